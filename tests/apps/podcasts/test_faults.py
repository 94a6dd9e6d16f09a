"""The faults of the podcasts: what each does, and where it leaves the app as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gts_env.benchmark.model import FaultSpec
from gts_env.benchmark.spot import Where

Drive = Callable[..., Any]


def fault(operator: str, target: dict[str, Any], when: dict[str, Any] | None = None, /, **params: Any) -> FaultSpec:
    return FaultSpec(operator, "", target, params, when or {}, Where("here.yaml", 1))


OLD = fault("podcasts.next_by_old_order", {"query": "following"})
LIFTS = fault("podcasts.lifts_instead", {"id": "episode_row"}, {"screen": "queue"})
UNTICKS = fault("podcasts.random_unticks", {"command": "sort_queue"})
REPLACES = fault("podcasts.replaces_page", {"command": "go_to"})
KEPT: dict[str, Any] = {"settings": {"keep_sorted": True, "order": "newest"}}


def test_the_old_order_is_played_after_a_row_was_carried(drive: Drive) -> None:
    d = drive(None, OLD).tap("tab_queue").carry(4, 1).tap("mini_play").wait(300)
    assert d.data.player.episode == "byte-1"
    assert d.queue[0] == "casebook-3"


def test_without_a_row_carried_or_with_the_skip_button_the_order_is_kept(drive: Drive) -> None:
    assert drive(None, OLD).tap("mini_play").wait(300).data.player.episode == "byte-1"
    d = drive(None, OLD).tap("tab_queue").carry(4, 1).tap("mini_player").tap("play_pause").tap("next_episode")
    assert d.data.player.episode == "casebook-3"


def test_a_queue_sorted_anew_is_played_as_it_stands(drive: Drive) -> None:
    d = drive(None, OLD).tap("tab_queue").carry(4, 1).tap("sort").tap("sort_order", text="Oldest first").back()
    at = d.queue.index("harbor-2")
    wanted = d.queue[at + 1]
    assert d.tap("mini_play").wait(300).data.player.episode == wanted


def test_a_long_press_lifts_the_row(drive: Drive) -> None:
    d = drive(None, LIFTS).tap("tab_queue").hold("episode_row", nth=1)
    assert d.all("move_hint")
    assert d.screen == "queue"
    assert drive(None, LIFTS).tap("tab_inbox").hold("episode_row").screen == "episode_menu"


def test_a_random_order_unticks(drive: Drive) -> None:
    d = drive(KEPT, UNTICKS).tap("tab_queue").tap("sort").tap("sort_order", text="Random")
    assert not d.tap("sort_order", text="Newest first").one("keep_sorted").checked
    d = drive(KEPT, UNTICKS).tap("tab_queue").tap("sort").tap("sort_order", text="Oldest first")
    assert d.one("keep_sorted").checked


def test_a_page_takes_the_place_of_the_one_before(drive: Drive) -> None:
    d = drive(None, REPLACES).tap("tab_queue")
    assert d.back().phone.state.entry.app == "launcher"
    assert drive(None, REPLACES).tap("search").back().back().screen == "home"
