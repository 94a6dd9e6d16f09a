"""The player on the device's clock."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

import pytest

from gts_env.actions import OpenApp, Tap
from gts_env.apps.media.podcasts.data import Episode, Player, PodcastsData
from gts_env.apps.media.podcasts.playback import end_at, position_at, sorted_by

Drive = Callable[..., Any]


def seconds(clock: str) -> int:
    total = 0
    for part in clock.split(":"):
        total = total * 60 + int(part)
    return total


def place(d: Any) -> int:
    return seconds(d.one("player_position").text)


def test_the_place_goes_on_with_the_clock(drive: Drive) -> None:
    d = drive().tap("mini_player").tap("play_pause")
    at = place(d)
    assert place(d.wait(30)) == pytest.approx(at + 30, abs=1)
    still = place(d.tap("play_pause"))
    assert place(d.wait(30)) == still


def test_twice_the_speed_goes_twice_as_fast(drive: Drive) -> None:
    d = drive({"settings": {"speed": 2.0}, "player": {"episode": "byte-1"}}).tap("mini_player").tap("play_pause")
    at = place(d)
    assert place(d.wait(20)) == pytest.approx(at + 41, abs=1)


def test_a_podcast_can_have_a_speed_of_its_own(drive: Drive) -> None:
    data = {"podcast_changes": {"byte": {"settings": {"speed": 1.5}}}, "player": {"episode": "byte-1"}}
    d = drive(data).tap("mini_player")
    assert d.one("speed").text == "1.5×"
    at = place(d.tap("play_pause"))
    assert place(d.wait(59.5)) == pytest.approx(at + 90, abs=1)


def test_changing_the_speed_keeps_the_place(drive: Drive) -> None:
    d = drive({"player": {"episode": "byte-1"}}).tap("mini_player").tap("play_pause").wait(100)
    at = place(d)
    d.tap("speed").tap("speed_8").back()
    assert d.one("speed").text == "2.0×"
    assert at < place(d) < at + 6


def test_skipping_and_seeking(drive: Drive) -> None:
    d = drive({"player": {"episode": "byte-1"}}).tap("mini_player")
    at = place(d)
    assert place(d.tap("forward")) == at + 30
    assert place(d.tap("rewind")) == at + 20
    middle = place(d.tap("seek_bar"))
    assert middle == pytest.approx(seconds(d.one("player_duration").text) / 2, rel=0.05)
    d.tap("chapters").tap("chapter", nth=1)
    assert place(d) == d.episode("byte-1").chapters[1].at


def test_a_recording_runs_from_the_left_in_every_language(drive: Drive) -> None:
    d = drive({"player": {"episode": "byte-1"}}, locale="ar-EG").tap("mini_player")
    order = ("speed", "rewind", "play_pause", "forward", "next_episode")
    places = [d.one(name).center[0] for name in order]
    assert places == sorted(places)
    assert d.one("player_position").center[0] < d.one("player_duration").center[0]
    assert not set("0123456789") & set(d.one("player_position").text + d.one("player_duration").text)
    left, top, _, bottom = d.one("seek_bar").bounds
    d.phone.perform(Tap(left + 60, (top + bottom) // 2))
    assert place(d) < seconds(d.one("player_duration").text) / 4


def test_at_its_end_the_next_one_of_the_queue_is_played(drive: Drive) -> None:
    d = drive().tap("mini_play").wait(300)
    assert d.data.player.episode == "byte-1"
    assert d.data.player.playing
    assert d.episode("harbor-2").state == "played"
    assert d.queue[0] == "byte-1"


def test_the_last_one_stops(drive: Drive) -> None:
    d = drive({"queue": ["harbor-2"]}).tap("mini_play").wait(300)
    assert not d.data.player.playing
    assert not d.queue
    assert d.episode("harbor-2").state == "played"


def test_played_episodes_stay_if_that_is_wanted(drive: Drive) -> None:
    d = drive({"settings": {"auto_remove": False}}).tap("mini_play").wait(300)
    assert d.queue[:2] == ["harbor-2", "byte-1"]


def test_the_sleep_timer_stops_it(drive: Drive) -> None:
    d = drive({"player": {"episode": "byte-1"}}).tap("mini_player").tap("play_pause").tap("sleep").tap("sleep_5")
    assert d.one("sleep").text in ("4:59", "5:00")
    d.wait(310)
    assert not d.data.player.playing
    assert d.data.player.position == pytest.approx(d.episode("byte-1").position, abs=1)


def test_the_sleep_timer_can_wait_for_the_end(drive: Drive) -> None:
    d = drive().tap("mini_player").tap("play_pause").tap("sleep").tap("sleep_end").wait(300)
    assert not d.data.player.playing
    assert d.data.player.episode == "byte-1"
    assert not d.data.player.sleep_at_end


def test_the_sleep_timer_can_be_turned_off(drive: Drive) -> None:
    d = drive({"player": {"episode": "byte-1"}}).tap("mini_player").tap("play_pause").tap("sleep").tap("sleep_5")
    d.tap("sleep").tap("sleep_cancel").wait(400)
    assert d.data.player.playing


def test_what_was_heard_is_counted(drive: Drive) -> None:
    def heard(d: Any) -> int:
        return sum(x.seconds for x in d.data.listened if x.podcast == "byte")

    d = drive({"player": {"episode": "byte-1"}})
    before = heard(d)
    d.tap("mini_play").wait(600).tap("mini_play")
    assert heard(d) - before == pytest.approx(601, abs=11)


def test_a_time_code_of_the_notes_plays_from_there(drive: Drive) -> None:
    d = drive().tap("tab_queue").tap("episode_row", nth=1)
    lines = [n for n in d.all("note") if n.text.startswith("00:00")]
    d.phone.perform(Tap(*lines[0].center))
    assert d.data.player == Player("byte-1", 0.0, True, d.data.player.since)


def test_offline_only_what_is_on_the_phone_is_played(drive: Drive) -> None:
    d = drive({"settings": {"stream": True}}, airplane=True, wifi=False).tap("tab_queue").tap("episode_action", nth=5)
    assert d.message == "You are offline"
    assert d.tap("episode_action", nth=1).data.player.playing


def test_the_notification_follows_and_answers(drive: Drive) -> None:
    d = drive({"player": {"episode": "byte-1"}}).tap("mini_play")
    notice = d.phone.state.background.notices[0]
    assert (notice.title, notice.ongoing, [a.label for a in notice.actions][1]) == (
        "Caches Are Promises",
        True,
        "Pause",
    )
    d.tap("mini_play")
    notice = d.phone.state.background.notices[0]
    assert (notice.ongoing, [a.label for a in notice.actions][1]) == (False, "Play")


def test_playing_goes_on_while_another_app_is_in_front(drive: Drive) -> None:
    d = drive({"player": {"episode": "byte-1"}}).tap("mini_play")
    at = d.data.player.position
    d.home().wait(600)
    d.phone.perform(OpenApp("Podcasts"))
    assert d.data.player.position == pytest.approx(at + 600, abs=5)


# -- pure functions --------------------------------------------------------------------------------------------------


EPISODE = Episode("a", "p", "A", dt.datetime(2026, 1, 1), 100)


def test_the_place_never_leaves_the_episode() -> None:
    data = PodcastsData(episodes=(EPISODE,), player=Player("a", 90.0, True, 1000))
    assert position_at(data, 6000) == 95.0
    assert position_at(data, 900_000) == 100.0
    assert end_at(data) == 11_001
    assert position_at(PodcastsData(), 5) == 0.0
    assert end_at(PodcastsData()) is None


def test_orders() -> None:
    later = Episode("b", "q", "0", dt.datetime(2026, 1, 2), 50)
    both = (EPISODE, later)
    names = {"p": "Z", "q": "Y"}
    first = {
        o: sorted_by(o, both, names, 1)[0].id for o in ("newest", "oldest", "shortest", "longest", "title", "podcast")
    }
    assert first == {"newest": "b", "oldest": "a", "shortest": "b", "longest": "a", "title": "b", "podcast": "b"}
    assert sorted_by("random", both * 4, names, 1) == sorted_by("random", both * 4, names, 1)
    assert sorted_by("random", both * 4, names, 1) != sorted_by("random", both * 4, names, 2)
