"""Containers: rows, columns, stacks and grids with padding, background and touch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Unpack

from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import GONE, INF, Padding
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common, Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

Children = Iterable["Widget | None"]


class Look:
    """Background of a container in pixels and resolved colours."""

    __slots__ = ("border", "border_color", "color", "elevation", "radius")

    def __init__(self, color: int, radius: float, border: float, border_color: int, elevation: float) -> None:
        self.color = color
        self.radius = radius
        self.border = border
        self.border_color = border_color
        self.elevation = elevation

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Look) and all(getattr(self, n) == getattr(other, n) for n in Look.__slots__)

    __hash__ = None  # type: ignore[assignment]


class Dress(Common, total=False):
    """Keyword arguments of every container: see :class:`Container`."""

    padding: Padding
    background: Color | None
    radius: float | str
    border: Color | None
    border_width: float
    elevation: float
    clip: bool


class Container(Widget):
    """Base of widgets with children, padding and a background.

    Args:
        children: Widgets in drawing order; None entries are left out.
        padding: Dp inside the edges.
        background: Colour, or None.
        radius: Corner radius in dp; ``full`` makes a pill.
        border: Colour of a 1 dp outline (``border_width`` dp), or None.
        elevation: Dp of shadow.
        clip: Cut children at the edges.
    """

    padding: Padding = 0
    background: Color | None = None
    radius: float | str = 0
    border: Color | None = None
    border_width: float = 1
    elevation: float = 0
    clip: bool = False

    def __init__(
        self,
        children: Children = (),
        *,
        padding: Padding = 0,
        background: Color | None = None,
        radius: float | str = 0,
        border: Color | None = None,
        border_width: float = 1,
        elevation: float = 0,
        clip: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.children = tuple([c for c in children if c is not None])
        if padding:
            self.padding = padding
        if background is not None:
            self.background = background
        if radius:
            self.radius = radius
        if border is not None:
            self.border = border
            self.border_width = border_width
        if elevation:
            self.elevation = elevation
        if clip:
            self.clip = clip

    def box(self, lay: Layout, w: int, h: int, kids: list[Placed], data: Any = None) -> Box:
        """A box of this size with this container's look; ``data`` is kept beside the look."""
        look = None
        bleed = 0
        if self.background is not None or self.border is not None:
            look, bleed = self._look(lay, w, h)
        return Box(self, w, h, tuple(kids), (look, data), bleed, self.clip)

    def _look(self, lay: Layout, w: int, h: int) -> tuple[Look, int]:
        radius = min(w, h) / 2 if self.radius == "full" else min(lay.px(float(self.radius)), min(w, h) / 2)
        elevation = lay.px(self.elevation)
        look = Look(
            lay.color(self.background) if self.background is not None else 0,
            radius,
            lay.px(self.border_width) if self.border is not None else 0,
            lay.color(self.border) if self.border is not None else 0,
            elevation,
        )
        return look, elevation * 3

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw shadow, background and outline."""
        look = box.data[0]
        if look is None:
            return
        right, bottom = x + box.w, y + box.h
        if look.elevation:
            canvas.shadow(x, y, right, bottom, look.radius, look.elevation)
        if look.color:
            if look.radius:
                canvas.rrect(x, y, right, bottom, look.radius, look.color)
            else:
                canvas.rect(x, y, right, bottom, look.color)
        if look.border:
            canvas.stroke_rrect(x, y, right, bottom, look.radius, look.border, look.border_color)


class Linear(Container):
    """Children one after the other, as Android's LinearLayout places them.

    Args:
        gap: Dp between children.
        align: Across the axis: ``start``, ``center``, ``end`` or ``fill``.
        arrange: Along the axis: ``start``, ``center``, ``end``, ``between`` or ``around``.
    """

    vertical = False
    gap: float = 0
    align: str = "start"
    arrange: str = "start"

    def __init__(
        self,
        children: Children = (),
        *,
        gap: float = 0,
        align: str | None = None,
        arrange: str = "start",
        **dress: Unpack[Dress],
    ) -> None:
        super().__init__(children, **dress)
        if gap:
            self.gap = gap
        if align is not None:
            self.align = align
        if arrange != "start":
            self.arrange = arrange

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Measure unweighted children in order, share the rest by weight, then put them in line."""
        left, top, right, bottom = lay.padding(self.padding)
        low_w, high_w = lay.span(self.width, min_w, max_w)
        low_h, high_h = lay.span(self.height, min_h, max_h)
        pad_w, pad_h = left + right, top + bottom
        inside = (low_w - pad_w, high_w - pad_w, low_h - pad_h, high_h - pad_h)
        boxes, used = self._measure(lay, inside)
        v = self.vertical
        across = max([b.w if v else b.h for b in boxes], default=0)
        if v:
            w, h = max(low_w, min(across + pad_w, high_w)), max(low_h, min(used + pad_h, high_h))
        else:
            w, h = max(low_w, min(used + pad_w, high_w)), max(low_h, min(across + pad_h, high_h))
        kids = self._line_up(lay, boxes, used, w - pad_w, h - pad_h, left, top)
        return self.box(lay, w, h, kids)

    def _measure(self, lay: Layout, inside: tuple[int, int, int, int]) -> tuple[list[Box], int]:
        _, high_w, _, high_h = inside
        v = self.vertical
        room = high_h if v else high_w
        gap = lay.px(self.gap) if self.gap else 0
        boxes: list[Box | None] = []
        weights: list[tuple[int, Widget, float]] = []
        used = shown = 0
        for i, child in enumerate(self.children):
            if child.weight and room < INF:
                weights.append((i, child, child.weight))
                boxes.append(None)
                shown += 1
                continue
            left_over = room - used - gap * shown
            fill = (child.gravity or self.align) == "fill"
            if v:
                box = lay(child, high_w, max(0, left_over), high_w if fill and high_w < INF else 0)
                used += box.h
            else:
                box = lay(child, max(0, left_over), high_h, 0, high_h if fill and high_h < INF else 0)
                used += box.w
            boxes.append(box)
            shown += box.data is not GONE
        used += gap * max(0, shown - 1)
        if weights:
            used += self._share(lay, boxes, weights, inside, max(0, room - used))
        return [b for b in boxes if b is not None], used

    def _share(
        self,
        lay: Layout,
        boxes: list[Box | None],
        weights: list[tuple[int, Widget, float]],
        inside: tuple[int, int, int, int],
        free: int,
    ) -> int:
        _, high_w, _, high_h = inside
        total = sum(w for _, _, w in weights)
        given = 0
        for i, child, weight in weights:
            share = int(free * weight / total)
            total, free = total - weight, free - share
            fill = (child.gravity or self.align) == "fill"
            if self.vertical:
                boxes[i] = lay(child, high_w, share, high_w if fill and high_w < INF else 0, share)
            else:
                boxes[i] = lay(child, share, high_h, share, high_h if fill and high_h < INF else 0)
            given += share
        return given

    def _line_up(
        self, lay: Layout, boxes: list[Box], used: int, inner_w: int, inner_h: int, left: int, top: int
    ) -> list[Placed]:
        v = self.vertical
        free = max(0, (inner_h if v else inner_w) - used)
        boxes = [b for b in boxes if b.data is not GONE]
        at, gap = spread(self.arrange, free, len(boxes), lay.px(self.gap) if self.gap else 0)
        mirrored = lay.theme.rtl
        kids: list[Placed] = []
        for box in boxes:
            gravity = box.widget.gravity or self.align
            if v:
                x = offset(gravity, inner_w - box.w, mirrored)
                kids.append((box, left + x, top + at))
                at += box.h + gap
            else:
                y = offset(gravity, inner_h - box.h, False)
                x = inner_w - at - box.w if mirrored else at
                kids.append((box, left + x, top + y))
                at += box.w + gap
        return kids


