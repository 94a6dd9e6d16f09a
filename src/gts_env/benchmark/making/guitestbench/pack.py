"""Writes the pack: beside its place, then at once to its place, with a report of what was not taken over."""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from gts_env.benchmark.apk_manifest import read_apk
from gts_env.benchmark.index_writing import write_index
from gts_env.benchmark.loader import load_scenario
from gts_env.benchmark.making.guitestbench.conversion import Converted, Numbers, convert
from gts_env.benchmark.making.guitestbench.records import Record, name_of, read_file, read_record
from gts_env.benchmark.making.guitestbench.versions import Version, versions
from gts_env.benchmark.pack import read_pack
from gts_env.errors import GtsError, ScenarioError

PACK = "GUITestBench"
"""Name of the pack: namespace of its ids."""
REPORT = "IMPORT.md"
_HEAD = "# Made by `gts import guitestbench` from {source}. The texts are GUITestBench's. {left}\n"
_LEFT = "Not run on any device; `draft` says what is left to do."

Told = Callable[[str, float], None]
"""Is told what is being done, and which share of all is done."""


@dataclass(slots=True)
class Outcome:
    """What came of an import.

    Attributes:
        records: Records of the file.
        refused: What is wrong with those that could not be read.
        notes: What could not be taken over, by record.
        scenarios: Scenario files.
        defects: Defects in them.
        tasks: Tasks of each level.
        apks: Package files that were found.
        missing: Names of package files that were not found.
    """

    records: int = 0
    refused: list[str] = field(default_factory=list)
    notes: list[tuple[str, str]] = field(default_factory=list)
    scenarios: int = 0
    defects: int = 0
    tasks: Counter[str] = field(default_factory=Counter)
    apks: int = 0
    missing: list[str] = field(default_factory=list)


def import_file(source: Path, out: Path, apks: Path | None = None, told: Told = lambda *_: None) -> Outcome:
    """Turn GUITestBench's file into a pack.

    Args:
        source: Its ``gui_test_bench.json``.
        out: Folder of the pack; must not be there.
        apks: Folder with package files, called as the records call them.
        told: Called for each record and each version of an app with what it is, and the share that is done.

    Raises:
        ScenarioError: The file is none of GUITestBench, no record can be converted, or the pack cannot be written.
    """
    if out.exists():
        raise ScenarioError("is there already", file=out, mend="Take another folder: nothing is overwritten.")
    if apks is not None and not apks.is_dir():
        raise ScenarioError("is no folder of package files", file=apks, mend="Name one with --apks, or leave it out.")
    outcome = Outcome()
    records = _records(source, outcome, told)
    if not records:
        raise ScenarioError("no record can be converted", file=source, mend=outcome.refused[0])
    found = [_with_apk(version, apks, outcome) for version in versions(records)]
    _note_shared(found, outcome)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.") as folder:
            beside = Path(folder) / out.name
            _write(beside, source.name, found, outcome, told)
            beside.rename(out)
    except OSError as error:
        raise ScenarioError(f"cannot be written: {error.strerror or error}", file=out) from None
    return outcome


def _records(source: Path, outcome: Outcome, told: Told) -> list[Record]:
    values = read_file(source)
    outcome.records = len(values)
    found: dict[str, Record] = {}
    for number, value in enumerate(values, 1):
        told(name_of(number, value), number / len(values) / 2)
        try:
            record = read_record(value, str(source), number)
            if record.id in found:
                raise ScenarioError("stands twice", file=source, field=f"{name_of(number, value)}.defect_id")
            found[record.id] = record
        except ScenarioError as error:
            outcome.refused.append(str(error))
    return list(found.values())


def _with_apk(version: Version, folder: Path | None, outcome: Outcome) -> Version:
    """A version with its package file, if that is at hand and can be read."""
    name = version.records[0].apk_version
    path = folder / name if folder is not None and "/" not in name and "\\" not in name else None
    if path is None or not path.is_file():
        outcome.missing.append(name)
        return version
    try:
        facts = read_apk(path)
    except GtsError as error:
        outcome.missing.append(name)
        outcome.notes.append((version.records[0].id, str(error)))
        return version
    outcome.apks += 1
    return replace(version, apk=path, facts=facts)


def _note_shared(found: Sequence[Version], outcome: Outcome) -> None:
    """A package that records of several apps name belongs to one of them at most."""
    owners: dict[str, dict[str, None]] = {}
    for version in found:
        if version.facts is None:
            owners.setdefault(version.records[0].package, {})[version.records[0].apk_name] = None
    for version in found:
        apps = owners.get(version.records[0].package, {})
        if version.facts is None and len(apps) > 1:
            why = f"the package {version.records[0].package} is named by records of several apps: {', '.join(apps)}"
            outcome.notes.extend((record.id, why) for record in version.records)


def _write(folder: Path, source: str, found: Sequence[Version], outcome: Outcome, told: Told) -> None:
    from gts_env.benchmark.making.guitestbench.report import report

    folder.mkdir()
    (folder / "pack.yaml").write_text(f"name: {PACK}\nrevision: 1\n", "utf-8", newline="\n")
    numbers: Numbers = {}
    for number, version in enumerate(found, 1):
        told(version.name, 0.5 + number / len(found) / 2)
        made = convert(version, numbers)
        _write_scenario(folder / version.app / f"{version.name}.yaml", made, source)
        if version.apk is not None:
            file = folder / made.document["android"]["apk"]["file"]
            file.parent.mkdir(exist_ok=True)
            shutil.copyfile(version.apk, file)
        _count(outcome, made)
    write_index(read_pack(folder))
    (folder / REPORT).write_text(report(outcome, source), "utf-8", newline="\n")


def _write_scenario(path: Path, made: Converted, source: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_HEAD.format(source=source, left=_LEFT) + as_yaml(made.document), "utf-8", newline="\n")
    load_scenario(path)  # what does not load is not left lying about


def as_yaml(document: dict[str, Any]) -> str:
    """A scenario file as text."""
    import yaml

    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=110)


def _count(outcome: Outcome, made: Converted) -> None:
    outcome.scenarios += 1
    outcome.defects += len(made.document["defects"])
    outcome.tasks.update(task["level"] for task in made.document["tasks"])
    outcome.notes.extend(made.notes)
