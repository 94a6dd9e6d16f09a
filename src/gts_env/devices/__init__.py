"""Devices: the embedded phone and real ones, behind one protocol."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, cast

from gts_env.devices.protocol import Device
from gts_env.errors import DeviceError, UnknownIdError

__all__ = ["DEVICE_VARIABLE", "PROFILE_VARIABLE", "Device", "default_kind", "default_profile", "open_device"]

DEVICE_VARIABLE = "GTS_DEVICE"
"""Environment variable that names the kind of device to open where none is asked for."""
PROFILE_VARIABLE = "GTS_PROFILE"
"""Environment variable that names the device profile to use where none is asked for."""

_KINDS = {
    "embedded": "gts_env.devices.embedded:EmbeddedDevice",
    "appium": "gts_env.devices.appium:AppiumDevice",
}


def open_device(kind: str | None = None, profile: str | None = None) -> Device:
    """Open a device.

    Args:
        kind: ``embedded``, ``appium``, or ``module:Class`` of a class of your own that follows :class:`Device`.
            By default what ``GTS_DEVICE`` says, else ``embedded``.
        profile: Name of a device profile; by default what ``GTS_PROFILE`` says where the kind is the one of
            ``GTS_DEVICE``, else the kind's own default.

    Raises:
        UnknownIdError: There is no such kind or no such class.
        DeviceError: This version of the library does not have that kind yet.
    """
    wanted = kind or default_kind()
    module, colon, name = (wanted if ":" in wanted else _KINDS.get(wanted, "")).partition(":")
    if not colon:
        raise UnknownIdError.of("kind of device", wanted, _KINDS)
    made = getattr(_load(module, wanted), name, None)
    if made is None:
        raise UnknownIdError.of("device class", wanted, _KINDS)
    if profile is None and wanted == default_kind():
        profile = default_profile()
    return cast("Device", made(profile))


def default_kind() -> str:
    """The kind of device that ``GTS_DEVICE`` asks for, else ``embedded``."""
    return os.environ.get(DEVICE_VARIABLE) or "embedded"


def default_profile() -> str | None:
    """The profile that ``GTS_PROFILE`` asks for, if any."""
    return os.environ.get(PROFILE_VARIABLE) or None


def _load(module: str, wanted: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        # A module that is there but lacks one of its own imports says so itself.
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        if wanted in _KINDS:
            mend = f'Use the embedded one: unset {DEVICE_VARIABLE}, or give device="embedded".'
            raise DeviceError(f"The device {wanted!r} is not part of this version of gts-env", mend=mend) from None
        raise UnknownIdError.of("device class", wanted, _KINDS) from None
