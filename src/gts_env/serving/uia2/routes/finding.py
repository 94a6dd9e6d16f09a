"""Finding elements."""

from __future__ import annotations

from typing import Any

from gts_env.screen import Node
from gts_env.serving.uia2.call import Call, refers_to
from gts_env.serving.uia2.errors import WireError, bad_argument
from gts_env.serving.uia2.find import find
from gts_env.serving.uia2.route import route
from gts_env.serving.uia2.value import attribute

NOTHING = "An element could not be located on the page using the given search parameters"


@route("POST", "/element")
def element(call: Call) -> Any:
    """The first element of a locator; all of them if the body asks for ``multiple``."""
    if call.body.get("multiple") is True:
        return elements(call)
    found = _found(call)
    if not found:
        raise WireError("no such element", NOTHING)
    return _told(call, found[0])


@route("POST", "/elements")
def elements(call: Call) -> list[dict[str, Any]]:
    """All elements of a locator, none as well as many."""
    return [_told(call, node) for node in _found(call)]


@route("GET", "/element/active")
def active(call: Call) -> dict[str, Any]:
    """The element that has the input focus."""
    for node in call.screen().nodes:
        if node.focused:
            return _told(call, node)
    raise WireError("no such element", "no element has the input focus")


@route("POST", "/element/:id/element")
def element_inside(call: Call) -> dict[str, Any]:
    """The first element of a locator below another one."""
    call.body = {**call.body, "context": call.params["id"]}
    found = _found(call)
    if not found:
        raise WireError("no such element", NOTHING)
    return _told(call, found[0])


@route("POST", "/element/:id/elements")
def elements_inside(call: Call) -> list[dict[str, Any]]:
    """All elements of a locator below another one."""
    call.body = {**call.body, "context": call.params["id"]}
    return elements(call)


def _found(call: Call) -> list[Node]:
    context = call.body.get("context") or None
    if context is not None and not isinstance(context, str):
        raise bad_argument("'context' must be the id of an element")
    strategy = call.text("strategy" if "strategy" in call.body else "using")
    selector = call.text("selector" if "selector" in call.body else "value")
    return find(call.server, strategy, selector, None if context is None else call.elements.node(context))


def _told(call: Call, node: Node) -> dict[str, Any]:
    reference: dict[str, Any] = refers_to(call.elements.name(node))
    settings = call.server.settings
    if not settings["shouldUseCompactResponses"]:
        for name in str(settings["elementResponseAttributes"]).split(",")[:16]:
            reference[name.strip()] = attribute(node, name.strip().removeprefix("attribute/"), missing=None)
    return reference
