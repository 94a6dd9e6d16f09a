"""Android's binary XML, as far as manifests need it: written for stubs, read for what is installed over the cable."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

ANDROID = "http://schemas.android.com/apk/res/android"
RESOURCES = {
    "label": 0x01010001,
    "name": 0x01010003,
    "exported": 0x01010010,
    "minSdkVersion": 0x0101020C,
    "versionCode": 0x0101021B,
    "versionName": 0x0101021C,
    "targetSdkVersion": 0x01010270,
}
"""Resource ids of the attributes of Android's namespace, in rising order, as their place in the map of ids asks."""
_XML, _POOL, _IDS, _NS_START, _NS_END, _START, _END = 0x0003, 0x0001, 0x0180, 0x0100, 0x0101, 0x0102, 0x0103
_NONE = 0xFFFFFFFF
_STRING, _INT, _BOOL = 0x03, 0x10, 0x12
_UTF8 = 0x100
MOST_STRINGS = 20_000


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
        self.texts = [name for name, _ in sorted(RESOURCES.items(), key=lambda item: item[1])]
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
        head = struct.pack("<HHIIIIII", _POOL, 28, start + len(data), len(offsets), 0, 0, start, 0)
        return head + struct.pack(f"<{len(offsets)}I", *offsets) + data


def write_axml(root: Element) -> bytes:
    """A document as binary XML."""
    strings = _Strings(root)
    ids = sorted(RESOURCES.values())
    space = struct.pack("<II", strings.at("android"), strings.at(ANDROID))
    body = strings.chunk() + struct.pack(f"<HHI{len(ids)}I", _IDS, 8, 8 + 4 * len(ids), *ids)
    body += _node(_NS_START, space) + _element(root, strings) + _node(_NS_END, space)
    return struct.pack("<HHI", _XML, 8, 8 + len(body)) + body


def _node(kind: int, body: bytes) -> bytes:
    return struct.pack("<HHIII", kind, 16, 16 + len(body), 1, _NONE) + body


def _element(element: Element, strings: _Strings) -> bytes:
    def order(attribute: Attribute) -> int:
        return RESOURCES.get(attribute.name, _NONE) if attribute.android else _NONE

    attributes = sorted(element.attributes, key=order)
    name = strings.at(element.name)
    start = struct.pack("<IIHHHHHH", _NONE, name, 20, 20, len(attributes), 0, 0, 0)
    for attribute in attributes:
        space = strings.at(ANDROID) if attribute.android else _NONE
        value = attribute.value
        if isinstance(value, str):
            raw, kind, data = strings.at(value), _STRING, strings.at(value)
        elif isinstance(value, bool):
            raw, kind, data = _NONE, _BOOL, _NONE if value else 0
        else:
            raw, kind, data = _NONE, _INT, value & _NONE
        start += struct.pack("<IIIHBBI", space, strings.at(attribute.name), raw, 8, 0, kind, data)
    inside = b"".join([_element(child, strings) for child in element.children])
    return _node(_START, start) + inside + _node(_END, struct.pack("<II", _NONE, name))


def _walk(element: Element) -> Iterator[Element]:
    yield element
    for child in element.children:
        yield from _walk(child)


def manifest_of(data: bytes) -> tuple[str, int, str] | None:
    """Package, version code and version name of a manifest, or None if it says none.

    Raises:
        ValueError: It is no binary XML.
        struct.error: It ends too early.
    """
    kind, head, _ = struct.unpack_from("<HHI", data, 0)
    if kind != _XML:
        raise ValueError("no binary XML")
    at, texts = head, []
    while at + 8 <= len(data):
        kind, head, size = struct.unpack_from("<HHI", data, at)
        if size < 8:
            raise ValueError("a chunk without size")
        if kind == _POOL:
            texts = _read_pool(data, at)
        elif kind == _START:
            return _read_manifest(data, at + head, texts)
        at += size
    return None


def _read_pool(data: bytes, at: int) -> list[str]:
    _, _, _, count, _, flags, start, _ = struct.unpack_from("<HHIIIIII", data, at)
    if count > MOST_STRINGS:
        raise ValueError("too many strings")
    texts = []
    for offset in struct.unpack_from(f"<{count}I", data, at + 28):
        place = at + start + offset
        if flags & _UTF8:
            place += 2 if data[place] & 0x80 else 1
            length = data[place]
            place += 1
            if length & 0x80:
                length = (length & 0x7F) << 8 | data[place]
                place += 1
            texts.append(data[place : place + min(length, 4096)].decode(errors="replace"))
        else:
            (length,) = struct.unpack_from("<H", data, place)
            texts.append(data[place + 2 : place + 2 + 2 * min(length, 4096)].decode("utf-16-le", errors="replace"))
    return texts


def _read_manifest(data: bytes, at: int, texts: list[str]) -> tuple[str, int, str] | None:
    _, _, start, size, count = struct.unpack_from("<IIHHH", data, at)
    package, code, version = "", 1, "1.0"
    for i in range(min(count, 64)):
        _, name, _, _, _, kind, value = struct.unpack_from("<IIIHBBI", data, at + start + i * max(size, 20))
        label = texts[name] if name < len(texts) else ""
        text = texts[value] if kind == _STRING and value < len(texts) else ""
        if label == "package":
            package = text
        elif label == "versionCode":
            code = value
        elif label == "versionName":
            version = text or version
    fits = package and len(package) < 256 and package.replace(".", "").replace("_", "").isalnum() and package.isascii()
    return (package, code, version) if fits else None
