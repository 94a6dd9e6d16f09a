from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from gts_env import apps
from gts_env.actions import Drag, LongPress, OpenApp, PressKey, Swipe, Tap, TypeText, Wait
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
    """A phone with the podcasts in front, driven as a tester does: by what is on the screen."""

    def __init__(self, data: dict[str, Any] | None = None, fault: FaultSpec | None = None, **config: Any) -> None:
        manifests = [m for m in apps.manifests() if m.id == "podcasts"]
        registry = Registry([launcher.MANIFEST, *manifests], {"launcher": launcher.Launcher})
        defect: Any = SimpleNamespace(id="it", fault=fault)
        faults = () if fault is None else (bind(defect, registry.app("podcasts")),)
        self.phone = Phone(registry, FaultSet(faults) if faults else CLEAN)
        settings = Config(**{"zone": ZONE, **config})
        now = to_ms(NOW, settings.zone)
        loaded = registry.app("podcasts").load(data or {}, now, settings.zone)
        self.phone.state = self.phone.boot(settings, now, {"podcasts": loaded})
        self.phone.perform(OpenApp("Podcasts"))

    # -- looking

    @property
    def data(self) -> Any:
        return self.phone.state.data["podcasts"]

    @property
    def queue(self) -> list[str]:
        return [item.id for item in self.data.queue]

    @property
    def screen(self) -> str:
        """Name of the screen in front, or of the layer over it."""
        entry = self.phone.state.entry
        return entry.layers[-1].name if entry.layers else entry.screen

    @property
    def message(self) -> str:
        bar = self.phone.state.entry.snackbar
        return bar.text if bar is not None else ""

    def episode(self, id: str) -> Any:
        return next(e for e in self.data.episodes if e.id == id)

    def podcast(self, id: str) -> Any:
        return next(p for p in self.data.podcasts if p.id == id)

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

    def carry(self, nth: int, to: int) -> Driver:
        """Carry a row of the queue to the place of another."""
        grips = self.all("drag_handle")
        self.phone.perform(Drag(*grips[nth].center, *grips[to].center))
        return self

    def swipe(self, way: str, id: str | None = None, nth: int = 0) -> Driver:
        width, height = self.phone.frame().size
        x, y = (width // 2, height // 2) if id is None else self.one(id, nth=nth).center
        dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
        self.phone.perform(Swipe(x, y, x + dx * width * 2 // 5, y + dy * height // 4))
        return self

    def back(self) -> Driver:
        self.phone.perform(PressKey("back"))
        return self

    def home(self) -> Driver:
        self.phone.perform(PressKey("home"))
        return self

    def launch(self) -> Driver:
        self.phone.perform(OpenApp("Podcasts"))
        return self

    def wait(self, seconds: float) -> Driver:
        self.phone.perform(Wait(int(seconds * 1000)))
        return self

    def type(self, text: str, clear: bool = False, submit: bool = False) -> Driver:
        self.phone.perform(TypeText(text, clear, submit))
        return self

    def page(self, name: str) -> Driver:
        """Go to a page that is behind the last item of the bar."""
        return self.tap("tab_more").tap(f"more_{name}")


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
