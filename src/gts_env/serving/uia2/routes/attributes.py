"""What an element is: text, attributes, place."""

from __future__ import annotations

from typing import Any

from gts_env.serving.uia2 import value
from gts_env.serving.uia2.call import Call, refers_to
from gts_env.serving.uia2.errors import WireError
from gts_env.serving.uia2.route import route


@route("GET", "/element/:id/text")
def text(call: Call) -> str:
    """The text."""
    return call.node().text


@route("GET", "/element/:id/name")
def name(call: Call) -> Any:
    """The content description, or else the text."""
    return value.attribute(call.node(), "name")


@route("GET", "/element/:id/attribute/:name")
def attribute(call: Call) -> Any:
    """An attribute."""
    return value.attribute(call.node(), call.params["name"])


@route("GET", "/element/:id/rect")
def rect(call: Call) -> dict[str, int]:
    """Place and size."""
    return value.rect(call.node())


@route("GET", "/element/:id/size")
def size(call: Call) -> dict[str, int]:
    """Size."""
    whole = value.rect(call.node())
    return {"width": whole["width"], "height": whole["height"]}


@route("GET", "/element/:id/location")
def location(call: Call) -> dict[str, int]:
    """Place."""
    whole = value.rect(call.node())
    return {"x": whole["x"], "y": whole["y"]}


@route("GET", "/element/:id/displayed")
def displayed(call: Call) -> bool:
    """Whether it is in view: what is not is stale."""
    return call.node() is not None


@route("GET", "/element/:id/enabled")
def enabled(call: Call) -> bool:
    """Whether it is enabled."""
    return call.node().enabled


@route("GET", "/element/:id/selected")
def selected(call: Call) -> bool:
    """Whether it is selected or checked."""
    node = call.node()
    return node.selected or node.checked


@route("GET", "/appium/element/:id/first_visible")
def first_visible(call: Call) -> dict[str, str]:
    """The first element in a list."""
    children = call.node().children
    if not children:
        raise WireError("no such element", "the element has nothing in it")
    return refers_to(call.elements.name(children[0]))
