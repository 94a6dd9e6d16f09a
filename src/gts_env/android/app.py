"""The base of all simulated apps, and the marks its methods bear: screen, layer, command, query, guard, part ..."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

from gts_env.android.effects import Focus
from gts_env.errors import DeviceError, near

if TYPE_CHECKING:
    from gts_env.android.background import Alarm, Channel
    from gts_env.android.home_widget import WidgetSpec
    from gts_env.android.manifest import Manifest
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget

F = TypeVar("F", bound=Callable[..., Any])
LaunchMode = Literal["standard", "singleTop", "singleTask"]
SoftInput = Literal["resize", "pan"]
_HOOKS = {
    "create": ("created", "started"),
    "recreate": ("created",),
    "restore": ("restored",),
    "resume": ("resumed",),
    "pause": ("paused",),
    "new_intent": ("renewed",),
}


@dataclass(frozen=True, slots=True)
class ScreenSpec:
    """What the manifest of an app says of one activity.

    Attributes:
        name: Name of the screen method.
        activity: Activity class as ``dumpsys`` shows it, for example ``.DayActivity``.
        launcher: Whether the launcher starts it.
        parent: Screen the up arrow leads to; None for a root.
        parent_args: Names of this screen's arguments that are handed to the parent made by Up.
        launch_mode: ``standard``, ``singleTop`` or ``singleTask``.
        clear_top: Whether starting it when it is on the stack takes away what lies above.
        no_history: Whether it is finished as soon as the user leaves it.
        focus: Key of the field that has the caret when it is opened, or None.
        soft_input: What the keyboard does to its window: ``resize`` or ``pan``.
    """

    name: str
    activity: str
    launcher: bool = False
    parent: str | None = None
    parent_args: tuple[str, ...] = ()
    launch_mode: LaunchMode = "standard"
    clear_top: bool = False
    no_history: bool = False
    focus: str | None = None
    soft_input: SoftInput = "resize"


def screen(
    *,
    launcher: bool = False,
    parent: str | None = None,
    activity: str | None = None,
    parent_args: tuple[str, ...] = (),
    launch_mode: LaunchMode = "standard",
    clear_top: bool = False,
    no_history: bool = False,
    focus: str | None = None,
    soft_input: SoftInput = "resize",
) -> Callable[[F], F]:
    """Mark a method ``(self, ui, **args) -> Widget`` as an activity's content.

    Args:
        launcher: The activity that the launcher starts; one an app.
        parent: Screen the up arrow leads to.
        activity: Activity name; made from the method's name if left out.
        parent_args: Arguments that Up hands to the parent when it has to make it.
        launch_mode: ``singleTop`` gets a new intent rather than a second instance if it is on top; ``singleTask``
            lives in its app's own task, once, and loses what lies above it when it is started again.
        clear_top: Started when it is on the stack already, it comes to the top; unless it is ``singleTop`` it is made
            anew.
        no_history: It is finished as soon as the user leaves it.
        focus: Key of a text field that has the caret, with the keyboard up, when the screen is opened.
        soft_input: The keyboard makes the window smaller (``resize``), or lies over its foot; then the whole window
            moves up as far as the caret needs (``pan``), as ``android:windowSoftInputMode`` says.
    """

    def mark(method: F) -> F:
        name = method.__name__
        camel = "".join(word.title() for word in name.split("_"))
        title = activity or ("MainActivity" if launcher else f"{camel}Activity")
        method.screen_spec = ScreenSpec(  # type: ignore[attr-defined]
            name, f".{title}", launcher, parent, parent_args, launch_mode, clear_top, no_history, focus, soft_input
        )
        return method

    return mark


def layer(method: F) -> F:
    """Mark a method ``(self, ui, **args) -> Widget`` as the content of a dialog, sheet or menu."""
    method.is_layer = True  # type: ignore[attr-defined]
    return method


def command(method: F) -> F:
    """Mark a method ``(self, ui: Tx, **args) -> None`` as a command: a named change that faults can reach."""
    method.is_command = True  # type: ignore[attr-defined]
    return method


def query(method: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a method ``(self, ui, *args)`` as a query: derived data a screen shows.

    Results are memoised by arguments and by what the method read through ``ui``. Arguments must be hashable values
    or immutable objects. Faults can reach the result.
    """

    @functools.wraps(method)
    def call(self: App, ui: Ui, *args: Any) -> Any:
        return ui.memo.call(ui, method, args, lambda: ui.queried(self, method, args))

    call.is_query = True  # type: ignore[attr-defined]
    return call


