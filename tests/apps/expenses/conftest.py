from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from gts_env import apps
from gts_env.actions import LongPress, OpenApp, PressKey, Swipe, Tap, TypeText, Wait
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.manifest import Registry
from gts_env.android.phone import Phone
from gts_env.android.seams import CLEAN
from gts_env.android.system import launcher
from gts_env.benchmark.model import FaultSpec
from gts_env.faults.binding import bind
from gts_env.faults.fault_set import FaultSet
from gts_env.screen import Node

ZONE = "America/New_York"
NOW = dt.datetime(2026, 10, 14, 9, 41)
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


class Driver:
    """A phone with the app in front, driven as a tester does: by what is on the screen."""

    def __init__(
        self, data: dict[str, Any] | None = None, fault: FaultSpec | None = None, now: dt.datetime = NOW, **config: Any
    ) -> None:
        manifests = [m for m in apps.manifests() if m.id == "expenses"]
        registry = Registry([launcher.MANIFEST, *manifests], {"launcher": launcher.Launcher})
        app = registry.app("expenses")
        faults = () if fault is None else (bind(SimpleNamespace(id="it", fault=fault), app),)
        self.phone = Phone(registry, FaultSet(faults) if faults else CLEAN)
        settings = Config(**{"zone": ZONE, **config})
        at = to_ms(now, settings.zone)
        self.phone.state = self.phone.boot(settings, at, {"expenses": app.load(data or {}, at, settings.zone)})
        self.phone.perform(OpenApp("Expenses"))

    # -- looking

    @property
    def data(self) -> Any:
        return self.phone.state.data["expenses"]

    @property
    def screen(self) -> str:
        """Name of the screen in front, or of the layer over it."""
        entry = self.phone.state.entry
        return entry.layers[-1].name if entry.layers else entry.screen

    @property
    def message(self) -> str:
        bar = self.phone.state.entry.snackbar
        return bar.text if bar is not None else ""

    def all(self, id: str | None = None, text: str | None = None, desc: str | None = None) -> list[Node]:
        return [
            n
            for n in self.phone.screen().nodes
            if (id is None or n.resource_id.rpartition("/")[2] == id)
            and (text is None or n.text == text)
            and (desc is None or n.content_desc.startswith(desc))
        ]

    def one(self, id: str | None = None, text: str | None = None, desc: str | None = None, nth: int = 0) -> Node:
        found = self.all(id, text, desc)
        assert found, f"nothing with id={id} text={text} desc={desc} on {self.screen}"
        return found[nth]

    def texts(self, id: str) -> list[str]:
        return [n.text for n in self.all(id)]

    def text(self, id: str) -> str:
        return self.one(id).text

    # -- acting

    def tap(self, id: str | None = None, text: str | None = None, desc: str | None = None, nth: int = 0) -> Driver:
        self.phone.perform(Tap(*self.one(id, text, desc, nth).center))
        return self

    def hold(self, id: str | None = None, text: str | None = None, nth: int = 0) -> Driver:
        self.phone.perform(LongPress(*self.one(id, text, None, nth).center))
        return self

    def scroll(self, way: int = -1) -> Driver:
        width, height = self.phone.frame().size
        y = height * 6 // 10
        self.phone.perform(Swipe(width // 2, y, width // 2, y + way * height // 3))
        return self

    def scroll_to(self, **query: str) -> Driver:
        for _ in range(20):
            if self.all(**query):
                return self
            self.scroll()
        raise AssertionError(f"{query} is not on {self.screen}")

    def back(self) -> Driver:
        self.phone.perform(PressKey("back"))
        return self

    def edge(self) -> Driver:
        """Back by the gesture."""
        self.phone.perform(Swipe(10, 1200, 700, 1200))
        return self

    def wait(self, minutes: float) -> Driver:
        self.phone.perform(Wait(int(minutes * 60_000)))
        return self

    def type(self, text: str, clear: bool = False) -> Driver:
        self.phone.perform(TypeText(text, clear, False))
        return self

    def keys(self, keys: str) -> Driver:
        """Press keys of the amount pad."""
        for key in keys:
            self.tap(KEYS.get(key, f"key_{key}"))
        return self

    def drawer(self, place: str) -> Driver:
        return self.tap(desc="Open navigation drawer").tap(f"drawer_{place}")

    def new(self, account: str = "Cash") -> Driver:
        """Begin a transaction with the round button."""
        self.tap("fab_new")
        row = next(n for n in self.all("account_name") if n.text == account)
        self.phone.perform(Tap(*row.center))
        return self

    def amount(self, keys: str) -> Driver:
        return self.tap("amount_box").keys(keys).tap("pad_done")

    def day(self, desc: str) -> Driver:
        """Choose a day of the month that the date picker shows."""
        return self.tap("date").tap(desc=desc).tap("confirm_button")


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
