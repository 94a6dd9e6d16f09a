"""The main pages, the ways between them, and the settings that change these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gts_env.android.intents import Intent

Drive = Callable[..., Any]
DRAWER: dict[str, Any] = {"settings": {"bottom_navigation": False}}


def stack(d: Any) -> list[str]:
    return [e.screen for e in d.phone.state.task.entries]


def test_the_bar_leads_to_the_pages_and_back_leads_back(drive: Drive) -> None:
    d = drive()
    for page in ("queue", "inbox", "subscriptions"):
        assert d.tap(f"tab_{page}").screen == page
    assert stack(d) == ["home", "queue", "inbox", "subscriptions"]
    assert d.back().screen == "inbox"
    assert stack(d.tap("tab_home")) == ["home"]
    assert d.back().phone.state.entry.app == "launcher"


def test_the_sheet_has_the_other_pages(drive: Drive) -> None:
    d = drive()
    for page in ("episodes", "downloads", "history", "statistics", "add_podcast", "settings"):
        assert d.page(page).screen == page
        d.tap("nav_back")
    assert d.screen == "home"


def test_without_the_bar_there_is_a_drawer(drive: Drive) -> None:
    d = drive(DRAWER)
    assert not d.all("navigation_bar")
    assert d.tap("nav_drawer").tap("drawer_page", text="Statistics").screen == "statistics"
    assert d.tap("nav_drawer").tap("drawer_podcast", text="Casebook").screen == "podcast"
    assert d.tap("nav_back").screen == "statistics"
    assert d.back().screen == "home"


def test_a_phone_on_its_side_has_the_drawer_too(drive: Drive) -> None:
    d = drive(orientation="landscape")
    assert d.all("nav_drawer")
    assert not d.all("navigation_bar")


@pytest.mark.parametrize(
    ("device", "wide"),
    [({"orientation": "landscape"}, 180 * 2.625), ({"width": 1600, "height": 2560, "native_density": 2.0}, 560)],
)
def test_the_cover_of_the_player_is_as_large_as_the_device_allows(
    drive: Drive, device: dict[str, Any], wide: float
) -> None:
    for way in ("landscape", device.get("orientation", "portrait")):
        d = drive({"player": {"episode": "byte-1"}}, **{**device, "orientation": way}).tap("mini_player")
        left, _, right, _ = d.one("player_cover").bounds
        assert abs(right - left - wide) <= 1


@pytest.mark.parametrize(("back", "screen"), [("previous", "queue"), ("home", "home"), ("confirm", "queue")])
def test_what_back_does_on_a_page(drive: Drive, back: str, screen: str) -> None:
    assert drive({"settings": {"back": back}}).tap("tab_queue").tap("tab_inbox").back().screen == screen


def test_back_can_ask_before_it_leaves(drive: Drive) -> None:
    d = drive({"settings": {"back": "confirm"}}).back()
    assert d.screen == "confirm_exit"
    assert d.tap("button2").screen == "home"
    assert d.back().tap("button1").phone.state.entry.app == "launcher"


def test_back_can_open_the_drawer(drive: Drive) -> None:
    d = drive({"settings": {"back": "drawer", "bottom_navigation": False}}).back()
    assert d.all("navigation_drawer")
    assert not d.back().all("navigation_drawer")


def test_the_launcher_brings_back_what_was_left(drive: Drive) -> None:
    d = drive().tap("tab_queue").tap("episode_row").home().launch()
    assert d.screen == "episode"


# -- settings --------------------------------------------------------------------------------------------------------


def setting(d: Any, section: str, name: str, value: str | None = None) -> Any:
    d.page("settings").tap(f"settings_{section}").tap(f"set_{name}")
    if value is not None:
        d.tap(text=value)
    return d.back().back()


def test_the_theme_is_in_force_at_once(drive: Drive) -> None:
    d = drive()
    light = d.phone.picture((108, 240)).mean()
    black = setting(d, "appearance", "theme", "Black").phone.picture((108, 240)).mean()
    assert black < 70 < 150 < light


def test_the_text_size_is_in_force_at_once(drive: Drive) -> None:
    d = drive()
    before = d.one("section_continue").bounds
    after = setting(d, "appearance", "text_size", "130%").one("section_continue").bounds
    assert after[3] - after[1] > before[3] - before[1]


def test_the_bar_can_be_turned_off(drive: Drive) -> None:
    assert setting(drive(), "navigation", "bottom_navigation").all("nav_drawer")


def test_swipes_do_what_they_are_set_to(drive: Drive) -> None:
    d = setting(drive(), "navigation", "swipe_right", "Favorite").tap("tab_queue").swipe("right", "episode_row", 2)
    assert d.episode("kitchen-2").favorite
    d.swipe("left", "episode_row", 1)
    assert d.episode("byte-1").state == "played"
    assert d.message == "1 episode marked as played"
    d.tap(text="Undo")
    assert d.episode("byte-1").state == "unplayed"
    assert "byte-1" in d.queue


def test_sections_of_the_home_page(drive: Drive) -> None:
    d = drive({"settings": {"sections": ["news"]}})
    assert d.all("section_news")
    assert not d.all("section_continue")
    assert drive({"settings": {"sections": []}}).all(text="All sections are hidden")


def test_streaming_changes_the_button_of_an_episode(drive: Drive) -> None:
    d = drive().tap("tab_inbox")
    assert d.one("episode_action").content_desc == "Download"
    d = drive({"settings": {"stream": True}}).tap("tab_inbox")
    assert d.one("episode_action").content_desc == "Play"


# -- from outside ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("intent", "screen", "sign"),
    [
        (Intent("VIEW", "https://listen.example/episode/byte-1"), "episode", "Caches Are Promises"),
        (Intent("VIEW", "https://listen.example/podcast/nightbus"), "podcast", "Night Bus"),
        (Intent("VIEW", "podcasts://queue"), "queue", "Queue"),
        (Intent("VIEW", "https://listen.example/episode/none"), "episode", "This episode no longer exists"),
        (Intent("SEND", type="text/plain", extras=(("text", "Hear https://tidal.listen.example"),)), "add_podcast",
         "Tidal Notes"),
    ],
)  # fmt: skip
def test_links_and_shares_lead_in(drive: Drive, intent: Intent, screen: str, sign: str) -> None:
    d = drive()
    assert d.phone.start(intent) is None
    assert d.screen == screen
    assert d.all(text=sign)


def test_an_episode_that_comes_out_notifies_and_is_downloaded(drive: Drive) -> None:
    d = drive().wait(24 * 3600)
    notice = next(n for n in d.phone.state.background.notices if n.id.startswith("new_"))
    assert notice.title in ("Harbor Lights", "The Morning Brief")
    assert any(e.title == "The Tugboat Sisters" and e.downloaded and e.state == "new" for e in d.data.episodes)


def test_an_episode_that_came_out_offline_comes_with_the_next_refresh(drive: Drive) -> None:
    d = drive(wifi=False, airplane=True).wait(4 * 3600)
    assert len(d.data.arrivals) == 4
    assert d.tap("refresh").message == "You are offline"
