"""Where label, text, caret and what surrounds them stand in a text field."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gts_env.android.drawing.text import TextBlock, TextStyle, layout_text
from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import INF
from gts_env.android.locale.numbers import digits
from gts_env.android.material.tints import DISABLED, DISABLED_CONTAINER
from gts_env.android.selecting import selected
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout
    from gts_env.android.material.fields import TextField
    from gts_env.android.widgets.base import Widget

DOT = "\u2022"
OFFSET = "offset"
"""End of the view-state key under which a field keeps how far its text is scrolled up, in pixels; remembered."""
Caret = tuple[float, float, float, float]


class Label(NamedTuple):
    """A laid-out label: its text, colour, place, and the gap it needs in an outline."""

    block: TextBlock
    color: int
    x: float
    y: float
    notch: tuple[float, float] | None


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
    label: Label | None
    caret: tuple[float, float, float, float] | None
    caret_color: int
    shown: str
    empty: bool
    marks: tuple[Caret, ...] = ()
    mark_color: int = 0
    marked: bool = False
    over: int = 0
    hint: str = ""

    @property
    def caret_span(self) -> tuple[int, int]:
        """Top and bottom of the caret's line, from the top of the field."""
        _, top, _, tall = self.caret or (0.0, float(self.area[1]), 0.0, float(self.area[3] - self.area[1]))
        if self.caret is None and self.marks:
            top, tall = self.text_y + self.marks[-1][1], self.marks[-1][3] - self.marks[-1][1]
        return int(top), int(top + tall + 0.5)

    @property
    def offset(self) -> int:
        """How far the text is scrolled up, in pixels."""
        return int(self.area[1] - self.text_y + 0.5)


