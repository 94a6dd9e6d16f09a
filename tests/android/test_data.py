from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal

import pytest

from gts_env.android.data import build, merged


class Kind(Enum):
    PLAIN = "plain"
    FANCY = "fancy"


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    size: float = 1.0

    def __post_init__(self) -> None:
        if self.size < 0:
            raise ValueError("size: cannot be negative")


@dataclass(frozen=True, slots=True)
class Whole:
    parts: tuple[Part, ...] = ()
    mode: Literal["a", "b"] = "a"
    kind: Kind = Kind.PLAIN
    day: dt.date | None = None
    at: dt.datetime | None = None
    clock: dt.time = dt.time(9)
    count: int = 0
    on: bool = False
    pair: tuple[int, str] = (1, "x")
    names: Mapping[str, int] = field(default_factory=dict)
    id: int | str = 0
    loose: Any = None


def test_every_kind_of_field() -> None:
    made = build(
        Whole,
        {
            "parts": [{"name": "wheel", "size": 2}, Part("bell")],
            "mode": "b",
            "kind": "fancy",
            "day": "2026-10-14",
            "at": "2026-10-14T09:41",
            "clock": "18:30",
            "count": 3,
            "on": True,
            "pair": [2, "y"],
            "names": {"one": 1},
            "id": "seven",
            "loose": [1],
        },
    )
    assert made == Whole(
        (Part("wheel", 2.0), Part("bell")), "b", Kind.FANCY, dt.date(2026, 10, 14), dt.datetime(2026, 10, 14, 9, 41),
        dt.time(18, 30), 3, True, (2, "y"), {"one": 1}, "seven", [1],
    )  # fmt: skip
    assert isinstance(made.parts[0].size, float)


def test_defaults_and_merging() -> None:
    base = build(Whole, {"count": 4})
    assert base == Whole(count=4)
    assert merged(base, {"on": True}) == Whole(count=4, on=True)


@pytest.mark.parametrize(
    ("values", "start"),
    [
        ({"cuont": 1}, "cuont: there is no such field. Did you mean 'count'"),
        ({"parts": [{"name": "a"}, {"size": 1}]}, "parts[1].name: is missing"),
        ({"parts": [{"name": "a", "size": -1}]}, "parts[0].size: cannot be negative"),
        ({"parts": [{"name": 5}]}, "parts[0].name: expected a text, found 5"),
        ({"parts": "abc"}, "parts: expected a list, found 'abc'"),
        ({"parts": ["abc"]}, "parts[0]: expected a mapping of fields, found 'abc'"),
        ({"mode": "c"}, "mode: expected one of a, b; found 'c'"),
        ({"kind": "fanci"}, "kind: expected one of plain, fancy; found 'fanci'. Did you mean 'fancy'"),
        ({"day": "14.10.2026"}, "day: expected a date such as"),
        ({"at": "2026-10-14T09:41+02:00"}, "at: expected a time such as 2026-10-14T09:41 without an offset"),
        ({"count": True}, "count: expected a whole number, found True"),
        ({"count": 1.5}, "count: expected a whole number, found 1.5"),
        ({"on": 1}, "on: expected true or false, found 1"),
        ({"pair": [1]}, "pair: expected 2 values, found 1"),
        ({"names": {"one": "1"}}, "names.one: expected a whole number, found '1'"),
        ({"id": 1.5}, "id: 1.5 fits none of int, str"),
        ([], "data: expected a mapping of fields, found []"),
    ],
)
def test_errors_begin_with_the_path(values: Any, start: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        build(Whole, values)
    assert str(caught.value).startswith(start)


def test_errors_begin_with_a_given_path() -> None:
    with pytest.raises(ValueError, match=r"^data\.count: expected"):
        build(Whole, {"count": "x"}, "data")
