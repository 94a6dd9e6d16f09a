"""``framebuffer:``: the screen as raw pixels."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import numpy as np

from gts_env.serving.adb.stream import Closed
from gts_env.serving.room import NoRoom

if TYPE_CHECKING:
    import numpy.typing as npt

    from gts_env.serving.adb.services import Run
    from gts_env.serving.adb.stream import Stream
    from gts_env.serving.served_phone import ServedPhone

_HEAD = struct.Struct("<13I")
_VERSION, _BITS = 1, 32


def offer(phone: ServedPhone, name: str) -> Run | None:
    """Serves ``framebuffer:``."""
    if name != "framebuffer:":
        return None

    async def run(stream: Stream) -> None:
        data = picture(phone)
        try:
            with phone.room.hold(len(data)):
                await stream.write(data)
        except NoRoom:
            raise Closed from None

    return run


def rgba_of(phone: ServedPhone) -> npt.NDArray[np.uint8]:
    """The screen as uint8 (height, width, 4): red, green, blue, opacity."""
    rgb = phone.pixels()
    height, width, _ = rgb.shape
    rgba = np.empty((height, width, 4), np.uint8)
    rgba[..., 3] = 255
    # One pass per channel is several times faster than one for the three.
    for channel in range(3):
        np.copyto(rgba[..., channel], rgb[..., channel])
    return rgba


def picture(phone: ServedPhone) -> bytes:
    """Header of version 1 and pixels of four bytes."""
    rgba = rgba_of(phone)
    height, width, _ = rgba.shape
    # Offset and length in bits of red, blue, green and opacity, in the order that the protocol has them.
    head = _HEAD.pack(_VERSION, _BITS, rgba.nbytes, width, height, 0, 8, 16, 8, 8, 8, 24, 8)
    return head + rgba.tobytes()
