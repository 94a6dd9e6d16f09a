"""The picture inside a node, and a small portrait of it that can be kept in a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gts_env.screen.node import Node
from gts_env.screen.screen import Screen

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

_CELLS = 32
_TOLERANCE = 2


class Picture(NamedTuple):
    """What a node looked like: size, digest of its pixels, and mean colours of a grid of cells."""

    width: int
    height: int
    digest: bytes
    grid: bytes

    def like(self, other: Picture) -> bool:
        """Whether two pictures are the same but for what no eye can tell."""
        if self[:2] != other[:2]:
            return False
        if self.digest == other.digest:
            return True
        return all(abs(a - b) <= _TOLERANCE for a, b in zip(self.grid, other.grid, strict=True))


def crop_of(screen: Screen, node: Node) -> npt.NDArray[np.uint8] | None:
    """The pixels inside a node; None where the screen has none or the node is not on it."""
    if not screen.has_pixels:
        return None
    from gts_env.screen.measure import crop

    picture = crop(screen.pixels(), node.bounds)
    return picture if picture.size else None


def take_picture(picture: npt.NDArray[np.uint8]) -> Picture:
    """The portrait of some pixels, uint8 (height, width, 3)."""
    import hashlib

    import numpy as np

    height, width = picture.shape[:2]
    data = np.ascontiguousarray(picture)
    digest = hashlib.blake2b(data.tobytes(), digest_size=16).digest()
    rows = np.arange(min(_CELLS, height)) * height // min(_CELLS, height)
    columns = np.arange(min(_CELLS, width)) * width // min(_CELLS, width)
    sums = np.add.reduceat(np.add.reduceat(data.astype(np.uint32), rows, axis=0), columns, axis=1)
    heights = np.diff(np.append(rows, height))[:, None, None]
    widths = np.diff(np.append(columns, width))[None, :, None]
    return Picture(width, height, digest, (sums // (heights * widths)).astype(np.uint8).tobytes())
