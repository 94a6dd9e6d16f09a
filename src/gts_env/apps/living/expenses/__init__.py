"""Expenses: income, expenses and transfers by account, with totals, reports and archives."""

from __future__ import annotations

from gts_env.apps.living.expenses.home import Home
from gts_env.apps.living.expenses.widgets import ExpensesWidgets


class Expenses(Home, ExpensesWidgets):
    """The expenses app."""
