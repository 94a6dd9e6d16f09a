"""Makes tables of resources as package files of Android hold them, in each of the forms that their entries have."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

FORMS = ("plain", "sparse", "short", "compact")
STRING = 0x03
_PACKAGE, _TYPE = 0x7F, 0x03
_CONFIGURATION = 28


@dataclass(frozen=True)
class Entry:
    """A value: its kind, and a text or a number."""

    kind: int
    value: str | int


def table(
    entries: Mapping[int, Entry],
    form: str = "plain",
    *,
    others: Sequence[Mapping[int, Entry]] = (),
    utf8: bool = False,
) -> bytes:
    """A table with one type of one package.

    Args:
        entries: Its entries by number, for every configuration.
        form: How they are written.
        others: Entries for tablets; they come first.
        utf8: How strings are written.
    """
    of_all = [*others, entries]
    texts = [one.value for some in of_all for one in some.values() if isinstance(one.value, str)]
    types = b"".join(_type(some, form, texts, index < len(others)) for index, some in enumerate(of_all))
    head = (
        struct.pack("<I", _PACKAGE) + "org.notes".encode("utf-16-le").ljust(256, b"\0") + struct.pack("<5I", *[0] * 5)
    )
    return _chunk(0x0002, struct.pack("<I", 1), _pool(texts, utf8) + _chunk(0x0200, head, types))


def _chunk(kind: int, head: bytes, body: bytes) -> bytes:
    return struct.pack("<HHI", kind, 8 + len(head), 8 + len(head) + len(body)) + head + body


def _pool(texts: Sequence[str], utf8: bool) -> bytes:
    data, offsets = b"", []
    for text in texts:
        offsets.append(len(data))
        if utf8:
            data += bytes([len(text), len(text.encode())]) + text.encode() + b"\0"
        else:
            data += struct.pack("<H", len(text)) + text.encode("utf-16-le") + b"\0\0"
    start = 28 + 4 * len(texts)
    head = struct.pack("<IIIII", len(texts), 0, 0x100 if utf8 else 0, start, 0)
    return _chunk(0x0001, head, struct.pack(f"<{len(texts)}I", *offsets) + data)


def _type(entries: Mapping[int, Entry], form: str, texts: Sequence[str], tablet: bool) -> bytes:
    places, data = {}, b""
    for number, entry in sorted(entries.items()):
        places[number] = len(data)
        value = texts.index(entry.value) if isinstance(entry.value, str) else entry.value
        if form == "compact":
            data += struct.pack("<HHI", 0, entry.kind << 8 | 0x0008, value)
        else:
            data += struct.pack("<HHIHBBI", 8, 0, 0, 8, 0, entry.kind, value)
    count = max(entries, default=-1) + 1
    if form == "sparse":
        index = b"".join(struct.pack("<HH", number, place // 4) for number, place in places.items())
        flags, count = 0x01, len(places)
    elif form == "short":
        numbers = [places[i] // 4 if i in places else 0xFFFF for i in range(count)]
        flags, index = 0x02, struct.pack(f"<{count}H", *numbers).ljust(2 * count + count % 2 * 2, b"\0")
    else:
        flags, index = 0, struct.pack(f"<{count}I", *[places.get(i, 0xFFFFFFFF) for i in range(count)])
    configuration = struct.pack("<I", _CONFIGURATION) + (b"\1" if tablet else b"\0") * (_CONFIGURATION - 4)
    start = 20 + len(configuration) + len(index)
    head = struct.pack("<BBHII", _TYPE, flags, 0, count, start) + configuration
    return _chunk(0x0201, head, index + data)
