"""Pictures written as a stream: of each one the rows that are new, as raw RGB."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.errors import TrajectoryError
from gts_env.recording.zstd_stream import MAX_WINDOW_LOG, ZstdWriter

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Pixels = npt.NDArray[np.uint8]

FILE = "frames.zst"
MAX_SIDE = 16_384
_BLOCK = 32
_KEPT = 16
"""So many whole pictures fit into the window, so that going back to a screen costs next to nothing."""
_LEAST_WINDOW = 20


class FrameRef(NamedTuple):
    """Where a picture lies in the stream.

    Attributes:
        width: Width in pixels.
        height: Height in pixels.
        top: First row that differs from the picture before.
        bottom: Row after the last one that differs; equal to ``top`` where nothing does.
        at: Byte of the unpacked stream where these rows begin, ``3 * width * (bottom - top)`` bytes of RGB.
    """

    width: int
    height: int
    top: int
    bottom: int
    at: int

    @classmethod
    def read(cls, value: Mapping[str, Any], place: str) -> FrameRef:
        """Read a reference from its JSON object.

        Args:
            value: The object.
            place: File and line, for the error.

        Raises:
            TrajectoryError: A number is missing or cannot be.
        """
        numbers = [value.get(name) for name in cls._fields]
        if all(type(number) is int for number in numbers):
            ref = cls(*numbers)  # type: ignore[arg-type]
            sides = 1 <= ref.width <= MAX_SIDE and 1 <= ref.height <= MAX_SIDE
            if sides and 0 <= ref.top <= ref.bottom <= ref.height and ref.at >= 0:
                return ref
        raise TrajectoryError(f"{place}: frame: not a place of a picture", found=repr(dict(value))[:200])

    @property
    def whole(self) -> bool:
        """Whether all rows are new."""
        return self.bottom - self.top == self.height

    @property
    def size(self) -> int:
        """Number of bytes."""
        return 3 * self.width * (self.bottom - self.top)


class FrameWriter:
    """Writes pictures; the file comes into being with the first.

    Args:
        folder: The trajectory's folder.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._writer: ZstdWriter | None = None
        self._last: Pixels | None = None

    def add(self, frame: Pixels) -> FrameRef:
        """Append a picture.

        Args:
            frame: uint8 array of shape (height, width, 3), RGB. It is kept until the next one and must not change.

        Raises:
            TrajectoryError: It is no such array.
        """
        import numpy as np

        if frame.dtype != np.uint8 or frame.ndim != 3 or frame.shape[2] != 3 or not frame.size:
            raise TrajectoryError("A frame is a uint8 array (height, width, 3)", found=f"{frame.dtype} {frame.shape}")
        if self._writer is None:
            self._writer = ZstdWriter(self._path, _window(frame.nbytes))
        height, width = frame.shape[:2]
        top, bottom = changed_rows(self._last, frame)
        ref = FrameRef(width, height, top, bottom, self._writer.written)
        if bottom > top:
            self._writer.write(np.ascontiguousarray(frame[top:bottom]).data.cast("B"))
        self._last = frame
        return ref

    def close(self, *, whole: bool = True) -> None:
        """Close the file, with the end of the stream if it is ``whole``."""
        if self._writer is not None:
            self._writer.close() if whole else self._writer.abandon()


def changed_rows(before: Pixels | None, after: Pixels) -> tuple[int, int]:
    """The rows in which two pictures differ: the first, and the one after the last.

    Returns:
        All rows where there is none before or it has another size; ``(0, 0)`` where nothing differs.
    """
    import numpy as np

    height = after.shape[0]
    if before is None or before.shape != after.shape:
        return 0, height
    if before is after:
        return 0, 0
    top, bottom = 0, height
    while top < bottom and np.array_equal(before[top : top + _BLOCK], after[top : top + _BLOCK]):
        top += _BLOCK
    if top >= bottom:
        return 0, 0
    while np.array_equal(before[top], after[top]):
        top += 1
    while bottom - _BLOCK > top and np.array_equal(before[bottom - _BLOCK : bottom], after[bottom - _BLOCK : bottom]):
        bottom -= _BLOCK
    while np.array_equal(before[bottom - 1], after[bottom - 1]):
        bottom -= 1
    return top, bottom


def _window(size: int) -> int:
    return min(max((_KEPT * size).bit_length(), _LEAST_WINDOW), MAX_WINDOW_LOG)
