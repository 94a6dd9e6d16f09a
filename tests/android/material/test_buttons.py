"""Buttons, bars and menus do what their labels say, and show it."""

from __future__ import annotations

import pytest

from gts_env.actions import PressKey, Tap, Wait
from gts_env.android.phone import Phone
from tests.android.material.touch import data, node, nodes, tap


def test_common_buttons_are_buttons_with_their_label_as_text(phone: Phone) -> None:
    tap(phone, id="open_buttons")
    found = nodes(phone, text="Enabled")
    assert [n.class_name for n in found] == ["android.widget.Button"] * 5
    assert all(n.clickable and not n.children for n in found)
    for n in found:
        phone.perform(Tap(*n.center))
    assert data(phone).count == 5


def test_disabled_buttons_swallow_the_tap(phone: Phone) -> None:
    tap(phone, id="open_buttons")
    for n in nodes(phone, text="Off"):
        assert not n.enabled
        phone.perform(Tap(*n.center))
    assert data(phone).count == 0


def test_a_button_has_a_target_of_48_dp(phone: Phone) -> None:
    tap(phone, id="open_buttons")
    left, top, right, bottom = node(phone, text="Enabled").bounds
    assert bottom - top == round(48 * 2.625)
    phone.perform(Tap((left + right) // 2, top + 1))
    assert data(phone).count == 1


def test_icon_buttons_have_a_description_and_toggle_flags(phone: Phone) -> None:
    tap(phone, id="open_buttons")
    like = node(phone, desc="Like")
    assert like.class_name == "android.widget.ImageButton"
    assert not like.checkable
    assert node(phone, desc="Bookmark").checked
    star = node(phone, desc="Star")
    assert star.checkable
    assert not star.checked


def test_up_arrow_leads_back(phone: Phone) -> None:
    tap(phone, id="open_buttons")
    assert node(phone, id="toolbar_subtitle").text == "0 taps"
    tap(phone, desc="Navigate up")
    assert node(phone, id="toolbar_title").text == "Gallery"


def test_a_title_that_can_be_tapped_is_one_node(phone: Phone) -> None:
    tap(phone, id="open_lists")
    title = node(phone, text="October 2026")
    assert title.clickable
    tap(phone, text="October 2026")
    assert node(phone, id="alertTitle").text == "Change view"


def test_overflow_menu_opens_checks_and_closes(phone: Phone) -> None:
    tap(phone, desc="More options")
    assert not node(phone, text="Show done").checked
    assert not node(phone, text="Locked").enabled
    tap(phone, text="Show done")
    assert data(phone).on == ("wifi", "done")
    tap(phone, desc="More options")
    assert node(phone, text="Show done").checked
    phone.perform(PressKey("back"))
    assert nodes(phone, text="Show done") == []
    assert nodes(phone, id="pages")


def test_a_tap_beside_the_menu_only_closes_it(phone: Phone) -> None:
    tap(phone, desc="More options")
    phone.perform(Tap(300, 1900))
    assert nodes(phone, text="Locked") == []
    assert data(phone).count == 0


def test_a_menu_item_can_open_a_screen(phone: Phone) -> None:
    tap(phone, desc="More options")
    tap(phone, text="Settings")
    assert node(phone, id="toolbar_title").text == "Selection"


def test_a_disabled_menu_item_leaves_the_menu_open(phone: Phone) -> None:
    tap(phone, desc="More options")
    tap(phone, text="Locked")
    assert nodes(phone, text="Locked")
    assert data(phone).count == 0


def test_menus_of_rows_hang_from_their_own_button(phone: Phone) -> None:
    tap(phone, id="open_lists")
    third = nodes(phone, desc="More options")[2]
    phone.perform(Tap(*third.center))
    item = node(phone, text="Call")
    assert item.bounds[1] > third.bounds[1]
    tap(phone, text="Remove")
    assert data(phone).count == 1


def test_any_widget_can_have_a_menu(phone: Phone) -> None:
    tap(phone, id="open_lists")
    tap(phone, text="Sort by name")
    assert node(phone, text="Name").selected
    tap(phone, text="Date")
    assert data(phone).count == 1


def test_the_snackbar_lifts_the_action_button_and_its_action_undoes(phone: Phone) -> None:
    before = node(phone, id="fab").bounds
    tap(phone, id="fab")
    assert node(phone, id="snackbar_text").text == "Item added"
    action = node(phone, id="snackbar_action")
    assert action.class_name == "android.widget.Button"
    assert node(phone, id="fab").bounds[3] <= node(phone, id="snackbar_text").bounds[1]
    assert node(phone, id="fab").bounds[1] < before[1]
    tap(phone, id="snackbar_action")
    assert data(phone).count == 0
    assert nodes(phone, id="snackbar_text") == []
    assert node(phone, id="fab").bounds == before


def test_the_snackbar_leaves_after_its_time(phone: Phone) -> None:
    tap(phone, id="fab")
    phone.perform(Wait(8500))
    assert nodes(phone, id="snackbar_text")
    phone.perform(Wait(1000))
    assert nodes(phone, id="snackbar_text") == []


def test_navigation_bar_marks_the_destination(phone: Phone) -> None:
    tap(phone, id="open_more")
    assert node(phone, desc="Calendar").selected
    tap(phone, desc="Tasks")
    assert data(phone).tab == 1
    assert node(phone, desc="Tasks").selected
    assert node(phone, text="Updates", kind="TextView").selected
    assert not node(phone, desc="Calendar").selected


def test_tabs_move_the_selection(phone: Phone) -> None:
    tap(phone, id="open_more")
    tap(phone, text="Calls")
    assert data(phone).tab == 2
    assert node(phone, desc="Calls").selected


def test_the_card_is_clickable(phone: Phone) -> None:
    tap(phone, id="open_more")
    tap(phone, text="Filled")
    assert data(phone).count == 1


@pytest.mark.parametrize("night", [False, True])
def test_bars_fill_the_strips_of_the_system_bars(night: bool) -> None:
    from tests.android.material.gallery import phone as make

    dark = make(night=night)
    tap(dark, id="open_more")
    picture = dark.picture((1080, 2400))
    bar = picture[2200, 2]
    assert (picture[2399, 2] == bar).all()
    assert not (picture[1200, 2] == bar).all()
