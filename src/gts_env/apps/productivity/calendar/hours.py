"""The timeline of hours that the day and week views share."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import part, query
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Drawing
from gts_env.android.widgets.placed import Absolute, At
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.productivity.calendar.columns import Slot, slots
from gts_env.apps.productivity.calendar.data import CalendarInfo
from gts_env.apps.productivity.calendar.dates import days_from
from gts_env.apps.productivity.calendar.event_block import EventBlock
from gts_env.apps.productivity.calendar.formats import date_text, time_text, times_text
from gts_env.apps.productivity.calendar.look import FAB_ROOM, NOW_BALL, color_of, colors, now_line, paint_hours
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.pages import TIMELINE, Pages
from gts_env.apps.productivity.calendar.strings import Words, words
from gts_env.apps.productivity.calendar.timeline import GUTTER, HEIGHT, HourColumn, at_minute, in_column

MORNING = 7
"""Hour a timeline starts at."""
PAST_DAY = "past"
DAY_END = 9
"""Dp beside the events of a day, in line with its all-day events."""
EDGE = 12
"""Dp of the hour before that show above it."""


class HourGrid(Pages):
    """Timed events of one day or seven."""

    @part
    def timeline(self, ui: Ui, first: str, n: int, name: str) -> Widget:
        """The hours of ``n`` days, scrolled to the morning."""
        settings, calendars, hour24 = self.settings_of(ui), self.colored(ui), self.hour24(ui)
        say, rtl = words(ui), ui.config.rtl
        gutter = (GUTTER / HEIGHT, n, rtl)
        lines = Drawing(paint_hours, ("outline_variant",), gutter, width="fill", height="fill", silent=True)
        places = [At(lines), *self.hour_labels(ui, hour24)]
        for i, day in enumerate(days_from(first, n)):
            found, now = self.blocks(ui, day), self._moment(ui, day)
            column = self.hours(ui, say, day, now, found, calendars, settings.dim_past, hour24, n > 1, rtl)
            places.append(in_column(column, i, n))
        body = Absolute(places, width="fill", height=HEIGHT)
        start, pages = at_minute(MORNING * 60) - EDGE, tuple(self.pages(ui))
        foot = (0, 0, 0, FAB_ROOM)
        return Scroll(body, id=name, key=TIMELINE, weight=1, start_dp=start, padding=foot, on_swipe=pages)

    def hour_labels(self, ui: Ui, hour24: bool) -> list[At]:
        """Labels beside the hour lines."""
        labels = [self.hour_label(ui, hour, hour24) for hour in range(1, 24)]
        return [At(label, 4, at_minute(60 * (i + 1)) - 8, GUTTER - 10, 16) for i, label in enumerate(labels)]

    @part
    def hour_label(self, ui: Ui, hour: int, hour24: bool) -> Widget:
        """One label."""
        text = words(ui).fmt.with_clock(hour24).hour(hour)
        size = 11 / max(1.0, ui.config.font_scale / 1.15)
        return FitText(text, "label_small", "on_surface_variant", align="end", id="hour_label", size=size)

    @query
    def blocks(self, ui: Ui, day: str) -> tuple[Slot, ...]:
        """Where the timed events of a day stand: overlapping ones side by side."""
        return slots(self.events_on(ui, day), dt.date.fromisoformat(day))

    @part
    def hours(
        self, ui: Ui, say: Words, day: str, now: str, found: tuple[Slot, ...], calendars: tuple[CalendarInfo, ...],
        dim: bool, hour24: bool, narrow: bool, rtl: bool,
    ) -> Widget:  # fmt: skip
        """The column of a day; ``now`` is the present minute where it is today, and ``past`` on days gone by."""
        moment = dt.datetime.fromisoformat(now) if now and now != PAST_DAY else None
        places = []
        for slot in found:
            past = dim and (now == PAST_DAY or (moment is not None and slot.occurrence.end <= moment))
            widget = self.event_block(ui, say, slot.occurrence, calendars, past, hour24, narrow)
            share, end = slot.span / slot.columns, 1 if narrow else DAY_END
            top, tall = at_minute(slot.top), at_minute(slot.bottom - slot.top)
            before = slot.column / slot.columns
            places.append(At(widget, (before, 1 - end * before), top, (share, -end * share), tall))
        if moment is not None:
            top = at_minute(moment.hour * 60 + moment.minute) - NOW_BALL
            places.append(At(now_line(rtl), -NOW_BALL, top, (1, NOW_BALL)))
        desc = date_text(say, "weekday_full", dt.date.fromisoformat(day))
        return HourColumn(places, day, id="hour_column", key=f"hours_{day}", item=day, desc=desc)

    def _moment(self, ui: Ui, day: str) -> str:
        """The present minute if a day is today, ``past`` if it is over, nothing if it is to come."""
        today = self.today(ui).isoformat()
        if day == today:
            return self.now(ui).isoformat()
        return PAST_DAY if day < today else ""

    @part
    def event_block(
        self,
        ui: Ui,
        say: Words,
        o: Occurrence,
        calendars: tuple[CalendarInfo, ...],
        past: bool,
        hour24: bool,
        narrow: bool,
    ) -> Widget:
        """One event on the timeline."""
        background, ink = colors(color_of(calendars, o.event.calendar), past)
        times = times_text(say, o.start, o.end, hour24)
        shown = time_text(say, o.start, hour24) if narrow else times
        title = say.title(o.event)
        desc = ", ".join([title, times, o.event.place] if o.event.place else [title, times])
        return EventBlock(
            title, shown, o.event.place, ink, background, id="event_block", key=f"block_{o.key}", item=o.event.id,
            desc=desc, on_click=self.open_event(ui, o), narrow=narrow,
        )  # fmt: skip
