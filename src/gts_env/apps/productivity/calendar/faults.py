"""Faults that only a calendar has: named ``calendar.<name>`` in scenario files."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from gts_env.android.clock import zone
from gts_env.apps.productivity.calendar.calendar_fault import CalendarFault
from gts_env.apps.productivity.calendar.columns import Slot
from gts_env.apps.productivity.calendar.data import DEVICE, CalendarData, Event
from gts_env.apps.productivity.calendar.draft import Draft
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.series_faults import BlankAfterBack, KeptOriginal, ShiftedInterval, SyncCopies
from gts_env.faults import params as read
from gts_env.faults.history import forget, remember

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gts_env.android.app import App
    from gts_env.android.frame import Frame
    from gts_env.android.seams import Call
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.benchmark.spot import Spot

DAY = dt.timedelta(days=1)

__all__ = ["BlankAfterBack", "KeptOriginal", "ShiftedInterval", "SyncCopies"]


class EmptyAfterSwitch(CalendarFault):
    """A view that was switched to from a certain other one has no events, until a third one was shown.

    Parameters:
        was: View it was switched from.
        now: View that stays empty.
        until: View after which it has its events again.
    """

    seam = "query"
    params = ("was", "now", "until")
    required = ("was", "now", "until")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        super().__init__(app, params)
        self.was, self.now, self.until = (params[name].text() for name in self.params)

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """Nothing, in the empty view."""
        empty = self.held(ui) == ui.entry.uid and self.app.mode(ui) == self.now
        return () if empty else result

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember the activity in which the views were switched so."""
        state, old, new = tx.state, before.entry, tx.state.entry
        if old.uid != new.uid or new.app != self.app.id:
            return state
        was, now = old.view.get("mode"), new.view.get("mode")
        if (was, now) == (self.was, self.now):
            return remember(state, self.key, new.uid)
        return forget(state, self.key) if now == self.until else state


class StackedColumns(CalendarFault):
    """Where several events overlap in the day view each covers all of the one before but its first letters.

    Parameters:
        at_least: Events side by side from which on it is so. Default 4.
        share: What is left of an event's column, as a share of the width of the day. Default 0.06.
    """

    seam = "query"
    params = ("at_least", "share")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        super().__init__(app, params)
        self.at_least = read.whole(params, "at_least", 4, 2, 20)
        self.columns = round(1 / read.number(params, "share", 0.06, 0.02, 0.5))

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The places of the events, all as wide as the day leaves room."""
        if self.app.mode(ui) != "day":
            return result
        return tuple([self._wide(slot) if slot.columns >= self.at_least else slot for slot in result])

    def _wide(self, slot: Slot) -> Slot:
        return replace(slot, span=self.columns - slot.column, columns=self.columns)


class DayEarlier(CalendarFault):
    """In zones east of Greenwich, whose midnight is the day before in UTC, all-day events are edited a day early."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: Draft) -> Draft:
        """The draft of the day before."""
        if not args[0] or not result.all_day or offset(self.app.zone(ui), result.start) <= dt.timedelta():
            return result
        return replace(result, start=result.start - DAY, end=result.end - DAY)


class AgendaInUtc(CalendarFault):
    """The list shows events made by hand as late as the zone lies ahead of UTC: their time is shifted twice."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The days of the list with the later times, as long as these are on the same day."""
        made = self.held(ui) or ()
        if not made:
            return result
        ahead = self.app.zone(ui)
        return tuple(
            [(day, tuple([_later(o, ahead) if o.event.id in made else o for o in found])) for day, found in result]
        )

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember which events were made in the editor, and that those saved again are right."""
        state, entry = tx.state, before.entry
        if self.events(state) is self.events(before) or entry.app != self.app.id or entry.screen != "editor":
            return state
        made: tuple[str, ...] = state.memory.get(self.key, ())
        edited = dict(entry.args).get("event", "")
        known = {e.id for e in self.events(before)}
        new = () if edited else tuple([e.id for e in self.events(state) if e.id not in known])
        return remember(state, self.key, (*[i for i in made if i != edited], *new))


def _later(o: Occurrence, zone_name: str) -> Occurrence:
    by = offset(zone_name, o.start)
    if o.event.all_day or o.long or (o.start + by).date() != o.start.date() or (o.end + by).date() != o.end.date():
        return o
    return replace(o, start=o.start + by, end=o.end + by)


class FirstReminderOnly(CalendarFault):
    """Of an event that repeats only the first occurrence has its reminders.

    Parameters:
        every: Unit of the rules concerned. Default: all.
    """

    seam = "query"
    params = ("every",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        super().__init__(app, params)
        self.every = read.words(params, "every", ("daily", "weekly", "monthly", "yearly"))

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The reminders without those of later occurrences."""
        return tuple([due for due in result if not self._lost(due[2])])

    def _lost(self, o: Occurrence) -> bool:
        rule = o.event.repeat
        return rule is not None and rule.every in self.every and o.date != o.event.start.date()


