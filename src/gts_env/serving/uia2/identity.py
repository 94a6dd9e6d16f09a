"""Which widget a node is of: the same from screen to screen for as long as the widget lives.

Nodes are made anew whenever anything about them changes. What stays is the window and the way of widgets down to it,
in which keys and data items say more than places.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from gts_env.screen import Node
from gts_env.screen.node import ENABLED

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.window import Window
    from gts_env.screen import Screen
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
        for window in frame.windows:
            if window is frame.active:
                self._window(window, ("active", *place))
            elif len(screen.roots) > 1:
                self._window(window, (window.kind,))
        self._frames(place)
        if screen.toast is not None:
            self._of[id(toast_node(screen.toast))] = ("toast", screen.toast)
        self._node: dict[Identity, Node] = {}
        for node in screen.nodes:
            self._node.setdefault(self.of(node), node)
        if screen.toast is not None:
            self._node["toast", screen.toast] = toast_node(screen.toast)

    def _window(self, window: Window, start: Identity) -> None:
        stack: list[tuple[Box, Identity]] = [(window.box, start)]
        while stack:
            box, path = stack.pop()
            memo = box.node_memo
            if memo is not None and len(memo[4]) == 1:
                # A box without a node of its own has that of the one below it, which comes later and knows better.
                self._of[id(memo[4][0])] = path
            steps: dict[Any, int] = {}
            for kid, _, _ in box.kids:
                step = _step(kid)
                number = steps[step] = steps.get(step, -1) + 1
                stack.append((kid, (*path, step, number)))

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
