"""The time picker: content of a dialog layer. A dial, or two fields to type into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Dismiss, Effect, Many, Put
from gts_env.android.material.buttons import TextButton
from gts_env.android.material.fields import TextField
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.material.outcomes import closing, picked
from gts_env.android.material.picker_frame import PickerFrame, is_wide, room_dp
from gts_env.android.material.time_dial import MINUTES, PART, Dial
from gts_env.android.material.time_parts import Digits, LeftToRight, colon, halves_of, with_label
from gts_env.android.material.tints import capped
from gts_env.android.material.words import Words, words
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Gap, Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

TYPING, HOUR, MINUTE = "time_picker:typing", "time_picker_hour", "time_picker_minute"
"""Keys in the layer's view state: whether fields are shown in place of the dial, and the two fields."""


class TimePicker(Composed):
    """A time picker; 12 or 24 hours as the device is set.

    Args:
        value: Minutes of the day chosen at first.
        on_ok: Effect that gets the minutes of the day, after the dialog has gone.
        title: Line above the time.
        hour24: In place of the device's setting.
    """

    def __init__(
        self, value: int, on_ok: Effect, *, title: str | None = None, hour24: bool | None = None, **common: Any
    ) -> None:
        super().__init__(**common)
        self.value = value
        self.on_ok = on_ok
        self.title = title
        self.hour24 = hour24

    def compose(self, lay: Layout) -> Widget:
        """The picker as its view state has it."""
        config = lay.theme.config
        say = words(config.locale)
        hour24 = config.hour24 if self.hour24 is None else self.hour24
        kept = lay.read(MINUTES)
        minutes = kept if isinstance(kept, int) else self.value
        typing = bool(lay.read(TYPING, False))
        part = lay.read(PART, "hour")
        result: int | None = minutes
        if typing:
            result = self._typed(lay, minutes, hour24)
            main: Widget = self._fields(lay, say, minutes, hour24, result is None)
        else:
            dial = Dial(say, minutes, part, hour24, self._dial_dp(lay))
            main = Row([dial], arrange="center", padding=(0, 20 if is_wide(lay) else 8, 0, 8), width="fill")
        head = self._head(lay, say, minutes, part, hour24, typing)
        foot = self._foot(say, result, typing, hour24)
        if typing:
            return PickerFrame(Gap(), Column([head, main], width="fill"), foot, 328, 0)
        return PickerFrame(head, main, foot, 312, 248)

    def _dial_dp(self, lay: Layout) -> float:
        above = 28 if is_wide(lay) else 160
        return max(160.0, min(256.0, room_dp(lay) - above - 72))

    # -- what is chosen ------------------------------------------------------------------------------------------

    def _head(self, lay: Layout, say: Words, minutes: int, part: str, hour24: bool, typing: bool) -> Widget:
        title = Text(self.title or say.select_time, "label_medium", "on_surface_variant", id="header_title")
        if typing:
            return Column([title], padding=(24, 24, 24, 0))
        hour = minutes // 60
        texts = _hour(say, hour, hour24), say.two(minutes % 60)
        boxes: list[Widget] = [
            Digits(texts[0], part == "hour", Put(PART, "hour"), "material_hour_tv", 80 if is_wide(lay) else 96),
            colon(lay),
            Digits(texts[1], part == "minute", Put(PART, "minute"), "material_minute_tv", 80 if is_wide(lay) else 96),
        ]
        halves = None if hour24 else halves_of(say, minutes, is_wide(lay))
        # Digits run from left to right in every language.
        clock = LeftToRight(boxes)
        if is_wide(lay):
            return Column([title, Gap(height=24), clock, Gap(height=12), halves], padding=(24, 24, 0, 24))
        row = Row([clock, Gap(width=12) if halves else None, halves], arrange="center", width="fill")
        return Column([title, Gap(height=20), row, Gap(height=20)], padding=(24, 24, 24, 0), width="fill")

    # -- typing --------------------------------------------------------------------------------------------------

    def _typed(self, lay: Layout, minutes: int, hour24: bool) -> int | None:
        """The time in the fields, or None if there is no such time."""
        shown = minutes // 60 if hour24 else (minutes // 60 - 1) % 12 + 1
        hour = _number(lay.read(f"{HOUR}:text", str(shown)))
        minute = _number(lay.read(f"{MINUTE}:text", str(minutes % 60)))
        low, high = (0, 23) if hour24 else (1, 12)
        if hour is None or minute is None or not low <= hour <= high or minute > 59:
            return None
        if not hour24:
            hour = hour % 12 + minutes // 720 * 12
        return hour * 60 + minute

    def _fields(self, lay: Layout, say: Words, minutes: int, hour24: bool, wrong: bool) -> Widget:
        hour = _hour(say, minutes // 60, hour24)
        size = capped(lay, 36, 40)
        common: dict[str, Any] = {"input_type": "number", "max_length": 2, "style": "display_small", "size": size}
        row: list[Widget | None] = [
            with_label(lay, say.hour, TextField(HOUR, None, hour, ime_action="next", width=96, **common)),
            Stack([colon(lay)], height=72, align="center"),
            with_label(lay, say.minute, TextField(MINUTE, None, say.two(minutes % 60), width=96, **common)),
            Gap(width=12) if not hour24 else None,
            halves_of(say, minutes, False) if not hour24 else None,
        ]
        line = Text(say.bad_time, "body_small", "error", id="material_time_error") if wrong else None
        return Column([LeftToRight(row, align="start"), Gap(height=8), line], padding=(24, 20, 24, 8), width="fill")

    # -- foot ----------------------------------------------------------------------------------------------------

    def _foot(self, say: Words, result: int | None, typing: bool, hour24: bool) -> Widget:
        icon, desc = ("schedule", say.to_clock) if typing else ("keyboard", say.to_keys)
        turn: list[Effect] = [Put(TYPING, not typing)]
        if typing and result is not None:
            turn.insert(0, Put(MINUTES, result))
        if not typing and result is not None:
            hour = _hour(say, result // 60, hour24)
            turn += [Put(f"{HOUR}:text", hour), Put(f"{MINUTE}:text", say.two(result % 60))]
        ok = closing(picked(self.on_ok, result)) if result is not None else None
        return Row(
            [
                IconButton(icon, Many(tuple(turn)), desc, id="material_timepicker_mode_button"),
                Gap(weight=1),
                TextButton(say.cancel, Dismiss(), id="material_timepicker_cancel_button"),
                Gap(width=8),
                TextButton(say.ok, ok, id="material_timepicker_ok_button", enabled=result is not None),
            ],
            padding=(12, 4, 24, 8),
            width="fill",
        )


def _hour(say: Words, hour: int, hour24: bool) -> str:
    return say.two(hour) if hour24 else say.number((hour - 1) % 12 + 1)


def _number(text: Any) -> int | None:
    return int(text) if isinstance(text, str) and text.isdecimal() else None
