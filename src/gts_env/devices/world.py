"""The world of a scenario on the embedded phone: binds its events to apps, and looks out for what they wait for."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gts_env.actions import Action
from gts_env.android.clock import to_ms
from gts_env.android.effects import As, Do, Effect, Launch, pack
from gts_env.android.intent_effects import StartIntent, sending, share
from gts_env.android.intents import Intent
from gts_env.android.resolving import candidates
from gts_env.android.state import Due, PhoneState, World
from gts_env.android.world import Kill, Network, scheduled
from gts_env.benchmark.predicates import Compiler
from gts_env.benchmark.scene import NO_BINDINGS, Scene
from gts_env.errors import BindingError, near

if TYPE_CHECKING:
    from gts_env.android.manifest import Registry
    from gts_env.android.phone import Phone
    from gts_env.benchmark.model import Scenario
    from gts_env.benchmark.world import WorldAct
    from gts_env.screen import Screen

STRIDE = 1000
"""Numbers in the order of simultaneous things that one event has for its own."""


class BoundWorld:
    """The events of a scenario, bound to the apps of a phone.

    Args:
        scenario: The scenario.
        apps: Installed apps.

    Raises:
        BindingError: An event names an app, command, screen or argument that is not there, or a time that is past.
    """

    def __init__(self, scenario: Scenario, apps: Registry) -> None:
        self.events = scenario.events
        self.effects = tuple([[_bound(act, scenario.app, apps) for act in event.do] for event in scenario.events])
        compiler = Compiler(scenario.screens)
        self.watches = tuple([e.when.compile(compiler) if e.when is not None else None for e in scenario.events])
        self.start = to_ms(scenario.device.now, scenario.device.time_zone)
        self.zone = scenario.device.time_zone

    def begin(self, state: PhoneState) -> PhoneState:
        """The state in which the world has all before it."""
        world = World(armed=tuple([i for i, watch in enumerate(self.watches) if watch is not None]))
        for number, event in enumerate(self.events):
            if event.at is not None:
                world = self._put(world, number, self._time(number))
        return replace(state, world=world)

    def _time(self, number: int) -> int:
        event = self.events[number]
        if isinstance(event.at, int):
            return self.start + event.at
        assert event.at is not None
        at = to_ms(event.at, self.zone)
        if at < self.start:
            raise _error(event, f"{event.at} lies before the scenario's now")
        return at

    def _put(self, world: World, number: int, at: int) -> World:
        for step, effect in enumerate(self.effects[number]):
            world = scheduled(world, Due(at, number * STRIDE + step, effect))
        return world

    def look(self, phone: Phone) -> None:
        """Bring about what waits for a state that the screen shows already."""
        scene = Scene(phone.screen())
        found = [i for i in phone.state.world.armed if self._watch(i).is_state]
        self._meet(phone, [i for i in found if self._watch(i).on(scene, NO_BINDINGS)])

    def step(self, phone: Phone, before: Screen, action: Action) -> None:
        """Bring about what waited for this step, or for the screen it led to, in the order of the file."""
        old, new = Scene(before), Scene(phone.screen())
        armed = phone.state.world.armed
        self._meet(phone, [i for i in armed if self._watch(i).holds(old, action, new, NO_BINDINGS)])

    def _watch(self, number: int) -> Any:
        return self.watches[number]

    def _meet(self, phone: Phone, met: Iterable[int]) -> None:
        for number in met:
            world = phone.state.world
            world = replace(world, armed=tuple([i for i in world.armed if i != number]))
            delay = self.events[number].delay
            if delay:
                world = self._put(world, number, phone.state.now + delay)
            phone.state = replace(phone.state, world=world)
            for effect in self.effects[number] if not delay else ():
                phone.happen(effect)


# -- binding ---------------------------------------------------------------------------------------------------------


def _error(place: Any, problem: str, mend: str = "") -> BindingError:
    return BindingError(problem, file=place.where.file, line=place.where.line, field="events", mend=mend)


def _bound(act: WorldAct, app: str, apps: Registry) -> Effect:
    """The effect of one thing that the world does."""
    if act.kind == "command":
        return _command(act, act.app or app, apps)
    if act.kind in ("launch", "kill", "force_stop"):
        _check_app(act, act.word, apps)
        return Launch(act.word) if act.kind == "launch" else Kill(act.word, act.kind == "force_stop")
    if act.kind == "network":
        return Network(act.word == "on")
    if act.kind == "share":
        return _shared(act, apps)
    return _started(act, Intent(**{**act.args, "extras": pack(dict(act.args.get("extras", {})))}, app=act.app), apps)


def _check_app(act: WorldAct, app: str, apps: Registry) -> None:
    if app not in apps:
        raise _error(act, f"no app {app!r} is installed", near(app, apps.manifests))


def _command(act: WorldAct, app: str, apps: Registry) -> Effect:
    _check_app(act, app, apps)
    owner = apps.app(app)
    if act.word not in owner.commands:
        raise _error(act, f"app {app!r} has no command {act.word!r}", near(act.word, owner.commands))
    arguments = dict(act.args)
    try:
        inspect.signature(getattr(owner, act.word)).bind(None, **arguments)
    except TypeError as error:
        raise _error(act, f"command {act.word!r} of app {app!r}: {error}") from None
    return As(app, Do(act.word, pack(arguments)))


def _shared(act: WorldAct, apps: Registry) -> Effect:
    subject = str(act.args.get("subject", ""))
    return share(act.word, subject) if act.app is None else _started(act, sending(act.word, subject, act.app), apps)


def _started(act: WorldAct, intent: Intent, apps: Registry) -> Effect:
    if intent.app is not None:
        _check_app(act, intent.app, apps)
    if intent.screen is not None and intent.app is not None:
        screens = apps.app(intent.app).screens
        if intent.screen not in screens:
            raise _error(act, f"app {intent.app!r} has no screen {intent.screen!r}", near(intent.screen, screens))
    elif not candidates(apps, intent):
        raise _error(act, f"no app answers the intent {intent.action} {intent.data or intent.type or ''}".rstrip())
    return StartIntent(replace(intent, flags=(*intent.flags, "new_task")))
