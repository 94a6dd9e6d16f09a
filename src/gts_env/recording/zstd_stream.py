"""A file that is one zstd stream: written a step at a time, readable up to the last write whatever happens after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self
from weakref import finalize

import zstandard

from gts_env.errors import TrajectoryError

LEVEL = 3
MAX_WINDOW_LOG = 27
"""Largest window, 128 MiB: what the ``zstd`` command reads without being asked to."""
MAX_LINE = 64 * 1024 * 1024
"""Longest line that is read, in bytes."""
# A kibibyte of zeros can stand for 32 MiB, so that is the most that one bite of a hostile file can take.
_BITE = 1024


class ZstdWriter:
    """Appends to a new stream. What :meth:`write` was given is in the file when it returns.

    Nothing is buffered in this process, so that killing it loses nothing that was written.

    Args:
        path: The file, which must not exist.
        window_log: Base-2 logarithm of how many bytes back repetitions are found; zstd's own choice by default.

    Raises:
        TrajectoryError: The file exists.
    """

    def __init__(self, path: Path, window_log: int | None = None) -> None:
        settings = {} if window_log is None else {"window_log": window_log}
        chosen = zstandard.ZstdCompressionParameters.from_level(LEVEL, write_checksum=True, **settings)
        self.written = 0
        """Bytes written so far, uncompressed."""
        try:
            self._file = path.open("xb", buffering=0)
        except FileExistsError:
            raise TrajectoryError(f"{path}: is there already", mend="Record into another folder.") from None
        self._stream = zstandard.ZstdCompressor(compression_params=chosen).compressobj()

    def write(self, data: bytes | memoryview) -> None:
        """Append some bytes.

        Raises:
            OSError: The disk is full, or gone.
        """
        packed = self._stream.compress(data) + self._stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
        self.written += len(data)
        self._put(packed)

    def close(self) -> None:
        """End the stream with its checksum. Closing twice is allowed."""
        if self._file.closed:
            return
        try:
            self._put(self._stream.flush())
        finally:
            self._file.close()

    def abandon(self) -> None:
        """Close the file and leave the stream without an end."""
        self._file.close()

    def _put(self, packed: bytes) -> None:
        left = memoryview(packed)
        while left:
            left = left[self._file.write(left) :]


class ZstdReader:
    """Reads a stream from its beginning, as far as it was written.

    A stream that just stops, as after a crash, ends there; one that says something impossible is an error.

    Args:
        path: The file.

    Raises:
        TrajectoryError: There is no such file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ended = False
        """Whether the end of the stream was read, checksum included."""
        try:
            self._file = path.open("rb")
        except OSError as error:
            raise TrajectoryError(f"{path}: cannot be read", found=error.strerror or str(error)) from None
        # A reader that is let go in the middle is no mistake of its user.
        self._closer = finalize(self, self._file.close)
        self._stream = zstandard.ZstdDecompressor(max_window_size=1 << MAX_WINDOW_LOG).decompressobj()
        self._buffer = bytearray()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file. Closing twice is allowed."""
        self._closer()

    def read(self, size: int) -> bytes:
        """The next ``size`` bytes, or fewer at the end.

        Raises:
            TrajectoryError: The file is garbled; the message says where.
        """
        while len(self._buffer) < size and self._more():
            pass
        return self._take(size)

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """The lines with their numbers, from 1. One that does not end in a line feed is left out.

        Raises:
            TrajectoryError: The file is garbled, or a line has no end.
        """
        number, searched = 1, 0
        while True:
            end = self._buffer.find(b"\n", searched)
            if end >= 0:
                yield number, self._take(end + 1)[:-1]
                number, searched = number + 1, 0
                continue
            searched = len(self._buffer)
            if searched > MAX_LINE:
                raise TrajectoryError(f"{self.path}:{number}: a line of more than {MAX_LINE} bytes")
            if not self._more():
                return

    @property
    def rest(self) -> int:
        """How many bytes are unpacked and not read: after :meth:`lines`, the beginning of a line without an end."""
        return len(self._buffer)

    def _take(self, size: int) -> bytes:
        # Pictures are megabytes: they are copied once.
        with memoryview(self._buffer) as view:
            taken = bytes(view[:size])
        del self._buffer[:size]
        return taken

    def _more(self) -> bool:
        """Unpack a bite; False at the end."""
        at = self._file.tell()
        bite = self._file.read(_BITE)
        if not bite:
            return False
        if self.ended:
            raise self._garbled(at, "bytes after the end of the stream")
        try:
            self._buffer += self._stream.decompress(bite)
        except zstandard.ZstdError as error:
            raise self._garbled(at, str(error)) from None
        self.ended = self._stream.eof
        if self._stream.unused_data:
            raise self._garbled(at, "bytes after the end of the stream")
        return True

    def _garbled(self, at: int, found: str) -> TrajectoryError:
        return TrajectoryError(f"{self.path}: garbled between byte {at} and {at + _BITE}", found=found)
