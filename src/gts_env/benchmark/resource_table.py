"""The table of resources in a package file: one value looked up by its id, with bounds.

Of a value that depends on language or screen the one for all of them is taken, else the first in the file.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice

from gts_env.benchmark.android_chunks import POOL, Chunk, Strings, inside, whole
from gts_env.benchmark.binary_xml import HEX, REFERENCE, STRING, WHOLE

TABLE, PACKAGE, TYPE = 0x0002, 0x0200, 0x0201
"""Kinds of chunks: the file, the resources of a package, those of one type in one configuration."""
MOST_HOPS = 8
"""References that are followed, one to the next: in a hostile file they can lead round."""
_SPARSE, _SHORT = 0x01, 0x02
"""Flags of a type: places are given as pairs of number and place, or with 16 bits."""
_COMPLEX, _COMPACT = 0x0001, 0x0008
"""Flags of an entry: it is a bag of values, or its value stands in its head."""
_CONFIGURATION = 20
"""Where in the head of a type its configuration stands."""


def resource(data: bytes, number: int) -> str | int | None:
    """A text or a whole number by its resource id; None if the table has none of that id.

    Args:
        data: The table, ``resources.arsc``.
        number: Resource id.

    Raises:
        ValueError: It is no table, or is damaged.
        IndexError: It names a string that it does not have.
        struct.error: It ends too early.
    """
    parts = list(inside(whole(data, TABLE, "table of resources")))
    for _ in range(MOST_HOPS):
        kind, value = _found(parts, number)
        if kind == STRING:
            return next((Strings(part) for part in parts if part.kind == POOL), Strings())[value]
        if kind in (WHOLE, HEX):
            return value
        if kind != REFERENCE:
            return None
        number = value
    raise ValueError(f"a resource refers to others more than {MOST_HOPS} times")


def _found(parts: list[Chunk], number: int) -> tuple[int, int]:
    """Kind and value of a resource; 0 and 0 if there is none."""
    found = None
    for chunk in _of_type(parts, number):
        value = _entry(chunk, number & 0xFFFF)
        if value is not None and _for_all(chunk):
            return value
        found = found or value
    return found or (0, 0)


def _of_type(parts: list[Chunk], number: int) -> Iterator[Chunk]:
    """The chunks, one a configuration, in which a resource can stand."""
    packages = (part for part in parts if part.kind == PACKAGE and part.unpack("<I", 8)[0] == number >> 24)
    for package in islice(packages, 1):  # tables have one of each number: more of them would only take time
        for chunk in inside(package):
            if chunk.kind == TYPE and chunk.data[8] == number >> 16 & 0xFF:
                yield chunk


def _for_all(chunk: Chunk) -> bool:
    (size,) = chunk.unpack("<I", _CONFIGURATION)
    return not any(chunk.data[_CONFIGURATION + 4 : min(_CONFIGURATION + size, chunk.head)])


def _entry(chunk: Chunk, index: int) -> tuple[int, int] | None:
    """Kind and value of the entry of a type; None where there is none, or a bag of values."""
    place = _place(chunk, index)
    if place is None:
        return None
    at = chunk.unpack("<I", 16)[0] + place
    size, flags = chunk.unpack("<HH", at)
    if flags & _COMPACT:
        return flags >> 8, chunk.unpack("<I", at + 4)[0]
    if flags & _COMPLEX:
        return None
    _, _, kind, value = chunk.unpack("<HBBI", at + size)
    return kind, value


def _place(chunk: Chunk, index: int) -> int | None:
    """Where an entry stands, counted from the first."""
    flags, (count,) = chunk.data[9], chunk.unpack("<I", 12)
    if chunk.head + (2 if flags & _SHORT else 4) * count > len(chunk.data):
        raise ValueError("a type of resources is damaged: its entries do not fit into it")
    if flags & _SPARSE:
        numbers = range(count)
        at = bisect_left(numbers, index, key=lambda i: chunk.unpack("<H", chunk.head + 4 * i)[0])
        told, place = chunk.unpack("<HH", chunk.head + 4 * at) if at < count else (-1, 0)
        return place * 4 if told == index else None
    if index >= count:
        return None
    if flags & _SHORT:
        (place,) = chunk.unpack("<H", chunk.head + 2 * index)
        return None if place == 0xFFFF else place * 4
    (place,) = chunk.unpack("<I", chunk.head + 4 * index)
    return None if place == 0xFFFFFFFF else place
