"""The base of the faults that only a calendar has."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from gts_env.faults.app_operator import AppOperator

if TYPE_CHECKING:
    from gts_env.android.state import PhoneState
    from gts_env.apps.productivity.calendar.data import CalendarData, Event


class CalendarFault(AppOperator):
    """An operator that knows its app, and looks its memory up so that what was built by it is built again."""

    def events(self, state: PhoneState) -> tuple[Event, ...]:
        """The stored events."""
        return cast("CalendarData", state.data[self.app.id]).events
