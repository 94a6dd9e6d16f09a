"""What changed on the screen in steps that were taken before: the rectangles and their pixels, within a fixed room.

A switch that is turned again, a word typed again in another episode: what lies under the finger is copied, not drawn.
What is laid out the same is the same boxes, so a change is known by the boxes before and after it.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

ROOM = 12 << 20
"""Bytes of all patches together."""
MOST = 512
"""Changes that are remembered, with their pixels or without."""

Change = tuple[Any, Any]
"""What the screen showed before and after: keys as :func:`~gts_env.android.painting.gallery.key_of` makes them."""


class Patch(NamedTuple):
    """Pixels that replace a rectangle.

    Attributes:
        top: First row, in pixels of the picture.
        bottom: Row after the last.
        left: First column.
        right: Column after the last.
        pixels: uint8 array (rows, columns, 3).
    """

    top: int
    bottom: int
    left: int
    right: int
    pixels: npt.NDArray[np.uint8]

    def lay(self, picture: npt.NDArray[np.uint8]) -> None:
        """Replace the rectangle in a picture."""
        picture[self.top : self.bottom, self.left : self.right] = self.pixels


class Patches:
    """Patches by change; what was not asked for longest makes room.

    Args:
        room: Bytes of all patches together.
    """

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._known: OrderedDict[Change, tuple[Patch, ...] | None] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def find(self, change: Change) -> tuple[Patch, ...] | None:
        """The patches of a change; not to be changed."""
        with self._lock:
            found = self._known.get(change)
            if found is not None:
                self._known.move_to_end(change)
            return found

    def offer(self, change: Change, patches: tuple[Patch, ...]) -> None:
        """A change was drawn: its patches are kept from the second time on."""
        with self._lock:
            if change not in self._known:
                self._known[change] = None
            elif self._known[change] is None:
                self._known[change] = patches
                self._bytes += _size(patches)
            while self._known and (len(self._known) > MOST or self._bytes > self._room):
                self._bytes -= _size(self._known.popitem(last=False)[1])


def _size(patches: tuple[Patch, ...] | None) -> int:
    return sum(patch.pixels.nbytes for patch in patches or ())


PATCHES = Patches()
"""The patches of this process."""
