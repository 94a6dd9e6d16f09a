"""Where label, text, caret and what surrounds them stand in a text field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.android.drawing.text import TextBlock, layout_text
from gts_env.android.layout.box import Box, Placed
from gts_env.android.material.tints import DISABLED, DISABLED_CONTAINER
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout
    from gts_env.android.material.fields import TextField
    from gts_env.android.widgets.base import Widget

DOT = "\u2022"


class FieldLook(NamedTuple):
    """All a field's drawing needs, in pixels from its top left; also what tells whether it must be drawn again."""

    kind: str
    focused: bool
    top: int
    height: int
    fill: int
    line_color: int
    line: int
    radius: int
    block: TextBlock
    text_color: int
    text_x: float
    text_y: float
    area: tuple[int, int, int, int]
    label: TextBlock | None
    label_color: int
    label_x: float
    label_y: float
    notch: tuple[float, float] | None
    caret: tuple[float, float, float, float] | None
    caret_color: int
    shown: str
    text_len: int


def place(field: TextField, lay: Layout, w: int, max_h: int) -> Box:
    """Lay a field out at a width."""
    focused = lay.is_focused(field.field_key) and field.enabled
    text, caret = field.content(lay)
    shown = DOT * len(text) if field.password else text
    kids: list[Placed] = []
    left, right = _sides(field, lay, w, field.trailing_for(text), kids)
    style = lay.style(field.style)
    floating = bool(field.label) and (focused or bool(text))
    hint = field.hint if not text and field.hint and (floating or not field.label) else None
    wrap = right - left if field.multiline else None
    block = layout_text(hint or shown, style, wrap if hint is None else right - left, rtl=lay.theme.rtl,
                        max_lines=None if hint is None or field.multiline else 1)
    small = lay.style("body_small")
    small_h = int(small.line_height + 0.5)
    line_h = style.line_height
    text_h = int(max(block.height, field.lines * line_h) + 0.5)
    if field.max_lines is not None:
        text_h = min(text_h, int(field.max_lines * line_h + 0.5))
    top = small_h // 2 if field.label and field.kind == "outlined" else 0
    inside, text_y = _vertical(field, lay, text_h, small_h)
    caret_box = block.caret_rect(caret) if hint is None else _hint_caret(block, lay)
    area = (left, top + text_y, right, top + text_y + text_h)
    x, y = _scrolled(block, caret_box if focused else None, area, lay)
    label, label_x, label_y = _label(field, lay, floating, left, right, top, inside, small_h, text_y, text_h)
    colors = _colors(field, lay, focused, hint is not None)
    look = FieldLook(
        field.kind, focused, top, inside, *colors[:2], lay.px(2 if focused else 1), lay.px(4),
        block, colors[2], x, y, area, label, colors[3], label_x, label_y,
        _notch(lay, label, label_x) if floating and field.kind == "outlined" else None,
        (x + caret_box[0], y + caret_box[1], lay.px(2), caret_box[3] - caret_box[1]) if focused else None,
        colors[4], shown, len(text),
    )  # fmt: skip
    for i, (kid, kx, _) in enumerate(kids):
        drop = (inside - kid.h) // 2 if inside <= lay.px(72) or not field.multiline else (lay.px(56) - kid.h) // 2
        kids[i] = kid, kx, top + drop
    h = top + inside + _below(field, lay, w, top + inside, len(text), kids)
    return Box(field, w, h, tuple(kids), look)


def _sides(
    field: TextField, lay: Layout, w: int, trailing: Widget | None, kids: list[Placed]
) -> tuple[int, int]:
    """Left and right edge of the text; leading and trailing widgets are placed but for their height."""
    rtl = lay.theme.rtl
    pad = field.pad if field.pad is not None else 16
    start = end = lay.px(pad)
    if field.leading is not None:
        box = lay(field.leading, w, lay.px(56))
        at = lay.px(12 - getattr(field.leading, "touch_pad", 0)) if field.kind != "plain" else lay.px(pad)
        kids.append((box, w - at - box.w if rtl else at, 0))
        start = at + box.w + lay.px(16 - getattr(field.leading, "touch_pad", 0))
    if trailing is not None:
        box = lay(trailing, w, lay.px(56))
        at = lay.px(12 - getattr(trailing, "touch_pad", 0))
        kids.append((box, at if rtl else w - at - box.w, 0))
        end = at + box.w + lay.px(16 - getattr(trailing, "touch_pad", 0))
    return (end, w - start) if rtl else (start, w - end)


