"""What there is to tell of one task or one scenario, as plain values: for the terminal and for JSON.

A card tells no more than an agent may know, unless it is asked to spoil.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from gts_env.benchmark.catalogue import Case, Catalogue
from gts_env.benchmark.model import Defect, DeviceSettings, PlanStep, Scenario, Task, TestBasis
from gts_env.benchmark.variation import variant
from gts_env.errors import UnknownIdError
from gts_env.screen.query import Query

_TEXTS = ("description", "preconditions", "trigger_text", "expected", "actual", "conclusion")


def find(catalogue: Catalogue, name: str) -> Case | Scenario:
    """The task or the scenario of a name.

    Args:
        catalogue: Where to look.
        name: Id of a task or name of a scenario, with or without the pack.

    Raises:
        UnknownIdError: Neither has it.
    """
    for look in (catalogue.case, catalogue.scenario):
        try:
            return look(name)
        except UnknownIdError:
            continue
    known = [*catalogue.ids(), *(s.name for s in catalogue.scenarios())]
    raise UnknownIdError.of("task or scenario", name, known, "gts list")


def varied(found: Case | Scenario, k: int) -> Case | Scenario:
    """A task or scenario in variation ``k``; see :func:`~gts_env.benchmark.variation.variant`."""
    return variant(found, k) if isinstance(found, Scenario) else found.varied(k)


def make_line(task_id: str, variation: int = 0) -> str:
    """The Python call that makes a task's environment."""
    varied = f", variation={variation}" if variation else ""
    return f'gymnasium.make("gts_env:{task_id}"{varied})'


def task_card(case: Case, *, spoil: bool = False) -> dict[str, Any]:
    """What there is to tell of a task.

    Args:
        case: The task.
        spoil: Tell the defect and the plan, too.
    """
    task = case.task
    card: dict[str, Any] = {
        "id": case.id,
        "instruction": task.instruction,
        "app": case.scenario.app,
        "level": task.level,
        "budget": task.budget,
        "entry": task.entry,
        "preconditioned": task.preconditioned,
        "scenario": _scenario_head(case.scenario),
        "make": make_line(case.id, case.scenario.variation),
    }
    if spoil:
        card["defect"] = defect_card(case.defect)
        card["plan"] = [step_words(step) for step in task.plan]
        card["near_miss"] = [step_words(step) for step in task.near_miss]
    return card


def scenario_card(scenario: Scenario, tasks: Sequence[str], *, spoil: bool = False) -> dict[str, Any]:
    """What there is to tell of a scenario; ``tasks`` are the full ids of its tasks, in its order."""
    card: dict[str, Any] = {
        **_scenario_head(scenario),
        "app": scenario.app,
        "tasks": [_task_head(i, task) for i, task in zip(tasks, scenario.tasks, strict=True)],
        "defects": len(scenario.defects),
    }
    if spoil:
        card["defects"] = [defect_card(defect) for defect in scenario.defects]
    return card


def defect_card(defect: Defect) -> dict[str, Any]:
    """What a defect is, where it comes from and what shows it."""
    basis: TestBasis = defect.basis
    fault = defect.fault
    return {
        "id": defect.id,
        "mode": defect.mode,
        "accepts": list(defect.accepts),
        "title": defect.title,
        "reports": [{"id": i, "url": url} for i, url in _paired(defect.reports, defect.urls)],
        **{name: getattr(basis, name) for name in _TEXTS},
        "fault": None if fault is None else {"operator": fault.operator, "seam": fault.seam, "target": fault.target},
    }


def settings(device: DeviceSettings) -> dict[str, Any]:
    """Settings of a device, as a scenario file writes them."""
    return {**asdict(device), "now": device.now.isoformat(sep=" ", timespec="minutes")}


def step_words(step: PlanStep) -> str:
    """A step of a plan in words."""
    parts = [step.verb.replace("_", " ")]
    parts += [part for part in (step.word, repr(step.text) if step.text else "") if part]
    parts += [f"on {query_words(step.query)}"] if step.query is not None else []
    parts += [f"to {query_words(step.to)}"] if step.to is not None else []
    parts += [f"{step.ms} ms"] if step.verb == "wait" else []
    parts += [word for word, given in (("clear", step.clear), ("submit", step.submit)) if given]
    return " ".join(parts)


def query_words(query: Query) -> str:
    """A query in a few words: ``day_header "Thursday, October 15"``."""
    given = dict(query.parts())
    words = [str(given.pop("id"))] if "id" in given else []
    words += [f'"{given.pop(key)}"' for key in ("text", "desc") if key in given]
    for key, value in given.items():
        words.append(f"{key} {query_words(value) if isinstance(value, Query) else value}")
    return " ".join(words)


def _scenario_head(scenario: Scenario) -> dict[str, Any]:
    head = {"name": scenario.name, "title": scenario.title, "device": settings(scenario.device)}
    real = {"android": _real(scenario)} if scenario.android is not None else {}
    draft = {"draft": list(scenario.draft)} if scenario.draft else {}
    return {**head, "variation": scenario.variation, "varies": scenario.vary is not None, **real, **draft}


def _real(scenario: Scenario) -> dict[str, Any]:
    """The real app of a scenario, as far as it tells which one it is, and whether the embedded phone has it, too."""
    from gts_env.evaluation.validation.paper import needs_hardware

    app = scenario.android
    assert app is not None
    told = {"component": app.component, "version": app.apk.version, "apk": app.apk.file or app.apk.url}
    settings = {"restore": app.restore.how, "settings": list(app.settings)}
    return {**told, **settings, "embedded": not needs_hardware(scenario)}


def _task_head(task_id: str, task: Task) -> dict[str, Any]:
    return {"id": task_id, "level": task.level, "budget": task.budget, "instruction": task.instruction}


def _paired(ids: Sequence[str], urls: Sequence[str]) -> list[tuple[str, str]]:
    """Ids of reports with their addresses, which stand in the same order; either list may be the longer one."""
    most = max(len(ids), len(urls))
    return list(zip([*ids, *[""] * (most - len(ids))], [*urls, *[""] * (most - len(urls))], strict=True))
