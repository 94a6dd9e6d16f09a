"""Binding: from what a scenario file says of a fault to a fault of the phone."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from gts_env.benchmark.spot import Spot
from gts_env.errors import BindingError, UnknownIdError, near
from gts_env.faults import operators
from gts_env.faults.condition import Condition
from gts_env.faults.fault_set import Fault
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.benchmark.model import Defect

_KNOWN = {"query": "queries", "command": "commands", "screen": "screens"}
TARGET_KEYS = ("id", "item", "text", "query", "command", "screen")


@lru_cache(maxsize=1)
def operator_names() -> tuple[str, ...]:
    """Names of all operators."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(operators.__path__)))


@lru_cache(maxsize=None)
def operator_class(name: str) -> type[Operator]:
    """The operator of a name.

    Raises:
        UnknownIdError: There is none.
    """
    if name not in operator_names():
        raise UnknownIdError.of("fault operator", name, operator_names())
    module = importlib.import_module(f"gts_env.faults.operators.{name}")
    for member in vars(module).values():
        if isinstance(member, type) and issubclass(member, Operator) and member.__module__ == module.__name__:
            return member
    raise UnknownIdError.of(f"operator class in module {name}", name, ())


def bind(defect: Defect, app: App) -> Fault:
    """The fault of a defect on an app.

    Raises:
        BindingError: An operator, target, parameter or condition does not fit the app; names file, line and value.
    """
    spec = defect.fault
    root = Spot(None, spec.where.file, spec.where.line, "fault")
    try:
        kind = operator_class(spec.operator)
    except UnknownIdError as error:
        raise BindingError(
            f"unknown operator {spec.operator!r}", file=root.file, line=root.line, field="fault.operator",
            mend=near(spec.operator, operator_names()),
        ) from error  # fmt: skip
    if spec.seam and spec.seam != kind.seam:
        raise _error(root, f"operator {spec.operator!r} stands at the seam {kind.seam!r}, not {spec.seam!r}", "seam")
    params = _params(kind, Spot(spec.params, root.file, root.line, "fault"))
    target = _target(kind, app, Spot(spec.target, root.file, root.line, "fault.target"))
    when = Spot(spec.when, root.file, root.line, "fault.when") if spec.when else None
    return Fault(defect.id, app.id, kind(app, params), target, Condition(when))


def _params(kind: type[Operator], spot: Spot) -> dict[str, Spot]:
    return spot.fields(kind.params, kind.required)


def _target(kind: type[Operator], app: App, spot: Spot) -> dict[str, Any]:
    if not kind.target_keys:
        return dict(spot.value or {})
    fields = spot.fields(TARGET_KEYS, kind.target_keys)
    for key, known in _KNOWN.items():
        names = getattr(app, known)
        if key in fields and fields[key].value not in names:
            raise fields[key].error(f"app {app.id!r} has no {key} of this name", mend=near(str(fields[key].value), names))
    return {key: child.value for key, child in fields.items()}


def _error(spot: Spot, problem: str, field: str) -> BindingError:
    return BindingError(problem, file=spot.file, line=spot.line, field=f"fault.{field}")


def check_compatible(faults: tuple[Fault, ...], file: str) -> None:
    """Refuse two live faults on one seam and target.

    Raises:
        BindingError: Two faults would act at the same place.
    """
    seen: dict[tuple[Any, ...], str] = {}
    for fault in faults:
        place = (fault.app, fault.operator.seam, tuple(sorted((k, str(v)) for k, v in fault.target.items())))
        if place in seen:
            raise BindingError(
                f"defects {seen[place]!r} and {fault.id!r} act on the same seam and target", file=file, line=None, field="defects"
            )
        seen[place] = fault.id
