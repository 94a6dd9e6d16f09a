"""What the calendar's scenarios have to bring, read from their files."""

from __future__ import annotations

import re
from collections import Counter
from statistics import median

import pytest

from gts_env.benchmark import Catalogue, Defect, Scenario, Task
from gts_env.benchmark.variation import variant

PACK = "GUITestScape"
LEVELS = ("explore", "goal", "steps")
NO_ACTIONS = ("report", "finish", "scroll_to")
KEPT = {
    "Calendar-CR-01": "third-event-missing",
    "Calendar-CR-02": "third-event-missing",
    "Calendar-CR-03": "third-event-missing",
    "Calendar-NLE-03": "day-view-back-leaves-app",
    "Calendar-NLE-04": "day-view-back-leaves-app",
    "Calendar-NLE-05": "day-view-back-leaves-app",
}
"""Ids that were given first, and what they are about."""


def _scenarios() -> list[Scenario]:
    catalogue = Catalogue()
    ids = [i for i in catalogue.ids() if i.startswith(f"{PACK}/Calendar-")]
    found = {(case := catalogue.case(i)).scenario.name: case.scenario for i in ids}
    return list(found.values())


SCENARIOS = _scenarios()
DEFECTS = [d for s in SCENARIOS for d in s.defects]
TASKS = [t for s in SCENARIOS for t in s.tasks]


def actions(task: Task) -> int:
    """Steps of a plan that act on the device."""
    return sum(step.verb not in NO_ACTIONS for step in task.plan)


def narrow(defect: Defect) -> bool:
    """Whether a fault acts under a condition only."""
    return bool(defect.fault.when)


# -- counts ----------------------------------------------------------------------------------------------------------


def test_enough_of_everything() -> None:
    assert len(SCENARIOS) >= 4
    assert len(DEFECTS) >= 15
    assert len(TASKS) >= 30
    assert {d.mode for d in DEFECTS} == {"CR", "EL", "ONR", "UTR", "NLE"}
    assert len({d.fault.seam for d in DEFECTS}) >= 5


def test_each_scenario_has_several_live_defects() -> None:
    assert all(3 <= len(s.defects) <= 8 for s in SCENARIOS)


def test_settings_of_the_device_differ() -> None:
    assert any(s.device.font_scale >= 1.3 for s in SCENARIOS)
    assert any(s.device.dark for s in SCENARIOS)
    assert {dict(s.data).get("settings", {}).get("default_view", "month") for s in SCENARIOS} >= {
        "month",
        "week",
        "list",
    }


def test_levels_are_balanced() -> None:
    counts = Counter(t.level for t in TASKS)
    assert set(counts) == set(LEVELS)
    assert max(counts.values()) <= 1.5 * min(counts.values())


def test_entry_points_are_many() -> None:
    entries = {t.entry for t in TASKS}
    assert entries >= {
        "month_view",
        "week_view",
        "day_view",
        "list_view",
        "search",
        "event_detail",
        "editor",
        "settings",
        "rotation",
    }


def test_rules_of_an_app() -> None:
    operators = Counter(d.fault.operator for d in DEFECTS)
    assert max(operators.values()) <= len(DEFECTS) / 4
    assert sum(not narrow(d) for d in DEFECTS) <= len(DEFECTS) / 3
    assert median(actions(t) for t in TASKS) >= 5


# -- each of them ----------------------------------------------------------------------------------------------------


def test_no_report_is_cited_twice() -> None:
    cited = Counter(r for d in DEFECTS for r in d.reports)
    links = Counter(u for d in DEFECTS for u in d.urls)
    assert [r for r, n in cited.items() if n > 1] == []
    assert [u for u, n in links.items() if n > 1] == []


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda d: d.id)
def test_defect(defect: Defect) -> None:
    assert defect.reports
    assert all(re.fullmatch(r"R\d{4}", r) for r in defect.reports)
    assert len(defect.urls) == len(defect.reports)
    assert all(re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/(issues|pull)/[1-9]\d*", u) for u in defect.urls)
    assert len(defect.reports_true) >= 5
    assert {r.why for r in defect.reports_false} == {
        "other_mode", "other_place", "vague", "denial", "other_defect", "too_early"
    }  # fmt: skip
    assert defect.mode in defect.accepts


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda d: d.id)
def test_two_tasks_a_defect_at_different_levels(defect: Defect) -> None:
    own = [t for t in TASKS if t.defect == defect.id]
    assert len(own) >= 2
    assert len({t.level for t in own}) >= 2


@pytest.mark.parametrize("task", TASKS, ids=lambda t: t.id)
def test_task(task: Task) -> None:
    defect = next(d for d in DEFECTS if d.id == task.defect)
    match = re.fullmatch(r"Calendar-(CR|EL|ONR|UTR|NLE)-\d\d", task.id)
    assert match is not None
    assert match[1] == defect.mode
    steps = len(task.plan)
    assert 2 * steps <= task.budget <= 4.5 * steps
    assert task.near_miss
    assert 40 <= len(task.instruction) <= 200


@pytest.mark.parametrize(("id_", "defect"), sorted(KEPT.items()))
def test_ids_keep_their_meaning(id_: str, defect: str) -> None:
    assert next(t.defect for t in TASKS if t.id == id_) == defect


def test_ids_and_instructions_are_unique() -> None:
    assert len({t.id for t in TASKS}) == len(TASKS)
    assert len({t.instruction for t in TASKS}) == len(TASKS)


# -- variation -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_each_scenario_varies(scenario: Scenario) -> None:
    assert scenario.vary is not None
    assert {group.choices for group in scenario.vary.groups} == {3}
    varied = [variant(scenario, k) for k in range(4)]
    assert len({s.device.now for s in varied}) == 4
    assert len({tuple(t.instruction for t in s.tasks) for s in varied}) == 4
    assert [t.id for t in varied[3].tasks] == [t.id for t in scenario.tasks]
