from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import pytest

from gts_env.actions import Drag, OpenApp, PressKey, Swipe, Wait
from tests.support.app_driver import AppDriver


class Driver(AppDriver):
    """A phone with the podcasts in front, driven as a tester does: by what is on the screen."""

    app, label = "podcasts", "Podcasts"

    @property
    def queue(self) -> list[str]:
        return [item.id for item in self.data.queue]

    def episode(self, id: str) -> Any:
        return next(e for e in self.data.episodes if e.id == id)

    def podcast(self, id: str) -> Any:
        return next(p for p in self.data.podcasts if p.id == id)

    def carry(self, nth: int, to: int) -> Self:
        """Carry a row of the queue to the place of another."""
        grips = self.all("drag_handle")
        self.phone.perform(Drag(*grips[nth].center, *grips[to].center))
        return self

    def swipe(self, way: str, id: str | None = None, nth: int = 0) -> Self:
        width, height = self.phone.frame().size
        x, y = (width // 2, height // 2) if id is None else self.one(id, nth=nth).center
        dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
        self.phone.perform(Swipe(x, y, x + dx * width * 2 // 5, y + dy * height // 4))
        return self

    def home(self) -> Self:
        self.phone.perform(PressKey("home"))
        return self

    def launch(self) -> Self:
        self.phone.perform(OpenApp("Podcasts"))
        return self

    def wait(self, seconds: float) -> Self:
        self.phone.perform(Wait(int(seconds * 1000)))
        return self

    def page(self, name: str) -> Self:
        """Go to a page that is behind the last item of the bar."""
        return self.tap("tab_more").tap(f"more_{name}")


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
