"""A restore from its first attempt to a device that is seen to be ready, or to the reason why it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from gts_env.devices.appium.restoring.checking import check, outline, saved
from gts_env.devices.appium.restoring.settings import apply_settings
from gts_env.devices.appium.restoring.setup import set_up
from gts_env.devices.appium.restoring.strategies import Strategy, strategy
from gts_env.errors import DeviceError, DeviceLost, RestoreError, UnavailableError

if TYPE_CHECKING:
    from gts_env.actions import Action
    from gts_env.devices.appium.picture import Picture
    from gts_env.devices.appium.restoring.work import Work
    from gts_env.screen import Screen

TRIES = 3
"""Attempts of a restore."""


class Seen(Protocol):
    """A device as a restore needs it: it looks, acts for the set-up, and forgets what it saw."""

    def screen(self) -> Screen:
        """What it shows."""
        ...

    def picture(self) -> Picture:
        """The screenshot of that."""
        ...

    def perform(self, action: Action) -> str | None:
        """Carry out an action."""
        ...

    def forget(self) -> None:
        """Look anew: the device was changed by other ways than an action."""
        ...


def bring_about(work: Work, way: str, device: Seen) -> None:
    """Restore, set up and check; twice more where that fails.

    Args:
        work: What is restored.
        way: Name of the strategy.
        device: The device.

    Raises:
        RestoreError: It did not come about; says which check failed, and shows the screen.
        DeviceLost: The device is gone.
    """
    how, reason = strategy(way), None
    for _ in range(TRIES):
        try:
            _attempt(work, how, device)
            if work.saved_now:
                # The first episode begins as all others do: from what was saved.
                _attempt(work, how, device)
            return
        except (DeviceLost, UnavailableError):
            raise
        except DeviceError as error:
            reason = error
    asked = f"scenario {work.scenario.name!r} was not restored on {work.serial} by {way!r} in {TRIES} attempts"
    raise RestoreError(f"{asked}: {reason}", found=_shown(device)) from reason


def _attempt(work: Work, how: Strategy, device: Seen) -> None:
    device.forget()
    work.set_up_done = False
    how.restore(work)
    if not how.WHOLE_DEVICE:
        apply_settings(work)
        set_up(work, device.screen, device.perform)
    check(work.scenario, work.profile, device.screen())
    how.ready(work)


def _shown(device: Seen) -> str:
    """The screen in words and as a file, as far as it can be had."""
    try:
        return f"the screen shows\n{outline(device.screen())}\n(screenshot: {saved(device.picture())})"
    except (DeviceError, OSError) as error:
        return f"no screen: {error}"
