"""The editor of a message."""

from __future__ import annotations

from gts_env.android.app import layer, screen
from gts_env.android.effects import Dismiss, Effect
from gts_env.android.material import (
    Chip,
    ConfirmDialog,
    Dialog,
    Flow,
    IconButton,
    ListDialog,
    ListItem,
    MenuItem,
    Scaffold,
    TextButton,
    TextField,
    TopBar,
    closing,
)
from gts_env.android.material.back_handler import BackHandler
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Divider, Icon, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.communication.mail.attach import AttachChooser
from gts_env.apps.communication.mail.data import Attachment, MailData, Person
from gts_env.apps.communication.mail.draft import Draft, read_person
from gts_env.apps.communication.mail.formats import address_text
from gts_env.apps.communication.mail.look import READABLE, dot, face, file_mark
from gts_env.apps.communication.mail.strings import Words, words
from gts_env.apps.communication.mail.writing import ERROR

COPIES = "copies"
LABEL = 60


class Compose(AttachChooser):
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
        label = FitText(say("from"), "body_large", "on_surface_variant", width=LABEL)
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
        label = FitText(say(field), "body_large", "on_surface_variant", width=LABEL, height=48)
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
