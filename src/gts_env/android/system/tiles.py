"""Tiles of quick settings: each shows, and switches, a setting that is real."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.android import windows
from gts_env.android.connectivity import connected, with_airplane, with_wifi
from gts_env.android.effects import Do, Effect, pack
from gts_env.android.layout.box import Box
from gts_env.android.system.panel_words import PanelWords
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.config import Config
    from gts_env.android.state import PhoneState

TILE_DP = 72
"""Least height: two lines of the label and one below fit at the normal font size."""


class Look(NamedTuple):
    """What a tile shows: symbol, label, what stands under it, and whether it is on."""

    icon: str
    label: str
    state: str
    on: bool


class Tile(Row):
    """A tile; one node of the accessibility tree."""

    merged = True

    def __init__(self, name: str, look: Look, effect: Effect, font_scale: float) -> None:
        ink = "on_primary" if look.on else "on_surface"
        lines = [
            Text(look.label, "title_small", ink, max_lines=2),
            Text(look.state, "body_small", ink, max_lines=1),
        ]
        super().__init__(
            [Icon(look.icon, 22, ink, filled=look.on), Column(lines, weight=1)],
            gap=12,
            padding=(18, 0, 12, 0),
            height=max(TILE_DP, 16 + 56 * font_scale),
            width="fill",
            radius=28,
            background="primary" if look.on else "surface_container_highest",
            id=f"qs_tile_{name}",
            item=name,
            desc=f"{look.label}, {look.state}",
            role="Switch",
            checked=look.on,
            on_click=effect,
        )
        self.state = look.state

    def text_of(self, box: Box) -> str:
        """On, off, or what it is connected to."""
        return self.state


def _internet(said: PanelWords, config: Config, quiet: bool) -> Look:
    if config.wifi:
        return Look("wifi", said.internet, said.network, True)
    state = said.mobile if connected(config) else said.off
    return Look("signal_cellular_4_bar" if connected(config) else "wifi_off", said.internet, state, False)


def _switch(icon: str, label: str, on: bool, said: PanelWords) -> Look:
    return Look(icon, label, said.on if on else said.off, on)


LOOKS: dict[str, Callable[[PanelWords, Any, bool], Look]] = {
    "internet": _internet,
    "airplane": lambda said, c, quiet: _switch("flight", said.airplane, c.airplane, said),
    "rotate": lambda said, c, quiet: _switch("screen_rotation", said.rotate, not c.rotation_locked, said),
    "dark": lambda said, c, quiet: _switch("dark_mode", said.dark, c.night, said),
    "quiet": lambda said, c, quiet: _switch("do_not_disturb_on", said.quiet, quiet, said),
}
"""Tile to how it looks: by the words, the configuration, and whether Do Not Disturb is on."""
FIRST = ("internet", "airplane", "rotate", "dark")
"""Tiles over the notifications."""


def tile(name: str, said: PanelWords, config: Config, quiet: bool) -> Tile:
    """The tile of this name."""
    return Tile(name, LOOKS[name](said, config, quiet), Do("toggle", pack({"name": name})), config.font_scale)


def toggled(state: PhoneState, name: str) -> PhoneState:
    """The state after a tap on a tile."""
    config = state.config
    if name == "quiet":
        return evolve(state, background=evolve(state.background, quiet=not state.background.quiet))
    if name == "dark":
        return windows.configured(state, night=not config.night)
    if name == "rotate":
        return windows.configured(state, rotation_locked=not config.rotation_locked)
    if name == "airplane":
        return evolve(state, config=with_airplane(config, not config.airplane))
    return evolve(state, config=with_wifi(config, not config.wifi))
