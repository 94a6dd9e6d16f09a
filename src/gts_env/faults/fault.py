"""A fault: an operator bound to a target, and when it acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Dismiss, Launch, Open, Show
from gts_env.faults.looking import is_target

if TYPE_CHECKING:
    from gts_env.android.effects import Effect
    from gts_env.android.state import PhoneState
    from gts_env.android.widgets.base import Widget
    from gts_env.faults.condition import Condition
    from gts_env.faults.operator import Operator


class Fault:
    """A defect bound to the phone.

    Attributes:
        id: Id of the defect.
        app: App id.
        operator: What it does.
        target: What it is applied to, by kind: ``id``, ``item``, ``text``, ``query``, ``command``, ``screen`` ...
        condition: When it acts.
        start: The app's first screen.
    """

    __slots__ = ("app", "condition", "id", "operator", "start", "target")

    def __init__(
        self, id_: str, app: str, operator: Operator, target: dict[str, Any], condition: Condition, start: str = ""
    ) -> None:
        self.id = id_
        self.app = app
        self.operator = operator
        self.target = target
        self.condition = condition
        self.start = start
        operator.key = id_
        operator.target = target

    @property
    def name(self) -> Any:
        """What names the target at the operator's seam."""
        return next(iter(self.target.values()), None)

    def fits(self, widget: Widget) -> bool:
        """Whether a widget is the target."""
        return is_target(widget, self.target)

    def concerns(self, move: Effect, state: PhoneState) -> bool:
        """Whether a move is the target's: one that opens the target, or leaves it by back or up."""
        entry = state.entry
        app = move.app if isinstance(move, (Open, Launch)) and move.app else entry.app
        if app != self.app:
            return False
        return self.target.get("screen") in (None, self._window(move, state))

    def _window(self, move: Effect, state: PhoneState) -> str:
        """The window a move is about."""
        if isinstance(move, Open):
            return move.screen
        if isinstance(move, Show):
            return move.layer
        if isinstance(move, Launch):
            return self.start
        entry = state.entry
        return entry.layers[-1].name if isinstance(move, Dismiss) and entry.layers else entry.screen
