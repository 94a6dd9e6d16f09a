"""Content that answers back before the activity does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect
from gts_env.android.widgets.base import Composed, Widget

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class BackHandler(Composed):
    """A child, and what back does while it is on the screen.

    Of several handlers the one drawn last answers, as Android asks the newest callback first: a drawer lies over the
    body, so it closes before a selection in the body ends.

    Args:
        child: The content.
        on_back: Effect of back; None leaves it to the activity.
    """

    def __init__(self, child: Widget, on_back: Effect | None, **common: Any) -> None:
        super().__init__(**common)
        self.child = child
        self.on_back = on_back
        if self.weight is None:
            self.weight = child.weight

    def compose(self, lay: Layout) -> Widget:
        """The content."""
        return self.child

    @property
    def tail(self) -> Widget | None:
        """That of the content."""
        return self.child.tail
