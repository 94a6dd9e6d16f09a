"""Surfaces: the pixels of one phone at each size asked for, redrawn only where the frame changed.

Canvases are shared by all phones of a thread: a redraw paints everything inside its rectangle, so that nothing of what
the canvas showed before is left there. A phone keeps only its RGB pixels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gts_env.android.drawing.canvas import Canvas
from gts_env.android.painting.raster import Raster

if TYPE_CHECKING:
    import numpy.typing as npt

    from gts_env.android.frame import Frame


class Surfaces:
    """The canvases of one phone, by size and orientation.

    Attributes:
        check: Debug mode: every frame is drawn in full as well, and a difference is an error.
    """

    def __init__(self) -> None:
        self.check = False
        self._held: dict[tuple[int, int], Raster] = {}

    def rgb(self, frame: Frame, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        """The frame at ``size`` (portrait width, height) as a fresh uint8 array (height, width, 3).

        A turned device is drawn lying in the same array shape: scaled to fit, in the middle of black.
        """
        held = self._held.get(size)
        if held is None or held.device != frame.size:
            held = self._held[size] = Raster(size, frame.size)
        held.update(frame)
        shown = held.fresh()
        if self.check:
            full = Raster(size, frame.size, known=False)
            full.draw_on(Canvas(surface=full.inner, device=full.device), frame)
            if not np.array_equal(full.out, shown):
                raise AssertionError(f"dirty rectangle missed a change in {frame.state.entry.screen!r}")
        return shown

    def fresh(self, frame: Frame, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        """The frame drawn in full at the device's own size, as it is turned."""
        held = self._held.get(size)
        if held is None or held.device != frame.size:
            held = Raster(size, frame.size)
        held.update(frame)
        return held.fresh()
