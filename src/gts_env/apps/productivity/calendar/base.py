"""What all screens of the calendar share: its data, its settings, and the queries they show events by."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from gts_env.android.app import App, part, query
from gts_env.android.clock import local, to_ms
from gts_env.android.effects import Effect
from gts_env.android.theme import TYPE_SCALE
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Text
from gts_env.apps.productivity.calendar import load
from gts_env.apps.productivity.calendar.data import CalendarData, CalendarInfo, Event, Settings
from gts_env.apps.productivity.calendar.dates import GRID_DAYS
from gts_env.apps.productivity.calendar.look import CHIP_RADIUS, color_of, colors, small
from gts_env.apps.productivity.calendar.occurrences import Occurrence, by_day, occurrence
from gts_env.apps.productivity.calendar.strings import Words

Days = dict[dt.date, tuple[Occurrence, ...]]
BLOCK = 28
"""Days whose events are worked out together."""


class CalendarBase(App):
    """Data and queries; the screens are in the classes made from it."""

    Data = CalendarData

    def load(self, values: Mapping[str, Any], now: int, zone: str) -> CalendarData:
        """The owner's calendar, or what the scenario says."""
        return load.load(values, now, zone)

    def cleared(self) -> CalendarData:
        """A calendar with nothing in it, but one to put events into."""
        return CalendarData(calendars=(CalendarInfo("local", "My calendar", "#0B8043"),))

    # -- settings and time ---------------------------------------------------------------------------------------

    def settings_of(self, ui: Ui) -> Settings:
        """The settings."""
        found: Settings = ui.data.settings
        return found

    def hour24(self, ui: Ui) -> bool:
        """Whether times are shown on the 24-hour clock."""
        chosen = self.settings_of(ui).hour24
        return ui.config.hour24 if chosen is None else chosen

    def zone(self, ui: Ui) -> str:
        """The zone all times are shown in."""
        return self.settings_of(ui).home_zone or ui.config.zone

    def now(self, ui: Ui) -> dt.datetime:
        """The present minute in that zone."""
        zone = self.zone(ui)
        return ui.now if zone == ui.config.zone else local(to_ms(ui.now, ui.config.zone), zone)

    def today(self, ui: Ui) -> dt.date:
        """The present day in that zone."""
        return ui.today if self.zone(ui) == ui.config.zone else self.now(ui).date()

    # -- events --------------------------------------------------------------------------------------------------

    def _days(self, ui: Ui, block: int) -> Days:
        """Events by day in one block of days.

        They are worked out once for the same events; hiding a calendar only picks among them, so that days on which
        it has nothing stay the same objects.
        """
        data = ui.data
        zone = self.zone(ui)
        every: Days = ui.memo.call(
            ui, (_block, self.id), (data.events, zone, block), lambda: _block(data.events, zone, block)
        )
        hidden = " ".join(sorted(c.id for c in data.calendars if not c.visible))
        found: Days = ui.memo.call(ui, (_shown, self.id), (every, hidden), lambda: _shown(every, hidden.split()))
        return found

    def colored(self, ui: Ui) -> tuple[CalendarInfo, ...]:
        """The calendars as far as their colours go: the same object while no colour changes."""
        return _colored(tuple([(c.id, c.color) for c in ui.data.calendars]))

    def _each_day(self, ui: Ui, first: str, n: int) -> Iterator[tuple[dt.date, tuple[Occurrence, ...]]]:
        start = dt.date.fromisoformat(first).toordinal()
        days: Days = {}
        for number in range(start, start + n):
            if number == start or number % BLOCK == 0:
                days = self._days(ui, number // BLOCK)
            day = dt.date.fromordinal(number)
            yield day, days.get(day, ())

    @query
    def events_on(self, ui: Ui, day: str) -> tuple[Occurrence, ...]:
        """Events of one day, sorted: what the day and week views show."""
        return next(self._each_day(ui, day, 1))[1]

    @query
    def month_events(self, ui: Ui, first: str) -> tuple[tuple[Occurrence, ...], ...]:
        """Events of the 42 days of a month view that begins on ``first``."""
        return tuple([found for _, found in self._each_day(ui, first, GRID_DAYS)])

    @query
    def agenda(self, ui: Ui, first: str, last: str) -> tuple[tuple[str, tuple[Occurrence, ...]], ...]:
        """Days with events between two days, both inclusive, with their events: what the list shows."""
        days = (dt.date.fromisoformat(last) - dt.date.fromisoformat(first)).days + 1
        return tuple([(day.isoformat(), found) for day, found in self._each_day(ui, first, days) if found])

    @query
    def event_at(self, ui: Ui, event: str, date: str) -> Occurrence | None:
        """One occurrence for its detail screen, or None if it is gone."""
        found = find_event(ui.data, event)
        day = dt.date.fromisoformat(date)
        if found is None or day in found.excluded_dates:
            return None
        return occurrence(found, day, self.zone(ui))

    # -- pieces --------------------------------------------------------------------------------------------------

    def open_event(self, ui: Ui, o: Occurrence) -> Effect:
        """The effect that shows an occurrence in detail."""
        return ui.open("event", event=o.event.id, date=o.date.isoformat())

    @part
    def chip(self, ui: Ui, say: Words, o: Occurrence, calendars: tuple[CalendarInfo, ...], past: bool) -> Widget:
        """An event in a cell of the month view; a tap goes to the cell."""
        background, ink = colors(color_of(calendars, o.event.calendar), past)
        size = small(TYPE_SCALE["label_tiny"][0], ui.config.font_scale)
        title = Text(say.title(o.event), "label_tiny", ink, max_lines=1, weight_=600, size=size, id="event_chip",
                     item=o.event.id)  # fmt: skip
        return Row([title], padding=(3, 1), background=background, radius=CHIP_RADIUS)


def _block(events: tuple[Event, ...], zone: str, block: int) -> Days:
    first = dt.date.fromordinal(max(1, block * BLOCK))
    last = dt.date.fromordinal(block * BLOCK + BLOCK - 1)
    return by_day(events, first, last, zone)


def _shown(days: Days, hidden: Sequence[str]) -> Days:
    if not hidden:
        return days
    kept = {day: tuple([o for o in found if o.event.calendar not in hidden]) for day, found in days.items()}
    return {day: found if len(kept[day]) == len(found) else kept[day] for day, found in days.items() if kept[day]}


@lru_cache(maxsize=256)
def _colored(colors: tuple[tuple[str, str], ...]) -> tuple[CalendarInfo, ...]:
    return tuple([CalendarInfo(id_, "", color) for id_, color in colors])


def find_event(data: CalendarData, id_: str) -> Event | None:
    """An event by its id."""
    return next((e for e in data.events if e.id == id_), None)
