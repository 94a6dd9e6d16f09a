"""Objects as clients name them: selectors in JSON, or names that were given for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.screen import Node
from gts_env.screen.node import FLAG_NAMES
from gts_env.serving.selectors.java import Call, Made
from gts_env.serving.selectors.uiselector import UiSelector, read_selector
from gts_env.serving.u2.rpc import bad, not_found

if TYPE_CHECKING:
    from gts_env.serving.u2.server import U2Server

_NO_CRITERIA = ("mask", "childOrSibling", "childOrSiblingSelector")
MOST_PARTS = 64
DEEPEST = 8
_FLAG_KEYS = {
    name: "".join(part if not i else part.capitalize() for i, part in enumerate(name.split("-")))
    for name in FLAG_NAMES
    if name != "password"
}


def selector_of(server: U2Server, value: Any, depth: int = 0) -> UiSelector:
    """The selector that a client sends.

    Raises:
        RpcError: It is none, or a name that was never given.
        SelectorError: A criterion is unknown.
    """
    if isinstance(value, str):
        known = server.objects.get(value)
        if known is None:
            raise not_found(value)
        return known
    if not isinstance(value, dict) or len(value) > MOST_PARTS or depth > DEEPEST:
        raise bad("a selector must be an object")
    calls = tuple(Call(str(key), (_literal(part),)) for key, part in value.items() if key not in _NO_CRITERIA)
    selector = read_selector(Made("UiSelector", (), calls))
    ways, parts = value.get("childOrSibling") or [], value.get("childOrSiblingSelector") or []
    if not isinstance(ways, list) or not isinstance(parts, list) or not len(ways) == len(parts) <= MOST_PARTS:
        raise bad("childOrSibling and childOrSiblingSelector must be lists of one length")
    for way, part in zip(ways, parts, strict=True):
        if way not in ("child", "sibling"):
            raise bad("childOrSibling holds child and sibling")
        selector = selector.then(way, selector_of(server, part, depth + 1))
    return selector


def _literal(value: Any) -> Any:
    if not isinstance(value, (str, int, float, bool)):
        raise bad("a criterion must be a text, a number or a truth value")
    return value


def nodes_of(server: U2Server, value: Any) -> list[Node]:
    """All nodes that are meant, as they are now."""
    return list(selector_of(server, value).find(server.screen().roots))


def node_of(server: U2Server, value: Any) -> Node:
    """The first node that is meant.

    Raises:
        RpcError: There is none on the screen.
    """
    found = next(selector_of(server, value).find(server.screen().roots), None)
    if found is None:
        raise not_found(value)
    return found


def info(node: Node) -> dict[str, Any]:
    """What a node is."""
    left, top, right, bottom = node.bounds
    bounds = {"bottom": bottom, "left": left, "right": right, "top": top}
    return {
        "bounds": bounds,
        "visibleBounds": dict(bounds),
        "childCount": len(node.children),
        "className": node.class_name,
        "contentDescription": node.content_desc or None,
        "packageName": node.package,
        "resourceName": node.resource_id or None,
        "text": node.text,
        **{key: bool(node.flags & FLAG_NAMES[name]) for name, key in _FLAG_KEYS.items()},
    }
