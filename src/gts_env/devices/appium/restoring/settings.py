"""Settings of a scenario on a device whose restore does not bring them about: by the commands of its shell."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from gts_env.devices.appium.restoring.privilege import privilege
from gts_env.devices.appium.restoring.work import NotRestored

if TYPE_CHECKING:
    from gts_env.benchmark.model import DeviceSettings
    from gts_env.devices.appium.restoring.work import Work

Commands = Callable[["DeviceSettings"], tuple[str, ...]]
_TURNS = {"portrait": 0, "landscape": 1, "reverse_landscape": 3}


def apply_settings(work: Work) -> None:
    """Bring the settings about that the scenario's ``android:`` block asks for.

    Raises:
        NotRestored: A command failed.
    """
    android = work.scenario.android
    for name in android.settings if android is not None else ():
        if name in COMMANDS:
            for command in COMMANDS[name](work.scenario.device):
                work.must(command, f"device.{name} cannot be set")
        elif name == "display_size":
            _display_size(work)
        elif name in ROOTED:
            _as_root(work, name)


def _display_size(work: Work) -> None:
    said = work.must("wm density", "the density cannot be told")
    native = int(said.partition("Physical density:")[2].split()[0])
    size = work.scenario.device.display_size
    work.must(
        "wm density reset" if size == 1.0 else f"wm density {round(native * size)}", "device.display_size cannot be set"
    )


def _as_root(work: Work, name: str) -> None:
    power = privilege(work, root=True)
    if power is None:
        raise NotRestored(f"device.{name} cannot be set", found="no root, neither by `adb root` nor by `su`")
    for command in ROOTED[name](work.scenario.device):
        work.must(power(command), f"device.{name} cannot be set")


def _now(device: DeviceSettings) -> tuple[str, ...]:
    moment = device.now.replace(tzinfo=ZoneInfo(device.time_zone))
    return "settings put global auto_time 0", f"date @{int(moment.timestamp())}"


def _zone(device: DeviceSettings) -> tuple[str, ...]:
    zone = shlex.quote(device.time_zone)
    return "settings put global auto_time_zone 0", f"setprop persist.sys.timezone {zone}"


COMMANDS: dict[str, Commands] = {
    "dark": lambda d: (f"cmd uimode night {'yes' if d.dark else 'no'}",),
    "font_scale": lambda d: (f"settings put system font_scale {d.font_scale:g}",),
    "hour24": lambda d: (f"settings put system time_12_24 {'24' if d.hour24 else '12'}",),
    "orientation": lambda d: (
        "settings put system accelerometer_rotation 0",
        f"settings put system user_rotation {_TURNS[d.orientation]}",
    ),
    "rotation_locked": lambda d: (f"settings put system accelerometer_rotation {int(not d.rotation_locked)}",),
    "airplane": lambda d: (f"cmd connectivity airplane-mode {'enable' if d.airplane else 'disable'}",),
}
"""Commands of any shell, by setting."""
ROOTED: dict[str, Commands] = {"time_zone": _zone, "now": _now}
"""Commands of root."""
SETTABLE = (*COMMANDS, "display_size")
"""Settings that need no root."""
