"""Where layers stand: dialogs in the middle, sheets at the foot, menus at what they hang from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.layout.context import INSETS, Layout
from gts_env.android.state import Layer, PhoneState
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.frame import Window
    from gts_env.android.layout.box import Box

SCRIM = 0x52000000
MARGIN_DP = 24
DIALOG_DP = 560


def dialog(root: Widget, lay: Layout, state: PhoneState, package: str) -> Window:
    """A dialog in the middle of what the system bars and the keyboard leave free."""
    from gts_env.android.frame import Window

    width, height = state.config.size
    _, top, _, bottom = lay.facts[INSETS]
    margin = lay.px(MARGIN_DP)
    most = min(width - 2 * margin, lay.px(DIALOG_DP))
    room = height - top - bottom - margin
    box = lay(root, most, room)
    return Window("dialog", box, (width - box.w) // 2, top + (height - top - bottom - box.h) // 2, package, lay, SCRIM)


def sheet(root: Widget, lay: Layout, state: PhoneState, package: str) -> Window:
    """A bottom sheet over the whole width, at most nine tenths of the height."""
    from gts_env.android.frame import Window

    width, height = state.config.size
    box = lay(root, width, height * 9 // 10, width)
    return Window("sheet", box, 0, height - box.h, package, lay, SCRIM)


def menu(layer: Layer, screen: Window, below: Window, lay: Layout, state: PhoneState, package: str) -> Window:
    """A menu under (or, without room, over) the widget it hangs from, aligned to its end and kept on the screen."""
    from gts_env.android.frame import Window

    place = find(below.box, below.x, below.y, layer.anchor or layer.name)
    if place is None:
        place = find(screen.box, screen.x, screen.y, layer.anchor or layer.name)
    width, height = state.config.size
    margin = lay.px(8)
    if place is None:
        anchor_box: tuple[int, int, int, int] = (width // 2, height // 2, width // 2, height // 2)
        root: Widget = _nothing()
        least = 0
    else:
        found, x, y = place
        anchor_box = (x, y, x + found.w, y + found.h)
        root = found.widget.menu(lay) or _nothing()  # type: ignore[attr-defined]
        least = found.w if getattr(found.widget, "menu_fills", False) else 0
    _, top, _, bottom = lay.facts[INSETS]
    box = lay(root, width - 2 * margin, height - top - bottom - 2 * margin, least)
    left = anchor_box[0] if lay.theme.rtl else anchor_box[2] - box.w
    left = max(margin, min(left, width - margin - box.w))
    y = anchor_box[3]
    if y + box.h > height - bottom - margin:
        y = max(top + margin, min(anchor_box[1] - box.h, height - bottom - margin - box.h))
    return Window("menu", box, left, y, package, lay)


def find(box: Box, x: int, y: int, key: str) -> tuple[Box, int, int] | None:
    """The box of the widget with this key, and where it stands; the deepest that can open a menu."""
    for kid, kx, ky in box.kids:
        found = find(kid, x + kx, y + ky, key)
        if found is not None:
            return found
    widget = box.widget
    if (widget.key or widget.id) == key and hasattr(widget, "menu"):
        return box, x, y
    return None


def _nothing() -> Widget:
    from gts_env.android.widgets.leaf import Gap

    return Gap(width=1, height=1)


