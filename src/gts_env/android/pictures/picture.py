"""The widget that shows a drawn picture: cut at its edges, with round corners, painted from its own top left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.android.layout.box import Box
from gts_env.android.pictures.rendered import RENDERED
from gts_env.android.theme import Color
from gts_env.android.widgets.leaf import Drawing

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

Painter = Callable[..., None]
"""A module-level function of ``(canvas, width, height, colors, *args)``, lengths in px, which draws from (0, 0) on."""


class Picture(Drawing):
    """A picture. Without a ``desc`` or an ``id`` it is decoration, and not in the accessibility tree.

    Args:
        paint: Painter.
        args: Plain values handed to it; equal ones give equal pictures.
        palette: Colours of the theme handed to it.
        radius: Dp of the corners; ``full`` makes a circle.
        opaque: Whether it covers all of its bounds: then it is painted once, and copied from then on.
    """

    def __init__(
        self,
        paint: Painter,
        args: tuple[Any, ...] = (),
        palette: tuple[Color, ...] = (),
        *,
        radius: float | str = 0,
        opaque: bool = True,
        **common: Any,
    ) -> None:
        common.setdefault("silent", common.get("desc") is None and common.get("id") is None)
        super().__init__(paint, palette, args, **common)
        self.radius = radius
        self.opaque = opaque

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as asked for; without a width or height as large as allowed."""
        box = super().place(lay, max_w, max_h, min_w, min_h)
        round_ = min(box.w, box.h) / 2 if self.radius == "full" else float(lay.px(float(self.radius)))
        box.data = (*box.data, round_)
        return box

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Copy the picture, or run the painter within the bounds."""
        paint, colors, args, round_ = box.data
        right, bottom = x + box.w, y + box.h
        if box.w <= 0 or box.h <= 0 or not canvas.visible(x, y, right, bottom):
            return
        # A brush that draws shapes in other colours has no images of its own: it must see the shapes.
        if self.opaque and hasattr(type(canvas), "image"):
            scale = canvas.surface_size[0] / canvas.device_size[0]
            canvas.image(RENDERED.get(paint, (box.w, box.h), colors, args, scale), x, y, right, bottom, round_)
            return
        canvas.save()
        canvas.clip(x, y, right, bottom, round_)
        canvas.translate(x, y)
        paint(canvas, box.w, box.h, colors, *args)
        canvas.restore()
