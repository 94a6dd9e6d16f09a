"""Charts of real values: bars, a line, a pie."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gts_env.android.pictures.lettering import letters
from gts_env.android.pictures.picture import Picture
from gts_env.android.pictures.tones import blend, with_alpha

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

PALETTE = ("primary", "tertiary", "inverse_primary", "secondary", "tertiary_container", "outline", "outline_variant",
           "on_surface_variant", "surface")  # fmt: skip
"""Six colours of series, then grid, labels and ground."""
SERIES = 6
Values = tuple[float, ...]


def top_of(values: Sequence[float]) -> float:
    """The round number at which an axis for these values ends: 1, 2, 2.5 or 5 times a power of ten."""
    most = max([0.0, *values])
    if most <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(most))
    return next(step * power for step in (1, 2, 2.5, 5, 10) if step * power >= most * (1 - 1e-9))


def _axes(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], values: Values, labels: tuple[str, ...]) -> float:
    """Grid lines and labels; returns the y of the axis."""
    size = max(8.0, min(h * 0.075, w * 0.045))
    foot = h - size * 1.7 if labels else h - 1.0
    for i in range(5):
        y = round(foot - (foot - size * 0.5) * i / 4)
        canvas.rect(0, y, w, y + max(1.0, h * 0.004), colors[SERIES])
    each = w / max(1, len(labels))
    every = max(1, math.ceil(max([len(t) for t in labels], default=0) * size * 0.62 / each))
    for i, label in enumerate(labels):
        if i % every == 0:
            box = (each * i - each * (every - 1) / 2, foot + size * 0.3, each * (i + 1) + each * (every - 1) / 2, h)
            letters(canvas, label, box, size, colors[SERIES + 1], weight=400, align="center", lines=1)
    return foot


def paint_bars(
    canvas: Canvas, w: int, h: int, colors: tuple[int, ...], values: Values, labels: tuple[str, ...], marked: int
) -> None:
    """A bar for every value; the one that is marked stands out."""
    foot = _axes(canvas, w, h, colors, values, labels)
    top, head = top_of(values), max(8.0, min(h * 0.075, w * 0.045)) * 0.5
    each = w / max(1, len(values))
    for i, value in enumerate(values):
        tall = (foot - head) * max(0.0, value) / top
        left, right = each * i + each * 0.2, each * (i + 1) - each * 0.2
        r = min((right - left) * 0.3, tall / 2)
        color = colors[0] if marked in (-1, i) else blend(colors[SERIES + 2], colors[0], 0.4)
        if tall > 0:
            canvas.rrect(left, foot - tall, right, foot, (r, r, 0, 0), color)


def paint_line(
    canvas: Canvas, w: int, h: int, colors: tuple[int, ...], values: Values, labels: tuple[str, ...], low: float
) -> None:
    """A line through the values with the area below it; the axis begins at ``low``."""
    foot = _axes(canvas, w, h, colors, values, labels)
    top, head = top_of([v - low for v in values]), max(8.0, min(h * 0.075, w * 0.045)) * 0.5
    each = w / max(1, len(values))
    points = [
        (round(each * (i + 0.5), 1), round(foot - (foot - head) * max(0.0, v - low) / top, 1))
        for i, v in enumerate(values)
    ]
    thick = max(2.0, h * 0.014)
    if len(points) > 1:
        canvas.polygon([(points[0][0], foot), *points, (points[-1][0], foot)], with_alpha(colors[0], 0.18))
        canvas.polyline(points, thick, colors[0])
    if points and (each > thick * 6 or len(points) == 1):
        for x, y in points:
            canvas.circle(x, y, thick * 1.5, colors[0])


def paint_pie(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], values: Values, hole: float) -> None:
    """Slices clockwise from twelve o'clock; with a hole they make a ring."""
    r, cx, cy = min(w, h) / 2 - 1, w / 2, h / 2
    total = sum([max(0.0, v) for v in values])
    if total <= 0:
        canvas.ring(cx, cy, r, max(1.0, r * (1 - hole)), colors[SERIES])
        return
    start = -90.0
    for i, value in enumerate(values):
        sweep = 360.0 * max(0.0, value) / total
        if sweep <= 0:
            continue
        gap = min(1.2, sweep / 4) if len(values) > 1 else 0.0
        color = colors[i % SERIES]
        if hole:
            mid = r * (1 + hole) / 2
            canvas.arc(cx - mid, cy - mid, cx + mid, cy + mid, start + gap, sweep - 2 * gap, r * (1 - hole), color)
        else:
            canvas.arc(cx - r, cy - r, cx + r, cy + r, start + gap / 2, sweep - gap, None, color)
        start += sweep


def bar_chart(
    values: Sequence[float], labels: Sequence[str] = (), *, marked: int | None = None, **common: Any
) -> Picture:
    """Bars.

    Args:
        values: Values, none of them below zero.
        labels: What stands below each bar.
        marked: Number of the bar that stands out.
        common: Arguments every widget takes; without an ``id`` or ``desc`` it is not in the accessibility tree.
    """
    args = tuple(values), tuple(labels), -1 if marked is None else marked
    return Picture(paint_bars, args, PALETTE, opaque=False, **common)


def line_chart(values: Sequence[float], labels: Sequence[str] = (), *, low: float = 0.0, **common: Any) -> Picture:
    """A line through values; ``low`` is where the axis begins."""
    return Picture(paint_line, (tuple(values), tuple(labels), low), PALETTE, opaque=False, **common)


def pie_chart(values: Sequence[float], *, hole: float = 0.0, **common: Any) -> Picture:
    """A pie; ``hole`` is the share of the radius that is left free (0.6 makes a ring)."""
    return Picture(paint_pie, (tuple(values), hole), PALETTE, opaque=False, **common)


def slice_color(i: int) -> str:
    """The colour role of a slice, for a legend."""
    return PALETTE[i % SERIES]
