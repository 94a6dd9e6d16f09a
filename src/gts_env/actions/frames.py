"""Coordinate frames: in which numbers an agent names a point of the screen.

==============  ====================================================================================================
frame           what ``(x, y)`` is
==============  ====================================================================================================
``px``          device pixels, as in :class:`~gts_env.actions.Tap`
``picture``     pixels of the picture that the agent was shown
``unit``        shares of the picture, 0 to 1
``per_mille``   thousandths of the picture, 0 to 1000
``resized``     pixels of the picture as the processor of Qwen2-VL and its kin resizes it: sides are multiples of 28,
                the area has bounds. ``resized:LEAST:MOST`` gives the bounds in pixels, ``resized:LEAST:MOST:FACTOR``
                another multiple.
==============  ====================================================================================================

Always x before y, from the top left. A picture need not have the shape of the screen: a device that is turned lies in
the middle of the same array, scaled to fit, with black around it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from gts_env.errors import ActionError, GtsError, UnknownIdError

Size = tuple[int, int]
Point = tuple[int, int]

FRAMES = ("px", "picture", "unit", "per_mille", "resized")
"""Names of the frames."""
FACTOR = 28
LEAST_PIXELS = 4 * FACTOR * FACTOR
MOST_PIXELS = 16384 * FACTOR * FACTOR
MOST_RATIO = 200
_UNIT_DIGITS = 6


@lru_cache(maxsize=256)
def smart_resize(size: Size, factor: int = FACTOR, least: int = LEAST_PIXELS, most: int = MOST_PIXELS) -> Size:
    """Width and height to which the image processor of Qwen2-VL, Qwen2.5-VL and UI-TARS brings a picture.

    Each side becomes the nearest multiple of ``factor``; where the area is out of bounds, both are scaled alike and
    rounded towards the bounds. Source: ``smart_resize`` of qwen-vl-utils.

    Args:
        size: Width and height of the picture in pixels.
        factor: What the sides are multiples of.
        least: Fewest pixels of the area.
        most: Most pixels of the area.

    Raises:
        GtsError: One side is more than 200 times the other, which the processor refuses.
    """
    width, height = size
    if max(size) > MOST_RATIO * min(size):
        raise GtsError(f"A side is at most {MOST_RATIO} times the other", found=f"a picture of {width}x{height}")
    sides = [max(factor, round(side / factor) * factor) for side in size]
    if sides[0] * sides[1] > most:
        shrink = math.sqrt(width * height / most)
        sides = [max(factor, math.floor(side / shrink / factor) * factor) for side in size]
    elif sides[0] * sides[1] < least:
        grow = math.sqrt(least / (width * height))
        sides = [math.ceil(side * grow / factor) * factor for side in size]
    return sides[0], sides[1]


@dataclass(frozen=True, slots=True)
class Frame:
    """One way to number the points of a screen. Made by :func:`frame_named`.

    Attributes:
        name: One of :data:`FRAMES`.
        bounds: Least and most pixels of the area and the multiple of the sides; for ``resized`` only.
    """

    name: str
    bounds: tuple[int, int, int] = (LEAST_PIXELS, MOST_PIXELS, FACTOR)

    def sides(self, screen: Size, picture: Size | None = None) -> tuple[int, int]:
        """The numbers at the right and the bottom edge.

        Args:
            screen: Width and height of the screen in device pixels, as turned.
            picture: Width and height of the picture that the agent was shown; by default that of the screen.
        """
        match self.name:
            case "px":
                return screen
            case "unit":
                return 1, 1
            case "per_mille":
                return 1000, 1000
            case "resized":
                least, most, factor = self.bounds
                return smart_resize(picture or screen, factor, least, most)
        return picture or screen

    def read(self, x: float, y: float, screen: Size, picture: Size | None = None) -> Point:
        """The device pixel that a pair of numbers names.

        Raises:
            ActionError: The numbers lie outside the frame, or beside the screen in its picture.
        """
        sides = self.sides(screen, picture)
        for name, number, side in zip("xy", (x, y), sides, strict=True):
            # A comparison with NaN is false, so NaN is refused.
            if not 0 <= number <= (side - 1 if self.name == "px" else side):
                wanted = f"{name}: the frame {self.name!r} goes from 0 to {side - 1 if self.name == 'px' else side}"
                raise ActionError(wanted, found=f"{number:g}")
        pixels = []
        for number, side, size, (begin, whole, scale) in zip(
            (x, y), sides, screen, self._places(screen, picture), strict=True
        ):
            pixel = int((number * whole / side - begin) / scale)
            # What was written in coarse numbers may come out one of them beside the edge.
            slack = max(whole / side / scale, 1)
            if not -slack <= pixel < size + slack:
                raise ActionError(f"({x:g}, {y:g}) lies beside the screen, in the black around it")
            pixels.append(min(max(pixel, 0), size - 1))
        return pixels[0], pixels[1]

    def write(self, point: Point, screen: Size, picture: Size | None = None) -> tuple[float, float]:
        """The numbers that name a device pixel: whole, but for ``unit``; of two whole ones the nearer.

        Reading them gives the pixel again where the frame is as fine as the screen, else one near it.
        """
        sides, places = self.sides(screen, picture), self._places(screen, picture)
        exact = [
            ((pixel + 0.5) * scale + begin) / whole * side
            for pixel, side, (begin, whole, scale) in zip(point, sides, places, strict=True)
        ]
        if self.name == "px":
            return point
        if self.name == "unit":
            return round(exact[0], _UNIT_DIGITS), round(exact[1], _UNIT_DIGITS)
        nearest = []
        for pixel, side, number, (begin, whole, scale) in zip(point, sides, exact, places, strict=True):
            both = (math.floor(number), math.ceil(number))
            nearest.append(min(both, key=lambda n: abs(int((n * whole / side - begin) / scale) - pixel)))
        return nearest[0], nearest[1]

    def rounded(self, point: Point, screen: Size, picture: Size | None = None) -> Point:
        """The device pixel that is left of a point when it has been written and read again."""
        return self.read(*self.write(point, screen, picture), screen, picture)

    def _places(self, screen: Size, picture: Size | None) -> list[tuple[float, int, float]]:
        """How each axis of the screen lies in what is numbered: where it begins, the whole, and pixels per pixel."""
        if picture is None or self.name == "px":
            return [(0.0, side, 1.0) for side in screen]
        scale = min(picture[0] / screen[0], picture[1] / screen[1])
        return [((whole - side * scale) / 2, whole, scale) for side, whole in zip(screen, picture, strict=True)]


def frame_named(name: str) -> Frame:
    """The frame of a name, such as ``"per_mille"`` or ``"resized:78400:1003520"``.

    Raises:
        UnknownIdError: There is no such frame.
        GtsError: The bounds of ``resized`` are no whole numbers, or the least is more than the most.
    """
    head, _, rest = name.partition(":")
    if head not in FRAMES:
        raise UnknownIdError.of("coordinate frame", head, FRAMES)
    if not rest:
        return Frame(head)
    words = rest.split(":")
    whole = head == "resized" and len(words) in (2, 3) and all(word.isdecimal() and word.isascii() for word in words)
    least, most, factor = (*map(int, words), FACTOR)[:3] if whole else (1, 0, 1)
    if not 0 < least <= most or not factor:
        raise GtsError("A frame with bounds is resized:LEAST:MOST[:FACTOR], in pixels", found=repr(name))
    return Frame(head, (least, most, factor))