def guard(method: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a method ``(self, ui, *args)`` as a check before something is done: True, or what to tell the user.

    Any result will do; faults leave the check out by giving the result of one that is passed.
    """

    @functools.wraps(method)
    def call(self: App, ui: Ui, *args: Any) -> Any:
        return ui.queried(self, method, args)

    call.is_guard = True  # type: ignore[attr-defined]
    return call


def part(method: Callable[..., Widget]) -> Callable[..., Widget]:
    """Mark a method ``(self, ui, *args) -> Widget`` as a part of screens that is built again only when it must.

    Memoised like a :func:`query`; give it narrow arguments (an item, a date) rather than letting it read all data.
    ``ui.each(self.row, items)`` calls a part for many items at the least cost.
    """

    @functools.wraps(method)
    def call(self: App, ui: Ui, *args: Any) -> Widget:
        return ui.memo.call(ui, method, args, lambda: method(self, ui, *args))  # type: ignore[no-any-return]

    call.part_method = method  # type: ignore[attr-defined]
    return call


class App:
    """A simulated app: screens are pure functions of data, commands are named changes of it.

    Subclasses set ``Data`` (a frozen dataclass with defaults: what a scenario's ``data:`` fills) and mark methods.
    An instance holds no state.

    Attributes:
        manifest: Identity of the app (id, label, icon, package, seed colour).
    """

    Data: ClassVar[type]
    dark_bars: ClassVar[bool] = False
    """Whether the status bar lies on dark content (a wallpaper) in the light theme too."""

    def __init__(self, manifest: Manifest) -> None:
        self.manifest = manifest
        self.id = manifest.id
        self.screens: dict[str, ScreenSpec] = {}
        self.commands: set[str] = set()
        self.layers: set[str] = set()
        self.queries: set[str] = set()
        self.widgets: dict[str, WidgetSpec] = {}
        self.guards: set[str] = set()
        for name in dir(type(self)):
            self._sort_in(name, getattr(type(self), name))
        starts = [s.name for s in self.screens.values() if s.launcher]
        if len(starts) != 1:
            raise DeviceError(f"app {self.id!r} has {len(starts)} launcher screens, {starts}: mark exactly one")
        self.start = starts[0]

    def _sort_in(self, name: str, member: Any) -> None:
        spec = getattr(member, "screen_spec", None)
        if spec is not None:
            self.screens[name] = spec
        elif getattr(member, "is_command", False):
            self.commands.add(name)
        elif getattr(member, "is_layer", False):
            self.layers.add(name)
        elif getattr(member, "is_query", False):
            self.queries.add(name)
        elif getattr(member, "widget_spec", None) is not None:
            self.widgets[name] = member.widget_spec
        elif getattr(member, "is_guard", False):
            self.guards.add(name)

    @property
    def seed(self) -> int:
        """Seed colour of the app's theme, 0xAARRGGBB."""
        return self.manifest.seed

    def load(self, values: Mapping[str, Any], now: int, zone: str) -> Any:
        """The app's data from a scenario's ``data:``; ``now`` is the scenario's start in ms since the epoch.

        Raises:
            ValueError: A value does not fit; the message starts with the path of the field.
        """
        from gts_env.android.data import build

        return build(self.Data, values)

    def alarms(self, ui: Ui) -> Sequence[Alarm]:
        """Alarms that follow from the app's data: at least the next one after ``ui.state.now``, in any order.

        Asked when the data have changed and when an alarm has run. Alarms are set for apps that the scenario brings
        and for those that were started.
        """
        return ()

    def channels(self, ui: Ui) -> Sequence[Channel]:
        """Channels of the app's notifications, as the settings list them; ``ui`` is a window of the settings.

        Of an app that names none, the settings list those that its notifications bear.
        """
        return ()

    @command
    def update_widgets(self, ui: Tx) -> None:
        """Hand the app's data to its home-screen widgets; runs by itself when the data have changed."""
        ui.hand_to_widgets()

    def cleared(self) -> Any:
        """The app's data when its storage has been cleared: as after a fresh install."""
        return self.Data()

    def started(self, ui: Tx, screen: str) -> None:
        """Called when one of the app's activities is first created (``onCreate`` without a saved state).

        By itself it puts the caret where the screen says; see :func:`screen`.
        """
        spec = self.screens.get(screen)
        if spec is not None and spec.focus is not None:
            ui.run(Focus(spec.focus))

    def created(self, ui: Tx, screen: str) -> None:
        """Called whenever an activity is created, also anew after rotation or process death (``onCreate``)."""

    def restored(self, ui: Tx, screen: str) -> None:
        """Called when an activity made anew has got its saved view state back (``onRestoreInstanceState``)."""

    def resumed(self, ui: Tx, screen: str) -> None:
        """Called when an activity is about to be in front (``onResume``)."""

    def paused(self, ui: Tx, screen: str) -> None:
        """Called when an activity is no longer in front (``onPause``); it may be gone already."""

    def renewed(self, ui: Tx, screen: str) -> None:
        """Called when an activity that is there gets another intent, whose are ``ui.entry.args`` (``onNewIntent``)."""

    def lived(self, ui: Tx, screen: str, phase: str) -> None:
        """What the app does in a phase of an activity's life; see :mod:`gts_env.android.lifecycle`."""
        for hook in _HOOKS.get(phase, ()):
            getattr(self, hook)(ui, screen)

    def look_up(self, kind: str, name: str, known: Mapping[str, Any] | set[str]) -> Callable[..., Any]:
        """A marked method by name.

        Raises:
            DeviceError: There is none; the message has near names.
        """
        if name not in known:
            raise DeviceError(f"app {self.id!r} has no {kind} {name!r}", mend=near(name, known))
        return getattr(self, name)  # type: ignore[no-any-return]
