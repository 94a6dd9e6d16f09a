from __future__ import annotations

import datetime as dt
from typing import Any

import pytest

from gts_env.android.clock import to_ms
from gts_env.apps.productivity.calendar.data import CalendarData, Settings
from gts_env.apps.productivity.calendar.load import load
from gts_env.apps.productivity.calendar.occurrences import by_day

ZONE = "Europe/Berlin"
NOW = to_ms(dt.datetime(2026, 10, 14, 9, 41), ZONE)
EVENT = {"id": "x", "title": "X", "calendar": "work", "start": "2026-10-14T10:00", "end": "2026-10-14T11:00"}


def made(values: dict[str, Any]) -> CalendarData:
    return load(values, NOW, ZONE)


def test_the_owner_has_a_life() -> None:
    data = made({})
    today = dt.date(2026, 10, 14)
    days = by_day(data.events, today - dt.timedelta(days=42), today + dt.timedelta(days=42), ZONE)
    assert len(data.events) >= 40
    assert max(len(d) for d in days.values()) >= 5
    assert len(days) > 60
    assert {e.calendar for e in data.events} == {c.id for c in data.calendars}
    assert any(len(e.reminders) == 2 for e in data.events)


@pytest.mark.parametrize("month", range(1, 13))
def test_the_owner_has_a_life_in_every_month(month: int) -> None:
    now = to_ms(dt.datetime(2028, month, 29, 9), "Pacific/Auckland")
    assert load({}, now, "Pacific/Auckland").events == load({}, now, "Pacific/Auckland").events


def test_a_scenario_says_what_differs() -> None:
    data = made({"settings": {"default_view": "week"}, "extra_events": [EVENT], "searches": ["yoga"]})
    assert data.settings == Settings(default_view="week")
    assert data.events[-1].title == "X"
    assert data.events[-1].time_zone == ZONE
    assert len(data.events) > 40
    assert [e.id for e in made({"events": [EVENT]}).events] == ["x"]


def test_events_of_calendars_that_are_not_there_go() -> None:
    data = made({"calendars": [{"id": "work", "name": "Work", "color": "#112233"}]})
    assert {e.calendar for e in data.events} == {"work"}


@pytest.mark.parametrize(
    ("values", "start"),
    [
        ({"event": []}, "event: there is no such field. Did you mean 'events'"),
        ({"settings": {"default_view": "year"}}, "settings.default_view: expected one of month, week, day, list"),
        ({"settings": {"home_zone": "Europe/Atlantis"}}, "settings.home_zone: time zone 'Europe/Atlantis'"),
        ({"events": [{**EVENT, "calendar": "wrok"}]}, "events[0].calendar: there is no calendar 'wrok'. Did you mean"),
        ({"events": [EVENT, EVENT]}, "events[1].id: 'x' stands twice"),
        ({"extra_events": [{**EVENT, "id": "e1"}]}, "extra_events[0].id: 'e1' is the id of another event"),
        ({"events": [{**EVENT, "end": "2026-10-13T11:00"}]}, "events[0].end: 2026-10-13 11:00:00 is before the start"),
        ({"events": [{**EVENT, "reminders": [1, 2, 3, 4]}]}, "events[0].reminders: at most 3"),
        ({"events": [{**EVENT, "repeat": {"every": "hourly"}}]}, "events[0].repeat.every: expected one of daily"),
        ({"events": [{**EVENT, "repeat": {"every": "daily", "interval": 0}}]}, "events[0].repeat.interval: must be"),
        ({"events": [{**EVENT, "time_zone": "Mars"}]}, "events[0].time_zone: time zone 'Mars'"),
        ({"calendars": []}, "calendars: there has to be one at least"),
        ({"calendars": [{"id": "a", "name": "A", "color": "red"}]}, "calendars[0].color: expected #RRGGBB"),
    ],
)
def test_wrong_values_name_their_field(values: dict[str, Any], start: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        made(values)
    assert str(caught.value).startswith(start)
