"""``snapshot``: the whole device goes back, by the console of its emulator.

A snapshot is another incarnation of the device: transports, forwards, the session and all that was known of it are
gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.devices.appium.console import Console, console_port
from gts_env.devices.appium.restoring import canary
from gts_env.devices.appium.restoring.work import NotRestored
from gts_env.errors import DeviceError, DeviceLost

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work

WHOLE_DEVICE = True


def restore(work: Work) -> None:
    """Quit, load the snapshot, wait for the boot, begin a session."""
    port = console_port(work.serial)
    if port is None:
        raise NotRestored(
            f"{work.serial} has no emulator console, which loads snapshots",
            mend="Snapshots are for emulators of this machine (emulator-PORT). Choose `restore: app_data` or `clear`.",
        )
    work.session.end()
    work.attach()
    bird = canary.placed(work)
    name = snapshot_name(work)
    try:
        with Console(port, work.profile.limits.boot) as console:
            console.say(f"avd snapshot load {name}")
    except DeviceLost:
        raise
    except DeviceError as error:
        raise NotRestored(f"snapshot {name!r} was not loaded", found=str(error)) from error
    work.eye.forget()
    work.attach()
    bird.check(work, f"loading snapshot {name!r}")
    work.session.begin()


def snapshot_name(work: Work) -> str:
    """Name of the snapshot; a served phone also takes variation and live defects: ``name~2``, ``name=a,b``."""
    name = work.name
    if work.scenario.android is not None:
        return name
    if work.variation:
        name += f"~{work.variation}"
    return name if work.defects is None else f"{name}={','.join(work.defects)}"


def ready(work: Work) -> None:
    """Nothing: the snapshot is made by people."""
