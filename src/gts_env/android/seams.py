"""Seams: the places where a live fault may change what the phone does. The clean build passes straight through.

A fault operator (in ``faults``) overrides some of these methods. Each is asked at one point of the phone's work and
gets what stands there; the answer is what the phone goes on with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.config import Config
    from gts_env.android.effects import Effect
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
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
    """A gesture on a widget: ``tap``, ``long_press``, ``double_tap``, ``swipe`` or ``drag``."""

    gesture: str
    widget: Widget
    x: int
    y: int
    direction: str | None = None


class Seams:
    """The seams of a clean build. ``views`` and ``queries`` tell whether the costly ones need asking at all."""

    views = False
    queries = False

    def facts(self, site: Site) -> dict[str, Any]:
        """Facts of a window that its layout depends on; asked only if ``views``."""
        return {}

    def condition_holds(self, ui: Ui, fault: str) -> bool:
        """Whether a fault's condition holds for a window."""
        return False

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """View, before measuring: another widget in its place, or None for none."""
        return widget

    def laid(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """View, after measuring and arranging: another size, other places of children, other drawing."""
        return box

    def query(self, ui: Ui, name: str, args: tuple[Any, ...], result: Any) -> Any:
        """What a screen reads from the app's data through a query."""
        return result

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """A gesture on a widget: another effect, or None for no response."""
        return effect

    def command(self, tx: Tx, name: str, args: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
        """A command: the calls to run in its place (none skips it, two run it twice)."""
        return [(name, args)]

    def commanded(self, tx: Tx, name: str, args: dict[str, Any], before: PhoneState) -> PhoneState:
        """The state after a command; ``before`` is the state it began with."""
        return tx.state

    def navigate(self, tx: Tx, move: Effect) -> Effect | None:
        """A move between screens (Open, Back, Up, Home): another move, or None for none."""
        return move

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """The state after a move; ``before`` is the state it began with."""
        return tx.state


CLEAN = Seams()
"""The seams of a build without faults."""
