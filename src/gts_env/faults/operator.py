"""The base of fault operators."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.effects import Effect
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.locale.formats import Asked
    from gts_env.android.seams import Call, Touch
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.life import Happening
    from gts_env.faults.veil import Look

SEAMS: dict[str, tuple[str, ...]] = {
    "view": ("id", "widget"),
    "query": ("query",),
    "event": ("id", "widget"),
    "command": ("command",),
    "guard": ("guard",),
    "navigation": ("screen",),
    "format": ("kind",),
    "setting": ("setting",),
    "view_state": ("screen",),
    "lifecycle": ("screen",),
    "job": ("job",),
}
"""Seams an operator may stand at, and what names the target there: one of these keys."""

Limits = tuple[int, int, int, int]
"""Most width and height, least width and height, in pixels."""


class Operator:
    """What a live fault does at its seam. Subclasses override the methods of one seam.

    An operator is asked only where its target and the fault's condition hold. It must leave no mark that the clean
    app would not show, and keep what it remembers in the phone's state, under :attr:`key`.

    Attributes:
        seam: One of :data:`SEAMS`.
        params: Names of the parameters it reads from the scenario file.
        required: Those that must be there.
        always_watches: Whether what it remembers does not depend on the condition.
        key: Id of the fault.
        target: What the fault is applied to.
    """

    seam: ClassVar[str]
    params: ClassVar[tuple[str, ...]] = ()
    required: ClassVar[tuple[str, ...]] = ()
    always_watches: ClassVar[bool] = False
    key: str = ""
    target: Mapping[str, Any] = {}

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        """Read the parameters; raise ``spot.error(...)`` where one does not fit."""

    @classmethod
    def overrides(cls, method: str) -> bool:
        """Whether an operator has a method of its own."""
        return getattr(cls, method) is not getattr(Operator, method)

    # -- view ----------------------------------------------------------------------------------------------------

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """Another widget in its place, or None for none."""
        return widget

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """The widget laid out, within other limits or in other surroundings."""
        return widget.place(lay, *limits)

    def arrange(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """Another size or another place of what was laid out."""
        return box

    def paint(self, lay: Layout, widget: Widget, box: Box) -> Look | None:
        """How it is drawn; None as always."""
        return None

    # -- query, guard, format, setting ---------------------------------------------------------------------------

    def ask(self, ui: Ui, args: tuple[Any, ...], run: Callable[..., Any]) -> Any:
        """The result of a query or guard, which ``run(ui, *args)`` gives."""
        return self.query(ui, args, run(ui, *args))

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """Another result."""
        return result

    def formatted(self, ui: Ui, asked: Asked, text: str) -> str:
        """Another text for a value."""
        return text

    def read(self, ui: Ui, data: Any) -> Any:
        """Other data of the app than it has."""
        return data

    # -- event ---------------------------------------------------------------------------------------------------

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """Another effect, or None for no response."""
        return effect

    # -- command, job --------------------------------------------------------------------------------------------

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The calls to run in its place."""
        return [(name, args)]

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """Another state than the one it led to."""
        return tx.state

    # -- navigation ----------------------------------------------------------------------------------------------

    def navigate(self, tx: Tx, move: Effect) -> Effect | None:
        """Another move, or None."""
        return move

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """Another state than the one it led to."""
        return tx.state

    # -- view state, lifecycle -----------------------------------------------------------------------------------

    def runs(self, tx: Tx, phase: str) -> int:
        """How often a phase of an activity's life is gone through."""
        return 1

    def lived(self, tx: Tx, happening: Happening) -> PhoneState:
        """Another state after an activity was made, made anew, left or come back to."""
        return tx.state

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """The state after each action, with what the operator remembers of it.

        Asked only where the condition held before the action, or always if ``always_watches``.
        """
        return tx.state
