"""Where layers stand: dialogs in the middle, sheets at the foot, menus at what they hang from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.layout.context import IME, INSETS, Layout
from gts_env.android.state import Layer, PhoneState
from gts_env.android.system.metrics import sides
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Gap
from gts_env.android.window import Window

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box

SCRIM = 0x52000000
MARGIN_DP = 24
DIALOG_DP = 560
SHEET_DP = 640
PERMISSIONS = "com.android.permissioncontroller"
"""Package of the app that asks for permissions."""


def _room(state: PhoneState) -> tuple[int, int, int]:
    """Left edge, width and height of what a navigation bar at the side leaves, in pixels."""
    width, height = state.config.size
    left, _, right, _ = sides(state.config)
    return left, width - left - right, height


def dialog(root: Widget, lay: Layout, state: PhoneState, package: str) -> Window:
    """A dialog in the middle of what the system bars and the keyboard leave free."""
    left, width, height = _room(state)
    _, top, _, bottom = lay.facts[INSETS]
    margin = lay.px(MARGIN_DP)
    most = min(width - 2 * margin, lay.px(DIALOG_DP))
    # Above the keyboard every dp counts, in landscape at least.
    box = lay.window(root, most, height - top - bottom - (lay.px(8) if lay.facts.get(IME) else margin))
    x, y = left + (width - box.w) // 2, top + (height - top - bottom - box.h) // 2
    return Window("dialog", box, x, y, package, lay, SCRIM)


def sheet(root: Widget, lay: Layout, state: PhoneState, package: str) -> Window:
    """A bottom sheet over the whole width of an upright phone, at most nine tenths of the height."""
    left, width, height = _room(state)
    wide = min(width, lay.px(SHEET_DP))
    box = lay.window(root, wide, height * 9 // 10, wide)
    return Window("sheet", box, left + (width - box.w) // 2, height - box.h, package, lay, SCRIM)


def permission(root: Widget, lay: Layout, state: PhoneState, package: str) -> Window:
    """The system's question for a permission: a dialog that a tap beside it does not close."""
    window = dialog(root, lay, state, PERMISSIONS)
    window.kind = "permission"
    return window


PLACES = {"dialog": dialog, "sheet": sheet, "permission": permission}
"""Kind of layer to where it stands; menus need to know what they hang from."""


def menu(layer: Layer, screen: Window, below: Window, lay: Layout, state: PhoneState, package: str) -> Window:
    """A menu under (or, without room, over) the widget it hangs from, aligned to its end and kept on the screen."""
    place = find(below.box, below.x, below.y, layer.anchor or layer.name)
    if place is None:
        place = find(screen.box, screen.x, screen.y, layer.anchor or layer.name)
    start, width, height = _room(state)
    margin = lay.px(8)
    root: Widget | None = None
    anchor, least = (start + width // 2, height // 2, start + width // 2, height // 2), 0
    if place is not None:
        found, x, y = place
        anchor = (x, y, x + found.w, y + found.h)
        root = lay.menu(found.widget)
        # A window in a theme of its app's own hands it on to its menus.
        dress = getattr(below.box.widget, "dress", None)
        root = root if dress is None else dress(root)
        least = found.w if getattr(found.widget, "menu_fills", False) else 0
    _, top, _, bottom = lay.facts[INSETS]
    box = lay.window(root or Gap(width=1, height=1), width - 2 * margin, height - top - bottom - 2 * margin, least)
    left = anchor[0] if lay.theme.rtl else anchor[2] - box.w
    left = max(start + margin, min(left, start + width - margin - box.w))
    y = anchor[3]
    if y + box.h > height - bottom - margin:
        y = max(top + margin, min(anchor[1] - box.h, height - bottom - margin - box.h))
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
