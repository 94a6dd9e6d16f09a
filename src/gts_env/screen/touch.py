"""What lies under a point of the screen, as drawn and as touched."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.screen.node import CHECKABLE, CLICKABLE, LONG_CLICKABLE, SCROLLABLE, Node
from gts_env.screen.screen import Screen

TOUCHABLE = CLICKABLE | LONG_CLICKABLE | CHECKABLE | SCROLLABLE
"""A node with any of these flags keeps a touch; any other lets it through to what lies beneath."""


def node_at(screen: Screen, x: float, y: float, predicate: Callable[[Node], bool] | None = None) -> Node | None:
    """The topmost node drawn at a point: the last in drawing order whose bounds contain it, hence the deepest.

    Args:
        screen: The screen.
        x: Device pixels from the left.
        y: Device pixels from the top.
        predicate: Look only at nodes for which it is true.
    """
    for node in reversed(screen.nodes):
        left, top, right, bottom = node.bounds
        if left <= x < right and top <= y < bottom and (predicate is None or predicate(node)):
            return node
    return None


def hits(screen: Screen, x: float, y: float) -> list[Node]:
    """The nodes that a touch at a point is about, innermost first, each followed by its parent up to the root.

    The touch goes where Android sends it. The topmost window that contains the point gets it (roots of one package
    count as one window); inside, parents offer it to their children, last drawn first; the first branch with a
    touchable node keeps it, so a container or a badge that reacts to nothing lets it through to the button beneath.
    Where nothing is touchable, the topmost branch is taken.

    Args:
        screen: The screen.
        x: Device pixels from the left.
        y: Device pixels from the top.

    Returns:
        From the innermost node to the root of its window; empty where no window contains the point.
    """
    topmost: list[Node] = []
    for root in reversed(screen.roots):
        if root.contains(x, y):
            if topmost and topmost[-1].package != root.package:
                break
            path, kept = _offer(root, x, y)
            if kept:
                return path
            topmost = topmost or path
    return topmost


def _offer(node: Node, x: float, y: float) -> tuple[list[Node], bool]:
    """The path from the innermost node up to this one, and whether anything on it keeps the touch."""
    topmost: list[Node] | None = None
    for child in reversed(node.children):
        left, top, right, bottom = child.bounds
        if left <= x < right and top <= y < bottom:
            path, kept = _offer(child, x, y)
            if kept:
                path.append(node)
                return path, True
            if topmost is None:
                topmost = path
    path = topmost or []
    path.append(node)
    return path, bool(node.flags & TOUCHABLE)
