"""UiSelector: criteria of a node, with selectors for what lies in it or beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from gts_env.screen import Node
from gts_env.screen import node as flag
from gts_env.serving.selectors.java import Made, SelectorError, Value, parse
from gts_env.serving.selectors.patterns import check, fits

Test = Callable[[Node], bool]

_FLAGS = {
    "checkable": flag.CHECKABLE,
    "checked": flag.CHECKED,
    "clickable": flag.CLICKABLE,
    "enabled": flag.ENABLED,
    "focusable": flag.FOCUSABLE,
    "focused": flag.FOCUSED,
    "longClickable": flag.LONG_CLICKABLE,
    "scrollable": flag.SCROLLABLE,
    "selected": flag.SELECTED,
}
_FIELDS: dict[str, tuple[str, Callable[[str, str], bool]]] = {
    "text": ("text", str.__eq__),
    "textContains": ("text", lambda has, part: part.lower() in has.lower()),
    "textStartsWith": ("text", lambda has, part: has.lower().startswith(part.lower())),
    "textMatches": ("text", lambda has, pattern: fits(pattern, has)),
    "description": ("content_desc", str.__eq__),
    "descriptionContains": ("content_desc", lambda has, part: part.lower() in has.lower()),
    "descriptionStartsWith": ("content_desc", lambda has, part: has.lower().startswith(part.lower())),
    "descriptionMatches": ("content_desc", lambda has, pattern: fits(pattern, has)),
    "className": ("class_name", str.__eq__),
    "classNameMatches": ("class_name", lambda has, pattern: fits(pattern, has)),
    "packageName": ("package", str.__eq__),
    "packageNameMatches": ("package", lambda has, pattern: fits(pattern, has)),
    "resourceId": ("resource_id", str.__eq__),
    "resourceIdMatches": ("resource_id", lambda has, pattern: fits(pattern, has)),
}
"""What is asked of a node's texts: method, attribute, comparison. Parts of texts are compared without case."""


@dataclass(frozen=True)
class UiSelector:
    """What a node must be.

    Attributes:
        tests: Criteria; all must hold.
        instance: The how-manieth match is meant, from 0; None for all.
        index: Place among the children of its parent, or None.
        child: What is looked for in the match instead.
        sibling: What is looked for in the parent of the match instead.
    """

    tests: tuple[Test, ...] = ()
    instance: int | None = None
    index: int | None = None
    child: UiSelector | None = None
    sibling: UiSelector | None = None

    def find(self, roots: Sequence[Node]) -> Iterator[Node]:
        """The nodes that are meant, in the order of the tree, each once."""
        selector = self
        forests: list[Sequence[Node]] = [roots]
        while True:
            matches = [pair for forest in forests for pair in selector._chosen(forest)]
            following = selector.child if selector.child is not None else selector.sibling
            if following is None:
                yield from {id(node): node for node, _ in matches}.values()
                return
            # Each place is looked at once, however many matches lead there: locators may go deep.
            if selector.child is not None:
                places: list[Sequence[Node]] = [node.children for node, _ in matches]
            else:
                places = [parent.children if parent is not None else roots for _, parent in matches]
            forests = list({id(place): place for place in places}.values())
            selector = following

    def then(self, way: str, following: UiSelector) -> UiSelector:
        """This selector with another one at its end.

        Args:
            way: ``child`` or ``sibling``: where the other one looks, seen from what this one finds.
            following: The other one.
        """
        if self.child is not None:
            return replace(self, child=self.child.then(way, following))
        if self.sibling is not None:
            return replace(self, sibling=self.sibling.then(way, following))
        return replace(self, child=following) if way == "child" else replace(self, sibling=following)

    def _chosen(self, roots: Sequence[Node]) -> list[tuple[Node, Node | None]]:
        matches = self._matches(roots)
        if self.instance is None:
            return matches
        return matches[self.instance : self.instance + 1] if self.instance >= 0 else []

    def _matches(self, roots: Sequence[Node]) -> list[tuple[Node, Node | None]]:
        found: list[tuple[Node, Node | None]] = []
        stack: list[tuple[Node, Node | None, int]] = [(n, None, i) for i, n in reversed(list(enumerate(roots)))]
        while stack:
            node, parent, place = stack.pop()
            if (self.index is None or self.index == place) and all(test(node) for test in self.tests):
                found.append((node, parent))
            stack.extend([(child, node, i) for i, child in reversed(list(enumerate(node.children)))])
        return found


def read_selector(made: Made) -> UiSelector:
    """A UiSelector from its expression.

    Raises:
        SelectorError: It has a method or an argument that a UiSelector does not have.
    """
    if made.kind != "UiSelector" or made.args:
        raise SelectorError(f"expected new UiSelector(), found new {made.kind}")
    tests: list[Test] = []
    parts: dict[str, int] = {}
    chain: list[tuple[str, UiSelector]] = []
    for call in made.calls:
        value = call.args[0] if len(call.args) == 1 else None
        if call.name in _FIELDS and isinstance(value, str):
            tests.append(_field_test(call.name, value))
        elif call.name in _FLAGS and (isinstance(value, bool) or not call.args):
            tests.append(_flag_test(_FLAGS[call.name], value is not False))
        elif call.name in ("instance", "index") and type(value) is int:
            parts[call.name] = value
        elif call.name in ("childSelector", "fromParent") and isinstance(value, Made):
            chain.append(("child" if call.name == "childSelector" else "sibling", read_selector(value)))
        else:
            raise SelectorError(f"UiSelector has no {call.name}({', '.join(_kind(arg) for arg in call.args)})")
    selector = UiSelector(tuple(tests), parts.get("instance"), parts.get("index"))
    for way, following in chain:
        selector = selector.then(way, following)
    return selector


def selector_of(text: str) -> UiSelector:
    """A UiSelector from its text.

    Raises:
        SelectorError: It is none.
    """
    return read_selector(parse(text)[0])


def _field_test(name: str, value: str) -> Test:
    attribute, holds = _FIELDS[name]
    if name.endswith("Matches"):
        check(value)
    return lambda node: holds(getattr(node, attribute), value)


def _flag_test(bit: int, wanted: bool) -> Test:
    return lambda node: bool(node.flags & bit) is wanted


def _kind(value: Value) -> str:
    return value.kind if isinstance(value, Made) else type(value).__name__