def _vertical(field: TextField, lay: Layout, text_h: int, small_h: int) -> tuple[int, int]:
    """Height of the box, and where the text begins in it."""
    if field.kind == "plain":
        height = max(lay.px(48), text_h + 2 * lay.px(8))
        return height, (height - text_h) // 2
    if field.kind == "filled" and field.label:
        above = lay.px(8) + small_h
        height = max(lay.px(56), above + text_h + lay.px(8))
        return height, above + (height - above - lay.px(8) - text_h) // 2
    height = max(lay.px(56), text_h + 2 * lay.px(16))
    return height, (height - text_h) // 2


def _hint_caret(block: TextBlock, lay: Layout) -> tuple[float, float, float, float]:
    x = block.width if lay.theme.rtl else 0.0
    return x, 0.0, x, block.height / block.line_count


def _scrolled(
    block: TextBlock, caret: tuple[float, float, float, float] | None, area: tuple[int, int, int, int], lay: Layout
) -> tuple[float, float]:
    """Where the text block stands: moved so that the caret is in view if the text is larger than its room."""
    left, top, right, bottom = area
    room = right - left
    over = block.width - room
    if over <= 0:
        # A wrapped block in RTL is aligned within its wrapping width already.
        x = right - block.width if lay.theme.rtl and block.line_count == 1 else float(left)
    else:
        off = over if lay.theme.rtl else 0.0
        if caret is not None:
            slack = lay.px(2)
            off = min(max(off, caret[0] + slack - room), caret[0])
        x = left - min(max(off, 0.0), over + lay.px(2))
    over_y = block.height - (bottom - top)
    y = float(top)
    if over_y > 1 and caret is not None:
        y -= min(max(0.0, caret[3] - (bottom - top)), over_y)
    return x, y


def _label(
    field: TextField, lay: Layout, floating: bool, left: int, right: int, top: int, inside: int, small_h: int,
    text_y: int, text_h: int,
) -> tuple[TextBlock | None, float, float]:  # fmt: skip
    """The label with its place."""
    if not field.label:
        return None, 0.0, 0.0
    small = floating
    style = lay.style("body_small" if small else "body_large")
    block = layout_text(field.label, style, right - left, max_lines=1, rtl=lay.theme.rtl)
    x = right - block.width if lay.theme.rtl else float(left)
    if field.kind == "outlined" and floating:
        start = lay.px(16)
        x = (lay.theme.rtl and _field_right(field, lay, left, right) - start - block.width) or float(start)
        return block, x, top - small_h / 2
    if field.kind == "filled" and floating:
        return block, x, float(lay.px(8))
    if field.multiline:
        return block, x, float(top + lay.px(16))
    return block, x, top + (inside - block.height) / 2


def _field_right(field: TextField, lay: Layout, left: int, right: int) -> float:
    return right + (lay.px(16) if field.leading is None else lay.px(52))


def _notch(lay: Layout, label: TextBlock | None, x: float) -> tuple[float, float] | None:
    return None if label is None else (x - lay.px(4), x + label.width + lay.px(4))


def _colors(field: TextField, lay: Layout, focused: bool, hinting: bool) -> tuple[int, int, int, int, int]:
    """Container, line, text, label and caret."""
    c = lay.color
    if not field.enabled:
        faint = c(("on_surface", DISABLED))
        return c(("on_surface", 0.04)), c(("on_surface", DISABLED_CONTAINER)), faint, faint, faint
    accent = "error" if field.error else "primary"
    quiet = "on_surface_variant" if field.kind == "filled" else "outline"
    line = accent if focused or field.error else quiet
    label = accent if focused or field.error else "on_surface_variant"
    text = "on_surface_variant" if hinting else "on_surface"
    fill = "surface_container_high" if field.kind == "search" else "surface_container_highest"
    return c(fill), c(line), c(text), c(label), c(accent)


def _below(field: TextField, lay: Layout, w: int, y: int, used: int, kids: list[Any]) -> int:
    """Place error, supporting text and counter; the height they take."""
    note = field.error or field.supporting
    counting = field.counter and field.max_length is not None
    if not note and not counting:
        return 0
    side, gap, rtl = lay.px(16), lay.px(4), lay.theme.rtl
    room = w - 2 * side
    tall = 0
    color = "error" if field.error else "on_surface_variant"
    if counting:
        count = lay(Text(f"{used}/{field.max_length}", "body_small", color, id="textinput_counter"), room, 1 << 20)
        kids.append((count, side if rtl else w - side - count.w, y + gap))
        room -= count.w + side
        tall = count.h
    if note:
        name = "textinput_error" if field.error else "textinput_helper_text"
        words = lay(Text(note, "body_small", color, id=name), room, 1 << 20)
        kids.append((words, w - side - words.w if rtl else side, y + gap))
        tall = max(tall, words.h)
    return gap + tall
