"""Text fields of the window in front: which has the focus, which comes next, and keeping the focused one in view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android import windows
from gts_env.android.layout.context import IME

if TYPE_CHECKING:
    from gts_env.android.frame import Composer, Frame
    from gts_env.android.hit import Hit
    from gts_env.android.layout.box import Box
    from gts_env.android.state import PhoneState
    from gts_env.android.view_state import ViewState
    from gts_env.android.window import Window

MARGIN_DP = 16
"""Room left around a field that is brought into view."""


def key_of(field: Any) -> str:
    """The key under which a field's text and focus are kept."""
    return str(field.key or field.id or "")


def is_field(box: Box) -> bool:
    """Whether a box is a text field."""
    return bool(getattr(box.widget, "editable", False))


def focused_box(frame: Frame) -> Box | None:
    """The box of the focused text field in the active window."""
    return focused_in(frame.active, frame.state)


def focused_in(window: Window, state: PhoneState) -> Box | None:
    """The box of the focused text field in a window; the window in front is the one that has it."""
    key = windows.focused(state)
    trail = _in_window(window, key) if key is not None else None
    return trail[-1][0] if trail else None


def place_of(window: Window, key: str) -> Hit | None:
    """The field with this key in a window, and where it stands."""
    trail = _in_window(window, key)
    return trail[-1] if trail else None


def seen_of(window: Window, key: str) -> tuple[Hit, tuple[int, int, int, int]] | None:
    """The field with this key, and the part of the screen in which what lies in its place is in view."""
    trail = _in_window(window, key)
    if not trail:
        return None
    left, top, right, bottom = window.x, window.y, window.x + window.box.w, window.y + window.box.h
    for box, x, y in trail[:-1]:
        if box.clip:
            left, top = max(left, x), max(top, y)
            right, bottom = min(right, x + box.w), min(bottom, y + box.h)
    return trail[-1], (left, top, right, bottom)


def _trail(frame: Frame, key: str) -> list[Hit] | None:
    return _in_window(frame.active, key)


def _in_window(window: Window, key: str) -> list[Hit] | None:
    """Boxes down to the field with this key, with their places; where they are is looked for once in a layout."""
    box, x, y = window.box, window.x, window.y
    paths = box.paths
    if paths is None:
        paths = box.paths = {}
    if key not in paths:
        paths[key] = _path(box, key)
    path = paths[key]
    if path is None:
        return None
    trail = [(box, x, y)]
    for place in path:
        box, kx, ky = box.kids[place]
        x, y = x + kx, y + ky
        trail.append((box, x, y))
    return trail


def _path(box: Box, key: str) -> tuple[int, ...] | None:
    """The way down to the field with this key: its place among the children, box by box. Boxes would be a cycle."""
    if is_field(box) and key_of(box.widget) == key:
        return ()
    for place, (kid, _, _) in enumerate(box.kids):
        found = _path(kid, key)
        if found is not None:
            return (place, *found)
    return None


def keys(frame: Frame) -> list[str]:
    """Keys of the enabled text fields of the active window, in drawing order."""
    found: list[str] = []
    stack = [frame.active.box]
    while stack:
        box = stack.pop()
        if is_field(box) and box.widget.enabled:
            found.append(key_of(box.widget))
        stack.extend([kid for kid, _, _ in reversed(box.kids)])
    return found


def after(frame: Frame, field: Any) -> str | None:
    """Key of the field that follows, or None after the last."""
    all_keys = keys(frame)
    key = key_of(field)
    at = all_keys.index(key) + 1 if key in all_keys else len(all_keys)
    return all_keys[at] if at < len(all_keys) else None


def after_focus(frame: Frame) -> str | None:
    """Key of the field the tab key moves to: the next one, or the first."""
    all_keys = keys(frame)
    key = windows.focused(frame.state)
    if not all_keys:
        return None
    return all_keys[(all_keys.index(key) + 1) % len(all_keys)] if key in all_keys else all_keys[0]


