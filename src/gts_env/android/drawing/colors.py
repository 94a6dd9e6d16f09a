"""Material 3 colour schemes from one seed colour (the *tonal spot* variant), and small colour helpers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gts_env.android.drawing.hct import from_hct, to_hct


@dataclass(frozen=True, slots=True)
class Scheme:
    """The colour roles of Material 3, each 0xAARRGGBB."""

    seed: int
    dark: bool
    primary: int
    on_primary: int
    primary_container: int
    on_primary_container: int
    secondary: int
    on_secondary: int
    secondary_container: int
    on_secondary_container: int
    tertiary: int
    on_tertiary: int
    tertiary_container: int
    on_tertiary_container: int
    error: int
    on_error: int
    error_container: int
    on_error_container: int
    surface: int
    surface_dim: int
    surface_bright: int
    surface_container_lowest: int
    surface_container_low: int
    surface_container: int
    surface_container_high: int
    surface_container_highest: int
    on_surface: int
    on_surface_variant: int
    surface_variant: int
    outline: int
    outline_variant: int
    inverse_surface: int
    inverse_on_surface: int
    inverse_primary: int
    shadow: int
    scrim: int


#: Tones (light, dark) of the four roles an accent palette fills: itself, on it, its container, on its container.
_ACCENT = {"{}": (40, 80), "on_{}": (100, 20), "{}_container": (90, 30), "on_{}_container": (30, 90)}

#: Tones (light, dark) of the roles of the neutral palette.
_NEUTRAL = {
    "surface": (98, 6), "surface_dim": (87, 6), "surface_bright": (98, 24), "surface_container_lowest": (100, 4),
    "surface_container_low": (96, 10), "surface_container": (94, 12), "surface_container_high": (92, 17),
    "surface_container_highest": (90, 22), "on_surface": (10, 90), "inverse_surface": (20, 90),
    "inverse_on_surface": (95, 20), "shadow": (0, 0), "scrim": (0, 0),
}  # fmt: skip

#: Tones (light, dark) of the roles of the slightly stronger neutral palette.
_NEUTRAL_VARIANT = {
    "on_surface_variant": (30, 80),
    "surface_variant": (90, 30),
    "outline": (50, 60),
    "outline_variant": (80, 30),
}


@lru_cache(maxsize=512)
def scheme(seed: int, dark: bool = False) -> Scheme:
    """The scheme grown from ``seed`` (0xAARRGGBB): its hue, with the chromas of Material's tonal spot variant."""
    hue, _, _ = to_hct(seed)
    accents = {
        "primary": (hue, 36.0),
        "secondary": (hue, 16.0),
        "tertiary": ((hue + 60.0) % 360.0, 24.0),
        "error": (25.0, 84.0),
    }
    roles = {
        role.format(name): from_hct(*palette, tones[dark])
        for name, palette in accents.items()
        for role, tones in _ACCENT.items()
    }
    roles |= {role: from_hct(hue, 6.0, tones[dark]) for role, tones in _NEUTRAL.items()}
    roles |= {role: from_hct(hue, 8.0, tones[dark]) for role, tones in _NEUTRAL_VARIANT.items()}
    return Scheme(seed=seed, dark=dark, inverse_primary=from_hct(hue, 36.0, 40 if dark else 80), **roles)


def with_alpha(color: int, alpha: float) -> int:
    """The colour with an opacity of 0 to 1."""
    return (color & 0xFFFFFF) | round(min(max(alpha, 0.0), 1.0) * 255) << 24


def blend(under: int, over: int, share: float) -> int:
    """The opaque mix of two colours, ``share`` (0 to 1) of it the second: a state layer on its surface."""
    mixed = 0xFF000000
    for shift in (16, 8, 0):
        a, b = under >> shift & 255, over >> shift & 255
        mixed |= round(a + (b - a) * share) << shift
    return mixed


def parse_color(text: str) -> int:
    """``#RRGGBB`` or ``#AARRGGBB`` as 0xAARRGGBB.

    Raises:
        ValueError: the text is neither.
    """
    digits = text.removeprefix("#")
    if len(digits) not in (6, 8) or not text.startswith("#"):
        raise ValueError(f"{text!r} is no colour; write #RRGGBB or #AARRGGBB.")
    value = int(digits, 16)
    return value | 0xFF000000 if len(digits) == 6 else value
