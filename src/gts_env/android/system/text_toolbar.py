"""The floating toolbar over selected text: cut, copy, paste, select all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android import fields, selecting, windows
from gts_env.android.layout.context import INF, Layout
from gts_env.android.selecting import Edit
from gts_env.android.state import PhoneState
from gts_env.android.system import metrics, themes
from gts_env.android.system.words import words
from gts_env.android.theme import theme_for
from gts_env.android.widgets.container import Row, Stack
from gts_env.android.widgets.leaf import Text
from gts_env.android.window import Window

if TYPE_CHECKING:
    from gts_env.android.widgets.base import Widget

KIND = "toolbar"
GAP_DP = 8


def window(state: PhoneState, below: Window) -> Window | None:
    """The toolbar over the field with the selection, below it if there is no room; None if none is due."""
    key = windows.focused(state)
    if key is None or not selecting.is_on(below.lay, key):
        return None
    place = fields.place_of(below, key)
    if place is None:
        return None
    box, x, y = place
    buttons = [_button(label, action) for action, label in _offered(state, box, below.lay)]
    if not buttons:
        return None
    return _stand(state, buttons, x, y, box.w, box.h)


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


def _stand(state: PhoneState, buttons: list[Widget], x: int, y: int, w: int, h: int) -> Window:
    config = state.config
    plain = themes.layout(config)
    lay = Layout(theme_for(themes.SYSTEM_SEED, config), plain.view, plain.seams, plain.site, {})
    root = Row(buttons, background="surface_container_high", radius="full", elevation=3, padding=(4, 0))
    width = config.size[0]
    box = lay(root, width - 2 * lay.px(GAP_DP), INF)
    left = max(lay.px(GAP_DP), min(x + (w - box.w) // 2, width - lay.px(GAP_DP) - box.w))
    top = y - lay.px(GAP_DP) - box.h
    if top < metrics.sides(config)[1]:
        top = y + h + lay.px(GAP_DP)
    return Window(KIND, box, left, top, themes.SYSTEM_UI, lay)
