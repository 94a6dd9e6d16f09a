"""A conversation: its messages one below the other."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import part, screen
from gts_env.android.material import BackArrow, EmptyState, FilledButton, IconButton, MenuItem, Scaffold, TopBar
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Icon, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.communication.mail.base import Conversation
from gts_env.apps.communication.mail.data import Message
from gts_env.apps.communication.mail.formats import full_date, people_text
from gts_env.apps.communication.mail.look import READABLE, STAR, face
from gts_env.apps.communication.mail.markup import plain
from gts_env.apps.communication.mail.move_to import MoveTo
from gts_env.apps.communication.mail.strings import words

PREVIEW = 220


class Threads(MoveTo):
    """The screen of a conversation."""

    @screen(parent="message_list")
    def thread_view(self, ui: Ui, thread: str, folder: str) -> Widget:
        """The messages of a conversation that lie in a folder, the oldest first."""
        say = words(ui)
        found = self.conversation(ui, thread, folder)
        if not found:
            gone = EmptyState("drafts", say("thread_gone"))
            return Scaffold(gone, top=TopBar("", navigation=BackArrow()))
        last = found[-1]
        head = Text(say.subject(found[0]), "headline_small", id="thread_subject")
        answer = ui.open("compose", mode="reply", message=last.id)
        rows: list[Widget] = [
            Column([head, Text(say("messages", n=len(found)), "body_medium", "on_surface_variant", id="thread_count")],
                   padding=(16, 8, 16, 12), gap=4),
            Divider(),
            *[self.thread_row(ui, m, ui.today) for m in found],
            Row([FilledButton(say("reply"), answer, "reply", id="reply")], padding=(16, 16)),
        ]  # fmt: skip
        body = LazyList(rows, id="thread_list", key="thread", most_width=READABLE, height="fill", width="fill",
                        padding=(0, 0, 0, 24))  # fmt: skip
        return Scaffold(body, top=self.thread_bar(ui, found))

    @part
    def thread_bar(self, ui: Ui, found: Conversation) -> Widget:
        """What can be done with all of it."""
        say = words(ui)
        ids = tuple([m.id for m in found])
        plain_ = not any(m.starred for m in found)
        return TopBar(
            "",
            navigation=BackArrow(ui.back()),
            actions=[
                IconButton("archive", ui.do("archive", messages=ids), say("archive_it"), id="archive"),
                IconButton("delete", self.deletion(ui, ids), say("delete"), id="delete"),
                IconButton("folder", ui.open("move_to_folder", messages=ids), say("move"), id="move"),
            ],
            menu=[
                MenuItem(say("mark_new"), ui.do("mark_unread", messages=ids), id="mark_new"),
                MenuItem(say("star_it" if plain_ else "unstar_it"), ui.do("star", messages=ids, value=plain_),
                         id="star_all"),
                MenuItem(say("report_spam"), ui.do("report_spam", messages=ids), id="spam"),
            ],
        )  # fmt: skip

    @part
    def thread_row(self, ui: Ui, message: Message, today: dt.date) -> Widget:
        """One message of it."""
        say = words(ui)
        bold = None if message.read else 700
        star = IconButton(
            "star", ui.do("star", messages=(message.id,), value=not message.starred), say("star_row"),
            toggled=message.starred, color=STAR if message.starred else "outline", id="star", item=message.id,
        )  # fmt: skip
        files = Icon("attach_file", 16, "on_surface_variant", desc=say("has_files")) if message.attachments else None
        name = people_text(say, [message.sender], ui.data.accounts)
        lines = Column(
            [
                Row([Text(name, "body_large", weight_=bold, max_lines=1, weight=1, id="row_sender"), files], gap=6,
                    width="fill"),
                Text(full_date(say, message.date), "body_small", "on_surface_variant", id="row_date"),
                Text(plain(message.body)[:PREVIEW], "body_medium", "on_surface_variant", max_lines=3, id="row_preview"),
            ],
            weight=1, align="fill", gap=2,
        )  # fmt: skip
        return Row(
            [face(message.sender), lines, star], padding=(16, 12, 4, 12), gap=12, align="start", width="fill",
            on_click=ui.open("message_view", message=message.id), id="thread_message", key=f"in_thread_{message.id}",
            item=message.id,
        )  # fmt: skip
