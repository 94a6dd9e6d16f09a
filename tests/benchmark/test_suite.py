"""What the built-in suite has to bring as a whole, read from its files."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from statistics import median

import pytest

from gts_env.benchmark import Catalogue, Defect, Scenario, Task

PACK = "GUITestScape"
APPS = ("calendar", "expenses", "mail", "passwords", "podcasts")
LEVELS = {"explore", "goal", "steps"}
NO_ACTIONS = ("report", "finish", "scroll_to")


@cache
def scenarios() -> tuple[Scenario, ...]:
    catalogue = Catalogue()
    cases = [catalogue.case(id_) for id_ in catalogue.ids() if id_.startswith(f"{PACK}/")]
    return tuple({case.scenario.name: case.scenario for case in cases}.values())


def of_app(app: str) -> list[Scenario]:
    return [scenario for scenario in scenarios() if scenario.app == app]


def defects(app: str | None = None) -> list[Defect]:
    return [d for s in scenarios() if app in (None, s.app) for d in s.defects]


def tasks(app: str | None = None) -> list[Task]:
    return [t for s in scenarios() if app in (None, s.app) for t in s.tasks]


def test_enough_of_everything() -> None:
    assert {s.app for s in scenarios()} >= set(APPS)
    assert len(scenarios()) >= 10
    assert len(defects()) >= 50
    assert len(tasks()) >= 120
    modes = Counter(d.mode for d in defects())
    assert min(modes[mode] for mode in ("CR", "EL", "ONR", "UTR", "NLE")) >= 7


def test_levels_are_balanced() -> None:
    counts = Counter(t.level for t in tasks())
    assert set(counts) == LEVELS
    assert max(counts.values()) <= 1.5 * min(counts.values())


def test_no_report_is_cited_twice() -> None:
    assert [r for r, n in Counter(r for d in defects() for r in d.reports).items() if n > 1] == []
    assert [u for u, n in Counter(u for d in defects() for u in d.urls).items() if n > 1] == []
    assert all(d.reports and len(d.urls) == len(d.reports) for d in defects())


def test_each_scenario_has_several_live_defects_and_varies() -> None:
    assert [s.name for s in scenarios() if not 3 <= len(s.defects) <= 8] == []
    assert [s.name for s in scenarios() if s.vary is None] == []


def test_each_defect_has_several_tasks() -> None:
    of_defect: defaultdict[str, int] = defaultdict(int)
    for scenario in scenarios():
        for task in scenario.tasks:
            of_defect[f"{scenario.name}/{task.defect}"] += 1
    assert all(of_defect[f"{s.name}/{d.id}"] >= 2 for s in scenarios() for d in s.defects)


@pytest.mark.parametrize("app", APPS)
def test_rules_of_an_app(app: str) -> None:
    found = defects(app)
    assert len(found) >= 8
    operators = Counter(d.fault.operator for d in found)
    assert max(operators.values()) <= len(found) / 4, "no operator carries over a quarter of an app's defects"
    assert sum(not d.fault.when for d in found if "." not in d.fault.operator) <= len(found) / 3
    assert median(sum(step.verb not in NO_ACTIONS for step in t.plan) for t in tasks(app)) >= 5
    assert len({t.entry for t in tasks(app)}) >= 3
    assert {t.level for t in tasks(app)} == LEVELS
