"""Results of activities: what one that was started for a result hands back to the one that waits for it.

A result is delivered when the activity that waits is resumed, after the one that gives it is gone; one that was left
by back, or by any way but :meth:`~gts_env.android.ui.Tx.finish` with a result, gives None (cancelled). As the request
lies in the record of the activity that was started, it outlives rotation and the death of the process.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Do, Effect, Many, Nothing, Put
from gts_env.android.state import Entry, PhoneState, Task
from gts_env.android.ui import Tx
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.reducer import Reducer


def handed(effect: Effect, result: Any) -> Effect:
    """An effect with the result: a ``Do`` gets it as ``result``, a ``Put`` stores it unless it is cancelled."""
    if isinstance(effect, Do):
        return effect.with_(result=result)
    if isinstance(effect, Put):
        return Nothing() if result is None else evolve(effect, value=result)
    if isinstance(effect, Many):
        return Many(tuple([handed(e, result) for e in effect.effects]))
    return effect


def collected(state: PhoneState, before: PhoneState) -> PhoneState:
    """The state in which the results of activities that are gone lie with those that wait for them."""
    here = {e.uid for t in state.tasks for e in t.entries}
    waiting: dict[int, list[Effect]] = {}
    for task in before.tasks:
        for entry in task.entries:
            if entry.on_result is not None and entry.uid not in here and not entry.no_history:
                waiting.setdefault(entry.caller, []).append(handed(entry.on_result, entry.result))
    if not waiting:
        return state
    return evolve(state, tasks=tuple([_filled(t, waiting) for t in state.tasks]))


def _filled(task: Task, waiting: dict[int, list[Effect]]) -> Task:
    if not any(e.uid in waiting for e in task.entries):
        return task
    return Task(task.app, tuple([_given(e, waiting.get(e.uid, [])) for e in task.entries]))


def _given(entry: Entry, results: list[Effect]) -> Entry:
    return evolve(entry, results=(*entry.results, *results)) if results else entry


def delivered(reducer: Reducer, state: PhoneState, uid: int) -> PhoneState:
    """The state after the activity in front has got what waits for it, if it is the one of this number."""
    entry = state.entry
    if entry.uid != uid or not entry.results:
        return state
    state = state.with_entry(evolve(entry, results=()))
    for effect in entry.results:
        tx = Tx(state, state.entry, None, reducer.apps, reducer.seams, reducer.memo, reducer.run)
        reducer.run(tx, effect)
        state = tx.state
    return state
