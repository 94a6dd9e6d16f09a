"""Date & time: the clock's format and the time zone."""

from __future__ import annotations

import datetime as dt
from functools import cache
from typing import TYPE_CHECKING

from gts_env.android.app import command, screen
from gts_env.android.clock import zone
from gts_env.android.material import EmptyState, RadioRow, Scaffold, SearchField, SwitchRow
from gts_env.android.system.settings.base import SettingsBase, words
from gts_env.android.system.settings.search import folded
from gts_env.android.system.settings.zones import ZONES, city, region

if TYPE_CHECKING:
    from gts_env.android.locale import Formats
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget

FIELD = "zone_search"
LED_BY = 3
"""Zones in view before the one in force."""


class DateTimePages(SettingsBase):
    """Date and time."""

    @screen(parent="system", activity="SubSettings")
    def date_time(self, ui: Ui) -> Widget:
        """Date, time, zone and clock."""
        say, config, fmt = words(ui), ui.config, ui.fmt
        example = fmt.time(dt.time(13, 0))
        switch = ui.do("configure", name="hour24", value=not config.hour24)
        rows = [
            self.fact(ui, "date", fmt.date(ui.today, "full")),
            self.fact(ui, "time", fmt.time(ui.now)),
            self.link(ui, "time_zone", zone_text(fmt, config.zone, ui.now), ui.open("time_zones")),
            SwitchRow(say("hour24"), example, config.hour24, switch, id="hour24"),
        ]
        return self.page(ui, say("date_time"), rows, "date_time")

    @screen(parent="date_time", activity="SubSettings")
    def time_zones(self, ui: Ui) -> Widget:
        """All zones that match what is typed, from west to east."""
        say = words(ui)
        typed = folded(ui.text(FIELD).strip())
        names = [name for name in by_offset(ui.config.zone) if typed in folded(name.replace("_", " "))]
        field = SearchField(FIELD, say("search_zones"), bar=False, width="fill")
        if not names:
            body: Widget = EmptyState("search_off", say("no_results", text=ui.text(FIELD).strip()), id="no_results")
        else:
            # The zone in force is in view, with those before it.
            at = 0 if typed else max(0, names.index(ui.config.zone) - LED_BY)
            body = self.column([self._zone(ui, name) for name in names], "zones", 0, at)
        return Scaffold(body, top=self.bar(ui, field))

    def _zone(self, ui: Ui, name: str) -> Widget:
        pick = ui.do("set_zone", value=name)
        offset = offset_text(ui.fmt, name, ui.now)
        text = f"{region(name)} · {offset}" if region(name) else offset
        return RadioRow(city(name), text, name == ui.config.zone, pick, id="zone", key=f"zone_{name}", item=name)

    @command
    def set_zone(self, ui: Tx, value: str) -> None:
        """Set the clock by another zone and go back to where it is shown."""
        self.configure(ui, "zone", value)
        ui.run(ui.up())


@cache
def by_offset(present: str) -> tuple[str, ...]:
    """Zones from west to east by their winter offset, the present one among them."""
    names = dict.fromkeys([*ZONES, present])
    winter = dt.datetime(2026, 1, 1)
    return tuple(sorted(names, key=lambda name: (_offset(name, winter), city(name))))


def offset_text(fmt: Formats, name: str, when: dt.datetime) -> str:
    """Offset of a zone at a local time: ``GMT+02:00``."""
    return fmt.offset(int(_offset(name, when).total_seconds()) // 60)


def zone_text(fmt: Formats, name: str, when: dt.datetime) -> str:
    """A zone with its offset: ``GMT+02:00 Berlin``."""
    return f"{offset_text(fmt, name, when)} {city(name)}"


def _offset(name: str, when: dt.datetime) -> dt.timedelta:
    return when.replace(tzinfo=zone(name)).utcoffset() or dt.timedelta()
