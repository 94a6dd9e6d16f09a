"""The calendars: which are shown, in which colour, and their sync."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from gts_env.android.app import command, layer, part, screen
from gts_env.android.clock import local
from gts_env.android.material import (
    BackArrow,
    CheckRow,
    Dialog,
    IconButton,
    RadioRow,
    Scaffold,
    SectionHeader,
    TextButton,
    TopBar,
    closing,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.productivity.calendar.data import DEVICE, CalendarInfo
from gts_env.apps.productivity.calendar.formats import date_text, time_text
from gts_env.apps.productivity.calendar.look import READABLE, dot
from gts_env.apps.productivity.calendar.pages import Pages
from gts_env.apps.productivity.calendar.strings import words

COLORS = (
    ("#D50000", "tomato"), ("#E67C73", "flamingo"), ("#F4511E", "tangerine"), ("#F6BF26", "banana"),
    ("#33B679", "sage"), ("#0B8043", "basil"), ("#039BE5", "peacock"), ("#3F51B5", "blueberry"),
    ("#7986CB", "lavender"), ("#8E24AA", "grape"), ("#616161", "graphite"),
)  # fmt: skip
"""Colours with the ends of the keys of their names."""


class ColorButton(Stack):
    """The colour of a calendar, which takes a tap; as far in as a symbol."""

    touch_pad: ClassVar[float] = 12


class Calendars(Pages):
    """The screen of calendars."""

    @screen(parent="home")
    def calendars(self, ui: Ui) -> Widget:
        """Calendars by account, each to be shown or hidden."""
        rows: list[Widget] = []
        source = None
        for calendar in sorted(ui.data.calendars, key=lambda c: c.source == DEVICE):
            if calendar.source != source:
                source = calendar.source
                rows.append(self.account(ui, source))
            rows.append(self.calendar_row(ui, calendar))
        rows.append(self.synced(ui, ui.data.synced_at))
        return Scaffold(
            LazyList(rows, most_width=READABLE, id="calendar_list", height="fill", width="fill"),
            top=self.calendars_bar(ui),
        )

    @part
    def calendars_bar(self, ui: Ui) -> Widget:
        """The bar with the sync action."""
        say = words(ui)
        sync = IconButton("sync", ui.do("sync"), say("sync_now"), id="sync_now")
        return TopBar(say("calendars"), navigation=BackArrow(), actions=[sync])

    @part
    def account(self, ui: Ui, source: str) -> Widget:
        """Heading of an account's calendars."""
        return SectionHeader(words(ui)("on_device") if source == DEVICE else source, id="account")

    @part
    def calendar_row(self, ui: Ui, calendar: CalendarInfo) -> Widget:
        """One calendar."""
        color = ColorButton(
            [dot(calendar.color, 20)], width=48, height=48, align="center", id="calendar_color", item=calendar.id,
            key=f"color_{calendar.id}", desc=words(ui)("color_of", name=calendar.name), role="ImageButton",
            on_click=ui.show("pick_color", calendar=calendar.id),
        )  # fmt: skip
        toggle = ui.do("show_calendar", calendar=calendar.id, value=not calendar.visible)
        return CheckRow(calendar.name, None, calendar.visible, toggle, leading=color, at_start=False,
                        id="calendar_row", key=f"calendar_{calendar.id}", item=calendar.id)  # fmt: skip

    @part
    def synced(self, ui: Ui, at: int) -> Widget:
        """When the calendars were synced last."""
        say = words(ui)
        text = say("never_synced")
        if at:
            when = local(at, self.zone(ui))
            time = time_text(say, when, self.hour24(ui))
            text = say(
                "last_synced",
                time=time if when.date() == self.today(ui) else date_text(say, "weekday_short", when.date()),
            )
        return Row([Text(text, "body_medium", "on_surface_variant", id="last_synced")], padding=(16, 16))

    @command
    def show_calendar(self, ui: Tx, calendar: str, value: bool) -> None:
        """Show or hide the events of a calendar."""
        found = ui.find("calendars", calendar)
        if found is not None:
            ui.store("calendars", replace(found, visible=value))

    @layer
    def pick_color(self, ui: Ui, calendar: str) -> Widget:
        """Colour of a calendar."""
        found = next((c for c in ui.data.calendars if c.id == calendar), None)
        now = found.color if found is not None else None
        say, pick = words(ui), ui.do("set_color", calendar=calendar)
        named = [(color, say(f"color.{name}")) for color, name in COLORS]
        options = named if now in dict(COLORS) or now is None else [(now, now), *named]
        rows = [
            RadioRow(name, None, color == now, closing(pick.with_(value=color)), trailing=dot(color, 20), dense=True,
                     role="CheckedTextView", id="android:id/text1")
            for color, name in options
        ]  # fmt: skip
        cancel = TextButton(say("cancel"), ui.dismiss(), id="android:id/button2")
        chosen = next((i for i, (color, _) in enumerate(options) if color == now), None)
        return Dialog(say("color"), Column(rows, width="fill", align="fill"), [cancel], flush=True, show=chosen)

    @command
    def set_color(self, ui: Tx, calendar: str, value: str) -> None:
        """Give a calendar another colour."""
        found = ui.find("calendars", calendar)
        if found is not None:
            ui.store("calendars", replace(found, color=value))

    @command
    def sync(self, ui: Tx) -> None:
        """Bring the accounts up to date."""
        ui.update(synced_at=ui.now_ms)
        ui.snackbar(words(ui)("synced"))
