"""What the reducer does for the effects of :mod:`gts_env.android.intent_effects`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.android import effects as fx
from gts_env.android import windows
from gts_env.android.intent_effects import Copy, Finish, HideClip, ShowShareSheet, StartIntent
from gts_env.android.resolving import RESOLVER, Candidate, candidates, kind_of
from gts_env.android.state import LAUNCHER, Clip, PhoneState, Task
from gts_env.android.system.words import words
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.reducer import Reducer
    from gts_env.android.ui import Tx

COPIED_MS = 6000
"""How long the system tells of a copied text."""


def start_intent(reducer: Reducer, tx: Tx, effect: StartIntent) -> None:
    """Open the screen that can answer; with several, the user chooses unless one was chosen for good."""
    found = candidates(reducer.apps, effect.intent, effect.on_result)
    chosen = found[0] if len(found) == 1 else _preferred(tx.state, kind_of(effect.intent), found)
    if not found:
        tx.state = windows.toast(tx.state, words(tx.state.config.locale).no_apps, app=_owner(tx))
    elif chosen is not None:
        tx.run(chosen.opens)
    else:
        asked = fx.pack({"intent": effect.intent, "on_result": effect.on_result})
        tx.run(fx.Show("choose", asked, "sheet", owner=RESOLVER))


def _preferred(state: PhoneState, kind: str, found: tuple[Candidate, ...]) -> Candidate | None:
    name = dict(state.data[RESOLVER].preferred).get(kind) if found else None
    return next((c for c in found if c.name == name), None)


def _owner(tx: Tx) -> str:
    """The app a toast comes from: the one that asks."""
    return tx.app if tx.app != RESOLVER else tx.state.entry.app


def show_share_sheet(reducer: Reducer, tx: Tx, effect: ShowShareSheet) -> None:
    """Lay the share sheet over the screen in front."""
    tx.run(fx.Show("share", (("intent", effect.intent),), "sheet", owner=RESOLVER))


def copy(reducer: Reducer, tx: Tx, effect: Copy) -> None:
    """Put a text on the clipboard."""
    tx.state = evolve(tx.state, clip=Clip(effect.text, effect.label, tx.state.now + COPIED_MS, effect.sensitive))


def hide_clip(reducer: Reducer, tx: Tx, effect: HideClip) -> None:
    """What was copied stays; only what tells of it goes."""
    if tx.state.clip is not None:
        tx.state = evolve(tx.state, clip=evolve(tx.state.clip, shown_until=0))


def finish(reducer: Reducer, tx: Tx, move: Finish) -> None:
    """Take the activity that asks away; with the last one of its task the task goes."""
    state = tx.state
    if state.entry.uid == tx.entry.uid:
        tx.state = windows.pop(state)
        return
    kept = [Task(t.app, tuple([e for e in t.entries if e.uid != tx.entry.uid])) for t in state.tasks]
    tx.state = evolve(state, tasks=tuple([t for t in kept if t.entries or t.app == LAUNCHER]))


HANDLERS: dict[type, Callable[..., Any]] = {
    StartIntent: start_intent,
    ShowShareSheet: show_share_sheet,
    Copy: copy,
    HideClip: hide_clip,
}
MOVES: dict[type, Callable[..., Any]] = {Finish: finish}
"""Those that go through the navigation seam."""
