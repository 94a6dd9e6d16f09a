"""JSON Schema of scenario files, for editors: completion, hovering descriptions, errors as one types.

It is not written but found out: a probe is handed to the readers in place of a file and notes what they ask (see
:mod:`~gts_env.benchmark.schema.probe`), so that what the readers take and what the schema allows cannot drift apart.
What only the readers can check (names that must exist, patterns that must compile) stays theirs.
"""

from __future__ import annotations

import json
from typing import Any

from gts_env.actions.action import DISPLAY_MODES
from gts_env.benchmark.android_app import AndroidApp, Apk, RestoreWay
from gts_env.benchmark.checkpoint import Checkpoint
from gts_env.benchmark.loader import read_scenario
from gts_env.benchmark.model import Defect, DeviceSettings, SampleReport, Scenario, Task, TestBasis
from gts_env.benchmark.predicates.base import Predicate, readers
from gts_env.benchmark.predicates.facts import Device
from gts_env.benchmark.read_android import NO_SETUP
from gts_env.benchmark.schema import forms
from gts_env.benchmark.schema.describe import attributes, summary
from gts_env.benchmark.schema.explore import Explorer, Schema
from gts_env.benchmark.schema.probe import ITEM, Hints, Trail
from gts_env.benchmark.variation.vary import Group
from gts_env.benchmark.world import WorldEvent

_DIALECT = "http://json-schema.org/draft-07/schema#"
_TASK = "X-NLE-01"
_HINTS = Hints(
    beside={
        "in": ("absent",), "at": ("tap",), "unless": ("state",), "within": ("state",), "bind": ("state",),
        "same": ("action",), "before": ("action",), "from": ("text",), "part": ("text",), "mode": ("text",),
        "of": ("is",), "app": ("command",), "args": ("command",), "screen": ("app",),
        "url": ("sha256", "version"), "member": ("url", "sha256", "version"), "file": ("version",), "if": ("tap",),
    },
    alone=("has",),
    values={
        "schema": 1, "mode": "NLE", "fault": {"operator": "x"}, "text": "x",
        "defects": [{}], "id": _TASK, "defect": _TASK, "url": "https://x.org/x.zip",
    },
)  # fmt: skip
_NAMES = {
    "if": "setup_step", "has": "predicate", "unless": "checkpoint", "scroll_to": "step", "now": "device",
    "night": "facts", "budget": "task", "fault": "defect", "why": "false_report", "reports": "defect",
    "ignore": "sameness", "bounds": "binding", "embedded_only": "event", "force_stop": "act",
    "package": "android", "sha256": "apk",
}  # fmt: skip
"""Names of the mappings by a key that only they have; others are named after the key they stand at."""
_CLASSES: dict[str, type] = {
    "scenario": Scenario, "device": DeviceSettings, "defect": Defect, "basis": TestBasis, "task": Task,
    "checkpoint": Checkpoint, "facts": Device, "reports_true": SampleReport, "false_report": SampleReport,
    "event": WorldEvent, "vary": Group, "android": AndroidApp, "apk": Apk, "restore": RestoreWay,
}  # fmt: skip
_BASIS: Trail = ("defects", ITEM, "basis")


def scenario_schema(fault: Schema | None = None) -> Schema:
    """The schema of a scenario file.

    Args:
        fault: Schema of a fault, where more is known of faults than the files say.
    """
    explorer = Explorer(read_scenario, _HINTS, _known, _NAMES)
    explorer.place(())
    definitions = {name: _described(name, form) for name, form in explorer.forms.items()}
    scenario = definitions.pop("scenario")
    definitions.update(
        query=forms.query(), action=forms.action(), operand=forms.operand(), fault=fault or forms.fault()
    )
    _alternatives(definitions)
    return {
        "$schema": _DIALECT,
        "$comment": "Made by `gts schema`.",
        "title": "Scenario of gts-env",
        **scenario,
        **_not_real(definitions),
        "definitions": dict(sorted(definitions.items())),
    }


def schema_text(fault: Schema | None = None) -> str:
    """The schema as JSON, as it is committed."""
    return json.dumps(scenario_schema(fault), indent=1, ensure_ascii=False) + "\n"


def _known(form: str, key: str) -> Schema | None:
    """What may stand at a key that a probe cannot see through."""
    if form == "value" and key not in ("as", "within", "part"):
        return forms.ref("operand")
    return forms.ref("fault") if (form, key) == ("defect", "fault") else None


def _described(name: str, form: Schema) -> Schema:
    """A form with descriptions of itself and its keys."""
    kind = _CLASSES.get(name)
    told = {key: summary(k) for key, k in _predicates().items()} if name == "predicate" else {}
    if kind is not None:
        told, form = attributes(kind), {"description": summary(kind), **form}
    for option in (form, *form.get("anyOf", ())):
        for key, schema in option.get("properties", {}).items():
            if key in told:
                option["properties"][key] = {**schema, "description": told[key]}
    return form


def _predicates() -> dict[str, type[Predicate]]:
    """Classes of predicates by key."""
    readers()
    found: dict[str, type[Predicate]] = {}
    waiting: list[type[Predicate]] = [Predicate]  # type: ignore[type-abstract]  # asked for its key, never made
    while waiting:
        kind = waiting.pop(0)
        found.setdefault(kind.key, kind)
        waiting += kind.__subclasses__()
    return found


def _alternatives(definitions: dict[str, Schema]) -> None:
    """What readers check of several keys together."""
    mapping = next(option for option in definitions["predicate"]["anyOf"] if "properties" in option)
    mapping["minProperties"] = 1
    verbs = [key for key in definitions["step"]["properties"] if key != "at"]
    definitions["step"]["oneOf"] = [{"required": [verb]} for verb in verbs]
    setup = definitions["setup_step"]
    setup["oneOf"] = [{"required": [key]} for key in setup["properties"] if key not in ("at", "if", *NO_SETUP)]
    for key in NO_SETUP:
        del setup["properties"][key]
    step = [{"required": [key]} for key in ("action", "after", "same", "changed")]
    definitions["checkpoint"]["oneOf"] = [{"required": ["state"]}, {"anyOf": step}]
    display, other = _required("EL"), _required("NLE")
    both = [key for key in other if key in display]
    definitions["basis"]["required"] = both
    definitions["defect"]["if"] = {"properties": {"mode": {"enum": list(DISPLAY_MODES)}}}
    definitions["defect"]["then"] = _basis([key for key in display if key not in both], trigger=False)
    definitions["defect"]["else"] = _basis([key for key in other if key not in both])


def _not_real(definitions: dict[str, Schema]) -> Schema:
    """What must be there unless the scenario is about a real app; taken out of what must be there in any case."""
    items: dict[str, Any] = {}
    for kind, key in (("defect", "fault"), ("task", "plan")):
        definitions[kind]["required"].remove(key)
        items[f"{kind}s"] = {"items": {"required": [key]}}
    return {"if": {"not": {"required": ["android"]}}, "then": {"properties": items}}


def _basis(required: list[str], **refused: bool) -> Schema:
    basis: dict[str, Any] = {"required": required, **({"properties": refused} if refused else {})}
    return {"properties": {"basis": basis}}


def _required(mode: str) -> Trail:
    """Keys that a basis must have where the defect is of a mode."""
    hints = _HINTS._replace(values={**_HINTS.values, "mode": mode})
    return Explorer(read_scenario, hints, _known, _NAMES).keys(_BASIS)[1]
