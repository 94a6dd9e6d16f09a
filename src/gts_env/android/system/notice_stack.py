"""The notifications of the shade, by app and group, one below the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gts_env.android.background import Notice
from gts_env.android.config import Config
from gts_env.android.effects import Do, Effect
from gts_env.android.manifest import Manifest
from gts_env.android.material.buttons import TonalButton
from gts_env.android.system.group_card import group_card
from gts_env.android.system.notice_card import card
from gts_env.android.system.panel_words import ago, panel_words
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.scroll import LazyList

Group = tuple[Notice, ...]


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


@dataclass(frozen=True, slots=True)
class NoticeStack:
    """What the cards are made from.

    Attributes:
        config: Device configuration.
        now: Device time to the minute, ms since the epoch.
        manifests: Apps that posted.
        opened: View-state key to whether the user has opened (True) or closed (False) the card.
        manage: What the button at the foot does; None for no button.
    """

    config: Config
    now: int
    manifests: Mapping[str, Manifest]
    opened: Mapping[str, Any]
    manage: Effect | None

    def widget(self, groups: Sequence[Group]) -> Widget:
        """The list: the first card is open unless it was closed, the others are closed unless opened."""
        rows: list[Widget] = []
        silent = False
        for i, group in enumerate(groups):
            if group[0].importance == "low" and not silent:
                silent = True
                text = panel_words(self.config.locale).silent
                rows.append(Row([Text(text, "title_small", "on_surface_variant")], padding=(12, 8)))
            rows += self._cards(group, first=i == 0)
        rows.append(self._foot(any(not n.ongoing for g in groups for n in g)))
        spaced = [Column([row], padding=(0, 0, 0, 6), align="fill", width="fill") for row in rows]
        return LazyList(spaced, id="notification_stack_scroller", padding=(16, 0, 16, 8), weight=1, width="fill")

    def _cards(self, group: Group, *, first: bool) -> list[Widget]:
        if len(group) == 1:
            return [self._one(group[0], first)]
        name = group_key(group)
        expanded = bool(self.opened[opened_key(name)])
        said = panel_words(self.config.locale)
        time = self._ago(group[0])
        head = group_card(
            name, group, self.manifests[group[0].app], said, time, expanded=expanded, night=self.config.night,
            locale=self.config.locale,
        )  # fmt: skip
        return [head, *[self._one(n, False) for n in group]] if expanded else [head]

    def _one(self, notice: Notice, start: bool) -> Widget:
        kept = self.opened[opened_key(notice.key)]
        expanded = start if kept is None else bool(kept)
        said = panel_words(self.config.locale)
        manifest = self.manifests[notice.app]
        return card(notice, manifest, said, self._ago(notice), expanded=expanded, night=self.config.night)

    def _ago(self, notice: Notice) -> str:
        return ago(panel_words(self.config.locale), self.config.locale, self.now - notice.when)

    def _foot(self, clearable: bool) -> Widget:
        said = panel_words(self.config.locale)
        left = TonalButton(said.manage, self.manage, id="manage_text") if self.manage else None
        right = TonalButton(said.clear_all, Do("clear_all"), id="dismiss_text") if clearable else None
        return Row([left, Gap(weight=1), right], padding=(4, 6), width="fill")
