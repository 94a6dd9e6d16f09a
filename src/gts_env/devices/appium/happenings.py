"""The world of a scenario on a real device: events that say by ``android:`` what a shell does, at their time."""

from __future__ import annotations

import datetime as dt
import shlex
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from gts_env.benchmark.predicates import Compiler
from gts_env.benchmark.scene import NO_BINDINGS, Scene

if TYPE_CHECKING:
    from gts_env.actions import Action
    from gts_env.benchmark import Scenario
    from gts_env.benchmark.world import WorldAct, WorldEvent
    from gts_env.screen import Screen

Shell = Callable[[str], tuple[int, str]]
_EXTRAS: dict[type, str] = {bool: "--ez", int: "--el", float: "--ef", str: "--es"}
_FLAGS = {"clear_top": 0x04000000, "single_top": 0x20000000, "clear_task": 0x00008000, "no_history": 0x40000000}
_NEW_TASK = 0x10000000


class Happenings:
    """Events that are still to come.

    They happen between two steps: what falls due while an action is carried out follows it.

    Args:
        scenario: A scenario of a real app.
        shell: Runs a command on the device.
        screen: The screen that the episode begins with.
    """

    def __init__(self, scenario: Scenario, shell: Shell, screen: Screen) -> None:
        self._scenario, self._shell = scenario, shell
        self._due: list[tuple[int, WorldEvent]] = []
        compiler = Compiler(scenario.screens)
        self._armed = [(e, e.when.compile(compiler)) for e in scenario.events if e.when is not None]
        for event in scenario.events:
            if event.at is not None:
                self._due.append((self._time(event.at, screen.time_ms), event))
        scene = Scene(screen)
        self._meet((e for e, watch in self._armed if watch.is_state and watch.on(scene, NO_BINDINGS)), screen)
        self._run(screen.time_ms)

    def _time(self, at: int | dt.datetime, start: int) -> int:
        if isinstance(at, int):
            return start + at
        return int(at.replace(tzinfo=ZoneInfo(self._scenario.device.time_zone)).timestamp() * 1000)

    def step(self, before: Screen, action: Action, after: Screen) -> bool:
        """Bring about what a step has met, and what is due; returns whether anything happened."""
        old, new = Scene(before), Scene(after)
        self._meet([e for e, watch in self._armed if watch.holds(old, action, new, NO_BINDINGS)], after)
        return self._run(after.time_ms)

    def _meet(self, met: Iterable[WorldEvent], screen: Screen) -> None:
        for event in list(met):
            self._armed = [one for one in self._armed if one[0] is not event]
            self._due.append((screen.time_ms + event.delay, event))

    def _run(self, now: int) -> bool:
        due = [one for one in self._due if one[0] <= now]
        self._due = [one for one in self._due if one[0] > now]
        for _, event in sorted(due, key=lambda one: one[0]):
            for act in event.android:
                self._shell(command(act, self._scenario))
        return bool(due)


def command(act: WorldAct, scenario: Scenario) -> str:
    """What a shell is told so that something happens."""
    if act.kind == "network":
        return f"cmd connectivity airplane-mode {'disable' if act.word == 'on' else 'enable'}"
    if act.kind in ("kill", "force_stop"):
        return f"am {act.kind.replace('_', '-')} {_package(scenario)}"
    if act.kind == "launch":
        component = scenario.android.component if scenario.android is not None else ""
        return f"am start -a android.intent.action.MAIN -c android.intent.category.LAUNCHER -n {shlex.quote(component)}"
    return _intent(act, scenario)


def _intent(act: WorldAct, scenario: Scenario) -> str:
    words = ["am", "start"]
    flags, extras = _NEW_TASK, dict(act.args.get("extras", {}))
    if act.kind == "share":
        words += ["-a", "android.intent.action.SEND", "-t", "text/plain"]
        extras["android.intent.extra.TEXT"] = act.word
        if act.args.get("subject"):
            extras["android.intent.extra.SUBJECT"] = str(act.args["subject"])
    for option, name in (("-a", "action"), ("-d", "data"), ("-t", "type")):
        if name in act.args:
            words += [option, str(act.args[name])]
    for name, value in extras.items():
        words += [_EXTRAS.get(type(value), "--es"), name, str(value).lower() if isinstance(value, bool) else str(value)]
    for flag in act.args.get("flags", ()):
        flags |= _FLAGS.get(flag, 0)
    if act.app is not None:
        words += ["-p", _package(scenario)]
    return shlex.join([*words, "-f", hex(flags)])


def _package(scenario: Scenario) -> str:
    return scenario.android.package if scenario.android is not None else ""


def strangers(event: WorldEvent, scenario: Scenario) -> list[str]:
    """Apps that an event names and that no ``android:`` block gives a package."""
    named = [act.word if act.kind in ("launch", "kill", "force_stop") else act.app for act in event.android]
    return [name for name in named if name not in (None, scenario.app)]
