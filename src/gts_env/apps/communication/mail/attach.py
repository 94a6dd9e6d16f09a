"""The chooser of files to attach: photos and others on the phone, to be marked."""

from __future__ import annotations

from gts_env.android.app import command, screen
from gts_env.android.material import EmptyState, IconButton, ListItem, Scaffold, Tab, Tabs, TextButton, TopBar
from gts_env.android.pictures import photo
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Icon
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.communication.mail.data import Attachment, MailData
from gts_env.apps.communication.mail.look import READABLE, file_mark, tick
from gts_env.apps.communication.mail.strings import Words, words
from gts_env.apps.communication.mail.writing import Writing

MARKED = "marked"


class AttachChooser(Writing):
    """The screen that hands files to the editor."""

    @screen(parent="message_list")
    def attach_chooser(self, ui: Ui) -> Widget:
        """Photos and other files on the phone, to be marked."""
        say = words(ui)
        marked: tuple[str, ...] = ui.get(MARKED, ())
        tab = ui.get("tab", "photos")
        tabs = Tabs([
            Tab(say("photos"), tab == "photos", ui.put("tab", "photos"), id="tab_photos"),
            Tab(say("other_files"), tab == "files", ui.put("tab", "files"), id="tab_files"),
        ])  # fmt: skip
        body = self.photos(ui, marked) if tab == "photos" else self.documents(ui, say, marked)
        add = TextButton(say("add_n", n=len(marked)) if marked else say("add"), ui.do("chosen_files"), id="add",
                         enabled=bool(marked))  # fmt: skip
        top = TopBar(say("attach"), navigation=IconButton("close", ui.back(), say("close"), id="close"), actions=[add])
        return Scaffold(Column([tabs, body], width="fill", align="fill", height="fill"), top=top)

    def photos(self, ui: Ui, marked: tuple[str, ...]) -> Widget:
        """The photos as tiles."""
        data: MailData = ui.data
        if not data.pictures:
            return EmptyState("image", words(ui)("no_photos"))
        tiles = [self._tile(ui, p, p.name in marked) for p in data.pictures]
        grid = Grid(tiles, 3, gap=2, width="fill")
        return LazyList([grid], id="photo_grid", key="photos", weight=1, width="fill", padding=(0, 0, 0, 24))

    def _tile(self, ui: Ui, picture: Attachment, on: bool) -> Widget:
        mark = Row([tick(24)], padding=6) if on else None
        return Stack(
            [photo(picture.name, picture.scene or None, width="fill", height=132), mark], align="top_start",
            desc=picture.name, id="photo_tile", key=f"tile_{picture.name}", item=picture.name, checked=on,
            role="ImageView", on_click=ui.do("mark_file", name=picture.name), width="fill", height=132,
        )  # fmt: skip

    def documents(self, ui: Ui, say: Words, marked: tuple[str, ...]) -> Widget:
        """Other files as rows."""
        data: MailData = ui.data
        rows = [
            ListItem(f.name, say.fmt.size(f.size), leading=file_mark(f), selected=f.name in marked,
                     trailing=Icon("check_circle", 24, "primary", filled=True) if f.name in marked else None,
                     on_click=ui.do("mark_file", name=f.name), id="file_choice", key=f"choice_{f.name}", item=f.name)
            for f in data.files
        ]  # fmt: skip
        return LazyList(rows, id="file_choices", key="choices", weight=1, width="fill", most_width=READABLE)

    @command
    def mark_file(self, ui: Tx, name: str) -> None:
        """Mark a file, or no longer."""
        marked: tuple[str, ...] = ui.get(MARKED, ())
        rest = tuple([n for n in marked if n != name])
        ui.set(MARKED, rest if len(rest) < len(marked) else (*marked, name))

    @command
    def chosen_files(self, ui: Tx) -> None:
        """Hand the marked files to the editor."""
        ui.finish(tuple(ui.get(MARKED, ())))
