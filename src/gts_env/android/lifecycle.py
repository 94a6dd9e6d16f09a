"""The lifecycle of activities: told from the state after a move, phase by phase, in Android's order.

Opening B from A: A pause; B create, start, resume; A save, stop. Back to A: B pause; A start, resume; B stop, destroy.
A change of the configuration: pause, save, stop, destroy, recreate, start, restore, resume of one activity. One that
the system destroyed while it was left goes through recreate, start, restore, resume when it comes back. A new intent
(``new_intent``) and results are delivered before resume.

``create`` calls an app's ``created`` and ``started``, ``recreate`` the former alone; ``restore`` gives back the saved
view state and calls ``restored``; ``resume``, ``pause`` and ``new_intent`` call ``resumed``, ``paused`` and
``renewed``. Every phase goes through :func:`lifecycle`, so that a fault can leave it out or run it twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gts_env.android import results
from gts_env.android.state import LAUNCHER, Entry, Layer, PhoneState, Task
from gts_env.android.ui import Tx
from gts_env.android.view_state import EMPTY_VIEW, ViewState
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.reducer import Reducer

PHASES = ("create", "recreate", "start", "restore", "new_intent", "resume", "pause", "save", "stop", "destroy")


def lifecycle(tx: Tx, app: App, screen: str, phase: str, work: Callable[[], None] | None = None) -> None:
    """One phase of one activity: what the system does (``work``), then what the app does."""

    def run() -> None:
        if work is not None:
            work()
        app.lived(tx, screen, phase)

    tx.seams.lifecycle(tx, screen, phase, run)


def settle(reducer: Reducer, state: PhoneState, before: PhoneState) -> PhoneState:
    """Bring the activity in front to life and put the one that was left to rest.

    Args:
        reducer: Runs what the apps do.
        state: The state after a move.
        before: The state before it, which has the activities that are gone; the same state where they were seen to.

    Returns:
        The state in which the activity in front is created, up to date and resumed.
    """
    if state.tasks is not before.tasks:
        state = results.collected(state, before)
    front = state.entry
    same = front.uid == state.resumed
    if same and not _due(state, front):
        return state
    old = find(state, state.resumed) or find(before, state.resumed)
    if old is not None:
        state = _told(reducer, state, old, "pause")
        if same and front.stage == "alive" and _outdated(state, front):
            state = _told(reducer, state, old, "save", "stop", "destroy")
    front = state.entry
    state = _front(reducer, evolve(state, resumed=front.uid))
    return state if same or old is None else _rested(reducer, state, old)


def find(state: PhoneState, uid: int) -> Entry | None:
    """The activity record of a number, wherever it stands."""
    return next((e for t in state.tasks for e in t.entries if e.uid == uid), None)


def put_entry(state: PhoneState, entry: Entry) -> PhoneState:
    """The state with one activity record replaced, wherever it stands."""
    tasks = tuple(
        [
            Task(t.app, tuple([entry if e.uid == entry.uid else e for e in t.entries]))
            if any(e.uid == entry.uid for e in t.entries)
            else t
            for t in state.tasks
        ]
    )
    return evolve(state, tasks=tasks)


def without_entry(state: PhoneState, uid: int) -> PhoneState:
    """The state without an activity that is not in front; its task goes with the last one."""
    kept = [Task(t.app, tuple([e for e in t.entries if e.uid != uid])) for t in state.tasks]
    return evolve(state, tasks=tuple([t for t in kept if t.entries]))


def destroyed(entry: Entry) -> Entry:
    """What the system keeps of an activity it destroys: what it saved, its dialogs and sheets with theirs."""
    if entry.stage == "new":
        return entry
    view = entry.view.recreated()
    return evolve(entry, view=view, layers=_kept(entry), focus=None, snackbar=None, stage="saved")


def _kept(entry: Entry) -> tuple[Layer, ...]:
    """Dialogs and sheets come back with what they saved; a menu does not outlive the activity it hangs in."""
    return tuple([evolve(w, view=w.view.recreated()) for w in entry.layers if w.kind != "menu"])


def _outdated(state: PhoneState, entry: Entry) -> bool:
    return entry.config is not None and entry.config.qualifiers != state.config.qualifiers


def _due(state: PhoneState, entry: Entry) -> bool:
    return entry.stage != "alive" or entry.renewed or bool(entry.results) or _outdated(state, entry)


def _tx(reducer: Reducer, state: PhoneState, entry: Entry) -> Tx:
    """A change in the name of an activity, whether it is in front or not."""
    return Tx(state, entry, None, reducer.apps, reducer.seams, reducer.memo, reducer.run)


def _told(reducer: Reducer, state: PhoneState, entry: Entry, *phases: str) -> PhoneState:
    tx = _tx(reducer, state, find(state, entry.uid) or entry)
    for phase in phases:
        lifecycle(tx, reducer.apps.app(entry.app), entry.screen, phase)
    return tx.state


def _front(reducer: Reducer, state: PhoneState) -> PhoneState:
    """The activity in front created or made anew if need be, then resumed."""
    entry = state.entry
    if entry.stage == "new":
        state = state.with_entry(evolve(entry, stage="alive", config=state.config, renewed=False))
        state = _told(reducer, state, entry, "create", "start")
    elif entry.stage == "saved" or _outdated(state, entry):
        state = _recreated(reducer, state, entry)
    else:
        state = _told(reducer, state, entry, "start")
    if state.entry.uid == entry.uid and state.entry.renewed:
        state = _told(reducer, state.with_entry(evolve(state.entry, renewed=False)), entry, "new_intent")
    state = results.delivered(reducer, state, entry.uid)
    # What the app does on the way may have led elsewhere: then it is not resumed.
    return _told(reducer, state, entry, "resume") if state.entry.uid == entry.uid else state


def _recreated(reducer: Reducer, state: PhoneState, entry: Entry) -> PhoneState:
    saved = entry.view.saved
    made = evolve(entry, view=EMPTY_VIEW, layers=_kept(entry), snackbar=None, stage="alive", config=state.config)
    state = state.with_entry(made)
    tx = _tx(reducer, state, state.entry)
    app = reducer.apps.app(entry.app)
    lifecycle(tx, app, entry.screen, "recreate")
    lifecycle(tx, app, entry.screen, "start")

    def restore() -> None:
        now = find(tx.state, entry.uid)
        if now is not None:
            view = ViewState({**now.view.saved, **saved}, now.view.remembered)
            tx.entry = evolve(now, view=view)
            tx.state = put_entry(tx.state, tx.entry)

    lifecycle(tx, app, entry.screen, "restore", restore)
    return tx.state


def _rested(reducer: Reducer, state: PhoneState, old: Entry) -> PhoneState:
    """The activity that was left: saved and stopped, destroyed if it is gone or nothing is to be kept."""
    if find(state, old.uid) is None:
        return _told(reducer, state, old, "stop", "destroy")
    if old.no_history:
        state = without_entry(state, old.uid)
        return _told(reducer, state, old, "stop", "destroy")
    state = _told(reducer, state, old, "save", "stop")
    now = find(state, old.uid)
    if state.config.keep_activities or now is None or now.app == LAUNCHER or now.uid == state.entry.uid:
        return state
    return put_entry(_told(reducer, state, now, "destroy"), destroyed(now))
