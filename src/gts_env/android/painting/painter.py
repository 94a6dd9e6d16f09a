"""Painting: finds what changed between two frames and draws only that, exactly as a full redraw would."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.window import Window

Rect = tuple[int, int, int, int]
Windows = tuple["Window", ...]
MOST_RECTS = 3
MANY = 48
"""From so many changes on telling them apart costs more than drawing what lies between them."""


def dirty(old: Frame | None, new: Frame) -> list[Rect] | None:
    """Rectangles in device pixels in which two frames may differ; None for the whole screen."""
    if old is None or old.size != new.size:
        return None
    pairs, others = _paired(old.windows, new.windows)
    if any(a.scrim != b.scrim for a, b in pairs) or any(w.scrim for w in others):
        return None
    rects: list[Rect] = [_ink(w.box, w.x, w.y) for w in others]
    for a, b in pairs:
        _compare(a.box, a.x, a.y, b.box, b.x, b.y, rects)
    return merged(rects, new.size)


def changed(old: Window, new: Window) -> list[Rect]:
    """Rectangles, perhaps overlapping, in which what two windows draw may differ."""
    rects: list[Rect] = []
    _compare(old.box, old.x, old.y, new.box, new.x, new.y, rects)
    return rects


def area_of(window: Window) -> Rect:
    """The rectangle in device pixels in which a window draws."""
    return _ink(window.box, window.x, window.y)


def _paired(old: Windows, new: Windows) -> tuple[list[tuple[Window, Window]], list[Window]]:
    """Windows of the same kind from the back and from the front, and those between that came or went."""
    most = min(len(old), len(new))
    head = next((i for i in range(most) if old[i].kind != new[i].kind), most)
    tail = next((i for i in range(most - head) if old[-1 - i].kind != new[-1 - i].kind), most - head)
    old_end, new_end = len(old) - tail, len(new) - tail
    pairs = [*zip(old[:head], new[:head], strict=True), *zip(old[old_end:], new[new_end:], strict=True)]
    return pairs, [*old[head:old_end], *new[head:new_end]]


def _compare(old: Box, ox: int, oy: int, new: Box, nx: int, ny: int, rects: list[Rect]) -> None:
    if old is new and ox == nx and oy == ny:
        return
    same = ox == nx and oy == ny and len(old.kids) == len(new.kids) and old.clip == new.clip
    if not same or not new.widget.same_drawing(new, old):
        rects.append(_ink(old, ox, oy))
        rects.append(_ink(new, nx, ny))
        return
    for (a, ax, ay), (b, bx, by) in zip(old.kids, new.kids, strict=True):
        if a is not b or ax != bx or ay != by:
            _compare(a, ox + ax, oy + ay, b, nx + bx, ny + by, rects)


def _ink(box: Box, x: int, y: int) -> Rect:
    left, top, right, bottom = box.ink
    return x + left, y + top, x + right, y + bottom


def merged(rects: list[Rect], size: tuple[int, int]) -> list[Rect]:
    """At most :data:`MOST_RECTS` rectangles, disjoint and on the screen, that cover all of these."""
    if len(rects) > MANY:
        rects = [reduce(_union, rects)]
    out: list[Rect] = []
    for rect in rects:
        rect = (max(0, rect[0]), max(0, rect[1]), min(size[0], rect[2]), min(size[1], rect[3]))
        if rect[0] >= rect[2] or rect[1] >= rect[3]:
            continue
        while (i := next((i for i, o in enumerate(out) if _touch(o, rect)), None)) is not None:
            rect = _union(out.pop(i), rect)
        out.append(rect)
    while len(out) > MOST_RECTS:
        rect = _union(out.pop(), out.pop())
        while (i := next((i for i, o in enumerate(out) if _touch(o, rect)), None)) is not None:
            rect = _union(out.pop(i), rect)
        out.append(rect)
    return out


def _touch(a: Rect, b: Rect) -> bool:
    # A margin of a few pixels keeps rectangles apart once they are rounded outward to a small surface.
    return a[0] - 8 < b[2] and b[0] - 8 < a[2] and a[1] - 8 < b[3] and b[1] - 8 < a[3]


def _union(a: Rect, b: Rect) -> Rect:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def paint(canvas: Canvas, frame: Frame, rect: Rect | None) -> None:
    """Draw a frame, all of it or only what lies in one rectangle."""
    width, height = frame.size
    area = (0, 0, width, height)
    if rect is not None:
        # What the canvas paints is rounded outward to whole pixels of its surface: so must be what is drawn.
        across, down = -(-width // canvas.surface_size[0]), -(-height // canvas.surface_size[1])
        area = rect[0] - across, rect[1] - down, rect[2] + across, rect[3] + down
    canvas.begin([rect] if rect is not None else None)
    if frame.windows[0].box.w < width:
        # Beside a navigation bar at the side: the seam between the two is not opaque at a reduced size.
        canvas.rect(0, 0, width, height, 0xFF000000)
    for window in frame.windows:
        if window.scrim:
            canvas.rect(0, 0, width, height, window.scrim)
        paint_window(canvas, window, area)
    canvas.end()


def paint_window(canvas: Canvas, window: Window, area: Rect) -> None:
    """Draw what of one window lies in an area, without its scrim."""
    _draw(canvas, window.box, window.x, window.y, area)


def _draw(canvas: Canvas, box: Box, x: int, y: int, area: Rect) -> None:
    widget = box.widget
    plain = canvas
    if widget.repaints:
        canvas = widget.brush(canvas, box)
    widget.draw(canvas, box, x, y)
    kids = box.kids
    if kids:
        if box.clip:
            canvas.save()
            canvas.clip(x, y, x + box.w, y + box.h)
        left, top, right, bottom = area
        for kid, kx, ky in kids:
            l, t, r, b = kid.ink  # noqa: E741
            kx += x
            ky += y
            if kx + l < right and kx + r > left and ky + t < bottom and ky + b > top:
                _draw(canvas, kid, kx, ky, area)
        if box.clip:
            canvas.restore()
    if widget.overdraws:
        widget.draw_over(plain, box, x, y)
