"""Conditions of faults: the ``when:`` of a scenario file."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.android.config import Config

if TYPE_CHECKING:
    from gts_env.android.state import Entry, PhoneState
    from gts_env.benchmark.spot import Spot

KEYS = ("screen", "below", "args", "config", "data", "view")
_COMPARE = re.compile(r"\s*(>=|<=|==|!=|>|<)\s*(.+)")
_OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}


@dataclass(frozen=True, slots=True)
class Test:
    """A comparison with a written value: plain equality, one of a list, or ``>=1.3``."""

    __test__ = False

    options: tuple[Any, ...]

    @classmethod
    def read(cls, spot: Spot) -> Test:
        """Read a value, a list of values, or a comparison."""
        values = [s.value for s in spot.items(1)] if isinstance(spot.value, list) else [spot.value]
        return cls(tuple(_option(v) for v in values))

    def holds(self, value: Any) -> bool:
        """Whether a value passes."""
        for option in self.options:
            if isinstance(option, tuple):
                name, bound = option
                if isinstance(value, (int, float)) and _OPERATORS[name](value, bound):
                    return True
            elif value == option or (option is not None and str(value) == str(option)):
                return True
        return False


def _option(value: Any) -> Any:
    found = _COMPARE.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return value
    try:
        return found[1], float(found[2])
    except ValueError:
        return value


class Condition:
    """When a fault acts. All parts given must hold.

    Keys of ``when:``:
        screen: Name of the screen or layer, or a list of names.
        below: Name of the screen under it on the back stack, or a list.
        args: Arguments of the screen, by name.
        config: Device configuration, by name: ``orientation``, ``night``, ``font_scale: ">=1.3"`` ...
        data: Values of the app's data by dotted path: ``settings.default_view: week``; ``len(events): ">3"`` is
            written ``events.length``.
        view: Values of the screen's view state, by key.
    """

    __slots__ = ("args", "below", "config", "data", "screen", "view")

    def __init__(self, spot: Spot | None = None) -> None:
        fields = spot.fields(KEYS) if spot is not None else {}
        self.screen = Test.read(fields["screen"]) if "screen" in fields else None
        self.below = Test.read(fields["below"]) if "below" in fields else None
        self.args = _tests(fields.get("args"))
        self.config = _tests(fields.get("config"))
        self.data = _tests(fields.get("data"))
        self.view = _tests(fields.get("view"))
        for name, _ in self.config:
            if name not in Config.__dataclass_fields__ and spot is not None:
                raise fields["config"].error(f"the device configuration has no {name!r}")

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__slots__)

    def holds(self, state: PhoneState, app: str, entry: Entry | None, screen: str | None = None) -> bool:
        """Whether it holds for an activity (``screen`` names the layer in front, if there is one)."""
        if self.screen is not None and not self.screen.holds(screen or (entry.screen if entry else None)):
            return False
        if self.below is not None and not self.below.holds(_below(state, entry)):
            return False
        if self.args and (entry is None or not all(t.holds(dict(entry.args).get(k)) for k, t in self.args)):
            return False
        if self.view and (entry is None or not all(t.holds(entry.view.get(k)) for k, t in self.view)):
            return False
        if not all(t.holds(getattr(state.config, k)) for k, t in self.config):
            return False
        return all(t.holds(value_at(state.data[app], path)) for path, t in self.data)


def _tests(spot: Spot | None) -> tuple[tuple[str, Test], ...]:
    return tuple((key, Test.read(child)) for key, child in spot.entries()) if spot is not None else ()


def _below(state: PhoneState, entry: Entry | None) -> str | None:
    """Name of the screen under an activity; ``launcher`` if it is the first of its task."""
    for task in state.tasks:
        names = [e.screen for e in task.entries]
        for i, e in enumerate(task.entries):
            if entry is not None and e.uid == entry.uid:
                return names[i - 1] if i else "launcher"
    return None


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
