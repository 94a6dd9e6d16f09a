"""Find the nodes of a screen that a query means.

A query is compiled once to a function that narrows a list of candidates, criterion by criterion, starting from the
nodes with the wanted resource id; a search by id costs about a microsecond, a search by text one pass over the screen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from gts_env.screen.node import FLAG_NAMES, Node
from gts_env.screen.query_form import PATTERNS, STATES, Query, QueryError, bind, fill, variables
from gts_env.screen.screen import Screen

__all__ = ["Finder", "Query", "QueryError", "bind", "compile_query", "fill", "find", "find_all", "variables"]

Finder = Callable[[Screen, Mapping[str, str]], list[Node]]
"""Finds the matches on a screen, in drawing order, given the values of the query's variables."""
_Narrow = Callable[[Screen, list[Node]], list[Node]]
_NOTHING: Mapping[str, str] = {}
_REMEMBERED = 256


@lru_cache(maxsize=4096)
def compile_query(query: Query) -> Finder:
    """Turn a query into a function that finds its matches.

    Args:
        query: The query; see :class:`Query`.

    Returns:
        A function of a screen and the bound values; it gives a fresh list, in drawing order. It raises
        :class:`QueryError` where the query uses a name that is not bound.
    """
    names = variables(query)
    if not names:
        return _compile_bound(query)
    ready: dict[tuple[str | None, ...], Finder] = {}

    def finder(screen: Screen, bindings: Mapping[str, str]) -> list[Node]:
        key = tuple([bindings.get(name) for name in names])
        found = ready.get(key)
        if found is None:
            if len(ready) >= _REMEMBERED:
                ready.clear()
            found = ready[key] = _compile_bound(bind(query, bindings))
        return found(screen, bindings)

    return finder


def find_all(
    screen: Screen, query: Query | Mapping[str, object] | str, bindings: Mapping[str, str] = _NOTHING
) -> list[Node]:
    """All nodes that match a query, in drawing order.

    Raises:
        QueryError: The query is malformed or uses a name that is not bound.
    """
    return compile_query(query if isinstance(query, Query) else Query.from_dict(query))(screen, bindings)


def find(
    screen: Screen, query: Query | Mapping[str, object] | str, bindings: Mapping[str, str] = _NOTHING
) -> Node | None:
    """The first node that matches a query, or None; arguments and errors as for :func:`find_all`."""
    return next(iter(find_all(screen, query, bindings)), None)


def _compile_bound(query: Query) -> Finder:
    steps = list(_narrowings(query))
    name = query.id.rpartition("/")[2] if query.id is not None else None

    def finder(screen: Screen, bindings: Mapping[str, str]) -> list[Node]:
        nodes = list(screen.nodes if name is None else screen.by_name.get(name, ()))
        for step in steps:
            if not nodes:
                break
            nodes = step(screen, nodes)
        return nodes

    return finder


def _narrowings(query: Query) -> Iterable[_Narrow]:
    """The criteria of a query, cheap ones first; the id has been served by the index, unless it names a package."""
    if query.id is not None and "/" in query.id:
        yield _equal("resource_id", query.id)
    for slot in ("text", "package", "hint"):
        if (value := getattr(query, slot)) is not None:
            yield _equal(slot, value)
    if query.desc is not None:
        yield _equal("content_desc", query.desc)
    if any(getattr(query, state) is not None for state in STATES):
        yield _in_state({state: value for state in STATES if (value := getattr(query, state)) is not None})
    if query.contains is not None:
        yield _containing(query.contains)
    if query.class_name is not None:
        yield _of_class(query.class_name)
    for key in PATTERNS:
        if (value := getattr(query, key)) is not None:
            yield _matching("text" if key == "text_re" else "content_desc", value)
    if query.inside is not None:
        yield _inside(_compile_bound(query.inside))
    if query.has is not None:
        yield _having(_compile_bound(query.has))
    if query.near is not None:
        yield _near(_compile_bound(query.near))
    if query.nth is not None:
        yield _nth(query.nth)