class Row(Linear):
    """Children side by side, from the start edge; centred vertically unless told otherwise."""

    align = "center"


class Column(Linear):
    """Children below one another."""

    vertical = True

    @property
    def tail(self) -> Widget | None:
        """That of the last child."""
        return self.children[-1].tail if self.children else None


class Stack(Container):
    """Children over one another, as Android's FrameLayout; each child's ``gravity`` is an anchor.

    Anchors: ``start``/``center``/``end``/``fill`` for both axes, or ``<vertical>_<horizontal>`` such as
    ``bottom_end``, ``top_center``, ``center_start``.
    """

    align: str = "top_start"

    def __init__(
        self,
        children: Children = (),
        *,
        align: str = "top_start",
        **dress: Unpack[Dress],
    ) -> None:
        super().__init__(children, **dress)
        if align != "top_start":
            self.align = align

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Size to the largest child, then anchor each."""
        left, top, right, bottom = lay.padding(self.padding)
        low_w, high_w = lay.span(self.width, min_w, max_w)
        low_h, high_h = lay.span(self.height, min_h, max_h)
        pad_w, pad_h = left + right, top + bottom
        boxes = []
        for child in self.children:
            fill = (child.gravity or self.align) == "fill"
            fill_w = max(0, high_w - pad_w) if fill and high_w < INF else 0
            fill_h = max(0, high_h - pad_h) if fill and high_h < INF else 0
            boxes.append(lay(child, max(0, high_w - pad_w), max(0, high_h - pad_h), fill_w, fill_h))
        w = max(low_w, min(max([b.w for b in boxes], default=0) + pad_w, high_w))
        h = max(low_h, min(max([b.h for b in boxes], default=0) + pad_h, high_h))
        kids = [(b, *self._anchor(lay, b, w - pad_w, h - pad_h, left, top)) for b in boxes if b.data is not GONE]
        return self.box(lay, w, h, kids)

    def _anchor(self, lay: Layout, box: Box, w: int, h: int, left: int, top: int) -> tuple[int, int]:
        vertical, horizontal = anchor(box.widget.gravity or self.align)
        x = offset(horizontal, w - box.w, lay.theme.rtl)
        y = offset(vertical, h - box.h, False)
        return left + x, top + y


def anchor(spec: str) -> tuple[str, str]:
    """An anchor as (vertical, horizontal), each ``start``, ``center``, ``end`` or ``fill``."""
    vertical, _, horizontal = spec.partition("_")
    vertical = {"top": "start", "bottom": "end"}.get(vertical, vertical)
    return vertical, horizontal or vertical


def offset(gravity: str, free: int, mirrored: bool) -> int:
    """Where a child lies in ``free`` pixels beside it."""
    if gravity == "center":
        return free // 2
    return free if (gravity == "end") != mirrored else 0


def spread(arrange: str, free: int, count: int, gap: int) -> tuple[int, int]:
    """First position and gap of ``count`` children with ``free`` pixels left over."""
    if arrange == "center":
        return free // 2, gap
    if arrange == "end":
        return free, gap
    if arrange == "between" and count > 1:
        return 0, gap + free // (count - 1)
    if arrange == "around" and count:
        return free // (2 * count), gap + free // count
    return 0, gap
