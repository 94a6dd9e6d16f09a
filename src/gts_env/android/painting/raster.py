"""The pixels of one phone at one size: drawn, copied from what was drawn before, or both."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gts_env.android.drawing.canvas import Canvas
from gts_env.android.painting.gallery import GALLERY, Key, key_of
from gts_env.android.painting.lately import LATELY, place_of
from gts_env.android.painting.painter import Rect, changed, dirty, merged, paint
from gts_env.android.painting.patches import PATCHES, Patch
from gts_env.android.painting.pixels import Folded, copied

if TYPE_CHECKING:
    import numpy.typing as npt

    from gts_env.android.frame import Frame
    from gts_env.android.window import Window

BARS = ("status", "navigation")
"""Kinds of windows that stay as they are in most steps."""
MOST_PATCHES = 12
"""Patches over a picture of the gallery; with more, the phone takes the pixels for its own."""

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


class Raster:
    """What a phone shows at one size: pixels of its own, or a picture of the gallery with patches over it.

    Args:
        size: Width and height of the picture.
        device: Width and height of the screen, as it is turned.
        known: Whether what was drawn before may be copied.
    """

    __slots__ = ("_base", "_frame", "_inset", "_patches", "device", "inner", "known", "out", "view")

    def __init__(self, size: tuple[int, int], device: tuple[int, int], known: bool = True) -> None:
        self.device = device
        self.known = known
        self._frame: Frame | None = None
        # What is shown, if it is not the phone's own pixels.
        self._base: Folded | None = None
        self._patches: list[Patch] = []
        width, height = size
        scale = min(width / device[0], height / device[1])
        inner = max(1, round(device[0] * scale)), max(1, round(device[1] * scale))
        if abs(inner[0] - width) <= 1 and abs(inner[1] - height) <= 1:
            inner = size
        self.inner = inner
        self._inset = (width - inner[0]) // 2, (height - inner[1]) // 2
        self.out = np.zeros((height, width, 3), np.uint8)
        self.view = self._inside(self.out)

    def fresh(self) -> npt.NDArray[np.uint8]:
        """What is shown, as a new array (height, width, 3)."""
        if self._base is None:
            return copied(self.out)
        new = self._base.fresh()
        view = self._inside(new)
        for patch in self._patches:
            patch.lay(view)
        return new

    def update(self, frame: Frame) -> None:
        """Bring the pixels up to a frame."""
        before, self._frame = self._frame, frame
        if frame is before:
            return
        bars = _same_bars(before, frame) if before is not None and self.known else ()
        change = None if before is None or not self.known else (self._key(before, bars), self._key(frame, bars))
        patches = None if change is None else PATCHES.find(change)
        if patches is not None:
            self._lay(patches)
            return
        rects = dirty(before, frame)
        if rects is None or self._is_most(rects):
            self._show_most(frame, rects)
            return
        grown = self._all_grown(rects)
        patches = self._draw_patches(frame, grown)
        if change is not None and not _touch(grown, bars):
            PATCHES.offer(change, patches)

    def draw_on(self, canvas: Canvas, frame: Frame, rects: Sequence[Rect | None] = (None,)) -> None:
        """Draw rectangles of a frame on a canvas, None for all of it, and take their pixels for this phone's own."""
        for rect in rects:
            paint(canvas, frame, rect)
            canvas.copy_rgb(self.view, None if rect is None else [rect])

    def _inside(self, pixels: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """The part of a picture in which the screen lies."""
        (left, top), (width, height) = self._inset, self.inner
        return pixels[top : top + height, left : left + width]

    def _key(self, frame: Frame, bars: Sequence[Window]) -> Key:
        return key_of(frame, self.out.shape[1::-1], bars)

    def _show_most(self, frame: Frame, rects: list[Rect] | None) -> None:
        """Show the picture of a screen that was drawn before, with the clock of now; or draw all or most of it."""
        status = frame.window("status")
        key = self._key(frame, () if status is None else (status,))
        known = GALLERY.find(key) if self.known else None
        if known is not None:
            self._show(known.pixels)
            if status is not None and known.status is not None and known.status.box is not status.box:
                self._draw_patches(frame, [self._grown(r) for r in merged(changed(known.status, status), frame.size)])
        elif self.known:
            self._draw_known(frame, rects, key, status)
        else:
            self._draw(frame, self._all_grown(rects))

    def _draw_known(self, frame: Frame, rects: list[Rect] | None, key: Key, status: Window | None) -> None:
        """Draw what no picture shows: over how the screen lately looked, or as it is; and keep it."""
        place = place_of(frame, self.out.shape[1::-1])
        for look in LATELY.find(place):
            differs = dirty(look.frame, frame)
            if differs is not None and not self._is_most(differs):
                self._show(look.pixels)
                self._draw_patches(frame, self._all_grown(differs))
                if GALLERY.wants(key, self.out.nbytes):
                    self._own()
                    GALLERY.offer(key, Folded(self.out), status)
                return
        self._draw(frame, self._all_grown(rects))
        met, wanted = LATELY.met(place), GALLERY.wants(key, self.out.nbytes)
        if not (met or wanted):
            return
        folded = Folded(self.out)
        if met:
            LATELY.keep(place, frame, folded)
        if wanted:
            GALLERY.offer(key, folded, status)

    def _show(self, pixels: Folded) -> None:
        self._base = pixels
        self._patches.clear()

    def _all_grown(self, rects: list[Rect] | None) -> list[Any]:
        return [None] if rects is None else [self._grown(rect) for rect in rects]

    def _is_most(self, rects: list[Rect]) -> bool:
        area = sum((right - left) * (bottom - top) for left, top, right, bottom in rects)
        return area * 3 > self.device[0] * self.device[1]

    def _lay(self, patches: Sequence[Patch]) -> None:
        """Show patches over what is shown."""
        if self._base is not None and len(self._patches) + len(patches) > MOST_PATCHES:
            self._own()
        if self._base is not None:
            self._patches.extend(patches)
            return
        for patch in patches:
            patch.lay(self.view)

    def _own(self) -> None:
        """Have what is shown in pixels of this phone's own."""
        if self._base is not None:
            self._base.onto(self.out)
            for patch in self._patches:
                patch.lay(self.view)
        self._base = None
        self._patches.clear()

    def _draw(self, frame: Frame, rects: Sequence[Rect | None]) -> None:
        if None in rects:
            self._base = None
        self._own()
        self.draw_on(shared_canvas(self.inner, self.device), frame, rects)

    def _draw_patches(self, frame: Frame, rects: Sequence[Rect]) -> tuple[Patch, ...]:
        """Draw small parts of a frame, and show them."""
        canvas = shared_canvas(self.inner, self.device)
        patches = tuple([self._drawn(canvas, frame, rect) for rect in rects])
        self._lay(patches)
        return patches

    def _drawn(self, canvas: Canvas, frame: Frame, rect: Rect) -> Patch:
        paint(canvas, frame, rect)
        left, top, right, bottom = bounds = canvas.surface_bounds([rect])
        return Patch(top, bottom, left, right, canvas.cut(bounds))

    def _grown(self, rect: Rect) -> Rect:
        """A rectangle with a pixel of the surface around it: lines thinner than that bleed into their neighbours."""
        across, down = -(-self.device[0] // self.inner[0]), -(-self.device[1] // self.inner[1])
        return rect[0] - across, rect[1] - down, rect[2] + across, rect[3] + down


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
