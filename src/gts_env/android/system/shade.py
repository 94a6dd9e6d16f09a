"""The frame of the panel: its head with tiles, what stands there without notifications, its foot."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gts_env.android.effects import Effect, HidePanel
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.system import metrics
from gts_env.android.system.panel_words import PanelWords, panel_words
from gts_env.android.system.tiles import FIRST, LOOKS, tile
from gts_env.android.system.words import glance
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.placed import Grid

if TYPE_CHECKING:
    from gts_env.android.config import Config

ALL = tuple(LOOKS)
WIDE_DP = 720
"""Width of the panel on a screen that is wider."""

__all__ = ["ALL", "FIRST", "empty", "footer", "header", "page"]


def page(config: Config, parts: Sequence[Widget], *, down: Effect | None, up: Effect | None = None) -> Widget:
    """The whole panel: a tap beside its parts or a swipe up closes it.

    Args:
        config: Device configuration.
        parts: From top to bottom.
        down: What a swipe down does; None for nothing.
        up: What a swipe up and back do; they close it by default.
    """
    _, top, _, bottom = metrics.dp_sides(config)
    away = up or HidePanel()
    column = Column(parts, width=min(WIDE_DP, config.size[0] / config.density), height="fill", align="fill")
    swipes: tuple[tuple[str, Effect], ...] = (("up", away),)
    return Panel(
        [column],
        align="top_center",
        padding=(0, top, 0, bottom),
        width="fill",
        height="fill",
        background="surface_dim" if config.night else "surface_container",
        id="notification_panel",
        role="FrameLayout",
        on_click=HidePanel(),
        on_swipe=swipes if down is None else (*swipes, ("down", down)),
    ).answering(away)


class Panel(Stack):
    """The root of the panel: back goes where a swipe up does."""

    on_back: Effect | None = None

    def answering(self, effect: Effect) -> Panel:
        """The same, with what back does."""
        self.on_back = effect
        return self


def header(config: Config, today: dt.date, names: Sequence[str], quiet: bool) -> list[Widget]:
    """The date, and tiles in columns."""
    said = panel_words(config.locale)
    columns = 2 if metrics.upright(config) else 4
    tiles = [tile(name, said, config, quiet) for name in names]
    date = Text(glance(today, config.locale), "title_small", id="date")
    return [
        Row([date], padding=(24, 6, 24, 10), width="fill"),
        Grid(tiles, columns, gap=8, padding=(16, 0), id="quick_qs_panel" if len(names) <= len(FIRST) else "tile_page"),
        Gap(height=16),
    ]


def empty(said: PanelWords) -> Widget:
    """What stands there without notifications."""
    text = Text(said.no_notifications, "title_small", "on_surface_variant", id="no_notifications")
    return Row([text], arrange="center", padding=(24, 32), width="fill")


def footer(said: PanelWords, settings: Effect | None) -> Widget:
    """The foot of quick settings: the way to the settings, where there are any."""
    gear = IconButton("settings", settings, said.settings, kind="tonal", id="settings_button") if settings else None
    return Row([Gap(weight=1), gear], padding=(16, 0), width="fill")
