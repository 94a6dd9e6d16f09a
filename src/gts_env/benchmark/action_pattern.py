"""Patterns over actions: the ``action:`` of a checkpoint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from decimal import Decimal
from typing import Any

from gts_env.actions.action import (
    ACTION_TYPES,
    KEYS,
    ORIENTATIONS,
    Action,
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    PressKey,
    ReportDefect,
    Swipe,
    Tap,
    TypeText,
)
from gts_env.benchmark.area import Area, lies_in, read_area
from gts_env.benchmark.comparison import Comparison
from gts_env.benchmark.values.compare import SHORT
from gts_env.errors import near
from gts_env.screen.node import FOCUSED, Node
from gts_env.screen.query import Query, QueryError, compile_query, fill, variables
from gts_env.screen.query_form import VARIABLE
from gts_env.screen.screen import Screen
from gts_env.screen.touch import hits

TYPES: dict[str, type[Action]] = {
    **{word: kind for word, kind in ACTION_TYPES.items() if kind not in (ReportDefect, Finish)},
    "any": Action,
    "back": Action,
}
"""Words for ``type``; ``any`` means every action but a report and Finish, which do nothing to the device, and ``back``
the back key as well as the back gesture: a swipe inward from the left or right edge."""
EDGE = 0.06
"""Share of the screen's width from which a swipe inward is the back gesture (24 dp of a phone)."""
DIRECTIONS = ("up", "down", "left", "right")
_MEANT_FOR = {
    "hit": ("tap", "long_press", "double_tap", "swipe", "drag", "type", "any"),
    "area": ("tap", "long_press", "double_tap", "swipe", "drag"),
    "direction": ("swipe", "drag"),
    "length": ("swipe", "drag"),
    "key": ("press",),
    "text": ("type",),
    "contains": ("type",),
    "orientation": ("rotate",),
    "app": ("open_app",),
}
_AIMED = (Tap, DoubleTap, LongPress, Swipe, Drag, TypeText)
_CHOICES = {"key": KEYS, "direction": DIRECTIONS, "orientation": ORIENTATIONS}

Matcher = Callable[[Action, Screen, Mapping[str, str]], bool | None]
"""Whether an action on the screen before it fits, given the bound values; None where the screen does not tell."""
_Test = Callable[[Any, Screen, Mapping[str, str]], bool | None]
_NOTHING: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class ActionPattern:
    """Which actions are meant. Every part that is not None must hold.

    Attributes:
        types: Words of :data:`TYPES`, one of which the action must be.
        hit: Query that the node touched first, or one of its ancestors, matches on the screen before the action;
            for ``type`` it is asked of the focused field.
        area: Part of the screen in which the finger comes down: left, top, right and bottom as shares of its width and
            height. For screens whose nodes tell nothing; a ``hit`` says more.
        key: Key of ``press``, or a list of keys, one of which it must be.
        direction: Way the finger goes in ``swipe`` or ``drag``, along the longer side of its path.
        length: Comparison, such as ``< 0.12``, that holds for how far it goes along that side, as a share of the
            screen's width or height.
        text: Exact typed text.
        contains: Part of the typed text.
        orientation: Orientation of ``rotate``.
        app: App of ``open_app`` as the agent named it, case ignored.
    """

    types: tuple[str, ...] = ("any",)
    hit: Query | None = None
    area: Area | None = None
    key: str | tuple[str, ...] | None = None
    direction: str | None = None
    length: str | None = None
    text: str | None = None
    contains: str | None = None
    orientation: str | None = None
    app: str | None = None

    @classmethod
    def from_dict(cls, value: object, field: str = "") -> ActionPattern:
        """Read a pattern from its written form.

        Args:
            value: A mapping with ``type`` (a word or a list of words) and the other attributes as keys, or a bare
                word, short for ``{type: that}``.
            field: Path of the value, put before the paths that errors name.

        Raises:
            QueryError: An unknown key or word, a value of the wrong kind, or a key that the type does not have.
        """
        if isinstance(value, str):
            value = {"type": value}
        if not isinstance(value, Mapping):
            raise QueryError("an action pattern is a mapping or a word", field=field, value=value)
        at = f"{field}." if field else ""
        if "type" not in value:
            raise QueryError("an action pattern needs a type", field=field, mend=f"One of: {', '.join(TYPES)}.")
        types = _types(value["type"], f"{at}type")
        parts = {str(key): _part(key, item, types, f"{at}{key}") for key, item in value.items() if key != "type"}
        return cls(types=types, **parts)

    def matches(self, action: Action, before: Screen, bindings: Mapping[str, str] = _NOTHING) -> bool | None:
        """Whether an action fits.

        Args:
            action: What was done.
            before: The screen on which it was done.
            bindings: Values of the pattern's variables.

        Returns:
            True or False, or None where ``hit`` is asked and the screen before has no nodes.

        Raises:
            QueryError: The pattern uses a name that is not bound.
        """
        return compile_pattern(self)(action, before, bindings)

    @property
    def variables(self) -> tuple[str, ...]:
        """The names that the pattern expects to be bound, each once."""
        names = dict.fromkeys(variables(self.hit)) if self.hit is not None else {}
        for text in (self.text, self.contains, self.app):
            names.update(dict.fromkeys(VARIABLE.findall(text or "")))
        return tuple(names)


