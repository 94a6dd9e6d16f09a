"""The week view."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import part, query
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Divider, Gap, Text
from gts_env.android.widgets.named import Named
from gts_env.android.widgets.placed import Absolute, At
from gts_env.apps.productivity.calendar.data import CalendarInfo
from gts_env.apps.productivity.calendar.dates import days_from, week, week_number
from gts_env.apps.productivity.calendar.formats import date_text
from gts_env.apps.productivity.calendar.hours import HourGrid
from gts_env.apps.productivity.calendar.lanes import Bar, lanes
from gts_env.apps.productivity.calendar.look import (
    CHIP_RADIUS,
    MOST_GROWTH,
    Fitting,
    color_of,
    colors,
    number_mark,
    small,
)
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.strings import Words, words
from gts_env.apps.productivity.calendar.timeline import GUTTER, column_share

DAYS = 7
DISC = 32
"""Dp of the disc of today's number."""
LANE = 20
"""Dp of a line of the strip of all-day events."""
MOST_LANES = 3


class WeekView(HourGrid):
    """Seven days side by side."""

    @part
    def week_view(self, ui: Ui, day: str) -> Widget:
        """The body of the home screen in week mode."""
        settings = self.settings_of(ui)
        days = [d.isoformat() for d in week(dt.date.fromisoformat(day), settings.first_day)]
        today = self.today(ui).isoformat()
        heads = [self.day_header(ui, d, d == today) for d in days]
        pages = tuple(self.pages(ui))
        head = Row([self._corner(ui, days[0]), *heads], id="week_header", padding=(0, 4), align="end", on_swipe=pages)
        body = self.timeline(ui, days[0], DAYS, "week_grid")
        return Column([head, self.strip(ui, days[0]), Divider(), body], width="fill", height="fill", align="fill")

    def _corner(self, ui: Ui, first: str) -> Widget:
        """The number of the week in line with those of the days, or nothing."""
        settings, scale = self.settings_of(ui), max(1.0, ui.config.font_scale)
        if not settings.week_numbers:
            return Gap(width=GUTTER)
        label = words(ui)("week_short", n=week_number(dt.date.fromisoformat(first), settings.first_day))
        text = Text(label, "label_medium", "on_surface_variant", size=12 / max(1.0, scale / 1.15), max_lines=1,
                    id="week_number")  # fmt: skip
        tall = DISC * min(scale, MOST_GROWTH)
        return Column([Stack([text], align="center", width=GUTTER, height=tall)], padding=(0, 2))

    @part
    def day_header(self, ui: Ui, day: str, today: bool) -> Widget:
        """Weekday and number over a column; a tap opens the day."""
        date = dt.date.fromisoformat(day)
        say = words(ui)
        names, number = say.fmt.table.short_days, date.weekday()
        wordings = [names[number], say.fmt.table.initials[number]]
        color = "primary" if today else "on_surface_variant"
        return Column(
            [
                Fitting(wordings, "label_medium", color=color, peers=names, silent=True),
                number_mark(say.fmt.number(date.day), today, size=DISC, style="title_medium"),
            ],
            align="center",
            gap=2,
            padding=(2, 2),
            weight=1,
            id="day_header",
            key=f"header_{day}",
            item=day,
            desc=date_text(say, "weekday_full", date),
            selected=today,
            on_click=ui.open("day", date=day),
        )

    # -- all-day events ------------------------------------------------------------------------------------------

    @query
    def bars(self, ui: Ui, first: str) -> tuple[Bar, ...]:
        """All-day and longer events of a week, each in a line of its own across its days."""
        return lanes([self.events_on(ui, day) for day in days_from(first, DAYS)], dt.date.fromisoformat(first))

    @part
    def strip(self, ui: Ui, first: str) -> Widget:
        """All-day events over the columns of their days; as tall as they need."""
        found = self.bars(ui, first)
        if not found:
            return Gap()
        scale = min(max(1.0, ui.config.font_scale), MOST_GROWTH)
        rows = min(MOST_LANES, max(bar.lane for bar in found) + 1)
        places = [self._bar(ui, bar, scale) for bar in found if bar.lane < MOST_LANES]
        for column, day in enumerate(days_from(first, DAYS)):
            hidden = sum(bar.lane >= MOST_LANES and bar.covers(column) for bar in found)
            if hidden:
                rows = MOST_LANES + 1
                places.append(self._more(ui, day, hidden, column, scale))
        return Absolute(places, width="fill", height=(rows * LANE + 4) * scale, id="all_day_strip")

    def _bar(self, ui: Ui, bar: Bar, scale: float) -> At:
        share, dp = column_share(bar.first, DAYS)
        width = bar.days / DAYS
        past = self.settings_of(ui).dim_past and bar.occurrence.last_day < self.today(ui)
        widget = self.all_day_event(ui, words(ui), bar.occurrence, self.colored(ui), past, bar.days == 1)
        return At(widget, (share, dp + 1), bar.lane * LANE * scale, (width, -GUTTER * width - 2), (LANE - 2) * scale)

    def _more(self, ui: Ui, day: str, count: int, column: int, scale: float) -> At:
        style, color = "label_small", "on_surface_variant"
        text = Text(words(ui)("more_events", n=count), style, color, align="center", id="more_all_day", item=day,
                    size=small(11, ui.config.font_scale), on_click=ui.open("day", date=day))  # fmt: skip
        return At(text, column_share(column, DAYS), MOST_LANES * LANE * scale, (1 / DAYS, -GUTTER / DAYS), LANE * scale)

    @part
    def all_day_event(
        self, ui: Ui, say: Words, o: Occurrence, calendars: tuple[CalendarInfo, ...], past: bool, narrow: bool
    ) -> Widget:
        """One all-day event, as a bar; ``narrow`` in the column of one day of seven: smaller letters."""
        background, ink = colors(color_of(calendars, o.event.calendar), past)
        title = say.title(o.event)
        style, size = ("label_tiny", 10.0) if narrow else ("label_small", 11.0)
        size = small(size, ui.config.font_scale)
        label = Text(title, style, ink, max_lines=1, weight_=600, size=size)
        return Named(
            title, [label], padding=(3 if narrow else 4, 0), background=background, radius=CHIP_RADIUS,
            id="all_day_event", key=f"bar_{o.key}", item=o.event.id, on_click=self.open_event(ui, o),
        )  # fmt: skip
