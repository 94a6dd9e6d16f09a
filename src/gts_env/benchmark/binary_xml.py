"""Binary XML as package files of Android hold it: elements with their attributes, read with bounds."""

from __future__ import annotations

import struct
from collections.abc import Iterator

_MAX_STRINGS, _LONGEST = 20_000, 1024
_XML, _POOL, _MAP, _START = 0x0003, 0x0001, 0x0180, 0x0102
_UTF8 = 0x100
_NONE = 0xFFFFFFFF
_STRING, _WHOLE = 3, 0x10
_IDS = {0x01010003: "name", 0x0101021B: "versionCode", 0x0101021C: "versionName"}
"""Ids of attributes by which they are known where their names were stripped."""

Attributes = dict[str, str | int]


def elements(data: bytes) -> Iterator[tuple[str, Attributes]]:
    """Elements of a binary XML file, in order, with those attributes that are texts or whole numbers.

    Raises:
        ValueError: It is none, is damaged, or has too many strings.
        IndexError: It names a string that it does not have.
        struct.error: It ends too early.
    """
    if struct.unpack_from("<H", data)[0] != _XML:
        raise ValueError("its manifest is not binary XML")
    strings: list[str] = []
    ids: tuple[int, ...] = ()
    for kind, at, size in _chunks(data):
        if kind == _POOL:
            strings = _strings(data[at : at + size])
        elif kind == _MAP:
            ids = struct.unpack_from(f"<{(size - 8) // 4}I", data, at + 8)
        elif kind == _START:
            yield _element(data, at, strings, ids)


def _chunks(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Kind, offset and size of each chunk of the file."""
    at = 8
    while at + 8 <= len(data):
        kind, _, size = struct.unpack_from("<HHI", data, at)
        if size < 8 or at + size > len(data):
            raise ValueError("its manifest is damaged")
        yield kind, at, size
        at += size


def _element(data: bytes, at: int, strings: list[str], ids: tuple[int, ...]) -> tuple[str, Attributes]:
    name, start, width, count = struct.unpack_from("<IHHH", data, at + 20)
    told: Attributes = {}
    for number in range(count):
        _, key, raw, _, _, kind, value = struct.unpack_from("<IIIHBBI", data, at + 16 + start + number * width)
        word = _IDS.get(ids[key], strings[key]) if key < len(ids) else strings[key]
        if raw != _NONE or kind == _STRING:
            told[word] = strings[raw if raw != _NONE else value]
        elif kind == _WHOLE:
            told[word] = value
    return strings[name], told


def _strings(chunk: bytes) -> list[str]:
    (header,) = struct.unpack_from("<H", chunk, 2)
    count, _, flags, start = struct.unpack_from("<IIII", chunk, 8)
    if count > _MAX_STRINGS:
        raise ValueError("its manifest has too many strings")
    offsets = struct.unpack_from(f"<{count}I", chunk, header)
    read = _utf8 if flags & _UTF8 else _utf16
    return [read(chunk, start + offset) for offset in offsets]


def _utf8(chunk: bytes, at: int) -> str:
    at += 2 if chunk[at] & 0x80 else 1  # the number of characters, which nobody needs
    size = chunk[at]
    at += 1
    if size & 0x80:
        size = (size & 0x7F) << 8 | chunk[at]
        at += 1
    return chunk[at : at + min(size, _LONGEST)].decode("utf-8", "replace")


def _utf16(chunk: bytes, at: int) -> str:
    (size,) = struct.unpack_from("<H", chunk, at)
    at += 2
    if size & 0x8000:
        size = (size & 0x7FFF) << 16 | struct.unpack_from("<H", chunk, at)[0]
        at += 2
    return chunk[at : at + 2 * min(size, _LONGEST)].decode("utf-16-le", "replace")
