"""``clear``: the app's data is deleted, and the set-up steps of the scenario build it up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.actions import PressKey
from gts_env.devices.appium.restoring import canary
from gts_env.devices.appium.restoring.install import ensure_installed
from gts_env.devices.appium.restoring.privilege import privilege
from gts_env.devices.appium.restoring.work import NotRestored

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work

WHOLE_DEVICE = False


def restore(work: Work) -> None:
    """Have the app installed, without data, and the home screen in front."""
    work.attach()
    ensure_installed(work)
    begin(work)
    work.must(f"am force-stop {work.package}", "the app cannot be stopped")
    # Where the app's folder can be looked into, a canary tells more than the word of the package manager.
    power = privilege(work)
    bird = canary.placed(work, f"/data/data/{work.package}", power.prefix) if power is not None else None
    said = work.must(f"pm clear {work.package}", "the app's data cannot be deleted")
    if "Success" not in said:
        raise NotRestored(f"pm clear {work.package} did not succeed", found=said[:300])
    if bird is not None:
        bird.check(work, "pm clear")
    work.eye.forget()
    work.hand.perform(PressKey("home"))


def begin(work: Work) -> None:
    """Have a session: the one of the last episode goes on, as nothing of this touches it."""
    if not work.session.running:
        work.session.begin()


def ready(work: Work) -> None:
    """Nothing is kept."""
