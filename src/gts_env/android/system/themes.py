"""Themes of the system's own windows."""

from __future__ import annotations

from functools import lru_cache

from gts_env.android.config import Config
from gts_env.android.layout.context import Layout
from gts_env.android.seams import CLEAN, Site
from gts_env.android.state import PhoneState
from gts_env.android.theme import theme_for
from gts_env.android.view_state import EMPTY_VIEW
from gts_env.evolving import evolve

SYSTEM_SEED = 0xFF3F5BA9
"""Colour of the wallpaper, from which the system takes its palette."""
SYSTEM_UI = "com.android.systemui"


@lru_cache(maxsize=64)
def layout(config: Config) -> Layout:
    """A layout for system windows: their letters do not grow with the font scale."""
    config = evolve(config, font_scale=1.0)
    site = Site("system", "system", {}, config, PhoneState(config, 0))
    return Layout(theme_for(SYSTEM_SEED, config), EMPTY_VIEW, CLEAN, site, {})


@lru_cache(maxsize=64)
def left_to_right(config: Config) -> Layout:
    """The same, never mirrored: keyboards keep their order in every language."""
    return layout(evolve(config, locale="en-US"))
