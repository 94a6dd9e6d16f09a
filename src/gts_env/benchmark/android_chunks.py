"""What binary XML and resource tables of Android are made of: chunks, and pools of strings; read with bounds.

Such files are foreign input. Nothing is read beyond the chunk that it belongs to, no string is read before it is asked
for, and no number in a file says how much memory or time its reading takes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

POOL = 0x0001
"""Kind of the chunk that holds strings."""
MOST_CHUNKS = 1 << 16
"""Chunks in one file or chunk; manifests have some thousands."""
MOST_STRINGS = 20_000
"""Strings that are read of one pool; manifests have some hundreds."""
LONGEST = 1024
"""Bytes, or units of 16 bits, after which a string is cut off."""
_UTF8 = 0x100


@dataclass(frozen=True, slots=True)
class Chunk:
    """A part of a file, and all that it may speak of.

    Attributes:
        kind: What it is.
        head: Length of its head, in bytes.
        data: The whole chunk, its head included.
    """

    kind: int
    head: int
    data: memoryview

    def unpack(self, form: str, at: int) -> tuple[int, ...]:
        """Numbers from a place in it, as :mod:`struct` calls their form.

        Raises:
            struct.error: It ends before.
        """
        return struct.unpack_from(form, self.data, at)


def whole(data: bytes, kind: int, what: str) -> Chunk:
    """A file as the one chunk that it is.

    Args:
        data: The file.
        kind: The kind that it should be of.
        what: What that is in words.

    Raises:
        ValueError: It is none, or is damaged.
    """
    if len(data) < 8 or data[:2] != struct.pack("<H", kind):
        raise ValueError(f"it is no {what}")
    # The length that the file gives is not asked: some packers leave junk behind, others write another number.
    return Chunk(kind, _head(data, len(data)), memoryview(data))


def inside(chunk: Chunk) -> Iterator[Chunk]:
    """The chunks that a chunk holds, in order.

    Raises:
        ValueError: One has no size, is larger than what is left, or there are too many.
    """
    data, at = chunk.data, chunk.head
    for _ in range(MOST_CHUNKS):
        if at + 8 > len(data):
            return
        kind, _, size = struct.unpack_from("<HHI", data, at)
        part = data[at : at + size]
        yield Chunk(kind, _head(part, size), part)
        at += size
    raise ValueError(f"it has more than {MOST_CHUNKS} chunks")


def _head(data: bytes | memoryview, size: int) -> int:
    """Length of the head of a chunk."""
    if size < 8 or size > len(data):
        raise ValueError("a chunk is damaged: its size is wrong")
    (head,) = struct.unpack_from("<H", data, 2)
    if not 8 <= head <= size:
        raise ValueError("a chunk is damaged: its head has a wrong size")
    return int(head)


class Strings:
    """The strings of a pool, by number."""

    def __init__(self, chunk: Chunk | None = None) -> None:
        """Look at a pool; without one there are no strings.

        Raises:
            ValueError: It says that it has more strings than fit into it.
            struct.error: It ends too early.
        """
        self._known: dict[int, str] = {}
        self._count = 0
        if chunk is None:
            return
        self._chunk = chunk
        self._count, _, flags, self._start = chunk.unpack("<IIII", 8)
        self._read = _utf8 if flags & _UTF8 else _utf16
        if chunk.head + 4 * self._count > len(chunk.data):
            raise ValueError("it has too many strings")

    def __getitem__(self, number: int) -> str:
        """A string.

        Raises:
            ValueError: Too many have been read.
            IndexError: There is none of that number.
            struct.error: It lies outside of the pool.
        """
        if number not in self._known:
            if len(self._known) >= MOST_STRINGS:
                raise ValueError(f"it uses more than {MOST_STRINGS} strings")
            if not 0 <= number < self._count:
                raise IndexError("a string is damaged: the pool has none of its number")
            (offset,) = self._chunk.unpack("<I", self._chunk.head + 4 * number)
            self._known[number] = self._read(self._chunk, self._start + offset)
        return self._known[number]


def _utf8(chunk: Chunk, at: int) -> str:
    at += 2 if chunk.data[at] & 0x80 else 1  # the number of characters, which nobody needs
    size = chunk.data[at]
    at += 1
    if size & 0x80:
        size = (size & 0x7F) << 8 | chunk.data[at]
        at += 1
    return bytes(chunk.data[at : at + min(size, LONGEST)]).decode("utf-8", "replace")


def _utf16(chunk: Chunk, at: int) -> str:
    (size,) = chunk.unpack("<H", at)
    at += 2
    if size & 0x8000:
        size = (size & 0x7FFF) << 16 | chunk.unpack("<H", at)[0]
        at += 2
    return bytes(chunk.data[at : at + 2 * min(size, LONGEST)]).decode("utf-16-le", "replace")
