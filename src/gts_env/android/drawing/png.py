"""A PNG writer for screenshots: filter 0 and the fastest deflate level, which suits flat screens in size and time."""

from __future__ import annotations

import importlib
import struct
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
#: Colour types of the PNG format by number of channels.
_COLOR_TYPES = {3: 2, 4: 6}


def _find_compressor() -> Callable[[Any], bytes]:
    try:
        fast = importlib.import_module("isal.isal_zlib")
    except ImportError:
        return lambda data: zlib.compress(data, 1)
    return lambda data: bytes(fast.compress(data, 1))


_compress = _find_compressor()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))


def encode_png(pixels: npt.NDArray[np.uint8]) -> bytes:
    """Encode a picture, lossless.

    Args:
        pixels: uint8 (H, W, 3) RGB or (H, W, 4) RGBA with straight alpha; need not be contiguous.

    Returns:
        The bytes of a PNG file. They depend on whether ``isal`` (five times faster) is installed; the pixels do not.

    Raises:
        ValueError: another shape or type.
    """
    if pixels.dtype != np.uint8 or pixels.ndim != 3 or pixels.shape[2] not in _COLOR_TYPES or 0 in pixels.shape:
        raise ValueError(f"A picture is uint8 of shape (H, W, 3) or (H, W, 4), not {pixels.dtype} {pixels.shape}.")
    height, width, channels = pixels.shape
    rows = np.empty((height, 1 + width * channels), np.uint8)
    # A leading zero byte in each row names filter 0.
    rows[:, 0] = 0
    if pixels.flags.c_contiguous:
        # Whole rows at once take a quarter of the time.
        np.copyto(rows[:, 1:], pixels.reshape(height, width * channels))
    else:
        inside = rows[:, 1:].reshape(height, width, channels)
        for channel in range(channels):
            np.copyto(inside[..., channel], pixels[..., channel])
    header = struct.pack(">IIBBBBB", width, height, 8, _COLOR_TYPES[channels], 0, 0, 0)
    return b"".join((_SIGNATURE, _chunk(b"IHDR", header), _chunk(b"IDAT", _compress(rows)), _chunk(b"IEND", b"")))
