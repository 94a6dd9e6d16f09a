"""Reconciling a freshly built tree of widgets with the one before it.

A screen is built anew when anything it read has changed, but most of what it builds is as before. Where a new widget
is alike in all its arguments, the old object takes its place, and with it everything that was worked out for it:
layout, drawing, accessibility nodes.
"""

from __future__ import annotations

from typing import Any, TypeVar

from gts_env.android.widgets.base import MEMOS, Widget
from gts_env.android.widgets.placed import At

W = TypeVar("W", bound=Widget)

_MISSING = object()


def reconcile(new: W, old: Widget) -> W:
    """The old widget if the new one is alike, else the new one with its parts reconciled."""
    # What was laid out before is a remembered part and has a memory of its own: comparing it would gain nothing.
    if new is old or type(new) is not type(old) or new.box_memo is not None:
        return new
    mine, its = new.__dict__, old.__dict__
    alike = _count(mine) == _count(its)
    for name, value in mine.items():
        if name in MEMOS:
            continue
        before = its.get(name, _MISSING)
        if value is before:
            continue
        found = _part(value, before)
        if found is before:
            mine[name] = before
        else:
            alike = False
            if found is not value:
                mine[name] = found
    return old if alike else new


def _count(attributes: dict[str, Any]) -> int:
    return len(attributes) - sum([name in attributes for name in MEMOS])


def _part(value: Any, before: Any) -> Any:
    """An argument: the old one if they are equal, else the new one with what in it is alike taken from the old."""
    if isinstance(value, Widget):
        return reconcile(value, before) if isinstance(before, Widget) else value
    if type(value) is tuple and type(before) is tuple:
        return _tuple(value, before)
    if type(value) is At and type(before) is At:
        return _place(value, before)
    return before if value == before else value


def _tuple(value: tuple[Any, ...], before: tuple[Any, ...]) -> tuple[Any, ...]:
    if not value or not isinstance(value[0], (Widget, At)):
        return before if value == before else value
    found = [v if i >= len(before) or v is before[i] else _part(v, before[i]) for i, v in enumerate(value)]
    if len(value) == len(before) and all(f is b for f, b in zip(found, before, strict=True)):
        return before
    return tuple(found)


def _place(value: At, before: At) -> At:
    child = reconcile(value.child, before.child)
    same = (value.x, value.y, value.w, value.h) == (before.x, before.y, before.w, before.h)
    if child is before.child and same:
        return before
    if child is not value.child:
        return At(child, value.x, value.y, value.w, value.h)
    return value
