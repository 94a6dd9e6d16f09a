"""Values inside frozen app data by dotted path: looking one up, replacing one, checking that a path exists."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

from gts_env.errors import near
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.operator import Operator


def value_at(data: Any, path: str) -> Any:
    """A value of frozen app data by dotted path; ``length`` counts a tuple; digits index one."""
    for name in path.split("."):
        if name == "length" and isinstance(data, tuple):
            data = len(data)
        elif name.isdigit() and isinstance(data, tuple):
            data = data[int(name)] if int(name) < len(data) else None
        elif name in getattr(type(data), "__dataclass_fields__", {}):
            data = getattr(data, name)
        else:
            return None
    return data


def with_value(data: Any, path: str, value: Any) -> Any:
    """The data with another value at a dotted path of fields; the same object if it has that value already."""
    name, _, rest = path.partition(".")
    old = getattr(data, name)
    new = with_value(old, rest, value) if rest else value
    return data if new is old or new == old else evolve(data, **{name: new})


def field_path(app: App, spot: Spot) -> str:
    """A dotted path of fields that the app's data has.

    Raises:
        ScenarioError: It has no such field.
    """
    kind: Any = app.Data
    for name in spot.text().split("."):
        known = get_type_hints(kind) if isinstance(kind, type) and is_dataclass(kind) else {}
        if name not in known:
            raise spot.error(f"the data of app {app.id!r} has no field {name!r} there", mend=near(name, known))
        kind = known[name]
    return spot.text()


def check_path(app: App, spot: Spot, path: str) -> None:
    """Refuse a path of a condition that leads nowhere in the app's data, as far as fields go.

    Raises:
        ScenarioError: It has no such field.
    """
    kind: Any = app.Data
    for name in path.split("."):
        if not (isinstance(kind, type) and is_dataclass(kind)):
            return  # into a collection: what is there is known only while the app runs
        known = get_type_hints(kind)
        if name not in known:
            raise spot.error(f"the data of app {app.id!r} has no field {name!r} in {path!r}", mend=near(name, known))
        kind = known[name]


def collection(app: App, spot: Spot) -> str:
    """The name of a tuple of items in the app's data.

    Raises:
        ScenarioError: It has no such collection.
    """
    hints = get_type_hints(app.Data)
    names = [name for name, kind in hints.items() if get_origin(kind) is tuple and get_args(kind)]
    return spot.choice(names)


def neighbour(items: Iterable[Any], id_: Any, offset: int) -> Any:
    """Id of the item ``offset`` places after the one with this id, going round; the id itself if there is no other."""
    ids = [item.id for item in items]
    if id_ not in ids:
        return id_
    return ids[(ids.index(id_) + offset) % len(ids)]


def shifted(value: Any, by: int) -> Any:
    """A number with something added, or a date (or its text, as 2026-10-14) so many days later; others stay."""
    if isinstance(value, dt.date):
        return value + dt.timedelta(days=by)
    if isinstance(value, str):
        try:
            return (dt.date.fromisoformat(value) + dt.timedelta(days=by)).isoformat()
        except ValueError:
            return value
    return value + by if isinstance(value, (int, float)) and not isinstance(value, bool) else value


def patched(holder: Operator, data: Any, path: str, value: Any) -> Any:
    """The data with another value: the same object for the same data, as what is shown is remembered by it."""
    held = holder.__dict__.get("_patched")
    if held is None or held[0] is not data or held[1] != value:
        held = holder.__dict__["_patched"] = (data, value, with_value(data, path, value))
    return held[2]
