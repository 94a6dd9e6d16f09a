"""What can be done with an episode, or with several that are selected: the menus of the lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gts_env.android.app import layer
from gts_env.android.effects import Effect, Many, Put
from gts_env.android.material import (
    BottomSheet,
    Fab,
    IconButton,
    ListItem,
    Selection,
    SelectionBar,
    closing,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Text
from gts_env.apps.media.podcasts.data import Episode
from gts_env.apps.media.podcasts.rows import Rows
from gts_env.apps.media.podcasts.strings import Words, words


class EpisodeMenu(Rows):
    """Menus of episodes."""

    @layer
    def episode_menu(self, ui: Ui, episode: str, where: str = "") -> Widget:
        """What can be done with an episode."""
        say, e = words(ui), self.episode_of(ui, episode)
        if e is None:
            return BottomSheet(Text(say("episode_gone")))
        rows = [self._item(say, *item) for item in self.episode_items(ui, e)]
        rows.append(self._item(say, "select", "check_box", Put("selection", (e.id,))))
        if where == "queue" and len(ui.data.queue) > 1 and not self.keeps_sorted(ui):
            rows.append(self._item(say, "move", "swap_vert", Put("lifted", e.id)))
        return self.under(ui, BottomSheet(Column(rows, width="fill", align="fill"), e.title, id="episode_menu"))

    def _item(self, say: Words, key: str, icon: str, effect: Effect) -> Widget:
        return ListItem(say(key), leading=icon, on_click=closing(effect), id=f"menu_{key}")

    def keeps_sorted(self, ui: Ui) -> bool:
        """Whether the queue is kept in its order now."""
        settings = self.settings_of(ui)
        return settings.keep_sorted and settings.order not in ("manual", "random")

    def episode_items(self, ui: Ui, e: Episode) -> list[tuple[str, str, Effect]]:
        """Name, symbol and effect of each thing that can be done with an episode."""
        data = ui.data
        on = data.player.playing and data.player.episode == e.id
        queued = any(item.id == e.id for item in data.queue)
        one = (e.id,)
        items: list[tuple[str, str, Effect]] = [
            ("pause", "pause", ui.do("toggle")) if on else ("play", "play_arrow", ui.do("play", episode=e.id)),
            ("dequeue", "remove", ui.do("dequeue", episodes=one))
            if queued
            else ("enqueue", "playlist_add", ui.do("enqueue", episodes=one)),
            ("mark_unplayed", "replay", ui.do("mark", episodes=one, state="unplayed"))
            if e.state == "played"
            else ("mark_played", "check", ui.do("mark", episodes=one, state="played")),
        ]
        if e.state == "new":
            items.append(("from_inbox", "inbox", ui.do("mark", episodes=one, state="unplayed")))
        if e.downloaded:
            items.append(("delete_download", "delete", ui.do("delete_downloads", episodes=one)))
        elif any(d.id == e.id for d in data.downloads):
            items.append(("cancel_download", "cancel", ui.do("cancel_download", episode=e.id)))
        else:
            items.append(("download", "download", ui.do("download", episodes=one)))
        star = "unfavorite" if e.favorite else "favorite_add"
        items.append((star, "star", ui.do("favorite", episode=e.id, value=not e.favorite)))
        items.append(("share", "share", ui.do("share_episode", episode=e.id)))
        return items

    # -- several at once -----------------------------------------------------------------------------------------

    def selecting(self, ui: Ui, chosen: Selection, episodes: Sequence[Episode]) -> dict[str, Any]:
        """Bar, button and mode of a page on which episodes are selected; nothing while none is."""
        if not chosen:
            return {}
        say = words(ui)
        everything = chosen.only([e.id for e in episodes])
        bar = SelectionBar(
            len(chosen), chosen.clear(), [IconButton("select_all", everything, say("select_all"), id="select_all")]
        )
        fab = Fab(
            "edit", ui.sheet("bulk", ids=tuple(chosen.ids)), say("bulk"), color="primary_container", id="selection_fab"
        )
        return {"bar": bar, "fab": fab, "chosen": chosen}

    @layer
    def bulk(self, ui: Ui, ids: tuple[str, ...]) -> Widget:
        """What can be done with several episodes."""
        say = words(ui)
        done: Effect = Put("selection", ())
        items: tuple[tuple[str, str, Effect], ...] = (
            ("enqueue", "playlist_add", ui.do("enqueue", episodes=ids)),
            ("dequeue", "remove", ui.do("dequeue", episodes=ids)),
            ("mark_played", "check", ui.do("mark", episodes=ids, state="played")),
            ("mark_unplayed", "replay", ui.do("mark", episodes=ids, state="unplayed")),
            ("download", "download", ui.do("download", episodes=ids)),
            ("delete_download", "delete", ui.do("delete_downloads", episodes=ids)),
        )
        rows = [self._item(say, key, icon, Many((effect, done))) for key, icon, effect in items]
        return self.under(
            ui, BottomSheet(Column(rows, width="fill", align="fill"), say("selected", n=len(ids)), id="bulk_sheet")
        )
