"""The node tree of a screen with what is worked out for it once: the flat list, the index by id, the parents."""

from __future__ import annotations

from gts_env.screen.node import Node


class Tree:
    """Root nodes and what is looked up in them. Screens with the very same roots can share one.

    Attributes:
        roots: Root nodes, in drawing order.
    """

    __slots__ = ("_by_name", "_nodes", "_parents", "roots")

    def __init__(self, roots: tuple[Node, ...]) -> None:
        self.roots = roots
        self._nodes: tuple[Node, ...] | None = None
        self._by_name: dict[str, list[Node]] | None = None
        self._parents: dict[int, Node] | None = None

    def __reduce__(self) -> tuple[type[Tree], tuple[tuple[Node, ...]]]:
        # What was worked out is left behind: the table by id() would be wrong in another process.
        return Tree, (self.roots,)

    @property
    def nodes(self) -> tuple[Node, ...]:
        """All nodes, parents before children, in drawing order."""
        if self._nodes is None:
            flat: list[Node] = []
            for root in self.roots:
                _flatten(root, flat)
            self._nodes = tuple(flat)
        return self._nodes

    @property
    def by_name(self) -> dict[str, list[Node]]:
        """Nodes by resource id without package, in drawing order. Do not change it."""
        if self._by_name is None:
            self._by_name = _index(self.nodes)
        return self._by_name

    @property
    def parents(self) -> dict[int, Node]:
        """The parent of each node but the roots, by ``id(node)``. Do not change it."""
        if self._parents is None:
            self._parents = {id(child): node for node in self.nodes if node.children for child in node.children}
        return self._parents


def _flatten(node: Node, out: list[Node]) -> None:
    out.append(node)
    for child in node.children:
        if child.children:
            _flatten(child, out)
        else:
            out.append(child)


def _index(nodes: tuple[Node, ...]) -> dict[str, list[Node]]:
    # Screens repeat their ids row by row, so ids are grouped before they are cut: half the time of cutting each.
    by_id: dict[str, list[Node]] = {}
    for node in nodes:
        full = node.resource_id
        if full:
            if full in by_id:
                by_id[full].append(node)
            else:
                by_id[full] = [node]
    table: dict[str, list[Node]] = {}
    for full, found in by_id.items():
        table.setdefault(full.rpartition("/")[2], []).extend(found)
    if len(table) < len(by_id):
        order = {id(node): place for place, node in enumerate(nodes)}
        for found in table.values():
            found.sort(key=lambda node: order[id(node)])
    return table
