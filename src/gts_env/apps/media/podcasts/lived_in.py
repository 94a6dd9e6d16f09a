"""The owner's life with podcasts up to the day it is: what was heard, what waits, what is on the phone."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from gts_env.android.pictures import Chance
from gts_env.apps.media.podcasts.data import (
    Chapter,
    Episode,
    Listened,
    LogEntry,
    Podcast,
    PodcastSettings,
    QueueItem,
)
from gts_env.apps.media.podcasts.library import (
    CLOSINGS,
    DIRECTORY,
    FOLLOWED,
    GUESTS,
    MIDDLES,
    OPENINGS,
    PARTS,
    Show,
)

QUEUED = ("harbor-2", "byte-1", "kitchen-2", "morning-1", "casebook-3", "deepfield-2", "lingua-1", "offside-1")
"""Episodes in the queue, what is played next first."""
ON_PHONE = (
    "harbor-2", "byte-1", "kitchen-2", "morning-1", "casebook-3", "longwalk-1", "quietroom-2", "chorus-4", "atlas-1",
)  # fmt: skip
"""Episodes that are downloaded."""
HEARD = {"harbor-2": 0.93, "byte-1": 0.31, "casebook-3": 0.12, "longwalk-2": 0.55, "startup-1": 0.7, "chorus-3": 0.4}
"""Episodes that were begun, and how much of them was heard."""
FAVORITES = ("casebook-4", "atlas-2", "kitchen-5", "harbor-6")
NEW = {"harbor": 1, "byte": 0, "morning": 2, "kitchen": 1, "deepfield": 1, "ledger": 2, "chorus": 1, "garden": 1,
       "offside": 2, "lingua": 0, "casebook": 1}  # fmt: skip
"""Episodes in the inbox, by podcast: so many of the latest."""
FAILED = {"startup": "HTTP 404 Not Found"}
BARE = ("atlas", "chess", "ledger")
"""Podcasts whose feeds have no picture."""
MB = 1_000_000


def podcasts() -> tuple[Podcast, ...]:
    """All podcasts there are, those followed first."""
    return (*[_podcast(show, True) for show in FOLLOWED], *[_podcast(show, False) for show in DIRECTORY])


def _podcast(show: Show, followed: bool) -> Podcast:
    settings = PodcastSettings()
    if show.id in ("harbor", "morning"):
        settings = replace(settings, notify=True, auto_download=True)
    return Podcast(
        show.id, show.title, show.author, show.about, show.tags, followed, FAILED.get(show.id, ""), show.id not in BARE,
        link=f"{show.id}.listen.example", settings=settings,
    )  # fmt: skip


def episodes(now: dt.datetime) -> tuple[Episode, ...]:
    """Episodes of all podcasts up to ``now`` (local time)."""
    return tuple([_state(made, show) for show in (*FOLLOWED, *DIRECTORY) for made in _published(show, now)])


def arrivals(now: dt.datetime) -> tuple[Episode, ...]:
    """Episodes that come out within the next days."""
    day = dt.datetime.combine(now.date(), dt.time())
    coming = (
        ("ledger", "Splitting the Bill", day + dt.timedelta(hours=now.hour + 2)),
        ("harbor", "The Tugboat Sisters", day + dt.timedelta(days=1, hours=5)),
        ("morning", "Rail Deal, Flu Season, Lantern Parade", day + dt.timedelta(days=1, hours=5, minutes=30)),
        ("garden", "Frost Watch", day + dt.timedelta(days=2, hours=8)),
    )
    shows = {show.id: show for show in FOLLOWED}
    return tuple([_episode(shows[id_], 0, title, when) for id_, title, when in coming])


def _published(show: Show, now: dt.datetime) -> list[Episode]:
    chance = Chance("days", show.id)
    behind = chance.whole(0, max(0, min(show.every - 1, 5)))
    first = dt.datetime.combine(now.date() - dt.timedelta(days=behind), dt.time(show.hour, chance.pick((0, 15, 30))))
    if first > now:
        first -= dt.timedelta(days=1)
    return [
        _episode(show, i + 1, title, first - dt.timedelta(days=i * show.every)) for i, title in enumerate(show.titles)
    ]


def _episode(show: Show, number: int, title: str, when: dt.datetime) -> Episode:
    chance = Chance("episode", show.id, title)
    seconds = int(show.minutes * 60 * chance.between(0.72, 1.25))
    chapters = _chapters(chance, seconds)
    notes = _notes(chance, show, title, chapters)
    size = int(seconds * chance.between(0.9, 1.1) * 16_000)
    return Episode(f"{show.id}-{number}", show.id, title, when, seconds, size=size, notes=notes, chapters=chapters)


def _chapters(chance: Chance, seconds: int) -> tuple[Chapter, ...]:
    count = chance.whole(4, 6) if seconds > 1200 else 3
    names = [*PARTS[: count - 1], PARTS[-1]]
    step = seconds / count
    return tuple([Chapter(int(step * i + (chance.whole(3, 50) if i else 0)), name) for i, name in enumerate(names)])


def _notes(chance: Chance, show: Show, title: str, chapters: tuple[Chapter, ...]) -> str:
    guest = chance.pick(GUESTS)
    link = f"https://{show.id}.listen.example"
    lines = [f"{_clock(c.at)} {c.title}" for c in chapters]
    return "\n\n".join(
        [
            chance.pick(OPENINGS).format(title=title, guest=guest),
            chance.pick(MIDDLES).format(link=link),
            "\n".join(lines),
            chance.pick(CLOSINGS),
        ]
    )


def _clock(seconds: int) -> str:
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes:02}:{seconds % 60:02}"


def _state(episode: Episode, show: Show) -> Episode:
    number = int(episode.id.rpartition("-")[2])
    fresh = number <= NEW.get(show.id, 0)
    old = number > 4 or (number > 2 and Chance("heard", episode.id).share() < 0.5)
    position = int(episode.duration * HEARD.get(episode.id, 0))
    played = show in FOLLOWED and old and not position and episode.id not in QUEUED
    return replace(
        episode,
        state="new" if fresh and episode.id not in QUEUED else "played" if played else "unplayed",
        position=position,
        downloaded=episode.id in ON_PHONE,
        favorite=episode.id in FAVORITES,
    )


def queue() -> tuple[QueueItem, ...]:
    """The queue."""
    return tuple([QueueItem(id_) for id_ in QUEUED])


def listened(now: dt.datetime) -> tuple[Listened, ...]:
    """What was heard in the last twelve months."""
    out = []
    for back in range(12):
        month = f"{(now.year * 12 + now.month - 1 - back) // 12}-{(now.year * 12 + now.month - 1 - back) % 12 + 1:02}"
        for i, show in enumerate(FOLLOWED[:11]):
            chance = Chance("listened", show.id, back)
            hours = chance.between(0, 5.5) / (1 + i * 0.35)
            if hours > 0.25:
                out.append(Listened(f"{show.id}:{month}", show.id, month, int(hours * 60) * 60))
    return tuple(out)


def log(now: int) -> tuple[LogEntry, ...]:
    """The log of downloads; ``now`` in ms since the epoch."""
    reasons = {2: "HTTP 403 Forbidden", 5: "Connection lost"}
    ids = ("harbor-2", "morning-1", "byte-1", "kitchen-2", "casebook-3", "startup-1", "longwalk-1", "quietroom-2")
    return tuple(
        [LogEntry(f"l{i + 1}", now - (i * 5 + 1) * 3_100_000, id_, reasons.get(i, "")) for i, id_ in enumerate(ids)]
    )


def heard_at(episodes: tuple[Episode, ...], now: int) -> tuple[Episode, ...]:
    """The episodes with the times at which they were last played; ``now`` in ms since the epoch."""
    out, ago = [], 0
    for episode in episodes:
        if episode.position or (episode.state == "played" and int(episode.id.rpartition("-")[2]) <= 6):
            ago += 1
            chance = Chance("ago", episode.id)
            episode = replace(episode, heard_at=now - int(chance.between(0.4, 900) * 3_600_000))
        out.append(episode)
    return tuple(out)
