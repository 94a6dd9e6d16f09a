"""What reaches an app from outside its own screens: notifications, widgets, and the panel the system lays over all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gts_env.android import effects as fx
from gts_env.android import launching, windows
from gts_env.android.state import Entry, PhoneState
from gts_env.android.ui import Tx
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.reducer import Reducer

PANEL = "systemui"
"""App id of the system's panel: the notification shade and quick settings."""


def entered(app: str, effect: fx.Effect) -> fx.Effect:
    """What an effect of an app's own means from outside it: screens are entered, commands run in its name."""
    if isinstance(effect, fx.Enter):
        return effect
    if isinstance(effect, fx.Open):
        return fx.Enter(effect.screen, effect.args, effect.app or app)
    if isinstance(effect, fx.Many):
        return fx.Many(tuple([entered(app, e) for e in effect.effects]))
    return fx.As(app, effect) if isinstance(effect, fx.Do) else effect


def behind(app: App) -> Entry:
    """A record to act in the name of an app that has no screen in this: it has no view state, and no number."""
    return Entry(0, app.id, app.start)


def run_as(reducer: Reducer, tx: Tx, effect: fx.As) -> None:
    """Carry out an effect in the name of an app: on its screen if that is in front, else behind the screens."""
    front = tx.state.entry
    entry = front if front.app == effect.app else behind(reducer.apps.app(effect.app))
    if tx.state.panel is not None and effect.app == PANEL:
        entry = tx.state.panel
    layer = entry.layers[-1] if entry.layers else None
    inner = Tx(tx.state, entry, layer, reducer.apps, reducer.seams, reducer.memo, reducer.run)
    inner.run(effect.effect)
    tx.state = inner.state


def enter(reducer: Reducer, tx: Tx, move: fx.Enter) -> None:
    """Begin an app's task anew with a screen and its parents."""
    app = reducer.apps.app(move.app or tx.app)
    app.look_up("screen", move.screen, app.screens)
    wanted = launching.Start(app, move.screen, move.args, ("new_task", "clear_task", "parents"))
    tx.state = launching.start(tx.state, wanted)


def answer(reducer: Reducer, tx: Tx, effect: fx.AnswerNotice) -> None:
    """What a touch of a notification does: a tap closes the shade and takes it away, a button does not."""
    notice = tx.state.background.notice(effect.key)
    if notice is None:
        return
    if effect.action is not None:
        tx.run(entered(notice.app, notice.actions[effect.action].effect))
        return
    tx.state = without_panel(tx.state)
    background = tx.state.background
    if notice.auto_cancel and not notice.ongoing:
        background = background.without_notices(notice.key)
    tx.state = evolve(tx.state, background=evolve(background, peek=None))
    if notice.effect is not None:
        tx.run(entered(notice.app, notice.effect))


def show_panel(reducer: Reducer, tx: Tx, effect: fx.ShowPanel) -> None:
    """Open the panel, or turn it to another page; the keyboard below goes."""
    if PANEL not in reducer.apps:
        return
    state = windows.left(tx.state)
    if state.panel is None:
        state, panel = windows.new_entry(state, PANEL, effect.screen)
    else:
        panel = evolve(state.panel, screen=effect.screen)
    background = evolve(state.background, peek=None)
    tx.state = evolve(state, panel=panel, background=background)


def hide_panel(reducer: Reducer, tx: Tx, effect: fx.HidePanel) -> None:
    """Close the panel."""
    tx.state = without_panel(tx.state)


def without_panel(state: PhoneState) -> PhoneState:
    """The state with the panel closed."""
    return state if state.panel is None else evolve(state, panel=None)


HANDLERS: dict[type, Callable[..., None]] = {
    fx.As: run_as,
    fx.AnswerNotice: answer,
    fx.ShowPanel: show_panel,
    fx.HidePanel: hide_panel,
}
