"""A phone with one app in front, driven as a tester does: by what is on the screen."""

from __future__ import annotations

import datetime as dt
from types import SimpleNamespace
from typing import Any, ClassVar, Self

from gts_env import apps
from gts_env.actions import LongPress, OpenApp, PressKey, Swipe, Tap, TypeText
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

NOW = dt.datetime(2026, 10, 14, 9, 41)
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class AppDriver:
    """Drives an app that was just opened; each act gives the driver back, so that they can be strung together.

    Args:
        data: The app's data, as a scenario says them.
        fault: A fault that is live.
        now: The device's clock.
        config: Settings of the device.
    """

    app: ClassVar[str]
    label: ClassVar[str]
    zone: ClassVar[str] = "Europe/Berlin"

    def __init__(
        self, data: dict[str, Any] | None = None, fault: FaultSpec | None = None, now: dt.datetime = NOW, **config: Any
    ) -> None:
        manifests = [m for m in apps.manifests() if m.id == self.app]
        registry = Registry([*MANIFESTS, *manifests], FACTORIES)
        app, defect = registry.app(self.app), SimpleNamespace(id="it", fault=fault)
        self.phone = Phone(registry, CLEAN if fault is None else FaultSet((bind(defect, app),)))
        settings = Config(**{"zone": self.zone, **config})
        at = to_ms(now, settings.zone)
        self.phone.state = self.phone.boot(settings, at, {self.app: app.load(data or {}, at, settings.zone)})
        self.open()

    # -- looking

    @property
    def data(self) -> Any:
        return self.phone.state.data[self.app]

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

    # -- acting

    def open(self) -> Self:
        self.phone.perform(OpenApp(self.label))
        return self

    def tap(self, id: str | None = None, text: str | None = None, desc: str | None = None, nth: int = 0) -> Self:
        self.phone.perform(Tap(*self.one(id, text, desc, nth).center))
        return self

    def hold(self, id: str | None = None, text: str | None = None, nth: int = 0) -> Self:
        self.phone.perform(LongPress(*self.one(id, text, None, nth).center))
        return self

    def swipe(self, way: str) -> Self:
        width, height = self.phone.frame().size
        (dx, dy), x, y = WAYS[way], width // 2, height * 6 // 10
        self.phone.perform(Swipe(x, y, x + dx * width // 3, y + dy * height // 4))
        return self

    def scroll_to(self, **query: str) -> Self:
        for _ in range(20):
            if self.all(**query):
                return self
            self.swipe("up")
        raise AssertionError(f"{query} is not on {self.screen}")

    def press(self, key: str) -> Self:
        self.phone.perform(PressKey(key))
        return self

    def back(self) -> Self:
        return self.press("back")

    def type(self, text: str, clear: bool = False, submit: bool = False) -> Self:
        self.phone.perform(TypeText(text, clear, submit))
        return self
