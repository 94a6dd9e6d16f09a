"""The queue: what is played next, in the order the user gave it or keeps it in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command, layer, screen
from gts_env.android.effects import Put
from gts_env.android.material import (
    BackHandler,
    BottomSheet,
    CheckRow,
    ConfirmDialog,
    EmptyState,
    IconButton,
    MenuItem,
    RadioRow,
    ReorderList,
    Selection,
    TonalButton,
    reordered,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Icon, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts import formats, playback
from gts_env.apps.media.podcasts.data import ORDERS, Order, QueueItem
from gts_env.apps.media.podcasts.feeds import Feeds
from gts_env.apps.media.podcasts.look import READABLE
from gts_env.apps.media.podcasts.strings import Words, words


class QueueScreen(Feeds):
    """The queue and its order."""

    @screen(parent="home")
    def queue(self, ui: Ui) -> Widget:
        """Episodes in the order in which they are played."""
        say, found = words(ui), self.queued(ui)
        chosen = Selection(ui)
        menu = [
            MenuItem(say("refresh"), ui.do("refresh"), id="refresh"),
            MenuItem(say("clear_queue"), ui.show("confirm_clear"), id="clear_queue", enabled=bool(found)),
        ]
        actions = [
            IconButton("search", ui.open("search"), say("search"), id="search"),
            IconButton("sort", ui.sheet("sort_sheet"), say("sort"), id="sort"),
        ]
        special = self.selecting(ui, chosen, found)
        if not found:
            go = TonalButton(say("inbox"), ui.do("go_to", page="inbox"), "inbox", id="empty_action")
            body: Widget = EmptyState("playlist_play", say("queue_empty"), say("queue_empty_hint"), go)
        else:
            body = self._queue_rows(ui, say, chosen)
        return self.page(ui, "queue", body, actions=actions, menu=menu, **special)

    def _queue_rows(self, ui: Ui, say: Words, chosen: Selection) -> Widget:
        found = self.queued(ui)
        sorted_ = self.keeps_sorted(ui)
        lifted = ui.get("lifted", "")
        head = [self._queue_head(ui, say), self._moving(say, lifted) if lifted else None]
        free = not sorted_ and not chosen and not lifted
        rows = self.rows(ui, found, "queue", chosen, handle=free, lifted=lifted)
        look: dict[str, Any] = {
            "id": "queue_list",
            "key": "queue_list",
            "most_width": READABLE,
            "padding": (0, 0, 0, 16),
        }
        if not free:
            made: Widget = LazyList([*head, *rows], height="fill", width="fill", **look)
            return BackHandler(made, Put("lifted", "")) if lifted else made
        return ReorderList([*head, *rows], ui.do("reorder"), height="fill", width="fill", **look)

    def _queue_head(self, ui: Ui, say: Words) -> Widget:
        """How many episodes there are, how long they take, and whether they are kept in order."""
        found, settings = self.queued(ui), self.settings_of(ui)
        left = formats.length(say, playback.remaining(found, settings.speed))
        text = say("queue_info", n=len(found), left=left)
        parts: list[Widget | None] = [Text(text, "label_large", "on_surface_variant", id="queue_info", weight=1)]
        if self.keeps_sorted(ui):
            parts += [Icon("lock", 16, "primary", desc=say("keep_sorted")),
                      Text(say(f"order.{settings.order}"), "label_medium", "primary", id="queue_order")]  # fmt: skip
        return Row(parts, gap=6, padding=(16, 8, 16, 8), width="fill")

    def _moving(self, say: Words, lifted: str) -> Widget:
        stop = IconButton("close", Put("lifted", ""), say("cancel"), id="stop_moving")
        hint = Text(say("move_hint"), "body_medium", "on_secondary_container", weight=1, id="move_hint")
        return Row([Icon("swap_vert", 20, "on_secondary_container"), hint, stop], gap=12, padding=(16, 0, 4, 0),
                   background="secondary_container", width="fill")  # fmt: skip

    # -- order ---------------------------------------------------------------------------------------------------

    @layer
    def sort_sheet(self, ui: Ui) -> Widget:
        """Orders of the queue, and whether it is kept in the chosen one."""
        say, settings = words(ui), self.settings_of(ui)
        rows: list[Widget] = [
            RadioRow(
                say(f"order.{o}"), None, settings.order == o, ui.do("sort_queue", value=o), id="sort_order",
                key=f"order_{o}", item=o,
            )
            for o in ORDERS
        ]  # fmt: skip
        able = settings.order not in ("manual", "random")
        keep = settings.keep_sorted and able
        box = CheckRow(
            say("keep_sorted"), say("keep_sorted_hint"), keep, ui.do("set_keep_sorted", value=not keep), enabled=able,
            id="keep_sorted",
        )  # fmt: skip
        return self.under(
            ui, BottomSheet(Column([*rows, Divider(), box], width="fill", align="fill"), say("sort"), id="sort_sheet")
        )

    @command
    def sort_queue(self, ui: Tx, value: Order) -> None:
        """Sort the queue; whether it stays sorted is as it was."""
        ui.update(settings=replace(self.settings_of(ui), order=value), seed=ui.data.seed + (value == "random"))
        found = playback.sorted_by(value, self.queued(ui), self.names(ui), ui.data.seed)
        ui.update(queue=tuple([QueueItem(e.id) for e in found]))

    @command
    def set_keep_sorted(self, ui: Tx, value: bool) -> None:
        """Keep the queue in its order from now on, or no longer."""
        ui.update(settings=replace(self.settings_of(ui), keep_sorted=value))
        self.put_queue(ui, ui.data.queue)

    @command
    def reorder(self, ui: Tx, index: int, to: int, item: str) -> None:
        """Carry an episode to another place."""
        ui.update(queue=reordered(ui.data.queue, index, to), settings=replace(self.settings_of(ui), order="manual"))

    @command
    def put_down(self, ui: Tx, episode: str, at: str) -> None:
        """Put the episode that is being moved where another one stands."""
        ids = [item.id for item in ui.data.queue]
        ui.set("lifted", "")
        if episode != at and episode in ids and at in ids:
            self.reorder(ui, ids.index(episode), ids.index(at), episode)

    # -- emptying ------------------------------------------------------------------------------------------------

    @layer
    def confirm_clear(self, ui: Ui) -> Widget:
        """Whether to empty the queue."""
        say = words(ui)
        return self.under(
            ui,
            ConfirmDialog(
                say("clear_queue"), say("clear_queue_text"), say("clear"), ui.do("empty_queue"), say("cancel")
            ),
        )

    @command
    def empty_queue(self, ui: Tx) -> None:
        """Take all episodes out of the queue."""
        ui.run(ui.do("dequeue", episodes=tuple([item.id for item in ui.data.queue])))
