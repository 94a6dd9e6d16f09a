"""Explores a reader, place by place, and writes down as JSON Schema what it takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gts_env.benchmark.schema.probe import ANY, ITEM, Answer, Hints, Probe, Refused, Trail
from gts_env.errors import GtsError

Schema = dict[str, Any]
Known = Callable[[str, str], Schema | None]
_SHAPES: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("object", ({},)),
    ("array", ([],)),
    ("string", ("x", ">= 3")),
    ("boolean", (True, False)),
    ("integer", (1, 7)),
    ("number", (0.5,)),
    ("null", (None,)),
)
"""Values of each JSON type that are tried at a place."""
DEEPEST = 3
"""Lists in lists in lists are left open: a reader of plain values would take them ever deeper."""


class Explorer:
    """Finds out what a reader takes.

    Args:
        reader: Reads a whole file from the probe it is given.
        hints: What it must be told on the way.
        known: Schema of what stands at a key of a mapping, where a probe cannot see through it; else None.
        names: Names of mappings by a key that only they have.

    Attributes:
        forms: Schema of each place where a mapping may stand, by name.
    """

    def __init__(self, reader: Callable[[Any], object], hints: Hints, known: Known, names: Mapping[str, str]) -> None:
        self._reader, self._hints, self._known, self._names = reader, hints, known, names
        self._named: dict[Trail, str] = {}
        self.forms: dict[str, Schema] = {}

    def place(self, trail: Trail) -> Schema:
        """What may stand at a place. A place where a mapping may stand is explored once and then referred to."""
        if trail[-DEEPEST:] == (ITEM,) * DEEPEST:
            return {}
        first = self._ask(trail, {})
        if not isinstance(first, Answer) or first.kind != "object":
            return self._options(trail)
        name = self._named.get(first.known)
        if name is None:
            name = self._named[first.known] = self._name(first.known, trail)
            self.forms[name] = {}
            self.forms[name] = self._options(trail)
        return {"$ref": f"#/definitions/{name}"}

    def _options(self, trail: Trail) -> Schema:
        asked: dict[tuple[Any, ...], Answer] = {}
        plain: list[Schema] = []
        for kind, values in _SHAPES:
            said = [self._ask(trail, value) for value in values]
            asked.update({answer.key: answer for answer in said if isinstance(answer, Answer)})
            looked = [value for value, answer in zip(values, said, strict=True) if answer is True]
            if looked and len(looked) < len(values) and kind in ("boolean", "integer"):
                plain += [{"const": value} for value in looked]
            elif looked:
                plain.append({"type": kind})
        return _either([*(self._schema(answer, trail) for answer in asked.values()), *plain])

    def keys(self, trail: Trail) -> tuple[Trail, Trail]:
        """The keys that a mapping may have, and those that it must have."""
        answer = self._ask(trail, {})
        return (answer.known, answer.required) if isinstance(answer, Answer) else ((), ())

    def _ask(self, trail: Trail, value: Any) -> Answer | bool | None:
        """What the reader asked of the target; True if it was content with a look, None if it refused the value."""
        probe = Probe(trail, value, self._hints)
        try:
            self._reader(probe)
        except Answer as answer:
            return answer
        except Refused:
            return None
        except (GtsError, LookupError, TypeError, ValueError, ArithmeticError, AttributeError):
            pass  # a reader that is told made-up things may stumble over them, after it has looked at the target
        target = probe.target()
        return True if target is not None and target.looked else None

    def _schema(self, answer: Answer, trail: Trail) -> Schema:
        if answer.kind == "object":
            return self._form(answer, trail)
        if answer.kind == "map":
            return {"type": "object", "additionalProperties": self.place((*trail, ANY))}
        if answer.kind == "array":
            return {"type": "array", "items": self.place((*trail, ITEM)), **answer.schema}
        return {"$ref": f"#/definitions/{answer.schema}"} if answer.kind == "ref" else dict(answer.schema)

    def _form(self, answer: Answer, trail: Trail) -> Schema:
        """A mapping with its keys."""
        name = self._named[answer.known]
        # The first checkpoint of all may hold less than the later ones; it is explored after them.
        order = sorted(answer.known, key=lambda key: key == "reach")
        made = {key: self._known(name, key) or self.place((*trail, key)) for key in order}
        form: Schema = {"type": "object", "properties": {key: made[key] for key in answer.known}}
        if answer.required:
            form["required"] = list(answer.required)
        return {**form, "additionalProperties": False}

    def _name(self, known: Trail, trail: Trail) -> str:
        told = next((name for key, name in self._names.items() if key in known), None)
        name = told or next((key for key in reversed(trail) if key not in (ITEM, ANY)), "scenario")
        while name in self.forms:
            name += "_"
        return name


def _either(options: list[Schema]) -> Schema:
    """One of some schemas; anything where none is known. Python takes true for 1, JSON Schema does not."""
    if any(o == {"const": 1} and o["const"] is not True for o in options):
        options = [o for o in options if o.get("const") is not True]
    types = [o["type"] for o in options if set(o) == {"type"}]
    types = [t for t in types if t != "integer" or "number" not in types]
    rest = [o for o in options if set(o) != {"type"}]
    plain: list[Schema] = [{"type": types[0] if len(types) == 1 else types}] if types else []
    found = [*rest, *plain]
    if not found:
        return {}
    return found[0] if len(found) == 1 else {"anyOf": found}
