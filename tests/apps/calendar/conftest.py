from __future__ import annotations

from collections.abc import Callable
from typing import Self

import pytest

from tests.support.app_driver import AppDriver


class Driver(AppDriver):
    """A phone with the calendar in front, driven as a tester does: by what is on the screen."""

    app, label = "calendar", "Calendar"

    def view(self, name: str) -> Self:
        return self.tap("view_chooser").tap(text=name)

    def pick_time(self, hour: str, minute: str, half: str | None = None) -> Self:
        """Set the time picker in front by typing."""
        self.tap("material_timepicker_mode_button")
        self.tap("time_picker_hour").type(hour, clear=True)
        self.tap("time_picker_minute").type(minute, clear=True)
        if half is not None:
            self.tap(text=half)
        return self.tap("material_timepicker_ok_button")


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
