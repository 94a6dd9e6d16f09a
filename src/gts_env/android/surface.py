"""Surfaces: the pixels of one phone at each size asked for, redrawn only where the frame changed.

Canvases are shared by all phones of a thread: a redraw paints everything inside its rectangle, so that nothing of what
the canvas showed before is left there. A phone keeps only its RGB pixels.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from gts_env.android.drawing.canvas import Canvas
from gts_env.android.gallery import GALLERY, Key, key_of
from gts_env.android.layout.box import number_of
from gts_env.android.painter import Rect, area_of, dirty, paint
from gts_env.android.patches import PATCHES, Patch

if TYPE_CHECKING:
    import numpy.typing as npt

    from gts_env.android.frame import Frame
    from gts_env.android.window import Window

BARS = ("status", "navigation")
"""Kinds of windows that stay as they are in most steps."""


class Surfaces:
    """The canvases of one phone, by size and orientation.

    Attributes:
        check: Debug mode: every frame is drawn in full as well, and a difference is an error.
    """

    def __init__(self) -> None:
        self.check = False
        self._held: dict[tuple[int, int], _Held] = {}

    def rgb(self, frame: Frame, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        """The frame at ``size`` (portrait width, height) as a fresh uint8 array (height, width, 3).

        A turned device is drawn lying in the same array shape: scaled to fit, in the middle of black.
        """
        held = self._held.get(size)
        if held is None or held.device != frame.size:
            held = self._held[size] = _Held(size, frame.size)
        held.update(frame)
        if self.check:
            full = _Held(size, frame.size, known=False)
            full.draw_on(Canvas(surface=full.inner, device=full.device), frame)
            if not np.array_equal(full.out, held.shown):
                raise AssertionError(f"dirty rectangle missed a change in {frame.state.entry.screen!r}")
        return held.shown.copy()

    def fresh(self, frame: Frame, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        """The frame drawn in full at the device's own size, as it is turned."""
        held = self._held.get(size)
        if held is None or held.device != frame.size:
            held = _Held(size, frame.size)
        held.update(frame)
        return held.shown.copy()


def _same_bars(before: Frame, after: Frame) -> tuple[Window, ...]:
    """The system's bars in a frame that were the same windows in the one before."""
    return tuple([w for w in after.windows if w.kind in BARS and w in before.windows])


def _touch(rects: Sequence[Rect], windows: Sequence[Window]) -> bool:
    """Whether a rectangle reaches into a window."""
    return any(
        left < w.x + w.box.w and right > w.x and top < w.y + w.box.h and bottom > w.y
        for left, top, right, bottom in rects
        for w in windows
    )


_local = threading.local()


def shared_canvas(surface: tuple[int, int], device: tuple[int, int]) -> Canvas:
    """This thread's canvas of a size; what it shows is anybody's."""
    table: dict[tuple[tuple[int, int], tuple[int, int]], Canvas] | None = getattr(_local, "canvases", None)
    if table is None:
        table = _local.canvases = {}
    canvas = table.get((surface, device))
    if canvas is None:
        canvas = table[(surface, device)] = Canvas(surface=surface, device=device)
    return canvas


