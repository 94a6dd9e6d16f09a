"""Editing text in the focused field: insert, erase, submit. Typing and the keys of the soft keyboard both end here."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from gts_env.android import effects as fx
from gts_env.android import fields, graphemes, selecting, windows
from gts_env.android.seams import Touch

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.ui import Tx

_DIGITS = frozenset("0123456789٠١٢٣٤٥٦٧٨٩")
ALLOWED: dict[str, frozenset[str]] = {
    "number": _DIGITS | frozenset(".,-"),
    "phone": _DIGITS | frozenset("+-*#()/.,; "),
    "datetime": _DIGITS | frozenset(":-/. "),
}
"""Characters that a field of an input type takes; a type that is not here takes all."""


def insert(tx: Tx, frame: Frame, text: str, *, clear: bool = False) -> str | None:
    """Type into the focused field at the caret; returns an error an agent may read, or None."""
    box = fields.focused_box(frame)
    if box is None:
        return "no text field has the focus: tap one before typing"
    field: Any = box.widget
    old, caret = _content(box, frame)
    start = caret
    if clear:
        old, start, caret = "", 0, 0
    elif (span := selecting.selection_of(box, frame.active.lay)) is not None:
        start, caret = span
    text = _fitting(field, old[:start] + old[caret:], accepted(field, text))
    _write(tx, box, frame, old[:start] + text + old[caret:], start + len(text))
    return None


def accepted(field: Any, text: str) -> str:
    """What a field takes of a text: line breaks only if it has several lines, and what its input type allows.

    Of control characters only line breaks and tabs are typed; in a field of one line they become spaces.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.isprintable():
        several = bool(getattr(field, "multiline", False))
        text = "".join([_typed(ch, several) for ch in text])
    allowed = ALLOWED.get(getattr(field, "input_type", "text"))
    if allowed is not None:
        text = "".join([ch for ch in text if ch in allowed])
    return str(field.accepts(text))


def _typed(ch: str, several: bool) -> str:
    if ch in "\n\t":
        return ch if several else " "
    return "" if unicodedata.category(ch) in ("Cc", "Cs") else ch


def _fitting(field: Any, old: str, text: str) -> str:
    """As much of a text as the field has room for, cut between characters as a reader sees them."""
    most: int | None = getattr(field, "max_length", None)
    if most is None or len(old) + len(text) <= most:
        return text
    return text[: graphemes.snapped(text, most - len(old))] if most > len(old) else ""


def backspace(tx: Tx, frame: Frame, times: int = 1) -> None:
    """Delete the character before the caret: an emoji as one, the marks of a letter one by one."""
    box = fields.focused_box(frame)
    if box is None:
        return
    old, caret = _content(box, frame)
    span = selecting.selection_of(box, frame.active.lay)
    start = caret if span is None else span[0]
    for _ in range(times if span is None else 0):
        start = graphemes.erased(old, start)
    _write(tx, box, frame, old[:start] + old[caret:], start)


def submit(tx: Tx, frame: Frame) -> None:
    """Press the keyboard's action key: a line break in a field of several lines, else the field's action.

    ``next`` moves on to the following field; ``send`` leaves the keyboard up for the next message; after any other
    action the keyboard hides and the field keeps the focus.
    """
    box = fields.focused_box(frame)
    if box is None:
        return
    field: Any = box.widget
    if field.multiline:
        insert(tx, frame, "\n")
        return
    here = _place(tx)
    if field.on_submit is not None:
        _done(tx, box, frame, "submit", field.on_submit)
    if _place(tx) != here:
        return
    following = fields.after(frame, field) if field.ime_action == "next" else None
    if following is not None:
        tx.run(fx.Focus(following))
    elif field.ime_action != "send":
        tx.state = windows.hide_keyboard(tx.state)


def _place(tx: Tx) -> tuple[Any, ...]:
    """Window and field that have the focus: an action may have moved either."""
    entry = tx.state.entry
    return entry.uid, len(entry.layers), windows.focused(tx.state), tx.state.ime


def _content(box: Box, frame: Frame) -> tuple[str, int]:
    field: Any = box.widget
    text, caret = field.content(frame.active.lay)
    return text, graphemes.snapped(text, caret)


def _write(tx: Tx, box: Box, frame: Frame, text: str, caret: int) -> None:
    field: Any = box.widget
    old, at = field.content(frame.active.lay)
    key = field.key or field.id
    if selecting.is_on(frame.active.lay, key):
        tx.run(fx.Many(selecting.cleared(key)))
    elif frame.active.lay.view.get(f"{key}:handle"):
        tx.run(selecting.held_off(key))
    if text != old:
        then = () if field.on_change is None else (field.on_change,)
        puts = fx.Put(f"{key}:text", text), fx.Put(f"{key}:caret", caret)
        _done(tx, box, frame, "type", fx.Many((*puts, *then)))
    elif caret != at:
        tx.run(fx.Put(f"{key}:caret", caret))


def _done(tx: Tx, box: Box, frame: Frame, gesture: str, effect: fx.Effect) -> None:
    """What the keyboard does to a field, as far as faults let it."""
    tx.touch = Touch(gesture, box.widget, 0, 0, box=box, root=frame.active.box)
    tx.run(tx.seams.event(tx, tx.touch, effect))
