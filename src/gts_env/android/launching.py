"""Where a started activity goes: launch modes and intent flags, as pure functions of the phone's state."""

from __future__ import annotations

from dataclasses import dataclass

from gts_env.android import windows
from gts_env.android.app import App, ScreenSpec
from gts_env.android.effects import Args, Effect, pack
from gts_env.android.state import RECENTS, Entry, PhoneState, Task
from gts_env.evolving import evolve

MODES = ("standard", "singleTop", "singleTask")


@dataclass(frozen=True, slots=True)
class Start:
    """An activity to be started.

    Attributes:
        app: The app it belongs to.
        screen: Name of its screen.
        args: The intent's extras.
        flags: Flags of the intent, see :data:`gts_env.android.intents.FLAGS`.
        caller: Number of the activity that waits for a result, or 0.
        on_result: What that activity does with the result.
    """

    app: App
    screen: str
    args: Args = ()
    flags: tuple[str, ...] = ()
    caller: int = 0
    on_result: Effect | None = None

    @property
    def spec(self) -> ScreenSpec:
        """What the app's manifest says of the activity."""
        return self.app.screens[self.screen]

    @property
    def own_task(self) -> bool:
        """Whether it goes to its own app's task; one whose result is awaited stays with its caller."""
        if self.on_result is not None:
            return False
        return self.spec.launch_mode == "singleTask" or "new_task" in self.flags

    @property
    def clears(self) -> bool:
        """Whether what lies above an instance that is there already goes."""
        return self.spec.launch_mode == "singleTask" or self.spec.clear_top or "clear_top" in self.flags

    @property
    def renews(self) -> bool:
        """Whether an instance that is there already gets the intent; otherwise it is finished and made anew."""
        return self.spec.launch_mode != "standard" or "single_top" in self.flags

    def is_of(self, entry: Entry) -> bool:
        """Whether an activity record is an instance of this activity."""
        return entry.app == self.app.id and entry.screen == self.screen


def start(state: PhoneState, wanted: Start) -> PhoneState:
    """The state in which an activity was started, with the task it went to in front."""
    if not wanted.own_task:
        return _in_front_task(state, wanted)
    app = wanted.app.id
    if not windows.has_task(state, app) or "clear_task" in wanted.flags:
        return _new_task(state, wanted)
    root = next(t for t in state.tasks if t.app == app).entries[0]
    state = windows.bring(state, app)
    if wanted.spec.launcher and wanted.is_of(root) and root.args == wanted.args and not wanted.clears:
        # The root intent of a task that is there brings it to the front as it was left.
        return state
    return _in_front_task(state, wanted)


def _new_task(state: PhoneState, wanted: Start) -> PhoneState:
    app = wanted.app.id
    state = windows.left(state)
    rest = tuple([t for t in state.tasks if t.app not in (app, RECENTS)])
    state, entries = _made(state, wanted)
    return evolve(state, tasks=(Task(app, entries), *rest))


def _in_front_task(state: PhoneState, wanted: Start) -> PhoneState:
    entries = state.task.entries
    at = len(entries) - 1
    if wanted.clears:
        at = next((i for i in range(at, -1, -1) if wanted.is_of(entries[i])), at)
    found = entries[at]
    if wanted.is_of(found) and (wanted.renews or wanted.clears) and wanted.on_result is None:
        if wanted.renews:
            renewed = evolve(found, args=wanted.args, renewed=True)
            return _with_entries(state if at == len(entries) - 1 else windows.left(state), (*entries[:at], renewed))
        entries = entries[:at]
    state, made = _made(windows.left(state), wanted, bool(entries))
    kept = state.task.entries[: len(entries)]
    return _with_entries(state, (*kept, *made))


def _with_entries(state: PhoneState, entries: tuple[Entry, ...]) -> PhoneState:
    return evolve(state, tasks=(Task(state.task.app, entries), *state.tasks[1:]))


def _made(state: PhoneState, wanted: Start, alone: bool = False) -> tuple[PhoneState, tuple[Entry, ...]]:
    """The new activity record, with its parents under it where the intent asks for them."""
    below: tuple[Entry, ...] = ()
    if "parents" in wanted.flags and not alone:
        state, below = parents(state, wanted.app, wanted.screen, wanted.args)
    state, entry = windows.new_entry(state, wanted.app.id, wanted.screen, wanted.args)
    no_history = wanted.spec.no_history or "no_history" in wanted.flags
    entry = evolve(entry, caller=wanted.caller, on_result=wanted.on_result, no_history=no_history)
    return state, (*below, entry)


def parents(state: PhoneState, app: App, screen: str, args: Args) -> tuple[PhoneState, tuple[Entry, ...]]:
    """Records of the parents of a screen, the root first; each is created when it first comes to the front."""
    made: list[Entry] = []
    spec = app.screens[screen]
    while spec.parent is not None:
        args = pack({k: v for k, v in dict(args).items() if k in spec.parent_args})
        state, entry = windows.new_entry(state, app.id, spec.parent, args)
        made.insert(0, entry)
        spec = app.screens[spec.parent]
    return state, tuple(made)


def up(state: PhoneState, app: App) -> PhoneState:
    """Go up from the activity in front: to the parent on the stack, or to one made in its place.

    In a task of another app, as after a shared text, the activity leaves that task, and its own app's task begins
    anew with the parent and what is above it.
    """
    entry = state.entry
    spec = app.screens[entry.screen]
    below = state.task.entries[:-1]
    for at in range(len(below) - 1, -1, -1):
        if below[at].screen == spec.parent and below[at].app == entry.app:
            return evolve(_with_entries(state, below[: at + 1]), ime=False)
    state, made = parents(state, app, entry.screen, entry.args)
    if state.task.app == entry.app:
        return evolve(_with_entries(state, (*below, *(made[-1:] if below else made))), ime=False)
    others = tuple([t for t in state.tasks[1:] if t.app != entry.app])
    left = (Task(state.task.app, below),) if below else ()
    return evolve(state, ime=False, tasks=(Task(entry.app, made), *left, *others))
