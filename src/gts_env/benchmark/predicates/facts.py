"""``package``, ``activity`` and ``device``: what a screen tells beside its tree."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, ClassVar

from gts_env.benchmark.comparison import Comparison, read_comparison
from gts_env.benchmark.predicates.base import CHEAP, Compiler, Predicate, Reading, predicate
from gts_env.benchmark.scene import NO_BINDINGS, Bindings, Scene, Test
from gts_env.benchmark.spot import Spot
from gts_env.benchmark.text_test import TextTest, read_text_test
from gts_env.benchmark.values.compare import SHORT

_FACTS = ("orientation", "night", "font_scale", "locale", "keyboard", "toast", "time")


@dataclass(frozen=True, slots=True)
class Foreground(Predicate):
    """An app, or an activity, is in front.

    Attributes:
        fact: ``package`` or ``activity``.
        wanted: One of these; an activity may be given by its last part.
    """

    fact: str
    wanted: tuple[str, ...] = ()
    key: ClassVar[str] = "package"

    def cost(self, compiler: Compiler) -> int:
        """Next to nothing."""
        return CHEAP

    def compile(self, compiler: Compiler) -> Test:
        """Unknown where the screen does not tell."""
        fact, wanted = self.fact, self.wanted
        tails = tuple(f".{name.lstrip('.')}" for name in wanted) if fact == "activity" else ()

        def test(scene: Scene, _: Bindings) -> bool | None:
            value: str = getattr(scene.screen, fact)
            return (value in wanted or value.endswith(tails)) if value else None

        return test


@dataclass(frozen=True, slots=True)
class Device(Predicate):
    """Facts of the device: each given one must hold. ``time`` is in milliseconds since the epoch."""

    orientation: str | None = None
    night: bool | None = None
    font_scale: Comparison | None = None
    locale: str | None = None
    keyboard: bool | None = None
    toast: bool | TextTest | None = None
    time: Comparison | None = None
    key: ClassVar[str] = "device"

    def cost(self, compiler: Compiler) -> int:
        """Next to nothing."""
        return CHEAP

    def fleeting(self, compiler: Compiler) -> bool:
        """If it asks the time."""
        return self.time is not None

    def compile(self, compiler: Compiler) -> Test:
        """Never unknown."""
        tests = [_fact(name, wanted) for name in _FACTS if (wanted := getattr(self, name)) is not None]
        return lambda scene, _: all(test(scene.screen) for test in tests)


def _fact(name: str, wanted: Any) -> Callable[[Any], bool]:
    if isinstance(wanted, Comparison):
        slot = "time_ms" if name == "time" else name
        return lambda screen: wanted.holds(getattr(screen, slot))
    if name == "locale":
        return lambda screen: screen.locale == wanted or screen.locale.startswith(f"{wanted}-")
    if name == "toast":
        if isinstance(wanted, bool):
            return lambda screen: bool(screen.toast) == wanted
        return lambda screen: bool(screen.toast) and wanted.holds(screen.toast, NO_BINDINGS)
    if name == "orientation":
        return lambda screen: screen.orientation.endswith(wanted)
    return lambda screen: getattr(screen, name) == wanted


@predicate("package")
def _read_package(spot: Spot, _: Mapping[str, Spot], __: Reading) -> Predicate:
    return Foreground(spot.where, "package", _words(spot))


@predicate("activity")
def _read_activity(spot: Spot, _: Mapping[str, Spot], __: Reading) -> Predicate:
    return Foreground(spot.where, "activity", _words(spot))


@predicate("device")
def _read_device(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    fields = spot.fields(_FACTS)
    if not fields:
        raise spot.error("no fact is asked", mend=f"Known: {', '.join(_FACTS)}.")
    made: dict[str, Any] = {}
    for name, value in fields.items():
        if name == "orientation":
            made[name] = value.choice(("portrait", "landscape"))
        elif name == "font_scale":
            made[name] = read_comparison(value)
        elif name == "time":
            made[name] = _time(value, reading.zone)
        elif name == "locale":
            made[name] = value.text(r"[a-z]{2,3}(-[A-Za-z0-9]+)*", "Write de or de-AT.")
        elif name == "toast" and not isinstance(value.value, bool):
            made[name] = read_text_test(value, reading)
        else:
            made[name] = value.flag()
    return Device(spot.where, **made)


def _time(spot: Spot, zone: str) -> Comparison:
    """A comparison with a local time of the device, such as ``>= 2026-10-14T10:00``."""
    from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

    match = SHORT.fullmatch(spot.text())
    try:
        moment = dt.datetime.fromisoformat(match[2] if match else "")
        local = moment if moment.tzinfo is not None else moment.replace(tzinfo=ZoneInfo(zone))
    except (ValueError, OSError, ZoneInfoNotFoundError):
        raise spot.error("not a comparison with a time", mend='Write ">= 2026-10-14T10:00".') from None
    return Comparison(match[1] if match else "==", Decimal(round(local.timestamp() * 1000)))


def _words(spot: Spot) -> tuple[str, ...]:
    return spot.texts(1) if isinstance(spot.value, list) else (spot.text(),)
