"""Which widget a node is of: the same from screen to screen for as long as the widget lives.

Nodes are made anew whenever anything about them changes. What stays is the window and the way of widgets down to it,
in which keys and data items say more than places.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from gts_env.android.nodes import has_node
from gts_env.android.phone import SYSTEM_WINDOWS
from gts_env.screen import Node
from gts_env.screen.node import ENABLED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gts_env.android.layout.box import Box
    from gts_env.screen import Screen
    from gts_env.screen.node import Bounds
    from gts_env.serving.served_phone import ServedPhone

Identity = tuple[Any, ...]
"""A widget of a window, comparable and hashable."""


@lru_cache(maxsize=64)
def toast_node(text: str) -> Node:
    """The node of a toast: what a notification says of it, without a place."""
    return Node("android.widget.Toast", "com.android.settings", "", text, "", "", (0, 0, 0, 0), ENABLED)


class Identities:
    """The widgets behind the nodes of one screen.

    Args:
        phone: The phone.
        screen: What it shows now.
    """

    def __init__(self, phone: ServedPhone, screen: Screen) -> None:
        self.screen = screen
        self._of: dict[int, Identity] = {}
        frame = phone.phone.frame()
        state = phone.state
        place = (state.entry.uid, tuple((layer.kind, layer.name) for layer in state.entry.layers), state.panel is None)
        # In the order in which the phone gives their roots.
        shown = [w for w in frame.windows if w.kind in SYSTEM_WINDOWS] if len(screen.roots) > 1 else []
        for root, window in zip(screen.roots, (frame.active, *shown), strict=False):
            path = ("active", *place) if root is screen.roots[0] else (window.kind,)
            clip = (0, 0, screen.width, screen.height)
            self._window(window.box, window.x, window.y, clip, iter(root.children[0].children), path)
        self._frames(place)
        if screen.toast is not None:
            self._of[id(toast_node(screen.toast))] = ("toast", screen.toast)
        self._node: dict[Identity, Node] = {}
        for node in screen.nodes:
            self._node.setdefault(self.of(node), node)
        if screen.toast is not None:
            self._node["toast", screen.toast] = toast_node(screen.toast)

    def _window(self, box: Box, x: int, y: int, clip: Bounds, nodes: Iterator[Node], path: Identity) -> None:
        """Walk boxes and nodes side by side, as the nodes were made.

        What boxes remember of their nodes will not do: one that is on several screens knows those of the last alone.
        """
        widget = box.widget
        left, top, right, bottom = max(x, clip[0]), max(y, clip[1]), min(x + box.w, clip[2]), min(y + box.h, clip[3])
        if widget.silent or left >= right or top >= bottom:
            return
        if has_node(widget):
            node = next(nodes, None)
            if node is None:
                return
            self._of[id(node)] = path
            nodes = iter(node.children)
        if getattr(widget, "merged", False):
            return
        inner = (left, top, right, bottom) if box.clip else clip
        steps: dict[Any, int] = {}
        for kid, kx, ky in box.kids:
            step = _step(kid)
            number = steps[step] = steps.get(step, -1) + 1
            self._window(kid, x + kx, y + ky, inner, nodes, (*path, step, number))

    def _frames(self, place: Identity) -> None:
        """The nodes that no box has: the frames of a window, and what is drawn twice from one box."""
        stack: list[tuple[Node, Identity]] = [(n, ("frame", i, *place)) for i, n in enumerate(self.screen.roots)]
        while stack:
            node, path = stack.pop()
            own = self._of.setdefault(id(node), path)
            for i, child in enumerate(node.children):
                stack.append((child, (*own, "child", i, child.class_name)))

    def of(self, node: Node) -> Identity:
        """The widget of a node of this screen."""
        return self._of[id(node)]

    def node(self, identity: Identity) -> Node | None:
        """The node of a widget, or None if it is not on this screen."""
        return self._node.get(identity)


def _step(box: Box) -> Any:
    widget = box.widget
    if widget.item is not None:
        item = widget.item
        return "item", type(widget).__name__, item if isinstance(item, (int, str)) else repr(item)
    return widget.key or widget.id or type(widget).__name__
