"""From a message, a link or something shared to the draft in the editor, and from there to the mail that is sent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command, guard, query
from gts_env.android.ui import Tx, Ui
from gts_env.apps.communication.mail.base import account_of, find_message, folder_of_kind
from gts_env.apps.communication.mail.data import Account, Attachment, MailData, Message, Person
from gts_env.apps.communication.mail.draft import Draft, answered, forwarded, listed, read_person, resigned, signed
from gts_env.apps.communication.mail.files import Files
from gts_env.apps.communication.mail.formats import address_text
from gts_env.apps.communication.mail.strings import words

ACCOUNT, ATTACHED, ERROR = "account", "attached", "error"
FIELDS = ("to", "cc")
ARGS: dict[str, Any] = {
    "mode": "", "message": "", "draft": "", "to": "", "cc": "", "subject": "", "text": "", "shared": (), "account": "",
}  # fmt: skip


def chips_key(field: str) -> str:
    """Key of the recipients in the view state."""
    return f"chips_{field}"


class Writing(Files):
    """The draft and its ways."""

    @query
    def first_draft(
        self, ui: Ui, mode: str, message: str, draft: str, to: str, cc: str, subject: str, text: str,
        shared: tuple[str, ...], account: str,
    ) -> Draft:  # fmt: skip
        """What the editor shows before anything is changed."""
        say = words(ui)
        source = find_message(ui.data, draft or message)
        sender = self.account_at(ui, account or (account_of(ui.data, source.folder).id if source else ""))
        if source is not None and draft:
            return Draft(sender.id, tuple(map(address_text, source.to)), tuple(map(address_text, source.cc)),
                         source.subject, source.body, source.attachments)  # fmt: skip
        own = tuple([a.address for a in ui.data.accounts])
        if source is not None and mode == "forward":
            return forwarded(say, source, sender)
        if source is not None:
            return answered(say, source, sender, mode == "reply_all", own)
        files = self.shared_files(ui, shared)
        return Draft(sender.id, listed(to), listed(cc), subject, signed(sender, text), files)

    @query
    def shared_files(self, ui: Ui, names: tuple[str, ...]) -> tuple[Attachment, ...]:
        """What another app hands over to be sent."""
        return self.known_files(ui, names) if names else ()

    def initial(self, ui: Ui) -> Draft:
        """The draft as the screen was opened with."""
        given = {**ARGS, **dict(ui.entry.args)}
        shared = given["shared"]
        given["shared"] = (shared,) if isinstance(shared, str) and shared else tuple(shared or ())
        found: Draft = self.first_draft(ui, *[given[name] for name in ARGS])
        return found

    def written(self, ui: Ui) -> Draft:
        """The draft as it stands."""
        first = self.initial(ui)
        chips = [ui.get(chips_key(f), getattr(first, f), outer=True) for f in FIELDS]
        return Draft(
            ui.get(ACCOUNT, first.account, outer=True),
            tuple(chips[0]),
            tuple(chips[1]),
            ui.text("subject", first.subject, outer=True),
            ui.text("body", first.body, outer=True),
            ui.get(ATTACHED, first.files, outer=True),
        )

    def typed(self, ui: Ui, field: str) -> str:
        """What stands in a field of recipients and is none yet."""
        return ui.text(field, "", outer=True).strip()

    # -- recipients ----------------------------------------------------------------------------------------------

    @query
    def suggestions(self, ui: Ui, text: str, taken: tuple[str, ...]) -> tuple[Person, ...]:
        """People whose name or address has a word that begins so."""
        from gts_env.android.searching import folded

        wanted = folded(text.strip())
        if not wanted:
            return ()
        known = {t.casefold() for t in taken}
        found = []
        for person in ui.data.contacts:
            parts = (*folded(person.name).split(), folded(person.address), folded(person.name))
            if any(p.startswith(wanted) for p in parts) and address_text(person).casefold() not in known:
                found.append(person)
        return tuple(found[:4])

    @command
    def add_recipient(self, ui: Tx, field: str, address: str) -> None:
        """Put somebody among the recipients, and empty the field."""
        chips: tuple[str, ...] = getattr(self.written(ui), field)
        if address not in chips:
            ui.set(chips_key(field), (*chips, address))
        ui.set(f"{field}:text", "")
        ui.set(f"{field}:caret", 0)
        ui.set(ERROR, "")

    @command
    def drop_recipient(self, ui: Tx, field: str, address: str) -> None:
        """Take somebody away."""
        chips: tuple[str, ...] = getattr(self.written(ui), field)
        ui.set(chips_key(field), tuple([c for c in chips if c != address]))

    @command
    def take_typed(self, ui: Tx, field: str) -> None:
        """Make a recipient of what was typed; say so if it is no address."""
        text = self.typed(ui, field).rstrip(",; ")
        if not text:
            return
        person = read_person(text)
        if person is None:
            ui.set(ERROR, f"{field}:bad_address")
        else:
            ui.run(ui.do("add_recipient", field=field, address=address_text(person)))

    @command
    def typing(self, ui: Tx, field: str) -> None:
        """A comma ends an address."""
        if self.typed(ui, field).endswith((",", ";")):
            ui.run(ui.do("take_typed", field=field))
        elif ui.get(ERROR, ""):
            ui.set(ERROR, "")

    # -- attachments and sender ----------------------------------------------------------------------------------

    @command
    def attach(self, ui: Tx, result: tuple[str, ...] | None) -> None:
        """Attach what was chosen."""
        files = self.written(ui).files
        new = [f for f in self.known_files(ui, tuple(result or ())) if f not in files]
        if new:
            ui.set(ATTACHED, (*files, *new))

    @command
    def detach(self, ui: Tx, name: str) -> None:
        """Take a file away."""
        ui.set(ATTACHED, tuple([f for f in self.written(ui).files if f.name != name]))

    @command
    def set_sender(self, ui: Tx, value: str) -> None:
        """Send from another account, with its signature."""
        draft = self.written(ui)
        old, new = self.account_at(ui, draft.account), self.account_at(ui, value)
        body = resigned(draft.body, old, new)
        for key, to in ((ACCOUNT, value), ("body:text", body), ("body:caret", 0)):
            ui.set(key, to)

    # -- the way out ---------------------------------------------------------------------------------------------

    @guard
    def wrong_with(self, ui: Ui, draft: Draft) -> str | bool:
        """What keeps a draft from being sent, as ``field:text``; True if nothing does."""
        for field in FIELDS:
            text = self.typed(ui, field)
            if text and read_person(text) is None:
                return f"{field}:bad_address"
        if not draft.to and not draft.cc and not any(self.typed(ui, f) for f in FIELDS):
            return "to:no_recipient"
        return True

    @command
    def send(self, ui: Tx, bare: bool = False) -> None:
        """Send it, or say what is missing; ``bare`` sends it without a subject."""
        draft = self.written(ui)
        wrong = self.wrong_with(ui, draft)
        if isinstance(wrong, str):
            ui.set(ERROR, wrong)
            return
        if not draft.subject.strip() and not bare:
            ui.run(ui.show("no_subject_given"))
            return
        say = words(ui)
        kind = "sent" if ui.online else "outbox"
        source = {**ARGS, **dict(ui.entry.args)}
        self._keep(ui, self._mail(ui, draft, kind))
        if source["message"] and source["mode"] != "forward":
            self._mark_answered(ui, source["message"])
        ui.run(ui.back())
        ui.toast(say("sent_now") if kind == "sent" else say("sent_later"))

    def _mark_answered(self, ui: Tx, message: str) -> None:
        found = ui.find("messages", message)
        if found is not None:
            ui.store("messages", replace(found, answered=True))

    @command
    def save_draft(self, ui: Tx) -> None:
        """Keep it among the drafts and leave."""
        self._keep(ui, self._mail(ui, self.written(ui), "drafts"))
        ui.run(ui.back())
        ui.toast(words(ui)("draft_saved"))

    def _keep(self, ui: Tx, message: Message) -> None:
        old = dict(ui.entry.args).get("draft", "")
        if old:
            ui.remove("messages", old)
        ui.add("messages", message)

    def _mail(self, ui: Tx, draft: Draft, kind: str) -> Message:
        data: MailData = ui.data
        account: Account = self.account_at(ui, draft.account)
        people = {f: self._people(ui, draft, f) for f in FIELDS}
        source = find_message(data, dict(ui.entry.args).get("message", ""))
        return Message(
            ui.new_id("messages", "own"), folder_of_kind(data, account.id, kind).id, account.person,
            draft.subject.strip(), ui.now, draft.body, people["to"], people["cc"],
            source.conversation if source is not None else "", True, attachments=draft.files,
        )  # fmt: skip

    def _people(self, ui: Tx, draft: Draft, field: str) -> tuple[Person, ...]:
        texts = [*getattr(draft, field), self.typed(ui, field)]
        found = [read_person(text) for text in texts if text]
        return tuple([p for p in found if p is not None])

    @command
    def cancel_writing(self, ui: Tx) -> None:
        """Leave the editor; ask first if something was written."""
        changed = self.written(ui) != self.initial(ui) or any(self.typed(ui, f) for f in FIELDS)
        ui.run(ui.show("discard") if changed else ui.back())
