"""What holds of all operators: each has a case, a documented set of parameters, a test; apps may bring their own."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from gts_env.errors import BindingError, ScenarioError
from gts_env.faults.binding import operator_class, operator_names
from gts_env.faults.finding import app_operators
from gts_env.faults.operator import SEAMS, Operator
from tests.faults.app import registry
from tests.faults.trial import data, fault, go, phone

HERE = Path(__file__).parent


def parameters(kind: type[Operator]) -> list[str]:
    """Names of the parameters that a docstring tells of."""
    _, _, told = (inspect.getdoc(kind) or "").partition("Parameters:\n")
    return re.findall(r"^    (\w+): ", told, re.M)


@pytest.mark.parametrize("name", operator_names())
def test_operator_is_documented_and_tested(name: str) -> None:
    kind = operator_class(name)
    assert kind.seam in SEAMS
    assert parameters(kind) == list(kind.params)
    assert set(kind.required) <= set(kind.params)
    tests = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*_operators.py")))
    assert f'"{name}"' in tests


def test_an_app_brings_operators_of_its_own() -> None:
    assert set(app_operators(registry().app("trial"))) == {"trial.free_price", "trial.renamed_call"}
    made = go(phone(fault("trial.free_price", target={"command": "tick"})), "tap find", "enter")
    assert data("items.1.price")(made) == 0
    made = go(phone(fault("trial.renamed_call", target={"command": "tick"}, to="set_unit")), "tap find", "enter")
    assert data("settings.unit")(made) == "mi"
    assert data("ticks")(made) == 0


@pytest.mark.parametrize(
    ("operator", "spec", "words"),
    [
        ("trial.free_prize", {"target": {"command": "tick"}}, ["trial.free_prize", "trial.free_price"]),
        ("trial.renamed_call", {"target": {"command": "tick"}, "to": "sett_unit"}, ["sett_unit", "set_unit"]),
        ("null_text", {"target": {"id": "sum", "widget": "Text"}}, ["id", "widget"]),
        ("null_text", {"target": {"query": "total"}}, ["query"]),
        ("recolor", {"target": {"id": "sum"}, "color": "primery"}, ["primery", "primary"]),
        ("recolor", {"target": {"id": "sum"}}, ["color", "missing"]),
        ("replace_text", {"target": {"id": "sum"}, "text": "x", "find": "("}, ["regular expression"]),
        ("scale", {"target": {"id": "sum"}, "factor": 40}, ["factor", "40"]),
        ("wrong_icon", {"target": {"id": "sum"}, "icon": "delet"}, ["delet", "delete"]),
        ("wrong_total", {"target": {"query": "total"}, "collection": "item"}, ["item", "items"]),
        ("lose_field", {"target": {"command": "add"}, "collection": "items", "field": "prise"}, ["prise", "price"]),
        ("skip_guard", {"target": {"guard": "may_renam"}}, ["may_renam", "may_rename"]),
        ("plural", {"target": {"kind": "plurals"}}, ["plurals", "plural"]),
        ("ignore_setting", {"target": {"setting": "settings.unitt"}}, ["unitt", "unit"]),
        ("redirect", {"target": {"screen": "editor"}, "to": "mor"}, ["mor", "more"]),
        ("redirect", {"target": {"screen": "more"}, "to": "detail", "on": "back"}, ["detail", "item"]),
        ("dead_move", {"target": {"screen": "detail"}, "on": "bak"}, ["bak", "back"]),
        ("skip_job", {"target": {"job": "synk"}}, ["synk", "sync"]),
        ("reorder", {"target": {"query": "items"}, "how": "as_text"}, ["as_text", "by"]),
    ],
)
def test_what_does_not_fit_is_told_with_file_and_line(operator: str, spec: dict[str, object], words: list[str]) -> None:
    with pytest.raises((BindingError, ScenarioError)) as caught:
        fault(operator, **spec)
    for word in [*words, "trial.yaml:1"]:
        assert word in str(caught.value)
