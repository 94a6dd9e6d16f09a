"""Adding a podcast: the directory, a search in it, an address, what another app has shared."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gts_env.android.app import command, layer, query, screen
from gts_env.android.effects import Many
from gts_env.android.material import (
    Dialog,
    EmptyState,
    IconButton,
    ListItem,
    SearchField,
    SectionHeader,
    TextButton,
    TextField,
)
from gts_env.android.searching import folded, remembered
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts.data import Podcast
from gts_env.apps.media.podcasts.look import READABLE, artwork, cover_title
from gts_env.apps.media.podcasts.statistics import Statistics
from gts_env.apps.media.podcasts.strings import Words, words

_ADDRESS = re.compile(
    r"https?://([a-z0-9-]+)\.listen\.example/?\S*|https?://listen\.example/podcast/([a-z0-9-]+)", re.I
)


class AddPodcast(Statistics):
    """Add a podcast, and search."""

    @query
    def directory(self, ui: Ui, text: str) -> tuple[Podcast, ...]:
        """Podcasts of the directory whose title, author or subject has a text; without one those not followed."""
        if not text:
            return tuple([p for p in ui.data.podcasts if not p.subscribed])
        wanted = folded(text)
        found = [p for p in ui.data.podcasts if wanted in folded(f"{p.title}\n{p.author}\n{p.about}")]
        return tuple(sorted(found, key=lambda p: (p.subscribed, p.title.casefold())))

    @screen(parent="home")
    def add_podcast(self, ui: Ui, text: str = "") -> Widget:
        """The directory; ``text`` is what another app has shared."""
        say = words(ui)
        shared = address_of(text)
        wanted = ui.text("directory").strip()
        field = SearchField(
            "directory", say("search_directory"), on_submit=ui.do("keep_search", field="directory"), width="fill"
        )
        head = Row([field], padding=(16, 8), width="fill")
        if wanted:
            body = self._hits(ui, say, self.directory(ui, wanted), wanted)
        else:
            body = self._popular(ui, say, shared)
        column = Column([head, body], width="fill", height="fill", align="fill")
        by_address = IconButton("link", ui.show("address_dialog"), say("by_address"), id="by_address")
        return self.page(ui, "add_podcast", column, actions=[by_address])

    def _hits(self, ui: Ui, say: Words, found: Sequence[Podcast], text: str) -> Widget:
        if not found:
            return EmptyState("search_off", say("no_results", text=text), id="no_results", weight=1)
        rows = [self._directory_row(ui, say, p) for p in found]
        return LazyList(rows, id="directory_list", key="directory_list", most_width=READABLE, weight=1, width="fill")

    def _directory_row(self, ui: Ui, say: Words, p: Podcast) -> Widget:
        show = Many((ui.do("keep_search", field="directory"), ui.open("podcast", podcast=p.id)))
        lead, note = artwork(p, 56), p.about
        trail = Text(say("subscribed"), "label_small", "primary") if p.subscribed else None
        return ListItem(
            p.shown,
            note,
            p.author,
            lead,
            trail,
            show,
            id="directory_row",
            key=f"found_{p.id}",
            item=p.id,
            headline_lines=1,
            supporting_lines=2,
        )

    def _popular(self, ui: Ui, say: Words, shared: str) -> Widget:
        rows: list[Widget] = []
        found = self.podcast_of(ui, shared) if shared else None
        if found is not None:
            rows += [SectionHeader(say("shared_with_you")), self._directory_row(ui, say, found)]
        rows.append(SectionHeader(say("discover")))
        cells: list[Widget] = []
        for p in self.directory(ui, ""):
            title = cover_title(p.title)
            cell = Column([artwork(p, radius=12), title], gap=4, align="fill", padding=(0, 0, 0, 8))
            cells.append(
                Stack(
                    [cell],
                    align="fill",
                    id="discover_cell",
                    key=f"discover_{p.id}",
                    item=p.id,
                    on_click=ui.open("podcast", podcast=p.id),
                )
            )
        columns = 3 if ui.config.orientation == "portrait" else 6
        rows.append(Grid(cells, columns, gap=10, padding=(16, 4)))
        again = ListItem(say("by_address"), leading="link", on_click=ui.show("address_dialog"), id="address_row")
        rows.append(again)
        return LazyList(rows, id="discover_list", key="discover_list", weight=1, width="fill", padding=(0, 0, 0, 16))

    # -- by address ----------------------------------------------------------------------------------------------

    @layer
    def address_dialog(self, ui: Ui) -> Widget:
        """The address of a feed."""
        say = words(ui)
        bad = ui.get("bad", "")
        error = say("bad_address") if bad and bad == ui.text("address") else None
        field = TextField(
            "address",
            say("address"),
            "",
            "https://",
            input_type="uri",
            error=error,
            ime_action="go",
            on_submit=ui.do("add_by_address"),
        )
        buttons = [
            TextButton(say("cancel"), ui.dismiss(), id="android:id/button2"),
            TextButton(say("ok"), ui.do("add_by_address"), id="android:id/button1"),
        ]
        return self.under(ui, Dialog(say("by_address"), field, buttons))

    @command
    def add_by_address(self, ui: Tx) -> None:
        """Show the podcast of an address, or say that there is none."""
        text = ui.text("address").strip()
        found = self.podcast_of(ui, address_of(text))
        if found is None:
            ui.set("bad", text or " ")
            ui.toast(words(ui)("bad_address"))
            return
        ui.run(ui.dismiss())
        ui.run(ui.open("podcast", podcast=found.id))

    @command
    def keep_search(self, ui: Tx, field: str) -> None:
        """Remember what was searched for."""
        ui.update(searches=remembered(ui.data.searches, ui.text(field)))


def address_of(text: str) -> str:
    """Id of the podcast whose address stands in a text; empty if there is none."""
    found = _ADDRESS.search(text)
    return (found[1] or found[2]).lower() if found is not None else ""
