"""The functions of AppAgent, which name elements by the number tags drawn on them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gts_env.actions.action import Action, Drag, Finish, LongPress, ReportDefect, Swipe, Tap, TypeText
from gts_env.actions.calls import Call, quoted, read_calls
from gts_env.actions.dialect import Dialect
from gts_env.actions.frames import Point, Size
from gts_env.actions.moves import direction_named, finger, heading
from gts_env.actions.replies import said_in
from gts_env.actions.seen import Seen, mark_at, mark_number
from gts_env.actions.spoken_report import is_report
from gts_env.actions.values import whole
from gts_env.errors import ActionError, near

FIRST = 1
"""Number of the first tag."""
LONG_PRESS_MS = 1000
SWIPE_MS = 400
DISTANCES = {"short": 1, "medium": 2, "long": 3}
"""Tenths of the screen's width; twice as far up and down."""
SUBAREAS = ("top-left", "top", "top-right", "left", "center", "right", "bottom-left", "bottom", "bottom-right")
_MARK = '"'
_ACTION = re.compile(r"^[ \t]*Action:", re.MULTILINE)
_WORDS = ("tap", "text", "long_press", "swipe", "grid", "FINISH")


class AppAgent(Dialect):
    """AppAgent: ``tap(5)``, ``text("Milk")``, ``long_press(5)``, ``swipe(5, "up", "medium")`` or ``FINISH``.

    Tags count **from 1**, in the order of the environment's elements: tag 1 is the element 0 of ``TextObservation``.

    * ``swipe`` moves the finger that way from the middle of its element, by one to three tenths of the screen's width,
      and twice as far up and down.
    * ``text`` presses no Enter and clears nothing. There is no key, no back and no wait.
    * Where the tags do not help, AppAgent names areas of a grid: ``tap(12, "center")``, ``long_press(12, "top")``,
      ``swipe(12, "center", 18, "center")``. They are understood without ``grid()``, which draws nothing here and is
      refused with their size.

    A defect is reported by ``FINISH`` and a :mod:`~gts_env.actions.spoken_report` after it, with its place, if any, in
    device pixels: ``FINISH GUI_BUG NLE: Back closes the app``. The session then goes on.
    """

    frame_name = "px"
    uses_marks = True

    def _read(self, text: str, seen: Seen) -> Sequence[Action]:
        said = said_in(text)
        if marked := _ACTION.search(said):
            said = said[marked.end() :].partition("\nSummary:")[0].strip()
        if said.startswith("FINISH"):
            rest = said.removeprefix("FINISH").lstrip(" \t\n.:")
            if rest.startswith(_MARK):
                rest = read_calls(f"FINISH({rest})")[0].text("report", 0)
            return [self._report(rest, seen)] if is_report(rest) else [Finish()]
        return [self._meant(call, seen) for call in read_calls(said)]

    def _meant(self, call: Call, seen: Seen) -> Action:
        match call.name, len(call.args):
            case "tap", 1:
                return Tap(*_mark(call, seen))
            case "long_press", 1:
                return LongPress(*_mark(call, seen), LONG_PRESS_MS)
            case "tap", 2:
                return Tap(*_area(call, 0, seen.size))
            case "long_press", 2:
                return LongPress(*_area(call, 0, seen.size), LONG_PRESS_MS)
            case "swipe", 4:
                return Swipe(*_area(call, 0, seen.size), *_area(call, 2, seen.size), SWIPE_MS)
            case "swipe", 2 | 3:
                distance = call.text("dist", 2) if len(call.args) == 3 else "medium"
                if distance not in DISTANCES:
                    mend = f"One of {', '.join(DISTANCES)}."
                    raise ActionError("swipe: no such distance", found=repr(distance[:60]), mend=mend)
                return _swipe(_mark(call, seen), direction_named(call.text("direction", 1)), distance, seen.size)
            case "text", 1:
                return TypeText(call.text("text", 0))
            case "grid", 0:
                raise _no_grid(seen.size)
        if call.name in _WORDS:
            raise ActionError(f"{call.name}: it does not take {len(call.args)} arguments")
        mend = near(call.name, _WORDS) or f"Known: {', '.join(_WORDS)}."
        raise ActionError("AppAgent has no such function", found=repr(call.name[:60]), mend=mend)

    def _write(self, action: Action, seen: Seen) -> str:
        match action:
            case Tap(x, y):
                said = f"tap({self._tag((x, y), seen)})"
            case LongPress(x, y, _):
                said = f"long_press({self._tag((x, y), seen)})"
            case Swipe(x0, y0, _, _, _) | Drag(x0, y0, _, _, _):
                to, distance = _nearest(action, seen.size)
                said = f'swipe({self._tag((x0, y0), seen)}, "{to}", "{distance}")'
            case TypeText(text, _, _):
                said = f"text({quoted(text, _MARK)})"
            case ReportDefect():
                said = f"FINISH {quoted(self._reported(action, seen), _MARK)}"
            case Finish():
                said = "FINISH"
            case _:
                raise self._unsayable(action)
        return f"Action: {said}"

    def _tag(self, point: Point, seen: Seen) -> int:
        number = mark_number(seen, point, FIRST)
        if number is None:
            raise ActionError(f"No element lies at {point}, and AppAgent names elements only")
        return number


def grid_of(size: Size) -> tuple[int, int, int, int]:
    """Width and height of an area of the grid, and how many there are across and down.

    A side is the shortest one from 120 to 180 pixels that divides the screen, else 120.
    """
    sides = [next((unit for unit in range(120, 181) if side % unit == 0), 120) for side in size]
    return sides[0], sides[1], max(size[0] // sides[0], 1), max(size[1] // sides[1], 1)


def _mark(call: Call, seen: Seen) -> Point:
    return mark_at(seen, whole(call.name, call.args[0]), FIRST).point


def _area(call: Call, place: int, size: Size) -> Point:
    """The point in an area: at a quarter, the middle or three quarters of its sides."""
    number, spot = whole(call.name, call.args[place]), call.text("subarea", place + 1)
    width, height, across, down = grid_of(size)
    if not FIRST <= number <= across * down:
        raise ActionError(f"There is no area {number}", mend=f"They go from 1 to {across * down}.")
    if spot not in SUBAREAS:
        raise ActionError("There is no such part of an area", found=repr(spot[:60]), mend=f"{', '.join(SUBAREAS)}.")
    row, column = divmod(number - FIRST, across)
    part_down, part_across = divmod(SUBAREAS.index(spot), 3)
    x, y = column * width + width * (part_across + 1) // 4, row * height + height * (part_down + 1) // 4
    return min(x, size[0] - 1), min(y, size[1] - 1)


def _swipe(start: Point, to: str, distance: str, size: Size) -> Swipe:
    unit = size[0] // 10 * DISTANCES[distance]
    return finger(start, to, unit if to in ("left", "right") else 2 * unit, size, SWIPE_MS)


def _nearest(move: Swipe | Drag, size: Size) -> tuple[str, str]:
    """Direction and distance of the swipe that ends nearest to where a finger stopped."""
    start, end = (move.x0, move.y0), (move.x1, move.y1)
    to = heading(Swipe(*start, *end))
    ends = {distance: _swipe(start, to, distance, size) for distance in DISTANCES}
    return to, min(ends, key=lambda name: abs(ends[name].x1 - end[0]) + abs(ends[name].y1 - end[1]))


def _no_grid(size: Size) -> ActionError:
    width, height, across, down = grid_of(size)
    return ActionError(
        "grid: no grid is drawn",
        mend=f'Areas of {width}x{height} pixels, {across} across and {down} down, count from 1: tap(1, "center").',
    )
