"""Gestures at points and on objects. Swipes are measured in steps of five milliseconds."""

from __future__ import annotations

from typing import Any

from gts_env.actions import Drag, LongPress, Swipe, Tap, Wait
from gts_env.serving.strokes import DIRECTIONS, stroke
from gts_env.serving.u2.fingers import DOWN, MOVE, UP
from gts_env.serving.u2.objects import node_of
from gts_env.serving.u2.rpc import MOST_MS, bad, method, whole
from gts_env.serving.u2.server import U2Server

STEP_MS = 5
LONG_PRESS_MS, HELD_MS = 800, 400
STEPS = 55
MOST_POINTS = 500


@method("click")
def click(server: U2Server, x: Any, y: Any = None, ms: Any = None) -> bool:
    """Tap a point or an object, or hold it for some milliseconds; a corner may be named after the object."""
    point = _point(server, x, y)
    held = 0 if ms is None else whole(ms, "duration", 0, MOST_MS)
    if held >= HELD_MS:
        server.act(LongPress(*point, held))
    else:
        server.act(server.fingers.click(Tap(*point)))
    return True


@method("longClick")
def long_click(server: U2Server, x: Any, y: Any = None, ms: Any = None) -> bool:
    """Hold a point or an object."""
    held = LONG_PRESS_MS if ms is None else whole(ms, "duration", 0, MOST_MS)
    server.act(LongPress(*_point(server, x, y), held))
    return True


@method("clickAndWaitForNewWindow")
def click_and_wait(server: U2Server, obj: Any, timeout: Any = 0) -> bool:
    """Tap an object; returns whether another window came."""
    before = server.phone.component
    server.act(Tap(*node_of(server, obj).center))
    return server.phone.component != before


@method("swipe")
def swipe(server: U2Server, *given: Any) -> bool:
    """Swipe between two points, or over an object in a direction: (object, direction, steps or percent, steps)."""
    if given and not isinstance(given[0], (int, float)):
        return _swipe_over(server, *given[:4])
    if len(given) not in (4, 5):
        raise bad("swipe takes four coordinates and steps")
    x0, y0, x1, y1 = (whole(value, "coordinate") for value in given[:4])
    server.act(Swipe(x0, y0, x1, y1, _ms(given[4] if len(given) == 5 else STEPS)))
    return True


def _swipe_over(server: U2Server, obj: Any, direction: Any = "u", amount: Any = STEPS, steps: Any = None) -> bool:
    names = {name[0]: name for name in DIRECTIONS}
    way = names.get(direction[:1].lower()) if isinstance(direction, str) else None
    if way is None:
        raise bad(f"direction must be one of {', '.join(DIRECTIONS)}")
    percent, taken = (amount, steps) if steps is not None else (1.0, amount)
    share = whole(float(percent) * 100, "percent", 1, 100) / 100 if isinstance(percent, (int, float)) else 1.0
    made = stroke(node_of(server, obj).bounds, way, share, 1000)
    server.act(Swipe(made.x0, made.y0, made.x1, made.y1, _ms(taken)))
    return True


@method("swipePoints")
def swipe_points(server: U2Server, points: Any, steps: Any) -> bool:
    """Swipe over several points: ``[x0, y0, x1, y1, ...]``, so many steps from one to the next."""
    if not isinstance(points, list) or not 4 <= len(points) <= MOST_POINTS or len(points) % 2:
        raise bad("points must be a list of at least two pairs of numbers")
    numbers = [whole(value, "coordinate") for value in points]
    ms = min(MOST_MS, _ms(steps) * (len(numbers) // 2 - 1))
    server.act(Swipe(numbers[0], numbers[1], numbers[-2], numbers[-1], ms))
    return True


@method("drag")
def drag(server: U2Server, x0: Any, y0: Any, x1: Any, y1: Any, steps: Any = 100) -> bool:
    """Pick something up and carry it elsewhere."""
    points = [whole(value, "coordinate") for value in (x0, y0, x1, y1)]
    server.act(Drag(points[0], points[1], points[2], points[3], _ms(steps)))
    return True


@method("dragTo")
def drag_to(server: U2Server, obj: Any, x: Any, y: Any = None, steps: Any = None) -> bool:
    """Carry an object to a point or to another object."""
    start = node_of(server, obj).center
    if isinstance(x, (int, float)):
        end = whole(x, "x"), whole(y, "y")
    else:
        # Given another object, the steps stand where y would.
        end, steps = node_of(server, x).center, y if steps is None else steps
    server.act(Drag(*start, *end, _ms(100 if steps is None else steps)))
    return True


@method("gesture")
def gesture(server: U2Server, obj: Any, *_: Any) -> bool:
    """Two fingers: nothing on this phone takes two, so only their time passes."""
    return _two_fingers(server, obj)


@method("pinchIn")
@method("pinchOut")
def pinch(server: U2Server, obj: Any, percent: Any = 100, steps: Any = 50) -> bool:
    """Two fingers, likewise."""
    return _two_fingers(server, obj)


def _two_fingers(server: U2Server, obj: Any) -> bool:
    node_of(server, obj)
    server.act(Wait(300))
    return True


@method("injectInputEvent")
def inject_input_event(server: U2Server, kind: Any, x: Any, y: Any, meta: Any = 0) -> bool:
    """One event of a finger: it goes down (0), moves (2), is lifted (1)."""
    if kind not in (DOWN, UP, MOVE):
        raise bad("an event is 0, 1 or 2")
    return server.fingers.event(kind, whole(x, "x"), whole(y, "y"))


def _point(server: U2Server, x: Any, y: Any) -> tuple[int, int]:
    if isinstance(x, (dict, str)):
        node = node_of(server, x)
        left, top, right, bottom = node.bounds
        corners = {"tl": (left, top), "topleft": (left, top), "br": (right - 1, bottom - 1),
                   "bottomright": (right - 1, bottom - 1)}  # fmt: skip
        return corners.get(y.lower(), node.center) if isinstance(y, str) else node.center
    return whole(x, "x"), whole(y, "y")


def _ms(steps: Any) -> int:
    return max(STEP_MS, min(MOST_MS, whole(steps, "steps", 0) * STEP_MS))
