"""What the rows of the editor open: accounts, categories, date and time."""

from __future__ import annotations

import datetime as dt
from typing import Any

from gts_env.android.app import command, layer
from gts_env.android.material import BottomSheet, DatePicker, ListDialog, TimePicker, closing
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.placed import Grid
from gts_env.apps.living.expenses.base import TEXT_SIZES
from gts_env.apps.living.expenses.data import Category
from gts_env.apps.living.expenses.editor import Editor
from gts_env.apps.living.expenses.look import disc
from gts_env.apps.living.expenses.strings import words

LARGE = 1.25
"""Size of the letters from which on the categories stand in three columns."""


class Pickers(Editor):
    """The editor's pickers and the commands they run."""

    @layer
    def pick_account(self, ui: Ui, which: str) -> Widget:
        """One of the accounts; of a transfer's two the other is left out for the second."""
        say, now = words(ui), self.draft(ui)
        options = [
            (a.id, a.name)
            for a in self.sorted_accounts(ui, self.settings_of(ui).sort_accounts)
            if which == "account" or a.id != now.account
        ]
        pick = ui.do("set_account", which=which)
        title = say("to_account" if which == "to_account" else "account")
        return self.dressed(ui, ListDialog(title, options, getattr(now, which), pick, cancel=say("cancel")))

    @command
    def set_account(self, ui: Tx, which: str, value: str) -> None:
        """Choose an account; the amount is then in its currency, unless another one was chosen for it."""
        now = self.draft(ui)
        old, new = self.account_of(ui, now.account), self.account_of(ui, value)
        if which == "account" and new is not None and (old is None or old.currency == now.currency):
            ui.set("currency", new.currency, outer=True)
        ui.set(which, value, outer=True)
        if which == "account" and now.kind == "transfer" and value == now.to_account:
            ui.set("to_account", now.account, outer=True)

    @command
    def swap_accounts(self, ui: Tx) -> None:
        """Turn a transfer round."""
        now = self.draft(ui)
        ui.set("account", now.to_account, outer=True)
        ui.set("to_account", now.account, outer=True)

    @layer
    def pick_category(self, ui: Ui) -> Widget:
        """The categories of the kind, as a sheet of symbols."""
        say, now = words(ui), self.draft(ui)
        cells = [self._cell(ui, c, c.id == now.category) for c in ui.data.categories if c.kind == now.kind]
        letters = ui.config.font_scale * TEXT_SIZES[self.settings_of(ui).text_size]
        columns = 4 if letters < LARGE else 3
        none = Category("", say("no_category"), "expense", "block", "#616161")
        cells.append(self._cell(ui, none, now.category == ""))
        return self.dressed(ui, BottomSheet(Grid(cells, columns, padding=(12, 0, 12, 16), gap=4), say("category")))

    def _cell(self, ui: Ui, one: Category, on: bool) -> Widget:
        name = Text(one.name, "label_medium", "on_surface", max_lines=2, align="center", id="category_name")
        return Column(
            [disc(one.icon, one.color, 48), name], gap=6, padding=(4, 10), align="center", radius=16,
            background="secondary_container" if on else None, selected=on, id="category_cell",
            key=f"category_{one.id}", item=one.id, on_click=closing(ui.do("set_category", value=one.id)),
        )  # fmt: skip

    @command
    def set_category(self, ui: Tx, value: str) -> None:
        """Choose a category."""
        ui.set("category", value, outer=True)

    @command
    def set_amount(self, ui: Tx, result: Any) -> None:
        """Take over what the amount pad has given; None if it was left without."""
        if result is not None:
            amount, currency = result
            ui.set("amount", amount, outer=True)
            ui.set("currency", currency, outer=True)

    @layer
    def pick_date(self, ui: Ui) -> Widget:
        """Day of the transaction."""
        return self.dressed(ui, DatePicker(self.draft(ui).date.date(), ui.do("set_date"), today=ui.today))

    @layer
    def pick_time(self, ui: Ui) -> Widget:
        """Time of the transaction."""
        at = self.draft(ui).date
        return self.dressed(ui, TimePicker(at.hour * 60 + at.minute, ui.do("set_time")))

    @command
    def set_date(self, ui: Tx, value: str) -> None:
        """Choose a day."""
        at = self.draft(ui).date
        ui.set("when", dt.datetime.combine(dt.date.fromisoformat(value), at.time()), outer=True)

    @command
    def set_time(self, ui: Tx, value: int) -> None:
        """Choose a minute of the day."""
        ui.set("when", self.draft(ui).date.replace(hour=value // 60, minute=value % 60), outer=True)
