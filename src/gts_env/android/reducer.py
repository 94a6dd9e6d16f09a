"""The reducer: carries out effects on the phone's state, asking the seams of faults on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android import editing, intent_moves, keys, launching, lifecycle, outside, selecting, windows
from gts_env.android import effects as fx
from gts_env.android.state import LAUNCHER, RECENTS, Entry, Layer, PhoneState
from gts_env.android.ui import Tx
from gts_env.errors import DeviceError
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gts_env.android.frame import Composer
    from gts_env.android.manifest import Registry
    from gts_env.android.memo import Memo
    from gts_env.android.seams import Seams


class Reducer:
    """Applies effects.

    Args:
        apps: Installed apps.
        seams: Live faults.
        memo: Memory of queries, shared with the screens.
        composer: Lays out the frame that keys and typing are about.
    """

    def __init__(self, apps: Registry, seams: Seams, memo: Memo, composer: Composer) -> None:
        self.composer = composer
        self.apps = apps
        self.seams = seams
        self.memo = memo

    def begin(self, state: PhoneState) -> Tx:
        """A change that starts at the window in front."""
        entry = state.panel or state.entry
        layer = entry.layers[-1] if entry.layers else None
        return Tx(state, entry, layer, self.apps, self.seams, self.memo, self.run)

    def apply(self, state: PhoneState, effect: fx.Effect) -> PhoneState:
        """The state after an effect."""
        tx = self.begin(state)
        self.run(tx, effect)
        return tx.state

    def run(self, tx: Tx, effect: fx.Effect) -> None:
        """Carry out an effect within a change."""
        handler = _HANDLERS.get(type(effect))
        if handler is None:
            raise DeviceError(f"the phone knows no effect {effect!r}")
        handler(self, tx, effect)
        self._refresh(tx)

    def _refresh(self, tx: Tx) -> None:
        """Point the change at the window as it now is; it may have moved, but keeps its app and number."""
        panel = tx.state.panel
        if panel is not None and panel.uid == tx.entry.uid:
            tx.entry = panel
            return
        for task in tx.state.tasks:
            for entry in task.entries:
                if entry.uid == tx.entry.uid:
                    tx.entry = entry
                    tx.layer = entry.layers[-1] if entry.layers and tx.layer is not None else None
                    return

    def _do(self, tx: Tx, effect: fx.Do) -> None:
        self.seams.command(tx, effect.command, dict(effect.args), self._runner(tx))

    def _runner(self, tx: Tx) -> Callable[[str, dict[str, Any]], None]:
        app = self.apps.app(tx.app)

        def run(name: str, args: dict[str, Any]) -> None:
            app.look_up("command", name, app.commands)(tx, **args)
            self._refresh(tx)

        return run

    def job(self, state: PhoneState, app: str, command: str, **args: Any) -> PhoneState:
        """The state after a command of an app that no user asked for: what timers, alarms and syncs run."""
        # On top of an app's task may lie an activity of another one, as when something is shared.
        own = (e for t in state.tasks if t.app == app for e in reversed(t.entries) if e.app == app)
        entry = next(own, None) or Entry(0, app, self.apps.app(app).start)
        tx = Tx(state, entry, None, self.apps, self.seams, self.memo, self.run)
        self.seams.job(tx, command, args, self._runner(tx))
        return tx.state

    def _many(self, tx: Tx, effect: fx.Many) -> None:
        for one in effect.effects:
            self.run(tx, one)

    def _put(self, tx: Tx, effect: fx.Put) -> None:
        entry = next((e for e in records(tx.state) if e.uid == tx.entry.uid), None)
        if entry is None:
            return
        layers = entry.layers
        if layers and tx.layer is not None and not effect.outer:
            top = evolve(layers[-1], view=layers[-1].view.put(effect.key, effect.value, effect.saved))
            tx.state = replace_entry(tx.state, evolve(entry, layers=(*layers[:-1], top)))
        else:
            view = entry.view.put(effect.key, effect.value, effect.saved)
            tx.state = replace_entry(tx.state, evolve(entry, view=view))

    def _show(self, tx: Tx, effect: fx.Show) -> None:
        layer = Layer(effect.kind, effect.layer, effect.args, effect.anchor, app=effect.owner)
        tx.state = windows.show(tx.state, layer)

    def _dismiss(self, tx: Tx, effect: fx.Dismiss) -> None:
        tx.state = windows.dismiss(tx.state)
        layers = tx.state.entry.layers
        tx.layer = layers[-1] if layers else None

    def _hide_snackbar(self, tx: Tx, effect: fx.HideSnackbar) -> None:
        tx.state = tx.state.with_entry(evolve(tx.state.entry, snackbar=None))

    def _focus(self, tx: Tx, effect: fx.Focus) -> None:
        tx.state = windows.focus(tx.state, effect.key)

    def _press(self, tx: Tx, effect: fx.Press) -> None:
        keys.press(tx, self.composer.frame(tx.state), effect.key, effect.via)

    def _type(self, tx: Tx, effect: fx.Type) -> None:
        editing.insert(tx, self.composer.frame(tx.state), effect.text)
        tx.state = windows.key_typed(tx.state, effect.text)

    def _erase(self, tx: Tx, effect: fx.Erase) -> None:
        editing.backspace(tx, self.composer.frame(tx.state), effect.times)

    def _turn(self, tx: Tx, effect: fx.Turn) -> None:
        tx.state = windows.turn(tx.state, effect.page, effect.shift, effect.language)

    def _nothing(self, tx: Tx, effect: fx.Nothing) -> None:
        """A control with nothing to do."""

    def _move(self, tx: Tx, move: fx.Effect) -> None:
        if isinstance(move, fx.Back) and move.via == "app" and tx.via is not None:
            # A screen that answers back itself, and then leaves: the key or gesture is still what led to it.
            move = fx.Back(tx.via)
        if tx.state.panel is not None and not isinstance(move, (fx.Show, fx.Dismiss)):
            tx.state = outside.without_panel(tx.state)
        before = tx.state
        self.seams.navigate(tx, move, lambda chosen: _MOVES[type(chosen)](self, tx, chosen))
        tx.state = lifecycle.settle(self, tx.state, before)

    def _open(self, tx: Tx, move: fx.Open) -> None:
        front = tx.state.entry
        if tx.entry.uid != front.uid and tx.app != front.app:
            outside.enter(self, tx, fx.Enter(move.screen, move.args, move.app))
            return
        app = self.apps.app(move.app or tx.app)
        app.look_up("screen", move.screen, app.screens)
        caller = tx.entry.uid if move.on_result is not None else 0
        wanted = launching.Start(app, move.screen, move.args, move.flags, caller, move.on_result)
        tx.state = launching.start(_without_layers(tx.state), wanted)

    def _back(self, tx: Tx, move: fx.Back) -> None:
        state = tx.state
        task, entry = state.task, state.entry
        app = self.apps.app(entry.app)
        if len(task.entries) > 1:
            tx.state = windows.pop(state)
        elif task.app == RECENTS:
            tx.state = windows.close_overview(state)
        elif task.app == LAUNCHER:
            return
        elif app.screens[entry.screen].launcher:
            # Since Android 12 back at the root of the launcher activity moves the task to the back.
            tx.state = windows.home(_without_layers(state))
        else:
            tx.state = windows.pop(state)

    def _up(self, tx: Tx, move: fx.Up) -> None:
        entry = tx.state.entry
        app = self.apps.app(entry.app)
        if app.screens[entry.screen].parent is None:
            self._back(tx, fx.Back())
        else:
            tx.state = launching.up(tx.state, app)

    def _home(self, tx: Tx, move: fx.Home) -> None:
        tx.state = windows.home(tx.state)

    def _recents(self, tx: Tx, move: fx.Recents) -> None:
        tx.state = windows.overview(tx.state, self.apps.app(RECENTS).start)

    def _previous(self, tx: Tx, move: fx.Previous) -> None:
        tx.state = windows.previous_task(tx.state)

    def _launch(self, tx: Tx, move: fx.Launch) -> None:
        app = self.apps.app(move.app)
        if tx.state.task.app == RECENTS and windows.has_task(tx.state, app.id):
            tx.state = windows.bring(tx.state, app.id)
        else:
            tx.state = launching.start(tx.state, launching.Start(app, app.start, flags=("new_task",)))


def records(state: PhoneState) -> Iterator[Entry]:
    """All activity records, and that of the panel."""
    if state.panel is not None:
        yield state.panel
    for task in state.tasks:
        yield from task.entries


def replace_entry(state: PhoneState, entry: Entry) -> PhoneState:
    """The state with one activity record replaced, wherever it stands."""
    if state.panel is not None and state.panel.uid == entry.uid:
        return evolve(state, panel=entry)
    if state.entry.uid == entry.uid:
        return state.with_entry(entry)
    tasks = tuple(
        [evolve(t, entries=tuple([entry if e.uid == entry.uid else e for e in t.entries])) for t in state.tasks]
    )
    return evolve(state, tasks=tasks)


def _without_layers(state: PhoneState) -> PhoneState:
    entry = state.entry
    return state.with_entry(evolve(entry, layers=())) if entry.layers else state


_MOVES: dict[type, Any] = {
    fx.Open: Reducer._open,
    fx.Back: Reducer._back,
    fx.Up: Reducer._up,
    fx.Home: Reducer._home,
    fx.Recents: Reducer._recents,
    fx.Previous: Reducer._previous,
    fx.Launch: Reducer._launch,
    **intent_moves.MOVES,
    fx.Show: Reducer._show,
    fx.Dismiss: Reducer._dismiss,
    fx.Enter: outside.enter,
}
_HANDLERS: dict[type, Any] = {
    fx.Do: Reducer._do,
    fx.Many: Reducer._many,
    fx.Put: Reducer._put,
    fx.HideSnackbar: Reducer._hide_snackbar,
    fx.Focus: Reducer._focus,
    fx.Press: Reducer._press,
    fx.Type: Reducer._type,
    fx.Erase: Reducer._erase,
    fx.Turn: Reducer._turn,
    fx.Nothing: Reducer._nothing,
    **intent_moves.HANDLERS,
    **selecting.HANDLERS,
    **outside.HANDLERS,
    **dict.fromkeys(_MOVES, Reducer._move),
}
