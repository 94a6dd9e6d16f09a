"""Screenshots: from PNG to arrays, and into the size of an observation."""

from __future__ import annotations

import base64
import io
from typing import TYPE_CHECKING

import numpy as np

from gts_env.errors import DeviceError

if TYPE_CHECKING:
    import numpy.typing as npt
    from PIL.Image import Image


class Picture:
    """A screenshot, decoded when it is looked at.

    Args:
        encoded: PNG in base64.
    """

    def __init__(self, encoded: str) -> None:
        self._encoded = encoded
        self._image: Image | None = None

    @property
    def png(self) -> bytes:
        """The file."""
        return base64.b64decode(self._encoded)

    def pixels(self) -> npt.NDArray[np.uint8]:
        """The pixels as the device is turned: uint8 (height, width, 3), RGB."""
        return np.array(self._decoded())

    def fit(self, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        """Scaled into ``size`` (upright width, height), in the middle of black where the shapes differ.

        Returns:
            Fresh uint8 array (height, width, 3), RGB.
        """
        from PIL.Image import Resampling

        image = self._decoded()
        width, height = size
        scale = min(width / image.width, height / image.height)
        inner = max(1, round(image.width * scale)), max(1, round(image.height * scale))
        if abs(inner[0] - width) <= 1 and abs(inner[1] - height) <= 1:
            inner = size
        if inner != image.size:
            image = image.resize(inner, Resampling.BILINEAR, reducing_gap=2.0)
        if inner == size:
            return np.array(image)
        out = np.zeros((height, width, 3), np.uint8)
        left, top = (width - inner[0]) // 2, (height - inner[1]) // 2
        out[top : top + inner[1], left : left + inner[0]] = np.asarray(image)
        return out

    def _decoded(self) -> Image:
        if self._image is None:
            import PIL.Image

            try:
                self._image = PIL.Image.open(io.BytesIO(self.png)).convert("RGB")
            except (OSError, ValueError) as error:
                raise DeviceError("the device gave a screenshot that is no picture", found=str(error)) from error
        return self._image