class LoseLaterReminders(CalendarFault):
    """Taking one reminder away takes away those below it too."""

    seam = "command"

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The call for each reminder from the last to the one meant."""
        if args.get("value") is not None:
            return [(name, args)]
        count = len(self.app.draft(tx).reminders)
        return [(name, {**args, "index": i}) for i in range(max(count - 1, args["index"]), args["index"] - 1, -1)]


class SyncBringsBack(CalendarFault):
    """After the target command single occurrences that were deleted from a synced series are there again.

    Parameters:
        every: Unit of the rules concerned. Default: all.
    """

    seam = "command"
    params = ("every",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        super().__init__(app, params)
        self.every = read.words(params, "every", ("daily", "weekly", "monthly", "yearly"))

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The state with the deleted occurrences."""
        gone: tuple[tuple[str, dt.date], ...] = tx.state.memory.get(self.key, ())
        if not gone:
            return tx.state
        data = cast("CalendarData", tx.state.data[self.app.id])
        back: dict[str, set[dt.date]] = {}
        for id_, day in gone:
            back.setdefault(id_, set()).add(day)
        events = tuple([_with_again(e, back.get(e.id, ())) for e in data.events])
        return forget(tx.state.with_data(self.app.id, replace(data, events=events)), self.key)

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember what was deleted; an occurrence that was moved away is no deleted one."""
        state = tx.state
        now, old = self.events(state), {e.id: e for e in self.events(before)}
        if now is self.events(before) or len(now) > len(old):
            return state
        accounts = {c.id for c in state.data[self.app.id].calendars if c.source != DEVICE}
        gone = [
            (e.id, day)
            for e in now
            if e.calendar in accounts and e.repeat is not None and e.repeat.every in self.every and e.id in old
            for day in e.excluded_dates
            if day not in old[e.id].excluded_dates
        ]
        return remember(state, self.key, (*state.memory.get(self.key, ()), *gone)) if gone else state


def _with_again(event: Event, days: Any) -> Event:
    kept = tuple([day for day in event.excluded_dates if day not in days])
    return event if kept == event.excluded_dates else replace(event, excluded_dates=kept)


class LateZone(CalendarFault):
    """An event saved with another zone is shown as if it still had the former one, until it is saved once more."""

    seam = "command"

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """Remember the former zone of what was saved."""
        old = {e.id: e for e in self.events(before)}
        held: dict[str, str] = dict(tx.state.memory.get(self.key, {}))
        held.pop(str(dict(before.entry.args).get("event", "")), None)
        for event in self.events(tx.state):
            was = old[event.id].time_zone if event.id in old else self.app.zone(tx)
            if event != old.get(event.id) and event.time_zone != was:
                held[event.id] = was
        return remember(tx.state, self.key, held)

    def read(self, ui: Ui, data: CalendarData) -> CalendarData:
        """The events with their former zones, but in the editor."""
        held: Mapping[str, str] = ui.state.memory.get(self.key, {})
        if not held or ui.entry.screen == "editor":
            return data
        # The same object for the same data, as what is shown is remembered by it.
        last = self.__dict__.get("_shown")
        if last is None or last[0] is not data or last[1] != held:
            events = tuple([replace(e, time_zone=held[e.id]) if e.id in held else e for e in data.events])
            last = self.__dict__["_shown"] = (data, held, replace(data, events=events))
        return cast("CalendarData", last[2])


def offset(name: str, at: dt.datetime) -> dt.timedelta:
    """How far a zone lies ahead of UTC at a wall time in it."""
    return at.replace(tzinfo=zone(name)).utcoffset() or dt.timedelta()
