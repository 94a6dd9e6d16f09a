"""Reads the records of GUITestBench's file: one for each defect. A bad record is refused by itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gts_env.benchmark.making.guitestbench.modes import WRITTEN
from gts_env.benchmark.making.guitestbench.sections import Sections, read_sections
from gts_env.benchmark.spot import Spot
from gts_env.errors import ScenarioError

MAX_BYTES = 16 * 1024**2
"""Largest file."""
MAX_RECORDS, MAX_INSTRUCTIONS = 5000, 100
MAX_TEXT = 20_000
"""Most characters of a text."""
WIDTH, HEIGHT = 1080, 2400
"""Screen of its device, in pixels: the boxes of golden actions lie on it."""
ACTIONS = ("click", "double_tap", "long_press", "input_text", "swipe", "scroll", "navigate_back", "navigate_home")
"""Golden actions that can be converted."""
BOXED = ("click", "double_tap", "long_press")
_DIRECTIONS = ("up", "down", "left", "right")
_TOLD = ("defect_id", "app_name", "defect_type", "defect_desc", "instructions", "app_info", "eval")


@dataclass(frozen=True, slots=True)
class Golden:
    """The action that surfaces a defect, and the picture of the screen before it.

    Attributes:
        action: One of :data:`ACTIONS`.
        box: Left, top, right and bottom in pixels, or None.
        text: What is typed.
        direction: Which way is swiped or scrolled.
        observation: Path of the picture.
        judge: ``rule`` or ``llm``.
    """

    action: str
    box: tuple[int, int, int, int] | None
    text: str
    direction: str
    observation: str
    judge: str


@dataclass(frozen=True, slots=True)
class Record:
    """One defect.

    Attributes:
        id: Its id, as written.
        app_name: App and version, as a key.
        mode: Fault mode, in our words.
        desc: What the defect is.
        oriented: Instructions that tell each step.
        exploring: Instructions that tell a goal.
        link: Address of the report or the repository; empty if it has none.
        apk_name: Name of the app.
        apk_version: File name of the app's package file.
        package: Package of the app.
        activity: Activity that starts it.
        golden: The golden action.
        sections: The six sections of its test basis; those that it does not have are empty.
    """

    id: str
    app_name: str
    mode: str
    desc: str
    oriented: tuple[str, ...]
    exploring: tuple[str, ...]
    link: str
    apk_name: str
    apk_version: str
    package: str
    activity: str
    golden: Golden
    sections: Sections


def read_file(path: Path) -> list[Any]:
    """The records of a file, not looked at yet.

    Raises:
        ScenarioError: It cannot be read, is too large, or is not a list of records.
    """
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise ValueError(f"it is larger than {MAX_BYTES // 1024**2} MiB")
        records = json.loads(data)
    except OSError as error:
        raise ScenarioError(f"cannot be read: {error.strerror}", file=path) from None
    except (ValueError, RecursionError) as error:
        raise ScenarioError(f"is not JSON: {str(error) or 'nested too deeply'}", file=path) from None
    if not isinstance(records, list) or not 0 < len(records) <= MAX_RECORDS:
        mend = f"GUITestBench's gui_test_bench.json is a list of 1 to {MAX_RECORDS} records."
        raise ScenarioError("is not a list of records", file=path, mend=mend)
    return records


def name_of(number: int, value: Any) -> str:
    """How a record is called in messages."""
    known = value.get("defect_id") if isinstance(value, dict) else None
    return f"record {number}" + (f" ({known})" if isinstance(known, str) and len(known) <= 60 else "")


def read_record(value: Any, file: str, number: int) -> Record:
    """Read one record.

    Raises:
        ScenarioError: Something is missing or cannot be meant; names record, field and value.
    """
    spot = Spot(value, file, 0, name_of(number, value))
    fields = _needed(spot, _TOLD)
    app = _needed(fields["app_info"], ("apk_name", "apk_version", "activity"))
    package, activity = _component(app["activity"])
    told = _needed(fields["eval"], ("action_type",))
    link = value.get("defect_info", {}).get("github_link") if isinstance(value.get("defect_info"), dict) else None
    orders = dict(fields["instructions"].entries())
    return Record(
        id=_text(fields["defect_id"]),
        app_name=_text(fields["app_name"]),
        mode=WRITTEN[fields["defect_type"].choice(WRITTEN)],
        desc=_text(fields["defect_desc"]),
        oriented=_texts(orders.get("defects_oriented")),
        exploring=_texts(orders.get("exploration_oriented")),
        link=link if isinstance(link, str) and link.startswith("https://") and " " not in link else "",
        apk_name=_text(app["apk_name"]),
        apk_version=_text(app["apk_version"]),
        package=package,
        activity=activity,
        golden=_golden(told),
        sections=read_sections(_optional(told, "add_info")),
    )


def _needed(spot: Spot, keys: tuple[str, ...]) -> dict[str, Spot]:
    fields = dict(spot.entries())
    for key in keys:
        if key not in fields or fields[key].value is None:
            raise spot.error(f"{key!r} is missing", tell=False)
    return fields


def _text(spot: Spot) -> str:
    text = spot.text().strip()
    if len(text) > MAX_TEXT:
        raise spot.error(f"is longer than {MAX_TEXT} characters")
    return text


def _texts(spot: Spot | None) -> tuple[str, ...]:
    items = spot.items() if spot is not None and spot.value is not None else []
    if spot is not None and len(items) > MAX_INSTRUCTIONS:
        raise spot.error(f"has more than {MAX_INSTRUCTIONS} instructions", tell=False)
    return tuple(_text(item) for item in items)


def _optional(fields: dict[str, Spot], key: str) -> str:
    return _text(fields[key]) if key in fields and fields[key].value not in (None, "") else ""


def _component(spot: Spot) -> tuple[str, str]:
    """Package and activity of ``package/activity``."""
    package = r"[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+"
    activity = r"\.?[A-Za-z][A-Za-z0-9_$]*(\.[A-Za-z][A-Za-z0-9_$]*)*"
    first, _, second = spot.text(f"{package}/{activity}", "Such as org.example.notes/.MainActivity.").partition("/")
    return first, second


def _golden(fields: dict[str, Spot]) -> Golden:
    action = fields["action_type"].choice(ACTIONS)
    box = _box(fields["bbox"]) if "bbox" in fields and fields["bbox"].value not in (None, []) else None
    text, direction = _optional(fields, "text"), _optional(fields, "direction")
    if action in BOXED and box is None:
        raise fields["action_type"].error("has no box in `bbox`")
    if action == "input_text" and not text:
        raise fields["action_type"].error("has no `text`")
    if action in ("swipe", "scroll") and direction not in _DIRECTIONS:
        raise fields["action_type"].error("has no direction", mend=f"One of: {', '.join(_DIRECTIONS)}.")
    return Golden(action, box, text, direction, _optional(fields, "observation"), _optional(fields, "judge_method"))


def _box(spot: Spot) -> tuple[int, int, int, int]:
    corners = [[part.whole(0, 10_000) for part in _pair(item)] for item in _pair(spot)]
    (left, top), (right, bottom) = corners
    if not (left < right <= WIDTH and top < bottom <= HEIGHT):
        raise spot.error(f"is not a box on a screen of {WIDTH}x{HEIGHT}")
    return left, top, right, bottom


def _pair(spot: Spot) -> Iterator[Spot]:
    items = spot.items(2)
    if len(items) != 2:
        raise spot.error("expected two items")
    return iter(items)
