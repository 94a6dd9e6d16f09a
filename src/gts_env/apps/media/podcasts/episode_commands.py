"""What can be done with episodes: marked, queued, downloaded, shared."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command
from gts_env.android.connectivity import by_wifi
from gts_env.android.ui import Tx
from gts_env.apps.media.podcasts.data import Download, Episode, LogEntry, PodcastsData, QueueItem, State
from gts_env.apps.media.podcasts.episode_menu import EpisodeMenu
from gts_env.apps.media.podcasts.strings import words

BYTES_A_MS = 1500
"""How fast files come."""
MOST_LOG = 40


class EpisodeCommands(EpisodeMenu):
    """Changes of episodes."""

    @command
    def swipe(self, ui: Tx, kind: str, episode: str) -> None:
        """Do what a swipe is set to."""
        e, one = self.episode_of(ui, episode), (episode,)
        if e is None:
            return
        queued = any(item.id == episode for item in ui.data.queue)
        calls: dict[str, tuple[str, dict[str, Any]]] = {
            "queue": ("dequeue" if queued else "enqueue", {"episodes": one}),
            "played": ("mark", {"episodes": one, "state": "unplayed" if e.state == "played" else "played"}),
            "download": ("delete_downloads" if e.downloaded else "download", {"episodes": one}),
            "favorite": ("favorite", {"episode": episode, "value": not e.favorite}),
            "inbox": ("mark", {"episodes": one, "state": "unplayed" if e.state == "new" else "new"}),
        }
        name, args = calls[kind]
        ui.run(ui.do(name, **args))

    # -- marks ---------------------------------------------------------------------------------------------------

    @command
    def mark(self, ui: Tx, episodes: tuple[str, ...], state: State) -> None:
        """Mark episodes as played, unplayed or new."""
        before: PodcastsData = ui.data
        was = tuple([e for e in before.episodes if e.id in episodes])
        changes: dict[str, Any] = {"state": state}
        if state == "played":
            changes["position"] = 0
        self.change(ui, episodes, **changes)
        if state == "played" and self.settings_of(ui).auto_remove:
            self.put_queue(ui, tuple([i for i in ui.data.queue if i.id not in episodes]))
        say = words(ui)
        undo = ui.do("restore", episodes=was, queue=before.queue)
        ui.snackbar(say(f"marked.{state}", n=len(was)), say("undo"), undo)

    @command
    def favorite(self, ui: Tx, episode: str, value: bool) -> None:
        """Mark an episode as a favorite, or no longer."""
        self.change(ui, (episode,), favorite=value)

    @command
    def restore(self, ui: Tx, episodes: tuple[Episode, ...], queue: tuple[QueueItem, ...]) -> None:
        """Take a change back: episodes and queue as they were."""
        old = {e.id: e for e in episodes}
        ui.update(episodes=tuple([old.get(e.id, e) for e in ui.data.episodes]), queue=queue)

    # -- queue ---------------------------------------------------------------------------------------------------

    @command
    def enqueue(self, ui: Tx, episodes: tuple[str, ...]) -> None:
        """Put episodes at the end of the queue."""
        there = {item.id for item in ui.data.queue}
        new = [QueueItem(i) for i in episodes if i not in there]
        self.change(
            ui, tuple([e.id for e in ui.data.episodes if e.id in episodes and e.state == "new"]), state="unplayed"
        )
        self.put_queue(ui, (*ui.data.queue, *new))
        ui.snackbar(words(ui)("enqueued", n=len(new)))

    @command
    def dequeue(self, ui: Tx, episodes: tuple[str, ...]) -> None:
        """Take episodes out of the queue."""
        before = ui.data.queue
        self.put_queue(ui, tuple([item for item in before if item.id not in episodes]))
        say = words(ui)
        gone = len(before) - len(ui.data.queue)
        ui.snackbar(say("dequeued", n=gone), say("undo"), ui.do("restore", episodes=(), queue=before))

    # -- downloads -----------------------------------------------------------------------------------------------

    @command
    def download(self, ui: Tx, episodes: tuple[str, ...]) -> None:
        """Begin to download episodes, one after the other."""
        say = words(ui)
        if not ui.online:
            ui.snackbar(say("offline"))
            return
        if not self.settings_of(ui).mobile_data and not by_wifi(ui.config):
            ui.snackbar(say("wifi_only"))
            return
        begun = {d.id for d in ui.data.downloads}
        wanted = [e for e in ui.data.episodes if e.id in episodes and not e.downloaded and e.id not in begun]
        at = max([ui.now_ms, *[d.done for d in ui.data.downloads]])
        made = []
        for e in wanted:
            done = at + max(2000, e.size // BYTES_A_MS)
            made.append(Download(e.id, at, done))
            at = done
        ui.update(downloads=(*ui.data.downloads, *made))
        ui.snackbar(say("downloading", n=len(made)))

    @command
    def cancel_download(self, ui: Tx, episode: str) -> None:
        """Stop a download."""
        ui.update(downloads=tuple([d for d in ui.data.downloads if d.id != episode]))
        self.log_download(ui, episode, "cancelled")
        ui.snackbar(words(ui)("cancelled"))

    @command
    def downloaded(self, ui: Tx, episode: str) -> None:
        """A download is done: falls due when all bytes are there."""
        if not any(d.id == episode for d in ui.data.downloads):
            return
        ui.update(downloads=tuple([d for d in ui.data.downloads if d.id != episode]))
        if ui.online:
            self.change(ui, (episode,), downloaded=True)
        self.log_download(ui, episode, "" if ui.online else "no_network")

    def log_download(self, ui: Tx, episode: str, reason: str) -> None:
        """Write a line into the log."""
        line = LogEntry(ui.new_id("log", "l"), ui.now_ms, episode, reason)
        ui.update(log=(line, *ui.data.log)[:MOST_LOG])

    @command
    def delete_downloads(self, ui: Tx, episodes: tuple[str, ...]) -> None:
        """Delete files from the phone."""
        gone = tuple([e for e in ui.data.episodes if e.id in episodes and e.downloaded])
        self.change(ui, tuple([e.id for e in gone]), downloaded=False)
        say = words(ui)
        undo = ui.do("restore", episodes=gone, queue=ui.data.queue)
        ui.snackbar(say("deleted", n=len(gone)), say("undo"), undo)

    @command
    def clear_log(self, ui: Tx) -> None:
        """Empty the log of downloads."""
        ui.update(log=())

    # -- out of the app ------------------------------------------------------------------------------------------

    @command
    def share_episode(self, ui: Tx, episode: str) -> None:
        """Offer an episode to other apps."""
        e = self.episode_of(ui, episode)
        if e is not None:
            name = self.names(ui).get(e.podcast, "")
            ui.share(f"{name}: {e.title}\nhttps://listen.example/episode/{e.id}", e.title)

    @command
    def forget_history(self, ui: Tx) -> None:
        """Empty the history of what was played."""
        before = ui.data.episodes
        ui.update(episodes=tuple([replace(e, heard_at=0) if e.heard_at else e for e in before]))
        say = words(ui)
        heard = tuple([e for e in before if e.heard_at])
        ui.snackbar(say("history_cleared"), say("undo"), ui.do("restore", episodes=heard, queue=ui.data.queue))
