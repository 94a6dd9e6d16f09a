"""What the scenarios of the mail app have to bring, read from their files."""

from __future__ import annotations

import re
from collections import Counter
from statistics import median

import pytest

from gts_env.benchmark import Catalogue, Defect, Scenario, Task
from gts_env.benchmark.variation import variant

PACK = "GUITestScape"
NO_ACTIONS = ("report", "finish", "scroll_to")
GROUPS = ({"R0211"}, {"R0214"}, {"R0215"}, {"R0216"}, {"R0217"}, {"R0218"}, {"R0219", "R0220"}, {"R0221"}, {"R0222"},
          {"R0223"})  # fmt: skip
"""The app's own reports, those of the same fault together."""


def _scenarios() -> list[Scenario]:
    catalogue = Catalogue()
    ids = [i for i in catalogue.ids() if i.startswith(f"{PACK}/Mail-")]
    found = {(case := catalogue.case(i)).scenario.name: case.scenario for i in ids}
    return list(found.values())


SCENARIOS = _scenarios()
DEFECTS = [d for s in SCENARIOS for d in s.defects]
TASKS = [t for s in SCENARIOS for t in s.tasks]


def test_enough_of_everything() -> None:
    assert len(SCENARIOS) >= 3
    assert len(DEFECTS) >= 12
    assert len(TASKS) >= 24
    assert {d.mode for d in DEFECTS} == {"CR", "EL", "ONR", "UTR", "NLE"}
    assert all(3 <= len(s.defects) <= 8 for s in SCENARIOS)
    assert len({d.fault.seam for d in DEFECTS}) >= 5


def test_its_own_reports_are_all_there() -> None:
    cited = [set(d.reports) for d in DEFECTS]
    assert all(group in cited for group in GROUPS)


def test_rules_of_an_app() -> None:
    operators = Counter(d.fault.operator for d in DEFECTS)
    assert max(operators.values()) <= len(DEFECTS) / 4
    assert sum(not d.fault.when for d in DEFECTS) <= len(DEFECTS) / 3
    assert median(sum(step.verb not in NO_ACTIONS for step in t.plan) for t in TASKS) >= 5


def test_levels_and_entries() -> None:
    counts = Counter(t.level for t in TASKS)
    assert set(counts) == {"explore", "goal", "steps"}
    assert max(counts.values()) - min(counts.values()) <= 4
    assert {t.entry for t in TASKS} >= {"message_list", "drawer", "folder_list", "search", "share", "notification"}


def test_looks_differ() -> None:
    assert any(s.device.font_scale >= 1.3 for s in SCENARIOS)
    assert any(s.device.dark for s in SCENARIOS)


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda d: d.id)
def test_defect(defect: Defect) -> None:
    assert defect.reports
    assert len(defect.urls) == len(defect.reports)
    assert all(re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/issues/[1-9]\d*", u) for u in defect.urls)
    assert len(defect.reports_true) >= 5
    whys = {"other_mode", "other_place", "vague", "denial", "other_defect", "too_early"}
    assert {r.why for r in defect.reports_false} == whys
    own = [t for t in TASKS if t.defect == defect.id]
    assert len(own) >= 2
    assert len({t.level for t in own}) >= 2


@pytest.mark.parametrize("task", TASKS, ids=lambda t: t.id)
def test_task(task: Task) -> None:
    defect = next(d for d in DEFECTS if d.id == task.defect)
    match = re.fullmatch(r"Mail-(CR|EL|ONR|UTR|NLE)-\d\d", task.id)
    assert match is not None
    assert match[1] == defect.mode
    assert 1.8 * len(task.plan) <= task.budget <= 4.5 * len(task.plan)
    assert task.near_miss
    assert 40 <= len(task.instruction) <= 240


def test_ids_and_instructions_are_unique() -> None:
    assert len({t.id for t in TASKS}) == len(TASKS)
    assert len({t.instruction for t in TASKS}) == len(TASKS)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_each_scenario_varies(scenario: Scenario) -> None:
    assert scenario.vary is not None
    varied = [variant(scenario, k) for k in range(4)]
    assert len({s.device.now for s in varied}) == 4
    assert len({tuple(t.instruction for t in s.tasks) for s in varied}) == 4
