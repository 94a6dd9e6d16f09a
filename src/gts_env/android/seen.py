"""The accessibility trees that a phone has shown of late: what comes back unchanged is the same object again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.nodes import decor
from gts_env.screen.tree import Tree

if TYPE_CHECKING:
    from gts_env.screen import Node
    from gts_env.screen.node import Bounds

MOST = 64
"""Trees that are remembered."""

Content = tuple["Node", ...]


class Seen:
    """Roots by the content of their window, and trees by their root.

    Judge and observer know a tree again by its root, and what was worked out for it need not be worked out again.
    """

    __slots__ = ("_roots", "_trees")

    def __init__(self) -> None:
        self._roots: dict[int, tuple[Content, Node]] = {}
        self._trees: dict[int, Tree] = {}

    def root(self, content: Content, bounds: Bounds, package: str) -> Node:
        """The root of a window with this content."""
        known = self._roots.get(id(content))
        if known is not None and known[1].bounds == bounds and known[1].package == package:
            return known[1]
        if len(self._roots) >= MOST:
            self._roots.clear()
        root = decor(content, bounds, package)
        # The content is held, so that its identity is not used twice.
        self._roots[id(content)] = content, root
        return root

    def tree(self, root: Node) -> Tree:
        """The tree with this one root."""
        known = self._trees.get(id(root))
        if known is None:
            if len(self._trees) >= MOST:
                self._trees.clear()
            known = self._trees[id(root)] = Tree((root,))
        return known
