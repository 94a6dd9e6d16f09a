"""Measures on the pixels inside a node, for what the accessibility tree does not tell: colours, pictures, cut text.

Pictures are uint8 arrays of shape (height, width, 3), RGB, at device size; bounds are device pixels, right and bottom
exclusive, and are clipped to the picture. *Background* is the most frequent colour inside the bounds, *ink* every pixel
that differs from it. What lies outside a rounded shape (a pill button shows the page at its corners) is neither.

A real screenshot and a drawn one are both free of noise, so tolerances are small.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from gts_env.screen.node import Bounds

Pixels: TypeAlias = npt.NDArray[np.uint8]
Mask: TypeAlias = npt.NDArray[np.bool_]
Colour: TypeAlias = tuple[int, int, int]

SIDES = ("left", "top", "right", "bottom")
TOLERANCE = 3
"""Largest difference of a channel, of 255, that still counts as the same colour."""
_SPOTS = 3
_SAMPLE = 20_000
_STRONG_INK = 0.9


def crop(pixels: Pixels, bounds: Bounds) -> Pixels:
    """The part of a picture inside bounds, as a view; empty where they lie outside the picture."""
    left, top, right, bottom = bounds
    return pixels[max(top, 0) : max(bottom, 0), max(left, 0) : max(right, 0)]


def dominant_colour(picture: Pixels) -> Colour:
    """The most frequent colour, close shades counted together.

    Colours are grouped by the upper five bits of each channel; the answer is the most frequent exact colour of the
    largest group, the darker one in code order where two are equally frequent. Large pictures are counted on a grid of
    some ten thousand pixels.

    Raises:
        ValueError: The picture is empty.
    """
    if not picture.size:
        raise ValueError("an empty picture has no colour: the bounds are empty or outside the screen")
    step = 1 + int((picture.shape[0] * picture.shape[1] / _SAMPLE) ** 0.5)
    flat = picture[::step, ::step].reshape(-1, 3)
    high, low = flat >> 3, flat & 7
    groups = _packed(high, 5)
    group = int(np.bincount(groups, minlength=1 << 15).argmax())
    shade = int(np.bincount(_packed(low[groups == group], 3), minlength=1 << 9).argmax())
    red, green, blue = ((group >> 10 - 5 * i & 31) << 3 | shade >> 6 - 3 * i & 7 for i in range(3))
    return red, green, blue


def ink(picture: Pixels, tolerance: int = TOLERANCE) -> Mask:
    """Where something is drawn: the pixels inside the shape that differ from the background.

    Args:
        picture: What lies inside a node, as :func:`crop` gives it.
        tolerance: Largest difference of a channel that is still background.

    Returns:
        Boolean array of shape (height, width).
    """
    return _ink_strength(picture) > tolerance


def is_blank(picture: Pixels, tolerance: int = TOLERANCE) -> bool:
    """Whether nothing is drawn: all but a few stray pixels have the colour of the background."""
    return not picture.size or int(np.count_nonzero(ink(picture, tolerance))) <= _SPOTS


def relative_luminance(colours: npt.NDArray[np.uint8]) -> npt.NDArray[np.float64]:
    """Relative luminance of sRGB colours, 0 (black) to 1 (white), as WCAG 2.2 defines it.

    Args:
        colours: uint8 array of shape (..., 3).
    """
    return np.asarray(_LINEAR[colours] @ np.array([0.2126, 0.7152, 0.0722]))


def contrast_ratio(picture: Pixels, tolerance: int = TOLERANCE) -> float:
    """Contrast of what is drawn against its background, 1 to 21, as WCAG 2.2 defines it for two colours.

    The edges of letters are blended with the background. Therefore the foreground is the ink at the 90th percentile
    of contrast: the full colour of the strokes, whatever the size of the text, but no stray pixel.

    Returns:
        The ratio, or 1.0 where nothing is drawn.
    """
    strength = _ink_strength(picture)
    drawn = strength > tolerance
    if np.count_nonzero(drawn) <= _SPOTS:
        return 1.0
    strokes = relative_luminance(picture[drawn])
    ground = float(relative_luminance(np.array(dominant_colour(picture), np.uint8)))
    ratios = (np.maximum(strokes, ground) + 0.05) / (np.minimum(strokes, ground) + 0.05)
    return float(np.quantile(ratios, _STRONG_INK, method="higher"))


def colour_share(picture: Pixels, colour: Colour, tolerance: int = 24) -> float:
    """The share of pixels, 0 to 1, whose channels all lie within a tolerance of a colour."""
    if not picture.size:
        return 0.0
    return float(np.mean(_distance(picture, colour) <= tolerance))


def ink_at_edge(picture: Pixels, side: str, tolerance: int = TOLERANCE, least: int = 2) -> bool:
    """Whether what is drawn runs into an edge of the node, as cut text does.

    Text boxes leave room around their letters. Only ink that is at least half as strong as the strongest one counts,
    so that the soft rim of a letter may touch the edge.

    Args:
        picture: What lies inside a node, as :func:`crop` gives it.
        side: One of :data:`SIDES`.
        tolerance: Largest difference of a channel that is still background.
        least: So many pixels of the outermost row or column must be ink.

    Raises:
        ValueError: Another side.
    """
    if side not in SIDES:
        raise ValueError(f"unknown side {side!r}; known: {', '.join(SIDES)}")
    if not picture.size:
        return False
    strength = _ink_strength(picture)
    line = {"left": strength[:, 0], "top": strength[0], "right": strength[:, -1], "bottom": strength[-1]}[side]
    return int(np.count_nonzero(line > max(tolerance, int(strength.max()) // 2))) >= least


def diff_fraction(a: Pixels, b: Pixels, tolerance: int = TOLERANCE) -> float:
    """The share of pixels, 0 to 1, in which two pictures differ; 1.0 where their sizes differ."""
    if a.shape != b.shape:
        return 1.0
    if not a.size:
        return 0.0
    planes = ((a[..., i], b[..., i]) for i in range(3))
    # uint8 differences wrap around; the larger minus the smaller does not.
    return float(np.mean(_largest([np.maximum(x, y) - np.minimum(x, y) for x, y in planes]) > tolerance))


def same_picture(a: Pixels, b: Pixels, tolerance: int = TOLERANCE, share: float = 0.0) -> bool:
    """Whether two pictures are of one size and differ in no more than a share of their pixels."""
    return a.shape == b.shape and diff_fraction(a, b, tolerance) <= share


def rgb(text: str) -> Colour:
    """Read a colour of the form ``#RRGGBB``.

    Raises:
        ValueError: Another form.
    """
    try:
        red, green, blue = bytes.fromhex(text[1:]) if text.startswith("#") and text.isascii() else b""
    except ValueError:
        raise ValueError(f"expected a colour such as '#1A73E8', got {text!r}") from None
    return red, green, blue


def _ink_strength(picture: Pixels) -> npt.NDArray[np.uint8]:
    """How far each pixel is from the background; 0 outside a rounded shape."""
    if not picture.size:
        return np.zeros(picture.shape[:2], np.uint8)
    strength = _distance(picture, dominant_colour(picture))
    strength[_outside(picture, strength)] = 0
    return strength


def _outside(picture: Pixels, strength: npt.NDArray[np.uint8]) -> Mask:
    """What lies outside a shape that leaves corners free: in each row, the run of the corners' colour at each end."""
    outside = np.zeros(strength.shape, np.bool_)
    corners = [_colour(picture[y, x]) for y in (0, -1) for x in (0, -1) if strength[y, x] > TOLERANCE]
    # One corner alone may be a letter that is cut there.
    for corner in {colour for colour in corners if corners.count(colour) > 1}:
        alike = _distance(picture, corner) <= TOLERANCE
        outside |= np.logical_and.accumulate(alike, axis=1)
        outside |= np.logical_and.accumulate(alike[:, ::-1], axis=1)[:, ::-1]
    return outside


def _packed(channels: npt.NDArray[np.integer[Any]], bits: int) -> npt.NDArray[np.uint16]:
    wide = channels.astype(np.uint16)
    return np.asarray(wide[:, 0] << 2 * bits | wide[:, 1] << bits | wide[:, 2], np.uint16)


def _distance(picture: Pixels, colour: Colour) -> npt.NDArray[np.uint8]:
    """The largest difference of a channel, plane by plane: numpy is slow along an axis of three."""
    tables = [np.abs(np.arange(256) - channel).astype(np.uint8) for channel in colour]
    return _largest([table[picture[..., i]] for i, table in enumerate(tables)])


def _largest(planes: list[npt.NDArray[np.uint8]]) -> npt.NDArray[np.uint8]:
    return np.maximum(np.maximum(planes[0], planes[1]), planes[2])


def _colour(pixel: npt.NDArray[np.uint8]) -> Colour:
    red, green, blue = pixel.tolist()
    return red, green, blue


def _linear(channel: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    return np.where(channel <= 0.04045, channel / 12.92, ((channel + 0.055) / 1.055) ** 2.4)


_LINEAR = _linear(np.arange(256) / 255.0)
