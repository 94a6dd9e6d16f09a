"""Seams: the places where a live fault may change what the phone does. The clean build passes straight through.

``faults.FaultSet`` overrides these methods. Each is asked at one point of the phone's work: it gets what stands there,
or (as ``run``) the work itself, and its answer is what the phone goes on with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.config import Config
    from gts_env.android.effects import Effect
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.locale.formats import Asked
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget


@dataclass(frozen=True, slots=True)
class Site:
    """Where something happens: what conditions of faults may ask.

    Attributes:
        app: App id of the window.
        screen: Name of the screen, or of the layer over it.
        args: Arguments of the screen.
        config: Device configuration.
        state: The phone's state.
    """

    app: str
    screen: str
    args: Mapping[str, Any]
    config: Config
    state: PhoneState


@dataclass(frozen=True, slots=True)
class Touch:
    """What a user does to a widget.

    Attributes:
        gesture: ``tap``, ``long_press``, ``double_tap`` or ``swipe``; ``type`` and ``submit`` for what a keyboard does
            to a text field.
        widget: The widget.
        x: Where, in device pixels.
        y: Where, in device pixels.
        direction: Way of a swipe.
        box: The widget as it is laid out.
        left: Left edge of the box in device pixels.
        top: Top edge of the box in device pixels.
        root: Content of the widget's window.
    """

    gesture: str
    widget: Widget
    x: int
    y: int
    direction: str | None = None
    box: Box | None = None
    left: int = 0
    top: int = 0
    root: Box | None = None


Call = dict[str, Any]
"""Arguments of a command by name."""


class Seams:
    """The seams of a clean build. The flags tell whether the costly ones need asking at all."""

    views = False
    """Whether :meth:`place` and :meth:`facts` do anything."""
    queries = False
    """Whether :meth:`query` does anything."""
    formats = False
    """Whether :meth:`formatted` does anything."""
    reads = False
    """Whether :meth:`read` does anything."""
    lives = False
    """Whether :meth:`lived` does anything."""

    def facts(self, site: Site) -> dict[str, Any]:
        """Facts of a window that its layout depends on."""
        return {}

    def condition_holds(self, ui: Ui, fault: str) -> bool:
        """Whether a fault's condition holds for a window."""
        return False

    def place(self, lay: Layout, widget: Widget, limits: tuple[int, int, int, int]) -> Box:
        """View, in its phases: build, measure, arrange, paint. ``limits`` are those of :meth:`Widget.place`."""
        return widget.place(lay, *limits)

    def query(self, ui: Ui, name: str, args: tuple[Any, ...], run: Callable[..., Any]) -> Any:
        """A query or guard of an app; ``run(ui, *args)`` gives its clean result."""
        return run(ui, *args)

    def read(self, ui: Ui, data: Any) -> Any:
        """The data of its own app that a screen or command reads."""
        return data

    def formatted(self, ui: Ui, asked: Asked, text: str) -> str:
        """A date, time, number, amount or plural category as text; asked only if ``formats``."""
        return text

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """A gesture on a widget: another effect, or None for no response."""
        return effect

    def command(self, tx: Tx, name: str, args: Call, run: Callable[[str, Call], None]) -> None:
        """A command: whether, how often and with what arguments it is run, and the state it leads to."""
        run(name, args)

    def job(self, tx: Tx, name: str, args: Call, run: Callable[[str, Call], None]) -> None:
        """A command that no user asks for: a timer, an alarm, a sync or a refresh runs it by name."""
        run(name, args)

    def navigate(self, tx: Tx, move: Effect, run: Callable[[Effect], None]) -> None:
        """A move between windows (Open, Back, Up, Home, Launch, Show, Dismiss ...), and the state it leads to."""
        run(move)

    def lived(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """The state after an action, when activities have been made, made anew, left and come back to."""
        return tx.state

    def lifecycle(self, tx: Tx, screen: str, phase: str, run: Callable[[], None]) -> None:
        """A phase of an activity's life, see :mod:`gts_env.android.lifecycle`: ``run`` does what it is for."""
        run()


CLEAN = Seams()
"""The seams of a build without faults."""
