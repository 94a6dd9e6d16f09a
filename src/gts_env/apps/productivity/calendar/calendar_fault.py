"""The base of the faults that only a calendar has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Ui
    from gts_env.apps.productivity.calendar import Calendar
    from gts_env.apps.productivity.calendar.data import CalendarData, Event
    from gts_env.benchmark.spot import Spot


class CalendarFault(Operator):
    """An operator that knows its app, and looks its memory up so that what was built by it is built again."""

    always_watches = True

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.app = cast("Calendar", app)

    def held(self, ui: Ui) -> Any:
        """What the fault remembers; None for nothing."""
        found = ui.state.memory.get(self.key)
        ui.memo.note("memory", self.key, found)
        return found

    def events(self, state: PhoneState) -> tuple[Event, ...]:
        """The stored events."""
        return cast("CalendarData", state.data[self.app.id]).events
