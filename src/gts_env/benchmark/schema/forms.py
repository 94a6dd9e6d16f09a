"""Schemas of small written forms that a probe cannot see through, made from the tables and classes of their readers."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

from gts_env.actions.action import KEYS as PRESSED
from gts_env.actions.action import ORIENTATIONS
from gts_env.benchmark.action_pattern import DIRECTIONS, TYPES, ActionPattern
from gts_env.benchmark.operand import _COMBINE
from gts_env.benchmark.schema.describe import attributes
from gts_env.screen.query_form import KEYS, Query

Schema = dict[str, Any]
_OF_TYPE: dict[object, Schema] = {
    str | None: {"type": "string"},
    bool | None: {"type": "boolean"},
    int | None: {"type": "integer"},
}
_WORDS = {"key": PRESSED, "direction": DIRECTIONS, "orientation": ORIENTATIONS}


def ref(name: str) -> Schema:
    """A reference to a definition."""
    return {"$ref": f"#/definitions/{name}"}


def query() -> Schema:
    """A node query: a text, or a mapping of criteria."""
    hints, told = get_type_hints(Query), attributes(Query)
    properties: dict[str, Schema] = {}
    for key in KEYS:
        slot = "class_name" if key == "class" else key
        said = {"description": told[slot]} if slot in told else {}
        properties[key] = {**_OF_TYPE.get(hints[slot], ref("query")), **said}
    return {
        "description": "Which nodes are meant: a text, or a mapping all of whose keys must hold.",
        "type": ["string", "object"],
        "properties": properties,
        "additionalProperties": False,
        "minProperties": 1,
    }


def action() -> Schema:
    """An action pattern: a word, or a mapping with a type."""
    told = attributes(ActionPattern)
    words: Schema = {"enum": list(TYPES)}
    properties: dict[str, Schema] = {"type": _one_or_some(words)}
    for slot in fields(ActionPattern):
        if slot.name == "types":
            continue
        made: Schema = ref("query") if slot.name == "hit" else {"type": "string"}
        if slot.name in _WORDS:
            made = {"enum": list(_WORDS[slot.name])}
        if slot.name == "area":
            made = {
                "type": "array",
                "items": {"type": "number", "minimum": 0, "maximum": 1},
                "minItems": 4,
                "maxItems": 4,
            }
        if slot.name == "key":
            made = _one_or_some(made)
        properties[slot.name] = {**made, "description": told[slot.name]}
    form = {"type": "object", "properties": properties, "required": ["type"], "additionalProperties": False}
    return {"description": "Which actions are meant.", "anyOf": [words, form]}


def operand() -> Schema:
    """An operand of ``value``: a literal, a bound value, the value of a node, or a small calculation."""
    two = {"type": "array", "items": ref("operand"), "minItems": 2}
    counted = [_only({key: ref("query"), "in": ref("query")}, key) for key in ("sum", "count")]
    combined = [_only({key: two}, key) for key in _COMBINE]
    return {
        "description": "A literal, ${name}, a node query, plus, minus or times of operands, or sum or count of nodes.",
        "anyOf": [{"type": ["string", "number"]}, ref("query"), *combined, *counted],
    }


def fault() -> Schema:
    """A fault: its operator, and what belongs to that; bound by the device, so most of it is free here."""
    return {
        "description": "How the defect is made.",
        "type": "object",
        "required": ["operator"],
        "properties": {
            "operator": {"type": "string", "minLength": 1, "description": "Name of the operator."},
            "seam": {"type": "string", "minLength": 1, "description": "Where it acts; follows from the operator."},
            "target": {"description": "What it is applied to."},
            "when": {"type": "object", "description": "Condition under which it acts."},
        },
    }


def _one_or_some(word: Schema) -> Schema:
    return {"anyOf": [word, {"type": "array", "items": word, "minItems": 1}]}


def _only(properties: dict[str, Schema], required: str) -> Schema:
    return {"type": "object", "properties": properties, "required": [required], "additionalProperties": False}
