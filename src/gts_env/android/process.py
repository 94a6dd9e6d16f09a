"""Processes: what the system takes from an app that is not in front, and what a force stop takes from any."""

from __future__ import annotations

from gts_env.android import windows
from gts_env.android.lifecycle import destroyed
from gts_env.android.state import LAUNCHER, PhoneState, Task
from gts_env.evolving import evolve


def killed(state: PhoneState, app: str) -> PhoneState:
    """The state after the system has ended an app's process to have memory, as ``am kill`` does.

    Its activities keep what they saved and are made anew when they come back; its data stays. A process whose
    activity is in front is not ended.
    """
    if state.entry.app == app or app == LAUNCHER:
        return state
    return evolve(state, tasks=tuple([_without_life(t, app) for t in state.tasks]))


def _without_life(task: Task, app: str) -> Task:
    if not any(e.app == app for e in task.entries):
        return task
    return Task(task.app, tuple([destroyed(e) if e.app == app else e for e in task.entries]))


def stopped(state: PhoneState, app: str) -> PhoneState:
    """The state after an app was stopped by force, as ``am force-stop`` does: its activities and toasts are gone.

    What lay under an activity of it comes to the front, or the launcher.
    """
    if app == LAUNCHER:
        return state
    front = state.task
    kept = [Task(t.app, tuple([e for e in t.entries if e.app != app])) for t in state.tasks if t.app != app]
    kept = [t for t in kept if t.entries]
    if state.toast is not None and (state.toast.app or state.entry.app) == app:
        state = evolve(state, toast=None)
    if state.entry.app == app:
        state = evolve(state, ime=False)
    state = evolve(state, tasks=tuple(kept))
    return state if kept[0].app == front.app else windows.home(state)
