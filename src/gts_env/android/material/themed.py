"""A part of a screen under a theme of the app's own: light, dark or black whatever the phone has, larger letters."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from gts_env.android.layout.box import Box
from gts_env.android.theme import Theme, theme_for
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

BLACK = 0xFF000000
_GROUNDS: dict[str, Any] = {
    "surface": BLACK, "surface_dim": BLACK, "surface_container_lowest": BLACK, "surface_container_low": 0xFF0B0B0C,
    "surface_container": 0xFF111113, "surface_container_high": 0xFF1A1A1C, "surface_container_highest": 0xFF232326,
}  # fmt: skip
"""Grounds of a black theme: the darkest is black, those above it hardly lighter."""


@lru_cache(maxsize=64)
def own_theme(theme: Theme, night: bool | None, black: bool, text: float) -> Theme:
    """The theme an app chose: one object for each input, as layouts are remembered by it.

    Args:
        theme: Theme of the window.
        night: Whether it is dark; None follows the phone.
        black: Whether a dark one has a black ground.
        text: Factor of the font scale.
    """
    dark = theme.config.night if night is None else night
    config = replace(theme.config, night=dark, font_scale=theme.config.font_scale * text)
    made = theme_for(theme.seed, config)
    if not (black and dark):
        return made
    made = Theme(theme.seed, config)
    made.scheme = replace(made.scheme, **_GROUNDS)
    return made


class Themed(Widget):
    """A screen, dialog, sheet or menu under a theme that the app's own settings choose.

    Args:
        child: What it shows.
        night: Whether it is dark; None follows the phone.
        black: Whether a dark one has a black ground.
        text: Factor of the font scale.
    """

    def __init__(
        self, child: Widget, *, night: bool | None = None, black: bool = False, text: float = 1.0, **common: Any
    ) -> None:
        super().__init__(**common)
        self.child = child
        self.look = night, black, text

    @property
    def tail(self) -> Widget | None:
        """That of the child."""
        return self.child.tail

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """The child under the other theme."""
        outer = lay.theme
        lay.theme = own_theme(outer, *self.look)
        try:
            inner = lay(self.child, max_w, max_h, min_w, min_h)
        finally:
            lay.theme = outer
        return Box(self, inner.w, inner.h, ((inner, 0, 0),))

    def dress(self, menu: Widget) -> Widget:
        """A menu that hangs from something in it, under the same theme."""
        night, black, text = self.look
        return Themed(menu, night=night, black=black, text=text)
