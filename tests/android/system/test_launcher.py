"""The home screen and the drawer."""

from __future__ import annotations

import pytest

from gts_env.actions import DoubleTap, LongPress, OpenApp, PressKey, Rotate, Swipe, TypeText
from gts_env.android.manifest import Manifest
from tests.android.sample_app import find, phone, tap, texts

MANY = [
    Manifest(f"app_{i:02}", f"App {i:02}", "star", 0xFF000000 | (i * 2654435 & 0xFFFFFF), "Tools", "")
    for i in range(60)
] + [Manifest(name, name.title(), "call", 0xFF1B873B, "Tools", "") for name in ("phone", "messages", "mail")]
UP = Swipe(540, 1700, 540, 900)


def icons(p) -> list[str]:
    return [n.text for n in p.screen().nodes if n.name == "icon"]


def test_an_icon_is_a_text_view_with_its_label_as_on_a_pixel():
    p = phone()
    node = find(p, text="Notes")
    assert (node.class_name, node.content_desc, node.name) == ("android.widget.TextView", "Notes", "icon")
    assert node.clickable
    tap(p, text="Notes")
    assert p.screen().package == "org.gts.sample"


def test_every_app_is_on_one_page_or_in_the_dock():
    p = phone(*MANY)
    found = []
    for _ in range(6):
        found += icons(p)
        before = p.screen().nodes
        p.perform(Swipe(900, 1200, 200, 1200))
        if icons(p) == [n.text for n in before if n.name == "icon"]:
            break
    dock = ["Phone", "Messages", "Mail"]
    pages = [name for name in found if name not in dock]
    assert len(pages) == len(set(pages))
    assert set(found) == {m.label for m in p.apps if m.category != "System"}
    assert pages == sorted(pages)


@pytest.mark.parametrize(
    "config", [{}, {"orientation": "landscape"}, {"font_scale": 1.5}, {"navigation": "buttons"}, {"locale": "ar-EG"}]
)
def test_icons_neither_overlap_nor_leave_the_screen(config):
    p = phone(*MANY, **config)
    width, height = p.frame().size
    for _ in range(2):
        nodes = [n for n in p.screen().nodes if n.clickable]
        for i, a in enumerate(nodes):
            left, top, right, bottom = a.bounds
            assert 0 <= left < right <= width
            assert 0 <= top < bottom <= height
            for b in nodes[i + 1 :]:
                assert right <= b.bounds[0] or b.bounds[2] <= left or bottom <= b.bounds[1] or b.bounds[3] <= top
        far = width // 3
        p.perform(Swipe(width // 2 + far // 2, height // 2, width // 2 - far // 2, height // 2))
        p.picture((270, 600))


def test_swipe_up_opens_the_drawer_and_down_or_back_closes_it():
    p = phone(*MANY)
    for close in (Swipe(540, 900, 540, 1700), PressKey("back"), PressKey("home")):
        p.perform(UP)
        assert p.state.entry.screen == "all_apps"
        assert icons(p)[0] == "App 00"
        p.perform(close)
        assert p.state.entry.screen == "home"


def test_the_drawer_scrolls_to_its_last_app_and_closes_only_from_the_top():
    p = phone(*MANY)
    p.perform(UP)
    p.perform(UP)
    p.perform(UP)
    assert icons(p)[-1] == "Settings"
    p.perform(Swipe(540, 900, 540, 1200))
    assert p.state.entry.screen == "all_apps"


def test_search_finds_and_starts_apps():
    p = phone(*MANY)
    tap(p, id="search_container_hotseat")
    assert p.screen().keyboard
    p.perform(TypeText("pp 1"))
    assert icons(p) == [f"App 1{i}" for i in range(10)]
    p.perform(TypeText("zzz"))
    assert 'No apps found matching "pp 1zzz"' in texts(p)
    p.perform(TypeText("not", clear=True, submit=True))
    assert p.screen().package == "org.gts.sample"
    p.perform(PressKey("home"))
    p.perform(UP)
    assert len(icons(p)) > 10


def test_home_on_the_home_screen_goes_to_the_first_page_and_back_does_nothing():
    p = phone(*MANY)
    first = icons(p)
    p.perform(Swipe(900, 1200, 200, 1200))
    second = icons(p)
    p.perform(PressKey("back"))
    assert icons(p) == second != first
    p.perform(OpenApp("Notes"))
    p.perform(PressKey("home"))
    assert icons(p) == second
    p.perform(PressKey("home"))
    assert icons(p) == first


def test_long_press_does_nothing_and_double_tap_starts_once():
    p = phone()
    before = p.state.tasks
    p.perform(LongPress(*find(p, text="Notes").center))
    assert p.state.tasks == before
    p.perform(DoubleTap(*find(p, text="Notes").center))
    assert len(p.state.task.entries) == 1
    assert not any(n.done for n in p.state.data["sample"].notes)


def test_rotation_keeps_the_page():
    p = phone(*MANY)
    p.perform(Swipe(900, 1200, 200, 1200))
    p.perform(Rotate("landscape"))
    p.picture((270, 600))
    p.perform(Rotate("portrait"))
    assert "App 00" not in icons(p)


@pytest.mark.parametrize(
    ("locale", "date"), [("en-US", "Wed, Oct 14"), ("en-GB", "Wed, 14 Oct"), ("de-DE", "Mi., 14. Okt.")]
)
def test_the_date_is_said_in_the_language_of_the_phone(locale, date):
    assert find(phone(locale=locale), id="date").text == date


def test_system_apps_have_no_icon_and_are_not_opened_by_name():
    p = phone()
    assert set(icons(p)) == {"Notes", "Other", "Settings"}
    assert p.perform(OpenApp("Recents")) is not None
