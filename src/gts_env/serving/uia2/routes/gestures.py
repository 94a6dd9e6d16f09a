"""Gestures of Appium's own: on an element, or in an area."""

from __future__ import annotations

from gts_env.actions import DoubleTap, Drag, LongPress, Tap, Wait
from gts_env.actions.action import MAX_GESTURE_MS
from gts_env.screen.node import Bounds
from gts_env.serving.strokes import DIRECTIONS, OPPOSITE, clipped, inner, same_view, stroke
from gts_env.serving.uia2.call import Call, number_in
from gts_env.serving.uia2.errors import WireError, bad_argument
from gts_env.serving.uia2.find import find
from gts_env.serving.uia2.route import route

SPEEDS = {"swipe": 5000, "scroll": 300, "fling": 7500, "drag": 2500}
"""Dp in a second. The real server ends a scroll without letting the list fling; here it is slow enough not to."""
LONG_PRESS_MS = 800
FLING_LEAST = 50
MOST_SWIPES = 100


@route("POST", "/appium/gestures/click")
def click(call: Call) -> None:
    """Tap an element or a point."""
    call.act(Tap(*_point(call)))


@route("POST", "/appium/gestures/long_click")
def long_click(call: Call) -> None:
    """Hold an element or a point."""
    ms = call.number("duration", LONG_PRESS_MS)
    if not 0 <= ms <= MAX_GESTURE_MS:
        raise bad_argument(f"'duration' must be 0 to {MAX_GESTURE_MS} ms")
    call.act(LongPress(*_point(call), int(ms)))


@route("POST", "/appium/gestures/double_click")
def double_click(call: Call) -> None:
    """Tap an element or a point twice."""
    call.act(DoubleTap(*_point(call)))


@route("POST", "/appium/gestures/drag")
def drag(call: Call) -> None:
    """Pick something up and carry it to ``end``."""
    x0, y0 = _point(call, "start")
    end = call.within("end")
    if end is None:
        raise bad_argument("'end' must be {x, y}")
    x1, y1 = int(number_in(end, "x")), int(number_in(end, "y"))
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    ms = min(MAX_GESTURE_MS, max(100, int(length * 1000 / _speed(call, "drag"))))
    call.act(Drag(x0, y0, x1, y1, ms))


@route("POST", "/appium/gestures/swipe")
def swipe(call: Call) -> None:
    """Move a finger in a direction."""
    call.act(stroke(_area(call), _direction(call), _percent(call), _speed(call, "swipe")))


@route("POST", "/appium/gestures/scroll")
def scroll(call: Call) -> bool:
    """Bring what lies in a direction into view; returns whether anything moved, so that there may be more."""
    return _moved(call, _percent(call), "scroll")


@route("POST", "/appium/gestures/fling")
def fling(call: Call) -> bool:
    """Throw a list; returns whether anything moved."""
    return _moved(call, 1.0, "fling")


@route("POST", "/appium/gestures/pinch_open")
@route("POST", "/appium/gestures/pinch_close")
def pinch(call: Call) -> None:
    """Two fingers: nothing on this phone takes two, so only their time passes."""
    _area(call)
    _percent(call)
    call.act(Wait(300))


@route("POST", "/gestures/scroll_to")
@route("POST", "/touch/scroll")
def scroll_to(call: Call) -> None:
    """Scroll the first list until an element is found."""
    params = call.within("params") or call.body
    strategy, selector = params.get("strategy"), params.get("selector")
    most = int(number_in(params, "maxSwipes", 30))
    if not isinstance(strategy, str) or not isinstance(selector, str):
        raise bad_argument("'strategy' and 'selector' must be texts")
    origin = call.origin()
    area = None if origin is None else origin.bounds
    for forward in (False, True):
        for _ in range(max(0, min(most, MOST_SWIPES)) + 1):
            if find(call.server, strategy, selector):
                return
            if not _along(call, forward, area):
                break
    raise WireError("no such element", f"no scrolling brought {selector[:80]!r} into view")


@route("POST", "/appium/element/:id/scroll_to/:other")
def scroll_to_element(call: Call) -> None:
    """An element is only known while it is in view, so it needs no scrolling."""
    call.node()
    call.node("other")


def _along(call: Call, forward: bool, area: Bounds | None) -> bool:
    before = call.phone.screen().roots
    if area is None:
        area = next((n.bounds for n in call.phone.screen().nodes if n.scrollable), None)
    if area is None:
        return False
    call.act(stroke(inner(area), "up" if forward else "down", 1.0, _speed(call, "scroll")))
    return not same_view(before, call.phone.screen().roots)


def _moved(call: Call, percent: float, kind: str) -> bool:
    before = call.phone.screen().roots
    direction = OPPOSITE[_direction(call)]
    call.act(stroke(inner(_area(call)), direction, percent, _speed(call, kind)))
    return not same_view(before, call.phone.screen().roots)


def _point(call: Call, name: str = "offset") -> tuple[int, int]:
    """A point from ``origin`` and an offset in it: the middle of the element, or the point itself."""
    origin, offset = call.origin(), call.within(name)
    if origin is None:
        if offset is None:
            raise bad_argument(f"either 'origin' or {name!r} must be given")
        return int(number_in(offset, "x")), int(number_in(offset, "y"))
    if offset is None:
        return origin.center
    return origin.bounds[0] + int(number_in(offset, "x")), origin.bounds[1] + int(number_in(offset, "y"))


def _area(call: Call) -> Bounds:
    origin, given = call.origin(), call.within("area")
    if origin is not None:
        bounds = origin.bounds
    elif given is not None:
        left, top = int(number_in(given, "left")), int(number_in(given, "top"))
        width, height = int(number_in(given, "width")), int(number_in(given, "height"))
        bounds = left, top, left + width, top + height
    else:
        raise bad_argument("either 'origin' or 'area' must be given")
    area = clipped(bounds, call.phone.screen())
    if area is None:
        raise bad_argument("the area has no room on the screen")
    return area


def _direction(call: Call) -> str:
    found = call.text("direction").lower()
    if found not in DIRECTIONS:
        raise bad_argument(f"'direction' must be one of {', '.join(DIRECTIONS)}, found {found[:40]!r}")
    return found


def _percent(call: Call) -> float:
    found = call.number("percent")
    if not 0 < found <= 1:
        raise bad_argument("'percent' must be above 0, at most 1")
    return found


def _speed(call: Call, kind: str) -> float:
    found = call.number("speed", SPEEDS[kind] * call.phone.state.config.density)
    if found <= 0 or (kind == "fling" and found <= FLING_LEAST):
        raise bad_argument(f"'speed' of a {kind} is too low")
    # A list that is scrolled must not fling, whatever speed is asked for.
    return min(found, SPEEDS["scroll"] * call.phone.state.config.density) if kind == "scroll" else found
