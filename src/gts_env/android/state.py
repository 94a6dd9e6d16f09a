"""The phone's state: one tree of frozen values. Restoring a phone is taking back a root pointer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gts_env.android.background import QUIET, Background
from gts_env.android.config import Config
from gts_env.android.effects import Args, Effect
from gts_env.android.view_state import EMPTY_VIEW, ViewState
from gts_env.evolving import evolve

LAUNCHER = "launcher"
"""App id of the home screen, whose task always exists."""
RECENTS = "recents"
"""App id of the overview, whose task exists only while it is in front."""


@dataclass(frozen=True)
class Layer:
    """A dialog, sheet or menu over a screen: a window of its own.

    Attributes:
        kind: ``dialog``, ``sheet`` or ``menu``.
        name: Name of the app's dialog method, or of the menu's anchor.
        args: Arguments of that method.
        anchor: Key of the widget a menu hangs from.
        view: The layer's own view state; gone when it is dismissed.
        focus: Key of the focused text field.
        app: App that shows it, if that is not the one that owns the screen (the system's permission dialog).
    """

    kind: str
    name: str
    args: Args = ()
    anchor: str | None = None
    view: ViewState = EMPTY_VIEW
    focus: str | None = None
    app: str | None = None


@dataclass(frozen=True, slots=True)
class Snackbar:
    """A message at the foot of a screen with at most one action; leaves at ``until`` (ms since the epoch)."""

    text: str
    until: int
    action: str | None = None
    effect: Effect | None = None


@dataclass(frozen=True)
class Entry:
    """An activity record on a back stack.

    Attributes:
        uid: Number unique on this phone.
        app: App id.
        screen: Name of the app's screen method.
        args: The intent's extras.
        view: View state.
        layers: Dialogs, sheets and menus over it, the topmost last.
        focus: Key of the focused text field.
        snackbar: Message at the foot of the screen.
        config: Configuration it was made under.
        stage: ``new`` (a record only, to be created when it comes to the front), ``alive``, or ``saved`` (destroyed by
            the system; made anew from what it saved when it comes back).
        renewed: Whether an intent was delivered to it that it has not been told of.
        no_history: Whether it is finished as soon as the user leaves it.
        caller: Number of the activity that waits for its result, or 0.
        on_result: What that activity does with the result.
        result: What it will hand back; None stands for cancelled.
        results: Results that arrived for it and wait until it is resumed.
    """

    uid: int
    app: str
    screen: str
    args: Args = ()
    view: ViewState = EMPTY_VIEW
    layers: tuple[Layer, ...] = ()
    focus: str | None = None
    snackbar: Snackbar | None = None
    config: Config | None = None
    stage: str = "alive"
    renewed: bool = False
    no_history: bool = False
    caller: int = 0
    on_result: Effect | None = None
    result: Any = None
    results: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Task:
    """A task as recents shows it: a stack of activities, the topmost last."""

    app: str
    entries: tuple[Entry, ...]

    @property
    def top(self) -> Entry:
        """The activity on top."""
        return self.entries[-1]


@dataclass(frozen=True, slots=True)
class Toast:
    """A system toast of an app; leaves at ``until`` (ms since the epoch)."""

    text: str
    until: int
    app: str = ""


@dataclass(frozen=True, slots=True)
class Clip:
    """What was copied last.

    Attributes:
        text: The text.
        label: What the app calls it.
        shown_until: Until when the system tells of it, in ms since the epoch.
        sensitive: Whether the system hides what it is (``ClipDescription.EXTRA_IS_SENSITIVE``).
    """

    text: str
    label: str = ""
    shown_until: int = 0
    sensitive: bool = False


@dataclass(frozen=True, slots=True)
class Due:
    """Something the world does at a time.

    Attributes:
        at: When, in ms since the epoch.
        order: Of those due at one time the lowest goes first.
        effect: What is done.
    """

    at: int
    order: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class World:
    """What the world is still going to do.

    Attributes:
        due: What has its time, in the order in which it comes.
        armed: Numbers of the events that wait for something to be seen.
    """

    due: tuple[Due, ...] = ()
    armed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """How the soft keyboard stands.

    Attributes:
        page: ``letters``, ``symbols`` or ``more``.
        shift: ``off``, ``on`` (for one letter) or ``lock``.
        typed: Whether something was typed on this page of symbols: the next space leads back to the letters.
        other: Whether the letters of the second language are on; it stays so from field to field.
    """

    page: str = "letters"
    shift: str = "off"
    typed: bool = False
    other: bool = False

    def turned(self, page: str = "letters") -> Board:
        """The first state of a page, in the language that is on."""
        return Board(page, other=self.other)


@dataclass(frozen=True)
class PhoneState:
    """Everything the phone is.

    Attributes:
        config: Configuration and settings.
        now: Device time, ms since the epoch.
        data: App id to the app's frozen data.
        tasks: Tasks, the one in the foreground first. The launcher's is always among them.
        ime: Whether the soft keyboard is up.
        board: Page and shift of the keyboard.
        toast: The toast shown.
        next_uid: Number of the next activity record.
        memory: What live faults remember (``works at the second press``), by fault id.
        panel: The notification shade or quick settings over everything; None while they are closed.
        background: Jobs, notifications, permissions.
        resumed: Number of the activity that was resumed last.
        clip: What was copied last.
        world: What the world is still going to do.
    """

    config: Config
    now: int
    data: dict[str, Any] = field(default_factory=dict)
    tasks: tuple[Task, ...] = ()
    ime: bool = False
    board: Board = Board()
    toast: Toast | None = None
    next_uid: int = 1
    memory: Mapping[str, Any] = field(default_factory=dict)
    panel: Entry | None = None
    background: Background = QUIET
    resumed: int = 0
    clip: Clip | None = None
    world: World = World()

    @property
    def task(self) -> Task:
        """The task in the foreground."""
        return self.tasks[0]

    @property
    def entry(self) -> Entry:
        """The activity in the foreground."""
        return self.tasks[0].entries[-1]

    def with_entry(self, entry: Entry) -> PhoneState:
        """This state with another activity on top of the foreground task."""
        task = self.tasks[0]
        return evolve(self, tasks=(Task(task.app, (*task.entries[:-1], entry)), *self.tasks[1:]))

    def with_data(self, app: str, data: Any) -> PhoneState:
        """This state with other data of one app."""
        return evolve(self, data=self.data | {app: data})
