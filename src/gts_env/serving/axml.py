"""Writes Android's binary XML, as far as the manifests of stubs need it."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from gts_env.benchmark.android_chunks import POOL
from gts_env.benchmark.binary_xml import ATTRIBUTES, IDS, NONE, START, STRING, WHOLE, XML

ANDROID = "http://schemas.android.com/apk/res/android"
_NS_START, _NS_END, _END = 0x0100, 0x0101, 0x0103
_BOOL = 0x12


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute: its name, and a text, a number or a flag."""

    name: str
    value: str | int | bool
    android: bool = True


@dataclass(frozen=True, slots=True)
class Element:
    """An element with attributes and children."""

    name: str
    attributes: tuple[Attribute, ...] = ()
    children: tuple[Element, ...] = ()


class _Strings:
    """The pool: names with resource ids first, in the order of those ids."""

    def __init__(self, root: Element) -> None:
        self.texts = [name for name, _ in sorted(ATTRIBUTES.items(), key=lambda item: item[1])]
        self._add(ANDROID, "android")
        for element in _walk(root):
            self._add(element.name)
            for attribute in element.attributes:
                self._add(attribute.name, *([attribute.value] if isinstance(attribute.value, str) else []))

    def _add(self, *texts: str) -> None:
        self.texts += [text for text in dict.fromkeys(texts) if text not in self.texts]

    def at(self, text: str) -> int:
        return self.texts.index(text)

    def chunk(self) -> bytes:
        data, offsets = b"", []
        for text in self.texts:
            offsets.append(len(data))
            units = text.encode("utf-16-le")
            data += struct.pack("<H", len(units) // 2) + units + b"\0\0"
        data += b"\0" * (-len(data) % 4)
        start = 28 + 4 * len(offsets)
        head = struct.pack("<HHIIIIII", POOL, 28, start + len(data), len(offsets), 0, 0, start, 0)
        return head + struct.pack(f"<{len(offsets)}I", *offsets) + data


def write_axml(root: Element) -> bytes:
    """A document as binary XML."""
    strings = _Strings(root)
    ids = sorted(ATTRIBUTES.values())
    space = struct.pack("<II", strings.at("android"), strings.at(ANDROID))
    body = strings.chunk() + struct.pack(f"<HHI{len(ids)}I", IDS, 8, 8 + 4 * len(ids), *ids)
    body += _node(_NS_START, space) + _element(root, strings) + _node(_NS_END, space)
    return struct.pack("<HHI", XML, 8, 8 + len(body)) + body


def _node(kind: int, body: bytes) -> bytes:
    return struct.pack("<HHIII", kind, 16, 16 + len(body), 1, NONE) + body


def _element(element: Element, strings: _Strings) -> bytes:
    def order(attribute: Attribute) -> int:
        return ATTRIBUTES.get(attribute.name, NONE) if attribute.android else NONE

    attributes = sorted(element.attributes, key=order)
    name = strings.at(element.name)
    start = struct.pack("<IIHHHHHH", NONE, name, 20, 20, len(attributes), 0, 0, 0)
    for attribute in attributes:
        space = strings.at(ANDROID) if attribute.android else NONE
        value = attribute.value
        if isinstance(value, str):
            raw, kind, data = strings.at(value), STRING, strings.at(value)
        elif isinstance(value, bool):
            raw, kind, data = NONE, _BOOL, NONE if value else 0
        else:
            raw, kind, data = NONE, WHOLE, value & NONE
        start += struct.pack("<IIIHBBI", space, strings.at(attribute.name), raw, 8, 0, kind, data)
    inside = b"".join([_element(child, strings) for child in element.children])
    return _node(START, start) + inside + _node(_END, struct.pack("<II", NONE, name))


def _walk(element: Element) -> Iterator[Element]:
    yield element
    for child in element.children:
        yield from _walk(child)
