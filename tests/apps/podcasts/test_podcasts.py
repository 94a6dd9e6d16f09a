"""Subscriptions, the page of a podcast, its settings, the directory, searches, statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gts_env.apps.media.podcasts.add import address_of
from gts_env.apps.media.podcasts.strings import STRINGS

Drive = Callable[..., Any]


def test_the_grid_shows_counts_and_what_failed(drive: Drive) -> None:
    d = drive({"settings": {"columns": 5}}).tap("tab_subscriptions")
    assert len(d.all("podcast_cell")) == 15
    assert len(d.all("failed_mark")) == 1
    assert d.all("inbox_count", text="2")
    d.tap("tag_1")
    assert d.texts("podcast_title") == ["Kitchen Science"]


def test_a_podcast_is_removed_and_brought_back(drive: Drive) -> None:
    d = drive().tap("tab_subscriptions").hold("podcast_cell", nth=2).tap("podcast_remove")
    assert d.screen == "confirm_remove"
    d.tap("button1")
    assert not d.podcast("casebook").subscribed
    assert "casebook-3" not in d.queue
    assert d.message == "1 podcast removed"
    d.tap(text="Undo")
    assert d.podcast("casebook").subscribed
    assert "casebook-3" in d.queue


def test_several_podcasts_are_changed_at_once(drive: Drive) -> None:
    d = drive().tap("tab_subscriptions").hold("podcast_cell").tap(text="Select").tap("podcast_cell", nth=1)
    d.tap("selection_fab").tap("bulk_notify")
    assert [d.podcast(i).settings.notify for i in ("atlas", "byte", "casebook")] == [True, True, False]
    assert not d.all("action_mode_bar")


def test_a_podcast_is_renamed(drive: Drive) -> None:
    d = drive().tap("tab_subscriptions").tap("podcast_cell").tap("podcast_settings").tap("rename_icon")
    d.tap("name").type("Casebook", clear=True)
    assert not d.one("button1").enabled
    d.type("Things", clear=True).tap("button1")
    assert d.all(text="Things")
    d.tap("rename_icon").tap("name").type("Atlas of Small Things", clear=True).tap("button1")
    assert d.podcast("atlas").name == ""


def test_tags_are_set_and_added(drive: Drive) -> None:
    d = drive().tap("tab_subscriptions").hold("podcast_cell", nth=1).tap("podcast_edit_tags").tap(text="food")
    assert d.podcast("byte").tags == ("tech", "food")
    d.tap("tag").type("Night").tap("add_tag").tap("button1")
    assert d.podcast("byte").tags == ("tech", "food", "night")


def test_settings_of_a_podcast(drive: Drive) -> None:
    d = drive().tap("tab_subscriptions").tap("podcast_cell", nth=1).tap("podcast_settings")
    d.tap("podcast_auto_download").tap("podcast_speed").tap(text="1.25×").tap("podcast_skip_intro").tap(text="30 s")
    settings = d.podcast("byte").settings
    assert (settings.auto_download, settings.speed, settings.skip_intro) == (True, 1.25, 30)


def test_a_feed_that_failed_says_why(drive: Drive) -> None:
    d = drive().tap("search").type("second attempt").tap("strip_cell").tap("feed_failed")
    assert d.one("feed_error_reason").text == "HTTP 404 Not Found"
    d.tap("button1")
    assert d.message == "Second Attempt could not be refreshed"


def test_the_page_of_a_podcast_filters_and_turns_round(drive: Drive) -> None:
    d = drive().tap("tab_subscriptions").tap("podcast_cell", nth=1)
    first = d.texts("episode_title")[0]
    assert d.one("episode_count").text == "10 episodes · Newest first"
    assert d.tap("flip_order").texts("episode_title")[0] != first
    assert d.tap("filter_2").texts("episode_title") == ["Caches Are Promises"]
    assert d.tap("filter_3").all("no_match")


def test_something_new_is_followed(drive: Drive) -> None:
    d = drive().page("add_podcast").tap("directory").type("radio").back().tap("directory_row", nth=0)
    assert d.one("podcast_name").text == "Signal to Noise"
    d.tap("subscribe")
    assert d.podcast("signal").subscribed
    assert d.episode("signal-1").state == "new"
    assert d.all("unsubscribe")


def test_an_address_is_checked(drive: Drive) -> None:
    d = drive().page("add_podcast").tap("by_address").tap("address").type("https://nowhere.example").tap("button1")
    assert d.screen == "address_dialog"
    assert d.all(text="There is no podcast at this address")
    d.tap("address").type("https://chess.listen.example/feed", clear=True).tap("button1")
    assert d.one("podcast_name").text == "Sixty-Four"


def test_addresses() -> None:
    assert address_of("see https://tidal.listen.example/x") == "tidal"
    assert address_of("https://listen.example/podcast/chess") == "chess"
    assert address_of("tidal") == ""


def test_search_finds_titles_notes_and_podcasts(drive: Drive) -> None:
    d = drive().tap("search").type("harbor")
    assert d.all("strip_cell")
    d.type("lamp", clear=True)
    assert "The Last Lamp Keeper" in d.texts("episode_title")
    assert d.type("zzz", clear=True).all("no_results")
    d.type("salt", clear=True, submit=True)
    assert d.data.searches == ("salt",)


def test_the_search_of_a_podcast_stays_within_it(drive: Drive) -> None:
    d = drive().tap("tab_subscriptions").tap("podcast_cell", nth=1).tap("search").type("a")
    assert {e.podcast for e in d.data.episodes if e.title in d.texts("episode_title")} == {"byte"}


def test_statistics_add_up(drive: Drive) -> None:
    d = drive().page("statistics")
    total = sum(x.seconds for x in d.data.listened)
    assert d.one("total_time").text == f"{total // 3600} h {total % 3600 // 60} min"
    d.tap("tab_months")
    assert len(d.data.listened) > 60
    assert d.texts("month_time")[0].endswith("min")
    size = sum(e.size for e in d.data.episodes if e.downloaded)
    assert d.tap("tab_sizes").one("total_size").text == f"{size // 1_000_000}\u00a0MB"


def test_without_podcasts_the_pages_say_so(drive: Drive) -> None:
    d = drive({"podcasts": [], "episodes": []})
    assert d.all(text="No podcasts yet")
    assert d.tap("empty_action").screen == "add_podcast"


def test_every_language_has_every_text() -> None:
    assert set(STRINGS.languages()) == {"en", "de", "ar", "he", "hi", "zh", "ja"}
    assert {language: STRINGS.missing(language) for language in STRINGS.languages()} == dict.fromkeys(
        STRINGS.languages(), ()
    )


def test_pages_in_other_languages(drive: Drive) -> None:
    assert drive(locale="de").tap("tab_queue").one("queue_info").text == "8 Folgen · noch 3 Std. 56 Min."
    assert drive(locale="ar").tap("tab_queue").one("toolbar_title").text == "قائمة الانتظار"
