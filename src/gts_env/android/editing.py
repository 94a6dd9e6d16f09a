"""Editing text in the focused field: insert, delete, caret, submit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android import effects as fx
from gts_env.android import windows

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.ui import Tx


def field_box(frame: Frame) -> Box | None:
    """The box of the focused text field in the active window."""
    key = windows.focused(frame.state)
    return _find(frame.active.box, key) if key is not None else None


def _find(box: Box, key: str) -> Box | None:
    widget = box.widget
    if getattr(widget, "editable", False) and (widget.key or widget.id) == key:
        return box
    for kid, _, _ in box.kids:
        found = _find(kid, key)
        if found is not None:
            return found
    return None


def insert(tx: Tx, frame: Frame, text: str, *, clear: bool = False) -> str | None:
    """Type into the focused field at the caret; returns an error an agent may read, or None."""
    box = field_box(frame)
    if box is None:
        return "no text field has the focus: tap one before typing"
    field: Any = box.widget
    old, caret = field.content(frame.active.lay)
    if clear:
        old, caret = "", 0
    text = field.accepts(text)
    new = old[:caret] + text + old[caret:]
    if field.max_length is not None and len(new) > field.max_length:
        keep = max(0, field.max_length - len(old))
        text = text[:keep]
        new = old[:caret] + text + old[caret:]
    _write(tx, field, new, caret + len(text))
    return None


def backspace(tx: Tx, frame: Frame) -> None:
    """Delete the character before the caret."""
    box = field_box(frame)
    if box is None:
        return
    field: Any = box.widget
    old, caret = field.content(frame.active.lay)
    if caret > 0:
        _write(tx, field, old[: caret - 1] + old[caret:], caret - 1)


def submit(tx: Tx, frame: Frame) -> None:
    """Press the keyboard's action key: a line break in a multi-line field, else the field's action."""
    box = field_box(frame)
    if box is None:
        return
    field: Any = box.widget
    if field.multiline:
        insert(tx, frame, "\n")
        return
    if field.on_submit is not None:
        tx.run(field.on_submit)
    following = _next_field(frame, field) if field.ime_action == "next" else None
    if following is not None:
        tx.run(fx.Focus(following))
    elif tx.state.entry.uid == tx.entry.uid:
        tx.state = windows.focus(tx.state, None)


def _next_field(frame: Frame, field: Any) -> str | None:
    keys = fields(frame)
    here = keys.index(field.key or field.id)
    return keys[here + 1] if here + 1 < len(keys) else None


def fields(frame: Frame) -> list[str]:
    """Keys of the enabled text fields of the active window, in drawing order."""
    found: list[str] = []
    stack = [frame.active.box]
    while stack:
        box = stack.pop()
        widget = box.widget
        if getattr(widget, "editable", False) and widget.enabled:
            found.append(widget.key or widget.id or "")
        stack.extend(kid for kid, _, _ in reversed(box.kids))
    return found


def after_focus(frame: Frame) -> str | None:
    """Key of the field the tab key moves to: the next one, or the first."""
    keys = fields(frame)
    key = windows.focused(frame.state)
    if not keys:
        return None
    return keys[(keys.index(key) + 1) % len(keys)] if key in keys else keys[0]


def _write(tx: Tx, field: Any, text: str, caret: int) -> None:
    key = field.key or field.id
    tx.run(fx.Put(f"{key}:text", text))
    tx.run(fx.Put(f"{key}:caret", caret))
    if field.on_change is not None:
        tx.run(field.on_change)
