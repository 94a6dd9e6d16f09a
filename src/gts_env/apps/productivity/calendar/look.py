"""Small pieces of the calendar's look: colours of events, day numbers, titles that fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Unpack

from gts_env.android.drawing.colors import parse_color, with_alpha
from gts_env.android.drawing.contrast import ink_on, lifted
from gts_env.android.drawing.text import measure_width
from gts_env.android.effects import Effect
from gts_env.android.font_scale import to_dp, to_sp
from gts_env.android.layout.box import Box
from gts_env.android.material.tints import capped
from gts_env.android.theme import TYPE_SCALE, Color
from gts_env.android.widgets.base import Common, Composed, Widget
from gts_env.android.widgets.container import Stack
from gts_env.android.widgets.leaf import Drawing, Text
from gts_env.apps.productivity.calendar.data import CalendarInfo

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

CHIP_RADIUS = 4
FAB_ROOM = 88
"""Dp that the button for a new event takes with what is around it."""
NOW_BALL = 6
"""Half the height, in dp, of the line of the present time."""
MOST_GROWTH = 1.5
"""How much larger than at font scale 1 letters become at most where a column of seven must hold them."""
NUMBER_SHARE = 0.62
"""Size of the letters of a day's number as a share of its disc, at most."""
READABLE = 640
"""Dp that lists and forms take at most."""
PAST = 0.32
"""Opacity of the colour of an event that is over."""


def color_of(calendars: Sequence[CalendarInfo], id_: str) -> str:
    """Colour of a calendar."""
    return next((c.color for c in calendars if c.id == id_), "#616161")


def colors(color: str, past: bool) -> tuple[Color, Color]:
    """Background and ink of an event; paler if it is over."""
    return ((color, PAST), "on_surface_variant") if past else (color, ink_on(parse_color(color)))


class DayNumber(Composed):
    """The number of a day; today's lies on a disc. Larger letters make the disc larger, up to half as large again.

    Args:
        number: The number.
        today: Whether it is today.
        faint: Whether it belongs to the month before or after.
        size: Dp of the disc.
        style: Text style.
    """

    merged = True

    def __init__(self, number: str, today: bool, faint: bool, size: float, style: str) -> None:
        super().__init__(silent=True)
        self.number = number
        self.today = today
        self.faint = faint
        self.size = size
        self.style = style

    def compose(self, lay: Layout) -> Widget:
        """The number in the middle of its square."""
        size = self.size * min(lay.theme.font_scale, MOST_GROWTH) if lay.theme.font_scale > 1 else self.size
        letters = capped(lay, TYPE_SCALE[self.style][0], size * NUMBER_SHARE)
        ink: Color = "on_primary" if self.today else (("on_surface", 0.45) if self.faint else "on_surface")
        text = Text(self.number, self.style, ink, align="center", silent=True, max_lines=1, size=letters)
        look: dict[str, Any] = {"radius": "full", "background": "primary"} if self.today else {}
        return Stack([text], align="center", width=size, height=size, **look)


def number_mark(
    number: str, today: bool, *, faint: bool = False, size: float = 22, style: str = "label_medium"
) -> Widget:
    """The number of a day."""
    return DayNumber(number, today, faint, size, style)


def small(sp: float, scale: float) -> float:
    """A text size in sp that does not grow without end with the font scale."""
    most = sp * MOST_GROWTH
    return sp if to_dp(sp, scale) <= most else to_sp(most, scale)


