"""W3C actions: fingers and keys along a line of time, and the gestures that a user would call them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from gts_env.actions import Action, DoubleTap, Drag, LongPress, Swipe, Tap, Wait
from gts_env.actions.action import MAX_GESTURE_MS
from gts_env.serving.uia2.call import kind_of, number_in, reference
from gts_env.serving.uia2.errors import WireError, bad_argument

MOST_SOURCES, MOST_TICKS = 10, 1000
MOST_MS = 24 * 60 * 60 * 1000
SLOP_PX = 24
"""How far a finger may move and still be still."""
LONG_PRESS_MS, DOUBLE_TAP_MS, REST_MS = 400, 300, 500

Place = Callable[[str], tuple[int, int]]
"""The middle of an element."""


@dataclass(slots=True)
class Touch:
    """A finger from where it goes down to where it is lifted.

    Attributes:
        began: When it went down, in ms.
        path: Points and when each was reached.
        ended: When it was lifted.
    """

    began: int
    path: list[tuple[int, int, int]]
    ended: int = -1

    @property
    def moved_at(self) -> int | None:
        """When it began to move; None if it stayed."""
        x0, y0, _ = self.path[0]
        still = self.began
        for x, y, at in self.path[1:]:
            if max(abs(x - x0), abs(y - y0)) > SLOP_PX:
                return still
            still = at
        return None

    def action(self) -> Action:
        """The gesture that it is."""
        x0, y0, _ = self.path[0]
        moved = self.moved_at
        if moved is None:
            held = self.ended - self.began
            return LongPress(x0, y0, min(held, MAX_GESTURE_MS)) if held >= LONG_PRESS_MS else Tap(x0, y0)
        x1, y1, _ = self.path[-1]
        if max(abs(x1 - x0), abs(y1 - y0)) <= SLOP_PX:
            # There and back again: what it did is what it did on the way there.
            x1, y1, _ = max(self.path, key=lambda p: (p[0] - x0) ** 2 + (p[1] - y0) ** 2)
        if moved - self.began >= LONG_PRESS_MS:
            # How long it stands still before it lets go is no part of carrying.
            carried = next((at for x, y, at in self.path if (x, y) == (x1, y1) and at >= moved), self.ended)
            return Drag(x0, y0, x1, y1, max(1, min(carried - moved, MAX_GESTURE_MS)))
        ms = max(1, min(self.ended - moved, MAX_GESTURE_MS))
        return Swipe(x0, y0, x1, y1, ms)


@dataclass(slots=True)
class Typed:
    """A key that went down, as the character that WebDriver has for it."""

    began: int
    sign: str
    ended: int = 0


@dataclass(slots=True)
class _Source:
    kind: str
    steps: list[dict[str, Any]]
    x: int = 0
    y: int = 0
    touch: Touch | None = None


@dataclass(slots=True)
class Line:
    """What happens along the line of time.

    Attributes:
        events: Touches and keys in the order in which they begin.
        length: How long it is, in ms.
    """

    events: list[Touch | Typed] = field(default_factory=list)
    length: int = 0


def read(body: object, place: Place) -> Line:
    """The line of time that a list of W3C actions describes.

    Args:
        body: The list.
        place: Gives the middle of an element by its id.

    Raises:
        WireError: It is no such list.
    """
    if not isinstance(body, list) or len(body) > MOST_SOURCES:
        raise bad_argument(f"'actions' must be a list of at most {MOST_SOURCES} input sources")
    sources = [_source(one) for one in body]
    ticks = max((len(one.steps) for one in sources), default=0)
    line = Line()
    for tick in range(ticks):
        due = [(one, one.steps[tick]) for one in sources if tick < len(one.steps)]
        took = max(_duration(step) for _, step in due)
        for source, step in due:
            _take(source, step, line, line.length, place)
        line.length += took
        if line.length > MOST_MS:
            raise bad_argument("actions last at most a day")
    for source in sources:
        if source.touch is not None:
            source.touch.ended = line.length
    return line


def _source(value: object) -> _Source:
    if not isinstance(value, dict):
        raise bad_argument(f"an input source must be an object, found {kind_of(value)}")
    kind, steps = value.get("type"), value.get("actions", [])
    if kind not in ("pointer", "key", "none", "wheel"):
        raise bad_argument(f"'type' of an input source must be pointer, key or none, found {str(kind)[:40]!r}")
    if not isinstance(steps, list) or len(steps) > MOST_TICKS or not all(isinstance(s, dict) for s in steps):
        raise bad_argument(f"'actions' of an input source must be a list of at most {MOST_TICKS} objects")
    return _Source(kind, steps)


def _duration(step: dict[str, Any]) -> int:
    ms = number_in(step, "duration", 0)
    if ms < 0:
        raise bad_argument("'duration' must not be negative")
    return int(ms)


def _take(source: _Source, step: dict[str, Any], line: Line, now: int, place: Place) -> None:
    what = step.get("type")
    if what == "pointerMove" and source.kind == "pointer":
        if source.touch is not None:
            # It stood there until now: a finger that waits before it moves picks something up.
            source.touch.path.append((source.x, source.y, now))
        source.x, source.y = _moved(source, step, place)
        if source.touch is not None:
            source.touch.path.append((source.x, source.y, now + _duration(step)))
    elif what == "pointerDown" and source.kind == "pointer":
        if source.touch is None:
            source.touch = Touch(now, [(source.x, source.y, now)])
            line.events.append(source.touch)
    elif what in ("pointerUp", "pointerCancel") and source.kind == "pointer":
        if source.touch is not None:
            source.touch.ended = now
            source.touch = None
    elif what == "keyDown" and source.kind == "key":
        sign = step.get("value")
        if not isinstance(sign, str) or not 1 <= len(sign) <= 16:
            raise bad_argument("'value' of a key must be one character")
        line.events.append(Typed(now, sign, now))
    elif what not in ("pause", "keyUp", "scroll"):
        raise bad_argument(f"{str(what)[:40]!r} is nothing that a {source.kind} does")


def _moved(source: _Source, step: dict[str, Any], place: Place) -> tuple[int, int]:
    x, y = int(number_in(step, "x", 0)), int(number_in(step, "y", 0))
    origin = step.get("origin", "viewport")
    if isinstance(origin, dict):
        middle = place(reference(origin, "origin"))
        return middle[0] + x, middle[1] + y
    if origin == "pointer":
        return source.x + x, source.y + y
    if origin != "viewport":
        raise bad_argument("'origin' must be viewport, pointer or an element")
    return x, y


def gestures(line: Line, size: tuple[int, int]) -> Iterator[Action | str]:
    """The actions that a line of time is; texts are keys.

    Raises:
        WireError: A finger goes down outside the screen.
    """
    now, i, events = 0, 0, sorted(line.events, key=lambda e: e.began)
    while i < len(events):
        event = events[i]
        # Each action is followed by a rest of half a second already.
        gap = event.began - now - (REST_MS if i else 0)
        if gap > 0:
            yield Wait(gap)
        if isinstance(event, Typed):
            yield event.sign
            now, i = event.ended, i + 1
            continue
        together = i + 1
        while together < len(events) and events[together].began < event.ended and isinstance(events[together], Touch):
            together += 1
        if together > i + 1:
            # Several fingers at once: nothing on the phone takes them, so only their time passes.
            now = max(e.ended for e in events[i:together])
            yield Wait(max(0, now - event.began))
            i = together
            continue
        following = events[i + 1] if i + 1 < len(events) else None
        if isinstance(following, Touch) and _double(event, following):
            yield DoubleTap(*_on_screen(event, size)[:2])
            now, i = following.ended, i + 2
            continue
        _on_screen(event, size)
        yield _clamped(event, size).action()
        now, i = event.ended, i + 1
    if line.length - now > REST_MS:
        yield Wait(line.length - now - REST_MS)


def _double(one: Touch, two: Touch) -> bool:
    near = max(abs(one.path[0][0] - two.path[0][0]), abs(one.path[0][1] - two.path[0][1])) <= 4 * SLOP_PX
    return (
        near and two.began - one.ended <= DOUBLE_TAP_MS and all(isinstance(touch.action(), Tap) for touch in (one, two))
    )


def _on_screen(touch: Touch, size: tuple[int, int]) -> tuple[int, int, int]:
    x, y, at = touch.path[0]
    if not (0 <= x < size[0] and 0 <= y < size[1]):
        raise WireError("move target out of bounds", f"({x}, {y}) lies outside the screen of {size[0]} x {size[1]}")
    return x, y, at


def _clamped(touch: Touch, size: tuple[int, int]) -> Touch:
    path = [(max(0, min(x, size[0] - 1)), max(0, min(y, size[1] - 1)), at) for x, y, at in touch.path]
    return Touch(touch.began, path, touch.ended)
