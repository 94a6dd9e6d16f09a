"""Selected text in the focused field: choosing a word, and what the floating toolbar does with it.

A selection is view state, saved as on Android: ``<key>:selection`` is a pair of offsets whose second is where the
caret stands; once the caret or the text is another, it no longer holds. ``<key>:tools`` asks for the toolbar where
nothing is selected, as a long press in an empty field does; ``<key>:handle`` is until when the caret's handle is seen.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.android import effects as fx
from gts_env.android import fields
from gts_env.android.intent_effects import Copy

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.reducer import Reducer
    from gts_env.android.ui import Tx

Span = tuple[int, int]
ACTIONS = ("cut", "copy", "paste", "select_all")
HANDLE_MS = 4000
"""How long the handle of the caret stays after a touch."""


@dataclass(frozen=True, slots=True)
class Edit(fx.Effect):
    """A button of the floating toolbar: one of :data:`ACTIONS`."""

    action: str


@dataclass(frozen=True, slots=True)
class Hold(fx.Effect):
    """Show the handle of the caret in the field with this key for a while."""

    key: str


def selected(lay: Layout, key: str, text: str, caret: int) -> Span | None:
    """What is selected in a field, noted as a dependency of its box."""
    return _valid(lay.read(f"{key}:selection"), text, caret)


def _valid(span: Any, text: str, caret: int) -> Span | None:
    if not isinstance(span, tuple) or span[1] != caret or not 0 <= span[0] < caret <= len(text):
        return None
    return span[0], caret


def selection_of(box: Box, lay: Layout) -> Span | None:
    """What is selected in a field that is laid out."""
    field: Any = box.widget
    text, caret = field.content(lay)
    return _valid(lay.view.get(f"{fields.key_of(field)}:selection"), text, caret)


def word_at(text: str, at: int) -> Span | None:
    """The word around an offset, or beside it; None where there is none."""
    start = end = min(at, len(text))
    while start > 0 and _of_word(text[start - 1]):
        start -= 1
    while end < len(text) and _of_word(text[end]):
        end += 1
    return (start, end) if end > start else None


def _of_word(ch: str) -> bool:
    return ch.isalnum() or ch in "_'’" or unicodedata.category(ch).startswith("M")


def pick_word(key: str, text: str, at: int) -> fx.Effect:
    """What a long press on a field does: take the focus, select the word under the finger, offer the toolbar."""
    span = word_at(text, at)
    caret = span[1] if span is not None else at
    return fx.Many(
        (
            fx.Focus(key),
            fx.Put(f"{key}:caret", caret),
            fx.Put(f"{key}:selection", span),
            fx.Put(f"{key}:tools", True, saved=False),
            held_off(key),
        )
    )


def cleared(key: str) -> tuple[fx.Effect, ...]:
    """Effects that take selection and toolbar away."""
    return fx.Put(f"{key}:selection", None), fx.Put(f"{key}:tools", None, saved=False), held_off(key)


def held_off(key: str) -> fx.Effect:
    """The effect that takes the caret's handle away."""
    return fx.Put(f"{key}:handle", None, saved=False)


def tapped(key: str, offset: int, text: bool, marked: bool) -> fx.Effect:
    """What a tap on a field does: the focus, the caret where the finger was, and a handle under it if there is text."""
    gone = cleared(key) if marked else ()
    handle = Hold(key) if text else held_off(key)
    return fx.Many((fx.Focus(key), fx.Put(f"{key}:caret", offset), *gone, handle))


def is_on(lay: Layout, key: str) -> bool:
    """Whether a selection or the toolbar is there."""
    return bool(lay.view.get(f"{key}:selection") or lay.view.get(f"{key}:tools"))


def leave(tx: Tx, frame: Frame) -> bool:
    """Back takes selection and toolbar away, before anything else; whether they were there."""
    box = fields.focused_box(frame)
    if box is None or not is_on(frame.active.lay, fields.key_of(box.widget)):
        return False
    for effect in cleared(fields.key_of(box.widget)):
        tx.run(effect)
    return True


def edit(reducer: Reducer, tx: Tx, effect: Edit) -> None:
    """Carry out a button of the toolbar."""
    from gts_env.android import editing

    frame = reducer.composer.frame(tx.state)
    box = fields.focused_box(frame)
    if box is None:
        return
    field: Any = box.widget
    key = fields.key_of(field)
    text, _ = field.content(frame.active.lay)
    span = selection_of(box, frame.active.lay)
    if effect.action == "select_all":
        tx.run(fx.Many((fx.Put(f"{key}:caret", len(text)), fx.Put(f"{key}:selection", (0, len(text))))))
        return
    if effect.action in ("cut", "copy") and span is not None:
        tx.run(Copy(text[slice(*span)]))
    if effect.action == "cut":
        editing.backspace(tx, frame)
    elif effect.action == "paste" and tx.state.clip is not None:
        editing.insert(tx, frame, tx.state.clip.text)
    for one in cleared(key):
        tx.run(one)


def hold(reducer: Reducer, tx: Tx, effect: Hold) -> None:
    """Let the handle be seen from now on until its time is over."""
    tx.run(fx.Put(f"{effect.key}:handle", tx.state.now + HANDLE_MS, saved=False))


HANDLERS: dict[type, Callable[..., None]] = {Edit: edit, Hold: hold}
