"""Compare two screens: whether anything changed, and what.

Unchanged subtrees of successive screens are the same objects, so both questions cost what the change is big. Trees read
from XML share nothing; they are compared by their attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from gts_env.screen.node import Node
from gts_env.screen.screen import Screen

Ignore = Callable[[Node], bool]
"""Whether a node is volatile: it and all below it are left out of a comparison."""
_FACTS = ("package", "activity", "orientation", "night", "font_scale", "locale", "keyboard", "width", "height")


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs between two trees.

    Attributes:
        changed: Nodes before and after whose own attributes differ, in drawing order.
        added: Topmost nodes that are new.
        removed: Topmost nodes that are gone.
    """

    changed: tuple[tuple[Node, Node], ...]
    added: tuple[Node, ...]
    removed: tuple[Node, ...]

    def __bool__(self) -> bool:
        return bool(self.changed or self.added or self.removed)


def same_tree(before: Screen, after: Screen, ignore: Ignore | None = None) -> bool:
    """Whether two screens have the same nodes, by all attributes that UiAutomator dumps.

    Args:
        before: One screen.
        after: The other one.
        ignore: Tells volatile nodes, such as a clock; they may differ, come and go.
    """
    return _same_children(before.roots, after.roots, ignore)


def same_screen(before: Screen, after: Screen, ignore: Ignore | None = None) -> bool:
    """Whether nothing answered: same tree, app, activity and device settings, and no new toast.

    The time may differ, and a toast may go away by itself.
    """
    if any(getattr(before, fact) != getattr(after, fact) for fact in _FACTS):
        return False
    return (after.toast is None or after.toast == before.toast) and same_tree(before, after, ignore)


def changed_nodes(before: Screen, after: Screen) -> Changes:
    """What differs between the trees of two screens.

    Children are matched first by what they say (class, resource id and all texts below), then by class and resource
    id alone, in order; so an inserted row is one added node, not a change of all rows after it but for their bounds.
    """
    changed: list[tuple[Node, Node]] = []
    added: list[Node] = []
    removed: list[Node] = []
    _compare(before.roots, after.roots, changed, added, removed)
    return Changes(tuple(changed), tuple(added), tuple(removed))


def same_node(a: Node, b: Node) -> bool:
    """Whether two nodes agree in their own attributes, children aside."""
    return a is b or (
        a.flags == b.flags
        and a.bounds == b.bounds
        and a.text == b.text
        and a.content_desc == b.content_desc
        and a.resource_id == b.resource_id
        and a.class_name == b.class_name
        and a.package == b.package
        and a.hint == b.hint
    )


def _same_children(a: Sequence[Node], b: Sequence[Node], ignore: Ignore | None) -> bool:
    if a is b:
        return True
    if ignore is not None:
        a = [node for node in a if not ignore(node)]
        b = [node for node in b if not ignore(node)]
    if len(a) != len(b):
        return False
    for x, y in zip(a, b, strict=True):
        if x is not y and not (same_node(x, y) and _same_children(x.children, y.children, ignore)):
            return False
    return True


def _compare(
    before: Sequence[Node],
    after: Sequence[Node],
    changed: list[tuple[Node, Node]],
    added: list[Node],
    removed: list[Node],
) -> None:
    if before is after:
        return
    partners = _partners(before, after)
    for node in after:
        partner = partners.get(id(node))
        if partner is None:
            added.append(node)
        elif partner is not node:
            if not same_node(partner, node):
                changed.append((partner, node))
            _compare(partner.children, node.children, changed, added, removed)
    matched = {id(partner) for partner in partners.values()}
    removed.extend(node for node in before if id(node) not in matched)


def _partners(before: Sequence[Node], after: Sequence[Node]) -> dict[int, Node]:
    """For each node after, by ``id``, the node before that it continues."""
    partners: dict[int, Node] = {}
    left, right = list(before), list(after)
    # Reading all texts below costs most, so it is asked only where a kind of node is there more than once.
    for key, alone in ((id, False), (_kind, True), (_content, False), (_kind, False)):
        waiting, coming = _by(key, left), _by(key, right)
        for value, nodes in coming.items():
            candidates = waiting.get(value, [])
            if not alone or len(nodes) == len(candidates) == 1:
                partners.update(zip(map(id, nodes), candidates, strict=False))
        taken = set(map(id, partners.values()))
        left = [node for node in left if id(node) not in taken]
        right = [node for node in right if id(node) not in partners]
    return partners


def _by(key: Callable[[Node], object], nodes: Sequence[Node]) -> dict[object, list[Node]]:
    table: dict[object, list[Node]] = {}
    for node in nodes:
        table.setdefault(key(node), []).append(node)
    return table


def _kind(node: Node) -> object:
    return node.class_name, node.resource_id


def _content(node: Node) -> object:
    return _kind(node), tuple(_texts(node))


def _texts(node: Node) -> Iterator[str]:
    for below in node.walk():
        yield below.text
        yield below.content_desc
