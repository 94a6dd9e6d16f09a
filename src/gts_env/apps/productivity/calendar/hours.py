"""The timeline of hours that the day and week views share."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import part, query
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Drawing, Text
from gts_env.android.widgets.placed import Absolute, At
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.productivity.calendar.columns import Slot, slots
from gts_env.apps.productivity.calendar.data import CalendarInfo
from gts_env.apps.productivity.calendar.dates import days_from
from gts_env.apps.productivity.calendar.formats import date_text, hour_text, times_text
from gts_env.apps.productivity.calendar.look import color_of, colors, now_line, paint_hours
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.pages import TIMELINE, Pages
from gts_env.apps.productivity.calendar.strings import words
from gts_env.apps.productivity.calendar.timeline import GUTTER, HEIGHT, EventBlock, HourColumn, at_minute, in_column

MORNING = 7
"""Hour a timeline starts at."""
EDGE = 12
"""Dp of the hour before that show above it."""


class HourGrid(Pages):
    """Timed events of one day or seven."""

    @part
    def timeline(self, ui: Ui, first: str, n: int, name: str) -> Widget:
        """The hours of ``n`` days, scrolled to the morning."""
        today = self.today(ui).isoformat()
        gutter = (GUTTER / HEIGHT, n, ui.config.rtl)
        lines = Drawing(paint_hours, ("outline_variant",), gutter, width="fill", height="fill", silent=True)
        places = [At(lines), *self.hour_labels(ui, self.hour24(ui))]
        for i, day in enumerate(days_from(first, n)):
            places.append(in_column(self.hours(ui, day, day == today, n > 1), i, n))
        body = Absolute(places, width="fill", height=HEIGHT)
        start, pages = at_minute(MORNING * 60) - EDGE, tuple(self.pages(ui))
        return Scroll(body, id=name, key=TIMELINE, weight=1, start_dp=start, on_swipe=pages)

    def hour_labels(self, ui: Ui, hour24: bool) -> list[At]:
        """Labels beside the hour lines."""
        labels = [self.hour_label(ui, hour, hour24) for hour in range(1, 24)]
        return [At(label, 0, at_minute(60 * (i + 1)) - 8, GUTTER - 6, 16) for i, label in enumerate(labels)]

    @part
    def hour_label(self, ui: Ui, hour: int, hour24: bool) -> Widget:
        """One label."""
        text = hour_text(hour, hour24)
        size = 11 / max(1.0, ui.config.font_scale / 1.15)
        return Text(text, "label_small", "on_surface_variant", align="end", id="hour_label", max_lines=1, size=size)

    @query
    def blocks(self, ui: Ui, day: str) -> tuple[Slot, ...]:
        """Where the timed events of a day stand: overlapping ones side by side."""
        return slots(self.events_on(ui, day), dt.date.fromisoformat(day))

    @part
    def hours(self, ui: Ui, day: str, today: bool, narrow: bool) -> Widget:
        """The column of a day."""
        now = self.now(ui) if today else None
        dim = self.settings_of(ui).dim_past
        past_day = dt.date.fromisoformat(day) < self.today(ui)
        calendars = ui.data.calendars
        places = []
        for slot in self.blocks(ui, day):
            past = dim and (past_day or (now is not None and slot.occurrence.end <= now))
            widget = self.event_block(ui, slot.occurrence, calendars, past, self.hour24(ui), narrow)
            width = (slot.span / slot.columns, -1 if narrow else -8 / slot.columns)
            top, tall = at_minute(slot.top), at_minute(slot.bottom - slot.top)
            places.append(At(widget, (slot.column / slot.columns, 1), top, width, tall))
        if now is not None:
            places.append(At(now_line(ui.config.rtl), 0, at_minute(now.hour * 60 + now.minute) - 6))
        say = words(ui)
        desc = date_text(say, "date_full", dt.date.fromisoformat(day))
        return HourColumn(places, day, id="hour_column", key=f"hours_{day}", item=day, desc=desc)

    @part
    def event_block(
        self, ui: Ui, o: Occurrence, calendars: tuple[CalendarInfo, ...], past: bool, hour24: bool, narrow: bool
    ) -> Widget:
        """One event on the timeline."""
        background, ink = colors(color_of(calendars, o.event.calendar), past)
        say = words(ui)
        times = times_text(say, o.start, o.end, hour24)
        title = self.title(ui, o.event)
        lines = [times, o.event.place]
        desc = ", ".join([title, times, o.event.place] if o.event.place else [title, times])
        return EventBlock(
            title, lines, ink, background, id="event_block", key=f"block_{o.key}", item=o.event.id, desc=desc,
            on_click=self.open_event(ui, o), narrow=narrow,
        )  # fmt: skip
