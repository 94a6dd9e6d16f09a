"""Drawer, swipe rows, reordering, pulling, selecting, steppers, pages and rich text, by real touches."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gts_env.actions import Drag, LongPress, PressKey, Swipe, Tap, TypeText
from gts_env.android.effects import Open, Put, Show
from gts_env.android.phone import Phone
from tests.android.material import extras
from tests.android.material.touch import node, nodes, tap

LOOKS: dict[str, dict[str, Any]] = {"light": {}, "dark": {"night": True}, "rtl": {"locale": "ar"},
                                    "large": {"font_scale": 1.3}}  # fmt: skip


@pytest.fixture
def phone() -> Phone:
    return extras.phone()


def show(phone: Phone, screen: str) -> None:
    phone.state = phone.reducer.apply(phone.state, Open(screen))
    seen(phone)


def data(phone: Phone) -> extras.ExtrasData:
    found = phone.state.data["extras"]
    assert isinstance(found, extras.ExtrasData)
    return found


def seen(phone: Phone) -> None:
    """Draw what changed, which the phone compares with a full redraw."""
    phone.picture((270, 600))


def aside(phone: Phone, dx: int, ms: int = 200, **wanted: Any) -> None:
    x, y = node(phone, **wanted).center
    phone.perform(Swipe(x, y, x + dx, y, ms))
    seen(phone)


# -- drawer ----------------------------------------------------------------------------------------------------------


def test_the_menu_button_opens_the_drawer_and_an_item_closes_it(phone: Phone) -> None:
    tap(phone, desc="Open navigation drawer")
    seen(phone)
    assert node(phone, id="go_inbox").selected
    assert not nodes(phone, id="mails")
    tap(phone, id="go_inbox")
    seen(phone)
    assert data(phone).log == ("inbox",)
    assert not nodes(phone, id="go_inbox")


def test_a_drawer_closes_by_back_by_a_tap_beside_it_and_by_a_swipe(phone: Phone) -> None:
    for close in (PressKey("back"), Tap(1050, 1200), Swipe(700, 1200, 200, 1210, 200), Swipe(1060, 900, 500, 900, 200)):
        tap(phone, desc="Open navigation drawer")
        assert nodes(phone, id="go_inbox")
        phone.perform(close)
        seen(phone)
        assert not nodes(phone, id="go_inbox")
    assert phone.state.entry.app == "extras"
    assert data(phone).log == ()


def test_a_swipe_from_near_the_edge_opens_the_drawer_and_one_on_the_edge_is_back(phone: Phone) -> None:
    phone.perform(Swipe(120, 1900, 700, 1900, 200))
    assert nodes(phone, id="go_inbox")
    phone.perform(PressKey("back"))
    phone.perform(Swipe(700, 1900, 1000, 1900, 200))
    assert not nodes(phone, id="go_inbox")
    phone.perform(Swipe(10, 1900, 700, 1900, 200))
    assert phone.state.entry.app == "launcher"


def test_the_drawer_is_mirrored_and_stays_open_over_process_death() -> None:
    phone = extras.phone(locale="ar")
    phone.perform(Swipe(960, 1900, 300, 1900, 200))
    assert node(phone, id="navigation_drawer").bounds[2] == 1080
    phone.state = phone.state.with_entry(_recreated(phone.state.entry))
    assert nodes(phone, id="go_inbox")


def _recreated(entry: Any) -> Any:
    from dataclasses import replace

    return replace(entry, view=entry.view.recreated())


def test_back_closes_dialog_then_drawer_then_selection_then_search(phone: Phone) -> None:
    tap(phone, id="find_open")
    phone.perform(TypeText("a"))
    phone.perform(LongPress(*node(phone, id="mail_Ana").center))
    assert node(phone, text="1")
    phone.state = phone.reducer.apply(phone.state, Put("drawer:open", True))
    phone.state = phone.reducer.apply(phone.state, Show("ask"))
    phone.perform(PressKey("back"))
    assert not phone.state.entry.layers
    phone.perform(PressKey("back"))
    assert not nodes(phone, id="go_inbox")
    assert nodes(phone, id="action_mode_bar")
    phone.perform(PressKey("back"))
    assert not nodes(phone, id="action_mode_bar")
    if phone.state.ime:
        phone.perform(PressKey("back"))
    assert nodes(phone, id="find")
    phone.perform(PressKey("back"))
    assert not nodes(phone, id="find")
    assert nodes(phone, text="Inbox")
    assert nodes(phone, id="mail_Ben")
    phone.perform(PressKey("back"))
    assert phone.state.entry.app == "launcher"


# -- rows that move --------------------------------------------------------------------------------------------------


def test_a_far_swipe_acts_and_a_short_one_springs_back(phone: Phone) -> None:
    aside(phone, 100, id="mail_Ana")
    assert data(phone).log == ()
    aside(phone, 500, id="mail_Ana")
    aside(phone, -450, id="mail_Ben")
    assert data(phone).log == ("archive Ana", "delete Ben")
    assert not nodes(phone, id="mail_Ana")


def test_a_drag_must_come_further_than_a_flick(phone: Phone) -> None:
    x, y = node(phone, id="mail_Ana").center
    phone.perform(Drag(x, y, x - 300, y))
    assert data(phone).log == ()
    phone.perform(Drag(x, y, x - 500, y))
    assert data(phone).log == ("delete Ana",)


def test_swipes_are_mirrored_from_right_to_left() -> None:
    phone = extras.phone(locale="ar")
    aside(phone, 400, id="mail_Ana")
    assert data(phone).log == ("delete Ana",)


def test_a_revealed_button_stays_until_it_is_tapped_or_swiped_away(phone: Phone) -> None:
    show(phone, "rows")
    aside(phone, -400, id="reveal")
    assert node(phone, text="Delete", kind="Button").bounds[2] == 1080
    x, y = node(phone, text="Delete").bounds[0] - 200, node(phone, text="Delete").center[1]
    phone.perform(Swipe(x, y, x + 400, y, 200))
    assert not nodes(phone, text="Delete")
    aside(phone, 400, id="reveal")
    tap(phone, text="Archive", kind="Button")
    seen(phone)
    assert data(phone).log == ("archived",)
    assert not nodes(phone, text="Archive")


def test_a_row_is_carried_to_another_place_and_a_swipe_scrolls(phone: Phone) -> None:
    show(phone, "order")
    x, y = node(phone, id="drag_Ana").center
    tall = node(phone, id="drag_Ben").center[1] - y
    phone.perform(Drag(x, y, x, y + 2 * tall))
    seen(phone)
    assert data(phone).mail[:4] == ("Ben", "Cem", "Ana", "Dora")
    x, y = node(phone, id="drag_Fay").center
    phone.perform(Drag(x, y, x, y - 4 * tall))
    assert data(phone).mail == ("Ben", "Fay", "Cem", "Ana", "Dora", "Eli")
    phone.perform(Drag(x, y, x, y - tall // 3))
    phone.perform(Drag(x, node(phone, text="Queue").center[1], x, y))
    phone.perform(Swipe(x, y, x, y - 500, 200))
    assert data(phone).log == ("Ana 0 2", "Fay 5 1")


def test_pulling_at_the_top_refreshes_once(phone: Phone) -> None:
    phone.perform(Swipe(500, 700, 500, 780, 300))
    assert data(phone).log == ()
    phone.perform(Swipe(500, 700, 500, 1300, 300))
    seen(phone)
    assert node(phone, id="refresh_indicator").class_name == "android.widget.ProgressBar"
    phone.perform(Swipe(500, 700, 500, 1300, 300))
    assert data(phone).log == ("refresh",)


# -- selecting, numbers, pages ---------------------------------------------------------------------------------------


def test_a_long_press_selects_and_taps_add_until_the_cross(phone: Phone) -> None:
    phone.perform(LongPress(*node(phone, id="mail_Ana").center))
    tap(phone, id="mail_Ben")
    seen(phone)
    assert nodes(phone, text="2")
    assert node(phone, id="mail_Ben").selected
    saved = phone.state
    tap(phone, id="mail_Ben")
    tap(phone, id="action_mode_close")
    assert not nodes(phone, id="action_mode_bar")
    phone.state = saved
    tap(phone, desc="Delete selected")
    seen(phone)
    assert data(phone).mail == ("Cem", "Dora", "Eli", "Fay")
    tap(phone, id="mail_Cem")
    assert data(phone).log == ("open Cem",)


def test_a_stepper_stops_at_its_ends(phone: Phone) -> None:
    show(phone, "rows")
    for _ in range(4):
        tap(phone, id="guests_plus")
    seen(phone)
    assert (data(phone).guests, node(phone, id="guests_value").text) == (4, "4")
    assert not node(phone, id="guests_plus").enabled
    for _ in range(4):
        tap(phone, desc="Decrease")
    assert data(phone).guests == 1


def test_a_row_opens_and_its_state_is_saved(phone: Phone) -> None:
    show(phone, "rows")
    assert not nodes(phone, text="Opening hours")
    tap(phone, id="details")
    seen(phone)
    assert nodes(phone, text="Opening hours")
    assert nodes(phone, desc="Collapse")
    phone.state = phone.state.with_entry(_recreated(phone.state.entry))
    tap(phone, id="details")
    assert not nodes(phone, text="Opening hours")


def test_chip_groups(phone: Phone) -> None:
    show(phone, "rows")
    tap(phone, text="Travel")
    tap(phone, text="Work")
    assert data(phone).tags == ("Travel",)
    tap(phone, text="Oldest")
    assert node(phone, text="Oldest").checked
    tap(phone, text="Oldest")
    seen(phone)
    assert data(phone).order is None


def test_tabs_and_pages_go_together(phone: Phone) -> None:
    show(phone, "pages")
    phone.perform(Swipe(900, 1200, 200, 1200, 200))
    seen(phone)
    assert node(phone, id="tab_Albums").selected
    assert nodes(phone, text="Albums 0")
    tap(phone, id="tab_Artists")
    seen(phone)
    assert nodes(phone, text="Artists 0")
    phone.perform(Swipe(900, 1200, 200, 1200, 200))
    phone.perform(Swipe(200, 1200, 900, 1200, 200))
    assert node(phone, id="tab_Albums").selected


def test_only_the_words_of_a_link_can_be_tapped(phone: Phone) -> None:
    show(phone, "texts")
    terms = node(phone, id="terms")
    assert terms.text == "By going on you agree to our terms of use and our privacy notice."
    assert (terms.class_name, terms.clickable, terms.children) == ("android.widget.TextView", True, ())
    phone.perform(Tap(terms.bounds[0] + 20, terms.bounds[1] + 20))
    assert data(phone).log == ()
    for words in ("terms of use", "privacy"):
        phone.perform(Tap(*_place(phone, "terms", words)))
    assert data(phone).log == ("terms", "privacy")
    assert not node(phone, id="rich").clickable


def _place(phone: Phone, name: str, words: str) -> tuple[int, int]:
    """Where words stand in a rich text, in device pixels."""
    from gts_env.android.system.layers import find

    window = phone.frame().active
    found = find(window.box, window.x, window.y, name) or _find(window.box, window.x, window.y, name)
    assert found is not None
    box, x, y = found
    lines = box.data[1]
    cut = next(cut for cut in lines.cuts if words in cut.text)
    return round(x + lines.left(cut) + cut.width / 2), round(y + (cut.line + 0.5) * lines.tall)


def _find(box: Any, x: int, y: int, name: str) -> Any:
    if box.widget.id == name:
        return box, x, y
    return next((hit for kid, kx, ky in box.kids if (hit := _find(kid, x + kx, y + ky, name))), None)


def test_the_rail_goes_from_place_to_place(phone: Phone) -> None:
    show(phone, "rail")
    tap(phone, desc="Search")
    seen(phone)
    assert nodes(phone, text="Place 1")
    assert node(phone, desc="Search").selected
    assert node(phone, id="navigation_rail").bounds[2] == 240 * 420 // 480


@pytest.mark.parametrize("look", ["light", "rtl"])
def test_pictures_scroll_by_without_a_trace(look: str) -> None:
    phone = extras.phone(**LOOKS[look])
    show(phone, "pictures")
    assert node(phone, desc="Photo").class_name == "android.widget.ImageView"
    assert node(phone, id="paper").bounds
    for far in (317, 801, 1203, 999, 1311, -650):
        phone.perform(Drag(500, 1900 if far > 0 else 600, 500, 1900 - far if far > 0 else 600 - far))
        seen(phone)


@pytest.mark.parametrize("look", LOOKS)
def test_every_screen_can_be_drawn_in_every_look(look: str) -> None:
    phone = extras.phone(**LOOKS[look])
    for screen in extras.SCREENS:
        show(phone, screen)
        assert phone.screen().nodes


def test_random_touches_leave_no_trace_on_the_screen() -> None:
    chance, phone = random.Random(5), extras.phone()
    for turn in range(80):
        if turn % 10 == 0 or phone.state.entry.app != "extras":
            phone = extras.phone() if phone.state.entry.app != "extras" else phone
            show(phone, chance.choice(extras.SCREENS))
        x, y, to = chance.randrange(90, 990), chance.randrange(200, 2200), chance.randrange(200, 2200)
        places = [n.center for n in phone.screen().nodes if n.clickable] or [(x, y)]
        deeds = (Tap(*chance.choice(places)), LongPress(x, y), Swipe(x, y, 1080 - x, y + 9, 200),
                 Swipe(x, y, x, to, 200), Drag(x, y, x, to), PressKey("back"))  # fmt: skip
        phone.perform(chance.choice(deeds))
        seen(phone)
        assert phone.screen().nodes
