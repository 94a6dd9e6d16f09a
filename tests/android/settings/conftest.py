from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

import pytest

from gts_env import apps
from gts_env.actions import OpenApp, PressKey, Rotate, Swipe, Tap, TypeText
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.manifest import Registry
from gts_env.android.phone import Phone
from gts_env.android.system import installed
from gts_env.screen import Node

NOW = dt.datetime(2026, 10, 14, 9, 41)


class Driver:
    """A phone with the settings in front, driven as a tester does: by what is on the screen."""

    def __init__(self, **config: Any) -> None:
        calendar = [m for m in apps.manifests() if m.id == "calendar"]
        registry = Registry([*installed.MANIFESTS, *calendar], installed.FACTORIES)
        self.phone = Phone(registry)
        settings = Config(**{"zone": "Europe/Berlin", **config})
        now = to_ms(NOW, settings.zone)
        data = registry.app("calendar").load({}, now, settings.zone)
        self.phone.state = self.phone.boot(settings, now, {"calendar": data})
        self.phone.perform(OpenApp("Settings"))

    @property
    def config(self) -> Config:
        return self.phone.state.config

    @property
    def title(self) -> str:
        return self.one("toolbar_title").text

    def all(self, id: str | None = None, text: str | None = None) -> list[Node]:
        return [
            n
            for n in self.phone.screen().nodes
            if (id is None or n.resource_id.rpartition("/")[2] == id) and (text is None or n.text == text)
        ]

    def one(self, id: str | None = None, text: str | None = None) -> Node:
        found = self.all(id, text)
        assert found, f"nothing with id={id} text={text} among {[n.text for n in self.phone.screen().nodes if n.text]}"
        return found[0]

    def tap(self, id: str | None = None, text: str | None = None) -> Driver:
        self.phone.perform(Tap(*self.one(id, text).center))
        return self

    def go(self, *ids: str) -> Driver:
        for id in ids:
            self.tap(id)
        return self

    def scroll_to(self, **query: str) -> Driver:
        width, height = self.phone.frame().size
        for _ in range(12):
            if self.all(**query):
                return self
            self.phone.perform(Swipe(width // 2, height * 7 // 10, width // 2, height * 4 // 10))
        raise AssertionError(f"{query} is not on the page")

    def back(self) -> Driver:
        self.phone.perform(PressKey("back"))
        return self

    def type(self, text: str) -> Driver:
        self.phone.perform(TypeText(text, False, False))
        return self

    def open(self, app: str) -> Driver:
        self.phone.perform(OpenApp(app))
        return self

    def turn(self, orientation: str) -> Driver:
        self.phone.perform(Rotate(orientation))
        return self


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
