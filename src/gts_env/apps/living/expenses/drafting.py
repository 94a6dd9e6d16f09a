"""The draft of a transaction: where it begins, what was chosen so far, and how it becomes a transaction."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.app import command, guard, query
from gts_env.android.ui import Tx, Ui
from gts_env.apps.living.expenses import receipts
from gts_env.apps.living.expenses.data import Draft, Kind, Transaction
from gts_env.apps.living.expenses.deleting import Deleting
from gts_env.apps.living.expenses.strings import words

KEYS = {
    "kind": "kind", "account": "account", "to_account": "to_account", "amount": "amount", "currency": "currency",
    "category": "category", "date": "when",
}  # fmt: skip
"""Fields of the draft and the keys of the editor's view state they lie under; the note lies in its field."""


class Drafting(Deleting):
    """The draft and its way into the accounts."""

    def started(self, ui: Tx, screen: str) -> None:
        """A new transaction is dated by when its editor was opened."""
        super().started(ui, screen)
        args = dict(ui.entry.args)
        if screen == "editor" and not args.get("tx") and not args.get("draft"):
            ui.set("when", ui.now)

    @query
    def first_draft(self, ui: Ui, tx: str, kind: Kind, account: str, shared: str, draft: bool, copy: str) -> Draft:
        """What the editor shows before anything is changed."""
        found = self.transaction_of(ui, tx or copy)
        if found is not None:
            return Draft(
                found.kind, found.account, found.date if tx else ui.now, found.to_account, found.amount,
                self.currency_of(ui, found), found.category, found.note,
            )  # fmt: skip
        if draft and ui.data.draft is not None:
            kept: Draft = ui.data.draft
            return kept
        account = account or self._latest_account(ui)
        found_account = self.account_of(ui, account)
        currency = found_account.currency if found_account else self.settings_of(ui).currency
        made = Draft(kind, account, ui.now, self._other(ui, account) if kind == "transfer" else "", 0, currency)
        if not shared:
            return made
        receipt = receipts.read(shared)
        return replace(made, amount=receipt.amount, currency=receipt.currency or currency, note=receipt.note)

    def _latest_account(self, ui: Ui) -> str:
        accounts = self.sorted_accounts(ui, "last_use")
        return accounts[0].id if accounts else ""

    def _other(self, ui: Ui, account: str) -> str:
        return next((a.id for a in ui.data.accounts if a.id != account), "")

    def initial(self, ui: Ui) -> Draft:
        """The draft the editor began with."""
        args = {"tx": "", "kind": "expense", "account": "", "shared": "", "draft": False, "copy": ""}
        args.update(dict(ui.entry.args))
        found: Draft = self.first_draft(ui, *[args[n] for n in ("tx", "kind", "account", "shared", "draft", "copy")])
        return found

    def draft(self, ui: Ui) -> Draft:
        """The draft as it stands, the note apart."""
        first = self.initial(ui)
        kept = {name: ui.get(key, None, outer=True) for name, key in KEYS.items()}
        return replace(first, **{name: value for name, value in kept.items() if value is not None})

    def written(self, ui: Ui) -> Draft:
        """The draft with what stands in the field of the note."""
        draft = self.draft(ui)
        return replace(draft, note=ui.text("note", draft.note, outer=True).strip())

    def touched(self, ui: Ui) -> bool:
        """Whether there is something to lose: the kind and the account alone are not."""
        now, first = self.written(ui), self.initial(ui)
        args = dict(ui.entry.args)
        if args.get("tx"):
            return now != first
        worth = (now.amount, now.category, now.note)
        return worth != (first.amount, first.category, first.note) or bool(args.get("shared"))

    @guard
    def complete(self, ui: Ui, draft: Draft) -> bool:
        """Whether a draft can be stored."""
        if draft.amount <= 0 or self.account_of(ui, draft.account) is None:
            return False
        return draft.kind != "transfer" or draft.to_account not in ("", draft.account)

    @command
    def save(self, ui: Tx) -> None:
        """Store the transaction and leave for where the editor was asked for; what is missing is said at its place."""
        draft = self.written(ui)
        if not self.complete(ui, draft):
            ui.set("tried", True, outer=True)
            return
        args = dict(ui.entry.args)
        old = self.transaction_of(ui, args.get("tx", ""))
        made = self._made(ui, draft, old)
        ui.store("transactions", made)
        for account in (made.account, made.to_account):
            found = ui.find("accounts", account)
            if found is not None:
                ui.store("accounts", replace(found, last_used=ui.now))
        if args.get("draft"):
            ui.update(draft=None)
        ui.run(ui.back())
        if ui.state.entry.screen == "choose_account":
            ui.run(ui.back())
        ui.snackbar(words(ui)("saved"))

    def _made(self, ui: Tx, draft: Draft, old: Transaction | None) -> Transaction:
        account = self.account_of(ui, draft.account)
        own = account is not None and account.currency == draft.currency
        transfer = draft.kind == "transfer"
        id_ = old.id if old is not None else self._new_id(ui)
        return Transaction(
            id_, draft.account, draft.kind, draft.amount, draft.date, "" if transfer else draft.category, draft.note,
            draft.to_account if transfer else "", "" if own else draft.currency, old.entered if old else ui.now,
        )  # fmt: skip

    def _new_id(self, ui: Tx) -> str:
        archived = [t.id for a in ui.data.archives for t in a.transactions]
        used = [int(i[1:]) for i in (*archived, *[t.id for t in ui.data.transactions]) if i[1:].isdigit()]
        return f"t{max(used, default=0) + 1}"

    @command
    def leave_editor(self, ui: Tx) -> None:
        """Leave the editor; ask first if there is something to lose."""
        ui.run(ui.show("discard") if self.touched(ui) else ui.back())

    @command
    def keep_draft(self, ui: Tx) -> None:
        """Put the transaction off: the home screen leads back to it."""
        ui.update(draft=self.written(ui))
        ui.run(ui.back())
        if ui.state.entry.screen == "choose_account":
            ui.run(ui.back())
        ui.snackbar(words(ui)("draft_kept"))

    @command
    def drop_draft(self, ui: Tx) -> None:
        """Forget the transaction that was put off, and offer to take that back."""
        old = ui.data.draft
        ui.update(draft=None)
        say = words(ui)
        ui.snackbar(say("draft_dropped"), say("undo"), ui.do("bring_draft_back", draft=old))

    @command
    def bring_draft_back(self, ui: Tx, draft: Draft) -> None:
        """Take that back."""
        ui.update(draft=draft)
