"""Messages of adbd's transport: a header of 24 bytes, little-endian, and a payload.

The header: command, two arguments, length and sum of the payload, the command with all bits turned.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

from gts_env.errors import DeviceError

HEADER = struct.Struct("<6I")
VERSION = 0x01000001
"""Protocol version from which on payloads are not summed; a host of an older one wants the sum."""
MAX_PAYLOAD = 1 << 20
"""Largest payload taken and sent, in bytes."""


def _command(word: bytes) -> int:
    return int.from_bytes(word, "little")


CNXN, OPEN, OKAY, WRTE, CLSE = (_command(word) for word in (b"CNXN", b"OPEN", b"OKAY", b"WRTE", b"CLSE"))
AUTH, STLS = _command(b"AUTH"), _command(b"STLS")
COMMANDS = frozenset({CNXN, OPEN, OKAY, WRTE, CLSE, AUTH, STLS})


class WireError(DeviceError):
    """What came over the wire is no message of the protocol; the connection is closed."""


class Message(NamedTuple):
    """One message.

    Attributes:
        command: One of :data:`COMMANDS`.
        arg0: First argument; id of the sender's stream.
        arg1: Second argument; id of the receiver's stream.
        payload: At most :data:`MAX_PAYLOAD` bytes.
    """

    command: int
    arg0: int
    arg1: int
    payload: bytes = b""

    def to_bytes(self, summed: bool = False) -> bytes:
        """Header and payload, with the sum of the payload's bytes if it is asked for."""
        magic = self.command ^ 0xFFFFFFFF
        check = sum(self.payload) & 0xFFFFFFFF if summed else 0
        return HEADER.pack(self.command, self.arg0, self.arg1, len(self.payload), check, magic) + self.payload


def read_header(data: bytes) -> tuple[Message, int]:
    """A message without its payload, and the length of the payload that follows.

    Raises:
        WireError: The header is none, or announces too much.
    """
    command, arg0, arg1, length, _, magic = HEADER.unpack(data)
    if magic != command ^ 0xFFFFFFFF or command not in COMMANDS:
        raise WireError(f"no adb message begins with {data[:8].hex()}")
    if length > MAX_PAYLOAD:
        raise WireError(f"an adb message of {length} bytes is too long", mend=f"At most {MAX_PAYLOAD} are taken.")
    return Message(command, arg0, arg1), length
