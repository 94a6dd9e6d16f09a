"""Settings of a session: what Appium can set, with what the real server begins with."""

from __future__ import annotations

from typing import Any

from gts_env.serving.uia2.errors import bad_argument

_START: dict[str, Any] = {
    "actionAcknowledgmentTimeout": 3000,
    "allowInvisibleElements": False,
    "alwaysTraversableViewClasses": "",
    "currentDisplayId": 0,
    "disableIdLocatorAutocompletion": False,
    "elementResponseAttributes": "name,text",
    "enableMultiWindows": False,
    "enableNotificationListener": True,
    "enableTopmostWindowFromActivePackage": False,
    "enforceXPath1": False,
    "ignoreUnimportantViews": False,
    "includeA11yActionsInPageSource": False,
    "includeExtrasInPageSource": False,
    "keyInjectionDelay": 0,
    "limitXPathContextScope": True,
    "mjpegBilinearFiltering": False,
    "mjpegScalingFactor": 50,
    "mjpegServerFramerate": 10,
    "mjpegServerPort": 7810,
    "mjpegServerScreenshotQuality": 50,
    "normalizeTagNames": False,
    "scrollAcknowledgmentTimeout": 200,
    "serverPort": 6790,
    "shouldUseCompactResponses": True,
    "shutdownOnPowerDisconnect": True,
    "simpleBoundsCalculation": False,
    "snapshotMaxDepth": 70,
    "trackScrollEvents": True,
    "useResourcesForOrientationDetection": False,
    "wakeLockTimeout": 86_400_000,
    "waitForIdleTimeout": 10_000,
    "waitForSelectorTimeout": 0,
}
"""Times and pictures change nothing here: the phone is always at rest. What is looked at hangs on the others."""


def starting_settings() -> dict[str, Any]:
    """The settings that a session begins with."""
    return dict(_START)


def set_all(settings: dict[str, Any], changes: dict[str, Any]) -> None:
    """Change settings: all of them, or none.

    Raises:
        WireError: A name is unknown or a value is of another type.
    """
    for name, value in changes.items():
        if name not in _START:
            raise bad_argument(f"there is no setting {name[:80]!r}")
        if not _fits(_START[name], value):
            raise bad_argument(f"setting {name!r} must be of type {type(_START[name]).__name__}")
    settings.update(changes)


def _fits(start: Any, value: Any) -> bool:
    if isinstance(start, bool):
        return isinstance(value, bool)
    if isinstance(start, int):
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, str) and len(value) < 4096
