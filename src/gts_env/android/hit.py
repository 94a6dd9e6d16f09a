"""Hit test: the boxes under a point, as Android dispatches a touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.window import Window

Hit = tuple["Box", int, int]
"""A box and the place of its top left in device pixels."""


def path(window: Window, x: int, y: int, wants: Callable[[Box], bool]) -> list[Hit]:
    """Boxes from the window's root to the one that wants the touch; empty if none does.

    Of overlapping siblings the last drawn is asked first, and children before their parents.
    """
    return _descend(window.box, window.x, window.y, x, y, [], wants) or []


def _descend(
    box: Box, bx: int, by: int, x: int, y: int, trail: list[Hit], wants: Callable[[Box], bool]
) -> list[Hit] | None:
    inside = bx <= x < bx + box.w and by <= y < by + box.h
    if box.clip and not inside:
        return None
    trail = [*trail, (box, bx, by)]
    for kid, kx, ky in reversed(box.kids):
        left, top, right, bottom = kid.ink
        kx, ky = bx + kx, by + ky
        if kx + left <= x < kx + right and ky + top <= y < ky + bottom:
            found = _descend(kid, kx, ky, x, y, trail, wants)
            if found is not None:
                return found
    return trail if inside and wants(box) else None


def takes_tap(box: Box) -> bool:
    """Whether a box consumes taps."""
    w = box.widget
    return bool(w.on_click or w.on_long_click or w.on_double_click or w.solid)


def windows_at(frame: Frame, x: int, y: int) -> list[Window]:
    """Windows that hold a point, topmost first; toasts let touches through."""
    return [w for w in reversed(frame.windows) if w.kind != "toast" and w.holds(x, y)]
