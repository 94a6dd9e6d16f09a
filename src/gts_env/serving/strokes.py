"""Strokes of a finger inside an area, with the speeds that UiAutomator has for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.actions import Swipe

if TYPE_CHECKING:
    from gts_env.screen import Node, Screen
    from gts_env.screen.node import Bounds

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
OPPOSITE = {"left": "right", "right": "left", "up": "down", "down": "up"}
MARGIN = 0.1
"""Share of an area at either side that a stroke keeps away from, so that it begins no gesture of the system."""
SLOWEST_MS, FASTEST_MS = 10_000, 20


def stroke(area: Bounds, direction: str, percent: float, speed: float) -> Swipe:
    """A finger moving in a direction over a share of an area.

    Args:
        area: Bounds in device pixels.
        direction: One of :data:`DIRECTIONS`.
        percent: Share of the area's length, above 0 up to 1.
        speed: Pixels in a second.
    """
    left, top, right, bottom = area
    across, down = DIRECTIONS[direction]
    x, y = (left + right) / 2, (top + bottom) / 2
    half_x, half_y = (right - left) * percent / 2, (bottom - top) * percent / 2
    x0, y0 = x - across * half_x, y - down * half_y
    x1, y1 = x + across * half_x, y + down * half_y
    length = abs(x1 - x0) + abs(y1 - y0)
    ms = int(max(FASTEST_MS, min(SLOWEST_MS, length * 1000 / max(speed, 1.0))))
    points = [_inside(int(v), low, high - 1) for v, low, high in
              ((x0, left, right), (y0, top, bottom), (x1, left, right), (y1, top, bottom))]  # fmt: skip
    return Swipe(points[0], points[1], points[2], points[3], ms)


def inner(area: Bounds) -> Bounds:
    """An area without its margins."""
    left, top, right, bottom = area
    across, down = int((right - left) * MARGIN), int((bottom - top) * MARGIN)
    return left + across, top + down, right - across, bottom - down


def clipped(area: Bounds, screen: Screen) -> Bounds | None:
    """The part of an area that lies on the screen, or None."""
    left, top = max(0, area[0]), max(0, area[1])
    right, bottom = min(screen.width, area[2]), min(screen.height, area[3])
    return (left, top, right, bottom) if left < right and top < bottom else None


def same_view(before: tuple[Node, ...], after: tuple[Node, ...]) -> bool:
    """Whether two trees are the same objects: nothing has moved."""
    return len(before) == len(after) and all(a is b for a, b in zip(before, after, strict=True))


def _inside(value: int, low: int, high: int) -> int:
    return max(low, min(value, max(low, high)))
