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

ZONE = "Europe/Berlin"
NOW = dt.datetime(2026, 10, 14, 9, 41)


class Driver:
    """A phone with the password vault in front, driven as a tester does: by what is on the screen."""

    def __init__(self, data: dict[str, Any] | None = None, fault: FaultSpec | None = None, **config: Any) -> None:
        manifests = [m for m in apps.manifests() if m.id == "passwords"]
        registry = Registry([launcher.MANIFEST, *manifests], {"launcher": launcher.Launcher})
        faults = () if fault is None else (bind(SimpleNamespace(id="it", fault=fault), registry.app("passwords")),)
        self.phone = Phone(registry, FaultSet(faults) if faults else CLEAN)
        settings = Config(**{"zone": ZONE, **config})
        now = to_ms(NOW, settings.zone)
        loaded = registry.app("passwords").load(data or {}, now, settings.zone)
        self.phone.state = self.phone.boot(settings, now, {"passwords": loaded})
        self.open()

    # -- looking

    @property
    def data(self) -> Any:
        return self.phone.state.data["passwords"]

    @property
    def screen(self) -> str:
        """Name of the screen in front, or of the layer over it."""
        entry = self.phone.state.entry
        return entry.layers[-1].name if entry.layers else entry.screen

    @property
    def message(self) -> str:
        bar = self.phone.state.entry.snackbar
        return bar.text if bar is not None else ""

    @property
    def toast(self) -> str:
        return self.phone.state.toast.text if self.phone.state.toast is not None else ""

    @property
    def clip(self) -> str | None:
        return self.phone.state.clip.text if self.phone.state.clip is not None else None

    @property
    def notices(self) -> dict[str, Any]:
        return {n.id: n for n in self.phone.state.background.notices}

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

    def open(self) -> Driver:
        self.phone.perform(OpenApp("Passwords"))
        return self

    def tap(self, id: str | None = None, text: str | None = None, desc: str | None = None, nth: int = 0) -> Driver:
        self.phone.perform(Tap(*self.one(id, text, desc, nth).center))
        return self

    def hold(self, id: str | None = None, text: str | None = None) -> Driver:
        self.phone.perform(LongPress(*self.one(id, text).center))
        return self

    def swipe(self, way: str) -> Driver:
        width, height = self.phone.frame().size
        x, y = width // 2, height * 6 // 10
        dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
        self.phone.perform(Swipe(x, y, x + dx * width // 3, y + dy * height // 4))
        return self

    def scroll_to(self, **query: str) -> Driver:
        for _ in range(12):
            if self.all(**query):
                return self
            self.swipe("up")
        raise AssertionError(f"{query} is not on {self.screen}")

    def press(self, key: str) -> Driver:
        self.phone.perform(PressKey(key))
        return self

    def back(self) -> Driver:
        return self.press("back")

    def wait(self, seconds: float) -> Driver:
        self.phone.perform(Wait(int(seconds * 1000)))
        return self

    def type(self, text: str, clear: bool = False, submit: bool = False) -> Driver:
        self.phone.perform(TypeText(text, clear, submit))
        return self

    def menu(self, item: str) -> Driver:
        return self.tap(desc="More options").tap(text=item)

    def unlock(self, vault: str = "Personal", password: str = "maple") -> Driver:
        return self.tap("vault_name", vault).type(password, submit=True)


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
