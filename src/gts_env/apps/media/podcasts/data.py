"""What the app stores: podcasts, episodes, the queue, the player, what was listened to, settings."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import Literal

State = Literal["new", "unplayed", "played"]
Theme = Literal["system", "light", "dark", "black"]
Back = Literal["previous", "home", "drawer", "confirm"]
Swipe = Literal["none", "queue", "played", "download", "favorite", "inbox"]
Order = Literal["manual", "newest", "oldest", "shortest", "longest", "title", "podcast", "random"]
SWIPES: tuple[Swipe, ...] = ("none", "queue", "played", "download", "favorite", "inbox")
ORDERS: tuple[Order, ...] = ("newest", "oldest", "shortest", "longest", "title", "podcast", "random")
"""Orders the queue can be sorted in."""
THEMES: tuple[Theme, ...] = ("system", "light", "dark", "black")
BACKS: tuple[Back, ...] = ("previous", "home", "drawer", "confirm")
SECTIONS = ("continue", "news", "surprise", "classics", "downloads")
"""Sections of the home screen."""


@dataclass(frozen=True, slots=True)
class PodcastSettings:
    """Settings of one podcast.

    Attributes:
        auto_download: Whether new episodes are downloaded as they come.
        notify: Whether new episodes notify.
        keep_updated: Whether it takes part when all are refreshed.
        to_inbox: Whether new episodes go to the inbox.
        auto_delete: Whether a played episode's download is deleted.
        speed: Speed of playback; 0 for that of the app.
        skip_intro: Seconds left out at the beginning.
    """

    auto_download: bool = False
    notify: bool = False
    keep_updated: bool = True
    to_inbox: bool = True
    auto_delete: bool = False
    speed: float = 0.0
    skip_intro: int = 0


@dataclass(frozen=True, slots=True)
class Podcast:
    """A podcast, subscribed to or known from the directory.

    Attributes:
        id: Unique among the podcasts.
        title: Title in its feed.
        author: Who makes it.
        about: What it is about.
        tags: Tags the user has given it.
        subscribed: Whether it is among the subscriptions.
        failed: Why its feed could not be read the last time; empty if it could.
        cover: Whether its feed has a picture; without one a plain tile bears its title.
        name: What the user calls it; empty for its title.
        link: Address of its site.
        settings: Its settings.
    """

    id: str
    title: str
    author: str
    about: str = ""
    tags: tuple[str, ...] = ()
    subscribed: bool = True
    failed: str = ""
    cover: bool = True
    name: str = ""
    link: str = ""
    settings: PodcastSettings = field(default_factory=PodcastSettings)

    @property
    def shown(self) -> str:
        """What it is called on the screen."""
        return self.name or self.title


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: seconds from the start, and its title."""

    at: int
    title: str


@dataclass(frozen=True, slots=True)
class Episode:
    """An episode.

    Attributes:
        id: Unique among the episodes.
        podcast: Id of its podcast.
        title: Title.
        published: Local time.
        duration: Seconds.
        state: ``new`` (in the inbox), ``unplayed`` or ``played``.
        position: Seconds that were heard.
        downloaded: Whether it is on the phone.
        size: Bytes of its file.
        notes: Show notes: paragraphs with links and time codes.
        chapters: Chapters.
        favorite: Whether the user has marked it.
        heard_at: Ms since the epoch when it was last played; 0 for never.
    """

    id: str
    podcast: str
    title: str
    published: dt.datetime
    duration: int
    state: State = "unplayed"
    position: int = 0
    downloaded: bool = False
    size: int = 0
    notes: str = ""
    chapters: tuple[Chapter, ...] = ()
    favorite: bool = False
    heard_at: int = 0

    def __post_init__(self) -> None:
        if self.duration <= 0:
            raise ValueError(f"duration: must be more than 0 seconds, found {self.duration}")
        if not 0 <= self.position <= self.duration:
            raise ValueError(f"position: must lie within the {self.duration} s of the episode, found {self.position}")


@dataclass(frozen=True, slots=True)
class QueueItem:
    """A place in the queue: the id of the episode."""

    id: str


