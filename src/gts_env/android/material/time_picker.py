"""The time picker: content of a dialog layer. A dial, or two fields to type into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Dismiss, Effect, Many, Put
from gts_env.android.layout.box import Box, Placed
from gts_env.android.material.buttons import TextButton
from gts_env.android.material.fields import TextField
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.material.outcomes import closing, picked
from gts_env.android.material.picker_frame import PickerFrame, is_wide, room_dp
from gts_env.android.material.time_dial import MINUTES, PART, Dial
from gts_env.android.material.tints import capped
from gts_env.android.material.words import Words, words
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Gap, Text

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
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
            dial = Dial(minutes, part, hour24, self._dial_dp(lay))
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
        texts = f"{hour:02}" if hour24 else str((hour - 1) % 12 + 1), f"{minutes % 60:02}"
        boxes: list[Widget] = [
            _Digits(texts[0], part == "hour", Put(PART, "hour"), "material_hour_tv", 80 if is_wide(lay) else 96),
            _colon(lay),
            _Digits(texts[1], part == "minute", Put(PART, "minute"), "material_minute_tv", 80 if is_wide(lay) else 96),
        ]
        halves = None if hour24 else _halves(say, minutes, is_wide(lay))
        # Digits run from left to right in every language.
        clock = _LeftToRight(boxes)
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
        hour = f"{minutes // 60:02}" if hour24 else str((minutes // 60 - 1) % 12 + 1)
        size = capped(lay, 36, 40)
        common: dict[str, Any] = {"input_type": "number", "max_length": 2, "style": "display_small", "size": size}
        row: list[Widget | None] = [
            _under(lay, say.hour, TextField(HOUR, None, hour, ime_action="next", width=96, **common)),
            Stack([_colon(lay)], height=72, align="center"),
            _under(lay, say.minute, TextField(MINUTE, None, f"{minutes % 60:02}", width=96, **common)),
            Gap(width=12) if not hour24 else None,
            _halves(say, minutes, False) if not hour24 else None,
        ]
        line = Text(say.bad_time, "body_small", "error", id="material_time_error") if wrong else None
        return Column([_LeftToRight(row, align="start"), Gap(height=8), line], padding=(24, 20, 24, 8), width="fill")

    # -- foot ----------------------------------------------------------------------------------------------------

    def _foot(self, say: Words, result: int | None, typing: bool, hour24: bool) -> Widget:
        icon, desc = ("schedule", "Switch to clock mode for the time input.") if typing else (
            "keyboard", "Switch to text input mode for the time input.")  # fmt: skip
        turn: list[Effect] = [Put(TYPING, not typing)]
        if typing and result is not None:
            turn.insert(0, Put(MINUTES, result))
        if not typing and result is not None:
            hour = f"{result // 60:02}" if hour24 else str((result // 60 - 1) % 12 + 1)
            turn += [Put(f"{HOUR}:text", hour), Put(f"{MINUTE}:text", f"{result % 60:02}")]
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


def _under(lay: Layout, label: str, field: Widget) -> Widget:
    """A field with its label below."""
    return Column([field, Text(label, "body_small", "on_surface_variant", size=capped(lay, 12, 16))], gap=4)


def _number(text: Any) -> int | None:
    return int(text) if isinstance(text, str) and text.isdecimal() else None


class _LeftToRight(Row):
    """A row that is not mirrored."""

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Place the children from the left in every language."""
        box = super().place(lay, max_w, max_h, min_w, min_h)
        if lay.theme.rtl:
            box.kids = tuple([(kid, box.w - x - kid.w, y) for kid, x, y in box.kids])
        return box


class _Digits(Stack):
    """Hour or minute; a tap makes the dial set it."""

    merged = True

    def __init__(self, text: str, on: bool, effect: Effect, name: str, width: float) -> None:
        words = _BigText(text, "on_primary_container" if on else "on_surface")
        super().__init__(
            [words],
            align="center",
            width=width,
            height=80,
            radius=8,
            background="primary_container" if on else "surface_container_highest",
            on_click=effect,
            checked=on,
            role="CompoundButton",
            id=name,
        )
        self.text = text

    def text_of(self, box: Box) -> str:
        """The number."""
        return self.text


class _BigText(Composed):
    """Large digits that the font scale does not push out of their box."""

    def __init__(self, text: str, color: str, silent: bool = False) -> None:
        super().__init__(silent=silent)
        self.text = text
        self.color = color

    def compose(self, lay: Layout) -> Widget:
        """The text."""
        return Text(self.text, "display_large", self.color, size=capped(lay, 57, 57), max_lines=1)


def _colon(lay: Layout) -> Widget:
    return Row([_BigText(":", "on_surface", silent=True)], width=24, arrange="center")


def _halves(say: Words, minutes: int, flat: bool) -> Widget:
    """AM and PM, one over the other or side by side."""
    parts: list[Widget] = []
    for after, text, name in ((0, say.am, "am"), (1, say.pm, "pm")):
        on = minutes // 720 == after
        put = Put(MINUTES, minutes % 720 + 720 * after)
        parts.append(_Half(text, on, put, f"material_clock_period_{name}_button", after == 0, flat))
    # The two share the line between them.
    if flat:
        return Row(parts, gap=-1, align="fill", width=184, height=38)
    return Column(parts, gap=-1, align="fill", width=52, height=80)


class _Half(Stack):
    """One half of the day; rounded at its outer corners."""

    merged = True

    def __init__(self, text: str, on: bool, effect: Effect, name: str, first: bool, flat: bool) -> None:
        ink = "on_tertiary_container" if on else "on_surface_variant"
        super().__init__(
            [_SmallText(text, ink)],
            align="center",
            weight=1,
            background="tertiary_container" if on else None,
            border="outline",
            on_click=effect,
            checked=on,
            role="ToggleButton",
            id=name,
        )
        self.text = text
        self.first = first
        self.flat = flat

    def box(self, lay: Layout, w: int, h: int, kids: list[Placed], data: Any = None) -> Box:
        """Keep the rounded corners beside the look."""
        made = super().box(lay, w, h, kids)
        r, first = lay.px(8), self.first
        if self.flat:
            left = first != lay.theme.rtl
            corners = (r, 0, 0, r) if left else (0, r, r, 0)
        else:
            corners = (r, r, 0, 0) if first else (0, 0, r, r)
        made.data = (*made.data, corners)
        return made

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw fill and outline."""
        look, _, corners = box.data
        right, bottom = x + box.w, y + box.h
        if look.color:
            canvas.rrect(x, y, right, bottom, corners, look.color)
        canvas.stroke_rrect(x, y, right, bottom, corners, look.border, look.border_color)

    def text_of(self, box: Box) -> str:
        """The name of the half."""
        return self.text


class _SmallText(Composed):
    """Medium text within a box of fixed size."""

    def __init__(self, text: str, color: str) -> None:
        super().__init__()
        self.text = text
        self.color = color

    def compose(self, lay: Layout) -> Widget:
        """The text."""
        return Text(self.text, "title_medium", self.color, size=capped(lay, 16, 20), max_lines=1)
