"""Set-up of a scenario: log-in, permissions, first-run dialogs and data, by the steps that its file writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work
    from gts_env.screen import Screen


def set_up(work: Work, screen: Callable[[], Screen], forget: Callable[[], None]) -> None:
    """Carry out the steps of the ``android:`` block."""
