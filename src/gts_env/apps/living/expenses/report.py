"""The report: a month by category, what was paid in other currencies, and the months before."""

from __future__ import annotations

from gts_env.android.app import command, screen
from gts_env.android.material import (
    BackArrow,
    EmptyState,
    IconButton,
    LinearProgress,
    ListItem,
    Scaffold,
    SectionHeader,
    SegmentedButtons,
    TopBar,
)
from gts_env.android.pictures import bar_chart
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.living.expenses.look import READABLE, disc, ring
from gts_env.apps.living.expenses.money import converted, money_text
from gts_env.apps.living.expenses.periods import moved
from gts_env.apps.living.expenses.search import Search
from gts_env.apps.living.expenses.strings import words

MONTHS = 6
"""Months that the bars show."""


class Report(Search):
    """The report screen."""

    @screen(parent="home")
    def report(self, ui: Ui, kind: str = "expense") -> Widget:
        """Expenses or income of a month."""
        say = words(ui)
        kind = self._kind(ui)
        first = self.month(ui).isoformat()
        share = IconButton("share", ui.do("share_report"), say("share_report"), id="share_report")
        top = TopBar(say("report"), navigation=BackArrow(), actions=[share])
        kinds = [("expense", say("expenses")), ("income", say("incomes"))]
        switch = SegmentedButtons(kinds, kind, ui.put("report_kind", None), id="report_kind", width="fill")
        rows: list[Widget] = [self.month_row(ui), Row([switch], padding=(16, 4, 16, 8), width="fill")]
        parts = self.by_category(ui, first, kind)
        if parts:
            rows += [self._chart(ui, kind, parts), *[self._category(ui, first, kind, p, parts) for p in parts]]
            rows += self._foreign(ui, first, kind)
        else:
            rows.append(EmptyState("donut_large", say("nothing_in_month"), say("nothing_in_month_hint")))
        rows += [SectionHeader(say("six_months")), self._months(ui, kind)]
        body = LazyList(rows, id="report_list", padding=(0, 0, 0, 32), most_width=READABLE, height="fill",
                        width="fill")  # fmt: skip
        return self.dressed(ui, Scaffold(body, top=top))

    def _kind(self, ui: Ui) -> str:
        kind: str = ui.get("report_kind", dict(ui.entry.args).get("kind", "expense"))
        return kind

    def _chart(self, ui: Ui, kind: str, parts: tuple[tuple[str, int], ...]) -> Widget:
        say, currency = words(ui), self.settings_of(ui).currency
        total = sum([amount for _, amount in parts])
        colors = tuple([self._look(ui, category)[1] for category, _ in parts])
        inner = Column(
            [
                FitText(say("expenses" if kind == "expense" else "incomes"), "label_medium", "on_surface_variant"),
                FitText(self.money(ui, total, currency), "title_large", least=0.35, id="report_total"),
            ],
            align="center", width=98,
        )  # fmt: skip
        picture = ring(tuple([float(amount) for _, amount in parts]), colors, say("chart"))
        return Row([Stack([picture, inner], align="center")], arrange="center", padding=(16, 8, 16, 16), width="fill")

    def _look(self, ui: Ui, category: str) -> tuple[str, str, str]:
        found = self.category_of(ui, category)
        return (found.icon, found.color, found.name) if found else ("category", "#616161", words(ui)("no_category"))

    def _category(
        self, ui: Ui, first: str, kind: str, one: tuple[str, int], parts: tuple[tuple[str, int], ...]
    ) -> Widget:
        say, currency = words(ui), self.settings_of(ui).currency
        category, amount = one
        icon, color, name = self._look(ui, category)
        share = amount / sum([a for _, a in parts])
        figures = Column(
            [
                Text(self.money(ui, amount, currency), "title_small", max_lines=1, id="category_amount", item=category),
                Text(say.fmt.percent(share), "body_small", "on_surface_variant", id="category_share", item=category),
            ],
            align="end",
        )  # fmt: skip
        bar = LinearProgress(share, desc=None, silent=True)
        show = ui.open("transactions", category=category, month=first, kind=kind)
        return ListItem(name, bar, leading=disc(icon, color), trailing=figures, on_click=show, id="category_row",
                        key=f"category_{category}", item=category, headline_id="category_name")  # fmt: skip

    def _foreign(self, ui: Ui, first: str, kind: str) -> list[Widget]:
        say, own = words(ui), self.settings_of(ui).currency
        sums = self.foreign_totals(ui, first, kind)
        rows: list[Widget] = [SectionHeader(say("other_currencies"))] if sums else []
        for currency, amount in sums:
            figures = Column(
                [
                    Text(self.money(ui, amount, currency), "title_medium", max_lines=1, id="foreign_total",
                         item=currency),
                    Text(say("about", amount=self.money(ui, converted(amount, currency, own), own)), "body_small",
                         "on_surface_variant", max_lines=1, id="foreign_worth", item=currency),
                ],
                align="end",
            )  # fmt: skip
            rows.append(
                ListItem(currency, say(f"currency.{currency}"), leading="currency_exchange", trailing=figures,
                         id="foreign_row", item=currency, headline_id="foreign_currency")
            )  # fmt: skip
        return rows

    def _months(self, ui: Ui, kind: str) -> Widget:
        say, last = words(ui), self.month(ui)
        firsts = [moved(last, back) for back in range(1 - MONTHS, 1)]
        values = [self.month_sum(ui, first.isoformat(), kind) / 100 for first in firsts]
        names = [say.fmt.table.short_months[first.month - 1] for first in firsts]
        chart = bar_chart(values, names, marked=MONTHS - 1, height=168, width="fill", id="months_chart",
                          desc=say("months_chart"))  # fmt: skip
        return Column([chart], padding=(16, 4, 16, 8), width="fill", align="fill")

    @command
    def share_report(self, ui: Tx) -> None:
        """Hand the report to another app as text."""
        say, kind, first = words(ui), self._kind(ui), self.month(ui)
        currency = self.settings_of(ui).currency
        parts = self.by_category(ui, first.isoformat(), kind)
        title = f"{say('expenses' if kind == 'expense' else 'incomes')}, {self.month_name(ui, first)}"
        lines = [f"{self._look(ui, c)[2]}: {money_text(say.fmt, a, currency)}" for c, a in parts]
        total = sum([a for _, a in parts])
        ui.share("\n".join([title, *lines, say("total_line", amount=money_text(say.fmt, total, currency))]), title)
