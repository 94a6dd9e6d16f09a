"""Floating action buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout

_SIZES: dict[str, tuple[float, float, float]] = {"regular": (56, 16, 24), "small": (40, 12, 24), "large": (96, 28, 36)}
"""Side, corner radius and symbol, in dp."""


class Fab(Row):
    """A floating action button; extended if it has a text.

    Args:
        icon: Symbol, or None for an extended button without one.
        on_click: Effect.
        desc: Content description.
        text: Label of an extended button.
        size: ``regular``, ``small`` or ``large``.
        color: Role of the container: ``primary_container``, ``secondary_container``, ``tertiary_container``,
            ``surface_container_high`` or ``primary``.
    """

    merged: ClassVar[bool] = True
    floats: ClassVar[bool] = True

    def __init__(
        self,
        icon: str | None,
        on_click: Effect | None = None,
        desc: str | None = None,
        *,
        text: str | None = None,
        size: str = "regular",
        color: str = "primary_container",
        **common: Any,
    ) -> None:
        side, radius, symbol = _SIZES[size]
        ink = "primary" if color.startswith("surface") else f"on_{color}"
        common.setdefault("id", "fab")
        common.setdefault("role", "Button" if text else "ImageButton")
        super().__init__(
            [
                Icon(icon, symbol, ink) if icon else None,
                Text(text, "label_large", ink, max_lines=1) if text else None,
            ],
            gap=12,
            arrange="center",
            padding=(16 if icon else 20, 0, 20, 0) if text else 0,
            background=color,
            radius=radius,
            elevation=6,
            on_click=on_click,
            desc=desc,
            **common,
        )
        self.text = text
        self.side = side

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """At least as large as its size says."""
        side = lay.px(self.side)
        return super().place(lay, max_w, max_h, max(min_w, lay.px(80) if self.text else side), max(min_h, side))

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.text or ""
