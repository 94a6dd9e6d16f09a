"""What the world does by itself: effects that fall due while time passes, between the jobs of the apps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android import jobs, lifecycle, process, windows
from gts_env.android.effects import As, Do, Effect
from gts_env.android.state import Due, PhoneState, World
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.reducer import Reducer


@dataclass(frozen=True, slots=True)
class Kill(Effect):
    """The system ends an app's process to have memory; with ``force`` it is stopped even if it is in front."""

    app: str
    force: bool = False


@dataclass(frozen=True, slots=True)
class Network(Effect):
    """The networks come or go, whatever the switches of the phone say."""

    on: bool


def scheduled(world: World, due: Due) -> World:
    """The world with one thing more to do, in order of time and of the scenario."""
    return evolve(world, due=tuple(sorted((*world.due, due), key=lambda d: (d.at, d.order))))


def pass_time(reducer: Reducer, state: PhoneState, ms: int) -> PhoneState:
    """Let time pass after an action.

    What the world does and the jobs of apps happen in order of time; of one time, jobs first.
    """
    end = state.now + ms
    while state.world.due and state.world.due[0].at <= end:
        due, *rest = state.world.due
        state = jobs.pass_time(reducer, state, max(0, due.at - state.now))
        state = happened(reducer, evolve(state, world=evolve(state.world, due=tuple(rest))), due.effect)
    return jobs.pass_time(reducer, state, end - state.now)


def happened(reducer: Reducer, state: PhoneState, effect: Effect) -> PhoneState:
    """The state after something that no user did."""
    if isinstance(effect, Kill):
        ended = (process.stopped if effect.force else process.killed)(state, effect.app)
        return lifecycle.settle(reducer, ended, state)
    if isinstance(effect, Network):
        state = windows.configured(state, reachable=effect.on)
    elif isinstance(effect, As) and isinstance(effect.effect, Do):
        state = reducer.job(state, effect.app, effect.effect.command, **dict(effect.effect.args))
    else:
        state = reducer.apply(state, effect)
    return lifecycle.settle(reducer, state, state)
