"""The system's windows over the apps': keyboard, toast, status bar, navigation bar."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.android.background import Background
from gts_env.android.clock import local
from gts_env.android.config import Config
from gts_env.android.connectivity import by_wifi
from gts_env.android.locale.numbers import digits
from gts_env.android.outside import PANEL
from gts_env.android.painting.painter import changed
from gts_env.android.state import LAUNCHER, PhoneState
from gts_env.android.system import clip_overlay, handles, heads_up, keyboard, navigation, text_toolbar, themes, toast
from gts_env.android.system.metrics import insets, sides
from gts_env.android.system.panel_words import panel_words
from gts_env.android.system.tone import is_dark
from gts_env.android.system.words import words
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row, Stack
from gts_env.android.widgets.leaf import Gap, Icon, Text
from gts_env.android.window import Window

if TYPE_CHECKING:
    from gts_env.android.manifest import Registry

MOST_ICONS = 4
"""Symbols of notifications in the status bar; a dot stands for further ones."""

MOST_GROUNDS = 48
"""Screens whose bars are remembered."""

__all__ = ["SystemWindows", "clock_text", "insets", "sides"]


class Looks(NamedTuple):
    """How the bars stand out from what lies under them.

    Attributes:
        on_dark: Whether the status bar lies on something dark.
        ground: What the navigation bar lies on: ``light``, ``dark``, or ``clear`` for a wallpaper.
    """

    on_dark: bool
    ground: str


class SystemWindows:
    """The system's windows over those of apps. Each is the same object as long as nothing it shows changes.

    Args:
        apps: Installed apps.
    """

    def __init__(self, apps: Registry) -> None:
        self.apps = apps
        self._below: tuple[Window, ...] = ()
        self._under: tuple[Any, ...] = ()
        self._looks = Looks(False, "")
        self._known: dict[Any, tuple[tuple[Any, ...], Looks]] = {}
        self._shown: tuple[Any, ...] = ()
        self._bars: tuple[Window, ...] = ()

    def over(self, state: PhoneState, below: Sequence[Window]) -> list[Window]:
        """The windows over ``below``, from back to front."""
        out: list[Window] = handles.shown(state, below[-1])
        if state.ime:
            out.append(keyboard.window(state, below[-1]))
        tools = text_toolbar.window(state, below[-1], out[-1] if state.ime else None)
        if tools is not None:
            out.append(tools)
        if state.toast is not None:
            manifest = self.apps.manifests[state.toast.app or state.entry.app]
            out.append(toast.window(state.config, manifest, state.toast.text, insets(state)[3]))
        if state.clip is not None and clip_overlay.shown(state):
            out.append(clip_overlay.window(state.config, state.clip.text, state.clip.sensitive, insets(state)[3]))
        background = state.background
        if background.peek is not None:
            out += self._peeking(state, background.peek.key)
        out.extend(self._over_ground(state, below))
        return out

    def _over_ground(self, state: PhoneState, below: Sequence[Window]) -> tuple[Window, ...]:
        """Status bar and navigation bar, which follow what lies under them."""
        looks, background = self._looks_over(state, below), state.background
        shown = (looks, state.config, state.now // 60_000, state.panel is None, state.ime, background.notices,
                 background.quiet)  # fmt: skip
        if shown != self._shown:
            self._shown, self._bars = shown, self._made(state, looks)
        return self._bars

    def _looks_over(self, state: PhoneState, below: Sequence[Window]) -> Looks:
        """How the bars must look over ``below``; remembered for screens that come back."""
        entry = state.entry
        under = state.config, entry.app, entry.screen, state.panel is None, state.ime
        ground = tuple([(w.box, w.x, w.y) for w in below])
        known = self._known.get(ground)
        if known is None or known[0] != under:
            if len(self._known) >= MOST_GROUNDS:
                self._known.clear()
            if under != self._under or not self._same_ground(state.config, below):
                self._looks = self._seen(state, below)
            known = self._known[ground] = under, self._looks
        self._under, self._looks = known
        self._below = tuple(below)
        return self._looks

    def _same_ground(self, config: Config, below: Sequence[Window]) -> bool:
        """Whether what lies under the bars is drawn as it was for the frame before."""
        if len(below) != len(self._below):
            return False
        points = _points(config)
        for new, old in zip(below, self._below, strict=True):
            if new.box is old.box and (new.x, new.y) == (old.x, old.y):
                continue
            for left, top, right, bottom in changed(old, new):
                if any(left <= x < right and top <= y < bottom for x, y in points):
                    return False
        return True

    def _peeking(self, state: PhoneState, key: str) -> list[Window]:
        notice = state.background.notice(key)
        if notice is None or PANEL not in self.apps:
            return []
        manifest = self.apps.app(notice.app).manifest
        return [heads_up.window(state.config, notice, manifest, state.now // 60_000)]

    def _seen(self, state: PhoneState, below: Sequence[Window]) -> Looks:
        config = state.config
        wallpaper = state.panel is None and self._on_wallpaper(state)
        ground_window = below[0] if state.panel is None else below[-1]
        on_dark = wallpaper or is_dark(ground_window, *_points(config)[0], config.night)
        bare = wallpaper and not _covered(config, below)
        return Looks(on_dark, "clear" if bare else _ground(state, below))

    def _made(self, state: PhoneState, looks: Looks) -> tuple[Window, ...]:
        config, background = state.config, state.background
        now = digits(_clock(state.now // 60_000, config.zone, config.hour24), config.locale)
        icons = () if state.panel is not None else notice_icons(background, self.apps)
        status = _status(config, now, looks.on_dark, icons, background.quiet)
        return status, navigation.window(config, looks.ground, state.ime)

    def _on_wallpaper(self, state: PhoneState) -> bool:
        """Whether the bars lie on a dark picture that the app, or the home screen, has put behind them."""
        app = self.apps.app(state.entry.app)
        return app.dark_bars or (app.id == LAUNCHER and app.screens[state.entry.screen].launcher)


def _points(config: Config) -> tuple[tuple[int, int], tuple[int, int]]:
    """The pixels whose colour stands for all that lies under the status bar and under the navigation bar."""
    (width, height), (_, top, _, bottom) = config.size, sides(config)
    return (width // 2, top // 2), (width // 2, height - bottom // 2)


def _covered(config: Config, below: Sequence[Window]) -> bool:
    """Whether a layer lies between the navigation bar and the wallpaper."""
    x, y = _points(config)[1]
    return any(w.holds(x, y) for w in below[1:])


def _ground(state: PhoneState, below: Sequence[Window]) -> str:
    """What the navigation bar lies on; the keyboard under it and buttons at the side follow the theme."""
    config = state.config
    bottom = sides(config)[3]
    dark = config.night
    if bottom and not state.ime:
        x, y = _points(config)[1]
        window = next((w for w in reversed(below) if w.holds(x, y)), below[0])
        dark = is_dark(window, x, y, dark)
    return "dark" if dark else "light"


@lru_cache(maxsize=128)
def _status(config: Config, clock: str, on_dark: bool, icons: tuple[str, ...], quiet: bool) -> Window:
    lay = themes.layout(config)
    left, tall, right, _ = sides(config)
    width = config.size[0] - left - right
    bar = status_bar(clock, on_dark, icons, radios(config, quiet))
    return Window("status", lay(bar, width, tall, width, tall), left, 0, themes.SYSTEM_UI, lay)


@lru_cache(maxsize=64)
def _clock(minute: int, zone: str, hour24: bool) -> str:
    return clock_text(local(minute * 60_000, zone), hour24)


def clock_text(now: dt.datetime, hour24: bool) -> str:
    """The clock of the status bar: ``9:41``, or ``09:41`` on the 24-hour clock."""
    return f"{now:%H:%M}" if hour24 else f"{(now.hour - 1) % 12 + 1}:{now:%M}"


def notice_icons(background: Background, apps: Registry) -> tuple[str, ...]:
    """Symbols of the notifications, one an app, the latest first; silent ones have none."""
    shown = [n.icon or apps.app(n.app).manifest.icon for n in background.notices if n.importance != "low"]
    return tuple(dict.fromkeys(shown))


def radios(config: Config, quiet: bool) -> tuple[tuple[str, str], ...]:
    """Symbols of the radios and the battery with what a screen reader says."""
    said, panel = words(config.locale), panel_words(config.locale)
    found = [("do_not_disturb_on", f"{panel.quiet}.")] if quiet else []
    if by_wifi(config):
        found.append(("wifi", said.wifi))
    found.append(
        ("airplanemode_active", f"{panel.airplane}.") if config.airplane else ("signal_cellular_4_bar", said.phone)
    )
    found.append(("battery_full", said.battery.format(digits("100", config.locale))))
    return tuple(found)


def status_bar(clock: str, on_dark: bool, icons: tuple[str, ...], radios: tuple[tuple[str, str], ...]) -> Widget:
    """Clock and notifications at the start, radios and battery at the end."""
    color = navigation.WHITE if on_dark else navigation.BLACK
    left: list[Widget] = [Icon(name, 16, color, filled=True, silent=True) for name in icons[:MOST_ICONS]]
    if len(icons) > MOST_ICONS:
        left.append(Stack([], width=4, height=4, radius=2, background=color, silent=True))
    right: list[Widget] = [Icon(name, 16, color, filled=name == "battery_full", desc=desc) for name, desc in radios]
    return Row(
        [
            Text(clock, "label_large", color, id="clock", size=14),
            Gap(width=8),
            Row(left, gap=6) if left else None,
            Gap(weight=1),
            Row(right, gap=4),
        ],
        padding=(24, 0),
        width="fill",
        height="fill",
    )