class _Held:
    """The RGB pixels of a phone at one size, and the frame they show; ``known``: screens may be copied, not drawn."""

    __slots__ = ("device", "frame", "inner", "known", "out", "rows", "shown", "view")

    def __init__(self, size: tuple[int, int], device: tuple[int, int], known: bool = True) -> None:
        self.device = device
        self.known = known
        self.frame: Frame | None = None
        width, height = size
        scale = min(width / device[0], height / device[1])
        inner = max(1, round(device[0] * scale)), max(1, round(device[1] * scale))
        if abs(inner[0] - width) <= 1 and abs(inner[1] - height) <= 1:
            inner = size
        self.inner = inner
        # One spare word, since a pixel is written as four bytes of which the next pixel overwrites the last.
        memory = np.zeros(width * height * 3 + 4, np.uint8)
        self.out = memory[: width * height * 3].reshape(height, width, 3)
        # Either the pixels of this phone or a picture of the gallery that shows the same.
        self.shown = self.out
        left, top = (width - inner[0]) // 2, (height - inner[1]) // 2
        self.view = self.out[top : top + inner[1], left : left + inner[0]]
        self.rows: npt.NDArray[np.uint32] | None = None
        if inner == size and sys.byteorder == "little":
            self.rows = np.ndarray((height, width), np.uint32, memory.data, 0, (width * 3, 3))

    def update(self, frame: Frame) -> None:
        """Bring the pixels up to a frame."""
        before, self.frame = self.frame, frame
        if frame is before:
            return
        bars = _same_bars(before, frame) if before is not None and self.known else ()
        change = None if before is None or not self.known else (self._key(before, bars), self._key(frame, bars))
        patches = None if change is None else PATCHES.find(change)
        if patches is not None:
            self._own()
            for patch in patches:
                self.view[patch.top : patch.bottom, patch.left : patch.right] = patch.pixels
            return
        rects = dirty(before, frame)
        if rects is None or self._is_most(rects):
            self._draw_most(frame, rects)
            return
        grown = [self._grown(r) for r in rects]
        canvas = self._draw(frame, grown)
        if change is not None and not _touch(grown, bars):
            PATCHES.offer(change, lambda: tuple([self._cut(canvas, rect) for rect in grown]))

    def _key(self, frame: Frame, bars: Sequence[Window]) -> Key:
        return key_of(frame, self.out.shape[1::-1], bars)

    def _draw_most(self, frame: Frame, rects: list[Rect] | None) -> None:
        """Copy the picture of a screen that was drawn before, with the clock of now; or draw all or most of it."""
        status = frame.window("status")
        key = self._key(frame, () if status is None else (status,))
        clock = 0 if status is None else number_of(status.box)
        known = GALLERY.find(key) if self.known else None
        if known is None:
            self._draw(frame, [None] if rects is None else [self._grown(r) for r in rects])
            if self.known:
                GALLERY.offer(key, self.out, clock)
            return
        self.shown = known.pixels
        if status is not None and known.clock != clock:
            self._draw(frame, [self._grown(area_of(status))])

    def _cut(self, canvas: Canvas, rect: Rect) -> Patch:
        left, top, right, bottom = canvas.surface_bounds([rect])
        return Patch(top, bottom, left, right, self.view[top:bottom, left:right].copy())

    def _is_most(self, rects: list[Rect]) -> bool:
        area = sum((right - left) * (bottom - top) for left, top, right, bottom in rects)
        return area * 3 > self.device[0] * self.device[1]

    def _own(self) -> None:
        """Have what is shown in pixels of this phone's own, so that they can be changed."""
        if self.shown is not self.out:
            np.copyto(self.out, self.shown)
            self.shown = self.out

    def _draw(self, frame: Frame, rects: Sequence[Rect | None]) -> Canvas:
        if None in rects:
            self.shown = self.out
        self._own()
        canvas = shared_canvas(self.inner, self.device)
        self.draw_on(canvas, frame, rects)
        return canvas

    def draw_on(self, canvas: Canvas, frame: Frame, rects: Sequence[Rect | None] = (None,)) -> None:
        """Draw rectangles of a frame on a canvas, None for all of it, and take their pixels."""
        for rect in rects:
            paint(canvas, frame, rect)
            self._copy(canvas, rect)

    def _grown(self, rect: Rect) -> Rect:
        """A rectangle with a pixel of the surface around it: lines thinner than that bleed into their neighbours."""
        across, down = -(-self.device[0] // self.inner[0]), -(-self.device[1] // self.inner[1])
        return rect[0] - across, rect[1] - down, rect[2] + across, rect[3] + down

    def _copy(self, canvas: Canvas, rect: tuple[int, int, int, int] | None) -> None:
        """Copy painted pixels to RGB.

        Rows are copied whole, a word a pixel at a stride of three bytes: 2.5 times as fast as channel by channel.
        """
        if self.rows is None:
            canvas.copy_rgb(self.view, None if rect is None else [rect])
            return
        top, bottom = 0, self.inner[1]
        if rect is not None:
            left, top, right, bottom = canvas.surface_bounds([rect])
            if left > 0 or right < self.inner[0]:
                # Beside the rectangle the canvas shows whatever was drawn there last, by this phone or another.
                canvas.copy_rgb(self.view, [rect])
                return
        source = canvas.pixels.view(np.uint32)[top:bottom, :, 0]
        if bottom < self.inner[1]:
            # The last word of the band spills one byte into the row below it.
            spilled = self.out[bottom, 0, 0]
            np.copyto(self.rows[top:bottom], source)
            self.out[bottom, 0, 0] = spilled
        else:
            np.copyto(self.rows[top:bottom], source)
