"""Switches, checkboxes, radio buttons, chips, segments and choices."""

from __future__ import annotations

from gts_env.actions import Drag, PressKey, Swipe, Tap
from gts_env.android.layout.context import INSETS
from gts_env.android.material import BottomSheet, ListItem
from gts_env.android.phone import Phone
from gts_env.android.widgets.container import Column
from gts_env.screen import Node
from tests.android.material.touch import data, node, nodes, tap


def test_a_switch_row_is_one_switch_that_toggles_as_a_whole(phone: Phone) -> None:
    tap(phone, id="open_selection")
    row = node(phone, id="wifi")
    assert (row.class_name, row.text, row.checked) == ("android.widget.Switch", "Wi-Fi", True)
    assert [child.text for child in row.children] == ["Connected to Home"]
    phone.perform(Tap(row.bounds[0] + 5, row.center[1]))
    assert not node(phone, id="wifi").checked
    assert "wifi" not in data(phone).on
    phone.perform(Tap(row.bounds[2] - 60, row.center[1]))
    assert node(phone, id="wifi").checked


def test_check_rows_and_radio_rows_have_their_classes(phone: Phone) -> None:
    tap(phone, id="open_selection")
    tap(phone, text="Milk")
    milk = node(phone, id="milk")
    assert (milk.class_name, milk.checked) == ("android.widget.CheckBox", True)
    assert node(phone, text="Week").checked
    tap(phone, text="Day")
    day = node(phone, text="Day")
    assert (day.class_name, day.checked) == ("android.widget.RadioButton", True)
    assert not node(phone, text="Week").checked


def test_a_disabled_row_does_nothing(phone: Phone) -> None:
    tap(phone, id="open_selection")
    hotspot = node(phone, text="Hotspot")
    assert not hotspot.enabled
    tap(phone, text="Hotspot")
    assert data(phone).count == 0


def test_bare_marks_can_be_tapped(phone: Phone) -> None:
    tap(phone, id="open_selection")
    bare: list[Node] = [n for n in phone.screen().nodes if n.checkable and not n.text]
    assert [n.class_name.rpartition(".")[2] for n in bare] == ["CheckBox", "RadioButton", "RadioButton", "Switch"]
    for n in bare:
        phone.perform(Tap(*n.center))
    assert data(phone).count == 4


def test_chips(phone: Phone) -> None:
    tap(phone, id="open_more")
    assert node(phone, text="Mon").checked
    tap(phone, text="Tue")
    assert data(phone).days == ("Tue",)
    assert not node(phone, text="Mon").checked
    assert node(phone, text="Add to calendar").class_name == "android.widget.Button"
    tap(phone, desc="Remove Anna")
    tap(phone, text="Off")
    assert data(phone).count == 1


def test_segments(phone: Phone) -> None:
    tap(phone, id="open_more")
    assert node(phone, text="Week", kind="RadioButton").checked
    tap(phone, text="Month", kind="RadioButton")
    assert data(phone).choice == "month"
    assert node(phone, id="view_menu").text == "Month"


