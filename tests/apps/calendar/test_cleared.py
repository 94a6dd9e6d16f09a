"""The calendar after its storage was cleared."""

from __future__ import annotations

from gts_env.apps.productivity.calendar.data import CalendarData
from gts_env.devices.embedded import installed


def test_there_is_a_calendar_to_put_events_into() -> None:
    data = installed().app("calendar").cleared()
    assert isinstance(data, CalendarData)
    assert [c.id for c in data.calendars] == ["local"]
    assert not data.events
    data.check()
