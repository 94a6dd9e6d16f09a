from __future__ import annotations

import datetime as dt
import re
from typing import Any

import pytest

from gts_env.android.clock import to_ms
from gts_env.apps.media.podcasts import lived_in
from gts_env.apps.media.podcasts.load import load

ZONE = "Europe/Berlin"
NOW = to_ms(dt.datetime(2026, 10, 14, 9, 41), ZONE)


def made(**values: Any) -> Any:
    return load(values, NOW, ZONE)


def test_the_owner_has_a_life_with_podcasts() -> None:
    data = made()
    followed = [p for p in data.podcasts if p.subscribed]
    assert len(followed) == 15
    assert len(data.podcasts) - len(followed) == 9
    assert len(data.episodes) > 140
    assert data.player.episode == data.queue[0].id
    assert data.player.position == next(e for e in data.episodes if e.id == data.player.episode).position > 0


def test_nothing_was_published_after_now_but_what_is_to_come() -> None:
    data = made()
    now = dt.datetime(2026, 10, 14, 9, 41)
    assert max(e.published for e in data.episodes) <= now < min(e.published for e in data.arrivals)


def test_the_same_day_gives_the_same_data() -> None:
    assert made() == made()
    assert lived_in.episodes(dt.datetime(2026, 3, 1, 0, 5))[0].published <= dt.datetime(2026, 3, 1, 0, 5)


def test_fields_of_single_items_can_be_changed() -> None:
    data = made(changes={"byte-1": {"downloaded": False, "title": "Queues"}}, podcast_changes={"byte": {"tags": ["x"]}})
    episode = next(e for e in data.episodes if e.id == "byte-1")
    assert (episode.title, episode.downloaded) == ("Queues", False)
    assert next(p for p in data.podcasts if p.id == "byte").tags == ("x",)


def test_a_scenario_can_bring_podcasts_of_its_own() -> None:
    one = {"id": "a", "podcast": "p", "title": "One", "published": "2026-10-01T08:00", "duration": 600}
    data = made(podcasts=[{"id": "p", "title": "P", "author": "Q"}], episodes=[one], queue=["a"])
    assert [e.title for e in data.episodes] == ["One"]
    assert data.player.episode == "a"
    assert not data.log


@pytest.mark.parametrize(
    ("values", "path"),
    [
        ({"podcast": []}, "podcast: there is no such field"),
        ({"queue": ["harbor-99"]}, "queue[0]: there is no episode 'harbor-99'"),
        ({"queue": ["harbor-2", "harbor-2"]}, "queue[1].id"),
        ({"player": {"episode": "x"}}, "player.episode"),
        ({"settings": {"speed": 9}}, "settings.speed"),
        ({"settings": {"theme": "blue"}}, "settings.theme"),
        ({"settings": {"columns": 9}}, "settings.columns"),
        ({"changes": {"harbor-x": {}}}, "changes.harbor-x"),
        ({"changes": {"harbor-1": {"position": -4}}}, "changes.harbor-1.position"),
        ({"extra_episodes": [{"id": "n", "podcast": "zz", "title": "T", "published": "2026-10-01", "duration": 1}]},
         "episodes[0].podcast"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_with_its_path(values: dict[str, Any], path: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(path)}"):
        load(values, NOW, ZONE)
