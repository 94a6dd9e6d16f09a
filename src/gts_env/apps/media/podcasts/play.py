"""Playing: the commands of the player, and the sleep timer."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.app import command
from gts_env.android.ui import Tx
from gts_env.apps.media.podcasts import playback
from gts_env.apps.media.podcasts.data import Player, QueueItem
from gts_env.apps.media.podcasts.keeping import Keeping
from gts_env.apps.media.podcasts.strings import words


class Play(Keeping):
    """The player behind the screens."""

    @command
    def play(self, ui: Tx, episode: str, at: int | None = None) -> None:
        """Play an episode from where it was left, or from a place in it."""
        self.store_place(ui)
        e = self.episode_of(ui, episode)
        if e is None:
            return
        if not e.downloaded and not ui.online:
            ui.snackbar(words(ui)("offline"))
            return
        podcast = self.podcast_of(ui, e.podcast)
        begin = podcast.settings.skip_intro if podcast is not None and not e.position else e.position
        place = float(min(begin if at is None else at, e.duration))
        player: Player = ui.data.player
        sleep = player.sleep_at if player.sleep_at > ui.now_ms else 0
        player = replace(player, episode=episode, position=place, playing=True, since=ui.now_ms, sleep_at=sleep)
        ui.update(player=player)
        state = "unplayed" if e.state == "new" else e.state
        self.change(ui, (episode,), position=int(place), heard_at=ui.now_ms, state=state)
        if all(item.id != episode for item in ui.data.queue):
            self.put_queue(ui, (QueueItem(episode), *ui.data.queue))
        self.renew_notice(ui)

    @command
    def toggle(self, ui: Tx) -> None:
        """Pause, or go on."""
        player: Player = ui.data.player
        if not player.playing:
            if player.episode:
                ui.run(ui.do("play", episode=player.episode, at=int(player.position)))
            return
        self.store_place(ui)
        ui.update(player=replace(ui.data.player, playing=False))
        self.renew_notice(ui)

    @command
    def seek(self, ui: Tx, value: float) -> None:
        """Go to a place in the episode, in seconds."""
        self.store_place(ui)
        episode = playback.current(ui.data)
        if episode is not None:
            place = max(0.0, min(float(value), float(episode.duration)))
            ui.update(player=playback.moved(ui.data.player, place, ui.now_ms))
            self.change(ui, (episode.id,), position=int(place))

    @command
    def skip(self, ui: Tx, by: int) -> None:
        """Skip ahead, or back."""
        ui.run(ui.do("seek", value=playback.position_at(ui.data, ui.now_ms) + by))

    @command
    def skip_to_next(self, ui: Tx) -> None:
        """Play the next episode of the queue."""
        self.store_place(ui)
        after = self.following(ui, ui.data.player.episode)
        if after:
            ui.run(ui.do("play", episode=after))
        else:
            ui.snackbar(words(ui)("queue_over"))

    @command
    def finish_episode(self, ui: Tx) -> None:
        """The episode is over: mark it, and go on with the next one of the queue."""
        episode = playback.current(ui.data)
        if episode is None or not ui.data.player.playing:
            return
        self.store_place(ui)
        after = self.following(ui, episode.id)
        podcast = self.podcast_of(ui, episode.podcast)
        drop = podcast is not None and podcast.settings.auto_delete
        self.change(ui, (episode.id,), state="played", position=0, downloaded=episode.downloaded and not drop)
        if self.settings_of(ui).auto_remove:
            self.put_queue(ui, tuple([item for item in ui.data.queue if item.id != episode.id]))
        player = replace(ui.data.player, playing=False, position=0.0 if not after else ui.data.player.position)
        ui.update(player=replace(player, sleep_at_end=False))
        if after and not player.sleep_at_end:
            ui.run(ui.do("play", episode=after))
        elif after:
            found = self.episode_of(ui, after)
            ui.update(player=Player(after, float(found.position) if found is not None else 0.0, since=ui.now_ms))
        self.renew_notice(ui)

    # -- speed, sleep --------------------------------------------------------------------------------------------

    @command
    def set_speed(self, ui: Tx, value: float) -> None:
        """Play faster or slower."""
        self.store_place(ui)
        ui.update(settings=replace(self.settings_of(ui), speed=round(float(value), 2)))

    @command
    def set_speed_step(self, ui: Tx, value: int) -> None:
        """Play at so many twentieths of the recorded speed."""
        ui.run(ui.do("set_speed", value=value / 20))

    @command
    def set_sleep(self, ui: Tx, value: int) -> None:
        """Set the sleep timer: minutes, or -1 for the end of the episode."""
        player: Player = ui.data.player
        say = words(ui)
        if value < 0:
            ui.update(player=replace(player, sleep_at=0, sleep_at_end=True))
            ui.snackbar(say("sleep_at_end"))
            return
        at = ui.now_ms + value * 60_000
        ui.update(
            player=replace(player, sleep_at=at, sleep_at_end=False),
            settings=replace(self.settings_of(ui), sleep_minutes=value),
        )
        ui.snackbar(say("sleep_set", n=value))

    @command
    def cancel_sleep(self, ui: Tx) -> None:
        """Turn the sleep timer off."""
        ui.update(player=replace(ui.data.player, sleep_at=0, sleep_at_end=False))
        ui.snackbar(words(ui)("sleep_off"))

    @command
    def fall_asleep(self, ui: Tx) -> None:
        """The sleep timer is over."""
        self.store_place(ui)
        ui.update(player=replace(ui.data.player, playing=False, sleep_at=0))
        self.renew_notice(ui)
