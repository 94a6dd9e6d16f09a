"""The editor of a message, and the chooser of files."""

from __future__ import annotations

from gts_env.android.app import command, layer, screen
from gts_env.android.effects import Dismiss, Effect
from gts_env.android.material import (
    Chip,
    ConfirmDialog,
    Dialog,
    EmptyState,
    Flow,
    IconButton,
    ListDialog,
    ListItem,
    MenuItem,
    Scaffold,
    Tab,
    Tabs,
    TextButton,
    TextField,
    TopBar,
    closing,
)
from gts_env.android.material.back_handler import BackHandler
from gts_env.android.pictures import photo
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Divider, Icon, Text
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import LazyList, Scroll
from gts_env.apps.communication.mail.data import Attachment, MailData, Person
from gts_env.apps.communication.mail.draft import Draft, read_person
from gts_env.apps.communication.mail.formats import address_text
from gts_env.apps.communication.mail.look import READABLE, dot, face, file_mark, tick
from gts_env.apps.communication.mail.strings import Words, words
from gts_env.apps.communication.mail.writing import ERROR, Writing

COPIES, MARKED = "copies", "marked"
LABEL = 60


class Compose(Writing):
    """The editor."""

    @screen(parent="message_list")
    def compose(
        self, ui: Ui, mode: str = "", message: str = "", draft: str = "", to: str = "", cc: str = "",
        subject: str = "", text: str = "", shared: tuple[str, ...] = (), account: str = "",
    ) -> Widget:  # fmt: skip
        """A new message, a reply, one sent on, a draft, or what another app hands over."""
        say = words(ui)
        written, first = self.written(ui), self.initial(ui)
        copies = bool(ui.get(COPIES, False)) or bool(written.cc)
        rows: list[Widget | None] = [
            self.sender_line(ui, say, written),
            Divider(),
            self.people_line(ui, say, "to", written, not copies),
            Divider(),
            self.people_line(ui, say, "cc", written, False) if copies else None,
            Divider() if copies else None,
            Row([TextField("subject", None, first.subject, say("subject"), kind="plain", ime_action="next", pad=0,
                           max_length=200, weight=1)], padding=(16, 4), width="fill"),
            Divider(),
            *[self.attached_row(ui, say, file) for file in written.files],
            Row([TextField("body", None, first.body, say("write_here"), kind="plain", multiline=True, lines=8, pad=0,
                           weight=1)], padding=(16, 8), width="fill"),
        ]  # fmt: skip
        column = Column(rows, width="fill", align="fill", padding=(0, 0, 0, 32))
        body = Scroll(column, most_width=READABLE, id="compose_form", key="form")
        return Scaffold(BackHandler(body, ui.do("cancel_writing")), top=self.compose_bar(ui, say, mode))

    def compose_bar(self, ui: Ui, say: Words, mode: str) -> Widget:
        """Close, attach, send."""
        attach = ui.open_for_result("attach_chooser", ui.do("attach"))
        return TopBar(
            say(mode) if mode else say("compose"),
            navigation=IconButton("close", ui.do("cancel_writing"), say("close"), id="close"),
            actions=[
                IconButton("attach_file", attach, say("attach"), id="attach"),
                IconButton("send", ui.do("send"), say("send"), id="send"),
            ],
            menu=[
                MenuItem(say("save_draft"), ui.do("save_draft"), id="save_draft"),
                MenuItem(say("discard"), ui.show("discard"), id="discard_draft"),
            ],
        )

    def sender_line(self, ui: Ui, say: Words, draft: Draft) -> Widget:
        """The account it is sent from; a tap on it chooses another."""
        account = self.account_at(ui, draft.account)
        several = len(ui.data.accounts) > 1
        label = Text(say("from"), "body_large", "on_surface_variant", width=LABEL)
        return Row(
            [label, dot(account.color), Text(account.address, "body_large", max_lines=1, weight=1, id="from_address"),
             Icon("arrow_drop_down", 24, "on_surface_variant") if several else None],
            gap=8, padding=(16, 12), width="fill", id="from", on_click=ui.show("pick_sender") if several else None,
        )  # fmt: skip

    def people_line(self, ui: Ui, say: Words, field: str, draft: Draft, more: bool) -> Widget:
        """Recipients as chips, a field for more, and who might be meant."""
        chips: tuple[str, ...] = getattr(draft, field)
        typed = ui.text(field)
        where, _, wrong = str(ui.get(ERROR, "")).partition(":")
        # The empty field says nothing once there are recipients; it would be taken for one.
        entry = TextField(
            field, None, "", say("add_people") if not chips else None, kind="plain", pad=0, ime_action="next",
            on_submit=ui.do("take_typed", field=field), on_change=ui.do("typing", field=field),
            error=say(wrong) if where == field and wrong else None, max_length=120,
        )  # fmt: skip
        shown = [self.person_chip(ui, field, text) for text in chips]
        label = Text(say(field), "body_large", "on_surface_variant", width=LABEL, height=48)
        expand = IconButton("expand_more", ui.put(COPIES, True), say("show_cc"), id="show_cc") if more else None
        parts: list[Widget] = [Flow(shown, gap=8, id=f"{field}_chips")] if shown else []
        lines = Column([*parts, entry], weight=1, align="fill")
        row = Row([label, lines, expand], padding=(16, 2, 4, 2), width="fill", align="start")
        found = self.suggestions(ui, typed, chips)
        return Column([row, *[self.suggestion(ui, field, p) for p in found]], width="fill", align="fill")

    def person_chip(self, ui: Ui, field: str, text: str) -> Widget:
        """One recipient."""
        person = read_person(text) or Person("", text)
        drop = ui.do("drop_recipient", field=field, address=text)
        return Chip(person.shown, None, "input", avatar=face(person, 24), on_close=drop, id=f"{field}_chip", item=text)

    def suggestion(self, ui: Ui, field: str, person: Person) -> Widget:
        """Somebody who might be meant."""
        add = ui.do("add_recipient", field=field, address=address_text(person))
        return ListItem(person.shown, person.address, leading=face(person), on_click=add, id="suggestion",
                        key=f"suggest_{field}_{person.address}", item=person.address, headline_lines=1,
                        background="surface_container_low")  # fmt: skip

    def attached_row(self, ui: Ui, say: Words, file: Attachment) -> Widget:
        """One attached file."""
        drop = IconButton("close", ui.do("detach", name=file.name), say("detach", name=file.name), id="detach",
                          item=file.name, key=f"detach_{file.name}")  # fmt: skip
        return ListItem(file.name, say.fmt.size(file.size), leading=file_mark(file), trailing=drop, id="attached",
                        key=f"attached_{file.name}", item=file.name, headline_id="attached_name",
                        headline_lines=1)  # fmt: skip

    # -- dialogs -------------------------------------------------------------------------------------------------

    @layer
    def pick_sender(self, ui: Ui) -> Widget:
        """The account to send from."""
        say = words(ui)
        data: MailData = ui.data
        options = [(a.id, a.address) for a in data.accounts]
        now = self.written(ui).account
        return ListDialog(say("send_from"), options, now, ui.do("set_sender"), cancel=say("cancel"))

    @layer
    def discard(self, ui: Ui) -> Widget:
        """Whether to keep what was written."""
        say = words(ui)
        choices: list[tuple[str, str, Effect]] = [
            ("keep_writing", "button_keep", Dismiss()),
            ("discard", "button_discard", closing(ui.back())),
            ("save_draft", "button_save", closing(ui.do("save_draft"))),
        ]
        buttons = [TextButton(say(key), effect, id=id_) for key, id_, effect in choices]
        return Dialog(say("discard_title"), say("discard_text"), buttons)

    @layer
    def no_subject_given(self, ui: Ui) -> Widget:
        """Whether to send it without a subject."""
        say = words(ui)
        send = ui.do("send", bare=True)
        return ConfirmDialog(say("bare_title"), say("bare_text"), say("send"), send, say("keep_writing"))

    # -- choosing files ------------------------------------------------------------------------------------------

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
