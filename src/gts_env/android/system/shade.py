"""Pieces of the notification shade: its head with tiles, the stack of notifications, its foot."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gts_env.android.background import Notice
from gts_env.android.effects import Do, Effect, HidePanel
from gts_env.android.manifest import Manifest
from gts_env.android.material.buttons import TonalButton
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.system import metrics
from gts_env.android.system.group_card import group_card
from gts_env.android.system.notice_card import card
from gts_env.android.system.panel_words import PanelWords, ago, panel_words
from gts_env.android.system.tiles import FIRST, LOOKS, tile
from gts_env.android.system.words import glance
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import LazyList

if TYPE_CHECKING:
    from gts_env.android.config import Config

ALL = tuple(LOOKS)
WIDE_DP = 720
"""Width of the panel on a screen that is wider."""
Group = tuple[Notice, ...]

__all__ = ["ALL", "FIRST", "empty", "footer", "grouped", "header", "keys", "opened_key", "page", "stack"]


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


# -- notifications ---------------------------------------------------------------------------------------------------


def grouped(notices: Sequence[Notice]) -> list[Group]:
    """Notifications by app and group, those with the latest one first, silent ones at the end."""
    found: dict[tuple[bool, str, str | None], list[Notice]] = {}
    for n in notices:
        found.setdefault((n.importance == "low", n.app, n.group), []).append(n)
    groups = [tuple(sorted(g, key=lambda n: -n.when)) for g in found.values()]
    return sorted(groups, key=lambda g: (g[0].importance == "low", -g[0].when))


def opened_key(key: str) -> str:
    """View-state key of whether a card is open."""
    return f"open:{key}"


def group_key(group: Group) -> str:
    """Key of a group's card."""
    first = group[0]
    return f"{first.app}//{first.group or ''}//{first.importance == 'low'}"


def keys(groups: Sequence[Group]) -> list[str]:
    """View-state keys of all cards."""
    return [opened_key(k) for g in groups for k in (group_key(g), *[n.key for n in g])]


def stack(
    groups: Sequence[Group], manifests: Mapping[str, Manifest], said: PanelWords, now: int, opened: Mapping[str, Any],
    *, night: bool, manage: Effect | None,
) -> Widget:  # fmt: skip
    """The list of notifications: the first one is open unless it was closed, the others are closed unless opened."""
    rows: list[Widget] = []
    silent = False
    for i, group in enumerate(groups):
        if group[0].importance == "low" and not silent:
            silent = True
            rows.append(Row([Text(said.silent, "title_small", "on_surface_variant")], padding=(12, 8)))
        rows += _cards(group, manifests[group[0].app], said, now, opened, night=night, first=i == 0)
    rows.append(_foot(said, manage, any(not n.ongoing for g in groups for n in g)))
    spaced = [Column([row], padding=(0, 0, 0, 6), align="fill", width="fill") for row in rows]
    return LazyList(spaced, id="notification_stack_scroller", padding=(16, 0, 16, 8), weight=1, width="fill")


def _cards(
    group: Group, manifest: Manifest, said: PanelWords, now: int, opened: Mapping[str, Any], *, night: bool, first: bool
) -> list[Widget]:
    def one(n: Notice, start: bool) -> Widget:
        kept = opened[opened_key(n.key)]
        expanded = start if kept is None else bool(kept)
        return card(n, manifest, said, ago(said, now - n.when), expanded=expanded, night=night)

    if len(group) == 1:
        return [one(group[0], first)]
    name = group_key(group)
    expanded = bool(opened[opened_key(name)])
    head = group_card(name, group, manifest, said, ago(said, now - group[0].when), expanded=expanded, night=night)
    return [head, *[one(n, False) for n in group]] if expanded else [head]


def _foot(said: PanelWords, manage: Effect | None, clearable: bool) -> Widget:
    left = TonalButton(said.manage, manage, id="manage_text") if manage else None
    right = TonalButton(said.clear_all, Do("clear_all"), id="dismiss_text") if clearable else None
    return Row([left, Gap(weight=1), right], padding=(4, 6), width="fill")
