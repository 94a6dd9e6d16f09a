"""Where playback stands at a time: pure functions of the player, the virtual clock and the speed."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from gts_env.android.pictures import Chance
from gts_env.apps.media.podcasts.data import Episode, Order, Player, PodcastsData

FIRST = dt.datetime(2000, 1, 1)
SPEEDS = (0.5, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)


def speed_of(data: PodcastsData, episode: Episode | None) -> float:
    """Speed an episode is played at: its podcast's, or else that of the app."""
    if episode is not None:
        own = next((p.settings.speed for p in data.podcasts if p.id == episode.podcast), 0.0)
        if own:
            return own
    return data.settings.speed


def current(data: PodcastsData) -> Episode | None:
    """The episode in the player."""
    id_ = data.player.episode
    return next((e for e in data.episodes if e.id == id_), None) if id_ else None


def position_at(data: PodcastsData, now: int) -> float:
    """Seconds of the episode that were heard at a time, ms since the epoch."""
    player, episode = data.player, current(data)
    if episode is None:
        return 0.0
    gone = (now - player.since) / 1000 * speed_of(data, episode) if player.playing else 0.0
    return max(0.0, min(player.position + gone, float(episode.duration)))


def end_at(data: PodcastsData) -> int | None:
    """When the episode will be over, ms since the epoch; None while nothing plays."""
    player, episode = data.player, current(data)
    if episode is None or not player.playing:
        return None
    left = max(0.0, episode.duration - player.position)
    return player.since + int(left * 1000 / speed_of(data, episode)) + 1


def moved(player: Player, position: float, now: int) -> Player:
    """The player at another place of its episode."""
    return replace(player, position=position, since=now)


def remaining(episodes: Sequence[Episode], speed: float) -> int:
    """Seconds it takes to hear what is left of these episodes."""
    return int(sum([e.duration - e.position for e in episodes]) / speed)


def sorted_by(order: Order, episodes: Sequence[Episode], names: dict[str, str], seed: int = 0) -> tuple[Episode, ...]:
    """Episodes in an order; ``names`` are the podcasts' names by id, ``seed`` what a random order grows from."""
    if order == "random":
        return _shuffled(episodes, seed)
    if order == "manual":
        return tuple(episodes)
    keys: dict[str, Callable[[Episode], Any]] = {
        "newest": lambda e: (-_seconds(e), e.id),
        "oldest": lambda e: (_seconds(e), e.id),
        "shortest": lambda e: (e.duration, e.id),
        "longest": lambda e: (-e.duration, e.id),
        "title": lambda e: (e.title.casefold(), e.id),
        "podcast": lambda e: (names.get(e.podcast, "").casefold(), -_seconds(e), e.id),
    }
    return tuple(sorted(episodes, key=keys[order]))


def _seconds(episode: Episode) -> int:
    return int((episode.published - FIRST).total_seconds())


def _shuffled(episodes: Sequence[Episode], seed: int) -> tuple[Episode, ...]:
    chance = Chance("shuffle", seed)
    rest, out = list(episodes), []
    while rest:
        out.append(rest.pop(chance.whole(0, len(rest) - 1)))
    return tuple(out)
