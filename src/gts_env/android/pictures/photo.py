"""Photos from a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.android.pictures.chance import Chance, Seed
from gts_env.android.pictures.city import skyline, street
from gts_env.android.pictures.food import meal
from gts_env.android.pictures.landscapes import forest, hills, mountains, sea
from gts_env.android.pictures.picture import Picture

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

SCENES: dict[str, Callable[[Canvas, int, int, Chance], None]] = {
    "hills": hills,
    "mountains": mountains,
    "sea": sea,
    "forest": forest,
    "city": skyline,
    "street": street,
    "food": meal,
}
"""Kinds of photos."""


def scene_of(seed: Seed) -> str:
    """The kind of photo that a seed gives if none is asked for."""
    return Chance("scene", seed).pick(tuple(SCENES))


def paint_photo(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], seed: Seed, scene: str) -> None:
    """Draw a photo ``w`` by ``h`` px."""
    SCENES[scene](canvas, w, h, Chance("photo", scene, seed))


def photo(seed: Seed, scene: str | None = None, *, radius: float | str = 0, **common: Any) -> Picture:
    """A photo.

    Args:
        seed: What it grows from (the id of the picture).
        scene: Kind, one of :data:`SCENES`; what the seed gives if left out.
        radius: Dp of the corners.
        common: Arguments every widget takes; give it a ``width`` and ``height`` or let it fill its parent.
    """
    return Picture(paint_photo, (seed, scene or scene_of(seed)), radius=radius, **common)
