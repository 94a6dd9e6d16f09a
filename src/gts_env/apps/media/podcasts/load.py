"""The app's data at the start of a scenario: the owner's own subscriptions, or what the scenario says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from gts_env.android.clock import local
from gts_env.android.data import check_fields, check_unique, convert, merged
from gts_env.apps.media.podcasts import lived_in
from gts_env.apps.media.podcasts.data import (
    Episode,
    Listened,
    Player,
    Podcast,
    PodcastsData,
    QueueItem,
    Settings,
)
from gts_env.errors import near

_FIELDS = (
    "settings",
    "podcasts",
    "episodes",
    "extra_episodes",
    "changes",
    "podcast_changes",
    "queue",
    "player",
    "listened",
    "searches",
    "refreshed_minutes_ago",
)
REFRESHED_MINUTES_AGO = 38


def load(values: Mapping[str, Any], now: int, zone: str) -> PodcastsData:
    """Data from a scenario's ``data:``.

    Args:
        values: ``settings`` (those that differ from the defaults), ``podcasts`` and ``episodes`` (in place of the
            owner's), ``extra_episodes`` (beside them), ``changes`` and ``podcast_changes`` (fields by id), ``queue``
            (ids), ``player``, ``listened``, ``searches``, ``refreshed_minutes_ago``.
        now: Start of the scenario, ms since the epoch.
        zone: The device's time zone.

    Raises:
        ValueError: A value does not fit; the message begins with the path of its field.
    """
    check_fields(values, _FIELDS)
    today = local(now, zone)
    podcasts = convert(tuple[Podcast, ...], values.get("podcasts", lived_in.podcasts()), "podcasts")
    podcasts = _changed(podcasts, values.get("podcast_changes", {}), "podcast_changes")
    own = "podcasts" not in values and "episodes" not in values
    kept = lived_in.heard_at(lived_in.episodes(today), now) if own else _episodes(values, "episodes")
    episodes = _changed((*_episodes(values, "extra_episodes"), *kept), values.get("changes", {}), "changes")
    queue = (
        tuple([QueueItem(i) for i in convert(tuple[str, ...], values["queue"], "queue")])
        if "queue" in values
        else (lived_in.queue() if own else ())
    )
    ago = convert(int, values.get("refreshed_minutes_ago", REFRESHED_MINUTES_AGO), "refreshed_minutes_ago")
    made = PodcastsData(
        podcasts=podcasts,
        episodes=episodes,
        arrivals=lived_in.arrivals(today) if own else (),
        queue=queue,
        player=_player(values, episodes, queue, now),
        log=lived_in.log(now) if own else (),
        listened=convert(
            tuple[Listened, ...], values.get("listened", lived_in.listened(today) if own else ()), "listened"
        ),
        settings=merged(Settings(), values.get("settings", {}), "settings"),
        searches=convert(tuple[str, ...], values.get("searches", ()), "searches"),
        refreshed_at=now - ago * 60_000,
    )
    _check(made)
    return made


def _episodes(values: Mapping[str, Any], field: str) -> tuple[Episode, ...]:
    return convert(tuple[Episode, ...], values.get(field, ()), field)  # type: ignore[no-any-return]


def _changed(items: Sequence[Any], changes: Any, path: str) -> tuple[Any, ...]:
    """Items with some of their fields as the scenario has them."""
    if not isinstance(changes, Mapping):
        raise ValueError(f"{path}: expected a mapping of ids to fields")
    known = [item.id for item in items]
    for id_ in changes:
        if id_ not in known:
            raise ValueError(f"{path}.{id_}: there is nothing of this id. {near(str(id_), known)}")
    return tuple(
        [merged(item, changes[item.id], f"{path}.{item.id}") if item.id in changes else item for item in items]
    )


def _player(values: Mapping[str, Any], episodes: Sequence[Episode], queue: Sequence[QueueItem], now: int) -> Player:
    """The player; without a position it stands where the episode was left."""
    first = Player(queue[0].id) if queue else Player()
    player = merged(first, values.get("player", {}), "player")
    episode = next((e for e in episodes if e.id == player.episode), None)
    if "player" in values and player.episode and episode is None:
        raise ValueError(f"player.episode: there is no episode {player.episode!r}")
    heard = episode.position if episode is not None else 0
    return replace(player, position=player.position or heard, since=now)


def _check(data: PodcastsData) -> None:
    for name in ("podcasts", "episodes", "queue"):
        check_unique(name, [item.id for item in getattr(data, name)])
    podcasts, episodes = {p.id for p in data.podcasts}, {e.id for e in data.episodes}
    for i, episode in enumerate(data.episodes):
        if episode.podcast not in podcasts:
            raise ValueError(f"episodes[{i}].podcast: there is no podcast {episode.podcast!r}")
    for i, item in enumerate(data.queue):
        if item.id not in episodes:
            raise ValueError(f"queue[{i}]: there is no episode {item.id!r}. {near(item.id, episodes)}".rstrip())
