"""The date picker: content of a dialog layer. Month pages, a list of years, and a field to type into."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Dismiss, Effect, Many, Put
from gts_env.android.material.buttons import TextButton
from gts_env.android.material.fields import TextField
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.material.month_page import day_names, month_grid, year_list
from gts_env.android.material.outcomes import closing, picked
from gts_env.android.material.picker_frame import PickerFrame, is_wide, room_dp
from gts_env.android.material.tints import capped
from gts_env.android.material.words import Words, parse_date, words
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Gap, Icon, Text

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout

DAY, MONTH, YEARS, TYPING, TYPED = (
    "date_picker:day",
    "date_picker:month",
    "date_picker:years",
    "date_picker:typing",
    "date_picker_input",
)
"""Keys in the layer's view state: chosen day (ISO), month shown (year * 12 + month - 1), years open, typing, typed."""


class DatePicker(Composed):
    """A date picker.

    Args:
        value: Day chosen at first; None for none.
        on_ok: Effect that gets the chosen day as an ISO date, after the dialog has gone.
        today: Device date, ringed; pass ``ui.today``.
        min: First day that can be chosen.
        max: Last day that can be chosen.
        first_day_of_week: Monday = 0 to Sunday = 6; the locale's if left out.
        title: Line above the date.
    """

    def __init__(
        self,
        value: dt.date | None,
        on_ok: Effect,
        *,
        today: dt.date,
        min: dt.date = dt.date(1900, 1, 1),
        max: dt.date = dt.date(2100, 12, 31),
        first_day_of_week: int | None = None,
        title: str | None = None,
        **common: Any,
    ) -> None:
        super().__init__(**common)
        self.value = value
        self.on_ok = on_ok
        self.today = today
        self.allowed = min, max
        self.first = first_day_of_week
        self.title = title

    def compose(self, lay: Layout) -> Widget:
        """The picker as its view state has it."""
        say = words(lay.theme.config.locale)
        chosen = self._chosen(lay, say)
        typing = bool(lay.read(TYPING, False))
        main = self._typing(lay, say, chosen) if typing else self._pages(lay, say, chosen)
        return PickerFrame(self._head(lay, say, chosen, typing), main, self._foot(say, chosen), 360, 168)

    def _chosen(self, lay: Layout, say: Words) -> dt.date | None:
        iso = lay.read(DAY)
        day = dt.date.fromisoformat(iso) if isinstance(iso, str) else self.value
        if not lay.read(TYPING, False):
            return day
        typed = lay.read(f"{TYPED}:text")
        if not isinstance(typed, str):
            return day
        found = parse_date(typed, say.order)
        return found if found is not None and self.allowed[0] <= found <= self.allowed[1] else None

    def _head(self, lay: Layout, say: Words, chosen: dt.date | None, typing: bool) -> Widget:
        wide = is_wide(lay)
        keep: tuple[Put, ...] = ()
        if chosen is not None:
            keep = Put(DAY, chosen.isoformat()), Put(MONTH, _index(chosen))
        if typing:
            icon, desc = "calendar_today", say.to_pages
        else:
            icon, desc = "edit", say.to_field
            keep = (*keep, Put(f"{TYPED}:text", _typed(chosen, say)))
        effect = Many((*keep, Put(TYPING, not typing), Put(YEARS, False)))
        turn = IconButton(icon, effect, desc, id="mtrl_picker_header_toggle")
        size = capped(lay, 24 if wide else 32, 28 if wide else 38)
        date = Text(
            say.show(chosen) if chosen is not None else "–",
            "headline_large",
            "on_surface_variant",
            size=size,
            id="mtrl_picker_header_selection_text",
            weight=None if wide else 1,
        )
        title = Text(self.title or say.select_date, "label_large", "on_surface_variant", id="mtrl_picker_title_text")
        if wide:
            return Column([title, Gap(height=16), date, Gap(weight=1), turn], padding=(24, 16, 8, 8), height="fill")
        return Column(
            [Column([title, Row([date, turn], width="fill")], padding=(24, 16, 12, 8), width="fill"), Divider()],
            width="fill",
        )

    def _foot(self, say: Words, chosen: dt.date | None) -> Widget:
        ok = closing(picked(self.on_ok, chosen.isoformat())) if chosen is not None else None
        return Row(
            [
                TextButton(say.cancel, Dismiss(), id="cancel_button"),
                TextButton(say.ok, ok, id="confirm_button", enabled=chosen is not None),
            ],
            arrange="end",
            gap=8,
            padding=(12, 0, 12, 4),
            width="fill",
        )

    # -- pages ---------------------------------------------------------------------------------------------------

    def _pages(self, lay: Layout, say: Words, chosen: dt.date | None) -> Widget:
        index = lay.read(MONTH)
        if not isinstance(index, int):
            index = _index(chosen or self.today)
        low, high = _index(self.allowed[0]), _index(self.allowed[1])
        index = min(max(index, low), high)
        year, month = index // 12, index % 12 + 1
        years = bool(lay.read(YEARS, False))
        row = self._row_dp(lay)
        bar = self._month_bar(lay, say, year, month, years, index > low, index < high)
        if years:
            span = range(self.allowed[0].year, self.allowed[1].year + 1)
            page = year_list(say, span, year, self.today.year, lambda y: self._to_year(y, month, low, high), row * 7)
            return Column([bar, page], padding=(12, 0), width="fill")
        first = say.first_day if self.first is None else self.first
        swipes = _swipes(lay, index, low, high)
        grid = month_grid(say, year, month, first=first, today=self.today, chosen=chosen, allowed=self.allowed,
                          pick=lambda d: Put(DAY, d.isoformat()), row_dp=row, swipes=swipes)  # fmt: skip
        return Column([bar, day_names(say, first, row), grid], padding=(12, 0), width="fill")

    def _row_dp(self, lay: Layout) -> float:
        above = 0 if is_wide(lay) else 120
        return max(28.0, min(48.0, (room_dp(lay) - above - 56 - 52) / 7))

    def _month_bar(self, lay: Layout, say: Words, year: int, month: int, years: bool, back: bool, on: bool) -> Widget:
        index = year * 12 + month - 1
        name = say.month(year, month)
        turn = _MonthName(name, years)
        arrows: list[Widget] = []
        if not years:
            for icon, step, desc, live in _turns(say, back, on):
                name = "month_navigation_previous" if step < 0 else "month_navigation_next"
                arrows.append(IconButton(icon, Put(MONTH, index + step), desc, enabled=live, id=name))
        return Row([turn, Gap(weight=1), *arrows], width="fill", height=56)

    def _to_year(self, year: int, month: int, low: int, high: int) -> Effect:
        index = min(max(year * 12 + month - 1, low), high)
        return Many((Put(MONTH, index), Put(YEARS, False)))

    # -- typing --------------------------------------------------------------------------------------------------

    def _typing(self, lay: Layout, say: Words, chosen: dt.date | None) -> Widget:
        typed = lay.read(f"{TYPED}:text")
        wrong = isinstance(typed, str) and sum(c.isdigit() for c in typed) >= 8 and chosen is None
        pattern = say.order[3].join({"d": "DD", "m": "MM", "y": "YYYY"}[c] for c in say.order[:3])
        field = TextField(
            TYPED,
            say.date_label,
            "",
            pattern,
            input_type="datetime",
            supporting=pattern,
            error=f"{say.bad_date}: {pattern}" if wrong else None,
        )
        return Column([field], padding=(24, 16), width="fill", align="fill")


