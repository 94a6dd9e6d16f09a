"""What can be done with a podcast, or with several that are selected: menus and dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gts_env.android.app import layer, query
from gts_env.android.effects import Effect, Many, Put
from gts_env.android.material import (
    BottomSheet,
    CheckRow,
    ConfirmDialog,
    Dialog,
    Fab,
    IconButton,
    ListItem,
    Selection,
    SelectionBar,
    TextButton,
    TextField,
    closing,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Icon
from gts_env.apps.media.podcasts.data import Podcast
from gts_env.apps.media.podcasts.downloads import Downloads
from gts_env.apps.media.podcasts.strings import Words, words


class PodcastMenu(Downloads):
    """Menus of podcasts."""

    @query
    def tags(self, ui: Ui) -> tuple[str, ...]:
        """All tags, in the order of the alphabet."""
        return tuple(sorted({tag for p in ui.data.podcasts if p.subscribed for tag in p.tags}))

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


def _turned(tags: tuple[str, ...], tag: str) -> tuple[str, ...]:
    return tuple([t for t in tags if t != tag]) if tag in tags else (*tags, tag)
