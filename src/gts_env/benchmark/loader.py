"""Reads a scenario file into a :class:`~gts_env.benchmark.model.Scenario`."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from gts_env.benchmark.model import DeviceSettings, Scenario
from gts_env.benchmark.predicates import Predicate, Reading, read_predicate
from gts_env.benchmark.read_android import read_android
from gts_env.benchmark.read_defect import read_defect
from gts_env.benchmark.read_task import read_task
from gts_env.benchmark.spot import Spot
from gts_env.benchmark.variation import Source, as_written, check_places, read_vary
from gts_env.benchmark.world import read_event
from gts_env.benchmark.yaml_lines import LineMap, parse_yaml, read_yaml

SCHEMA = 1
"""Version of the file's shape."""
_REQUIRED = ("schema", "scenario", "app", "title", "defects")
_OPTIONAL = ("device", "data", "events", "ready", "screens", "tasks", "vary", "android", "draft")
_NAME = r"[a-z0-9]+(-[a-z0-9]+)*"
_DEVICE = (
    "now", "time_zone", "locale", "dark", "font_scale", "hour24", "orientation", "start", "display_size",
    "rotation_locked", "navigation", "airplane", "widgets",
)  # fmt: skip
_WIDGET_HINT = "An app and one of its widgets, such as calendar.schedule."
_CHOICES = {
    "orientation": ("portrait", "landscape"),
    "start": ("launcher", "app"),
    "navigation": ("gesture", "buttons"),
}


def load_scenario(path: Path | str) -> Scenario:
    """Read one scenario file.

    Args:
        path: The YAML file.

    Raises:
        ScenarioError: The file cannot be read, or says something that cannot be meant; the error names file, line,
            field, value and near names.
    """
    return read_scenario(Spot(read_yaml(Path(path)), str(path)))


def parse_scenario(text: str, file: str = "<text>") -> Scenario:
    """Read a scenario from a text; see :func:`load_scenario`."""
    return read_scenario(Spot(parse_yaml(text, file), file))


def read_scenario(spot: Spot) -> Scenario:
    """Read a scenario from YAML that was already parsed; see :func:`load_scenario`."""
    document = spot.value
    if not isinstance(document, LineMap):  # a probe, or not a mapping at all
        return _read(spot)
    made = _read(Spot(as_written(document, spot.file), spot.file, spot.line))
    if made.vary is None:
        return made
    check_places(document, made.vary, spot.file)
    return replace(made, source=Source(document, made.vary, spot.file, _read))


def _read(spot: Spot) -> Scenario:
    fields = spot.fields((*_REQUIRED, *_OPTIONAL), _REQUIRED)
    if fields["schema"].value != SCHEMA:
        raise fields["schema"].error(f"this version of gts-env reads schema {SCHEMA}")
    device = _device(fields["device"]) if "device" in fields else DeviceSettings()
    screens = _screens(fields.get("screens"), device.time_zone)
    reading = Reading(frozenset(screens), zone=device.time_zone)
    name = fields["scenario"].text(_NAME, "Small letters, digits and single hyphens.")
    android = read_android(fields["android"], reading, name, _keys(fields), _DEVICE) if "android" in fields else None
    made = (read_defect(item, reading, android is None) for item in fields["defects"].items())
    defects = _unique(made, fields["defects"])
    tasks = [read_task(item, defects, android is None) for item in fields["tasks"].items()] if "tasks" in fields else []
    _unique(tasks, fields.get("tasks", spot))
    return Scenario(
        name=name,
        app=fields["app"].text(r"[a-z][a-z0-9_]*", "The id of an app, such as text_editor."),
        title=fields["title"].text(),
        device=device,
        data=_mapping(fields.get("data")),
        events=tuple(read_event(item, reading) for item in fields["events"].items()) if "events" in fields else (),
        ready=read_predicate(fields["ready"], reading) if "ready" in fields else None,
        screens=screens,
        defects=tuple(defects.values()),
        tasks=tuple(tasks),
        where=spot.where,
        vary=read_vary(fields["vary"]) if "vary" in fields else None,
        android=android,
        draft=fields["draft"].texts() if "draft" in fields else (),
        lines=_lines(fields),
    )


def _keys(fields: Mapping[str, Spot]) -> Iterable[str]:
    """Settings of the device that a file writes."""
    device = fields["device"].value if "device" in fields else {}
    return [key for key in device if key != "start"]


def _lines(fields: Mapping[str, Spot]) -> dict[str, int]:
    """Where the fields stand that only a device can check."""
    checked = (
        [fields["app"], *(spot for _, spot in fields["device"].entries())] if "device" in fields else [fields["app"]]
    )
    return {spot.path: spot.line for spot in checked}


def _screens(spot: Spot | None, zone: str) -> dict[str, Predicate]:
    if spot is None or spot.value is None:
        return {}
    names = frozenset(name for name, _ in spot.entries())
    screens = {name: read_predicate(item, Reading(names, zone=zone)) for name, item in spot.entries()}
    for name, item in spot.entries():
        if name in _reachable(name, screens):
            raise item.error(f"screen {name!r} is defined by itself", tell=False)
    return screens


def _reachable(name: str, screens: Mapping[str, Predicate]) -> set[str]:
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for used, _ in screens[waiting.pop()].screens():
            if used not in found:
                found.add(used)
                waiting.append(used)
    return found


def _unique(items: Iterable[Any], spot: Spot) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number, item in enumerate(items):
        if item.id in found:
            raise spot.items()[number].error(
                f"id {item.id!r} stands twice", mend=f"First at {found[item.id].where}.", tell=False
            )
        found[item.id] = item
    return found


def _mapping(spot: Spot | None) -> Mapping[str, Any]:
    if spot is None or spot.value is None:
        return {}
    if not isinstance(spot.value, dict):
        raise spot.error("expected a mapping")
    return spot.value


def _device(spot: Spot) -> DeviceSettings:
    fields = spot.fields(_DEVICE)
    made: dict[str, Any] = {}
    for key, value in fields.items():
        if key == "now":
            made[key] = _now(value)
        elif key == "font_scale":
            made[key] = value.number(0.5, 3)
        elif key == "time_zone":
            made[key] = value.text(r"[A-Za-z_]+(/[A-Za-z0-9_+-]+)*", "An IANA name such as Europe/Berlin.")
        elif key == "locale":
            made[key] = value.text(r"[a-z]{2,3}(-[A-Za-z0-9]+)*", "A tag such as en-US.")
        elif key == "display_size":
            made[key] = value.number(0.85, 1.45)
        elif key in _CHOICES:
            made[key] = value.choice(_CHOICES[key])
        elif key == "widgets":
            made[key] = tuple([item.text(r"[a-z0-9_]+\.[a-z0-9_]+", _WIDGET_HINT) for item in value.items()])
        else:
            made[key] = value.flag()
    return DeviceSettings(**made)


def _now(spot: Spot) -> dt.datetime:
    try:
        now = dt.datetime.fromisoformat(spot.text())
    except ValueError:
        raise spot.error("not a date and time", mend="Write 2026-10-14T09:41:00.") from None
    if now.tzinfo is not None:
        raise spot.error("is local time and names no zone", mend="Put the zone into time_zone.")
    return now
