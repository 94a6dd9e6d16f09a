from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import pytest

from gts_env.actions import Swipe, Tap, Wait
from tests.support.app_driver import AppDriver

ZONE = "America/New_York"
KEYS = {"+": "key_plus", "-": "key_minus", "*": "key_times", "/": "key_divide", ".": "key_point", "<": "key_back",
        "=": "key_equals"}  # fmt: skip

CASH = {"id": "cash", "name": "Cash", "kind": "cash", "opening": 10_000}
BANK = {"id": "bank", "name": "Bank", "kind": "bank", "opening": 50_000}
DOLLARS = {"id": "usd", "name": "Dollars", "kind": "bank", "currency": "USD", "opening": 20_000}


def entry(
    id_: str, amount: int, date: str, account: str = "cash", kind: str = "expense", **more: Any
) -> dict[str, Any]:
    """A transaction as a scenario says it."""
    return {"id": id_, "account": account, "kind": kind, "amount": amount, "date": date, **more}


class Driver(AppDriver):
    """A phone with the app in front, driven as a tester does: by what is on the screen."""

    app, label = "expenses", "Expenses"
    zone = ZONE

    def text(self, id: str) -> str:
        return self.one(id).text

    def scroll(self, way: int = -1) -> Self:
        width, height = self.phone.frame().size
        y = height * 6 // 10
        self.phone.perform(Swipe(width // 2, y, width // 2, y + way * height // 3))
        return self

    def scroll_to(self, **query: str) -> Self:
        for _ in range(20):
            if self.all(**query):
                return self
            self.scroll()
        raise AssertionError(f"{query} is not on {self.screen}")

    def edge(self) -> Self:
        """Back by the gesture."""
        self.phone.perform(Swipe(10, 1200, 700, 1200))
        return self

    def wait(self, minutes: float) -> Self:
        self.phone.perform(Wait(int(minutes * 60_000)))
        return self

    def keys(self, keys: str) -> Self:
        """Press keys of the amount pad."""
        for key in keys:
            self.tap(KEYS.get(key, f"key_{key}"))
        return self

    def drawer(self, place: str) -> Self:
        return self.tap(desc="Open navigation drawer").tap(f"drawer_{place}")

    def new(self, account: str = "Cash") -> Self:
        """Begin a transaction with the round button."""
        self.tap("fab_new")
        row = next(n for n in self.all("account_name") if n.text == account)
        self.phone.perform(Tap(*row.center))
        return self

    def amount(self, keys: str) -> Self:
        return self.tap("amount_box").keys(keys).tap("pad_done")

    def day(self, desc: str) -> Self:
        """Choose a day of the month that the date picker shows."""
        return self.tap("date").tap(desc=desc).tap("confirm_button")


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
