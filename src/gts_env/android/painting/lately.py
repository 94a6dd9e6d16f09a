"""How screens last looked: one that comes back a minute later, or with another count, is drawn only where it differs.

Shared by all phones of a process. There are a few pictures of each place of an app. Whether one is of use is found out
by comparing its boxes with those that are to be drawn, so that nothing is shown that a redraw would not show.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.painting.pixels import Folded
    from gts_env.android.window import Window

EACH = 3
"""Pictures of a place that are kept: with and without what a filter hides, say."""
MOST = 12
"""Places whose pictures are kept."""
ROOM = 24 << 20
"""Bytes of all of them together."""
MET = 128
"""Places of which it is remembered that they were drawn."""

Place = tuple[Any, ...]


class Look(NamedTuple):
    """How a screen looked.

    Attributes:
        frame: What was drawn.
        pixels: Its picture.
    """

    frame: Frame
    pixels: Folded


class Lately:
    """The last looks of screens, by their places; the place not asked for longest makes room.

    Args:
        most: Places whose looks are kept.
        room: Bytes of all pictures together.
    """

    def __init__(self, most: int = MOST, room: int = ROOM) -> None:
        self._most, self._room = most, room
        self._looks: OrderedDict[Place, tuple[Look, ...]] = OrderedDict()
        self._met: OrderedDict[Place, None] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def find(self, place: Place) -> tuple[Look, ...]:
        """The last looks of a place, the latest first."""
        with self._lock:
            looks = self._looks.get(place, ())
            if looks:
                self._looks.move_to_end(place)
            return looks

    def met(self, place: Place) -> bool:
        """Whether a place was drawn before: looks are kept from the second time on, as keeping one takes a while."""
        with self._lock:
            before = place in self._met
            self._met[place] = None
            self._met.move_to_end(place)
            if len(self._met) > MET:
                self._met.popitem(last=False)
            return before

    def keep(self, place: Place, frame: Frame, pixels: Folded) -> None:
        """Keep how a place looks now."""
        with self._lock:
            before = self._looks.pop(place, ())
            self._looks[place] = (Look(frame, pixels), *before[: EACH - 1])
            self._bytes += pixels.nbytes - _size(before[EACH - 1 :])
            while self._looks and (len(self._looks) > self._most or self._bytes > self._room):
                self._bytes -= _size(self._looks.popitem(last=False)[1])


def _size(looks: tuple[Look, ...]) -> int:
    return sum(look.pixels.nbytes for look in looks)


LATELY = Lately()
"""The looks of this process."""


def place_of(frame: Frame, size: tuple[int, int]) -> Place:
    """What a frame shows, but for what it says: screens and layers of apps, and where they lie.

    Args:
        frame: The frame.
        size: Width and height of the picture.
    """
    return (size, frame.size, *[_place(window) for window in frame.windows])


def _place(window: Window) -> Place:
    site, box = window.lay.site, window.box
    # A screen may show one thing or another: what it is made of tells a month from a list.
    parts = [(type(part.widget), *[type(inner.widget) for inner, _, _ in part.kids]) for part, _, _ in box.kids]
    return window.kind, site.app, site.screen, window.x, window.y, box.w, box.h, window.scrim, *parts
