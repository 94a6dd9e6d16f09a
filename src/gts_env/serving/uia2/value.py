"""Attributes of an element, under all names that clients have for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gts_env.screen import Node
from gts_env.screen.node import FLAG_NAMES
from gts_env.serving.uia2.errors import WireError

_TEXTS: dict[str, Callable[[Node], str]] = {
    "bounds": lambda n: f"[{n.bounds[0]},{n.bounds[1]}][{n.bounds[2]},{n.bounds[3]}]",
    "class": lambda n: n.class_name,
    "classname": lambda n: n.class_name,
    "contentdescription": lambda n: n.content_desc,
    "content-desc": lambda n: n.content_desc,
    "contentdesc": lambda n: n.content_desc,
    "content-size": lambda n: _size(n),
    "contentsize": lambda n: _size(n),
    "description": lambda n: n.content_desc,
    "displayed": lambda n: "true",
    "hint": lambda n: n.hint,
    "name": lambda n: n.content_desc or n.text,
    "original-text": lambda n: n.text,
    "package": lambda n: n.package,
    "resource-id": lambda n: n.resource_id,
    "resourceid": lambda n: n.resource_id,
    "text": lambda n: n.text,
}
"""By name in lower case."""
_FLAGS = {name.replace("-", ""): bit for name, bit in FLAG_NAMES.items()}
_FALLBACK = object()


def attribute(node: Node, name: str, missing: Any = _FALLBACK) -> Any:
    """An attribute as a text.

    Args:
        node: The element's node.
        name: Name of the attribute, in any case.
        missing: What an unknown name gives.

    Raises:
        WireError: The name is unknown and nothing was given for that.
    """
    folded = name.lower()
    if folded in _TEXTS:
        return _TEXTS[folded](node)
    bit = _FLAGS.get(folded.replace("-", ""))
    if bit is not None:
        return "true" if node.flags & bit else "false"
    if missing is _FALLBACK:
        raise WireError("invalid argument", f"{name[:80]!r} is no attribute of an element")
    return missing


def _size(node: Node) -> str:
    left, top, right, bottom = node.bounds
    width, height = right - left, bottom - top
    return f'{{"width":{width},"height":{height},"top":{top},"left":{left},"scrollableOffset":0,"touchPadding":0}}'


def rect(node: Node) -> dict[str, int]:
    """Place and size in device pixels."""
    left, top, right, bottom = node.bounds
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}
