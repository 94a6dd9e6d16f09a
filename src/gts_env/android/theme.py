"""The theme a window is drawn with: Material 3 colours, the type scale, and the way from dp and sp to pixels."""

from __future__ import annotations

from functools import lru_cache

from gts_env.android.config import Config
from gts_env.android.drawing.colors import Scheme, scheme
from gts_env.android.drawing.text import TextStyle
from gts_env.android.font_scale import to_dp

Color = int | str | tuple[str | int, float]
"""A colour: 0xAARRGGBB, ``#RRGGBB``, a role of the scheme (``primary``), or a pair of one of these and an opacity."""

TYPE_SCALE: dict[str, tuple[float, float, int, float]] = {
    "display_large": (57, 64, 400, -0.25),
    "display_medium": (45, 52, 400, 0.0),
    "display_small": (36, 44, 400, 0.0),
    "headline_large": (32, 40, 400, 0.0),
    "headline_medium": (28, 36, 400, 0.0),
    "headline_small": (24, 32, 400, 0.0),
    "title_large": (22, 28, 400, 0.0),
    "title_medium": (16, 24, 500, 0.15),
    "title_small": (14, 20, 500, 0.1),
    "body_large": (16, 24, 400, 0.5),
    "body_medium": (14, 20, 400, 0.25),
    "body_small": (12, 16, 400, 0.4),
    "label_large": (14, 20, 500, 0.1),
    "label_medium": (12, 16, 500, 0.5),
    "label_small": (11, 16, 500, 0.5),
    "label_tiny": (9, 12, 500, 0.1),
}
"""Material 3 type scale: size sp, line height sp, weight, letter spacing sp. ``label_tiny`` is for month cells."""


class Theme:
    """Colours, type and metrics for one configuration and seed colour. One object per distinct input.

    Attributes:
        scheme: Material 3 colour roles.
        config: Configuration it was made for.
        density: Pixels per dp.
        rtl: Whether the layout runs from right to left.
    """

    __slots__ = ("_colors", "_styles", "config", "density", "font_scale", "rtl", "scheme", "seed")

    def __init__(self, seed: int, config: Config) -> None:
        self.seed = seed
        self.config = config
        self.scheme: Scheme = scheme(seed, config.night)
        self.density = config.density
        self.font_scale = config.font_scale
        self.rtl = config.rtl
        self._styles: dict[tuple[object, ...], TextStyle] = {}
        self._colors: dict[Color, int] = {}

    def px(self, dp: float) -> int:
        """Dp in whole pixels, rounded half up."""
        return int(dp * self.density + 0.5)

    def color(self, spec: Color) -> int:
        """A colour as 0xAARRGGBB."""
        found = self._colors.get(spec)
        if found is None:
            found = self._colors[spec] = self._resolve(spec)
        return found

    def _resolve(self, spec: Color) -> int:
        if isinstance(spec, tuple):
            base, opacity = spec
            rgb = self.color(base)
            return (rgb & 0xFFFFFF) | (int((rgb >> 24) * opacity + 0.5) << 24)
        if isinstance(spec, str):
            if spec.startswith("#"):
                return 0xFF000000 | int(spec[1:], 16)
            return int(getattr(self.scheme, spec))
        return spec

    def style(
        self,
        name: str,
        weight: int | None = None,
        italic: bool = False,
        mono: bool = False,
        underline: bool = False,
        strike: bool = False,
        size: float | None = None,
    ) -> TextStyle:
        """A style of the type scale in pixels at the configured font scale; ``size`` overrides its sp."""
        key = (name, weight, italic, mono, underline, strike, size)
        found = self._styles.get(key)
        if found is None:
            points, line, standard, spacing = TYPE_SCALE[name]
            if size is not None:
                line, points = line * size / points, size
            # Spacing and line height keep their proportion to the letters.
            scale = self.density * to_dp(points, self.font_scale) / points
            found = self._styles[key] = TextStyle(
                size=points * scale,
                weight=weight or standard,
                line_height=float(round(line * scale)),
                letter_spacing=spacing * scale,
                italic=italic,
                mono=mono,
                underline=underline,
                strike=strike,
            )
        return found


@lru_cache(maxsize=256)
def theme_for(seed: int, config: Config) -> Theme:
    """The theme of a seed colour (0xAARRGGBB) under a configuration."""
    return Theme(seed, config)
