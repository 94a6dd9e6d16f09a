"""Settings of a scenario on a device whose restore does not bring them about: by the commands of its shell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work


def apply_settings(work: Work) -> None:
    """Bring the settings about that the scenario's ``android:`` block asks for."""
