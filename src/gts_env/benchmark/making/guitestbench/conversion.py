"""Makes scenario files of records: one for each version of an app, with its defects, bases and tasks."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from gts_env.benchmark.android_app import written_version
from gts_env.benchmark.making.guitestbench.golden import pattern_of, typed, words_of
from gts_env.benchmark.making.guitestbench.keys import key_groups
from gts_env.benchmark.making.guitestbench.records import HEIGHT, WIDTH, Record
from gts_env.benchmark.making.guitestbench.versions import Version, slug

BUDGET = 20
"""Steps that GUITestBench gives an agent."""
MOST_NUMBER = 999
"""Last number that a task's id can have."""
NOT_TOLD = "Not told by GUITestBench."
_LONGEST_TITLE = 120

Numbers = dict[tuple[str, str], int]
"""Last number given, by label and fault mode."""


@dataclass(slots=True)
class Converted:
    """A scenario file, and what could not be taken over into it.

    Attributes:
        document: What the file says.
        notes: What a person has to know or to add, by record.
    """

    document: dict[str, Any]
    notes: list[tuple[str, str]] = field(default_factory=list)


def convert(version: Version, numbers: Numbers) -> Converted:
    """The scenario of one version of an app.

    Args:
        version: The version.
        numbers: Numbers given to tasks so far; those given here are added.
    """
    made = Converted({})
    package, activity = _component(version, made)
    document = made.document
    document.update(
        schema=1,
        scenario=version.name,
        app=version.app,
        title=_line(f"{version.records[0].apk_name}, {version.records[0].apk_version}"),
    )
    document["draft"] = [*_TO_DO, *_pictures(version), *_no_apk(version)]
    document["device"] = {"start": "launcher"}
    document["android"] = {"package": package, "activity": activity, "apk": _apk(version), "restore": "clear"}
    document["ready"] = {"not": {"package": package}}
    document["defects"] = [_defect(record, package, made) for record in version.records]
    document["tasks"] = [task for one in version.records for task in _tasks(one, version.label, numbers, made)]
    return made


_TO_DO = (
    "Set-up: GUITestBench's file tells none. Write `android.steps` (permissions, first-run dialogs), bring its data "
    "into the app, and make `ready` say what is to be seen then.",
    "Reach asks only that the app is in front. Write the screen before the golden action as `screens:`.",
    f"Trigger asks only for the golden action, in its box on a screen of {WIDTH}x{HEIGHT}, as GUITestBench's own rule "
    "does: it is met on a healthy app, too. Ask for what the screen shows afterwards.",
    "Key phrases were cut out of GUITestBench's texts by rule. Look at them, and add other words for the same.",
    "There are no plans, near misses and held-out reports, so no task is proved.",
)


def _pictures(version: Version) -> list[str]:
    shown = [(slug(record.id), record.golden.observation) for record in version.records]
    return [
        f"{name}: GUITestBench's {picture} shows the screen before the golden action."
        for name, picture in shown
        if picture
    ]


def _no_apk(version: Version) -> list[str]:
    if version.facts is not None and version.facts.version:
        return []
    mend = "Write its `version` into `android.apk`."
    if version.facts is not None:
        return [f"Version: its package file does not say which it is, so that any version will do. {mend}"]
    return [f"Version: GUITestBench names {version.records[0].apk_version}. {mend}"]


def _component(version: Version, made: Converted) -> tuple[str, str]:
    """Package and activity: what the package file says, where it is at hand and says otherwise than the record."""
    record, facts = version.records[0], version.facts
    if facts is None or facts.package == record.package:
        return record.package, record.activity
    why = f"the package file is {facts.package}, the record says {record.package}: the package file was believed"
    made.notes.append((record.id, why))
    activity = facts.launcher or (facts.activities or (record.activity,))[0]
    return facts.package, activity.removeprefix(facts.package) if activity.startswith(f"{facts.package}.") else activity


def _apk(version: Version) -> dict[str, str]:
    """What the package file says of itself; without it nothing is known, as its name is no version."""
    if version.facts is None or version.apk is None:
        return {}
    file = re.sub(r"[^A-Za-z0-9._+-]", "_", version.apk.stem).lstrip(".")[:150] or "app"
    told = written_version(version.facts.version)
    return {"version": told, "file": f"apks/{file}.apk", "sha256": version.facts.sha256}


def _defect(record: Record, package: str, made: Converted) -> dict[str, Any]:
    told = record.sections
    other = told.mode()
    if other is not None and other != record.mode:
        made.notes.append((record.id, f"its type is {record.mode}, its conclusion says {other}: both are accepted"))
    if missing := told.missing():
        made.notes.append((record.id, f"GUITestBench tells no {', '.join(missing)}"))
    defect: dict[str, Any] = {"id": slug(record.id), "mode": record.mode}
    if other is not None and other != record.mode:
        defect["accepts"] = [record.mode, other]
    defect["title"] = _line(record.desc)
    if record.link:
        defect["urls"] = [record.link]
    else:
        made.notes.append((record.id, "it links no report"))
    if typed(record.golden) != record.golden.text:
        made.notes.append((record.id, f"the quotation marks around the typed text {record.golden.text} were left out"))
    defect["basis"] = {
        "description": told.description or record.desc,
        "preconditions": told.preconditions or NOT_TOLD,
        "trigger_text": told.trigger or f"The golden action: {words_of(record.golden)}.",
        "expected": told.expected or NOT_TOLD,
        "actual": told.actual or NOT_TOLD,
        "conclusion": told.conclusion or NOT_TOLD,
        "reach": [{"state": {"package": package}}],
        "trigger": [{"before": {"package": package}, "action": pattern_of(record.golden)}],
        "phrases": _phrases(record, made),
    }
    return defect


def _phrases(record: Record, made: Converted) -> list[list[str]]:
    groups = key_groups(record)
    if len(groups) == 1:
        made.notes.append((record.id, "its texts give only one group of key phrases: reports are told apart badly"))
    return groups or [[_line(record.desc)]]


def _tasks(record: Record, label: str, numbers: Numbers, made: Converted) -> list[dict[str, Any]]:
    tasks: list[dict[str, Any]] = []
    for level, texts in (("steps", record.oriented), ("goal", record.exploring)):
        for text in texts:
            number = numbers.get((label, record.mode), 0) + 1
            if number > MOST_NUMBER:
                made.notes.append(
                    (record.id, f"{label} has {MOST_NUMBER} tasks of the mode {record.mode}: no number is left")
                )
                return tasks
            numbers[label, record.mode] = number
            tasks.append(
                {
                    "id": f"{label}-{record.mode}-{number:02d}",
                    "defect": slug(record.id),
                    "level": level,
                    "instruction": text,
                    "entry": "app",
                    "budget": BUDGET,
                }
            )
    if not tasks:
        made.notes.append((record.id, "it has no instructions, so the defect has no task"))
    return tasks


def _line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_TITLE else f"{line[: _LONGEST_TITLE - 1]}\u2026"