@dataclass(frozen=True, slots=True)
class Download:
    """A download under way: the episode's id, when it began and when it will be done, in ms since the epoch."""

    id: str
    begun: int
    done: int


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log of downloads: when, which episode, and what went wrong (empty for nothing)."""

    id: str
    at: int
    episode: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Listened:
    """Seconds of one podcast heard in one month, such as ``2026-10``."""

    id: str
    podcast: str
    month: str
    seconds: int


@dataclass(frozen=True, slots=True)
class Player:
    """What is played, and where it stands.

    Attributes:
        episode: Id of the episode; empty for none.
        position: Seconds at the time ``since``.
        playing: Whether it goes on.
        since: Ms since the epoch at which ``position`` held.
        sleep_at: When the sleep timer stops it, ms since the epoch; 0 for never.
        sleep_at_end: Whether it stops at the end of the episode.
    """

    episode: str = ""
    position: float = 0.0
    playing: bool = False
    since: int = 0
    sleep_at: int = 0
    sleep_at_end: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of the app.

    Attributes:
        theme: Theme; ``system`` follows the phone.
        text_size: Letters beside those of the phone, in percent.
        bottom_navigation: A bar at the foot in place of a drawer.
        back: What back does on one of the main pages.
        keep_sorted: Whether the queue stays sorted in ``order``.
        order: Order of the queue that was chosen last.
        swipe_right: What a swipe to the end of a row does.
        swipe_left: What a swipe to the start does.
        speed: Speed of playback.
        forward: Seconds that skipping ahead skips.
        rewind: Seconds that skipping back skips.
        sleep_minutes: Minutes the sleep timer was set to last.
        stream: Whether the button of an episode that is not on the phone plays it rather than downloads it.
        auto_remove: Whether played episodes leave the queue.
        mobile_data: Whether downloads are allowed without Wi-Fi.
        columns: Columns of the grid of subscriptions.
        sections: Sections of the home screen.
    """

    theme: Theme = "system"
    text_size: int = 100
    bottom_navigation: bool = True
    back: Back = "previous"
    keep_sorted: bool = False
    order: Order = "manual"
    swipe_right: Swipe = "queue"
    swipe_left: Swipe = "played"
    speed: float = 1.0
    forward: int = 30
    rewind: int = 10
    sleep_minutes: int = 15
    stream: bool = False
    auto_remove: bool = True
    mobile_data: bool = True
    columns: int = 3
    sections: tuple[str, ...] = SECTIONS

    def __post_init__(self) -> None:
        if not 0.5 <= self.speed <= 3:
            raise ValueError(f"speed: must lie between 0.5 and 3, found {self.speed}")
        if not 80 <= self.text_size <= 150:
            raise ValueError(f"text_size: must lie between 80 and 150 percent, found {self.text_size}")
        if not 2 <= self.columns <= 5:
            raise ValueError(f"columns: there can be 2 to 5, found {self.columns}")


@dataclass(frozen=True)
class PodcastsData:
    """Everything the app stores.

    Attributes:
        podcasts: Subscriptions and those of the directory.
        episodes: Their episodes, the latest first within a podcast.
        arrivals: Episodes that the feeds will bring, by the time they are published.
        queue: The queue, what is played next first.
        player: The player.
        downloads: Downloads under way.
        log: Log of downloads, the latest first.
        listened: What was heard, by podcast and month.
        settings: Settings.
        searches: Latest searches, newest first.
        seed: What the surprises of the home screen are drawn by.
        refreshed_at: When the feeds were read last, ms since the epoch.
    """

    podcasts: tuple[Podcast, ...] = ()
    episodes: tuple[Episode, ...] = ()
    arrivals: tuple[Episode, ...] = ()
    queue: tuple[QueueItem, ...] = ()
    player: Player = field(default_factory=Player)
    downloads: tuple[Download, ...] = ()
    log: tuple[LogEntry, ...] = ()
    listened: tuple[Listened, ...] = ()
    settings: Settings = field(default_factory=Settings)
    searches: tuple[str, ...] = ()
    seed: int = 1
    refreshed_at: int = 0
