"""How dark the screen is at a point: what the icons of the system's bars must stand out from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gts_env.android.painting.painter import paint_window
from gts_env.android.window import Window

_LIGHT = 0.5
_OPAQUE = 0xFF


def is_dark(window: Window, x: int, y: int, night: bool) -> bool:
    """Whether a window is dark at a device pixel; where nothing opaque is drawn the theme decides."""
    probe = _Probe(x, y)
    paint_window(probe, window, (x, y, x + 1, y + 1))  # type: ignore[arg-type]
    return night if probe.found is None else luma(probe.found) < _LIGHT


def luma(color: int) -> float:
    """Brightness of 0xAARRGGBB from 0 to 1, with the weights of ITU-R BT.601; opacity does not count."""
    return (0.299 * (color >> 16 & 0xFF) + 0.587 * (color >> 8 & 0xFF) + 0.114 * (color & 0xFF)) / 255


class _Probe:
    """A canvas of one pixel that keeps the last opaque colour that fills it; lines and letters do not count."""

    surface_size = 1, 1
    device_size = 16, 16
    """Pictures are asked for small, since one of their pixels is all that counts."""

    def __init__(self, x: int, y: int) -> None:
        self.x: float = x
        self.y: float = y
        self.found: int | None = None
        self._stack: list[tuple[float, float]] = []

    def save(self) -> None:
        self._stack.append((self.x, self.y))

    def restore(self) -> None:
        self.x, self.y = self._stack.pop()

    def translate(self, dx: float, dy: float) -> None:
        self.x -= dx
        self.y -= dy

    def __getattr__(self, name: str) -> Any:
        return _nothing

    def rect(self, left: float, top: float, right: float, bottom: float, color: int) -> None:
        if color >> 24 == _OPAQUE and left <= self.x < right and top <= self.y < bottom:
            self.found = color

    def rrect(self, left: float, top: float, right: float, bottom: float, radius: Any, color: int) -> None:
        self.rect(left, top, right, bottom, color)

    def gradient_rect(
        self, left: float, top: float, right: float, bottom: float, colors: Sequence[int], vertical: bool = True,
        radius: float = 0.0,
    ) -> None:  # fmt: skip
        share = (self.y - top) / (bottom - top or 1) if vertical else (self.x - left) / (right - left or 1)
        at = min(max(int(share * len(colors)), 0), len(colors) - 1)
        self.rect(left, top, right, bottom, colors[at])

    def polygon(self, points: Sequence[tuple[float, float]], color: int) -> None:
        if color >> 24 == _OPAQUE and _inside(points, self.x, self.y):
            self.found = color

    def image(self, rgba: Any, left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> None:
        if left <= self.x < right and top <= self.y < bottom:
            row = int((self.y - top) / (bottom - top) * rgba.shape[0])
            column = int((self.x - left) / (right - left) * rgba.shape[1])
            red, green, blue, alpha = (int(v) for v in rgba[row, column])
            self.rect(left, top, right, bottom, alpha << 24 | red << 16 | green << 8 | blue)

    def visible(self, left: float, top: float, right: float, bottom: float) -> bool:
        return left < self.x + 1 and right > self.x and top < self.y + 1 and bottom > self.y


def _inside(points: Sequence[tuple[float, float]], x: float, y: float) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times."""
    odd = False
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            odd = not odd
    return odd


def _nothing(*args: Any, **kwargs: Any) -> None:
    """Whatever else is drawn leaves the ground as it is."""
