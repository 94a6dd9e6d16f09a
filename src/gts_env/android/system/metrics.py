"""Where the system's bars stand, and what they leave to apps. Lengths in dp unless told otherwise."""

from __future__ import annotations

from functools import lru_cache

from gts_env.android.config import Config
from gts_env.android.state import PhoneState

STATUS_DP = 28
GESTURE_DP = 24
BUTTONS_DP = 48
KEYBOARD_DP = {"portrait": 224.0, "landscape": 168.0}
"""Height of the rows of keys; the keys of a lying phone are lower, those of a tablet are not."""
TABLET_DP = 600
"""A screen whose shorter side has as much is a tablet's."""
HIDE_STRIP_DP = 24
"""With gestures the keyboard of an upright phone ends in a strip with the button that hides it."""


def upright(config: Config) -> bool:
    """Whether the device stands in portrait."""
    return config.orientation == "portrait"


def px(config: Config, dp: float) -> int:
    """Dp in whole pixels, rounded half up."""
    return int(dp * config.density + 0.5)


@lru_cache(maxsize=64)
def sides(config: Config) -> tuple[int, int, int, int]:
    """Left, top, right and bottom in pixels that status and navigation bar cover.

    The three buttons of a lying phone stand at the side where they are when it is upright.
    """
    top = px(config, STATUS_DP)
    if config.navigation == "gesture":
        return 0, top, 0, px(config, GESTURE_DP)
    side = px(config, BUTTONS_DP)
    if upright(config):
        return 0, top, 0, side
    return (side, top, 0, 0) if config.orientation == "reverse_landscape" else (0, top, side, 0)


@lru_cache(maxsize=64)
def dp_sides(config: Config) -> tuple[float, float, float, float]:
    """:func:`sides` in dp."""
    left, top, right, bottom = sides(config)
    return left / config.density, top / config.density, right / config.density, bottom / config.density


def keyboard_dp(config: Config) -> float:
    """Height of the keyboard without the navigation bar under it."""
    if not upright(config):
        return KEYBOARD_DP["portrait" if config.width >= TABLET_DP * config.density else "landscape"]
    return KEYBOARD_DP["portrait"] + (HIDE_STRIP_DP if config.navigation == "gesture" else 0)


def insets(state: PhoneState, *, ime: bool | None = None) -> tuple[int, int, int, int]:
    """Left, top, right and bottom in pixels of an app's window that bars, and the keyboard if it is up, cover.

    A navigation bar at the side takes its room from the window itself, so left and right are 0.
    """
    config = state.config
    _, top, _, bottom = sides(config)
    up = state.ime if ime is None else ime
    return 0, top, 0, bottom + (px(config, keyboard_dp(config)) if up else 0)
