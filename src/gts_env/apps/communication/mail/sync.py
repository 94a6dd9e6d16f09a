"""New mail: looking for it by hand and by the clock, and telling of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gts_env.android.app import command
from gts_env.android.background import Alarm
from gts_env.android.clock import to_ms
from gts_env.android.ui import Tx, Ui
from gts_env.apps.communication.mail.base import account_of, folder_of_kind, kind_of
from gts_env.apps.communication.mail.data import MailData, Message
from gts_env.apps.communication.mail.markup import plain
from gts_env.apps.communication.mail.search import Search
from gts_env.apps.communication.mail.strings import words

CHECK_MS = 2500
"""How long a look for new mail takes."""
CHANNEL = "new_mail"
MINUTE = 60_000


class Sync(Search):
    """Jobs and notifications."""

    @command
    def check_mail(self, ui: Tx) -> None:
        """Begin to look for new mail; without a network say so."""
        if not ui.online:
            ui.snackbar(words(ui)("offline"))
            return
        ui.update(checking=True)
        ui.schedule("check", ui.now_ms + CHECK_MS, "checked", shown=True)

    @command
    def checked(self, ui: Tx, shown: bool = False) -> None:
        """Bring what has come in the meantime, and send what waits."""
        new = self.fetch(ui)
        ui.update(checking=False)
        if shown and ui.state.entry.app == self.id:
            say = words(ui)
            ui.snackbar(say("new_messages", n=new) if new else say("no_new"))

    @command
    def poll(self, ui: Tx) -> None:
        """Look for new mail by the clock."""
        self.fetch(ui)

    def fetch(self, ui: Tx) -> int:
        """Take in what has come; returns how many messages."""
        if not ui.online:
            ui.update(checked_at=ui.now_ms)
            return 0
        zone = ui.config.zone
        come = [m for m in ui.data.incoming if to_ms(m.date, zone) <= ui.now_ms]
        rest = tuple([m for m in ui.data.incoming if m not in come])
        sent = tuple([self._sent(ui.data, m) for m in ui.data.messages])
        ui.update(messages=(*sent, *come), incoming=rest, checked_at=ui.now_ms)
        for message in come:
            ui.run(ui.do("tell", message=message.id))
        return len(come)

    def _sent(self, data: MailData, message: Message) -> Message:
        if kind_of(data, message.folder) != "outbox":
            return message
        account = account_of(data, message.folder)
        return replace(message, folder=folder_of_kind(data, account.id, "sent").id)

    @command
    def receive(self, ui: Tx, message: str) -> None:
        """A message arrives at once."""
        found = next((m for m in ui.data.incoming if m.id == message), None)
        if found is None:
            return
        rest = tuple([m for m in ui.data.incoming if m.id != message])
        ui.update(messages=(*ui.data.messages, replace(found, date=ui.now)), incoming=rest)
        ui.run(ui.do("tell", message=message))

    @command
    def tell(self, ui: Tx, message: str) -> None:
        """Notify of a new message."""
        found: Message | None = ui.find("messages", message)
        if found is None or not self.settings_of(ui).notify:
            return
        account = account_of(ui.data, found.folder)
        if not account.notify:
            return
        say = words(ui)
        text = f"{say.subject(found)} · {plain(found.body)[:80]}"
        ids = (message,)
        ui.notify(
            message,
            found.sender.shown,
            text,
            effect=ui.open("message_view", message=message),
            actions=[
                (say("reply"), ui.open("compose", mode="reply", message=message)),
                (say("mark_read"), ui.do("read_from_notice", message=message)),
                (say("delete"), ui.do("delete_from_notice", messages=ids)),
            ],
            group=account.id,
            channel=CHANNEL,
            importance="high",
        )

    @command
    def read_from_notice(self, ui: Tx, message: str) -> None:
        """Mark a message as read, which takes its notification away."""
        ui.run(ui.do("set_read", messages=(message,), value=True))

    @command
    def delete_from_notice(self, ui: Tx, messages: tuple[str, ...]) -> None:
        """Put messages into the bin, and take their notifications away."""
        data: MailData = ui.data
        target = {
            m.id: folder_of_kind(data, account_of(data, m.folder).id, "trash").id
            for m in data.messages
            if m.id in messages
        }
        self.put(ui, target)
        for id_ in messages:
            ui.cancel_notification(id_)

    def alarms(self, ui: Ui) -> Sequence[Alarm]:
        """The next look by the clock at which something will have come."""
        data: MailData = ui.data
        every = data.settings.check_minutes * MINUTE
        if not every or not data.incoming:
            return ()
        zone = ui.config.zone
        first = min([to_ms(m.date, zone) for m in data.incoming])
        base = data.checked_at
        steps = max(1, -(-(max(first, ui.state.now + 1) - base) // every))
        return (Alarm(base + steps * every, "poll"),)
