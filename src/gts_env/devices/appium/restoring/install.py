"""The app under test, on the device in the version that the scenario is about; installed where it can be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gts_env.benchmark.android_app import written_version
from gts_env.devices.appium.restoring.work import NotRestored

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work

INSTALL_SECONDS = 300.0


def ensure_installed(work: Work) -> None:
    """Have the right version of the app.

    Raises:
        NotRestored: It is not there and cannot be installed.
    """
    android = work.scenario.android
    wanted = android.apk.wanted if android is not None else ""
    found = version(work)
    if found and wanted in ("", found):
        return
    if android is None or not _install(work):
        raise NotRestored(
            f"{work.package} {wanted} is not on {work.serial}", found=found or "no such package",
            mend="Install it (adb install), or name its package file in `android.apk`.",
        )  # fmt: skip
    found = version(work)
    if not found or wanted not in ("", found):
        raise NotRestored(f"{work.package} was installed in another version than {wanted}", found=found or "none")


def version(work: Work) -> str:
    """Version name of the app on the device, as scenario files hold it; empty if it is not there."""
    said = work.shell(f"dumpsys package {work.package} | grep -E 'Package \\[|versionName='")[1]
    found = re.search(rf"Package \[{re.escape(work.package)}\].*?versionName=([^\r\n]+)", said, re.DOTALL)
    return written_version(found[1]) if found else ""


def _install(work: Work) -> bool:
    from gts_env.devices.apk_cache import apk_file

    assert work.scenario.android is not None
    path = apk_file(work.scenario.android.apk)
    if path is None:
        return False
    data = path.read_bytes()
    # -r keeps nothing: what was there is cleared next. -d takes an older version, -g grants what would be asked.
    code, out, err = work.adb.run(work.serial, f"cmd package install -r -d -t -S {len(data)}", data, INSTALL_SECONDS)
    if code or b"Success" not in out:
        raise NotRestored(f"{path.name} cannot be installed", found=(out + err).decode(errors="replace").strip()[:300])
    return True
