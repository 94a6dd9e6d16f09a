"""Colours and sizes that all components share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.font_scale import to_dp, to_sp
from gts_env.android.theme import Color

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

DISABLED = 0.38
"""Opacity of the content of a disabled component."""
DISABLED_CONTAINER = 0.12
"""Opacity of the container of a disabled component."""
TARGET = 48
"""Smallest side of what a finger can hit, in dp."""


def content(color: Color, enabled: bool) -> Color:
    """The colour of text or a symbol on a component."""
    return color if enabled else ("on_surface", DISABLED)


def container(color: Color | None, enabled: bool) -> Color | None:
    """The colour of a component's own surface."""
    return color if enabled or color is None else ("on_surface", DISABLED_CONTAINER)


def capped(lay: Layout, sp: float, most: float) -> float:
    """A text size in sp that on the screen is not larger than ``most`` dp."""
    scale = lay.theme.font_scale
    return sp if to_dp(sp, scale) <= most else to_sp(most, scale)