class Swatch(Widget):
    """A patch in the colour of a calendar; lighter on a dark theme where it would be lost.

    Args:
        color: The colour.
        wide: Dp of its width.
        high: Dp of its height.
        opacity: Less than 1 for what is over.
    """

    def __init__(self, color: str, wide: float, high: float, opacity: float = 1.0) -> None:
        super().__init__(silent=True)
        self.color = color
        self.size = wide, high
        self.opacity = opacity

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as it says."""
        color = lay.color(self.color)
        if lay.theme.config.night:
            color = lifted(color, lay.color("surface_container_high"))
        return Box(self, lay.px(self.size[0]), lay.px(self.size[1]), data=with_alpha(color, self.opacity))

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """A disc, or a bar with round ends."""
        canvas.rrect(x, y, x + box.w, y + box.h, min(box.w, box.h) / 2, box.data)


def dot(color: str, size: float = 12) -> Widget:
    """A disc in the colour of a calendar."""
    return Swatch(color, size, size)


class BackHandler(Composed):
    """A screen's content that answers back before the activity does.

    Args:
        child: The content.
        on_back: Effect of back; None leaves it to the activity.
    """

    def __init__(self, child: Widget, on_back: Effect | None) -> None:
        super().__init__()
        self.child = child
        self.on_back = on_back

    def compose(self, lay: Layout) -> Widget:
        """The content."""
        return self.child

    @property
    def tail(self) -> Widget | None:
        """That of the content."""
        return self.child.tail


class Fitting(Widget):
    """A line of text in the longest of several wordings that fits.

    Args:
        wordings: From the longest to the shortest; the last is cut if it must be.
        style: Text style.
        beside: Dp that what stands beside it needs.
        color: Colour of the letters.
        peers: What stands in the same place beside it, which must fit too for the longest wording to be taken.
        common: What every widget takes.
    """

    node_class = "android.widget.TextView"
    merged = True

    def __init__(
        self,
        wordings: Sequence[str],
        style: str = "title_large",
        beside: float = 0,
        color: Color = "on_surface",
        peers: Sequence[str] = (),
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.color = color
        self.peers = tuple(peers)
        self.beside = beside
        self.wordings = tuple(wordings)
        self.style = style

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Choose by the room there is."""
        style = lay.style(self.style)
        max_w = max(0, max_w - lay.px(self.beside))
        widest = max((measure_width(peer, style) for peer in self.peers), default=0.0)
        wordings = self.wordings if widest <= max_w else self.wordings[1:]
        text = next((t for t in wordings if measure_width(t, style) <= max_w), self.wordings[-1])
        inner = lay(Text(text, self.style, self.color, max_lines=1), max_w, max_h, min_w, min_h)
        return Box(self, inner.w, inner.h, ((inner, 0, 0),), text)

    def text_of(self, box: Box) -> str:
        """What is shown."""
        return str(box.data)


def now_line(rtl: bool) -> Widget:
    """The line that marks the time on a timeline, with a ball at its start."""
    return Drawing(paint_now, ("error",), (rtl,), width="fill", height=2 * NOW_BALL, silent=True)


def paint_now(canvas: Canvas, left: int, top: int, right: int, bottom: int, colors: tuple[int, ...], rtl: bool) -> None:
    """A thin line and a ball."""
    middle, radius = (top + bottom) / 2, (bottom - top) / 2
    start, end = (left, right - radius) if rtl else (left + radius, right)
    canvas.rect(start, middle - radius / 6, end, middle + radius / 6, colors[0])
    canvas.circle(end if rtl else start, middle, radius * 0.8, colors[0])


def paint_hours(canvas: Canvas, left: int, top: int, right: int, bottom: int, colors: tuple[int, ...], gutter: float,
                columns: int, rtl: bool) -> None:  # fmt: skip
    """Hour lines, and the edges of the days' columns; ``gutter`` is a share of the height of the day."""
    height = bottom - top
    side = gutter * height
    thick = max(1.0, height / 1344)
    start, end = (left, right - side) if rtl else (left + side, right)
    for hour in range(1, 24):
        y = top + round(height * hour / 24)
        canvas.rect(start, y, end, y + thick, colors[0])
    for column in range(columns):
        along = round((end - start) * column / columns)
        x = end - along - thick if rtl else start + along
        canvas.rect(x, top, x + thick, bottom, colors[0])
