"""The phone's picture as PNG: made once for a state of the phone, whoever asks for it."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

from gts_env.android.drawing.png import encode_png

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone


class Picture:
    """The last picture that was asked for, of the screen in full.

    Args:
        phone: The phone.
    """

    def __init__(self, phone: ServedPhone) -> None:
        self._phone = phone
        self._state: object = None
        self._png = b""
        self._base64 = b""

    def png(self) -> bytes:
        """The screen as it is now."""
        state = self._phone.state
        if state is not self._state:
            self._png, self._base64 = encode_png(self._phone.pixels()), b""
            self._state = state
        return self._png

    def base64(self) -> bytes:
        """The same in base64."""
        png = self.png()
        if not self._base64:
            self._base64 = base64.b64encode(png)
        return self._base64
