"""The home screen: one of four views, and the ways to the others."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import layer, part, screen
from gts_env.android.effects import Effect
from gts_env.android.material import DatePicker, IconButton, ListDialog, MenuItem, Scaffold, TopBar
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Icon
from gts_env.android.widgets.named import Named
from gts_env.apps.productivity.calendar.agenda import AgendaView
from gts_env.apps.productivity.calendar.data import MODES, Mode
from gts_env.apps.productivity.calendar.dates import FIRST_DAYS, week
from gts_env.apps.productivity.calendar.formats import date_text, span_text
from gts_env.apps.productivity.calendar.look import BackHandler, Fitting
from gts_env.apps.productivity.calendar.month import MonthView
from gts_env.apps.productivity.calendar.strings import Words, words

ICONS: dict[Mode, str] = {"month": "calendar_month", "week": "view_week", "day": "view_day", "list": "view_agenda"}


class Home(AgendaView, MonthView):
    """The launcher screen and its dialogs."""

    @screen(launcher=True)
    def home(self, ui: Ui) -> Widget:
        """The view chosen last, or the default view at today."""
        mode, day = self.mode(ui), self.shown(ui)
        iso, first_day = day.isoformat(), self.settings_of(ui).first_day
        body = BackHandler(self.view(ui, mode, day), ui.do("leave"))
        return Scaffold(body, top=self.home_bar(ui, mode, iso, first_day), fab=self.new_button(ui, iso))

    def view(self, ui: Ui, mode: Mode, day: dt.date) -> Widget:
        """One of the four views."""
        if mode == "month":
            return self.month_view(ui, day.year, day.month, self.today(ui).isoformat())
        make = {"week": self.week_view, "day": self.day_view, "list": self.agenda_view}[mode]
        return make(ui, day.isoformat())

    @part
    def home_bar(self, ui: Ui, mode: Mode, day: str, first_day: str) -> Widget:
        """The bar: what is shown, today, search, the view chooser and the overflow menu."""
        say = words(ui)
        names = titles(say, mode, dt.date.fromisoformat(day), first_day)
        title = Named(
            names[0],
            [Fitting(names, beside=24), Icon("arrow_drop_down", 24, "on_surface")],
            id="toolbar_title",
            role="TextView",
            height=48,
            on_click=ui.show("go_to_date"),
        )
        return TopBar(
            title,
            actions=[
                IconButton("search", ui.open("search"), say("search"), id="search"),
                IconButton("today", ui.do("go_today"), say("today"), id="today"),
                IconButton(ICONS[mode], ui.show("view_chooser"), say("change_view"), id="view_chooser"),
            ],
            menu=self._menu(ui, say),
        )

    def _menu(self, ui: Ui, say: Words) -> list[MenuItem]:
        items: list[tuple[str, Effect]] = [
            ("go_to_date", ui.show("go_to_date")),
            ("reminders", ui.open("reminders")),
            ("calendars", ui.open("calendars")),
            ("sync_now", ui.do("sync")),
            ("settings", ui.open("settings")),
        ]
        return [MenuItem(say(key), effect, id=key) for key, effect in items]

    @layer
    def go_to_date(self, ui: Ui) -> Widget:
        """A date to go to."""
        first = FIRST_DAYS[self.settings_of(ui).first_day]
        return DatePicker(self.shown_in(ui), ui.do("go_to"), today=self.today(ui), first_day_of_week=first)

    @layer
    def view_chooser(self, ui: Ui) -> Widget:
        """Month, week, day or list."""
        say = words(ui)
        views = [(m, say(m)) for m in MODES]
        return ListDialog(say("change_view"), views, self.mode(ui), ui.do("set_view"), cancel=say("cancel"))


def titles(say: Words, mode: Mode, day: dt.date, first_day: str) -> list[str]:
    """Wordings of the title, the longest first."""
    if mode == "week":
        days = week(day, first_day)
        long = span_text(say, days[0], days[-1])
        if "–" in long:
            return [long, long.rpartition(" ")[0]]
        return [long, date_text(say, "month_short", day), say.fmt.table.short_months[days[0].month - 1]]
    if mode == "day":
        return [date_text(say, p, day) for p in ("medium", "day")]
    if mode == "list":
        # The list tells its months itself: a month in the bar would be wrong as soon as one has scrolled.
        return [say("list")]
    return [*[date_text(say, p, day) for p in ("month", "month_short")], say.fmt.table.short_months[day.month - 1]]
