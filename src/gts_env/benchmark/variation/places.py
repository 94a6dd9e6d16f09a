"""Places of a parsed scenario file, named by a path such as ``data.events[0].title``: looked up and changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from gts_env.benchmark.yaml_lines import LineList, LineMap, line_list, line_map
from gts_env.errors import near

_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def changed(document: LineMap, path: str, change: Callable[[Any], Any], line: int, *, new: bool = False) -> LineMap:
    """A copy of a file with the value at one place changed; what is not on the way is shared.

    Args:
        document: The file.
        path: The place.
        change: What becomes of its value; None is given for a new key.
        line: Line that the new value is said to stand on.
        new: Whether the last key may be one that is not there yet.

    Raises:
        ValueError: There is no such place.
    """
    steps: list[int | str] = [int(number) if number else key for number, key in _STEP.findall(path)]
    made = _changed(document, steps, path, change, line, new)
    assert isinstance(made, LineMap)
    return made


def _changed(here: Any, steps: list[int | str], path: str, change: Callable[[Any], Any], line: int, new: bool) -> Any:
    if not steps:
        return with_lines(change(here), line)
    step, rest = steps[0], steps[1:]
    if isinstance(step, int):
        if not isinstance(here, LineList) or step >= len(here):
            raise ValueError(f"{path}: there is no item [{step}]")
        items = list(here)
        items[step] = _changed(here[step], rest, path, change, line, new)
        return line_list(items, here.line, here.lines)
    if not isinstance(here, LineMap):
        raise ValueError(f"{path}: there is no mapping that could have a {step!r}")
    if step not in here and not (new and not rest):
        raise ValueError(f"{path}: there is no {step!r}. {near(step, here) or 'Known: ' + ', '.join(here)}".rstrip())
    entries = {**here, step: _changed(here.get(step), rest, path, change, line, new)}
    return line_map(entries, here.line, {**here.lines, step: here.lines.get(step, line)})


def with_lines(value: Any, line: int) -> Any:
    """A value whose mappings and lists all know a line; those that know theirs already keep it."""
    if isinstance(value, LineMap | LineList):
        return value
    if isinstance(value, dict):
        return line_map({key: with_lines(item, line) for key, item in value.items()}, line, dict.fromkeys(value, line))
    if isinstance(value, list):
        lines = [item.line if isinstance(item, LineMap | LineList) else line for item in value]
        return line_list([with_lines(item, line) for item in value], line, lines)
    return value
