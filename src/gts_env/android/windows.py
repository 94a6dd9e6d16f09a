"""Moves between windows, as pure functions of the phone's state: activities, tasks, layers, messages, the keyboard."""

from __future__ import annotations

from typing import Any

from gts_env.android.effects import Args, Effect
from gts_env.android.state import LAUNCHER, RECENTS, Board, Entry, Layer, PhoneState, Snackbar, Task, Toast
from gts_env.android.view_state import EMPTY_VIEW
from gts_env.evolving import evolve

TOAST_MS = 2000
TOAST_LONG_MS = 3500
SNACKBAR_MS = 4000
SNACKBAR_ACTION_MS = 10_000

# -- activities ------------------------------------------------------------------------------------------------------


def new_entry(state: PhoneState, app: str, screen: str, args: Args = ()) -> tuple[PhoneState, Entry]:
    """An activity record with a fresh number."""
    entry = Entry(state.next_uid, app, screen, args, config=state.config, stage="new")
    return evolve(state, next_uid=state.next_uid + 1), entry


def push(state: PhoneState, app: str, screen: str, args: Args = ()) -> PhoneState:
    """Start an activity on top of the foreground task."""
    state, entry = new_entry(left(state), app, screen, args)
    task = state.task
    return evolve(state, tasks=(Task(task.app, (*task.entries, entry)), *state.tasks[1:]))


def pop(state: PhoneState) -> PhoneState:
    """Finish the activity on top; with the last one the task goes and the launcher comes to the front."""
    task = state.task
    rest = task.entries[:-1]
    if rest:
        return evolve(state, ime=False, tasks=(Task(task.app, rest), *state.tasks[1:]))
    if task.app == LAUNCHER:
        return state
    return home(evolve(state, ime=False, tasks=state.tasks[1:]))


def resumed(state: PhoneState) -> PhoneState:
    """How the activity on top would look if it were resumed now: made anew if the configuration has changed.

    Dialogs and sheets come back with what they saved; a menu does not outlive the activity it hangs in.
    """
    entry = state.entry
    if entry.config is not None and entry.config.qualifiers == state.config.qualifiers:
        return state
    layers = tuple([evolve(w, view=w.view.recreated()) for w in entry.layers if w.kind != "menu"])
    fresh = evolve(entry, config=state.config, view=entry.view.recreated(), layers=layers, snackbar=None)
    return state.with_entry(fresh)


def configured(state: PhoneState, **changes: Any) -> PhoneState:
    """The state under another configuration; :func:`gts_env.android.lifecycle.settle` makes the activity in front anew.

    Args:
        state: The state before.
        changes: Fields of the configuration with their new values.
    """
    return evolve(state, config=evolve(state.config, **changes))


def left(state: PhoneState) -> PhoneState:
    """The activity in front loses the input focus, and the keyboard goes, before another one comes to the front."""
    entry = state.entry
    if entry.focus is not None or any(layer.focus is not None for layer in entry.layers):
        layers = tuple([evolve(layer, focus=None) for layer in entry.layers])
        state = state.with_entry(evolve(entry, focus=None, layers=layers))
    return evolve(state, ime=False) if state.ime else state


# -- tasks -----------------------------------------------------------------------------------------------------------


def has_task(state: PhoneState, app: str) -> bool:
    """Whether an app has a task, in front or behind."""
    return any(task.app == app for task in state.tasks)


def bring(state: PhoneState, app: str) -> PhoneState:
    """Bring an app's task to the front as it was left; the overview, if it was open, closes."""
    if state.task.app == app:
        return state
    state = left(state)
    task = next(t for t in state.tasks if t.app == app)
    rest = tuple([t for t in state.tasks if t.app not in (app, RECENTS)])
    return evolve(state, tasks=(task, *rest))


def home(state: PhoneState) -> PhoneState:
    """Bring the launcher's home screen to the front; pressed on the launcher itself, it goes to its first page."""
    if state.task.app == LAUNCHER:
        first = state.task.entries[0]
        return evolve(left(state), tasks=(Task(LAUNCHER, (evolve(first, view=EMPTY_VIEW),)), *state.tasks[1:]))
    tasks = tuple([Task(LAUNCHER, t.entries[:1]) if t.app == LAUNCHER else t for t in state.tasks])
    return bring(evolve(state, tasks=tasks), LAUNCHER)


def launch(state: PhoneState, app: str, screen: str) -> PhoneState:
    """Start an app from its icon: its task comes to the front as it was left, or begins with ``screen``."""
    if has_task(state, app):
        return bring(state, app)
    state, entry = new_entry(left(state), app, screen)
    rest = tuple([t for t in state.tasks if t.app != RECENTS])
    return evolve(state, tasks=(Task(app, (entry,)), *rest))


def recent_apps(state: PhoneState) -> tuple[str, ...]:
    """Apps the overview shows, the last used first."""
    return tuple([t.app for t in state.tasks if t.app not in (LAUNCHER, RECENTS)])


