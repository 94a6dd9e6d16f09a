"""Binding: from what a scenario file says of a fault to a fault of the phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.locale.formats import KINDS
from gts_env.benchmark.spot import Spot
from gts_env.errors import BindingError, UnavailableError, UnknownIdError, near
from gts_env.faults.condition import Condition
from gts_env.faults.fault import Fault
from gts_env.faults.finding import known_to, operator_class, operator_names, operator_of
from gts_env.faults.operator import SEAMS, Operator
from gts_env.faults.values import check_path, field_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gts_env.android.app import App
    from gts_env.benchmark.model import Defect, Scenario

__all__ = ["bind", "check_compatible", "operator_class", "operator_names"]

_KNOWN: dict[str, Callable[[App], Iterable[str]]] = {
    "query": lambda app: app.queries,
    "guard": lambda app: app.guards,
    "kind": lambda app: KINDS,
    "command": lambda app: app.commands,
    "job": lambda app: app.commands,
    "screen": lambda app: (*app.screens, *app.layers),
}
_CAUSELESS = ("view", "query", "guard", "format", "setting")
_NARROWING = ("item", "text")
"""Keys that narrow a target of widgets."""


def bind(defect: Defect, app: App) -> Fault:
    """The fault of a defect on an app.

    Raises:
        BindingError: An operator, target, parameter or condition does not fit the app; names file, line and value.
        UnavailableError: It says no fault, as only the real app has the defect.
    """
    spec = defect.fault
    if spec is None:
        raise UnavailableError(
            f"the defect {defect.id!r} is in the real app, so the embedded phone cannot show it",
            found=f"no `fault:` at {defect.where}",
            mend='Use a real device: device="appium".',
        )
    root = Spot(None, spec.where.file, spec.where.line, spec.path)
    try:
        kind = operator_of(app, spec.operator)
    except UnknownIdError as error:
        raise BindingError(
            f"unknown operator {spec.operator!r}", file=root.file, line=root.line, field=f"{root.path}.operator",
            mend=near(spec.operator, known_to(app)),
        ) from error  # fmt: skip
    if spec.seam and spec.seam != kind.seam:
        raise _error(root, f"operator {spec.operator!r} stands at the seam {kind.seam!r}, not {spec.seam!r}", "seam")
    operator = kind(app, Spot(spec.params, root.file, root.line, root.path).fields(kind.params, kind.required))
    target = _target(kind, app, Spot(spec.target, root.file, root.line, f"{root.path}.target"))
    return Fault(defect.id, app.id, operator, target, _condition(kind, app, spec.when, root), app.start)


def _condition(kind: type[Operator], app: App, when: Any, root: Spot) -> Condition:
    spot = Spot(when, root.file, root.line, f"{root.path}.when")
    condition = Condition(spot if when else None)
    for key in ("data", "setting"):
        for path, child in spot.child(key).entries() if when and key in when else ():
            check_path(app, child, f"settings.{path}" if key == "setting" else path)
    if condition.of_cause and kind.seam in _CAUSELESS:
        key = condition.of_cause[0]
        raise _error(root, f"{key!r} asks what led to something, which the seam {kind.seam!r} does not know", "when")
    return condition


def _target(kind: type[Operator], app: App, spot: Spot) -> dict[str, Any]:
    """The target: first what names it, then what narrows it."""
    names = SEAMS[kind.seam]
    fields = spot.fields((*names, *(_NARROWING if "id" in names else ())))
    given = [name for name in names if name in fields]
    if len(given) != 1:
        raise spot.error(f"expected one of {', '.join(repr(n) for n in names)}", mend=f"Say {names[0]}: ...")
    key = given[0]
    if key == "setting":
        field_path(app, fields[key])
    elif key in _KNOWN and fields[key].value not in (known := tuple(_KNOWN[key](app))):
        raise fields[key].error(f"app {app.id!r} has no {key} of this name", mend=near(str(fields[key].value), known))
    return {name: fields[name].value for name in (key, *[n for n in _NARROWING if n in fields])}


def _error(spot: Spot, problem: str, field: str) -> BindingError:
    return BindingError(problem, file=spot.file, line=spot.line, field=f"{spot.path}.{field}")


def check_compatible(faults: tuple[Fault, ...], scenario: Scenario) -> None:
    """Refuse two live faults on one seam and target.

    Raises:
        BindingError: Two faults would act at the same place.
    """
    seen: dict[tuple[Any, ...], str] = {}
    for fault in faults:
        place = (fault.app, fault.operator.seam, tuple(sorted((k, str(v)) for k, v in fault.target.items())))
        if place in seen:
            problem = f"defects {seen[place]!r} and {fault.id!r} act on the same seam and target"
            where = scenario.defect(fault.id).where
            raise BindingError(problem, file=where.file, line=where.line, field="defects")
        seen[place] = fault.id
