"""Earlier data of an app, kept for screens that go on showing it. Data are immutable, so keeping them costs nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults.history import remember

if TYPE_CHECKING:
    from gts_env.android.state import Entry, PhoneState
    from gts_env.android.ui import Tx, Ui


def snapped(tx: Tx, key: str, until: str) -> PhoneState:
    """The state in which the data that each screen was opened with are remembered, as long as it lives."""
    state = tx.state
    held: dict[int, Any] = state.memory.get(key, {})
    alive = {_owner(state, e, until) for task in state.tasks for e in task.entries}
    kept = {uid: data for uid, data in held.items() if uid in alive}
    entry = state.entry
    kept.setdefault(_owner(state, entry, until), state.data[entry.app])
    return remember(state, key, kept)


def snapshot(ui: Ui, key: str, until: str) -> Any:
    """The data that a window's screen was opened with; None if nothing is known of it."""
    ui.memo.note("memory", key, ui.state.memory.get(key))
    ui.memo.note("window", "", ui.entry.uid)
    return ui.state.memory.get(key, {}).get(_owner(ui.state, ui.entry, until))


def _owner(state: PhoneState, entry: Entry, until: str) -> int:
    """The activity whose life counts: the screen's own, or the first of its task."""
    if until == "reopened":
        return entry.uid
    return next((t.entries[0].uid for t in state.tasks if any(e.uid == entry.uid for e in t.entries)), entry.uid)