def test_a_slider_follows_taps_and_drags(phone: Phone) -> None:
    tap(phone, id="open_more")
    phone.perform(Swipe(500, 1900, 500, 700, 300))
    slider = node(phone, id="level")
    assert (slider.class_name, slider.text) == ("android.widget.SeekBar", "30.0")
    left, _, right, _ = slider.bounds
    phone.perform(Tap((left + right) // 2, slider.center[1]))
    phone.picture((270, 600))
    assert data(phone).level == 50
    phone.perform(Drag((left + right) // 2, slider.center[1], right + 40, slider.center[1]))
    assert data(phone).level == 100
    phone.perform(Swipe(right - 30, slider.center[1], left + 20, slider.center[1], 200))
    assert data(phone).level == 0


def test_a_strip_of_tabs_brings_the_selected_one_into_view(phone: Phone) -> None:
    tap(phone, id="open_more")
    tap(phone, text="Section 3")
    left, _, right, _ = node(phone, text="Section 3").bounds
    assert abs((left + right) // 2 - 540) < 5
    assert node(phone, text="Section 3").selected


def test_dropdown_opens_a_menu_as_wide_as_itself(phone: Phone) -> None:
    tap(phone, id="open_more")
    box = node(phone, id="view_menu")
    assert (box.class_name, box.text) == ("android.widget.Spinner", "Week")
    tap(phone, id="view_menu")
    item = node(phone, text="Day", kind="TextView")
    assert item.bounds[0] == box.bounds[0]
    assert item.bounds[2] == box.bounds[2]
    assert item.bounds[1] >= box.bounds[3]
    tap(phone, text="Day", kind="TextView")
    assert data(phone).choice == "day"


def test_choice_of_one_closes_and_hands_over(phone: Phone) -> None:
    tap(phone, id="open_lists")
    tap(phone, text="October 2026")
    assert node(phone, text="Week").checked
    tap(phone, text="Month")
    assert data(phone).choice == "month"
    assert nodes(phone, id="alertTitle") == []


def test_choice_of_one_can_be_cancelled(phone: Phone) -> None:
    tap(phone, id="open_lists")
    tap(phone, text="October 2026")
    tap(phone, text="Cancel")
    assert data(phone).choice == "week"
    assert nodes(phone, id="alertTitle") == []


def test_choice_of_several_is_kept_until_confirmed(phone: Phone) -> None:
    tap(phone, id="open_selection")
    _scroll_to_end(phone)
    tap(phone, id="days")
    tap(phone, text="Tue")
    tap(phone, text="Mon")
    assert [node(phone, text=d).checked for d in ("Mon", "Tue", "Wed")] == [False, True, True]
    assert data(phone).days == ("Mon", "Wed")
    tap(phone, text="OK")
    assert data(phone).days == ("Tue", "Wed")


def test_a_sheet_opens_at_the_foot_and_closes_by_a_swipe(phone: Phone) -> None:
    tap(phone, id="open_selection")
    _scroll_to_end(phone)
    tap(phone, id="share")
    phone.picture((270, 600))
    assert node(phone, id="design_bottom_sheet").bounds[3] == 2400
    tap(phone, id="share_mail")
    assert data(phone).count == 1
    assert nodes(phone, id="design_bottom_sheet") == []
    tap(phone, id="share")
    phone.perform(Swipe(540, node(phone, id="sheet_title").center[1], 540, 2300, 200))
    assert nodes(phone, id="design_bottom_sheet") == []


def test_confirm_dialog(phone: Phone) -> None:
    tap(phone, id="open_selection")
    _scroll_to_end(phone)
    tap(phone, id="delete")
    assert node(phone, id="button1").text == "Delete"
    assert node(phone, id="message").text.startswith("This cannot be undone.")
    assert node(phone, id="button1").resource_id == "android:id/button1"
    phone.perform(PressKey("back"))
    assert data(phone).count == 0
    tap(phone, id="delete")
    tap(phone, id="button1")
    assert data(phone).count == 1
    assert node(phone, id="snackbar_text")


def _scroll_to_end(phone: Phone) -> None:
    phone.perform(Swipe(500, 1900, 500, 700, 300))


def test_a_sheet_that_is_too_tall_scrolls_behind_the_gesture_bar_and_ends_above_it(phone: Phone) -> None:
    lay = phone.frame().windows[0].lay
    rows = Column([ListItem(str(i)) for i in range(40)], width="fill")
    box = lay(BottomSheet(rows, "Many"), 1080, 2000, 1080)
    scroll, _, y = box.kids[-1]
    assert y + scroll.h == box.h == 2000
    content, _, _ = scroll.kids[0]
    end = scroll.widget.range(lay, scroll, 1 << 20)  # type: ignore[attr-defined]
    assert y + content.h - end == 2000 - lay.px(8) - lay.facts[INSETS][3]
