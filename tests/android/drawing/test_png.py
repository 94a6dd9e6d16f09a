"""The PNG writer, read back by hand."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest

from gts_env.android.drawing.png import encode_png


def chunks(data: bytes) -> dict[bytes, bytes]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    found, at = {}, 8
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        assert struct.unpack_from(">I", data, at + 8 + size)[0] == zlib.crc32(kind + body)
        found[kind] = body
        at += 12 + size
    return found


@pytest.mark.parametrize("channels", [3, 4])
def test_pixels_survive(channels):
    pixels = np.random.default_rng(0).integers(0, 256, (7, 5, channels), np.uint8)
    found = chunks(encode_png(pixels))
    assert list(found) == [b"IHDR", b"IDAT", b"IEND"]
    assert struct.unpack(">IIBB", found[b"IHDR"][:10]) == (5, 7, 8, {3: 2, 4: 6}[channels])
    rows = np.frombuffer(zlib.decompress(found[b"IDAT"]), np.uint8).reshape(7, -1)
    assert not rows[:, 0].any()
    assert np.array_equal(rows[:, 1:].reshape(pixels.shape), pixels)


def test_a_strided_view_is_fine():
    pixels = np.random.default_rng(0).integers(0, 256, (7, 5, 4), np.uint8)
    assert encode_png(pixels[::2, ::-1, :3]) == encode_png(np.ascontiguousarray(pixels[::2, ::-1, :3]))


@pytest.mark.parametrize("shape", [(4, 4), (4, 4, 2), (0, 4, 3)])
def test_other_shapes_are_refused(shape):
    with pytest.raises(ValueError, match="uint8 of shape"):
        encode_png(np.zeros(shape, np.uint8))


def test_other_types_are_refused():
    with pytest.raises(ValueError, match="float64"):
        encode_png(np.zeros((4, 4, 3)))
