"""Making widgets like others: a copy with changed attributes, with changed texts, with changed symbols."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, TypeVar

from gts_env.android.widgets.base import MEMOS, Widget
from gts_env.android.widgets.leaf import Drawing, Icon, Text
from gts_env.android.widgets.placed import At

W = TypeVar("W", bound=Widget)
SAYING = ("text", "title", "subtitle", "supporting", "label", "value", "hint", "message", "wordings")
"""Attributes in which widgets keep what they say."""


def altered(widget: W, **changes: Any) -> W:
    """A copy of a widget with other attributes."""
    clone = copy.copy(widget)
    for memo in MEMOS:
        clone.__dict__.pop(memo, None)
    clone.__dict__.update(changes)
    return clone


def leaves(widget: Widget, kind: type[W]) -> list[W]:
    """Widgets of a kind that a widget is made of, itself among them, in drawing order."""
    if isinstance(widget, kind):
        return [widget]
    return [leaf for value in widget.__dict__.values() for child in _widgets(value) for leaf in leaves(child, kind)]


def _widgets(value: Any) -> list[Widget]:
    if isinstance(value, Widget):
        return [value]
    if isinstance(value, At):
        return [value.child]
    return [w for v in value for w in _widgets(v)] if isinstance(value, tuple) else []


def mapped(widget: W, change: Callable[[Widget], Widget]) -> W:
    """A copy of a widget in which each part, from the inside out, is what ``change`` makes of it."""
    changes = {}
    for name, value in widget.__dict__.items():
        found = _mapped_value(value, change)
        if found is not value:
            changes[name] = found
    return change(altered(widget, **changes) if changes else widget)  # type: ignore[return-value]


def _mapped_value(value: Any, change: Callable[[Widget], Widget]) -> Any:
    if isinstance(value, Widget):
        return mapped(value, change)
    if isinstance(value, At):
        child = mapped(value.child, change)
        return value if child is value.child else At(child, value.x, value.y, value.w, value.h)
    if isinstance(value, tuple) and value and isinstance(value[0], (Widget, At)):
        made = tuple([_mapped_value(v, change) for v in value])
        return value if all(m is v for m, v in zip(made, value, strict=True)) else made
    return value


def texts(widget: Widget) -> list[str]:
    """What a widget says, in drawing order."""
    said = [leaf.text for leaf in leaves(widget, Text)]
    return said or [v for name in SAYING if isinstance(v := widget.__dict__.get(name), str)]


def retold(widget: W, change: Callable[[str], str], part: int | None = None) -> W:
    """A copy of a widget that says something else.

    Args:
        widget: The widget.
        change: From what it says to what it says instead.
        part: Number of the one text to change, in drawing order; None for all.
    """
    said = texts(widget)
    wanted = said if part is None else said[part : part + 1]
    if part is not None and part < 0:
        wanted = said[part:][:1]

    def tell(text: str) -> str:
        return change(text) if text in wanted else text

    return mapped(widget, lambda w: _retold(w, tell))


def _retold(widget: Widget, tell: Callable[[str], str]) -> Widget:
    changes: dict[str, Any] = {}
    for name in (*SAYING, "desc"):
        value = widget.__dict__.get(name)
        if isinstance(value, str):
            changes[name] = tell(value)
        elif isinstance(value, tuple) and all(isinstance(v, str) for v in value):
            changes[name] = tuple([tell(v) for v in value])
    changes = {name: new for name, new in changes.items() if new != widget.__dict__[name]}
    return altered(widget, **changes) if changes else widget


def images(widget: Widget) -> list[Drawing]:
    """Pictures a widget is made of."""
    return leaves(widget, Drawing)


def resymboled(widget: W, change: Callable[[str], str]) -> W:
    """A copy of a widget with other symbols."""

    def each(part: Widget) -> Widget:
        name = "name" if isinstance(part, Icon) else "icon"
        value = part.__dict__.get(name)
        return altered(part, **{name: change(value)}) if isinstance(value, str) and change(value) != value else part

    return mapped(widget, each)
