"""Drawing of a text field's box, label, text and caret."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.material.field_layout import FieldLook


def draw_field(canvas: Canvas, look: FieldLook, w: int, x: int, y: int) -> None:
    """Draw a field of width ``w`` whose top left is at (x, y)."""
    if look.kind == "filled":
        _filled(canvas, look, w, x, y)
    elif look.kind == "search":
        canvas.rrect(x, y, x + w, y + look.height, look.height / 2, look.fill)
    elif look.kind == "outlined":
        _outlined(canvas, look, w, x, y)
    label = look.label
    if label is not None:
        canvas.text(label.block, x + label.x, y + label.y, label.color)
    if label is None or not look.empty or look.focused:
        _text(canvas, look, x, y)


def _filled(canvas: Canvas, look: FieldLook, w: int, x: int, y: int) -> None:
    bottom = y + look.height
    r = look.radius
    canvas.rrect(x, y, x + w, bottom, (r, r, 0, 0), look.fill)
    canvas.rect(x, bottom - look.line, x + w, bottom, look.line_color)


def _outlined(canvas: Canvas, look: FieldLook, w: int, x: int, y: int) -> None:
    top, bottom, right = y + look.top, y + look.top + look.height, x + w
    notch = look.label.notch if look.label is not None else None
    if notch is None:
        canvas.stroke_rrect(x, top, right, bottom, look.radius, look.line, look.line_color)
        return
    # The label stands in a gap of the outline: draw the outline left and right of it, and below.
    start, end = x + notch[0], x + notch[1]
    below = top + look.radius + look.line
    for left, upper, far, lower in ((x, top, start, below), (end, top, right, below), (x, below, right, bottom)):
        canvas.save()
        canvas.clip(left, upper, far, lower)
        canvas.stroke_rrect(x, top, right, bottom, look.radius, look.line, look.line_color)
        canvas.restore()


def _text(canvas: Canvas, look: FieldLook, x: int, y: int) -> None:
    left, top, right, bottom = look.area
    block = look.block
    cut = block.width > right - left or block.height > bottom - top + 1
    if cut:
        canvas.save()
        canvas.clip(x + left, y + top, x + right, y + bottom)
    at_x, at_y = x + look.text_x, y + look.text_y
    for mark in look.marks:
        canvas.rect(at_x + mark[0], at_y + mark[1], at_x + mark[2], at_y + mark[3], look.mark_color)
    canvas.text(block, at_x, at_y, look.text_color)
    if look.caret is not None:
        cx, cy, width, height = look.caret
        inset = height * 0.08
        canvas.rect(x + cx, y + cy + inset, x + cx + width, y + cy + height - inset, look.caret_color)
    if cut:
        canvas.restore()
