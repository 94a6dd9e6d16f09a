"""Moves between windows, as pure functions of the phone's state: activities, tasks, layers, messages."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.effects import Args, Effect
from gts_env.android.state import LAUNCHER, Entry, Layer, PhoneState, Snackbar, Task, Toast

TOAST_MS = 2000
TOAST_LONG_MS = 3500
SNACKBAR_MS = 4000
SNACKBAR_ACTION_MS = 10_000


def new_entry(state: PhoneState, app: str, screen: str, args: Args = ()) -> tuple[PhoneState, Entry]:
    """An activity record with a fresh number."""
    entry = Entry(state.next_uid, app, screen, args, config=state.config)
    return replace(state, next_uid=state.next_uid + 1), entry


def push(state: PhoneState, app: str, screen: str, args: Args = ()) -> PhoneState:
    """Start an activity on top of the foreground task."""
    state, entry = new_entry(state, app, screen, args)
    task = state.task
    return replace(state, ime=False, tasks=(Task(task.app, (*task.entries, entry)), *state.tasks[1:]))


def pop(state: PhoneState) -> PhoneState:
    """Finish the activity on top; with the last one the task goes and the next task comes to the front."""
    task = state.task
    rest = task.entries[:-1]
    if rest:
        return resumed(replace(state, ime=False, tasks=(Task(task.app, rest), *state.tasks[1:])))
    if task.app == LAUNCHER:
        return state
    return home(replace(state, ime=False, tasks=state.tasks[1:]))


def home(state: PhoneState) -> PhoneState:
    """Bring the launcher to the front; tasks keep their stacks."""
    launcher = next(t for t in state.tasks if t.app == LAUNCHER)
    rest = tuple([t for t in state.tasks if t is not launcher])
    return resumed(replace(state, ime=False, tasks=(launcher, *rest)))


def launch(state: PhoneState, app: str, screen: str) -> PhoneState:
    """Start an app from its icon: its task comes to the front as it was left, or begins with ``screen``."""
    for task in state.tasks:
        if task.app == app:
            rest = tuple([t for t in state.tasks if t is not task])
            return resumed(replace(state, ime=False, tasks=(task, *rest)))
    state, entry = new_entry(state, app, screen)
    return replace(state, ime=False, tasks=(Task(app, (entry,)), *state.tasks))


def resumed(state: PhoneState) -> PhoneState:
    """The activity on top, recreated if the configuration changed since it was made."""
    entry = state.entry
    if entry.config is not None and entry.config.qualifiers == state.config.qualifiers:
        return state
    layers = tuple([replace(layer, view=layer.view.recreated()) for layer in entry.layers])
    fresh = replace(entry, config=state.config, view=entry.view.recreated(), layers=layers, snackbar=None)
    return state.with_entry(fresh)


def show(state: PhoneState, layer: Layer) -> PhoneState:
    """Lay a layer over the screen; the keyboard of the screen below goes."""
    entry = state.entry
    return replace(state.with_entry(replace(entry, layers=(*entry.layers, layer))), ime=False)


def dismiss(state: PhoneState) -> PhoneState:
    """Take the top layer away, if there is one."""
    entry = state.entry
    if not entry.layers:
        return state
    return replace(state.with_entry(replace(entry, layers=entry.layers[:-1])), ime=False)


def toast(state: PhoneState, text: str, long: bool = False) -> PhoneState:
    """Show a toast in place of the one shown."""
    return replace(state, toast=Toast(text, state.now + (TOAST_LONG_MS if long else TOAST_MS)))


def snackbar(state: PhoneState, text: str, action: str | None, effect: Effect | None) -> PhoneState:
    """Show a snackbar on the screen in front in place of the one shown."""
    until = state.now + (SNACKBAR_ACTION_MS if action else SNACKBAR_MS)
    return state.with_entry(replace(state.entry, snackbar=Snackbar(text, until, action, effect)))


def pass_time(state: PhoneState, ms: int) -> PhoneState:
    """Let time pass: the clock moves, and messages whose time is over go."""
    now = state.now + ms
    if state.toast is not None and state.toast.until <= now:
        state = replace(state, toast=None)
    bar = state.entry.snackbar
    if bar is not None and bar.until <= now:
        state = state.with_entry(replace(state.entry, snackbar=None))
    return replace(state, now=now)


def focus(state: PhoneState, key: str | None) -> PhoneState:
    """Give the input focus to a field of the window in front (the top layer, else the screen); None takes it away."""
    entry = state.entry
    if entry.layers:
        top = replace(entry.layers[-1], focus=key)
        entry = replace(entry, layers=(*entry.layers[:-1], top))
    else:
        entry = replace(entry, focus=key)
    return replace(state.with_entry(entry), ime=key is not None)


def hide_keyboard(state: PhoneState) -> PhoneState:
    """Hide the keyboard; the field keeps the focus, as on Android."""
    return replace(state, ime=False)


def focused(state: PhoneState) -> str | None:
    """Key of the focused field of the window in front."""
    entry = state.entry
    return entry.layers[-1].focus if entry.layers else entry.focus