def overview(state: PhoneState, screen: str) -> PhoneState:
    """Open the overview; in the overview the key goes on to the task used before the one it was opened over."""
    if state.task.app == RECENTS:
        over = _over(state)
        others = [app for app in recent_apps(state) if app != over]
        return bring(state, others[0]) if others else close_overview(state)
    state, entry = new_entry(left(state), RECENTS, screen, (("over", state.task.app),))
    return evolve(state, tasks=(Task(RECENTS, (entry,)), *state.tasks))


def close_overview(state: PhoneState) -> PhoneState:
    """Go back to what the overview was opened over, or home if that is gone."""
    over = _over(state)
    return bring(state, over) if has_task(state, over) and over != LAUNCHER else home(state)


def _over(state: PhoneState) -> str:
    return str(dict(state.entry.args).get("over", LAUNCHER))


def end_task(state: PhoneState, app: str) -> PhoneState:
    """Take an app's task away, as a swipe in the overview does; with the last one the overview closes."""
    state = evolve(state, tasks=tuple([t for t in state.tasks if t.app != app]))
    return state if recent_apps(state) else home(state)


def previous_task(state: PhoneState) -> PhoneState:
    """Switch to the app used before this one, if there is one."""
    others = [app for app in recent_apps(state) if app != state.task.app]
    return bring(state, others[0]) if others else state


# -- layers and messages ---------------------------------------------------------------------------------------------


def show(state: PhoneState, layer: Layer) -> PhoneState:
    """Lay a layer over the screen; the keyboard of the screen below goes."""
    entry = state.entry
    return evolve(state.with_entry(evolve(entry, layers=(*entry.layers, layer))), ime=False)


def dismiss(state: PhoneState) -> PhoneState:
    """Take the top layer away, if there is one."""
    entry = state.entry
    if not entry.layers:
        return state
    return evolve(state.with_entry(evolve(entry, layers=entry.layers[:-1])), ime=False)


def toast(state: PhoneState, text: str, long: bool = False, app: str | None = None) -> PhoneState:
    """Show a toast of an app (the one in front unless told) in place of the one shown."""
    until = state.now + (TOAST_LONG_MS if long else TOAST_MS)
    return evolve(state, toast=Toast(text, until, app or state.entry.app))


def snackbar(state: PhoneState, text: str, action: str | None, effect: Effect | None) -> PhoneState:
    """Show a snackbar on the screen in front in place of the one shown."""
    until = state.now + (SNACKBAR_ACTION_MS if action else SNACKBAR_MS)
    return state.with_entry(evolve(state.entry, snackbar=Snackbar(text, until, action, effect)))


def pass_time(state: PhoneState, ms: int) -> PhoneState:
    """Let time pass: the clock moves, and messages whose time is over go."""
    now = state.now + ms
    if state.toast is not None and state.toast.until <= now:
        state = evolve(state, toast=None)
    bar = state.entry.snackbar
    if bar is not None and bar.until <= now:
        state = state.with_entry(evolve(state.entry, snackbar=None))
    return evolve(state, now=now)


# -- the window in front: view state, focus, keyboard ----------------------------------------------------------------


def put(state: PhoneState, key: str, value: Any, saved: bool = True) -> PhoneState:
    """Set a view-state value of the window in front (the top layer, else the screen)."""
    entry = state.entry
    if not entry.layers:
        return state.with_entry(evolve(entry, view=entry.view.put(key, value, saved)))
    top = entry.layers[-1]
    top = evolve(top, view=top.view.put(key, value, saved))
    return state.with_entry(evolve(entry, layers=(*entry.layers[:-1], top)))


def focus(state: PhoneState, key: str | None) -> PhoneState:
    """Give the input focus to a field of the window in front; None takes it away. The keyboard comes and goes with it.

    A field that is newly focused, or a keyboard that was hidden, begins on the page of letters.
    """
    fresh = key != focused(state) or not state.ime
    entry = state.entry
    if entry.layers:
        top = evolve(entry.layers[-1], focus=key)
        entry = evolve(entry, layers=(*entry.layers[:-1], top))
    else:
        entry = evolve(entry, focus=key)
    board = state.board.turned() if fresh else state.board
    return evolve(state.with_entry(entry), ime=key is not None, board=board)


def hide_keyboard(state: PhoneState) -> PhoneState:
    """Hide the keyboard; the field keeps the focus, as on Android."""
    return evolve(state, ime=False) if state.ime else state


def focused(state: PhoneState) -> str | None:
    """Key of the focused field of the window in front."""
    entry = state.entry
    return entry.layers[-1].focus if entry.layers else entry.focus


def turn(state: PhoneState, page: str | None, shift: str | None, language: bool = False) -> PhoneState:
    """Turn the keyboard to another page or shift, or to the letters of the other language."""
    board = state.board
    if page is not None and page != board.page:
        board = board.turned(page)
    if shift is not None:
        board = evolve(board, shift=shift)
    if language:
        board = Board(other=not board.other)
    return evolve(state, board=board)


def key_typed(state: PhoneState, text: str) -> PhoneState:
    """The keyboard after one of its keys: shift holds for one letter; a space after symbols turns to the letters."""
    board = state.board
    if board.page == "letters":
        if board.shift != "on":
            return state
        return evolve(state, board=board.turned())
    if board.typed and text in (" ", "\n"):
        return evolve(state, board=board.turned())
    return evolve(state, board=evolve(board, typed=text not in (" ", "\n")))
