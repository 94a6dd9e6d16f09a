"""What the scenarios of this app have to bring, read from their files."""

from __future__ import annotations

import re
from collections import Counter
from statistics import median

import pytest

from gts_env.benchmark import Catalogue, Defect, Scenario, Task
from gts_env.benchmark.variation import variant

LEVELS = {"explore", "goal", "steps"}
NO_ACTIONS = ("report", "finish", "scroll_to")
KEPT = {
    "Expenses-CR-01": "expense-total-missing",
    "Expenses-EL-01": "digit-cropped-after-swap",
    "Expenses-EL-03": "foreign-total-cut",
    "Expenses-EL-05": "currency-on-next-line",
    "Expenses-EL-07": "long-total-over-edge",
    "Expenses-NLE-01": "gesture-skips-settings",
    "Expenses-ONR-01": "drawer-dead-after-settings",
    "Expenses-ONR-03": "back-dead-on-income",
    "Expenses-UTR-01": "back-dated-on-top",
    "Expenses-UTR-03": "total-keeps-deleted",
    "Expenses-UTR-05": "evening-entry-next-day",
    "Expenses-UTR-07": "unit-not-borrowed",
    "Expenses-UTR-09": "past-date-becomes-today",
}
"""Ids that were given first, and what they are about."""


def _scenarios() -> list[Scenario]:
    catalogue = Catalogue()
    ids = [i for i in catalogue.ids() if i.startswith("GUITestScape/Expenses-")]
    found = {(case := catalogue.case(i)).scenario.name: case.scenario for i in ids}
    return list(found.values())


SCENARIOS = _scenarios()
DEFECTS = [d for s in SCENARIOS for d in s.defects]
TASKS = [t for s in SCENARIOS for t in s.tasks]


def test_enough_of_everything() -> None:
    assert len(SCENARIOS) >= 3
    assert len(DEFECTS) >= 13
    assert len(TASKS) >= 26
    assert {d.mode for d in DEFECTS} == {"CR", "EL", "ONR", "UTR", "NLE"}
    assert all(3 <= len(s.defects) <= 8 for s in SCENARIOS)
    assert any(s.device.font_scale < 1 for s in SCENARIOS)
    assert any(s.device.dark for s in SCENARIOS)


def test_rules_of_an_app() -> None:
    operators = Counter(d.fault.operator for d in DEFECTS)
    assert max(operators.values()) <= len(DEFECTS) / 4
    assert sum(not d.fault.when for d in DEFECTS) <= len(DEFECTS) / 3
    assert median(sum(step.verb not in NO_ACTIONS for step in t.plan) for t in TASKS) >= 5
    levels = Counter(t.level for t in TASKS)
    assert set(levels) == LEVELS
    assert max(levels.values()) <= 1.5 * min(levels.values())
    assert len({t.entry for t in TASKS}) >= 8


def test_no_report_is_cited_twice() -> None:
    cited = Counter(r for d in DEFECTS for r in d.reports)
    assert [r for r, n in cited.items() if n > 1] == []


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda d: d.id)
def test_defect(defect: Defect) -> None:
    assert defect.reports
    assert len(defect.urls) == len(defect.reports)
    assert len(defect.reports_true) >= 5
    own = [t for t in TASKS if t.defect == defect.id]
    assert len({t.level for t in own}) >= 2


@pytest.mark.parametrize("task", TASKS, ids=lambda t: t.id)
def test_task(task: Task) -> None:
    defect = next(d for d in DEFECTS if d.id == task.defect)
    match = re.fullmatch(r"Expenses-(CR|EL|ONR|UTR|NLE)-\d\d", task.id)
    assert match is not None
    assert match[1] == defect.mode
    assert 2 * len(task.plan) <= task.budget <= 4.5 * len(task.plan)
    assert task.near_miss
    assert 40 <= len(task.instruction) <= 220


@pytest.mark.parametrize(("id_", "defect"), sorted(KEPT.items()))
def test_ids_keep_their_meaning(id_: str, defect: str) -> None:
    assert next(t.defect for t in TASKS if t.id == id_) == defect


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_each_scenario_varies(scenario: Scenario) -> None:
    varied = [variant(scenario, k) for k in range(4)]
    assert len({s.device.now for s in varied}) == 4
    assert len({tuple(t.instruction for t in s.tasks) for s in varied}) == 4
