"""Time that passes, and the jobs that fall due while it does: timers, alarms, repeating ones, each at its own time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gts_env.android import home_widget, windows
from gts_env.android.app import App
from gts_env.android.background import Background, Job
from gts_env.android.outside import behind
from gts_env.android.state import LAUNCHER, PhoneState
from gts_env.android.ui import Ui
from gts_env.errors import DeviceError
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.reducer import Reducer

HOUR = 3_600_000
MOST = 20_000
"""Jobs that may run within one action; 24 hours of ten that run every minute are 14400."""


def pass_time(reducer: Reducer, state: PhoneState, ms: int) -> PhoneState:
    """Let time pass after an action.

    Jobs that fall due run in order of time, with the clock at the time of each; what they schedule runs too.

    Raises:
        DeviceError: More than :data:`MOST` jobs ran: one of them makes the next without end.
    """
    state = refreshed(reducer, state)
    end = state.now + ms
    runs = 0
    while (jobs := state.background.jobs) and jobs[0].at <= end:
        runs += 1
        if runs > MOST:
            raise DeviceError(
                f"job {jobs[0].command!r} of app {jobs[0].app!r} falls due again and again at {jobs[0].at}"
            )
        state = _passed(state, max(0, jobs[0].at - state.now))
        state = _run(reducer, state, jobs[0])
    return _passed(state, end - state.now)


def _passed(state: PhoneState, ms: int) -> PhoneState:
    state = windows.pass_time(state, ms)
    background = state.background
    if background.peek is not None and background.peek.until <= state.now:
        state = evolve(state, background=evolve(background, peek=None))
    return state


def _run(reducer: Reducer, before: PhoneState, job: Job) -> PhoneState:
    """Run the first job; one that repeats is put back at its next time."""
    background = evolve(before.background, jobs=before.background.jobs[1:])
    if job.every:
        background = background.with_job(evolve(job, at=job.at + job.every))
    state = reducer.job(evolve(before, background=background), job.app, job.command, **dict(job.args))
    return refreshed(reducer, state if job.name else _with_alarms(reducer, state, job.app))


# -- what follows from data ------------------------------------------------------------------------------------------


def has_alarms(app: App) -> bool:
    """Whether an app's data give rise to alarms."""
    return type(app).alarms is not App.alarms


def booted(reducer: Reducer, state: PhoneState, apps: tuple[str, ...]) -> PhoneState:
    """The state with the alarms of the apps that a scenario brings."""
    for app in apps:
        if has_alarms(reducer.apps.app(app)):
            state = _with_alarms(reducer, state, app)
    return refreshed(reducer, state)


def refreshed(reducer: Reducer, state: PhoneState) -> PhoneState:
    """The state with alarms that follow from what has changed: an app's data, the zone, a first start."""
    alarmed = state.background.alarmed
    for task in state.tasks:
        if task.app not in alarmed and has_alarms(reducer.apps.app(task.app)):
            state = _with_alarms(reducer, state, task.app)
    for app, (data, zone) in alarmed.items():
        if state.data[app] is not data or state.config.zone != zone:
            state = _with_alarms(reducer, state, app)
    return home_widget.refreshed(reducer, state) if state.data[LAUNCHER].widgets else state


def _with_alarms(reducer: Reducer, state: PhoneState, app: str) -> PhoneState:
    """The state with the next alarms of an app in place of those that waited; what is due at this moment stays."""
    found = next_alarms(reducer, state, app)
    background = state.background
    kept = tuple([j for j in background.jobs if j.name or j.app != app or j.at <= state.now])
    alarmed = {**background.alarmed, app: (state.data[app], state.config.zone)}
    made: Background = evolve(background, jobs=kept, alarmed=alarmed)
    for job in found:
        made = made.with_job(job)
    return evolve(state, background=made)


def next_alarms(reducer: Reducer, state: PhoneState, name: str) -> Sequence[Job]:
    """The alarms of an app that fall due next: all those of one time.

    They are asked for at every change of the app's data. What was found is kept for the hour, by the data and by what
    of them was read: it holds from the moment it was asked until the first of the alarms.
    """
    app, memo = reducer.apps.app(name), reducer.memo
    ui = Ui(state, behind(app), None, reducer.apps, reducer.seams, memo)
    when = state.config.zone, state.now // HOUR

    def ask() -> tuple[int, tuple[Job, ...]]:
        coming = [a for a in app.alarms(ui) if a.at > state.now]
        first = min([a.at for a in coming], default=0)
        return state.now, tuple([Job(a.at, name, "", a.command, a.args) for a in coming if a.at == first])

    def by_reads() -> tuple[int, tuple[Job, ...]]:
        found: tuple[int, tuple[Job, ...]] = memo.call(ui, ("alarms", name), when, ask)
        return found

    asked: int
    jobs: tuple[Job, ...]
    asked, jobs = memo.of_data(ui, "alarms", name, when, by_reads)
    if state.now < asked or (jobs and jobs[0].at <= state.now):
        jobs = ask()[1]
    return jobs
