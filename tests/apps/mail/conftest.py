from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import pytest

from gts_env.actions import Rotate, Swipe, Wait
from tests.support.app_driver import AppDriver

ZONE = "Europe/Berlin"
OWNER = {"name": "Maya Lindqvist", "address": "maya.lindqvist@mail.example"}
TOM = {"name": "Tom Becker", "address": "tom.becker@mail.example"}
ANA = {"name": "Ana Ferreira", "address": "ana.ferreira@northlight.example"}


def mail(id: str, **more: Any) -> dict[str, Any]:
    """A message as a scenario writes it."""
    given = {"folder": "home_inbox", "sender": TOM, "to": [OWNER], "subject": f"Subject {id}", "body": f"Body {id}",
             "date": "2026-10-13T12:00:00"}  # fmt: skip
    return {"id": id, **given, **more}


class Driver(AppDriver):
    """A phone with the mail app in front, driven as a tester does: by what is on the screen."""

    app, label = "mail", "Mail"

    def mail(self, id: str) -> Any:
        return next((m for m in self.data.messages if m.id == id), None)

    def push(self, dp: int, nth: int = 0) -> Self:
        """Push a row of the list aside."""
        x, y = self.one("message_row", nth=nth).center
        self.phone.perform(Swipe(x, y, x + round(dp * 2.625), y))
        return self

    def swipe(self, way: str) -> Self:
        width, height = self.phone.frame().size
        x, y = width // 2, height * 5 // 10
        dy = {"up": -1, "down": 1}[way] * height // 4
        self.phone.perform(Swipe(x, y, x, y + dy))
        return self

    def menu(self, text: str) -> Self:
        return self.tap(desc="More options").tap(text=text)

    def turn(self, way: str) -> Self:
        self.phone.perform(Rotate(way))
        return self

    def wait(self, ms: int) -> Self:
        self.phone.perform(Wait(ms))
        return self


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
