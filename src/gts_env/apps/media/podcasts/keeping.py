"""What goes on while an episode plays: its place is kept, its end falls due, the notification follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gts_env.android.app import command
from gts_env.android.background import Alarm
from gts_env.android.clock import local, to_ms
from gts_env.android.effects import pack
from gts_env.android.ui import Tx, Ui
from gts_env.apps.media.podcasts import playback
from gts_env.apps.media.podcasts.data import Episode, Listened, PodcastsData
from gts_env.apps.media.podcasts.episode_commands import EpisodeCommands
from gts_env.apps.media.podcasts.strings import words

NOTICE = "now_playing"
TICK = 60_000
"""Ms after which the place in the episode is stored while it plays."""


class Keeping(EpisodeCommands):
    """The player behind the screens."""

    def alarms(self, ui: Ui) -> Sequence[Alarm]:
        """End of the episode, sleep timer, the next minute; downloads that will be done; episodes to come."""
        data: PodcastsData = ui.data
        found = [Alarm(d.done, "downloaded", pack({"episode": d.id})) for d in data.downloads]
        found += [Alarm(self.published_at(ui, e), "arrive", pack({"episode": e.id})) for e in data.arrivals]
        end = playback.end_at(data)
        if end is not None:
            found.append(Alarm(end, "finish_episode"))
            found.append(Alarm(data.player.since + TICK, "tick"))
            if data.player.sleep_at:
                found.append(Alarm(data.player.sleep_at, "fall_asleep"))
        return found

    def published_at(self, ui: Ui, episode: Episode) -> int:
        """When an episode comes out, ms since the epoch."""
        return to_ms(episode.published, ui.state.config.zone)

    # -- keeping the place ---------------------------------------------------------------------------------------

    def store_place(self, ui: Tx) -> None:
        """Store where the player stands, and what was heard since the last time."""
        data: PodcastsData = ui.data
        episode = playback.current(data)
        if episode is None or not data.player.playing:
            return
        place = playback.position_at(data, ui.now_ms)
        ui.update(player=playback.moved(data.player, place, ui.now_ms))
        self.change(ui, (episode.id,), position=int(place), heard_at=ui.now_ms)
        self._count(ui, episode.podcast, int((ui.now_ms - data.player.since) / 1000))

    def _count(self, ui: Tx, podcast: str, seconds: int) -> None:
        month = f"{local(ui.now_ms, ui.config.zone):%Y-%m}"
        key = f"{podcast}:{month}"
        old: Listened = ui.find("listened", key) or Listened(key, podcast, month, 0)
        ui.store("listened", replace(old, seconds=old.seconds + seconds))

    @command
    def tick(self, ui: Tx) -> None:
        """Store the place every minute."""
        self.store_place(ui)

    # -- the notification ----------------------------------------------------------------------------------------

    def renew_notice(self, ui: Tx) -> None:
        """Show in the shade what is played, with its buttons."""
        data: PodcastsData = ui.data
        episode = playback.current(data)
        if episode is None:
            ui.cancel_notification(NOTICE)
            return
        say, on = words(ui), data.player.playing
        ui.notify(
            NOTICE,
            episode.title,
            self.names(ui).get(episode.podcast, ""),
            effect=ui.open("player"),
            actions=[
                (say("rewind"), ui.do("skip", by=-data.settings.rewind)),
                (say("pause") if on else say("play"), ui.do("toggle")),
                (say("forward"), ui.do("skip", by=data.settings.forward)),
            ],
            ongoing=on,
            channel="playback",
            importance="low",
            icon="play_arrow" if on else "pause",
            auto_cancel=False,
        )
