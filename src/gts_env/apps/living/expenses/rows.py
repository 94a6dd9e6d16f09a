"""Rows of lists: transactions, the days between them, accounts."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import part, query
from gts_env.android.effects import Effect
from gts_env.android.material import ListItem
from gts_env.android.theme import Color
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.apps.living.expenses.data import Account, Transaction
from gts_env.apps.living.expenses.look import ACCOUNT_ICONS, GAIN, disc
from gts_env.apps.living.expenses.strings import Words, words
from gts_env.apps.living.expenses.totals import Totals


class Rows(Totals):
    """Pieces that several screens show."""

    def day_name(self, ui: Ui, day: str) -> str:
        """``Today``, ``Yesterday`` or the date."""
        say, date = words(ui), dt.date.fromisoformat(day)
        near = say.fmt.near_day(date, ui.today) if date <= ui.today else ""
        return near or say.fmt.date(date, "weekday_medium" if date.year != ui.today.year else "weekday_full")

    @query
    def day_sum(self, ui: Ui, rows: tuple[Transaction, ...]) -> int:
        """What came in less what went out, in the currency of the settings; transfers are neither."""
        worth = {"income": 1, "expense": -1, "transfer": 0}
        return sum([worth[t.kind] * self.worth(ui, t) for t in rows])

    def day_head(self, ui: Ui, day: str, rows: tuple[Transaction, ...]) -> Widget:
        """Heading of a day: its name and its sum."""
        total = self.money(ui, self.day_sum(ui, rows), self.settings_of(ui).currency, plus=True)
        name = Text(self.day_name(ui, day), "title_small", "primary", id="day_header", item=day, weight=1)
        return Row(
            [name, Text(total, "label_medium", "on_surface_variant", id="day_sum", item=day)],
            gap=12, padding=(16, 16, 16, 6), width="fill",
        )  # fmt: skip

    def amount_text(self, ui: Ui, one: Transaction, account: str = "") -> tuple[str, Color]:
        """An amount with its sign, and its colour; a transfer has a sign where it is seen from one account."""
        currency = self.currency_of(ui, one)
        sent, got = (one.account, one.to_account) if one.kind == "transfer" else ("", "")
        if one.kind == "expense" or (account and account == sent):
            return self.money(ui, -one.amount, currency), "on_surface"
        if one.kind == "income" or (account and account == got):
            return self.money(ui, one.amount, currency, plus=True), GAIN
        return self.money(ui, one.amount, currency), "on_surface_variant"

    def face(self, ui: Ui, say: Words, one: Transaction, account: str = "") -> tuple[str, str, str, str]:
        """Symbol, colour, first and second line of a transaction."""
        name = self._name_of(ui, one.account)
        if one.kind == "transfer":
            way = say("from_to", source=name, target=self._name_of(ui, one.to_account))
            return "swap_horiz", "#5F6B76", one.note or say("transfer"), way
        category = self.category_of(ui, one.category)
        icon, color = (category.icon, category.color) if category else ("category", "#616161")
        first = category.name if category else say("no_category")
        rest = [one.note, "" if account else name]
        return icon, color, first, " · ".join([text for text in rest if text])

    def _name_of(self, ui: Ui, account: str) -> str:
        found = self.account_of(ui, account)
        return found.name if found is not None else words(ui)("gone_account")

    @part
    def transaction_row(
        self, ui: Ui, one: Transaction, account: str, under: str, chosen: bool, click: Effect, hold: Effect | None
    ) -> Widget:
        """One transaction.

        Args:
            ui: The screen.
            one: The transaction.
            account: Account whose list it stands in; empty for a list of all.
            under: What stands below the amount.
            chosen: Whether it is selected.
            click: Effect of a tap.
            hold: Effect of a long press.
        """
        say = words(ui)
        icon, color, first, second = self.face(ui, say, one, account)
        amount, ink = self.amount_text(ui, one, account)
        figures: list[Widget] = [Text(amount, "title_small", ink, max_lines=1, id="row_amount", item=one.id)]
        if under:
            figures.append(Text(under, "body_small", "on_surface_variant", max_lines=1, id="row_balance", item=one.id))
        lead = disc("check", "#455A64") if chosen else disc(icon, color)
        return ListItem(
            first, second or None, leading=lead, trailing=Column(figures, align="end"), on_click=click,
            on_long_click=hold, selected=chosen, id="transaction_row", key=f"row_{one.id}", item=one.id,
            headline_id="row_title", supporting_id="row_note", headline_lines=1, supporting_lines=1,
        )  # fmt: skip

    @part
    def account_row(self, ui: Ui, one: Account, under: str, click: Effect, hold: Effect | None = None) -> Widget:
        """One account with its balance; ``under`` stands below its name."""
        balance = self.balance(ui, one.id)
        figure = Text(self.money(ui, balance, one.currency), "title_medium", "error" if balance < 0 else "on_surface",
                      max_lines=1, id="account_balance", item=one.id)  # fmt: skip
        return ListItem(
            one.name, under or None, leading=disc(ACCOUNT_ICONS[one.kind], one.color), trailing=figure, on_click=click,
            on_long_click=hold, id="account_row", key=f"account_{one.id}", item=one.id, headline_id="account_name",
            supporting_id="account_used", headline_lines=1, supporting_lines=2,
        )  # fmt: skip

    def used_text(self, ui: Ui, one: Account) -> str:
        """When an account was used last."""
        say = words(ui)
        if one.last_used is None:
            return say("never_used")
        day = one.last_used.date()
        near = say.fmt.near_day(day, ui.today) if day <= ui.today else ""
        return say("last_used", date=near or say.fmt.date(day, "medium"))


def figure_tile(icon: str, label: str, amount: str, click: Effect, id: str) -> Widget:
    """A symbol, what it is, and how much: a half of the card on top of the home screen."""
    lines = Column(
        [
            FitText(label, "label_medium", "on_primary_container"),
            FitText(amount, "title_medium", "on_primary_container", id=f"{id}_amount"),
        ],
        weight=1,
    )
    mark = Stack([Icon(icon, 20, "on_primary_container")], width=32, height=32, align="center", radius="full",
                 background=("on_primary_container", 0.12), silent=True)  # fmt: skip
    return Row([mark, lines], gap=10, padding=(12, 8), radius=12, background=("on_primary_container", 0.06),
               weight=1, on_click=click, id=id)  # fmt: skip
