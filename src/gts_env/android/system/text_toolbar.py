"""The floating toolbar over selected text: cut, copy, paste, select all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android import fields, selecting, windows
from gts_env.android.layout.context import INF, Layout
from gts_env.android.selecting import Edit
from gts_env.android.state import PhoneState
from gts_env.android.system import metrics, themes
from gts_env.android.system.handles import SIZE_DP
from gts_env.android.system.words import words
from gts_env.android.theme import theme_for
from gts_env.android.widgets.container import Row, Stack
from gts_env.android.widgets.leaf import Text
from gts_env.android.window import Window

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.widgets.base import Widget

KIND = "toolbar"
GAP_DP = 8
Rect = tuple[int, int, int, int]


def window(state: PhoneState, below: Window, board: Window | None = None) -> Window | None:
    """The toolbar over what is selected, below it if there is no room; None if none is due.

    Args:
        state: The state.
        below: The window in front.
        board: The keyboard, which it does not lie over.
    """
    key = windows.focused(state)
    if key is None or not selecting.is_on(below.lay, key):
        return None
    place = fields.seen_of(below, key)
    if place is None:
        return None
    (box, x, y), clip = place
    buttons = [_button(label, action) for action, label in _offered(state, box, below.lay)]
    if not buttons:
        return None
    return _stand(state, buttons, _about(box, x, y, clip), board.y if board is not None else state.config.size[1])


def _about(box: Box, x: int, y: int, clip: Rect) -> Rect:
    """What the toolbar is about, as far as it is in view: the selected lines, else the line of the caret."""
    look: Any = box.data
    marks = [(look.text_x + m[0], look.text_y + m[1], look.text_x + m[2], look.text_y + m[3]) for m in look.marks]
    if not marks:
        top, bottom = look.caret_span
        marks = [(float(look.area[0]), float(top), float(look.area[2]), float(bottom))]
    left, top, right, bottom = (
        min(m[0] for m in marks), min(m[1] for m in marks), max(m[2] for m in marks), max(m[3] for m in marks),
    )  # fmt: skip
    seen_top = min(max(y + top, clip[1]), clip[3])
    return int(x + left), int(seen_top), int(x + right), int(max(seen_top, min(y + bottom, clip[3])))


def _offered(state: PhoneState, box: Any, lay: Layout) -> list[tuple[str, str]]:
    field = box.widget
    said = words(state.config.locale)
    text, _ = field.content(lay)
    span = selecting.selection_of(box, lay)
    out = []
    if span is not None and not field.password:
        out += [("cut", said.cut), ("copy", said.copy)]
    if state.clip is not None and state.clip.text:
        out.append(("paste", said.paste))
    if text and span != (0, len(text)):
        out.append(("select_all", said.select_all))
    return out


def _button(label: str, action: str) -> Widget:
    text = Text(label, "label_large", "on_surface", silent=True)
    return Stack([text], align="center", height=48, padding=(14, 0), id=action, desc=label, role="Button",
                 on_click=Edit(action))  # fmt: skip


def _stand(state: PhoneState, buttons: list[Widget], about: Rect, floor: int) -> Window:
    config = state.config
    plain = themes.layout(config)
    lay = Layout(theme_for(themes.SYSTEM_SEED, config), plain.view, plain.seams, plain.site, {})
    root = Row(buttons, background="surface_container_high", radius="full", elevation=3, padding=(4, 0))
    width = config.size[0]
    box = lay(root, width - 2 * lay.px(GAP_DP), INF)
    gap, least = lay.px(GAP_DP), metrics.sides(config)[1]
    left = max(gap, min((about[0] + about[2] - box.w) // 2, width - gap - box.w))
    top = about[1] - gap - box.h
    if top < least:
        # Under the handles, as long as that is above the keyboard.
        top = max(least, min(about[3] + lay.px(SIZE_DP) + gap, floor - gap - box.h))
    return Window(KIND, box, left, top, themes.SYSTEM_UI, lay)
