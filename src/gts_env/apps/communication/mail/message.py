"""A message: whom it is from, what it says, what comes with it, and what can be done with it."""

from __future__ import annotations

from gts_env.android.app import command, layer, part, screen
from gts_env.android.effects import Effect
from gts_env.android.intent_effects import Copy, share
from gts_env.android.material import (
    BackArrow,
    BottomSheet,
    EmptyState,
    IconButton,
    ListItem,
    MenuItem,
    OutlinedButton,
    Scaffold,
    TextButton,
    TopBar,
    closing,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Divider, Gap, Icon, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.communication.mail.base import kind_of
from gts_env.apps.communication.mail.body_view import body_widgets, folded
from gts_env.apps.communication.mail.data import Account, Attachment, Message, Person, Settings
from gts_env.apps.communication.mail.formats import address_text, full_date, people_text
from gts_env.apps.communication.mail.look import READABLE, STAR, face, file_mark
from gts_env.apps.communication.mail.markup import depth, unmarked
from gts_env.apps.communication.mail.strings import Words, words
from gts_env.apps.communication.mail.thread import Threads

DETAILS = "details"
QUOTES = "show_quotes"


class MessageScreen(Threads):
    """The screen of a message."""

    def started(self, ui: Tx, screen: str) -> None:
        """A message that is opened is read, and needs no notification any more."""
        super().started(ui, screen)
        if screen == "message_view":
            ui.run(ui.do("set_read", messages=(dict(ui.entry.args)["message"],), value=True))

    @screen(parent="message_list")
    def message_view(self, ui: Ui, message: str) -> Widget:
        """One message."""
        say = words(ui)
        found = self.message_at(ui, message)
        if found is None:
            gone = EmptyState("drafts", say("message_gone"))
            return Scaffold(gone, top=TopBar("", navigation=BackArrow()))
        rows: list[Widget | None] = [
            self.subject_row(ui, found),
            self.sender_row(ui, found, bool(ui.get(DETAILS, False))),
            Divider(),
            self.body_part(ui, message, self.settings_of(ui), found.color, bool(ui.get(QUOTES, False))),
            self.files_part(ui, found),
            self.answers(ui, say, found),
        ]
        column = Column(rows, width="fill", align="fill", padding=(0, 0, 0, 32))
        body = Scroll(column, most_width=READABLE, id="message_scroll", key="message")
        return Scaffold(body, top=self.message_bar(ui, found))

    @part
    def message_bar(self, ui: Ui, message: Message) -> Widget:
        """What can be done with it."""
        say = words(ui)
        ids = (message.id,)
        kind = kind_of(ui.data, message.folder)
        items: list[tuple[str, Effect]] = [
            ("forward", ui.open("compose", mode="forward", message=message.id)),
            ("reply_all", ui.open("compose", mode="reply_all", message=message.id)),
            ("move", ui.open("move_to_folder", messages=ids)),
            ("share", share(unmarked(message.body), message.subject)),
        ]
        if kind != "spam":
            items.append(("report_spam", ui.do("report_spam", messages=ids)))
        return TopBar(
            "",
            navigation=BackArrow(ui.back()),
            actions=[
                IconButton("archive", ui.do("archive", messages=ids), say("archive_it"), id="archive")
                if kind != "archive" else None,
                IconButton("delete", self.deletion(ui, ids), say("delete"), id="delete"),
                IconButton("mark_email_unread", ui.do("mark_unread", messages=ids), say("mark_new"), id="mark_new"),
            ],
            menu=[MenuItem(say(key), effect, id=key) for key, effect in items],
        )  # fmt: skip

    @part
    def subject_row(self, ui: Ui, message: Message) -> Widget:
        """Subject and star."""
        say = words(ui)
        star = IconButton(
            "star", ui.do("star", messages=(message.id,), value=not message.starred), say("star_row"),
            toggled=message.starred, color=STAR if message.starred else "outline", id="star", item=message.id,
        )  # fmt: skip
        subject = Text(say.subject(message), "headline_small", id="message_subject", weight=1)
        return Row([subject, star], padding=(16, 4, 4, 4), gap=8, align="start", width="fill")

    @part
    def sender_row(self, ui: Ui, message: Message, details: bool) -> Widget:
        """Who wrote to whom and when; with all addresses once it is opened."""
        say = words(ui)
        accounts: tuple[Account, ...] = ui.data.accounts
        to = say("to_names", names=people_text(say, (*message.to, *message.cc), accounts, "to_me") or say("nobody"))
        more = Row(
            [Text(to, "body_medium", "on_surface_variant", max_lines=1, id="message_to"),
             Icon("expand_less" if details else "expand_more", 20, "on_surface_variant")],
            gap=4, on_click=ui.put(DETAILS, not details), id="details_toggle", height=36, role="TextView",
        )  # fmt: skip
        head = Column(
            [
                Text(message.sender.shown, "title_medium", max_lines=1, id="message_sender"),
                Text(full_date(say, message.date), "body_small", "on_surface_variant", id="message_date"),
                more,
            ],
            weight=1, align="start",
        )  # fmt: skip
        sheet = ui.sheet("person", name=message.sender.name, address=message.sender.address)
        about = say("about", name=message.sender.shown)
        mark = Row([face(message.sender)], id="sender_face", on_click=sheet, desc=about, role="ImageView")
        answer = IconButton("reply", ui.open("compose", mode="reply", message=message.id), say("reply"), id="reply_top")
        top = Row([mark, head, answer], padding=(16, 8, 4, 4), gap=12, align="start", width="fill")
        return Column([top, self._addresses(say, message) if details else None], width="fill", align="fill")

    def _addresses(self, say: Words, message: Message) -> Widget:
        lines = [("from", (message.sender,)), ("to", message.to), ("cc", message.cc)]
        rows = [
            Row(
                [FitText(say(key), "label_large", "on_surface_variant", width=56),
                 Text("\n".join([address_text(p) for p in people]), "body_medium", weight=1, id=f"details_{key}")],
                align="start", gap=8, width="fill",
            )
            for key, people in lines if people
        ]  # fmt: skip
        return Column(rows, padding=(68, 4, 16, 12), gap=6, width="fill", align="fill", id="details")

    @part
    def body_part(self, ui: Ui, message: str, settings: Settings, color: str, opened: bool) -> Widget:
        """What it says."""
        say = words(ui)
        body = self.body_of(ui, message)
        quotes = "bars" if settings.quotes == "hidden" and opened else settings.quotes
        rows = body_widgets(body, self.body_size(ui, message), settings.fixed_font, quotes, color or "on_surface")
        if not rows:
            rows = [Text(say("no_text"), "body_large", "on_surface_variant", italic=True, id="no_text")]
        if settings.quotes == "hidden" and depth(body):
            word = say("hide_quotes" if opened else "show_quotes")
            rows.append(Row([TextButton(word, ui.put(QUOTES, not opened), "more_horiz", id="quotes_toggle")]))
        return Column([folded(rows)], padding=(16, 16), width="fill", align="fill", id="message_body")

    @part
    def files_part(self, ui: Ui, message: Message) -> Widget:
        """What comes with it."""
        if not message.attachments:
            return Gap(height=0)
        say = words(ui)
        files = message.attachments
        title = Text(say("files", n=len(files)), "title_small", "on_surface_variant", id="files_title", weight=1)
        all_ = TextButton(say("show_all"), ui.open("attachments", message=message.id), id="show_all")
        rows = [self._file(ui, say, message.id, file) for file in files]
        return Column(
            [Row([title, all_ if len(files) > 1 else None], width="fill"), *rows], padding=(16, 0, 16, 8), gap=8,
            width="fill", align="fill", id="message_files",
        )  # fmt: skip

    def _file(self, ui: Ui, say: Words, message: str, file: Attachment) -> Widget:
        return ListItem(
            file.name, say.fmt.size(file.size), leading=file_mark(file, 48), background="surface_container_low",
            on_click=ui.open("attachment", message=message, name=file.name), id="attachment", item=file.name,
            key=f"file_{file.name}", headline_id="attachment_name", supporting_id="attachment_size", headline_lines=1,
        )  # fmt: skip

    def answers(self, ui: Ui, say: Words, message: Message) -> Widget:
        """Buttons to answer with."""
        several = len(message.to) + len(message.cc) > 1
        modes = [("reply", "reply"), ("reply_all", "reply_all"), ("forward", "forward")]
        buttons = [
            OutlinedButton(say(mode), ui.open("compose", mode=mode, message=message.id), icon, id=f"{mode}_below")
            for mode, icon in modes if several or mode != "reply_all"
        ]  # fmt: skip
        return Flow(buttons, gap=8, line_gap=4, padding=(16, 16))

    # -- people --------------------------------------------------------------------------------------------------

    @layer
    def person(self, ui: Ui, name: str, address: str) -> Widget:
        """Somebody, and what can be done with an address."""
        say = words(ui)
        who = Person(name, address)
        text = Column([Text(who.shown, "title_large", id="person_name"),
                       Text(address, "body_medium", "on_surface_variant", id="person_address")], weight=1)  # fmt: skip
        options = [
            ("write", "edit", ui.open("compose", to=address_text(who))),
            ("search_from", "search", ui.do("search_for", text=address)),
            ("copy_address", "content_copy", Copy(address)),
        ]
        rows = [ListItem(say(key), leading=icon, on_click=closing(done), id=key) for key, icon, done in options]
        head = Row([face(who, 56), text], gap=16, padding=(16, 8, 16, 16), width="fill")
        return BottomSheet(Column([head, *rows], width="fill", align="fill"))

    @command
    def search_for(self, ui: Tx, text: str) -> None:
        """Search for an address in all folders."""
        ui.run(ui.open("search_results", text=text))
