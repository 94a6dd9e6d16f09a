"""Formatting a value again: in another format, or another value in the same one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.locale.formats import Asked, Formats


def again(asked: Asked, formats: Formats, value: Any, form: Any) -> str:
    """What these formats make of a value of the kind that was asked for."""
    return _MAKE[asked.kind](formats, value, form)


_MAKE: dict[str, Callable[[Formats, Any, Any], str]] = {
    "date": lambda f, value, form: f.date(value, form),
    "time": lambda f, value, form: f.time(value),
    "hour": lambda f, value, form: f.hour(value),
    "span": lambda f, value, form: f.times(*value),
    "number": lambda f, value, form: f.number(value, form),
    "percent": lambda f, value, form: f.percent(value, form),
    "money": lambda f, value, form: f.money(value, form),
    "size": lambda f, value, form: f.size(value),
    "plural": lambda f, value, form: f.plural(value),
    "list": lambda f, value, form: f.list(value),
    "near_day": lambda f, value, form: f.table.near_days[value + 1] if abs(value) <= 1 else "",
    "offset": lambda f, value, form: f.offset(value),
}
