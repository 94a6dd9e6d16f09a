"""Date and time pickers."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

import pytest

from gts_env.actions import Drag, PressKey, Swipe, Tap, TypeText, Wait
from gts_env.android import windows
from gts_env.android.layout.box import Box
from gts_env.android.material.words import parse_date, words
from gts_env.android.phone import Phone
from tests.android.material import gallery
from tests.android.material.touch import data, node, nodes, tap


@pytest.fixture
def date(phone: Phone) -> Phone:
    tap(phone, id="open_more")
    tap(phone, id="date")
    return phone


@pytest.fixture
def time(phone: Phone) -> Phone:
    tap(phone, id="open_more")
    tap(phone, id="time")
    return phone


def test_a_day_is_chosen_and_confirmed(date: Phone) -> None:
    assert node(date, id="mtrl_picker_header_selection_text").text == "Oct 14, 2026"
    assert node(date, text="14").selected
    tap(date, text="20")
    assert node(date, id="mtrl_picker_header_selection_text").text == "Oct 20, 2026"
    assert node(date, text="20").selected
    assert not node(date, text="14").selected
    tap(date, id="confirm_button")
    assert data(date).date == "2026-10-20"


def test_cancel_keeps_the_date(date: Phone) -> None:
    tap(date, text="20")
    tap(date, id="cancel_button")
    assert data(date).date == "2026-10-14"


def test_months_turn_by_arrow_and_swipe(date: Phone) -> None:
    tap(date, desc="Change to next month")
    assert node(date, text="November 2026")
    date.perform(Swipe(800, 1300, 300, 1300, 200))
    assert node(date, text="December 2026")
    tap(date, desc="Change to previous month")
    assert node(date, text="November 2026")
    tap(date, text="30")
    tap(date, id="confirm_button")
    assert data(date).date == "2026-11-30"


def test_a_year_is_chosen_from_the_list(date: Phone) -> None:
    tap(date, text="October 2026")
    assert node(date, text="2026").selected
    tap(date, text="2028")
    assert node(date, text="October 2028")


def test_the_first_day_of_october_stands_under_its_weekday(date: Phone) -> None:
    heads = [n for n in date.screen().nodes if n.text in "SMTWF" and n.text]
    thursday = heads[4]
    assert node(date, desc="Thursday, October 1, 2026").bounds[0] == thursday.bounds[0]


def test_a_date_can_be_typed(date: Phone) -> None:
    tap(date, id="mtrl_picker_header_toggle")
    tap(date, id="date_picker_input")
    date.perform(TypeText("02/30/2027", clear=True))
    assert node(date, id="textinput_error").text.startswith("Invalid date")
    assert not node(date, id="confirm_button").enabled
    date.perform(TypeText("02/28/2027", clear=True))
    date.perform(PressKey("back"))
    tap(date, id="confirm_button")
    assert data(date).date == "2027-02-28"


def test_today_is_said(date: Phone) -> None:
    assert node(date, text="14").content_desc == "Today, Wednesday, October 14, 2026"


def test_hour_then_minute(time: Phone) -> None:
    assert node(time, id="material_hour_tv").checked
    tap(time, desc="3 o'clock")
    assert node(time, id="material_minute_tv").checked
    tap(time, desc="45 minutes")
    tap(time, id="material_clock_period_pm_button")
    assert node(time, id="material_hour_tv").text == "3"
    tap(time, text="OK")
    assert data(time).minute == 15 * 60 + 45


def test_a_minute_between_the_numbers(time: Phone) -> None:
    tap(time, id="material_minute_tv")
    left, top, right, bottom = node(time, id="material_clock_face").bounds
    # Straight up is 0 minutes; a twelfth of a right angle further is the first minute.
    radius = (right - left) * 101 / 256
    import math

    angle = 7 / 60 * 2 * math.pi
    x, y = (left + right) / 2 + math.sin(angle) * radius, (top + bottom) / 2 - math.cos(angle) * radius
    time.perform(Tap(int(x), int(y)))
    assert node(time, id="material_minute_tv").text in ("05", "07", "10")
    x, y = (left + right) / 2 + math.sin(angle) * radius * 0.5, (top + bottom) / 2 - math.cos(angle) * radius * 0.5
    time.perform(Tap(int(x), int(y)))
    assert node(time, id="material_minute_tv").text == "07"


def test_the_hand_follows_a_drag(time: Phone) -> None:
    left, top, right, bottom = node(time, id="material_clock_face").bounds
    middle = (left + right) // 2, (top + bottom) // 2
    time.perform(Drag(middle[0], top + 60, right - 40, middle[1]))
    assert node(time, id="material_hour_tv").text == "3"


def test_a_time_can_be_typed(time: Phone) -> None:
    tap(time, id="material_timepicker_mode_button")
    tap(time, id="time_picker_hour")
    time.perform(TypeText("13", clear=True))
    assert node(time, id="material_time_error")
    time.perform(TypeText("11", clear=True, submit=True))
    assert node(time, id="time_picker_minute").focused
    time.perform(TypeText("05", clear=True))
    time.perform(PressKey("back"))
    tap(time, text="OK")
    assert data(time).minute == 11 * 60 + 5


def test_typing_and_dial_agree(time: Phone) -> None:
    tap(time, desc="3 o'clock")
    tap(time, id="material_timepicker_mode_button")
    assert node(time, id="time_picker_hour").text == "3"
    tap(time, id="time_picker_minute")
    time.perform(TypeText("59", clear=True))
    time.perform(PressKey("back"))
    tap(time, id="material_timepicker_mode_button")
    assert node(time, id="material_minute_tv").text == "59"


def test_24_hours_have_two_rings() -> None:
    phone = gallery.phone(hour24=True)
    tap(phone, id="open_more")
    tap(phone, id="time")
    assert nodes(phone, text="AM") == []
    assert node(phone, id="material_hour_tv").text == "09"
    tap(phone, desc="21 hours")
    tap(phone, text="OK")
    assert data(phone).minute == 21 * 60 + 30


@pytest.mark.parametrize(
    ("locale", "first", "title"),
    [("en-US", "S", "Oct 14, 2026"), ("en-GB", "M", "14 Oct 2026"), ("de-DE", "M", "14. Okt. 2026")],
)
def test_words_follow_the_locale(locale: str, first: str, title: str) -> None:
    phone = gallery.phone(locale=locale)
    tap(phone, id="open_more")
    tap(phone, id="date")
    assert node(phone, id="mtrl_picker_header_selection_text").text == title
    assert next(n.text for n in phone.screen().nodes if len(n.text) == 1) == first


def test_dates_are_read_in_the_order_of_the_language() -> None:
    assert parse_date("02/03/2027", words("en-US").order) == dt.date(2027, 2, 3)
    assert parse_date("02.03.2027", words("de-DE").order) == dt.date(2027, 3, 2)
    assert parse_date("02032027", words("de-DE").order) == dt.date(2027, 3, 2)
    assert parse_date("30/02/2027", words("fr-FR").order) is None
    assert parse_date("2027", words("en-US").order) is None


@pytest.mark.parametrize("scale", [1.3, 2.0])
def test_the_halves_of_the_day_keep_clear_of_their_outline(time: Phone, scale: float) -> None:
    time.state = windows.configured(time.state, font_scale=scale)
    time.perform(Wait(100))
    window = time.frame().active
    halves = [(box, found) for box, found in _below(window.box) if str(box.widget.id).endswith("period_am_button")]
    (half, (text,)) = halves[0]
    assert half.w - text.w >= 2 * window.lay.px(4)


def _below(box: Box) -> Iterator[tuple[Box, list[Box]]]:
    """Boxes with an id, each with what is laid out in it."""
    if box.widget.id:
        yield box, [kid for kid, _, _ in box.kids]
    for kid, _, _ in box.kids:
        yield from _below(kid)
