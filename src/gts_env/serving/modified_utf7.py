"""The UTF-7 of mail folders (RFC 3501, 5.1.3), in which Appium sends text to its keyboard."""

from __future__ import annotations

import base64
import binascii
import re

_SHIFTED = re.compile(r"&([A-Za-z0-9+,]*)-")


def decode(text: str) -> str:
    """The text that is meant; what is no such encoding stays as it is."""
    return _SHIFTED.sub(_piece, text)


def _piece(found: re.Match[str]) -> str:
    if not found[1]:
        return "&"
    packed = found[1].replace(",", "/")
    try:
        return base64.b64decode(packed + "=" * (-len(packed) % 4)).decode("utf-16-be")
    except (binascii.Error, ValueError):
        return found[0]


def encode(text: str) -> str:
    """A text as Appium sends it."""
    return re.sub(r"&|[^\x20-\x7e]+", _shifted, text)


def _shifted(found: re.Match[str]) -> str:
    if found[0] == "&":
        return "&-"
    packed = base64.b64encode(found[0].encode("utf-16-be")).decode().rstrip("=")
    return f"&{packed.replace('/', ',')}-"
