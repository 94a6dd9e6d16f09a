"""Faults of the calendar about series, copies and a screen that stays: brought into ``faults`` by name."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from gts_env.android.layout.box import Box
from gts_env.android.state import LAUNCHER
from gts_env.apps.productivity.calendar.calendar_fault import CalendarFault
from gts_env.apps.productivity.calendar.data import CalendarData, Event
from gts_env.apps.productivity.calendar.occurrences import Occurrence, occurrence, order
from gts_env.faults import params as read
from gts_env.faults.history import forget, remember

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.frame import Frame
    from gts_env.android.layout.context import Layout
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot

WEEK = dt.timedelta(days=7)
MOST_COPIES = 3


class BlankAfterBack(CalendarFault):
    """Back on the main screen does not leave the app: the screen stays, but empty, until it is left again.

    Parameters:
        views: Views of the main screen concerned. Default: all.
    """

    seam = "view"
    params = ("views",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        super().__init__(app, params)
        self.views = read.words(params, "views", ("month", "week", "day", "list"))

    def arrange(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """Nothing but the ground."""
        held = lay.read(f"\0memory:{self.key}")
        if held is None or held != lay.read("\0window"):
            return box
        return Box(widget, box.w, box.h, (), box.data, clip=True)

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Keep the activity that back would have left, and remember it until something else is in front."""
        state, entry = tx.state, before.entry
        if self.key in state.memory:
            return state if state.entry.uid == state.memory[self.key] else forget(state, self.key)
        left = entry.app == self.app.id and entry.screen == "home" and state.entry.app == LAUNCHER
        if not left or tx.via is None or entry.view.get("mode") not in self.views:
            return state
        return remember(before, self.key, entry.uid)


class ShiftedInterval(CalendarFault):
    """The list shows a weekly series of a long interval a week late from the first date on that it leaves out.

    Parameters:
        at_least: Weeks of the interval from which on it is so. Default 2.
    """

    seam = "query"
    params = ("at_least",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        super().__init__(app, params)
        self.at_least = read.whole(params, "at_least", 2, 2, 52)

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The days of the list with those occurrences on later ones."""
        days: dict[str, list[Occurrence]] = {}
        late: list[tuple[str, Occurrence]] = []
        for day, found in result:
            for o in found:
                if self._late(o):
                    moved = (dt.date.fromisoformat(day) + WEEK).isoformat()
                    late.append((moved, replace(o, date=o.date + WEEK, start=o.start + WEEK, end=o.end + WEEK)))
                else:
                    days.setdefault(day, []).append(o)
        if not late:
            return result
        for day, o in late:
            days.setdefault(day, []).append(o)
        return tuple([(day, tuple(sorted(days[day], key=order))) for day in sorted(days)])

    def _late(self, o: Occurrence) -> bool:
        rule = o.event.repeat
        if rule is None or rule.every != "weekly" or rule.interval < self.at_least:
            return False
        return any(day < o.date for day in o.event.excluded_dates)


class KeptOriginal(CalendarFault):
    """An occurrence of a series that was edited by itself is shown as it was, too: the series still has it."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The events of a day and those that were edited away from it."""
        day, zone = dt.date.fromisoformat(args[0]), self.app.zone(ui)
        events = {e.id: e for e in ui.data.events}
        back = [occurrence(events[i], date, zone) for i, date in self.held(ui) or () if i in events]
        more = [o for o in back if o.first_day <= day <= o.last_day]
        return tuple(sorted([*result, *more], key=order)) if more else result

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember which dates of which series were edited by themselves."""
        state, entry = tx.state, before.entry
        now, old = self.events(state), {e.id: e for e in self.events(before)}
        args = dict(entry.args)
        if len(now) <= len(old) or entry.app != self.app.id or entry.screen != "editor" or args.get("scope") != "one":
            return state
        edited = args["event"], dt.date.fromisoformat(args["date"])
        return remember(state, self.key, (*state.memory.get(self.key, ()), edited))


class SyncCopies(CalendarFault):
    """Each sync brings the events of a calendar once more, up to four times; day and list show the copies.

    Parameters:
        calendar: Id of the calendar.
    """

    seam = "command"
    params = ("calendar",)
    required = ("calendar",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        super().__init__(app, params)
        self.calendar = params["calendar"].text()

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """One copy more."""
        return remember(tx.state, self.key, min(MOST_COPIES, int(tx.state.memory.get(self.key, 0)) + 1))

    def read(self, ui: Ui, data: CalendarData) -> CalendarData:
        """The events with their copies, in the views concerned."""
        copies = int(self.held(ui) or 0)
        if not copies or not self._shown(ui):
            return data
        # The same object for the same data, as what is shown is remembered by it.
        last = self.__dict__.get("_made")
        if last is None or last[0] is not data or last[1] != copies:
            last = self.__dict__["_made"] = (data, copies, replace(data, events=self._copied(data.events, copies)))
        return cast("CalendarData", last[2])

    def _copied(self, events: tuple[Event, ...], copies: int) -> tuple[Event, ...]:
        times = [(e, 1 + copies if e.calendar == self.calendar else 1) for e in events]
        return tuple([e for e, n in times for _ in range(n)])

    def _shown(self, ui: Ui) -> bool:
        screen = ui.entry.screen
        return screen == "day" or (screen == "home" and ui.get("mode", outer=True) in ("day", "list"))