def compile_pattern(pattern: ActionPattern) -> Matcher:
    """Turn a pattern into a function, cheap tests first; :meth:`ActionPattern.matches` tells what it answers."""
    kinds = tuple(TYPES[word] for word in pattern.types if word != "back")
    back = "back" in pattern.types
    tests = [test for slot in fields(pattern) if (test := _test(slot.name, getattr(pattern, slot.name))) is not None]

    def matcher(action: Action, before: Screen, bindings: Mapping[str, str]) -> bool | None:
        if isinstance(action, (ReportDefect, Finish)):
            return False
        if not isinstance(action, kinds) and not (back and is_back(action, before)):
            return False
        answer: bool | None = True
        for test in tests:
            said = test(action, before, bindings)
            if said is False:
                return False
            answer = answer and said
        return answer

    return matcher


def is_back(action: Action, before: Screen) -> bool:
    """Whether an action goes back: by the key (escape is one, too), or by a swipe inward from an edge."""
    if isinstance(action, PressKey):
        return action.key in ("back", "escape")
    if not isinstance(action, Swipe):
        return False
    way, edge = direction_of(action), before.width * EDGE
    return (way == "right" and action.x0 < edge) or (way == "left" and action.x0 >= before.width - edge)


def direction_of(action: Swipe | Drag) -> str | None:
    """The way the finger goes, along the longer side of its path (the vertical one if equal); None if it stays."""
    dx, dy = action.x1 - action.x0, action.y1 - action.y0
    if not dx and not dy:
        return None
    if abs(dx) > abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"


def nodes_meant(action: Action, before: Screen) -> list[Node]:
    """The nodes that an action is about on the screen before it, innermost first, each followed by its parent.

    For a touch they lie under its first point; for typed text it is the focused field alone; else there are none.
    """
    if isinstance(action, (Tap, DoubleTap, LongPress)):
        return hits(before, action.x, action.y)
    if isinstance(action, (Swipe, Drag)):
        return hits(before, action.x0, action.y0)
    if isinstance(action, TypeText):
        return [node for node in reversed(before.nodes) if node.flags & FOCUSED][:1]
    return []


def _test(slot: str, value: Any) -> _Test | None:
    if value is None or slot == "types":
        return None
    if slot == "hit":
        return _hits(value)
    if slot == "area":
        return lambda action, before, _: lies_in(value, action, before)
    if slot == "direction":
        return lambda action, _, __: direction_of(action) == value
    if slot == "length":
        return _long(_comparison(value))
    if slot == "contains":
        return lambda action, _, bindings: fill(value, bindings, field=slot) in action.text
    if slot == "app":
        return lambda action, _, bindings: action.app.casefold() == fill(value, bindings, field=slot).casefold()
    if slot == "text":
        return lambda action, _, bindings: action.text == fill(value, bindings, field=slot)
    if isinstance(value, tuple):
        return lambda action, _, __: getattr(action, slot) in value
    return lambda action, _, __: getattr(action, slot) == value


def _comparison(text: str) -> Comparison | None:
    found = SHORT.fullmatch(text)
    try:
        return Comparison(found[1], Decimal(found[2])) if found else None
    except ArithmeticError:
        return None


def _long(wanted: Comparison | None) -> _Test:
    def test(action: Action, before: Screen, bindings: Mapping[str, str]) -> bool | None:
        dx, dy = abs(action.x1 - action.x0), abs(action.y1 - action.y0)  # type: ignore[attr-defined]
        share = dx / before.width if dx > dy else dy / before.height
        return wanted is not None and wanted.holds(share)

    return test


def _hits(query: Query) -> _Test:
    find = compile_query(query)

    def test(action: Action, before: Screen, bindings: Mapping[str, str]) -> bool | None:
        meant = nodes_meant(action, before)
        if not meant:
            return None if not before.roots and isinstance(action, _AIMED) else False
        wanted = {id(node) for node in find(before, bindings)}
        return any(id(node) in wanted for node in meant)

    return test


def _types(value: object, field: str) -> tuple[str, ...]:
    words = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, (list, tuple)) else ()
    if not words:
        raise QueryError(
            "expected a word or a list of words", field=field, value=value, mend=f"Known: {', '.join(TYPES)}."
        )
    for word in words:
        _known(word, tuple(TYPES), field)
    return tuple(str(word) for word in words)


def _part(key: object, item: object, types: tuple[str, ...], field: str) -> Any:
    _known(key, tuple(_MEANT_FOR), field, "key")
    name = str(key)
    wrong = [word for word in types if word not in _MEANT_FOR[name]]
    if wrong:
        has = ", ".join(_MEANT_FOR[name])
        raise QueryError(f"an action of type {wrong[0]!r} has no {name}", field=field, mend=f"It belongs to: {has}.")
    if name == "hit":
        return Query.from_dict(item, field)
    if name == "area":
        return read_area(item, field)
    if name == "key" and isinstance(item, list) and item:
        for word in item:
            _known(word, KEYS, field)
        return tuple(item)
    if name in _CHOICES:
        _known(item, _CHOICES[name], field)
    if not isinstance(item, str):
        raise QueryError("expected a text", field=field, value=item, mend="Put it in quotes.")
    if name == "length" and _comparison(item) is None:
        raise QueryError("expected a comparison", field=field, value=item, mend='Write "< 0.12".')
    return str(item)


def _known(word: object, words: tuple[str, ...], field: str, kind: str = "word") -> None:
    if word not in words:
        raise QueryError(
            f"unknown {kind} {word!r}", field=field, mend=near(str(word), words) or f"Known: {', '.join(words)}."
        )
