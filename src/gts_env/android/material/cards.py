"""Cards."""

from __future__ import annotations

from typing import Any, Unpack

from gts_env.android.layout.context import Padding
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.container import Stack

_KINDS: dict[str, dict[str, Any]] = {
    "filled": {"background": "surface_container_highest"},
    "elevated": {"background": "surface_container_low", "elevation": 1},
    "outlined": {"background": "surface", "border": "outline_variant"},
}


class Card(Stack):
    """A surface with rounded corners around one child.

    Args:
        child: Content.
        kind: ``filled``, ``elevated`` or ``outlined``.
        padding: Dp inside the edges.
        background: Colour in place of the kind's.
    """

    def __init__(
        self,
        child: Widget,
        kind: str = "filled",
        *,
        padding: Padding = 16,
        background: Color | None = None,
        **common: Unpack[Common],
    ) -> None:
        look = dict(_KINDS[kind])
        if background is not None:
            look["background"] = background
        super().__init__([child], padding=padding, radius=12, **look, **common)
