"""Colours and paddings that all components share."""

from __future__ import annotations

from gts_env.android.theme import Color

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
