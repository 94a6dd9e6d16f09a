"""Binary XML as package files of Android hold it: elements with their attributes, read with bounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gts_env.benchmark.android_chunks import POOL, Chunk, Strings, inside, whole

XML, IDS, START = 0x0003, 0x0180, 0x0102
"""Kinds of chunks: the file, the ids of its attributes' names, the beginning of an element."""
NONE = 0xFFFFFFFF
"""Number of a string that is not there."""
REFERENCE, STRING, WHOLE, HEX = 0x01, 0x03, 0x10, 0x11
"""Kinds of values."""
ATTRIBUTES = {
    "label": 0x01010001,
    "name": 0x01010003,
    "exported": 0x01010010,
    "minSdkVersion": 0x0101020C,
    "versionCode": 0x0101021B,
    "versionName": 0x0101021C,
    "targetSdkVersion": 0x01010270,
}
"""Resource ids of attributes of Android's namespace, in rising order; by them they are known without their names."""
_NAMES = {number: name for name, number in ATTRIBUTES.items()}
_ELEMENT, _ATTRIBUTE = 16, 20
"""Bytes of what comes before an element, and of an attribute."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A value that stands in the table of resources.

    Attributes:
        number: Its resource id.
    """

    number: int


Value = str | int | Reference
Attributes = dict[str, Value]


def elements(data: bytes) -> Iterator[tuple[str, Attributes]]:
    """Elements of a binary XML file, in order, with those attributes that are texts, whole numbers or references.

    Raises:
        ValueError: It is none, is damaged, or has too many strings or elements.
        IndexError: It names a string that it does not have.
        struct.error: It ends too early.
    """
    strings = Strings()
    ids: tuple[int, ...] = ()
    for chunk in inside(whole(data, XML, "binary XML")):
        if chunk.kind == POOL:
            strings = Strings(chunk)
        elif chunk.kind == IDS:
            ids = chunk.unpack(f"<{(len(chunk.data) - chunk.head) // 4}I", chunk.head)
        elif chunk.kind == START:
            yield _element(chunk, strings, ids)


def _element(chunk: Chunk, strings: Strings, ids: tuple[int, ...]) -> tuple[str, Attributes]:
    name, start, width, count = chunk.unpack("<IHHH", _ELEMENT + 4)
    if count and (width < _ATTRIBUTE or _ELEMENT + start + count * width > len(chunk.data)):
        raise ValueError("an element is damaged: its attributes do not fit into it")
    told: Attributes = {}
    for number in range(count):
        _, key, raw, _, _, kind, data = chunk.unpack("<IIIHBBI", _ELEMENT + start + number * width)
        word = _NAMES.get(ids[key], "") if key < len(ids) else ""
        value = _value(strings, raw, kind, data)
        if value is not None:
            told[word or strings[key]] = value
    return strings[name], told


def _value(strings: Strings, raw: int, kind: int, data: int) -> Value | None:
    if kind == STRING:
        return strings[data]
    if kind in (WHOLE, HEX):
        return data
    if kind == REFERENCE:
        return Reference(data)
    return strings[raw] if raw != NONE else None
