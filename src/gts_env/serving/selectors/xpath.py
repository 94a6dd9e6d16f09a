"""XPath over a screen: a tree of lxml made of its nodes, with the tags and attributes of Appium's page source."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gts_env.errors import DeviceError
from gts_env.screen import Node
from gts_env.screen.node import FLAG_NAMES
from gts_env.screen.xml import tag_of
from gts_env.serving.selectors.java import SelectorError
from gts_env.serving.selectors.patterns import fits

if TYPE_CHECKING:
    from gts_env.screen import Screen

LONGEST = 4096
MOST_WORK = 2e8
"""Nodes that an expression may visit by its form, beyond which it is refused."""
_WANDERING = re.compile(r"//|\b(?:descendant|following|preceding|ancestor)\b[\w-]*\s*::|\*")
_LITERAL = re.compile(r"'[^']*'|\"[^\"]*\"")
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


class NoLxmlError(DeviceError):
    """XPath needs lxml."""

    def __init__(self) -> None:
        super().__init__("XPath needs lxml", mend="Install it with: pip install 'gts-env[serve]'")


def _etree() -> Any:
    try:
        return importlib.import_module("lxml.etree")
    except ImportError as error:
        raise NoLxmlError from error


class XPathTree:
    """The tree of a screen.

    Args:
        screen: The screen.
        more: Nodes beside its own, such as a toast.
    """

    def __init__(self, screen: Screen, more: Sequence[Node] = ()) -> None:
        etree = _etree()
        self._nodes: list[Node] = []
        self._element: dict[int, Any] = {}
        self._root = etree.Element("hierarchy", {
            "index": "0", "class": "hierarchy", "rotation": "0" if screen.orientation == "portrait" else "1",
            "width": str(screen.width), "height": str(screen.height),
        })  # fmt: skip
        self._node_of: dict[Any, Node] = {}
        stack = [(self._root, node, i) for i, node in enumerate((*screen.roots, *more))]
        stack.reverse()
        while stack:
            parent, node, index = stack.pop()
            element = etree.SubElement(parent, tag_of(node.class_name), _attributes(node, index))
            self._node_of[element] = node
            self._element[id(node)] = element
            stack.extend([(element, child, i) for i, child in reversed(list(enumerate(node.children)))])

    def find(self, expression: str, context: Node | None = None) -> list[Node]:
        """The nodes that an expression gives, in the order of the tree.

        Args:
            expression: XPath 1.0, and ``matches``, ``ends-with``, ``lower-case`` and ``upper-case`` of 2.0.
            context: Where it starts; what lies outside of this node is not found.

        Raises:
            SelectorError: It cannot be read, gives no nodes, or would go through too many of them.
        """
        _check_work(expression, len(self._node_of) + 1)
        etree = _etree()
        start = self._root if context is None else self._element[id(context)]
        try:
            found = etree.XPath(expression, extensions=_FUNCTIONS, regexp=False)(start)
        except (etree.XPathError, ValueError, TypeError) as error:
            if isinstance(error, SelectorError):
                raise
            raise SelectorError(f"the XPath {expression[:200]!r} cannot be used: {error}") from error
        if not isinstance(found, list):
            raise SelectorError(f"the XPath {expression[:200]!r} gives a {type(found).__name__}, no elements")
        nodes = [self._node_of[one] for one in found if not isinstance(one, str) and one in self._node_of]
        if context is None:
            return nodes
        inside = {id(node) for node in context.walk()}
        return [node for node in nodes if id(node) in inside]


def _attributes(node: Node, index: int) -> dict[str, str]:
    left, top, right, bottom = node.bounds
    values = {
        "index": str(index),
        "package": node.package,
        "class": node.class_name,
        "text": _clean(node.text),
        "bounds": f"[{left},{top}][{right},{bottom}]",
        "displayed": "true",
    }
    if node.content_desc:
        values["content-desc"] = _clean(node.content_desc)
    if node.resource_id:
        values["resource-id"] = node.resource_id
    if node.hint:
        values["hint"] = _clean(node.hint)
    flags = node.flags
    for name, bit in FLAG_NAMES.items():
        values[name] = "true" if flags & bit else "false"
    return values


def _clean(text: str) -> str:
    return _FORBIDDEN.sub("?", text)


def _check_work(expression: str, nodes: int) -> None:
    """Refuse what would visit nodes by the million: each way down inside a predicate is walked for every node."""
    if len(expression) > LONGEST:
        raise SelectorError(f"an XPath has at most {LONGEST} characters")
    bare = _LITERAL.sub("''", expression)
    depth = deepest = 0
    at = 0
    ways = {match.start() for match in _WANDERING.finditer(bare)}
    for at, sign in enumerate(bare):
        if sign in "[(":
            depth += 1
        elif sign in "])":
            depth -= 1
        if at in ways:
            deepest = max(deepest, depth)
    if float(nodes) ** min(deepest + 1, 30) * max(1, len(ways)) > MOST_WORK:
        raise SelectorError("the XPath has too many searches inside each other")


def _text(value: Any) -> str:
    """What XPath makes of a value that a text is asked of."""
    if isinstance(value, list):
        value = value[0] if value else ""
    if isinstance(value, str):
        return str(value)
    return "".join(value.itertext()) if hasattr(value, "itertext") else str(value)


_FUNCTIONS: dict[tuple[None, str], Callable[..., Any]] = {
    (None, "matches"): lambda context, text, pattern, flags="": fits(_text(pattern), _text(text), anywhere=True,
                                                                    ignore_case="i" in _text(flags)),
    (None, "ends-with"): lambda context, text, end: _text(text).endswith(_text(end)),
    (None, "lower-case"): lambda context, text: _text(text).lower(),
    (None, "upper-case"): lambda context, text: _text(text).upper(),
}  # fmt: skip
