"""Proofs on paper: what can be said of the task of a real app without a device that runs it.

Whether the app has the defect, and whether the basis sees it, only such a device can show: the proofs 1 to 5, 7 and 8
are left open, and named. What is proved: the basis compiles, the plan has the form of one that can succeed, held-out
reports are told apart by their words as if the evidence had been seen (6), instructions give nothing away (9), and the
package file is the one that the scenario speaks of, where it is at hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gts_env.apps import of_packs
from gts_env.benchmark.android_app import written_version
from gts_env.benchmark.apk_manifest import ApkFacts, read_apk
from gts_env.benchmark.predicates import Compiler
from gts_env.devices.embedded import installed
from gts_env.devices.fitting import check_fits
from gts_env.errors import GtsError, UnavailableError
from gts_env.evaluation.validation.proofs import Failure
from gts_env.judge import GUIJudge
from gts_env.judge.listing import lists_faults
from gts_env.judge.report import Report
from gts_env.judge.state import Track
from gts_env.judge.verifiers import verifier_of

if TYPE_CHECKING:
    from gts_env.benchmark import AndroidApp, Defect, PlanStep, Scenario
    from gts_env.benchmark.catalogue import Case

LEFT_OPEN = (1, 2, 3, 4, 5, 7, 8)
"""Proofs that need a device."""
LEAST_TRUE, LEAST_FALSE = 4, 6
_BY_WORDS = ("other_mode", "other_place", "vague", "denial", "other_defect")
"""Wrong reports that are wrong whenever they are made."""


def needs_hardware(scenario: Scenario) -> bool:
    """Whether only a real device can run a scenario: its app, or one of its defects, is not on the embedded phone."""
    if scenario.android is None:
        return False
    try:
        check_fits(scenario, installed(of_packs.manifests_beside(scenario.where.file)))
    except UnavailableError:
        return True
    return any(defect.fault is None for defect in scenario.defects)


def of_task(case: Case) -> Iterator[Failure]:
    """What does not hold of a task's plan."""
    plan, near_miss = case.task.plan, case.task.near_miss
    if not plan:
        yield Failure(case.id, 1, "the task has no plan")
        return
    for why in _plan(case.defect, plan):
        yield Failure(case.id, 1, why)
    if len(plan) > case.task.budget:
        yield Failure(case.id, 1, f"the plan has {len(plan)} steps, more than the budget of {case.task.budget}")
    if not near_miss:
        yield Failure(case.id, 7, "the task has no near miss")
    elif _acts(near_miss) == _acts(plan):
        yield Failure(case.id, 7, "the near miss does what the plan does")


def _plan(defect: Defect, plan: tuple[PlanStep, ...]) -> Iterator[str]:
    verbs = [step.verb for step in plan]
    reports = [step for step in plan if step.verb == "report"]
    if not reports:
        yield "the plan reports nothing"
    elif verbs.index("report") == 0:
        yield "the plan reports before it has done anything"
    if "finish" in verbs[:-1]:
        yield "the plan goes on after it has finished"
    for step in reports:
        if step.word not in defect.accepts:
            yield f"the plan reports {step.word}, which the defect does not accept"
        elif step.query is None and not accepted(defect, (defect,), step.word, step.text):
            yield f"the words of the plan's report do not tell the defect: {step.text!r}"


def _acts(plan: tuple[PlanStep, ...]) -> list[PlanStep]:
    return [step for step in plan if step.verb not in ("report", "finish")]


def of_defect(case: Case) -> Iterator[Failure]:
    """What does not hold of a target's basis and of the reports that prove it."""
    defect, scenario = case.defect, case.scenario
    subject = f"{scenario.name}/{defect.id}"
    GUIJudge(defect, scenario.live(defect.id), scenario.screens)  # compiles every checkpoint
    for kind, reports, least in (
        ("true", defect.reports_true, LEAST_TRUE),
        ("false", defect.reports_false, LEAST_FALSE),
    ):
        if len(reports) < least:
            yield Failure(subject, 6, f"{len(reports)} {kind} reports, at least {least} are asked")
    for report in (*defect.reports_true, *defect.reports_false):
        told = accepted(defect, scenario.defects, report.mode, report.text)
        if not report.why and report.text and report.at is None and not told:
            yield Failure(subject, 6, f"{report.where}: a true report is refused by its words: {report.text!r}")
        if report.why in _BY_WORDS and told:
            yield Failure(subject, 6, f"{report.where}: a wrong report ({report.why}) is accepted: {report.text!r}")


def accepted(defect: Defect, live: tuple[Defect, ...], mode: str, text: str) -> bool:
    """Whether the words of a report tell a defect, as if its evidence had just been seen."""
    report = Report(mode, text, None, None, 1, lists_faults(text, (one.basis for one in live)))
    return verifier_of(defect, Compiler({})).accepts(report, Track(reach=0, trigger=0, evidence=0)) is True


def of_app(scenario: Scenario) -> Iterator[Failure]:
    """Whether the package file in the pack is the one that a scenario speaks of."""
    app = scenario.android
    if app is None or not app.apk.file:
        return
    try:
        path = app.apk.path()
        facts = read_apk(path) if path is not None else None
    except GtsError as error:
        yield Failure(scenario.name, 0, str(error))
        return
    for why in _differs(app, facts) if facts is not None else ():
        yield Failure(scenario.name, 0, f"{app.apk.file}: {why}")


def _differs(app: AndroidApp, facts: ApkFacts) -> Iterator[str]:
    activity = app.package + app.activity if app.activity.startswith(".") else app.activity
    if app.apk.sha256 not in ("", facts.sha256):
        yield f"its checksum is {facts.sha256}, not {app.apk.sha256}"
    if facts.package != app.package:
        yield f"its package is {facts.package}, not {app.package}"
    elif activity not in facts.activities:
        yield f"it has no activity {activity}"
    if facts.version and written_version(facts.version) != app.apk.version:
        yield f"its version is {facts.version}, not {app.apk.version}"
