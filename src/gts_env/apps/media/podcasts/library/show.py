"""A made-up podcast, as the library lists it."""

from __future__ import annotations

from typing import NamedTuple


class Show(NamedTuple):
    """A podcast with the titles of its episodes, the latest first.

    Attributes:
        id: Id.
        title: Title.
        author: Who makes it.
        about: What it is about.
        tags: Tags the owner has given it.
        every: Days from one episode to the next.
        minutes: About how long an episode is.
        hour: Hour of the day at which it comes out.
        titles: Titles of its episodes.
    """

    id: str
    title: str
    author: str
    about: str
    tags: tuple[str, ...]
    every: int
    minutes: int
    hour: int
    titles: tuple[str, ...]