def _equal(slot: str, value: str) -> _Narrow:
    # The two attributes asked for most are read without getattr: a query by text looks at every node.
    if slot == "text":
        return lambda _, nodes: [node for node in nodes if node.text == value]
    if slot == "content_desc":
        return lambda _, nodes: [node for node in nodes if node.content_desc == value]
    return lambda _, nodes: [node for node in nodes if getattr(node, slot) == value]


def _of_class(name: str) -> _Narrow:
    if "." in name:
        return _equal("class_name", name)
    tail = f".{name}"
    return lambda _, nodes: [node for node in nodes if node.class_name.endswith(tail) or node.class_name == name]


def _in_state(states: Mapping[str, bool]) -> _Narrow:
    flags = {state: FLAG_NAMES[state.replace("_", "-")] for state in states}
    mask = sum(flags.values())
    wanted = sum(flags[state] for state, value in states.items() if value)
    return lambda _, nodes: [node for node in nodes if node.flags & mask == wanted]


def _containing(part: str) -> _Narrow:
    return lambda _, nodes: [node for node in nodes if part in node.text]


def _matching(slot: str, pattern: str) -> _Narrow:
    match = re.compile(pattern, re.DOTALL).fullmatch
    return lambda _, nodes: [node for node in nodes if match(getattr(node, slot))]


def _inside(ancestors: Finder) -> _Narrow:
    def narrow(screen: Screen, nodes: list[Node]) -> list[Node]:
        wanted = {id(node) for node in ancestors(screen, _NOTHING)}
        if not wanted:
            return []
        parents, kept = screen.parents, []
        for node in nodes:
            above = parents.get(id(node))
            while above is not None and id(above) not in wanted:
                above = parents.get(id(above))
            if above is not None:
                kept.append(node)
        return kept

    return narrow


def _having(descendants: Finder) -> _Narrow:
    def narrow(screen: Screen, nodes: list[Node]) -> list[Node]:
        above: set[int] = set()
        for found in descendants(screen, _NOTHING):
            _add_ancestors(found, above, screen.parents)
        return [node for node in nodes if id(node) in above]

    return narrow


def _near(others: Finder) -> _Narrow:
    def narrow(screen: Screen, nodes: list[Node]) -> list[Node]:
        kept: set[int] = set()
        for other in others(screen, _NOTHING):
            beside = [(_gap(node, other), i) for i, node in enumerate(nodes) if not _around(node, other)]
            close = [(gap, i) for gap, i in beside if gap <= max(_height(nodes[i]), _height(other)) ** 2]
            if close:
                kept.add(min(close)[1])
        return [node for i, node in enumerate(nodes) if i in kept]

    return narrow


def _gap(a: Node, b: Node) -> int:
    """Square of the distance between two boxes, in device pixels; 0 where they touch or overlap."""
    (left, top, right, bottom), (x0, y0, x1, y1) = a.bounds, b.bounds
    return max(left - x1, x0 - right, 0) ** 2 + max(top - y1, y0 - bottom, 0) ** 2


def _around(node: Node, other: Node) -> bool:
    """Whether a box holds all of another: what is around a node is not beside it."""
    a, b = node.bounds, other.bounds
    return a[0] <= b[0] and a[1] <= b[1] and a[2] >= b[2] and a[3] >= b[3]


def _height(node: Node) -> int:
    return node.bounds[3] - node.bounds[1]


def _nth(number: int) -> _Narrow:
    return lambda _, nodes: (
        nodes[number:][:1] if number >= 0 else nodes[len(nodes) + number :][:1] if -number <= len(nodes) else []
    )


def _add_ancestors(node: Node, above: set[int], parents: Mapping[int, Node]) -> None:
    parent = parents.get(id(node))
    while parent is not None and id(parent) not in above:
        above.add(id(parent))
        parent = parents.get(id(parent))
