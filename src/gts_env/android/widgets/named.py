"""A row that is one element for a reader, with a text of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gts_env.android.widgets.container import Row

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.widgets.base import Widget


class Named(Row):
    """A row that is one node of the accessibility tree; what lies in it is not.

    Args:
        text: Text of the node.
        children: What is drawn.
        look: Arguments of :class:`~gts_env.android.widgets.container.Row`.
    """

    merged = True

    def __init__(self, text: str, children: Sequence[Widget | None], **look: Any) -> None:
        super().__init__(children, **look)
        self.text = text

    def text_of(self, box: Box) -> str:
        """The text."""
        return self.text
