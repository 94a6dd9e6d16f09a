"""Pictures read back from their stream."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gts_env.errors import TrajectoryError
from gts_env.recording.frames import FILE, FrameRef
from gts_env.recording.zstd_stream import ZstdReader

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Pixels = npt.NDArray[np.uint8]


class FrameReader:
    """Reads pictures, best in their order: going back starts from the beginning again.

    Args:
        folder: The trajectory's folder.
        refs: Where the picture of each step lies, as far as it has one.
        ended: Whether the stream must have an end.
    """

    def __init__(self, folder: Path, refs: Sequence[FrameRef | None], *, ended: bool = False) -> None:
        self._path, self._refs, self._ended = folder / FILE, refs, ended
        self._reader: ZstdReader | None = None
        self._next = self._at = 0
        self._kept: dict[int, Pixels] = {}
        self._last: Pixels | None = None

    def frame(self, step: int) -> Pixels:
        """The picture of a step, read-only.

        Raises:
            TrajectoryError: The step has none, or the file is broken.
        """
        if self._refs[step] is None:
            raise TrajectoryError(f"{self._path}: there is no picture of step {step}")
        if step < self._next and step not in self._kept:
            self.close()
        while self._next <= step:
            self._advance()
        return self._kept[step]

    def close(self) -> None:
        """Close the file and start anew when a picture is asked for."""
        if self._reader is not None:
            self._reader.close()
        self._reader, self._next, self._at, self._last = None, 0, 0, None
        self._kept.clear()

    def _advance(self) -> None:
        step, ref = self._next, self._refs[self._next]
        if ref is not None:
            self._last = self._kept[step] = self._read(step, ref)
        # The judge asks for the screens before and after a step, in whatever order.
        self._kept.pop(step - 2, None)
        self._next += 1
        if self._next == len(self._refs) and self._reader is not None:
            self._finish(self._reader)

    def _finish(self, reader: ZstdReader) -> None:
        # Reading on to the end checks the checksum; what a crash left there belongs to no step.
        reader.read(1)
        reader.close()
        if self._ended and not reader.ended:
            raise TrajectoryError(f"{self._path}: byte {self._at}: the file ends early", found="no end of the stream")

    def _read(self, step: int, ref: FrameRef) -> Pixels:
        import numpy as np

        if self._reader is None:
            self._reader = ZstdReader(self._path)
        shape = (ref.height, ref.width, 3)
        last = self._last
        if ref.at != self._at or (not ref.whole and (last is None or last.shape != shape)):
            raise TrajectoryError(f"{self._path}: byte {self._at}: the picture of step {step} does not follow")
        data = self._reader.read(ref.size)
        if len(data) < ref.size:
            lacking = f"{len(data)} of {ref.size} bytes"
            raise TrajectoryError(f"{self._path}: byte {ref.at}: the picture of step {step} ends early", found=lacking)
        self._at += ref.size
        rows = np.frombuffer(data, np.uint8).reshape(ref.bottom - ref.top, ref.width, 3)
        if last is None or ref.whole:
            return rows
        if not data:
            return last
        picture = np.empty_like(last)
        picture[: ref.top], picture[ref.bottom :] = last[: ref.top], last[ref.bottom :]
        picture[ref.top : ref.bottom] = rows
        picture.setflags(write=False)
        return picture
