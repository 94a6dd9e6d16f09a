"""What all screens share: data, settings, and the queries they show episodes and podcasts by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from gts_env.android.app import App, query
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.apps.media.podcasts import load, playback
from gts_env.apps.media.podcasts.data import Episode, Podcast, PodcastsData, QueueItem, Settings
from gts_env.apps.media.podcasts.look import themed


class Base(App):
    """Data and queries; the screens are in the classes made from it."""

    Data = PodcastsData

    def load(self, values: Mapping[str, Any], now: int, zone: str) -> PodcastsData:
        """The owner's subscriptions, or what the scenario says."""
        return load.load(values, now, zone)

    # -- reading -------------------------------------------------------------------------------------------------

    def settings_of(self, ui: Ui) -> Settings:
        """The settings."""
        found: Settings = ui.data.settings
        return found

    def under(self, ui: Ui, child: Widget) -> Widget:
        """A window under the app's own theme."""
        return themed(self.settings_of(ui), child)

    def podcast_of(self, ui: Ui, id_: str) -> Podcast | None:
        """A podcast by its id."""
        return next((p for p in ui.data.podcasts if p.id == id_), None)

    def episode_of(self, ui: Ui, id_: str) -> Episode | None:
        """An episode by its id."""
        return next((e for e in ui.data.episodes if e.id == id_), None)

    def names(self, ui: Ui) -> dict[str, str]:
        """Names of the podcasts by id."""
        return {p.id: p.shown for p in ui.data.podcasts}

    @query
    def followed(self, ui: Ui) -> tuple[Podcast, ...]:
        """Subscriptions, by name."""
        return tuple(sorted([p for p in ui.data.podcasts if p.subscribed], key=lambda p: (p.shown.casefold(), p.id)))

    @query
    def queued(self, ui: Ui) -> tuple[Episode, ...]:
        """Episodes of the queue, what is played next first."""
        known = {e.id: e for e in ui.data.episodes}
        return tuple([known[item.id] for item in ui.data.queue if item.id in known])

    @query
    def fresh(self, ui: Ui) -> tuple[Episode, ...]:
        """Episodes of the inbox, the latest first."""
        ids = {p.id for p in ui.data.podcasts if p.subscribed}
        return _latest([e for e in ui.data.episodes if e.state == "new" and e.podcast in ids])

    @query
    def every(self, ui: Ui, only: str) -> tuple[Episode, ...]:
        """Episodes of all subscriptions that pass a filter, the latest first."""
        ids = {p.id for p in ui.data.podcasts if p.subscribed}
        return _latest([e for e in ui.data.episodes if e.podcast in ids and passes(e, only)])

    @query
    def episodes_of(self, ui: Ui, podcast: str, only: str, oldest: bool) -> tuple[Episode, ...]:
        """Episodes of one podcast that pass a filter."""
        found = _latest([e for e in ui.data.episodes if e.podcast == podcast and passes(e, only)])
        return tuple(reversed(found)) if oldest else found

    @query
    def on_phone(self, ui: Ui) -> tuple[Episode, ...]:
        """Episodes that are downloaded, the latest first."""
        return _latest([e for e in ui.data.episodes if e.downloaded])

    @query
    def heard(self, ui: Ui) -> tuple[Episode, ...]:
        """Episodes that were played, the last one first."""
        found = [e for e in ui.data.episodes if e.heard_at]
        return tuple(sorted(found, key=lambda e: (-e.heard_at, e.id)))

    @query
    def inbox_count(self, ui: Ui, podcast: str) -> int:
        """How many episodes of a podcast are in the inbox."""
        return sum([e.state == "new" for e in ui.data.episodes if e.podcast == podcast])

    @query
    def following(self, ui: Ui, episode: str) -> str:
        """Id of the episode that is played after another: the one below it in the queue, else the first; or nothing."""
        ids = [item.id for item in ui.data.queue]
        if episode in ids:
            at = ids.index(episode) + 1
            return ids[at] if at < len(ids) else ""
        return ids[0] if ids else ""

    # -- changing ------------------------------------------------------------------------------------------------

    def change(self, ui: Tx, ids: tuple[str, ...], **fields: Any) -> None:
        """Set fields of some episodes."""
        data: PodcastsData = ui.state.data[self.id]
        ui.update(episodes=tuple([replace(e, **fields) if e.id in ids else e for e in data.episodes]))

    def put_queue(self, ui: Tx, items: tuple[QueueItem, ...]) -> None:
        """Store a queue; kept in its order if the user wants that."""
        data: PodcastsData = ui.state.data[self.id]
        order = data.settings.order
        if data.settings.keep_sorted and order not in ("manual", "random"):
            known = {e.id: e for e in data.episodes}
            found = playback.sorted_by(order, [known[i.id] for i in items if i.id in known], self.names(ui))
            items = tuple([QueueItem(e.id) for e in found])
        ui.update(queue=items)


def _latest(episodes: list[Episode]) -> tuple[Episode, ...]:
    return playback.sorted_by("newest", episodes, {})


def passes(episode: Episode, only: str) -> bool:
    """Whether an episode passes a filter: ``all``, ``unplayed``, ``downloaded``, ``favorites`` or ``new``."""
    if only == "unplayed":
        return episode.state != "played"
    if only == "downloaded":
        return episode.downloaded
    if only == "favorites":
        return episode.favorite
    return only != "new" or episode.state == "new"


FILTERS = ("all", "unplayed", "downloaded", "favorites")
"""Filters of lists of episodes."""
