"""Gestures: from a finger on the glass to an effect on a widget."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.android import effects as fx
from gts_env.android import fields, fling, hit
from gts_env.android.seams import Touch

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.android.window import Window

SLOP_DP = 8
LONG_PRESS_MS = 400
SYSTEM = ("status", "navigation", "ime", "peek", "clipboard", "toolbar", "handle")
"""Kinds of windows that take touches beside the active one."""


def direction(dx: int, dy: int) -> str:
    """Main direction in which the finger moved."""
    if abs(dx) >= abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"


# -- touches ---------------------------------------------------------------------------------------------------------


def touch(tx: Tx, frame: Frame, x: int, y: int, gesture: str, ms: int = 0) -> None:
    """A tap, long press or double tap at a point; ``ms`` is how long the finger stays."""
    window, trail = _receiver(frame, x, y)
    if window is None:
        return
    if window.kind in SYSTEM or window is frame.active:
        if trail:
            held = next((step for step in trail if step[0].widget.grabs), None) if gesture == "long_press" else None
            _touch_box(tx, window, held or trail[-1], x, y, gesture, ms)
    elif frame.active.kind in ("dialog", "sheet", "menu"):
        tx.run(fx.Dismiss())


def double_tap(tx: Tx, frame_of: Callable[[PhoneState], Frame], x: int, y: int) -> None:
    """Two quick taps: a widget that knows double taps gets one, any other is tapped twice while its window stays."""
    frame = frame_of(tx.state)
    _, trail = _receiver(frame, x, y)
    if trail and (trail[-1][0].widget.on_double_click is not None or fields.is_field(trail[-1][0])):
        touch(tx, frame, x, y, "double_tap")
        return
    here = _front(tx.state)
    touch(tx, frame, x, y, "tap")
    if _front(tx.state) == here:
        touch(tx, frame_of(tx.state), x, y, "tap")


def _front(state: PhoneState) -> tuple[int, int]:
    return state.entry.uid, len(state.entry.layers)


def _receiver(frame: Frame, x: int, y: int) -> tuple[Window | None, list[hit.Hit]]:
    """The window that gets a touch, and the boxes down to the one that takes it."""
    for window in hit.windows_at(frame, x, y):
        trail = hit.path(window, x, y, hit.takes_tap)
        if trail or window.kind != "navigation":
            return window, trail
    return None, []


def _touch_box(tx: Tx, window: Window, target: hit.Hit, x: int, y: int, gesture: str, ms: int) -> None:
    box, bx, by = target
    widget = box.widget
    if not widget.enabled:
        return
    effect = widget.tapped(box, x - bx, y - by)
    if gesture == "double_tap":
        effect = widget.on_double_click
    elif gesture == "long_press":
        # Android runs the click of a view without a long-click listener when the finger is lifted.
        held = getattr(widget, "held", None)
        effect = held(ms) if held is not None else widget.on_long_click or (effect if widget.on_click else None)
    if gesture in ("long_press", "double_tap") and getattr(widget, "editable", False):
        effect = effect if widget.on_long_click else widget.word_picked(box, x - bx, y - by)  # type: ignore[attr-defined]
    if effect is not None:
        tx.touch = Touch(gesture, widget, x, y, None, box, bx, by, window.box)
        tx.run(tx.seams.event(tx, tx.touch, effect))


# -- swipes ----------------------------------------------------------------------------------------------------------


def swipe(tx: Tx, frame: Frame, start: tuple[int, int], end: tuple[int, int], ms: int) -> None:
    """A swipe within the window in front: the innermost widget that can follow it does.

    A list at its end hands the swipe on to what it lies in, as nested scrolling does. ``ms`` is 0 for a drag: the
    finger stops before it is lifted, and nothing flings.
    """
    x, y = start
    dx, dy = end[0] - x, end[1] - y
    if max(abs(dx), abs(dy)) < SLOP_DP * frame.state.config.density:
        touch(tx, frame, x, y, "tap" if ms < LONG_PRESS_MS else "long_press", ms)
        return
    for window in hit.windows_at(frame, x, y):
        if window is frame.active or window.kind in ("ime", "peek", "handle"):
            _swipe_window(tx, window, start, (dx, dy), ms)
            return


def _swipe_window(tx: Tx, window: Window, start: tuple[int, int], delta: tuple[int, int], ms: int) -> None:
    way = direction(*delta)

    def wants(box: Box) -> bool:
        return _follows(box, way)

    trail = [step for step in hit.path(window, *start, wants) if wants(step[0])]
    if not trail:
        return
    chosen, effect = trail[-1], None
    for box, bx, by in reversed(trail):
        effect = _swiped(window, box, (start[0] - bx, start[1] - by), delta, ms)
        if effect is not None:
            chosen = box, bx, by
            break
    box, bx, by = chosen
    tx.touch = Touch("swipe", box.widget, *start, way, box, bx, by, window.box)
    tx.run(tx.seams.event(tx, tx.touch, effect))


def _follows(box: Box, way: str) -> bool:
    widget = box.widget
    if any(d == way for d, _ in widget.on_swipe):
        return True
    horizontal = way in ("left", "right")
    moves = getattr(widget, "moves", "")
    if moves:
        return bool(widget.enabled and moves in ("both", "horizontal" if horizontal else "vertical"))
    return widget.scrolls and getattr(widget, "horizontal", False) == horizontal


def _swiped(window: Window, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> fx.Effect | None:
    """Effect of a swipe on one widget; None if it cannot follow."""
    widget: Any = box.widget
    way = direction(*delta)
    effect: fx.Effect | None = next((e for d, e in widget.on_swipe if d == way), None)
    if effect is not None:
        return effect
    if getattr(widget, "moves", ""):
        effect = widget.moved(window.lay, box, start, delta, ms)
        return effect
    return scroll_effect(window, box, delta[0] if way in ("left", "right") else delta[1], ms)


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
