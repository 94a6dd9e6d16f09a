"""The base of fault operators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.effects import Effect
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.seams import Touch
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot

SEAMS = ("view", "query", "event", "command", "navigation")
"""Seams an operator may stand at."""


class Operator:
    """What a live fault does at its seam. Subclasses override the methods of one seam.

    An operator is asked only where its target and the fault's condition hold. It must leave no mark that the clean
    app would not show, and keep what it remembers in the phone's state.

    Attributes:
        seam: One of :data:`SEAMS`.
        params: Names of the parameters it reads from the scenario file.
        required: Those that must be there.
        targets: Kind of name that its target's ``id``, ``query``, ``command`` or ``screen`` must be.
    """

    seam: ClassVar[str]
    params: ClassVar[tuple[str, ...]] = ()
    required: ClassVar[tuple[str, ...]] = ()
    target_keys: ClassVar[tuple[str, ...]] = ()

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        """Read the parameters; raise ``spot.error(...)`` where one does not fit."""

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """View seam: another widget, or None for none."""
        return widget

    def laid(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """View seam, laid out: another box."""
        return box

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """Query seam: another result."""
        return result

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """Event seam: another effect, or None for no response."""
        return effect

    def command(self, tx: Tx, name: str, args: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
        """Command seam: the calls to run in its place."""
        return [(name, args)]

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """Command seam, afterwards: another state."""
        return tx.state

    def navigate(self, tx: Tx, move: Effect) -> Effect | None:
        """Navigation seam: another move, or None."""
        return move

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """Navigation seam, afterwards: another state."""
        return tx.state
