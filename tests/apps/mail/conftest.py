from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from gts_env import apps
from gts_env.actions import LongPress, OpenApp, PressKey, Rotate, Swipe, Tap, TypeText, Wait
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.manifest import Registry
from gts_env.android.phone import Phone
from gts_env.android.seams import CLEAN
from gts_env.android.system.installed import FACTORIES, MANIFESTS
from gts_env.benchmark.model import FaultSpec
from gts_env.faults.binding import bind
from gts_env.faults.fault_set import FaultSet
from gts_env.screen import Node

ZONE = "Europe/Berlin"
NOW = dt.datetime(2026, 10, 14, 9, 41)
OWNER = {"name": "Maya Lindqvist", "address": "maya.lindqvist@mail.example"}
TOM = {"name": "Tom Becker", "address": "tom.becker@mail.example"}
ANA = {"name": "Ana Ferreira", "address": "ana.ferreira@northlight.example"}


def mail(id: str, **more: Any) -> dict[str, Any]:
    """A message as a scenario writes it."""
    given = {"folder": "home_inbox", "sender": TOM, "to": [OWNER], "subject": f"Subject {id}", "body": f"Body {id}",
             "date": "2026-10-13T12:00:00"}  # fmt: skip
    return {"id": id, **given, **more}


class Driver:
    """A phone with the mail app in front, driven as a tester does: by what is on the screen."""

    def __init__(self, data: dict[str, Any] | None = None, fault: FaultSpec | None = None, **config: Any) -> None:
        manifests = [m for m in apps.manifests() if m.id == "mail"]
        registry = Registry([*MANIFESTS, *manifests], FACTORIES)
        defect: Any = SimpleNamespace(id="it", fault=fault)
        faults = () if fault is None else (bind(defect, registry.app("mail")),)
        self.phone = Phone(registry, FaultSet(faults) if faults else CLEAN)
        settings = Config(**{"zone": ZONE, **config})
        now = to_ms(NOW, settings.zone)
        loaded = registry.app("mail").load(data or {}, now, settings.zone)
        self.phone.state = self.phone.boot(settings, now, {"mail": loaded})
        self.phone.perform(OpenApp("Mail"))

    # -- looking

    @property
    def data(self) -> Any:
        return self.phone.state.data["mail"]

    @property
    def screen(self) -> str:
        """Name of the screen in front, or of the layer over it."""
        entry = self.phone.state.entry
        return entry.layers[-1].name if entry.layers else entry.screen

    @property
    def message(self) -> str:
        bar = self.phone.state.entry.snackbar
        return bar.text if bar is not None else ""

    def mail(self, id: str) -> Any:
        return next((m for m in self.data.messages if m.id == id), None)

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

    # -- acting

    def tap(self, id: str | None = None, text: str | None = None, desc: str | None = None, nth: int = 0) -> Driver:
        self.phone.perform(Tap(*self.one(id, text, desc, nth).center))
        return self

    def hold(self, id: str | None = None, text: str | None = None, nth: int = 0) -> Driver:
        self.phone.perform(LongPress(*self.one(id, text, None, nth).center))
        return self

    def push(self, dp: int, nth: int = 0) -> Driver:
        """Push a row of the list aside."""
        x, y = self.one("message_row", nth=nth).center
        self.phone.perform(Swipe(x, y, x + round(dp * 2.625), y))
        return self

    def swipe(self, way: str) -> Driver:
        width, height = self.phone.frame().size
        x, y = width // 2, height * 5 // 10
        dy = {"up": -1, "down": 1}[way] * height // 4
        self.phone.perform(Swipe(x, y, x, y + dy))
        return self

    def scroll_to(self, **query: str) -> Driver:
        for _ in range(12):
            if self.all(**query):
                return self
            self.swipe("up")
        raise AssertionError(f"{query} is not on {self.screen}")

    def menu(self, text: str) -> Driver:
        return self.tap(desc="More options").tap(text=text)

    def back(self) -> Driver:
        self.phone.perform(PressKey("back"))
        return self

    def turn(self, way: str) -> Driver:
        self.phone.perform(Rotate(way))
        return self

    def wait(self, ms: int) -> Driver:
        self.phone.perform(Wait(ms))
        return self

    def type(self, text: str, clear: bool = False) -> Driver:
        self.phone.perform(TypeText(text, clear, False))
        return self


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