def settled(composer: Composer, before: PhoneState, state: PhoneState) -> PhoneState:
    """The state once focus has settled after a gesture.

    A field that is gone from the window has lost the focus, and with it the keyboard; a field that just got the
    focus, over which the keyboard came up, or in which the caret moved, is scrolled until the caret is seen.
    """
    key = windows.focused(state)
    if key is None:
        return windows.hide_keyboard(state) if state.ime else state
    frame = composer.frame(state)
    same_window = _front(before) == _front(state) and before.config == state.config
    if not same_window or windows.focused(before) != key or before.ime != state.ime or _wrote(before, state, key):
        state = _caret_shown(frame, key)
        frame = composer.frame(state)
        trail = _trail(frame, key)
        if trail is None and same_window:
            # A list lays out only what is in view: a field that the keyboard pushed out is looked for where it was.
            trail = _trail(composer.frame(before), key)
        state = _revealed(trail, frame)
        frame = composer.frame(state)
    return state if _trail(frame, key) is not None else windows.focus(state, None)


def _front(state: PhoneState) -> tuple[int, int]:
    return state.entry.uid, len(state.entry.layers)


def _wrote(before: PhoneState, state: PhoneState, key: str) -> bool:
    """Whether text or caret of a field of the window in front are others than before."""
    old, new = _view(before), _view(state)
    return old is not new and any(old.get(f"{key}:{k}") != new.get(f"{key}:{k}") for k in ("caret", "text"))


def _view(state: PhoneState) -> ViewState:
    entry = state.entry
    return entry.layers[-1].view if entry.layers else entry.view


def _caret_shown(frame: Frame, key: str) -> PhoneState:
    """The frame's state with the text of the field moved within it so that the caret is in view."""
    state = frame.state
    trail = _trail(frame, key)
    box: Any = trail[-1][0] if trail else None
    look: Any = box.data if box is not None else None
    if not getattr(look, "over", 0):
        return state
    top, bottom = look.caret_span
    offset = min(max(look.offset, look.offset + bottom - look.area[3]), look.offset + top - look.area[1])
    return windows.put(state, f"{key}:offset", box.widget.offset_near(box, offset), saved=False)


def _revealed(trail: list[Hit] | None, new: Frame) -> PhoneState:
    """The new frame's state with its scrolling list moved so that the field at the end of a trail is in view."""
    state = new.state
    at = next((i for i in range(len(trail) - 1, -1, -1) if _scrolls(trail[i][0])), None) if trail else None
    if trail is None or at is None:
        return state
    box, _, y = trail[at]
    field, _, field_y = trail[-1]
    now = _scroller(new.active.box, new.active.y, box.widget.scroll_key)  # type: ignore[attr-defined]
    if now is None:
        return state
    top = field_y - y + box.data.offset
    start, end = getattr(field.data, "caret_span", (0, field.h))
    offset = _offset(new, now, top, start, end, field.h)
    return state if offset == now[0].data.offset else windows.put(state, box.widget.scroll_key, offset)  # type: ignore[attr-defined]


def _scrolls(box: Box) -> bool:
    return box.widget.scrolls and not getattr(box.widget, "horizontal", False)


def _scroller(box: Box, y: int, key: str) -> tuple[Box, int] | None:
    if _scrolls(box) and box.widget.scroll_key == key:  # type: ignore[attr-defined]
        return box, y
    for kid, _, ky in box.kids:
        found = _scroller(kid, y + ky, key)
        if found is not None:
            return found
    return None


def _offset(frame: Frame, scroller: tuple[Box, int], top: int, start: int, end: int, tall: int) -> int:
    """The nearest offset at which a field lies above the keyboard, or at least the line of its caret.

    Args:
        frame: The frame.
        scroller: What scrolls, with its top in device pixels.
        top: Top of the field within what scrolls.
        start: Top of the caret's line within the field.
        end: Bottom of that line.
        tall: Height of the field.
    """
    box, y = scroller
    lay = frame.active.lay
    board = frame.window("ime")
    # A window that is panned is as tall as without the keyboard.
    floor = board.y if board is not None and lay.facts[IME] else frame.size[1]
    room = min(box.h, floor - y)
    if tall <= room:
        start, end = 0, tall
    margin = min(lay.px(MARGIN_DP), max(0, (room - (end - start)) // 2))
    offset: int = box.data.offset
    wanted = min(max(offset, top + end + margin - room), max(0, top + start - margin))
    return int(box.widget.range(lay, box, wanted)) if wanted != offset else offset  # type: ignore[attr-defined]
