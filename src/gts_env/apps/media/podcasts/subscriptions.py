"""The subscriptions: a grid of covers, tags to filter by, and what can be done with one or several podcasts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gts_env.android.app import layer, part, query, screen
from gts_env.android.effects import Effect, Many, Put
from gts_env.android.material import (
    BadgeView,
    BottomSheet,
    CheckRow,
    ChipGroup,
    ConfirmDialog,
    Dialog,
    EmptyState,
    Fab,
    FilledButton,
    IconButton,
    ListItem,
    MenuItem,
    Selection,
    SelectionBar,
    TextButton,
    TextField,
    closing,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.media.podcasts.data import Podcast
from gts_env.apps.media.podcasts.lists import Lists
from gts_env.apps.media.podcasts.look import artwork
from gts_env.apps.media.podcasts.strings import Words, words


class Subscriptions(Lists):
    """The grid of podcasts."""

    @query
    def tags(self, ui: Ui) -> tuple[str, ...]:
        """All tags, in the order of the alphabet."""
        return tuple(sorted({tag for p in ui.data.podcasts if p.subscribed for tag in p.tags}))

    @query
    def tagged(self, ui: Ui, tag: str) -> tuple[Podcast, ...]:
        """Subscriptions with a tag; all for none."""
        return tuple([p for p in self.followed(ui) if not tag or tag in p.tags])

    @screen(parent="home")
    def subscriptions(self, ui: Ui) -> Widget:
        """What the user follows."""
        say = words(ui)
        tag = ui.get("tag", "")
        found = self.tagged(ui, tag)
        chosen = Selection(ui)
        actions = [
            IconButton("search", ui.open("search"), say("search"), id="search"),
            IconButton("refresh", ui.do("refresh"), say("refresh"), id="refresh"),
        ]
        menu = [
            MenuItem(
                say("columns", n=n),
                ui.do("set", name="columns", value=n),
                id=f"columns_{n}",
                selected=self.settings_of(ui).columns == n,
            )
            for n in (2, 3, 4)
        ]
        if not self.followed(ui):
            go = FilledButton(say("add_podcast"), ui.do("go_to", page="add_podcast"), "add", id="empty_action")
            body: Widget = EmptyState("subscriptions", say("no_subscriptions"), say("no_subscriptions_hint"), go)
            return self.page(ui, "subscriptions", body, actions=actions, menu=menu)
        body = Column(
            [self._tags(ui, say, tag), self._grid(ui, found, chosen)], width="fill", height="fill", align="fill"
        )
        special: dict[str, Any] = self._selecting(ui, say, chosen, found) if chosen else {}
        if not chosen:
            special["fab"] = Fab("add", ui.do("go_to", page="add_podcast"), say("add_podcast"), id="fab_add")
        return self.page(ui, "subscriptions", body, actions=actions, menu=menu, **special)

    def _tags(self, ui: Ui, say: Words, tag: str) -> Widget:
        options = [("", say("all")), *[(t, t) for t in self.tags(ui)]]
        chips = ChipGroup(options, tag, Put("tag", ""), needed=True, scrolls=True, id="tag")
        return Column([chips], width="fill", align="fill", id="filter_row", padding=(0, 4))

    def _grid(self, ui: Ui, found: Sequence[Podcast], chosen: Selection) -> Widget:
        cells = []
        for p in found:
            cell = self.cell(ui, p, self.inbox_count(ui, p.id), None if not chosen else p.id in chosen)
            tap: Effect = chosen.toggle(p.id) if chosen else ui.open("podcast", podcast=p.id)
            held: Effect = chosen.toggle(p.id) if chosen else ui.sheet("podcast_menu", podcast=p.id)
            cells.append(
                Stack(
                    [cell],
                    align="fill",
                    id="podcast_cell",
                    key=f"podcast_{p.id}",
                    item=p.id,
                    on_click=tap,
                    on_long_click=held,
                    selected=p.id in chosen,
                )
            )
        columns = self.settings_of(ui).columns
        if ui.config.orientation != "portrait":
            columns *= 2
        grid = Grid(cells, columns, gap=8, padding=(12, 4, 12, 88))
        return Scroll(grid, id="subscription_grid", key="subscription_grid", weight=1)

    @part
    def cell(self, ui: Ui, podcast: Podcast, count: int, selected: bool | None) -> Widget:
        """A cover with its marks, and the name below."""
        say = words(ui)
        marks: list[Widget | None] = [artwork(podcast, radius=12)]
        if count:
            badge = BadgeView(count, id="inbox_count", desc=say("inbox_count", n=count), gravity="top_end")
            marks.append(Row([badge], padding=4, gravity="top_end"))
        if podcast.failed:
            sign = Icon("error", 22, "error", filled=True, desc=say("failed"), id="failed_mark")
            marks.append(_plate(sign, "bottom_end"))
        if selected is not None:
            name = "check_circle" if selected else "radio_button_unchecked"
            marks.append(_plate(Icon(name, 22, "primary", filled=selected), "top_start"))
        title = Text(podcast.shown, "label_medium", max_lines=2, align="center", id="podcast_title", width="fill")
        return Column([Stack(marks, align="top_start"), title], gap=4, align="fill", padding=(0, 0, 0, 8))

    # -- the long-press menu -------------------------------------------------------------------------------------

    @layer
    def podcast_menu(self, ui: Ui, podcast: str) -> Widget:
        """What can be done with a podcast."""
        say, found = words(ui), self.podcast_of(ui, podcast)
        one = (podcast,)
        items: tuple[tuple[str, str, Effect], ...] = (
            ("select", "check_box", Put("selection", one)),
            ("mark_all", "done_all", ui.show("confirm_mark", podcasts=one)),
            ("edit_tags", "label", ui.show("tag_dialog", podcast=podcast)),
            ("rename", "edit", ui.show("rename_dialog", podcast=podcast)),
            ("podcast_settings", "settings", ui.open("podcast_settings", podcast=podcast)),
            ("share", "share", ui.do("share_podcast", podcast=podcast)),
            ("remove", "delete", ui.show("confirm_remove", podcasts=one)),
        )
        rows = [
            ListItem(say(key), leading=icon, on_click=closing(effect), id=f"podcast_{key}")
            for key, icon, effect in items
        ]
        title = found.shown if found is not None else ""
        return self.under(ui, BottomSheet(Column(rows, width="fill", align="fill"), title, id="podcast_menu"))

    @layer
    def confirm_remove(self, ui: Ui, podcasts: tuple[str, ...]) -> Widget:
        """Whether to follow podcasts no longer."""
        say = words(ui)
        names = say.fmt.list([p.shown for p in ui.data.podcasts if p.id in podcasts])
        remove: Effect = ui.do("remove_podcasts", podcasts=podcasts)
        remove = Many((remove, Put("selection", ())))
        text = say("remove_text", names=names)
        return self.under(
            ui, ConfirmDialog(say("remove_title", n=len(podcasts)), text, say("remove"), remove, say("cancel"))
        )

    @layer
    def confirm_mark(self, ui: Ui, podcasts: tuple[str, ...]) -> Widget:
        """Whether to mark all episodes as played."""
        say = words(ui)
        mark = Many((ui.do("mark_podcasts", podcasts=podcasts), Put("selection", ())))
        return self.under(ui, ConfirmDialog(say("mark_all"), say("mark_all_text"), say("mark"), mark, say("cancel")))

    @layer
    def rename_dialog(self, ui: Ui, podcast: str) -> Widget:
        """Another name for a podcast."""
        say, found = words(ui), self.podcast_of(ui, podcast)
        name = found.shown if found is not None else ""
        typed = ui.text("name", name).strip()
        taken = any(p.shown.casefold() == typed.casefold() for p in self.followed(ui) if p.id != podcast)
        hint = found.title if found is not None else ""
        field = TextField(
            "name",
            say("name"),
            name,
            hint,
            error=say("name_taken") if taken else None,
            max_length=60,
            on_submit=ui.do("rename", podcast=podcast),
        )
        buttons = [
            TextButton(say("cancel"), ui.dismiss(), id="android:id/button2"),
            TextButton(say("ok"), ui.do("rename", podcast=podcast), id="android:id/button1", enabled=not taken),
        ]
        return self.under(ui, Dialog(say("rename"), field, buttons))

    @layer
    def tag_dialog(self, ui: Ui, podcast: str) -> Widget:
        """Tags of a podcast."""
        say, found = words(ui), self.podcast_of(ui, podcast)
        own = found.tags if found is not None else ()
        every = [*self.tags(ui), *[t for t in own if t not in self.tags(ui)]]
        rows = [
            CheckRow(
                t,
                None,
                t in own,
                ui.do("set_tags", podcast=podcast, value=_turned(own, t)),
                dense=True,
                id="tag_check",
                key=f"tag_{t}",
                item=t,
            )
            for t in every
        ]
        add = ui.do("add_tag", podcast=podcast)
        plus = IconButton("add", add, say("add_tag"), id="add_tag")
        field = TextField("tag", say("new_tag"), "", trailing=plus, max_length=24, on_submit=add)
        body = Column([*rows, Row([field], padding=(24, 8))], width="fill", align="fill")
        done = TextButton(say("done"), ui.dismiss(), id="android:id/button1")
        return self.under(ui, Dialog(say("edit_tags"), body, [done], flush=True))

    # -- several at once -----------------------------------------------------------------------------------------

    def _selecting(self, ui: Ui, say: Words, chosen: Selection, found: Sequence[Podcast]) -> dict[str, Any]:
        everything = chosen.only([p.id for p in found])
        bar = SelectionBar(
            len(chosen), chosen.clear(), [IconButton("select_all", everything, say("select_all"), id="select_all")]
        )
        sheet = ui.sheet("podcast_bulk", ids=tuple(chosen.ids))
        fab = Fab("edit", sheet, say("bulk"), color="primary_container", id="selection_fab")
        return {"bar": bar, "fab": fab, "chosen": chosen}

    @layer
    def podcast_bulk(self, ui: Ui, ids: tuple[str, ...]) -> Widget:
        """What can be done with several podcasts."""
        say = words(ui)
        done: Effect = Put("selection", ())

        def change(name: str, value: bool) -> Effect:
            return Many((ui.do("set_podcast", podcasts=ids, name=name, value=value), done))

        chosen = [p for p in ui.data.podcasts if p.id in ids]
        toggles = (
            ("auto_download", "download"),
            ("notify", "notifications"),
            ("keep_updated", "sync"),
            ("auto_delete", "delete"),
        )
        rows: list[Widget] = []
        for name, icon in toggles:
            on = all(getattr(p.settings, name) for p in chosen)
            text = say("on") if on else say("off")
            rows.append(
                ListItem(
                    say(name),
                    text,
                    leading=Icon(icon, 24, id=f"bulk_{name}_icon"),
                    on_click=closing(change(name, not on)),
                    id=f"bulk_{name}",
                )
            )
        rows += [
            ListItem(
                say("mark_all"),
                leading="done_all",
                on_click=closing(ui.show("confirm_mark", podcasts=ids)),
                id="bulk_mark",
            ),
            ListItem(
                say("remove"),
                leading="delete_forever",
                on_click=closing(ui.show("confirm_remove", podcasts=ids)),
                id="bulk_remove",
            ),
        ]
        return self.under(
            ui,
            BottomSheet(
                Column(rows, width="fill", align="fill"), say("selected_podcasts", n=len(ids)), id="bulk_sheet"
            ),
        )


def _plate(icon: Widget, gravity: str) -> Widget:
    """A mark on a cover, on a ground of its own."""
    disc = Stack([icon], width=28, height=28, radius="full", background="surface", align="center")
    return Row([disc], padding=4, gravity=gravity)


def _turned(tags: tuple[str, ...], tag: str) -> tuple[str, ...]:
    return tuple([t for t in tags if t != tag]) if tag in tags else (*tags, tag)