def _turns(say: Words, back: bool, on: bool) -> tuple[tuple[str, int, str, bool], ...]:
    """The arrows beside the name of a month: symbol, months, description, whether there is a month to turn to."""
    return ("chevron_left", -1, say.previous_month, back), ("chevron_right", 1, say.next_month, on)


class _MonthName(Row):
    """The month shown; a tap opens or closes the list of years."""

    def __init__(self, name: str, years: bool) -> None:
        words = Text(name, "label_large", "on_surface_variant", max_lines=1, silent=True)
        arrow = Icon("arrow_drop_up" if years else "arrow_drop_down", 24)
        super().__init__(
            [words, arrow],
            gap=4,
            height=48,
            padding=(12, 0, 4, 0),
            role="Button",
            id="month_navigation_fragment_toggle",
            on_click=Put(YEARS, not years),
        )
        self.text = name

    def text_of(self, box: Box) -> str:
        """The month."""
        return self.text


def _index(day: dt.date) -> int:
    return day.year * 12 + day.month - 1


def _typed(day: dt.date | None, say: Words) -> str:
    if day is None:
        return ""
    parts = {"d": say.two(day.day), "m": say.two(day.month), "y": say.number(day.year)}
    return say.order[3].join(parts[c] for c in say.order[:3])


def _swipes(lay: Layout, index: int, low: int, high: int) -> tuple[tuple[str, Effect], ...]:
    onward, back = ("right", "left") if lay.theme.rtl else ("left", "right")
    out: list[tuple[str, Effect]] = []
    if index < high:
        out.append((onward, Put(MONTH, index + 1)))
    if index > low:
        out.append((back, Put(MONTH, index - 1)))
    return tuple(out)
