"""Pictures of whole screens that were drawn more than once, shared by all phones of a process within a fixed room.

A screen that comes back (the list behind a detail, the first screen of every episode) is copied, not drawn. What is
laid out the same is the same boxes, so a picture is found by the boxes of its windows.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.android.layout.box import number_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from gts_env.android.frame import Frame
    from gts_env.android.window import Window

    Pixels = npt.NDArray[np.uint8]

ROOM = 48 << 20
"""Bytes of all pictures together: six at device size, a hundred at 270x600."""
MET = 512
"""Screens that are remembered as drawn once."""

Key = tuple[Any, ...]


class Picture(NamedTuple):
    """A picture of a screen.

    Attributes:
        pixels: uint8 array (height, width, 3); not to be changed.
        clock: Number of the box of the status bar on it.
    """

    pixels: Pixels
    clock: int


class Gallery:
    """Pictures by what they show; the one that was not asked for longest makes room.

    Args:
        room: Bytes of all pictures together.
    """

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._pictures: OrderedDict[Key, Picture] = OrderedDict()
        self._met: OrderedDict[Key, None] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def find(self, key: Key) -> Picture | None:
        """The picture of a screen."""
        with self._lock:
            picture = self._pictures.get(key)
            if picture is not None:
                self._pictures.move_to_end(key)
            return picture

    def offer(self, key: Key, pixels: Pixels, clock: int) -> None:
        """A screen was drawn in full: its picture is kept from the second time on."""
        with self._lock:
            if key not in self._met:
                self._met[key] = None
                if len(self._met) > MET:
                    self._met.popitem(last=False)
            elif pixels.nbytes <= self._room:
                self._keep(key, Picture(pixels.copy(), clock))

    def _keep(self, key: Key, picture: Picture) -> None:
        old = self._pictures.pop(key, None)
        self._bytes += picture.pixels.nbytes - (0 if old is None else old.pixels.nbytes)
        self._pictures[key] = picture
        while self._bytes > self._room:
            self._bytes -= self._pictures.popitem(last=False)[1].pixels.nbytes


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
