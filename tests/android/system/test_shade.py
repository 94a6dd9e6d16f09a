"""The notification shade, quick settings, and notifications over the screen."""

from __future__ import annotations

from typing import Any

import pytest

from gts_env.actions import OpenApp, PressKey, Rotate, Swipe, Tap, TypeText, Wait
from gts_env.android.effects import As, Do, pack
from gts_env.android.phone import Phone
from gts_env.screen import Node
from tests.android.notifying_app import MINUTE, phone
from tests.android.sample_app import find, tap, texts

ROW = "expandableNotificationRow"


def down(p: Phone) -> None:
    width, height = p.frame().size
    p.perform(Swipe(width // 2, 8, width // 2, height * 2 // 3))
    p.picture((270, 600))


def post(p: Phone, n: int, app: str = "notifying", **more: Any) -> None:
    p.state = p.reducer.apply(p.state, As(app, Do("post", pack({"n": n, **more}))))


def rows(p: Phone) -> list[Node]:
    return [n for n in p.screen().nodes if n.name == ROW]


def status_icons(p: Phone) -> int:
    p.picture((270, 600))
    status = next(w for w in p.frame().windows if w.kind == "status")
    inside = status.box.kids[2][0]
    return len(inside.kids) if inside.widget.__class__.__name__ == "Row" else 0


def test_a_swipe_from_the_top_opens_the_shade_over_everything_and_it_is_the_active_window():
    p = phone()
    p.perform(OpenApp("Courier"))
    down(p)
    screen = p.screen()
    assert {n.package for n in screen.nodes} == {"com.android.systemui"}
    assert "No notifications" in texts(p)
    assert screen.activity == ".MainActivity"
    assert "Wed, Oct 14" in texts(p)


@pytest.mark.parametrize("close", ["back", "up", "beside", "bottom"])
def test_the_shade_is_closed_by_back_by_a_swipe_up_and_by_a_tap_beside(close):
    p = phone()
    p.perform(OpenApp("Courier"))
    down(p)
    action = {
        "back": PressKey("back"),
        "up": Swipe(540, 1800, 540, 900),
        "beside": Tap(540, 1900),
        "bottom": Swipe(540, 2390, 540, 1500),
    }[close]
    p.perform(action)
    assert p.state.panel is None
    assert find(p, id="post")


@pytest.mark.parametrize("action", [PressKey("home"), OpenApp("Second"), PressKey("recents")])
def test_whatever_leads_elsewhere_closes_the_shade(action):
    p = phone()
    p.perform(OpenApp("Courier"))
    p.perform(OpenApp("Second"))
    down(p)
    p.perform(action)
    assert p.state.panel is None


def test_a_second_swipe_opens_quick_settings_and_back_leads_through_the_shade():
    p = phone()
    down(p)
    down(p)
    assert find(p, id="qs_tile_quiet")
    p.perform(PressKey("back"))
    assert "No notifications" in texts(p)
    p.perform(Swipe(540, 900, 540, 1700))
    assert find(p, id="qs_tile_quiet")
    p.perform(PressKey("back"))
    p.perform(PressKey("back"))
    assert p.screen().package == "org.gts.launcher"


def test_the_keyboard_goes_and_nothing_can_be_typed_through_the_shade():
    p = phone()
    p.perform(Swipe(540, 1700, 540, 900))
    tap(p, id="apps_search")
    assert p.screen().keyboard
    down(p)
    assert not p.screen().keyboard
    assert p.perform(TypeText("x")) is not None


def test_tiles_switch_real_settings():
    p = phone()
    p.perform(OpenApp("Courier"))
    down(p)
    tile = find(p, id="qs_tile_airplane")
    assert (tile.class_name, tile.text, tile.checked) == ("android.widget.Switch", "Off", False)
    tap(p, id="qs_tile_airplane")
    assert find(p, id="qs_tile_airplane").checked
    assert not find(p, id="qs_tile_internet").checked
    tap(p, id="qs_tile_dark")
    assert p.screen().night
    p.perform(PressKey("back"))
    assert "offline" in texts(p)
    assert find(p, system=True, desc="Airplane mode.")
    down(p)
    tap(p, id="qs_tile_internet")
    p.perform(PressKey("back"))
    assert "online" in texts(p)
    p.picture((270, 600))


def test_auto_rotate_holds_the_screen():
    p = phone()
    down(p)
    tap(p, id="qs_tile_rotate")
    p.perform(Rotate("landscape"))
    assert p.screen().orientation == "portrait"
    tap(p, id="qs_tile_rotate")
    p.perform(Rotate("landscape"))
    assert p.screen().orientation == "landscape"
    p.picture((270, 600))


def test_a_notification_has_an_icon_in_the_status_bar_and_a_card():
    p = phone()
    assert status_icons(p) == 0
    post(p, 1)
    assert status_icons(p) == 1
    post(p, 2, importance="low", app="second")
    assert status_icons(p) == 1
    down(p)
    assert len(rows(p)) == 2
    assert "Message from Kim 1" in texts(p)
    assert "Silent" in texts(p)


def test_a_tap_opens_the_screen_with_the_parents_it_declares():
    p = phone()
    post(p, 1)
    p.perform(OpenApp("Second"))
    down(p)
    p.perform(Tap(*rows(p)[0].center))
    assert p.state.panel is None
    assert "Message 1a" in texts(p)
    assert p.state.background.notices == ()
    p.perform(PressKey("back"))
    assert "Thread 1" in texts(p)
    p.perform(PressKey("back"))
    assert find(p, id="post")
    p.perform(PressKey("back"))
    assert p.state.entry.app == "launcher"


def test_the_first_card_is_open_and_others_open_at_their_arrow():
    p = phone()
    post(p, 1)
    p.perform(Wait(MINUTE))
    post(p, 2, "second")
    down(p)
    assert [n.text for n in p.screen().nodes if n.name == "action0"] == ["Done"]
    tap(p, desc="Expand")
    assert len([n for n in p.screen().nodes if n.name == "action0"]) == 2
    tap(p, desc="Collapse")
    assert len([n for n in p.screen().nodes if n.name == "action0"]) == 1
    assert [n.text for n in p.screen().nodes if n.name == "time"] == ["now", "1m"]


def test_a_button_runs_its_command_and_leaves_the_shade_open():
    p = phone()
    post(p, 4)
    down(p)
    tap(p, text="Done")
    assert p.state.panel is not None
    assert p.state.data["notifying"].log[0][1] == "done 4"
    assert "No notifications" in texts(p)


@pytest.mark.parametrize("way", [1, -1])
def test_a_card_is_swiped_away_unless_it_is_ongoing(way):
    p = phone()
    post(p, 7, ongoing=True)
    post(p, 1, "second")
    down(p)
    for row in rows(p):
        x, y = row.center
        p.perform(Swipe(x, y, x + way * 400, y))
    assert [n.id for n in p.state.background.notices] == ["m7"]
    assert p.state.panel is not None


def test_clear_all_takes_what_may_go_and_closes_the_shade():
    p = phone()
    post(p, 7, ongoing=True)
    post(p, 1, "second")
    down(p)
    tap(p, text="Clear all")
    assert p.state.panel is None
    assert [n.id for n in p.state.background.notices] == ["m7"]
    down(p)
    assert "Clear all" not in texts(p)


def test_notifications_of_one_app_are_one_card_that_opens():
    p = phone()
    for n in range(3):
        post(p, n)
    down(p)
    assert len(rows(p)) == 1
    assert "3" in texts(p)
    p.perform(Tap(*rows(p)[0].center))
    assert len(rows(p)) == 4
    x, y = rows(p)[1].center
    p.perform(Swipe(x, y, x + 400, y))
    assert len(p.state.background.notices) == 2
    x, y = rows(p)[0].center
    p.perform(Swipe(x, y, x + 400, y))
    assert p.state.background.notices == ()


def test_many_notifications_scroll_and_the_last_can_be_reached():
    p = phone(orientation="landscape")
    post(p, 1)
    post(p, 2, "second")
    post(p, 3, importance="low")
    down(p)
    assert "Clear all" not in texts(p)
    p.perform(Swipe(1200, 900, 1200, 300))
    p.perform(Swipe(1200, 900, 1200, 300))
    if p.state.panel is not None:
        assert "Clear all" in texts(p)


def test_a_loud_notification_lies_over_the_screen_for_five_seconds():
    p = phone()
    p.perform(OpenApp("Courier"))
    tap(p, id="loud")
    assert p.frame().window("peek") is not None
    assert find(p, id="post")
    assert find(p, system=True, id="title").text == "Message from Kim 9"
    p.picture((270, 600))
    p.perform(Wait(3000))
    assert p.frame().window("peek") is not None
    p.perform(Wait(1000))
    assert p.frame().window("peek") is None
    p.picture((270, 600))
    assert len(p.state.background.notices) == 1


def test_a_peeking_notification_is_tapped_answered_and_swiped_away():
    p = phone()
    p.perform(OpenApp("Second"))
    post(p, 9, importance="high")
    tap(p, system=True, text="Done")
    assert p.state.data["notifying"].log[0][1] == "done 9"
    assert p.frame().window("peek") is None
    post(p, 9, importance="high")
    window = p.frame().window("peek")
    assert window is not None
    p.perform(Swipe(540, window.y + 80, 540, window.y - 40))
    assert p.frame().window("peek") is None
    assert len(p.state.background.notices) == 1
    post(p, 9, importance="high")
    p.perform(Tap(540, window.y + 60))
    assert "Message 9a" in texts(p)


def test_do_not_disturb_keeps_them_off_the_screen():
    p = phone()
    down(p)
    down(p)
    tap(p, id="qs_tile_quiet")
    p.perform(PressKey("home"))
    post(p, 9, importance="high")
    assert p.frame().window("peek") is None
    assert find(p, system=True, desc="Do Not Disturb.")


@pytest.mark.parametrize(
    "config", [{}, {"night": True}, {"font_scale": 1.5}, {"locale": "ar-EG"}, {"orientation": "landscape"}]
)
def test_cards_and_tiles_lie_on_the_screen_side_by_side(config):
    p = phone(**config)
    for n in range(2):
        post(p, n)
    post(p, 5, "second")
    down(p)
    width, height = p.frame().size
    for node in p.screen().nodes:
        left, top, right, bottom = node.bounds
        assert 0 <= left < right <= width
        assert 0 <= top < bottom <= height
    tiles = [n for n in p.screen().nodes if n.class_name.endswith("Switch")]
    assert len(tiles) == 4
    for i, a in enumerate(tiles):
        for b in tiles[i + 1 :]:
            assert a.bounds[2] <= b.bounds[0] or b.bounds[2] <= a.bounds[0] or a.bounds[3] <= b.bounds[1]
