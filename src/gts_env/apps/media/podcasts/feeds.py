"""The feeds: subscribing, reading them anew, episodes that come out, and changes of one podcast."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command
from gts_env.android.ui import Tx
from gts_env.apps.media.podcasts.data import Episode, Podcast, PodcastsData
from gts_env.apps.media.podcasts.play import Play
from gts_env.apps.media.podcasts.strings import words


class Feeds(Play):
    """Changes of podcasts."""

    # -- subscribing ---------------------------------------------------------------------------------------------

    @command
    def subscribe(self, ui: Tx, podcast: str) -> None:
        """Follow a podcast; its latest episode goes to the inbox."""
        found: Podcast | None = ui.find("podcasts", podcast)
        if found is None or found.subscribed:
            return
        ui.store("podcasts", replace(found, subscribed=True))
        latest = self.episodes_of(ui, podcast, "all", False)[:1]
        self.change(ui, tuple([e.id for e in latest if e.state == "unplayed" and not e.position]), state="new")
        ui.snackbar(words(ui)("subscribed_to", name=found.shown))

    @command
    def remove_podcasts(self, ui: Tx, podcasts: tuple[str, ...]) -> None:
        """Follow podcasts no longer: their episodes leave queue and inbox, their files the phone."""
        before: PodcastsData = ui.data
        gone = {e.id for e in before.episodes if e.podcast in podcasts}
        ui.update(
            podcasts=tuple([replace(p, subscribed=False) if p.id in podcasts else p for p in before.podcasts]),
            queue=tuple([item for item in before.queue if item.id not in gone]),
            downloads=tuple([d for d in before.downloads if d.id not in gone]),
            episodes=tuple(
                [replace(e, downloaded=False, state=_off(e)) if e.id in gone else e for e in before.episodes]
            ),
        )
        say = words(ui)
        undo = ui.do("restore_podcasts", podcasts=before.podcasts, episodes=before.episodes, queue=before.queue)
        ui.snackbar(say("removed", n=len(podcasts)), say("undo"), undo)

    @command
    def restore_podcasts(self, ui: Tx, podcasts: Any, episodes: Any, queue: Any) -> None:
        """Take the removal of podcasts back."""
        ui.update(podcasts=podcasts, episodes=episodes, queue=queue)

    # -- changes of one or several -------------------------------------------------------------------------------

    @command
    def rename(self, ui: Tx, podcast: str) -> None:
        """Call a podcast what stands in the dialog's field; an empty one gives it back its own title."""
        found: Podcast | None = ui.find("podcasts", podcast)
        name = ui.text("name", found.shown if found is not None else "").strip()
        ui.run(ui.dismiss())
        if found is not None:
            ui.store("podcasts", replace(found, name="" if name == found.title else name))

    @command
    def set_tags(self, ui: Tx, podcast: str, value: tuple[str, ...]) -> None:
        """Give a podcast these tags, and the one that was typed."""
        found: Podcast | None = ui.find("podcasts", podcast)
        if found is not None:
            ui.store("podcasts", replace(found, tags=tuple(value)))

    @command
    def add_tag(self, ui: Tx, podcast: str) -> None:
        """Give a podcast the tag that stands in the dialog's field."""
        found: Podcast | None = ui.find("podcasts", podcast)
        tag = ui.text("tag").strip().casefold()
        if found is not None and tag and tag not in found.tags:
            ui.store("podcasts", replace(found, tags=(*found.tags, tag)))
        ui.set("tag:text", "")
        ui.set("tag:caret", 0)

    @command
    def set_podcast(self, ui: Tx, podcasts: tuple[str, ...], name: str, value: Any) -> None:
        """Change a setting of some podcasts."""
        self.store_place(ui)
        ui.update(
            podcasts=tuple(
                [
                    replace(p, settings=replace(p.settings, **{name: value})) if p.id in podcasts else p
                    for p in ui.data.podcasts
                ]
            )
        )

    @command
    def mark_podcasts(self, ui: Tx, podcasts: tuple[str, ...]) -> None:
        """Mark all episodes of some podcasts as played."""
        ids = tuple([e.id for e in ui.data.episodes if e.podcast in podcasts and e.state != "played"])
        ui.run(ui.do("mark", episodes=ids, state="played"))

    @command
    def clear_inbox(self, ui: Tx) -> None:
        """Take all episodes out of the inbox."""
        ui.run(ui.do("mark", episodes=tuple([e.id for e in self.fresh(ui)]), state="unplayed"))

    # -- reading the feeds ---------------------------------------------------------------------------------------

    @command
    def refresh(self, ui: Tx, podcast: str = "") -> None:
        """Read the feeds anew, or one of them."""
        say = words(ui)
        if not ui.online:
            ui.snackbar(say("offline"))
            return
        due = [e for e in ui.data.arrivals if self.published_at(ui, e) <= ui.now_ms and podcast in ("", e.podcast)]
        for e in due:
            self._take_in(ui, e)
        ui.update(refreshed_at=ui.now_ms)
        failed = [p for p in ui.data.podcasts if p.subscribed and p.failed and podcast in ("", p.id)]
        if failed:
            ui.snackbar(
                say("refresh_failed", name=failed[0].shown), say("details"), ui.show("feed_error", podcast=failed[0].id)
            )
        else:
            ui.snackbar(say("refreshed"))

    @command
    def arrive(self, ui: Tx, episode: str) -> None:
        """An episode comes out: falls due at the time it is published."""
        found = next((e for e in ui.data.arrivals if e.id == episode), None)
        podcast = self.podcast_of(ui, found.podcast) if found is not None else None
        if found is None or podcast is None or not podcast.subscribed or not ui.online:
            return
        if not podcast.settings.keep_updated:
            return
        self._take_in(ui, found)
        if podcast.settings.notify:
            ui.notify(
                f"new_{found.id}", podcast.shown, found.title, effect=ui.open("episode", episode=found.id),
                actions=[(words(ui)("play"), ui.do("play", episode=found.id))], channel="episodes",
            )  # fmt: skip
        if podcast.settings.auto_download:
            ui.run(ui.do("download", episodes=(found.id,)))

    def _take_in(self, ui: Tx, episode: Episode) -> None:
        podcast = self.podcast_of(ui, episode.podcast)
        state = "new" if podcast is not None and podcast.settings.to_inbox else "unplayed"
        data: PodcastsData = ui.data
        ui.update(
            episodes=(replace(episode, state=state), *data.episodes),  # type: ignore[arg-type]
            arrivals=tuple([e for e in data.arrivals if e.id != episode.id]),
        )


def _off(episode: Episode) -> Any:
    return "unplayed" if episode.state == "new" else episode.state
