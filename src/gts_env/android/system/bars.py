"""Status bar, navigation bar, toast and keyboard windows, and the insets they leave to apps."""

from __future__ import annotations

import datetime as dt
from functools import lru_cache
from typing import TYPE_CHECKING

from gts_env.android.clock import local
from gts_env.android.layout.context import INF, Layout
from gts_env.android.seams import CLEAN, Site
from gts_env.android.state import PhoneState
from gts_env.android.system import keyboard
from gts_env.android.theme import theme_for
from gts_env.android.view_state import EMPTY_VIEW
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row, Stack
from gts_env.android.widgets.leaf import Gap, Icon, Text

if TYPE_CHECKING:
    from gts_env.android.frame import Composer, Window

SYSTEM_UI = "com.android.systemui"
STATUS_DP = 28
GESTURE_DP = 24
BUTTONS_DP = 48
SYSTEM_SEED = 0xFF6750A4


def insets(state: PhoneState, *, ime: bool | None = None) -> tuple[int, int, int, int]:
    """Left, top, right and bottom in pixels that bars, and the keyboard if it is up, cover."""
    config = state.config
    density = config.density
    bottom = GESTURE_DP if config.navigation == "gesture" else BUTTONS_DP
    up = state.ime if ime is None else ime
    if up:
        bottom = keyboard.height_dp(config) + bottom
    return 0, int(STATUS_DP * density + 0.5), 0, int(bottom * density + 0.5)


def windows(composer: Composer, state: PhoneState, active: Window) -> list[Window]:
    """The system's windows, from back to front."""
    out = []
    if state.ime:
        out.append(_keyboard(state, active))
    if state.toast is not None:
        out.append(_toast(state))
    out.append(_status(composer, state))
    out.append(_navigation(composer, state))
    return out


def _layout(state: PhoneState, seed: int = SYSTEM_SEED) -> Layout:
    return Layout(theme_for(seed, state.config), EMPTY_VIEW, CLEAN, Site("system", "bars", {}, state.config, state), {})


def _on_dark(composer: Composer, state: PhoneState) -> bool:
    return bool(state.config.night or composer.apps.app(state.entry.app).dark_bars)


def _status(composer: Composer, state: PhoneState) -> Window:
    from gts_env.android.frame import Window

    now = local(state.now, state.config.zone)
    root = status_bar(clock_text(now, state.config.hour24), _on_dark(composer, state))
    lay = _layout(state)
    width = state.config.size[0]
    height = lay.px(STATUS_DP)
    return Window("status", lay(root, width, height, width, height), 0, 0, SYSTEM_UI, lay)


def clock_text(now: dt.datetime, hour24: bool) -> str:
    """The clock of the status bar: ``9:41``, or ``09:41`` on the 24-hour clock."""
    return f"{now:%H:%M}" if hour24 else f"{(now.hour - 1) % 12 + 1}:{now:%M}"


@lru_cache(maxsize=512)
def status_bar(clock: str, on_dark: bool) -> Widget:
    """Clock at the start, radio and battery at the end."""
    color = "#FFFFFF" if on_dark else "#1D1B20"
    return Row(
        [
            Text(clock, "label_large", color, weight_=500, id="clock", size=14),
            Gap(weight=1),
            Icon("wifi", 16, color, desc="Wifi three bars."),
            Gap(width=4),
            Icon("signal_cellular_4_bar", 16, color, desc="Phone four bars."),
            Gap(width=4),
            Icon("battery_full", 16, color, filled=True, desc="Battery 100 percent."),
        ],
        padding=(24, 0),
        width="fill",
        height="fill",
    )


def _navigation(composer: Composer, state: PhoneState) -> Window:
    from gts_env.android.frame import Window

    lay = _layout(state)
    width, height = state.config.size
    tall = lay.px(GESTURE_DP if state.config.navigation == "gesture" else BUTTONS_DP)
    root = gesture_bar(_on_dark(composer, state))
    return Window("navigation", lay(root, width, tall, width, tall), 0, height - tall, SYSTEM_UI, lay)


@lru_cache(maxsize=4)
def gesture_bar(on_dark: bool) -> Widget:
    """The pill of gesture navigation."""
    color = "#FFFFFF" if on_dark else "#1D1B20"
    pill = Stack([], width=108, height=4, radius=2, background=color)
    return Stack([pill], align="center", width="fill", height="fill", silent=True)


def _toast(state: PhoneState) -> Window:
    from gts_env.android.frame import Window

    assert state.toast is not None
    root = Row(
        [Text(state.toast.text, "body_medium", "on_surface", max_lines=2, id="message")],
        padding=(24, 12),
        background="surface_container_high",
        radius=24,
        elevation=3,
    )
    lay = _layout(state)
    width, height = state.config.size
    box = lay(root, width - lay.px(48), INF)
    bottom = insets(state)[3] + lay.px(40)
    return Window("toast", box, (width - box.w) // 2, height - bottom - box.h, SYSTEM_UI, lay)


def _keyboard(state: PhoneState, active: Window) -> Window:
    from gts_env.android.frame import Window

    lay = _layout(state)
    width, height = state.config.size
    root = keyboard.board(state, active)
    nav = lay.px(GESTURE_DP if state.config.navigation == "gesture" else BUTTONS_DP)
    tall = lay.px(keyboard.height_dp(state.config)) + nav
    return Window("ime", lay(root, width, tall, width, tall), 0, height - tall, keyboard.PACKAGE, lay)
