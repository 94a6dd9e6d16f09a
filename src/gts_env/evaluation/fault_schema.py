"""JSON Schema of faults as this version of the library can make them: operators with their seams and parameters.

A scenario file leaves faults free, as they are bound by the device; an editor can still help with those that exist.
"""

from __future__ import annotations

from typing import Any

from gts_env.benchmark.schema import forms
from gts_env.benchmark.schema.describe import summary
from gts_env.faults.binding import operator_class, operator_names
from gts_env.faults.condition import KEYS

Schema = dict[str, Any]


def fault_schema() -> Schema:
    """The schema of a fault: for each operator its seam, its parameters, and those that must be there."""
    form = forms.fault()
    names = operator_names()
    shared: Schema = {**form["properties"], "when": _when(form["properties"]["when"])}
    shared["operator"] = {"description": form["properties"]["operator"]["description"], "anyOf": _words(names)}
    return {**form, "properties": shared, "allOf": [_of_operator(name, list(shared)) for name in names]}


def _words(names: tuple[str, ...]) -> list[Schema]:
    return [{"const": name, "description": summary(operator_class(name))} for name in names]


def _when(form: Schema) -> Schema:
    return {**form, "properties": {key: {} for key in KEYS}, "additionalProperties": False}


def _of_operator(name: str, shared: list[str]) -> Schema:
    """What holds of a fault that names an operator."""
    kind = operator_class(name)
    known: Schema = {key: {} for key in (*shared, *kind.params)}
    known["seam"] = {"const": kind.seam}
    then = {"properties": known, "required": list(kind.required), "additionalProperties": False}
    return {"if": {"properties": {"operator": {"const": name}}, "required": ["operator"]}, "then": then}
