"""Writes a tiny shared object in which every function returns 0.

Source: System V ABI, chapters 4 and 5, and its x86-64 and AArch64 supplements (machine numbers, calling convention).
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping

from gts_env.android.drawing.elf import (
    DT_HASH,
    DT_STRTAB,
    DT_SYMTAB,
    PROGRAM_HEADER,
    PT_DYNAMIC,
    PT_GNU_STACK,
    PT_LOAD,
    SYMBOL,
)

MACHINES: Mapping[str, tuple[int, bytes]] = {
    "x86_64": (62, bytes.fromhex("31c0c3")),  # xor eax, eax; ret
    "aarch64": (183, bytes.fromhex("000080d2c0035fd6")),  # mov x0, #0; ret
}
"""The machine's number in an ELF header and its code for "return 0", by the name that `platform.machine()` gives it."""

_DT_STRSZ, _DT_SYMENT, _DT_SONAME = 10, 11, 14
_READ, _WRITE, _EXECUTE = 4, 2, 1
# The two segments must not share a page, and some ARM kernels have pages this large.
_PAGE = 0x10000


def write_stub(soname: str, symbols: Iterable[str], machine: str) -> bytes:
    """Return the image of a shared object that defines `symbols` as functions that return 0.

    Args:
        soname: The name by which other objects ask for it.
        symbols: Names of the functions.
        machine: A key of `MACHINES`.
    """
    number, code = MACHINES[machine]
    strings, (name_at, *names_at) = _string_table([soname, *symbols])
    hashes = _one_chain(len(names_at))

    hashes_at = 64 + 4 * PROGRAM_HEADER.size
    symbols_at = _align(hashes_at + len(hashes))
    strings_at = symbols_at + SYMBOL.size * (1 + len(names_at))
    code_at = _align(strings_at + len(strings))
    dynamic_at = _align(code_at + len(code))

    tables = {DT_HASH: hashes_at, DT_STRTAB: strings_at, DT_SYMTAB: symbols_at}
    dynamic = _dynamic({_DT_SONAME: name_at, **tables, _DT_STRSZ: len(strings), _DT_SYMENT: SYMBOL.size})
    image = _headers(number, dynamic_at, len(dynamic)) + hashes
    image = image.ljust(symbols_at, b"\0") + _symbol_table(names_at, code_at) + strings
    return (image.ljust(code_at, b"\0") + code).ljust(dynamic_at, b"\0") + dynamic


def _string_table(names: list[str]) -> tuple[bytes, list[int]]:
    """Return the table and where in it each name begins."""
    table, starts = bytearray(1), []
    for name in names:
        starts.append(len(table))
        table += name.encode("ascii") + b"\0"
    return bytes(table), starts


def _one_chain(count: int) -> bytes:
    """Return a hash table with all symbols in one chain: short, and quick enough for a hundred of them."""
    chain = [0, *range(2, count + 1), 0] if count else [0]
    return struct.pack(f"<{3 + len(chain)}I", 1, len(chain), min(count, 1), *chain)


def _symbol_table(names_at: list[int], code_at: int) -> bytes:
    """Return the empty symbol that must come first, then global functions that all begin at the same code."""
    global_function, not_undefined = 0x12, 1
    symbols = (SYMBOL.pack(name, global_function, 0, not_undefined, code_at, 0) for name in names_at)
    return bytes(SYMBOL.size) + b"".join(symbols)


def _dynamic(entries: Mapping[int, int]) -> bytes:
    return b"".join(struct.pack("<QQ", tag, value) for tag, value in entries.items()) + bytes(16)


def _headers(machine: int, dynamic_at: int, dynamic_size: int) -> bytes:
    """Return the ELF header and the four program headers."""
    shared_object, current = 3, 1
    ident = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    sizes = (64, PROGRAM_HEADER.size, 4, 0, 0, 0)
    elf = struct.pack("<HHIQQQIHHHHHH", shared_object, machine, current, 0, 64, 0, 0, *sizes)
    address = _PAGE + dynamic_at
    segments = [
        (PT_LOAD, _READ | _EXECUTE, 0, 0, 0, dynamic_at, dynamic_at, _PAGE),
        # Older loaders write into the dynamic section.
        (PT_LOAD, _READ | _WRITE, dynamic_at, address, address, dynamic_size, dynamic_size, _PAGE),
        (PT_DYNAMIC, _READ | _WRITE, dynamic_at, address, address, dynamic_size, dynamic_size, 8),
        # Without this header a loader takes it that the stack must be executable, which newer ones refuse.
        (PT_GNU_STACK, _READ | _WRITE, 0, 0, 0, 0, 0, 16),
    ]
    return ident + elf + b"".join(PROGRAM_HEADER.pack(*segment) for segment in segments)


def _align(offset: int) -> int:
    return -(-offset // 16) * 16
