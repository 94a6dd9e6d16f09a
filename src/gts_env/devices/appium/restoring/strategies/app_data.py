"""``app_data``: the app's data is put back from an archive on the device, which the first restore makes.

The first restore clears the app, lets the scenario's set-up steps run, and saves what came of them; later ones take
that back in a second and skip the steps. Archives of one's own are put under :data:`FOLDER` as ``NAME.tar``.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from gts_env.actions import PressKey
from gts_env.devices.appium.restoring import canary
from gts_env.devices.appium.restoring.install import ensure_installed
from gts_env.devices.appium.restoring.privilege import Privilege, privilege
from gts_env.devices.appium.restoring.strategies import clear
from gts_env.devices.appium.restoring.work import NotRestored
from gts_env.errors import UnavailableError

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work

WHOLE_DEVICE = False
FOLDER = "/data/local/tmp/gts-app-data"
MARK = "gts-archived"
"""A file in every archive that is made here: after a restore it says that the archive was really unpacked."""


def restore(work: Work) -> None:
    """Put the saved data back; where none is saved yet, clear the app."""
    work.attach()
    ensure_installed(work)
    power = _privilege(work)
    archive = _found(work)
    if archive is None:
        clear.restore(work)
        return
    clear.begin(work)
    work.must(f"am force-stop {work.package}", "the app cannot be stopped")
    home = f"/data/data/{work.package}"
    bird = canary.placed(work, home, power.prefix)
    # `lib` is the system's own link to the app's libraries.
    emptied = f"find {home} -mindepth 1 -maxdepth 1 ! -name lib -exec rm -rf {{}} +"
    work.must(power(emptied), "the app's data cannot be deleted")
    bird.check(work, "emptying the app's data")
    work.must(f"cat {archive} | {power(f'tar -xf - -C {home}')}", "the saved data cannot be unpacked")
    if archive == _own(work) and work.shell(power(f"ls {home}/{MARK}"))[0]:
        raise NotRestored(f"unpacking {archive} restored nothing", found=f"{home}/{MARK}, which it holds, is not there")
    if power.root:
        work.must(power(f"restorecon -RD {home}"), "the labels of the app's data cannot be set")
    work.set_up_done = True
    work.eye.forget()
    work.hand.perform(PressKey("home"))


def ready(work: Work) -> None:
    """Save the data that set-up has made, unless it is saved already."""
    if _found(work) is not None:
        return
    power, home, archive = _privilege(work), f"/data/data/{work.package}", _own(work)
    work.must(f"mkdir -p {FOLDER}", "there is no place for saved data")
    # An app that runs may be writing: what is saved must be whole.
    work.must(f"am force-stop {work.package}", "the app cannot be stopped")
    work.must(power(f"touch {home}/{MARK}"), "the app's data cannot be marked")
    packed = power(f"tar -cf - -C {home} --exclude=lib --exclude=cache .")
    work.must(f"{packed} > {archive}.part && mv {archive}.part {archive}", "the app's data cannot be saved")
    work.saved_now = True


def _privilege(work: Work) -> Privilege:
    power = privilege(work)
    if power is None:
        raise UnavailableError(
            f"the data of {work.package} on {work.serial} is out of reach, so that it cannot be restored by app_data",
            found="neither root (adb root, su) nor run-as, which takes a debuggable app",
            mend="Use an image without Play Store, a debuggable build, or `restore: clear`.",
        )
    return power


def _found(work: Work) -> str | None:
    for archive in (f"{FOLDER}/{work.name}.tar", _own(work)):
        if not work.shell(f"ls {archive}")[0]:
            return archive
    return None


def _own(work: Work) -> str:
    """The archive of this scenario's set-up: another set-up or another version of the app is another archive."""
    android = work.scenario.android
    about = repr((android.package, android.apk.version, android.steps)) if android is not None else ""
    return f"{FOLDER}/{work.name}-{hashlib.sha256(about.encode()).hexdigest()[:12]}.tar"
