"""The soft keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.config import Config
from gts_env.android.state import PhoneState
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column

if TYPE_CHECKING:
    from gts_env.android.frame import Window

PACKAGE = "com.android.inputmethod.latin"


def height_dp(config: Config) -> float:
    """Height of the keyboard in dp, without the navigation bar."""
    return 232 if config.orientation == "portrait" else 168


def board(state: PhoneState, active: Window) -> Widget:
    """The keyboard for the focused field."""
    return Column([], background="surface_container_high", width="fill", height="fill")
