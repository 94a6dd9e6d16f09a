"""Hardware and system keys, and typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import editing, fields, selecting, windows
from gts_env.android import effects as fx
from gts_env.android.layout.box import UNKNOWN

if TYPE_CHECKING:
    from gts_env.actions import TypeText
    from gts_env.android.frame import Composer, Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.ui import Tx


def press(tx: Tx, frame: Frame, key: str, via: str = "key") -> str | None:
    """Press a key; returns an error an agent may read, or None.

    ``menu``, ``power`` and the volume keys do nothing that a screen shows.
    """
    if key in ("back", "escape"):
        back(tx, frame, via)
    elif key == "home":
        tx.run(fx.Home())
    elif key == "recents":
        tx.run(fx.Recents())
    elif key in ("enter", "search"):
        editing.submit(tx, frame)
    elif key == "delete":
        editing.backspace(tx, frame)
    elif key == "tab":
        following = fields.after_focus(frame)
        if following is not None:
            tx.run(fx.Focus(following))
    return None


def back(tx: Tx, frame: Frame, via: str) -> None:
    """Back, consumed by the first of: keyboard, a handler in the window in front, a layer, the activity."""
    state = tx.state
    if selecting.leave(tx, frame):
        return
    if state.ime:
        tx.state = windows.hide_keyboard(state)
        return
    box = frame.active.box
    if box.back is UNKNOWN:
        box.back = _handler(box)
    effect = box.back
    if effect is None:
        effect = fx.Dismiss() if state.entry.layers else fx.Back(via)
    tx.via = via
    tx.run(effect)


def _handler(box: Box) -> fx.Effect | None:
    """Effect of the last back handler that is on the screen, as the newest callback wins on Android."""
    for kid, _, _ in reversed(box.kids):
        found = _handler(kid)
        if found is not None:
            return found
    effect: fx.Effect | None = getattr(box.widget, "on_back", None)
    return effect


def type_text(tx: Tx, composer: Composer, action: TypeText) -> str | None:
    """Type into the focused field, then submit if asked."""
    error = editing.insert(tx, composer.frame(tx.state), action.text, clear=action.clear)
    if error is None and action.submit:
        editing.submit(tx, composer.frame(tx.state))
    return error
