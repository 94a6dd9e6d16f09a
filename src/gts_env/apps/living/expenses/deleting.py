"""Deleting transactions, and taking that back."""

from __future__ import annotations

from gts_env.android.app import command
from gts_env.android.ui import Tx
from gts_env.apps.living.expenses.account_editor import AccountEditor
from gts_env.apps.living.expenses.data import Transaction
from gts_env.apps.living.expenses.strings import words


class Deleting(AccountEditor):
    """What the editor and the list delete."""

    @command
    def delete(self, ui: Tx, tx: str) -> None:
        """Delete one transaction from its editor, and offer to take that back."""
        ui.run(ui.back())
        self.take_away(ui, (tx,))

    @command
    def delete_selected(self, ui: Tx) -> None:
        """Delete what is selected in the list, and offer to take that back."""
        ids = tuple(ui.get("selection", ()))
        ui.set("selection", ())
        self.take_away(ui, ids)

    def take_away(self, ui: Tx, ids: tuple[str, ...]) -> None:
        """Remove transactions and show what takes that back."""
        gone = tuple([t for t in ui.data.transactions if t.id in ids])
        ui.update(transactions=tuple([t for t in ui.data.transactions if t.id not in ids]))
        say = words(ui)
        ui.snackbar(say("deleted", n=len(gone)), say("undo"), ui.do("restore", transactions=gone))

    @command
    def restore(self, ui: Tx, transactions: tuple[Transaction, ...]) -> None:
        """Take a deletion back."""
        known = {t.id for t in ui.data.transactions}
        ui.update(transactions=(*ui.data.transactions, *[t for t in transactions if t.id not in known]))
        ui.snackbar(words(ui)("restored", n=len(transactions)))
