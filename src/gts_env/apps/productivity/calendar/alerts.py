"""Reminders as notifications: each falls due as an alarm, and can be put off or dismissed."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from gts_env.android.app import command
from gts_env.android.background import Alarm, Channel
from gts_env.android.clock import local, to_ms
from gts_env.android.effects import pack
from gts_env.android.ui import Tx, Ui
from gts_env.apps.productivity.calendar.formats import date_text, row_time
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.reminders import DAYS_AHEAD, Reminders
from gts_env.apps.productivity.calendar.strings import Words, words

SNOOZE_MINUTES = 5
CHANNEL = "reminders"


class Alerts(Reminders):
    """Alarms of reminders, and what they do."""

    def alarms(self, ui: Ui) -> Sequence[Alarm]:
        """Those of the next reminders; without any in two weeks, one to look again before these are over."""
        if not self.settings_of(ui).notifications:
            return ()
        # Read from the day, not from the minute: so it needs no second look until the first of them is over.
        zone, day = self.zone(ui), dt.datetime.combine(self.today(ui), dt.time())
        now = local(ui.state.now, zone)
        coming = [(at, o) for at, _, o in self.due(ui, day.isoformat()) if at > now]
        found = [
            Alarm(to_ms(at, zone), "remind", pack({"event": o.event.id, "date": o.date.isoformat()}))
            for at, o in coming
            if at == coming[0][0]
        ]
        return found or [Alarm(to_ms(day + dt.timedelta(days=DAYS_AHEAD - 1), zone), "look_ahead")]

    def channels(self, ui: Ui) -> Sequence[Channel]:
        """Reminders only."""
        return (Channel(CHANNEL, words(ui)("reminders"), "high"),)

    @command
    def remind(self, ui: Tx, event: str, date: str) -> None:
        """Notify of an occurrence, if it is still there."""
        o = self.event_at(ui, event, date)
        if o is None or not self.settings_of(ui).notifications:
            return
        say = words(ui)
        lines = [self._when(ui, say, o), o.event.place]
        ui.notify(
            o.key,
            say.title(o.event),
            " · ".join([line for line in lines if line]),
            effect=self.open_event(ui, o),
            actions=[
                (say("snooze"), ui.do("snooze", event=event, date=date)),
                (say("dismiss"), ui.do("dismiss_alert", event=event, date=date)),
            ],
            channel=CHANNEL,
            importance="high",
        )

    def _when(self, ui: Ui, say: Words, o: Occurrence) -> str:
        """Time of an occurrence, with its day if that is another one."""
        today = self.today(ui)
        time = row_time(say, o, o.first_day, self.hour24(ui))
        if o.first_day == today:
            return time
        day = say.fmt.near_day(o.first_day, today) or date_text(say, "weekday_short", o.first_day)
        return say("date_at", date=day, time=time)

    @command
    def snooze(self, ui: Tx, event: str, date: str) -> None:
        """Take the notification away and notify again in five minutes."""
        ui.cancel_notification(f"{event}@{date}")
        at = ui.now_ms + SNOOZE_MINUTES * 60_000
        ui.schedule(f"snooze_{event}@{date}", at, "remind", event=event, date=date)

    @command
    def dismiss_alert(self, ui: Tx, event: str, date: str) -> None:
        """Take the notification away."""
        ui.cancel_notification(f"{event}@{date}")

    @command
    def look_ahead(self, ui: Tx) -> None:
        """Nothing but a reason to look for reminders again."""
