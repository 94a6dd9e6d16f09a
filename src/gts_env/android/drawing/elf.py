"""Reads what a shared object needs from others: its libraries and its undefined symbols.

Only the program headers and the dynamic section are read, as the loader does: they are there even in a stripped file.
Source: System V ABI, chapters 4 and 5 (object files; program loading and dynamic linking), 64-bit little-endian.
"""

from __future__ import annotations

import struct
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from gts_env.errors import InstallError

PT_LOAD, PT_DYNAMIC, PT_GNU_STACK = 1, 2, 0x6474E551
DT_NEEDED, DT_HASH, DT_STRTAB, DT_SYMTAB, DT_GNU_HASH = 1, 4, 5, 6, 0x6FFFFEF5
SYMBOL = struct.Struct("<IBBHQQ")
PROGRAM_HEADER = struct.Struct("<IIQQQQQQ")


@dataclass(frozen=True, slots=True)
class Needs:
    """What a shared object takes from others.

    Attributes:
        libraries: Names of the libraries it must be loaded with, in order.
        symbols: Names of the symbols that it leaves to them.
    """

    libraries: tuple[str, ...]
    symbols: tuple[str, ...]


def read_needs(path: Path) -> Needs:
    """Read the needs of the shared object at `path`.

    Raises:
        InstallError: The file is not a sound 64-bit little-endian shared object.
    """
    image = path.read_bytes()
    if image[:6] != b"\x7fELF\x02\x01":
        raise InstallError(f"{path} is not a 64-bit little-endian ELF file", found=repr(image[:6]))
    try:
        return _Image(image).needs()
    except (LookupError, StopIteration, ValueError, struct.error) as error:
        raise InstallError(f"{path} is not a sound shared object", found=repr(error)) from error


class _Image:
    """The parts of one ELF image that matter here."""

    def __init__(self, image: bytes) -> None:
        self._image = image
        headers = self._program_headers()
        self._loads = [(vaddr, offset, size) for kind, _, offset, vaddr, _, size, _, _ in headers if kind == PT_LOAD]
        dynamic, size = next((header[2], header[5]) for header in headers if header[0] == PT_DYNAMIC)
        self._entries = self._dynamic_entries(dynamic, size)

    def needs(self) -> Needs:
        strings = self._table(DT_STRTAB)
        libraries = (self._text(strings + index) for index in self._entries[DT_NEEDED])
        return Needs(tuple(libraries), tuple(self._undefined(strings)))

    def _program_headers(self) -> list[tuple[int, ...]]:
        (start,) = struct.unpack_from("<Q", self._image, 32)
        size, count = struct.unpack_from("<HH", self._image, 54)
        return [PROGRAM_HEADER.unpack_from(self._image, start + size * index) for index in range(count)]

    def _dynamic_entries(self, offset: int, size: int) -> dict[int, list[int]]:
        entries: dict[int, list[int]] = defaultdict(list)
        for tag, value in struct.iter_unpack("<QQ", self._image[offset : offset + size]):
            if not tag:
                break
            entries[tag].append(value)
        return entries

    def _undefined(self, strings: int) -> list[str]:
        table, names = self._table(DT_SYMTAB), []
        for index in range(1, self._symbols_to_scan()):
            name, _, _, section, _, _ = SYMBOL.unpack_from(self._image, table + SYMBOL.size * index)
            if section == 0:
                names.append(self._text(strings + name))
        return names

    def _symbols_to_scan(self) -> int:
        # The second word of a classic hash table is the number of symbols. A GNU hash table holds defined symbols only,
        # which come last, and its second word is the index of the first of them.
        tag = DT_HASH if DT_HASH in self._entries else DT_GNU_HASH
        _, count = struct.unpack_from("<II", self._image, self._table(tag))
        return int(count)

    def _table(self, tag: int) -> int:
        """Return where in the file the table lies to which this dynamic entry points."""
        address = self._entries[tag][0]
        return next(address - vaddr + offset for vaddr, offset, size in self._loads if vaddr <= address < vaddr + size)

    def _text(self, offset: int) -> str:
        return self._image[offset : self._image.index(b"\0", offset)].decode("ascii")
