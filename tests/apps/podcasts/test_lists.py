"""Queue, lists, selection, downloads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Drive = Callable[..., Any]


def test_a_row_is_carried_to_another_place(drive: Drive) -> None:
    d = drive().tap("tab_queue")
    before = d.queue
    d.carry(4, 1)
    assert d.queue == [before[0], before[4], *before[1:4], *before[5:]]
    assert d.data.settings.order == "manual"


def test_a_row_is_moved_by_its_menu(drive: Drive) -> None:
    d = drive().tap("tab_queue").hold("episode_row", nth=3).tap("menu_move")
    assert d.all("move_hint")
    before = d.queue
    d.tap("episode_row", nth=0)
    assert d.queue == [before[3], *before[:3], *before[4:]]
    assert not d.all("move_hint")
    d.hold("episode_row", nth=3).tap("menu_move").back()
    assert d.screen == "queue"
    assert not d.all("move_hint")


def test_orders_of_the_queue(drive: Drive) -> None:
    d = drive().tap("tab_queue").tap("sort").tap("sort_order", text="Shortest first")
    lengths = [d.episode(i).duration for i in d.queue]
    assert lengths == sorted(lengths)
    assert d.one("keep_sorted").enabled
    before = d.queue
    d.tap("sort_order", text="Random")
    assert sorted(d.queue) == sorted(before)
    assert not d.one("keep_sorted").enabled


def test_kept_sorted_new_episodes_find_their_place(drive: Drive) -> None:
    d = drive().tap("tab_queue").tap("sort").tap("sort_order", text="Newest first").tap("keep_sorted").back()
    assert not d.all("drag_handle")
    assert d.all("queue_order", text="Newest first")
    d.tap("tab_inbox").swipe("right", "episode_row")
    days = [d.episode(i).published for i in d.queue]
    assert days == sorted(days, reverse=True)
    assert len(days) == 9


def test_keep_sorted_outlives_a_random_order(drive: Drive) -> None:
    d = drive({"settings": {"keep_sorted": True, "order": "newest"}}).tap("tab_queue").tap("sort")
    d.tap("sort_order", text="Random")
    assert not d.one("keep_sorted").checked
    assert d.tap("sort_order", text="Oldest first").one("keep_sorted").checked


def test_the_queue_tells_how_long_it_takes(drive: Drive) -> None:
    assert drive().tap("tab_queue").one("queue_info").text == "8 episodes · 3 h 56 min left"
    half = drive({"settings": {"speed": 2.0}}).tap("tab_queue").one("queue_info").text
    assert half == "8 episodes · 1 h 58 min left"


def test_an_empty_queue_says_so(drive: Drive) -> None:
    d = drive().tap("tab_queue").tap(desc="More options").tap("clear_queue").tap("button1")
    assert d.all(text="Nothing in the queue")
    assert d.tap(text="Undo").all("episode_row")
    d = drive({"queue": []}).tap("tab_queue")
    assert not d.all("mini_player")
    assert d.tap("empty_action").screen == "inbox"


def test_the_menu_of_an_episode(drive: Drive) -> None:
    d = drive().tap("tab_inbox").hold("episode_row", nth=0).tap("menu_enqueue")
    assert d.queue[-1] == "deepfield-1"
    assert d.episode("deepfield-1").state == "unplayed"
    d.hold("episode_row", nth=0).tap("menu_mark_played")
    d.hold("episode_row", nth=0).tap("menu_favorite_add")
    assert sum(e.favorite for e in d.data.episodes) == 5
    assert d.hold("episode_row", nth=0).back().screen == "inbox"


def test_several_episodes_at_once(drive: Drive) -> None:
    d = drive().tap("tab_inbox").hold("episode_row").tap("menu_select").tap("episode_row", nth=2)
    assert d.one("toolbar_title").text == "2"
    assert d.tap("select_all").one("toolbar_title").text == "10"
    d.tap("selection_fab").tap("menu_mark_played")
    assert d.all("empty")
    assert not d.all("selection_fab")
    assert d.message == "10 episodes marked as played"


def test_back_ends_the_selection(drive: Drive) -> None:
    d = drive().page("episodes").hold("episode_row").tap("menu_select").back()
    assert d.screen == "episodes"
    assert not d.all("action_mode_bar")


def test_filters_of_all_episodes(drive: Drive) -> None:
    d = drive().page("episodes").tap("filter_3")
    assert sorted(d.texts("episode_title")) == sorted(e.title for e in d.data.episodes if e.favorite)
    d.tap("filter_2")
    assert len(d.texts("episode_title")) >= 5


def test_a_download_takes_its_time(drive: Drive) -> None:
    d = drive().tap("tab_inbox").tap("episode_action", nth=1)
    assert d.message == "Downloading 1 episode"
    d.page("downloads").tap("tab_running")
    assert d.all("running_row")
    d.wait(120)
    assert d.all("none_running")
    assert d.episode("ledger-1").downloaded
    assert d.data.log[0].episode == "ledger-1"


def test_a_download_can_be_stopped(drive: Drive) -> None:
    d = drive().tap("tab_inbox").tap("episode_action", nth=1).tap("episode_action", nth=1)
    assert d.message == "Download stopped"
    assert not d.wait(120).episode("ledger-1").downloaded


def test_downloads_need_a_network(drive: Drive) -> None:
    assert drive(airplane=True, wifi=False).tap("tab_inbox").tap("episode_action").message == "You are offline"
    d = drive({"settings": {"mobile_data": False}}, wifi=False).tap("tab_inbox").tap("episode_action")
    assert d.message == "Downloads wait for Wi-Fi"


def test_back_leads_from_each_tab_of_the_downloads_to_the_first(drive: Drive) -> None:
    for tab in ("tab_running", "tab_log"):
        d = drive().page("downloads").tap(tab).back()
        assert d.one("tab_completed").selected
        assert d.back().screen == "home"
    d = drive().page("statistics").tap("tab_sizes").back()
    assert d.one("tab_podcasts").selected
    assert d.back().screen == "home"


def test_the_history_is_by_day_and_can_be_cleared(drive: Drive) -> None:
    d = drive().page("history")
    assert d.all("episode_row")
    d.tap(desc="More options").tap("clear_history").tap("button1")
    assert d.all(text="Nothing played yet")
    assert d.tap(text="Undo").all("episode_row")
