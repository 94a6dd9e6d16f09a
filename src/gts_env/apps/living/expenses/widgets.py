"""The home-screen widget: the total, the latest transactions, and a button for a new one."""

from __future__ import annotations

from gts_env.android.home_widget import WidgetUi, widget
from gts_env.android.material import IconButton
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.living.expenses.alerts import Alerts
from gts_env.apps.living.expenses.base import newest
from gts_env.apps.living.expenses.data import Transaction
from gts_env.apps.living.expenses.strings import words

LATEST = 5
"""Transactions below the total; the list scrolls."""


def _title(ui: Ui) -> str:
    return words(ui)("total_balance")


class ExpensesWidgets(Alerts):
    """What the app shows on the home screen."""

    @widget(_title, (4, 2))
    def balance_widget(self, ui: WidgetUi) -> Widget:
        """Total balance and what happened last."""
        say, currency = words(ui), self.settings_of(ui).currency
        total = Column(
            [
                Text(say("total_balance"), "label_medium", "on_surface_variant", max_lines=1),
                FitText(self.money(ui, self.total_balance(ui), currency), "headline_small", id="widget_total"),
            ],
            weight=1, on_click=ui.open("home"), id="widget_open", desc=say("app"),
        )  # fmt: skip
        add = IconButton("add", ui.open("choose_account"), say("new_transaction"), kind="filled", id="widget_add")
        lines = [self._line(ui, t) for t in newest(ui.data.transactions)[:LATEST]]
        head = Row([total, add], gap=8, padding=(16, 12, 12, 4), width="fill")
        body = LazyList(lines, id="widget_list", key="expenses_latest", padding=(16, 0, 12, 12), weight=1, width="fill")
        return Column([head, body], width="fill", height="fill", align="fill")

    def _line(self, ui: WidgetUi, one: Transaction) -> Widget:
        say = words(ui)
        amount, ink = self.amount_text(ui, one)
        _, _, first, second = self.face(ui, say, one)
        name = Text(one.note or first or second, "body_medium", "on_surface_variant", max_lines=1, weight=1)
        figure = Text(amount, "body_medium", ink, max_lines=1, id="widget_amount", item=one.id)
        return Row([name, figure], gap=12, padding=(0, 6, 4, 6), width="fill", on_click=ui.open("editor", tx=one.id),
                   id="widget_row", key=f"widget_{one.id}", item=one.id)  # fmt: skip
