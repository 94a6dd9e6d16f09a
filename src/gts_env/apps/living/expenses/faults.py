"""Faults that only this app has: named ``expenses.<name>`` in scenario files."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from gts_env.android.clock import to_ms
from gts_env.android.widgets.container import Column
from gts_env.apps.living.expenses.base import every
from gts_env.apps.living.expenses.data import ExpensesData, Transaction
from gts_env.apps.living.expenses.look import AmountLine
from gts_env.apps.living.expenses.totals import Day, by_day
from gts_env.faults import params as read
from gts_env.faults.app_operator import AppOperator
from gts_env.faults.history import remember
from gts_env.faults.veil import moved, resized

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot

DIGIT_CUT = 0.6
"""Share of the last digit that is cropped."""


class ExpensesFault(AppOperator):
    """An operator that knows its app, and looks its memory up so that what was built by it is built again."""

    def stored(self, state: PhoneState) -> ExpensesData:
        """The app's data."""
        return cast("ExpensesData", state.data[self.app.id])


class OrderOfEntry(ExpensesFault):
    """A list of transactions goes by when they were entered, not by their dates."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The rows, the one entered last on top."""
        return tuple(sorted(result, key=lambda t: (t.entered, t.date, len(t.id), t.id), reverse=True))


class DeletedStillCounts(ExpensesFault):
    """A total goes on counting an expense that was deleted by itself; of several at once none is counted any more."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The total as it was before."""
        held: dict[str, int] = self.held(ui) or {}
        return result - sum(held.values())

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember what was deleted; what was restored counts as it should."""
        old, new = self.stored(before), self.stored(tx.state)
        if old.transactions is new.transactions and old.archives is new.archives:
            return tx.state
        there = {t.id for t in every(new)}
        gone = [t for t in old.transactions if t.id not in there]
        held = {id_: worth for id_, worth in tx.state.memory.get(self.key, {}).items() if id_ not in there}
        if len(gone) == 1 and gone[0].kind == "expense" and len(old.accounts) == len(new.accounts):
            held[gone[0].id] = self.app.worth(tx, gone[0])
        return remember(tx.state, self.key, held)


class UnitNotBorrowed(ExpensesFault):
    """A total from which less than a unit is taken keeps its units: 21 less 0.70 are 21.30."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The total with the units it had."""
        held: tuple[str, ...] = self.held(ui) or ()
        return result + 100 * len(held)

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember expenses below a unit for which one had to be borrowed."""
        old, new = self.stored(before), self.stored(tx.state)
        if old.transactions is new.transactions:
            return tx.state
        there = [t.id for t in every(new)]
        known = {t.id for t in every(old)}
        made = [t for t in new.transactions if t.id not in known]
        held = tuple([id_ for id_ in tx.state.memory.get(self.key, ()) if id_ in there])
        if len(made) == 1 and made[0].kind == "expense" and self.app.worth(tx, made[0]) < 100:
            # The figure without faults, as it is now, and before the expense.
            now = sum([self.app.balance(tx, a.id) for a in new.accounts])
            if (now + made[0].amount) // 100 > now // 100:
                held = (*held, made[0].id)
        return remember(tx.state, self.key, held)


class TodayInstead(ExpensesFault):
    """A new expense with a past date is stored under today's."""

    seam = "command"

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The data with the day of today in the new expense."""
        data = self.stored(tx.state)
        known = {t.id for t in self.stored(before).transactions}
        today = tx.today

        def late(one: Transaction) -> Transaction:
            past = one.id not in known and one.kind == "expense" and one.date.date() < today
            return replace(one, date=dt.datetime.combine(today, one.date.time())) if past else one

        rows = tuple([late(t) for t in data.transactions])
        return tx.state if rows == data.transactions else tx.state.with_data(tx.app, replace(data, transactions=rows))


class NeighbourDay(ExpensesFault):
    """Days are those of UTC for transactions entered in the app: what is late in the west stands on the next day."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The rows, by the days they have in UTC."""
        rows = [t for _, found in result for t in found]
        shifted = {t.id: self._day(ui, t) for t in rows}
        rows.sort(key=lambda t: shifted[t.id], reverse=True)
        days: list[Day] = []
        for one in rows:
            day = shifted[one.id].isoformat()
            if not days or days[-1][0] != day:
                days.append((day, ()))
            days[-1] = (day, (*days[-1][1], one))
        return tuple(days) if tuple(days) != by_day(tuple(rows)) else result

    def _day(self, ui: Ui, one: Transaction) -> dt.date:
        if one.created is None:
            return one.date.date()
        utc = dt.datetime.fromtimestamp(to_ms(one.date, ui.config.zone) / 1000, dt.UTC)
        return utc.date()


class CurrencyBelow(ExpensesFault):
    """An amount stands on one line and its currency on the next."""

    seam = "view"

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """Both below one another."""
        if not isinstance(widget, AmountLine):
            return widget
        return Column(widget.parts(), align="center", width="fill", id=widget.id, key=widget.key)


class CropLong(ExpensesFault):
    """The last digit of a long number is cropped.

    Parameters:
        at_least: Digits from which on it is so. Default 9.
    """

    seam = "view"
    params = ("at_least",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        super().__init__(app, params)
        self.at_least = read.whole(params, "at_least", 9, 1, 20)

    def arrange(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """A box that ends within the last digit; the room it takes stays."""
        text: str = getattr(widget, "text", "")
        if sum([c.isdigit() for c in text]) < self.at_least:
            return box
        wide = box.w - int(box.w / len(text) * DIGIT_CUT)
        return moved(resized(box, wide, box.h, 0, 0, clip=True), 0, 0, box.w, box.h)
