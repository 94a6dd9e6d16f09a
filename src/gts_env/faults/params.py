"""Reading an operator's parameters, each with a default."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from gts_env.android.drawing.colors import Scheme
from gts_env.errors import near

if TYPE_CHECKING:
    from gts_env.benchmark.spot import Spot

Params = dict[str, "Spot"]
MANY = 10_000
_HEX = re.compile(r"#[0-9a-fA-F]{6}")


def whole(params: Params, name: str, default: int, low: int = -MANY, high: int = MANY) -> int:
    """A whole number within bounds."""
    return params[name].whole(low, high) if name in params else default


def number(params: Params, name: str, default: float, low: float = -MANY, high: float = MANY) -> float:
    """A number within bounds."""
    return params[name].number(low, high) if name in params else default


def flag(params: Params, name: str, default: bool = False) -> bool:
    """True or false."""
    return params[name].flag() if name in params else default


def text(params: Params, name: str, default: str = "") -> str:
    """A text."""
    return params[name].text() if name in params else default


def choice(params: Params, name: str, words: Iterable[str], default: str) -> str:
    """One of some words."""
    return params[name].choice(words) if name in params else default


def part(params: Params) -> int | None:
    """Number of a part, counted from 0 or, negative, from the end; None for all."""
    return params["part"].whole(-99, 99) if "part" in params else None


def color(params: Params, name: str, default: str) -> str:
    """A colour: ``#RRGGBB`` or a role of the theme.

    Raises:
        ScenarioError: It is neither.
    """
    if name not in params:
        return default
    spot = params[name]
    found = spot.text()
    roles = [name for name in Scheme.__dataclass_fields__ if name not in ("seed", "dark")]
    if not _HEX.fullmatch(found) and found not in roles:
        raise spot.error("is no colour", mend=near(found, roles) or "Write #RRGGBB or a role such as primary.")
    return found


def words(params: Params, name: str, default: tuple[str, ...], known: Iterable[str] | None = None) -> tuple[str, ...]:
    """A list of texts, or one."""
    if name not in params:
        return default
    spot = params[name]
    spots = spot.items(1) if isinstance(spot.value, list) else [spot]
    return tuple([s.choice(known) if known is not None else s.text() for s in spots])
