"""Capabilities and settings of a session: what is recommended, then what the profile says.

What each is for stands in ``docs/devices.md``. Those of an episode leave out all that a bootstrapped device needs only
once (installing helpers, unlocking, logs), so that a session begins in a fraction of a second.
"""

from __future__ import annotations

from typing import Any

from gts_env.devices.appium.claims import Lease
from gts_env.devices.appium.profile import Profile

RECOMMENDED: dict[str, Any] = {
    "autoLaunch": False,
    "noReset": True,
    "dontStopAppOnReset": True,
    "skipServerInstallation": True,
    "skipDeviceInitialization": True,
    "skipUnlock": True,
    "skipLogcatCapture": True,
    "disableWindowAnimation": True,
    "ignoreHiddenApiPolicyError": True,
    "suppressKillServer": True,
    "mockLocationApp": "",
    "newCommandTimeout": 0,
    "adbExecTimeout": 60_000,
    "uiautomator2ServerLaunchTimeout": 60_000,
    "uiautomator2ServerReadTimeout": 60_000,
}
"""Capabilities of every episode, without their prefix."""
BOOTSTRAP = ("skipServerInstallation", "skipDeviceInitialization", "skipUnlock")
"""Left out where helpers are to be installed: on a device's first session."""
SETTINGS: dict[str, Any] = {
    "waitForIdleTimeout": 200,
    "actionAcknowledgmentTimeout": 500,
    "waitForSelectorTimeout": 0,
    "allowInvisibleElements": False,
    "snapshotMaxDepth": 200,
    # A screen is the active window: keyboard and bars are told of by other means.
    "enableMultiWindows": False,
    # Toasts are evidence.
    "enableNotificationListener": True,
}
"""Settings of the UiAutomator2 server."""


def capabilities(profile: Profile, lease: Lease, adb_port: int, *, bootstrap: bool = False) -> dict[str, Any]:
    """The capabilities of a session.

    Args:
        profile: The profile.
        lease: The device and its ports.
        adb_port: Port of the host's adb server.
        bootstrap: Whether the helpers of the driver are installed.
    """
    wanted: dict[str, Any] = {
        **RECOMMENDED,
        "automationName": "UiAutomator2",
        "udid": lease.serial,
        "adbPort": adb_port,
        "systemPort": lease.system_port,
        "mjpegServerPort": lease.mjpeg_port,
        **profile.capabilities,
    }
    if bootstrap:
        for name in BOOTSTRAP:
            del wanted[name]
    for name, value in {**SETTINGS, **profile.settings}.items():
        wanted[f"settings[{name}]"] = value
    return {"platformName": "Android", **{f"appium:{name}": value for name, value in wanted.items()}}
