"""The daily reminder as a notification."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from gts_env.android.app import command
from gts_env.android.background import Alarm, Channel
from gts_env.android.clock import to_ms
from gts_env.android.effects import Enter
from gts_env.android.ui import Tx, Ui
from gts_env.apps.living.expenses.periods import DAY
from gts_env.apps.living.expenses.settings import SettingsScreens
from gts_env.apps.living.expenses.strings import words

LATER_MINUTES = 60
NOTICE = "reminder"
CHANNEL = "reminders"


class Alerts(SettingsScreens):
    """The alarm of the reminder, and what it does."""

    def alarms(self, ui: Ui) -> Sequence[Alarm]:
        """The reminders of today and tomorrow."""
        minute = self.settings_of(ui).reminder
        if minute is None:
            return ()
        at = dt.datetime.combine(ui.today, dt.time(minute // 60, minute % 60))
        return [Alarm(to_ms(when, ui.config.zone), "remind") for when in (at, at + DAY)]

    def channels(self, ui: Ui) -> Sequence[Channel]:
        """That of the reminder."""
        return (Channel(CHANNEL, words(ui)("reminder")),)

    @command
    def remind(self, ui: Tx) -> None:
        """Ask for today's expenses, with what was entered so far."""
        if self.settings_of(ui).reminder is None:
            return
        say = words(ui)
        rows = [t for t in ui.data.transactions if t.date.date() == ui.today and t.kind == "expense"]
        text = say("reminder_none")
        if rows:
            total = sum([self.worth(ui, t) for t in rows])
            text = say("reminder_some", n=len(rows), amount=self.money(ui, total, self.settings_of(ui).currency))
        ui.notify(
            NOTICE, say("reminder_title"), text, effect=ui.open("home"),
            actions=[(say("add_now"), ui.do("add_now")), (say("later"), ui.do("remind_later"))],
            channel=CHANNEL, icon="account_balance_wallet",
        )  # fmt: skip

    @command
    def add_now(self, ui: Tx) -> None:
        """Begin a transaction from the notification."""
        ui.cancel_notification(NOTICE)
        ui.run(Enter("choose_account", (), self.id))

    @command
    def remind_later(self, ui: Tx) -> None:
        """Take the notification away and come again in an hour."""
        ui.cancel_notification(NOTICE)
        ui.schedule("later", ui.now_ms + LATER_MINUTES * 60_000, "remind")
