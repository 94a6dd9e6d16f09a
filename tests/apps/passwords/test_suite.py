"""What the scenarios of the password vault have to bring, read from their files."""

from __future__ import annotations

import json
import re
from collections import Counter
from statistics import median

import pytest

from gts_env.benchmark import Catalogue, Defect, Scenario, Task
from gts_env.benchmark.variation import variant

PACK = "GUITestScape"
NO_ACTIONS = ("report", "finish", "scroll_to")


def _scenarios() -> list[Scenario]:
    catalogue = Catalogue()
    ids = [i for i in catalogue.ids() if i.startswith(f"{PACK}/Passwords-")]
    found = {(case := catalogue.case(i)).scenario.name: case.scenario for i in ids}
    return list(found.values())


SCENARIOS = _scenarios()
DEFECTS = [d for s in SCENARIOS for d in s.defects]
TASKS = [t for s in SCENARIOS for t in s.tasks]


def test_enough_of_everything() -> None:
    assert len(SCENARIOS) == 3
    assert len(DEFECTS) == 13
    assert len(TASKS) == 26
    modes = Counter(d.mode for d in DEFECTS)
    assert set(modes) == {"CR", "EL", "ONR", "UTR", "NLE"}
    assert modes["ONR"] >= 3
    assert all(3 <= len(s.defects) <= 8 for s in SCENARIOS)
    assert len({d.fault.seam for d in DEFECTS}) >= 5


def test_rules_of_an_app() -> None:
    operators = Counter(d.fault.operator for d in DEFECTS)
    assert max(operators.values()) <= len(DEFECTS) / 4
    assert sum(not d.fault.when for d in DEFECTS) <= len(DEFECTS) / 3
    assert median(sum(step.verb not in NO_ACTIONS for step in t.plan) for t in TASKS) >= 5


def test_levels_and_entries() -> None:
    counts = Counter(t.level for t in TASKS)
    assert set(counts) == {"explore", "goal", "steps"}
    assert max(counts.values()) - min(counts.values()) <= 4
    assert {t.entry for t in TASKS} >= {"start", "settings", "group_browser", "entry_view", "search", "autofill"}


def test_looks_differ() -> None:
    assert any(s.device.font_scale >= 1.8 for s in SCENARIOS)
    assert any(s.device.dark for s in SCENARIOS)


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda d: d.id)
def test_defect(defect: Defect) -> None:
    assert len(defect.reports) == len(defect.urls) == 1
    assert re.fullmatch(r"R\d{4}", defect.reports[0])
    assert len(defect.reports_true) >= 5
    assert {r.why for r in defect.reports_false} >= {
        "other_mode", "other_place", "vague", "denial", "other_defect", "too_early"
    }  # fmt: skip
    own = [t for t in TASKS if t.defect == defect.id]
    assert len(own) == 2
    assert len({t.level for t in own}) == 2


@pytest.mark.parametrize("task", TASKS, ids=lambda t: t.id)
def test_task(task: Task) -> None:
    defect = next(d for d in DEFECTS if d.id == task.defect)
    match = re.fullmatch(r"Passwords-(CR|EL|ONR|UTR|NLE)-\d\d", task.id)
    assert match is not None
    assert match[1] == defect.mode
    steps = len(task.plan)
    assert 1.5 * steps <= task.budget <= 4.5 * steps
    assert task.near_miss
    assert 40 <= len(task.instruction) <= 220


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_each_scenario_varies(scenario: Scenario) -> None:
    assert scenario.vary is not None
    varied = [variant(scenario, k) for k in range(4)]
    assert len({s.device.now for s in varied}) == 4
    assert len({json.dumps([t.instruction for t in s.tasks]) for s in varied}) == 4
