"""Gestures: from a finger on the glass to an effect on a widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import effects as fx
from gts_env.android import fling, hit
from gts_env.android.seams import Touch

if TYPE_CHECKING:
    from gts_env.android.frame import Frame, Window
    from gts_env.android.layout.box import Box
    from gts_env.android.ui import Tx

EDGE_DP = 24
SLOP_DP = 8
LONG_PRESS_MS = 400


def direction(dx: int, dy: int) -> str:
    """Main direction in which the finger moved."""
    if abs(dx) >= abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"


def touch(tx: Tx, frame: Frame, x: int, y: int, gesture: str) -> None:
    """A tap, long press or double tap at a point."""
    for window in hit.windows_at(frame, x, y):
        if window.kind == "navigation" and not hit.path(window, x, y, hit.takes_tap):
            continue
        if window.kind in ("status", "navigation", "ime") or window is frame.active:
            _touch_window(tx, window, x, y, gesture)
        elif frame.active.kind in ("dialog", "sheet", "menu"):
            tx.run(fx.Dismiss())
        return


def _touch_window(tx: Tx, window: Window, x: int, y: int, gesture: str) -> None:
    trail = hit.path(window, x, y, hit.takes_tap)
    if not trail:
        return
    box, bx, by = trail[-1]
    widget = box.widget
    if not widget.enabled:
        return
    if gesture == "tap":
        effect = widget.tapped(box, x - bx, y - by)
    elif gesture == "long_press":
        effect = widget.on_long_click
        if effect is None and widget.on_click is not None:
            # Android runs the click of a view without a long-click listener when the finger is lifted.
            effect = widget.tapped(box, x - bx, y - by)
    else:
        effect = widget.on_double_click
        if effect is None:
            effect = widget.tapped(box, x - bx, y - by)
    if effect is None:
        return
    tx.run(tx.seams.event(tx, Touch(gesture, widget, x, y), effect))


def swipe(tx: Tx, frame: Frame, start: tuple[int, int], end: tuple[int, int], ms: int) -> None:
    """A swipe: system edges first, then widgets that take swipes, then whatever scrolls that way."""
    x, y = start
    dx, dy = end[0] - x, end[1] - y
    density = frame.state.config.density
    if max(abs(dx), abs(dy)) < SLOP_DP * density:
        touch(tx, frame, x, y, "tap" if ms < LONG_PRESS_MS else "long_press")
        return
    way = direction(dx, dy)
    if _system_swipe(tx, frame, x, y, way, density):
        return
    for window in hit.windows_at(frame, x, y):
        if window is frame.active or window.kind == "ime":
            _swipe_window(tx, window, (x, y), (dx, dy), way, ms)
            return


def _system_swipe(tx: Tx, frame: Frame, x: int, y: int, way: str, density: float) -> bool:
    if frame.state.config.navigation != "gesture":
        return False
    width, height = frame.size
    edge = int(EDGE_DP * density)
    if way == "up" and y >= height - edge:
        tx.run(fx.Home())
        return True
    return False


def is_back_swipe(frame: Frame, x: int, y: int, way: str) -> bool:
    """Whether a swipe from this point is the back gesture: inward from the left or right edge."""
    config = frame.state.config
    width, height = frame.size
    edge = int(EDGE_DP * config.density)
    if config.navigation != "gesture" or y >= height - edge:
        return False
    return (x < edge and way == "right") or (x >= width - edge and way == "left")


def _swipe_window(
    tx: Tx, window: Window, start: tuple[int, int], delta: tuple[int, int], way: str, ms: int
) -> None:
    horizontal = way in ("left", "right")

    def wants(box: Box) -> bool:
        w = box.widget
        if any(d == way for d, _ in w.on_swipe):
            return True
        return w.scrolls and getattr(w, "horizontal", False) == horizontal

    trail = hit.path(window, *start, wants)
    if not trail:
        return
    box, bx, by = trail[-1]
    widget = box.widget
    effect: fx.Effect | None = next((e for d, e in widget.on_swipe if d == way), None)
    if effect is None:
        effect = scroll_effect(window, box, delta[0] if horizontal else delta[1], ms)
    found = tx.seams.event(tx, Touch("swipe", widget, *start, direction=way), effect)
    if found is not None:
        tx.run(found)


def scroll_effect(window: Window, box: Box, moved: int, ms: int) -> fx.Effect | None:
    """The new offset after the finger moved by ``moved`` pixels along the axis; 0 ms means without a fling."""
    widget = box.widget
    lay = window.lay
    if getattr(widget, "horizontal", False) and lay.theme.rtl:
        moved = -moved
    far = moved + fling.distance(moved, ms, lay.theme.density)
    wanted = box.data.offset - far
    offset = widget.range(lay, box, wanted)  # type: ignore[attr-defined]
    if offset == box.data.offset:
        return None
    return fx.Put(widget.scroll_key, offset)  # type: ignore[attr-defined]
