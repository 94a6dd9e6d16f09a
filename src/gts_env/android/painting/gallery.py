"""Pictures of whole screens that were drawn more than once, shared by all phones of a process within a fixed room.

A screen that comes back (the list behind a detail, the first screen of every episode) is copied, not drawn. What is
laid out the same is the same boxes, so a picture is found by the boxes of its windows.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.android.layout.box import number_of

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.painting.pixels import Folded
    from gts_env.android.window import Window

ROOM = 96 << 20
"""Bytes of all pictures together: some thirty at device size, six hundred at 270x600."""
MET = 1024
"""Screens of which it is remembered how often they were asked for."""
AGE = 4096
"""Questions after which all counts are halved, so that what is no more asked for makes room."""

Key = tuple[Any, ...]


class Picture(NamedTuple):
    """A picture of a screen.

    Attributes:
        pixels: The picture.
        status: The status bar on it, which shows the time.
    """

    pixels: Folded
    status: Window | None


class Gallery:
    """Pictures by what they show.

    A picture makes room only for one that was asked for more often: where more screens come back in turn than there is
    room for, those that are here stay, and some are found every time. (The one not asked for longest would be gone
    each time just before it comes back.)

    Args:
        room: Bytes of all pictures together.
    """

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._pictures: dict[Key, Picture] = {}
        self._asked: dict[Key, int] = {}
        self._bytes = 0
        self._questions = 0
        self._lock = Lock()

    def find(self, key: Key) -> Picture | None:
        """The picture of a screen."""
        with self._lock:
            asked = self._asked
            asked[key] = asked.get(key, 0) + 1
            self._questions += 1
            if len(asked) > MET or self._questions > AGE:
                self._age()
            return self._pictures.get(key)

    def wants(self, key: Key, size: int) -> bool:
        """Whether a picture, of so many bytes before it is folded, is likely to be kept: folding it takes a while."""
        with self._lock:
            often = self._asked.get(key, 0)
            return often > 1 and key not in self._pictures and self._is_worth(often, size)

    def offer(self, key: Key, pixels: Folded, status: Window | None) -> None:
        """A screen was drawn: its picture is kept from the second time on, if there is room.

        Args:
            key: What the picture depends on.
            pixels: The picture.
            status: The status bar on it.
        """
        with self._lock:
            often = self._asked.get(key, 0)
            if often <= 1 or key in self._pictures:
                return
            if pixels.nbytes <= self._room and self._make_room(pixels.nbytes, often):
                self._pictures[key] = Picture(pixels, status)
                self._bytes += pixels.nbytes

    def _is_worth(self, often: int, size: int) -> bool:
        """Whether a picture is likely to find room."""
        if self._bytes + size // 4 <= self._room:
            return True
        return any(self._asked.get(key, 0) < often for key in self._pictures)

    def _make_room(self, wanted: int, often: int) -> bool:
        """Whether there is room for a picture that was asked for so often."""
        while self._bytes + wanted > self._room:
            least = min(self._pictures, key=lambda key: self._asked.get(key, 0))
            if self._asked.get(least, 0) >= often:
                return False
            self._bytes -= self._pictures.pop(least).pixels.nbytes
        return True

    def _age(self) -> None:
        """Halve all counts, so that what was asked for long ago counts less; what was asked for once is forgotten."""
        self._questions = 0
        self._asked = {key: count // 2 for key, count in self._asked.items() if count > 1}


GALLERY = Gallery()
"""The pictures of this process."""


def key_of(frame: Frame, size: tuple[int, int], bars: Sequence[Window]) -> Key:
    """What a picture of a frame depends on: the boxes, by their numbers, with their places; of bars the places alone.

    Args:
        frame: The frame.
        size: Width and height of the picture.
        bars: Windows that do not count, as the clock in them goes on by itself.
    """
    places = [
        (w.kind, w.x, w.y, w.box.w, w.box.h) if w in bars else (w.box.number or number_of(w.box), w.x, w.y, w.scrim)
        for w in frame.windows
    ]
    return (size, frame.size, *places)
