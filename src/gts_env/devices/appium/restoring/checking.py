"""Whether a device is in the state that a scenario asks for: ``ready`` and the settings, seen on its screen."""

from __future__ import annotations

import datetime as dt
import tempfile
import zoneinfo
from pathlib import Path
from typing import TYPE_CHECKING

from gts_env.benchmark.predicates import Compiler
from gts_env.benchmark.scene import NO_BINDINGS, Scene
from gts_env.devices.appium.restoring.work import NotRestored

if TYPE_CHECKING:
    from gts_env.benchmark import Scenario
    from gts_env.devices.appium.picture import Picture
    from gts_env.devices.appium.profile import Profile
    from gts_env.screen import Node, Screen

MOST_MINUTES = 5
"""How far a clock may be from what was asked for."""
_OUTLINED = 40


def check(scenario: Scenario, profile: Profile, screen: Screen) -> None:
    """Have ``ready`` and all settings that a screen tells of as the scenario says.

    Raises:
        NotRestored: Something is not so.
    """
    for name, wanted, found in _facts(scenario, profile, screen):
        if wanted != found:
            raise NotRestored(f"device.{name} is not {wanted!r} after the restore", found=repr(found))
    if scenario.ready is None:
        return
    held = scenario.ready.compile(Compiler(scenario.screens))(Scene(screen), NO_BINDINGS)
    if not held:
        raise NotRestored(
            f"`ready` {'does not hold on' if held is False else 'cannot be told from'} the screen after the restore",
            found=f"screen {screen.activity or '?'} of {screen.package or '?'}",
            mend=f"See `ready` in {scenario.where}.",
        )


def _facts(scenario: Scenario, profile: Profile, screen: Screen) -> list[tuple[str, object, object]]:
    device = scenario.device
    every = {
        "dark": (device.dark, screen.night),
        "font_scale": (round(device.font_scale, 2), round(screen.font_scale, 2)),
        "locale": (device.locale, screen.locale),
        "orientation": (device.orientation, screen.orientation),
        "now": (device.now, _clock(device.now, device.time_zone, screen.time_ms)),
    }
    asked: tuple[str, ...] = ()
    if scenario.android is not None:
        # Whatever the device could do: what the block does not ask for is left as it is, and may be anything.
        asked = scenario.android.settings
    elif "settings" in profile.can:
        asked = tuple(every) if "time" in profile.can else tuple(every)[:-1]
    return [(name, *every[name]) for name in every if name in asked]


def _clock(wanted: dt.datetime, zone: str, time_ms: int) -> dt.datetime:
    """What the clock shows; what was wanted, if it is near enough."""
    found = dt.datetime.fromtimestamp(time_ms / 1000, zoneinfo.ZoneInfo(zone)).replace(tzinfo=None)
    return wanted if abs(found - wanted) < dt.timedelta(minutes=MOST_MINUTES) else found


def outline(screen: Screen) -> str:
    """A screen in lines: each node that says something, as deep as it lies."""
    lines: list[str] = []
    for root in screen.roots:
        _outline(root, 0, lines)
    more = len(lines) - _OUTLINED
    return "\n".join(lines[:_OUTLINED] + ([f"... and {more} more"] if more > 0 else []))


def _outline(node: Node, depth: int, lines: list[str]) -> None:
    said = node.text or node.content_desc
    if said or node.resource_id:
        kind = node.class_name.rpartition(".")[2]
        name = f" #{node.name}" if node.name else ""
        lines.append(f"{'  ' * depth}{kind}{name}{f' {said[:60]!r}' if said else ''}")
        depth += 1
    for child in node.children:
        _outline(child, depth, lines)


def saved(picture: Picture) -> Path:
    """Write a screenshot to a file of its own; returns its path."""
    with tempfile.NamedTemporaryFile(prefix="gts-restore-", suffix=".png", delete=False) as file:
        file.write(picture.png)
    return Path(file.name)
