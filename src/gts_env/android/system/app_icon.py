"""App icons: a round adaptive icon in the app's seed colour."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import TYPE_CHECKING

from gts_env.android.drawing.colors import scheme
from gts_env.android.manifest import Manifest
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Stack
from gts_env.android.widgets.leaf import Drawing, Icon

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

GLYPH = 0.54
"""Share of the icon that its symbol takes."""


@lru_cache(maxsize=512)
def app_icon(manifest: Manifest, size: float) -> Widget:
    """The icon of an app, ``size`` dp wide; decoration, without a node of its own."""
    top, bottom, ink = colors(manifest)
    return Stack(
        [
            Drawing(paint_disc, (), (top, bottom), width=size, height=size),
            Icon(manifest.icon, size * GLYPH, ink, filled=True),
        ],
        align="center",
        width=size,
        height=size,
        silent=True,
    )


def colors(manifest: Manifest) -> tuple[int, int, int]:
    """Upper and lower colour of the disc and the colour of the symbol, 0xAARRGGBB.

    Two of three icons are a white symbol on the seed colour, the third a coloured symbol on a pale disc, so that a
    home screen looks like one of apps of many makers.
    """
    seed = manifest.seed
    if zlib.crc32(manifest.id.encode()) % 3 == 0:
        return 0xFFFFFFFF, mixed(seed, 0xFFFFFFFF, 0.88), scheme(seed, False).primary
    return mixed(seed, 0xFFFFFFFF, 0.18), mixed(seed, 0xFF000000, 0.18), 0xFFFFFFFF


def mixed(color: int, other: int, share: float) -> int:
    """A colour with ``share`` (0 to 1) of another one in it; both opaque, 0xAARRGGBB."""
    out = 0xFF
    for shift in (16, 8, 0):
        a, b = color >> shift & 0xFF, other >> shift & 0xFF
        out = out << 8 | round(a + (b - a) * share)
    return out


def paint_disc(
    canvas: Canvas, left: int, top: int, right: int, bottom: int, colors: tuple[int, ...], upper: int, lower: int
) -> None:
    """A round gradient from top to bottom."""
    canvas.gradient_rect(left, top, right, bottom, (upper, lower), radius=(right - left) / 2)
