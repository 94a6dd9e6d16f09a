"""Home-screen widgets: what an app shows on the home screen, and how such a view sees the phone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from gts_env.android import effects as fx
from gts_env.android.outside import behind
from gts_env.android.state import LAUNCHER, PhoneState
from gts_env.android.ui import Ui
from gts_env.errors import DeviceError
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.reducer import Reducer

F = TypeVar("F", bound=Callable[..., Any])
Label = str | Callable[[Ui], str]
UPDATE = "update_widgets"
"""Command by which an app hands its data to its widgets."""


@dataclass(frozen=True, slots=True)
class WidgetSpec:
    """A kind of widget that an app offers.

    Attributes:
        name: Name of its method.
        label: What the list of widgets calls it, or a function of the phone that says so.
        cells: Columns and rows of the home screen that it takes.
    """

    name: str
    label: Label
    cells: tuple[int, int]

    def title(self, ui: Ui) -> str:
        """What the list of widgets calls it."""
        return self.label if isinstance(self.label, str) else self.label(ui)


@dataclass(frozen=True, slots=True)
class Placed:
    """A widget on the home screen.

    Attributes:
        id: Unique among the widgets.
        app: App id.
        name: Name of the kind of widget.
    """

    id: str
    app: str
    name: str


def widget(label: Label, cells: tuple[int, int] = (2, 2)) -> Callable[[F], F]:
    """Mark a method ``(self, ui) -> Widget`` as a home-screen widget.

    It sees the data that the app last handed to its widgets, and no view state; its effects start screens of the app
    and run commands in its name.

    Args:
        label: What the list of widgets calls it; a function of the phone for a text in its language.
        cells: Columns and rows it takes.
    """

    def mark(method: F) -> F:
        method.widget_spec = WidgetSpec(method.__name__, label, cells)  # type: ignore[attr-defined]
        return method

    return mark


class WidgetUi(Ui):
    """A read-only view of the phone for a widget of another app than the one in front.

    Args:
        host: View of the screen that shows the widget.
        app: The app whose widget it is.
    """

    reads_fields = False

    def __init__(self, host: Ui, app: App) -> None:
        super().__init__(host.state, behind(app), None, host.apps, host.seams, host.memo.beside())

    def data_of(self, app: str) -> Any:
        """The app's data as it last handed them to its widgets; those of another app as they are."""
        if app != self.app:
            return super().data_of(app)
        value = shown_data(self.state, app)
        self.memo.note("shown", app, value)
        return value

    def open(self, screen: str, **arguments: Any) -> fx.Enter:
        """Start a screen of the app from outside it."""
        return fx.Enter(screen, fx.pack(arguments), self.app)

    def do(self, command: str, **arguments: Any) -> Any:
        """Run a command in the name of the app."""
        return fx.As(self.app, fx.Do(command, fx.pack(arguments)))

    def show(self, layer: str, **arguments: Any) -> fx.Show:
        """There is no layer over a widget."""
        raise DeviceError(f"a home-screen widget of {self.app!r} cannot show {layer!r}: start a screen instead")

    sheet = show


def shown_data(state: PhoneState, app: str) -> Any:
    """The data that an app's widgets show."""
    held = state.background.shown.get(app)
    return state.data[app] if held is None else held[1]


def handed_over(state: PhoneState, app: str) -> PhoneState:
    """The state in which an app's widgets have its present data."""
    data = state.data[app]
    return evolve(state, background=evolve(state.background, shown={**state.background.shown, app: (data, data)}))


def refreshed(reducer: Reducer, state: PhoneState) -> PhoneState:
    """The state in which apps on the home screen whose data have changed had the chance to hand them over."""
    for app in dict.fromkeys([w.app for w in state.data[LAUNCHER].widgets]):
        data = state.data[app]
        held = state.background.shown.get(app)
        if held is None:
            state = handed_over(state, app)
        elif held[0] is not data:
            shown = {**state.background.shown, app: (data, held[1])}
            state = evolve(state, background=evolve(state.background, shown=shown))
            state = reducer.job(state, app, UPDATE)
    return state