class FieldLayout:
    """The layout of one field at one width.

    Args:
        field: The field.
        lay: Layout of its window.
        w: Width in pixels.
        more: Pixels by which the text's room is taller than it needs, or shorter if negative.
    """

    def __init__(self, field: TextField, lay: Layout, w: int, more: int = 0) -> None:
        self.field = field
        self.lay = lay
        self.w = w
        self.more = more
        self.rtl = lay.theme.rtl
        self.focused = lay.is_focused(field.field_key) and field.enabled
        self.text, self.caret = field.content(lay)
        self.shown = DOT * len(self.text) if field.password else self.text
        self.floating = bool(field.label) and (self.focused or bool(self.text))
        self.says = field.hint_in(lay)
        hinting = not self.text and self.says and (self.floating or not field.label)
        self.hint = self.says if hinting else None
        self.small: TextStyle = lay.style("body_small")
        self.small_h = int(self.small.line_height + 0.5)
        self.style: TextStyle = lay.style(field.style, size=field.size)
        self.kids: list[Placed] = []

    def box(self) -> Box:
        """The laid-out field."""
        left, right = self._sides(self.field.trailing_for(self.text))
        block = self._block(right - left)
        text_h = self._text_height(block)
        top = self.small_h // 2 if self.field.label and self.field.kind == "outlined" else 0
        height, text_y = self._vertical(text_h)
        area = left, top + text_y, right, top + text_y + text_h
        look = self._look(block, area, top, height, text_y)
        self._settle_sides(top, height)
        total = top + height + self._below(top + height)
        return Box(self.field, self.w, total, tuple(self.kids), look)

    # -- what stands beside the text -----------------------------------------------------------------------------

    def _sides(self, trailing: Widget | None) -> tuple[int, int]:
        """Left and right edge of the text; leading and trailing widgets are placed but for their height."""
        pad = self.field.pad if self.field.pad is not None else 16
        start = self._beside(self.field.leading, pad, True)
        end = self._beside(trailing, pad, False)
        return (end, self.w - start) if self.rtl else (start, self.w - end)

    def _beside(self, widget: Widget | None, pad: float, leading: bool) -> int:
        """Place a widget at the start or the end; the room it takes from the text."""
        lay = self.lay
        if widget is None:
            return lay.px(pad)
        box = lay(widget, self.w, lay.px(56))
        slack = getattr(widget, "touch_pad", 0)
        at = lay.px(pad if leading and self.field.kind == "plain" else 12 - slack)
        self.kids.append((box, self.w - at - box.w if leading == self.rtl else at, 0))
        return at + box.w + lay.px(16 - slack)

    def _settle_sides(self, top: int, height: int) -> None:
        """Centre what stands beside the text; in a tall field it stays at the first line."""
        first = height if height <= self.lay.px(72) or not self.field.multiline else self.lay.px(56)
        self.kids = [(kid, x, top + (first - kid.h) // 2) for kid, x, _ in self.kids]

    # -- the text ------------------------------------------------------------------------------------------------

    def _block(self, room: int) -> TextBlock:
        several = self.field.multiline
        if self.hint is not None:
            return layout_text(self.hint, self.style, room, rtl=self.rtl, max_lines=None if several else 1)
        return layout_text(self.shown, self.style, room if several else None, rtl=self.rtl)

    def _text_height(self, block: TextBlock) -> int:
        line_h = self.style.line_height
        height = max(block.height, self.field.lines * line_h)
        if self.field.max_lines is not None:
            height = min(height, self.field.max_lines * line_h)
        return max(int(line_h), int(height + 0.5) + self.more)

    def _vertical(self, text_h: int) -> tuple[int, int]:
        """Height of the field's box, and where the text begins in it."""
        px = self.lay.px
        if self.field.kind == "filled" and self.field.label:
            above = px(8) + self.small_h
            height = max(px(56), above + text_h + px(8))
            return height, above + (height - above - px(8) - text_h) // 2
        least, pad = (48, 8) if self.field.kind == "plain" else (56, 16)
        height = max(px(least), text_h + 2 * px(pad))
        return height, (height - text_h) // 2

    def _look(self, block: TextBlock, area: tuple[int, int, int, int], top: int, height: int, text_y: int) -> FieldLook:
        lay, field = self.lay, self.field
        fill, line, ink, label_ink, accent = self._colors()
        caret = block.caret_rect(self.caret) if self.hint is None else self._hint_caret(block)
        x, y = self._scrolled(block, caret if self.focused else None, area)
        marks = self._marks(block)
        shows = self.focused and not marks
        # At the very edge of its room it would be cut off.
        at = max(area[0], min(x + caret[0], area[2] - lay.px(2)))
        bar = (at, y + caret[1], lay.px(2), caret[3] - caret[1]) if shows else None
        tools = bool(self.focused and lay.read(f"{field.field_key}:tools"))
        label = self._label(area, top, height, label_ink)
        return FieldLook(
            field.kind, self.focused, top, height, fill, line, lay.px(2 if self.focused else 1), lay.px(4), block, ink,
            x, y, area, label, bar, accent, self.shown, not self.text, marks, lay.color(("primary", 0.3)),
            tools or bool(marks), max(0, int(block.height + 0.5) - (area[3] - area[1])) if field.multiline else 0,
            self.says or "",
        )  # fmt: skip

    def _marks(self, block: TextBlock) -> tuple[Caret, ...]:
        """What is selected, as rectangles from the text's top left, one a line."""
        span = selected(self.lay, self.field.field_key, self.text, self.caret) if self.focused else None
        if span is None or self.hint is not None:
            return ()
        start, end = block.caret_rect(span[0]), block.caret_rect(span[1])
        tall = block.height / block.line_count
        if end[1] - start[1] < tall / 2:
            return ((min(start[0], end[0]), start[1], max(start[0], end[0]), start[3]),)
        between = ((0.0, start[3], float(block.width), end[1]),) if end[1] - start[3] > tall / 2 else ()
        return ((start[0], start[1], block.width, start[3]), *between, (0.0, end[1], end[0], end[3]))

    def _hint_caret(self, block: TextBlock) -> Caret:
        left, top, _, bottom = block.caret_rect(0)
        return left, top, left, bottom

    def _scrolled(self, block: TextBlock, caret: Caret | None, area: tuple[int, int, int, int]) -> tuple[float, float]:
        """Where the text block stands: moved so that the caret is in view if the text is larger than its room."""
        left, top, right, bottom = area
        over, slack = block.width - (right - left), self.lay.px(2)
        # A block laid out for a width is aligned in it already.
        x = float(left)
        if self.hint is None and not self.field.multiline:
            if over <= 0:
                x = right - block.width if self.rtl else x
            else:
                off = over if self.rtl else 0.0
                if caret is not None:
                    off = min(max(off, caret[0] + slack - (right - left)), caret[0])
                x -= min(max(off, 0.0), over + slack)
        over_y = block.height - (bottom - top)
        return x, top - self._risen(over_y, caret, bottom - top) if over_y > 1 else float(top)

    def _risen(self, over: float, caret: Caret | None, room: int) -> float:
        """How far a text taller than its room is scrolled up: as the user left it, else so that the caret is seen."""
        left = self.lay.read(f"{self.field.field_key}:{OFFSET}")
        if isinstance(left, int):
            return min(max(0.0, float(left)), over)
        return min(max(0.0, caret[3] - room), over) if caret is not None else 0.0

    # -- the label -----------------------------------------------------------------------------------------------

    def _label(self, area: tuple[int, int, int, int], top: int, height: int, color: int) -> Label | None:
        field, lay = self.field, self.lay
        if not field.label or (field.kind in ("plain", "search") and self.floating):
            return None
        left, _, right, _ = area
        on_line = self.floating and field.kind == "outlined"
        start = lay.px(16)
        if on_line:
            left, right = start, self.w - start
        style = self.small if self.floating else lay.style("body_large")
        block = layout_text(field.label, style, right - left, max_lines=1, rtl=self.rtl)
        if on_line:
            edge = right - block.width if self.rtl else left
            notch = edge - lay.px(4), edge + block.width + lay.px(4)
            return Label(block, color, left, top - block.height / 2, notch)
        if self.floating:
            return Label(block, color, left, lay.px(8), None)
        y = top + lay.px(16) if field.multiline else top + (height - block.height) / 2
        return Label(block, color, left, y, None)

    # -- colours and notes ---------------------------------------------------------------------------------------

    def _colors(self) -> tuple[int, int, int, int, int]:
        """Container, line, text, label and caret."""
        c, field = self.lay.color, self.field
        if not field.enabled:
            faint = c(("on_surface", DISABLED))
            return c(("on_surface", 0.04)), c(("on_surface", DISABLED_CONTAINER)), faint, faint, faint
        accent = "error" if field.error else "primary"
        lively = self.focused or bool(field.error)
        quiet = "on_surface_variant" if field.kind == "filled" else "outline"
        fill = "surface_container_high" if field.kind == "search" else "surface_container_highest"
        return (
            c(fill),
            c(accent if lively else quiet),
            c("on_surface" if self.hint is None else "on_surface_variant"),
            c(accent if lively else "on_surface_variant"),
            c(accent),
        )

    def _below(self, y: int) -> int:
        """Place error, supporting text and counter; the height they take."""
        field, lay, w = self.field, self.lay, self.w
        note = field.error or field.supporting
        counting = field.counter and field.max_length is not None
        if not note and not counting:
            return 0
        side, gap = lay.px(16), lay.px(4)
        room, tall = w - 2 * side, 0
        color = "error" if field.error else "on_surface_variant"
        if counting:
            text = digits(f"{len(self.text)}/{field.max_length}", lay.theme.config.locale)
            count = lay(Text(text, "body_small", color, id="textinput_counter"), room, INF)
            self.kids.append((count, side if self.rtl else w - side - count.w, y + gap))
            room, tall = room - count.w - side, count.h
        if note:
            name = "textinput_error" if field.error else "textinput_helper_text"
            words = lay(Text(note, "body_small", color, id=name), room, INF)
            self.kids.append((words, w - side - words.w if self.rtl else side, y + gap))
            tall = max(tall, words.h)
        return gap + tall
