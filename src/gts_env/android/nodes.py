"""From boxes to accessibility nodes: what UiAutomator would dump of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.screen import node as flag
from gts_env.screen.node import Bounds, Node

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.widgets.base import Widget

NodeMemo = tuple[int, int, Bounds, str, tuple[Node, ...]]

_PREFIX = {
    "RecyclerView": "androidx.recyclerview.widget.",
    "ViewPager": "androidx.viewpager.widget.",
    "View": "android.view.",
    "ViewGroup": "android.view.",
    "WebView": "android.webkit.",
}


def full_class(name: str) -> str:
    """Full class name of a short one: ``Button`` is ``android.widget.Button``."""
    return name if "." in name else _PREFIX.get(name, "android.widget.") + name


def resource_id(name: str, package: str) -> str:
    """Full resource id of a short one; ``android:id/title`` and the like are full already."""
    return name if ":" in name else f"{package}:id/{name}"


def nodes_of(box: Box, x: int, y: int, clip: Bounds, package: str) -> tuple[Node, ...]:
    """Nodes of a box whose top left is at (x, y), cut at ``clip``; none if nothing of it is in view.

    The result is kept with the box: a subtree that neither changed nor moved gives the same Node objects.
    """
    memo = box.node_memo
    if memo is not None and memo[0] == x and memo[1] == y and memo[2] == clip and memo[3] == package:
        return memo[4]
    left, top, right, bottom = max(x, clip[0]), max(y, clip[1]), min(x + box.w, clip[2]), min(y + box.h, clip[3])
    widget = box.widget
    if widget.silent or (left >= right or top >= bottom):
        found: tuple[Node, ...] = ()
    else:
        inner = (left, top, right, bottom) if box.clip else clip
        found = _make(box, widget, x, y, (left, top, right, bottom), inner, package)
    box.node_memo = (x, y, clip, package, found)
    return found


FRAME = "android.widget.FrameLayout"
CONTENT = "android:id/content"


def decor(content: tuple[Node, ...], bounds: Bounds, package: str) -> Node:
    """The root of a window: a frame with the content frame that Android puts around what an app shows.

    Args:
        content: Nodes of the window's own widgets.
        bounds: Bounds of the window.
        package: Package that owns it.
    """
    frame = Node(FRAME, package, CONTENT, "", "", "", bounds, flag.ENABLED, content)
    return Node(FRAME, package, "", "", "", "", bounds, flag.ENABLED, (frame,))


def has_node(widget: Widget) -> bool:
    """Whether a widget has a node of its own; what lies in another one counts to its parent."""
    return bool(widget.role or widget.node_class or widget.on_click or widget.on_long_click or widget.id or widget.desc)


def _make(box: Box, widget: Widget, x: int, y: int, bounds: Bounds, inner: Bounds, package: str) -> tuple[Node, ...]:
    children: list[Node] = []
    if not getattr(widget, "merged", False):
        for kid, kx, ky in box.kids:
            children.extend(nodes_of(kid, x + kx, y + ky, inner, package))
    if not has_node(widget):
        return tuple(children)
    node = Node(
        full_class(widget.role or widget.node_class or "android.view.ViewGroup"),
        package,
        resource_id(widget.id, package) if widget.id else "",
        widget.text_of(box),
        widget.desc or widget.desc_of(box),
        widget.hint_of(box),
        bounds,
        _flags(widget, box),
        tuple(children),
    )
    return (node,)


def _flags(widget: Widget, box: Box) -> int:
    bits = 0
    if widget.enabled:
        bits |= flag.ENABLED
    if widget.on_click is not None or widget.on_double_click is not None:
        bits |= flag.CLICKABLE | flag.FOCUSABLE
    if widget.on_long_click is not None:
        bits |= flag.LONG_CLICKABLE
    if widget.checked is not None:
        bits |= flag.CHECKABLE | (flag.CHECKED if widget.checked else 0)
    if widget.selected:
        bits |= flag.SELECTED
    if widget.scrolls and box.data.extent > (box.w if getattr(widget, "horizontal", False) else box.h):
        bits |= flag.SCROLLABLE
    return bits | widget.more_flags(box)
