"""A row of a list of messages: a conversation, or a message that was found."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import part
from gts_env.android.effects import Effect
from gts_env.android.material import IconButton, SwipeAction, SwipeRow
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.apps.communication.mail.base import Conversation, account_of, kind_of
from gts_env.apps.communication.mail.data import Account, Message, Settings, SwipeChoice
from gts_env.apps.communication.mail.formats import people_text, row_date
from gts_env.apps.communication.mail.look import STAR, SWIPE_ICONS, dot, face, tick
from gts_env.apps.communication.mail.markup import plain
from gts_env.apps.communication.mail.moving import Moving
from gts_env.apps.communication.mail.strings import Words, words

PREVIEW = 140
"""Most letters of a message that a row lays out."""


class Rows(Moving):
    """Rows of lists."""

    def open_conversation(self, ui: Ui, found: Conversation, folder: str) -> Effect:
        """What a tap on a row opens."""
        last = found[0]
        if kind_of(ui.data, last.folder) in ("drafts", "outbox"):
            return ui.open("compose", draft=last.id)
        if len(found) > 1:
            return ui.open("thread_view", thread=last.conversation, folder=folder)
        return ui.open("message_view", message=last.id)

    @part
    def conversation_row(
        self, ui: Ui, found: Conversation, folder: str, selected: bool, selecting: bool, today: dt.date,
        settings: Settings, marked: bool,
    ) -> Widget:  # fmt: skip
        """A conversation, with what swipes do to it."""
        last = found[0]
        id_ = last.conversation if len(found) > 1 else last.id
        ids = tuple([m.id for m in found])
        pick = ui.do("pick", conversation=ids[0])
        tap = pick if selecting else self.open_conversation(ui, found, folder)
        row = self.message_row(ui, found, selected, today, tap, pick, marked)
        if selecting:
            return row
        right, left = (self.swipe_action(ui, c, found) for c in (settings.swipe_right, settings.swipe_left))
        start, end = (left, right) if ui.config.rtl else (right, left)
        return SwipeRow(row, start, end, key=f"swipe_{ids[0]}", id="message_swipe", item=id_)

    def swipe_action(self, ui: Ui, choice: SwipeChoice, found: Conversation) -> SwipeAction | None:
        """What a swipe of a row does, or None."""
        if choice == "none":
            return None
        ids = tuple([m.id for m in found])
        label = words(ui)(f"swipe_{choice}")
        return SwipeAction(SWIPE_ICONS[choice], label, self.action(ui, choice, ids))

    def message_row(
        self, ui: Ui, found: Conversation, selected: bool, today: dt.date, tap: Effect, pick: Effect | None,
        marked: bool,
    ) -> Widget:  # fmt: skip
        """What a row shows: who, when, the subject, the first words, and whether it is marked."""
        say = words(ui)
        last = found[0]
        new = any(not m.read for m in found)
        person = last.to[0] if self.is_own(ui, last) and last.to else last.sender
        mark = Stack(
            [tick() if selected else face(person)], id="row_avatar", item=last.id, on_click=pick,
            desc=say("select_row", name=person.shown), role="ImageView",
        ) if pick is not None else face(person)  # fmt: skip
        star = IconButton(
            "star", ui.do("star", messages=(last.id,), value=not last.starred), say("star_row"), toggled=last.starred,
            color=STAR if last.starred else "outline", id="star", item=last.id,
        )  # fmt: skip
        lines = Column(self._lines(ui, say, found, new, today, marked), weight=1, align="fill", gap=1)
        return Row(
            [mark, lines, star], padding=(16, 10, 4, 10), gap=12, align="start", width="fill",
            background="secondary_container" if selected else "surface", selected=selected, on_click=tap,
            on_long_click=pick, id="message_row", key=f"row_{last.id}", item=last.id,
        )  # fmt: skip

    def _lines(
        self, ui: Ui, say: Words, found: Conversation, new: bool, today: dt.date, marked: bool
    ) -> list[Widget | None]:
        last = found[0]
        accounts: tuple[Account, ...] = ui.data.accounts
        bold = 700 if new else None
        ink = "on_surface" if new else "on_surface_variant"
        account = account_of(ui.data, last.folder) if marked else None
        files = any(m.attachments for m in found)
        head: list[Widget | None] = [
            dot(account.color, 8) if account is not None else None,
            Text(self.who(say, found, accounts), "body_large", "on_surface", max_lines=1, weight_=bold, weight=1,
                 id="row_sender"),
            Text(say.fmt.number(len(found)), "label_medium", ink, id="row_count") if len(found) > 1 else None,
            Icon("reply", 16, "on_surface_variant", desc=say("answered")) if last.answered else None,
            Icon("attach_file", 16, "on_surface_variant", desc=say("has_files")) if files else None,
            Text(row_date(say, last.date, today), "label_medium", "primary" if new else ink, weight_=bold,
                 id="row_date"),
        ]  # fmt: skip
        preview = plain(last.body)[:PREVIEW]
        return [
            Row(head, gap=6, width="fill"),
            Text(say.subject(last), "body_medium", "on_surface" if new else ink, max_lines=1, weight_=bold,
                 id="row_subject"),
            Text(preview, "body_medium", "on_surface_variant", max_lines=1, id="row_preview") if preview else None,
        ]  # fmt: skip

    def who(self, say: Words, found: Conversation, accounts: tuple[Account, ...]) -> str:
        """Who has written, each once; of what the owner wrote, whom it is for."""
        own = [a.address for a in accounts]
        last = found[0]
        if all(m.sender.address in own for m in found):
            names = people_text(say, last.to, accounts, "to_me") or say("nobody")
            return say("to_names", names=names)
        people = {m.sender.address: m.sender for m in reversed(found)}
        if len(people) == 1:
            return last.sender.shown
        short = [say("me") if p.address in own else p.shown.split()[0] for p in people.values()]
        return say.fmt.table.comma.join(short)

    def is_own(self, ui: Ui, message: Message) -> bool:
        """Whether the owner wrote it."""
        return message.sender.address in [a.address for a in ui.data.accounts]
