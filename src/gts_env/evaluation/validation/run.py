"""Running all proofs over a catalogue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from gts_env.evaluation.validation import paper
from gts_env.evaluation.validation.crawl import Crawl
from gts_env.evaluation.validation.proofs import MOST_CARELESS_MEAN, Failure
from gts_env.evaluation.validation.report_proofs import proof_9
from gts_env.evaluation.validation.verdict import Verdict
from gts_env.evaluation.validation.work import Piece, carried_out, crawl_of, of_defect, of_task

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Case
    from gts_env.benchmark.model import Scenario

CRAWL_STEPS = 2000
VARIATIONS = (0, 1, 2, 3)
"""Variations in which all is proved; a scenario without a ``vary:`` block has the first only."""
LOOKS: dict[str, dict[str, Any]] = {
    "ar": {"locale": "ar"},
    "font 1.3": {"font_scale": 1.3},
    "dark": {"dark": True},
    "landscape": {"orientation": "landscape"},
}
"""Looks in which the clean build of each app is crawled beside its own, as device settings."""
MOST_DISABLED = 0.15
"""Largest share of an app's controls that may never be enabled."""


Told = Callable[[str], None]


def varied(cases: Sequence[Case], variations: Sequence[int] = VARIATIONS) -> list[Case]:
    """The tasks in each of these variations that their scenario has."""
    return [case.varied(k) for k in variations for case in cases if k == 0 or case.scenario.vary is not None]


def units(cases: Sequence[Case], variations: Sequence[int] = VARIATIONS, crawl_steps: int = CRAWL_STEPS) -> int:
    """How often ``told`` is called in a run, for a progress bar."""
    real, cases = _parted(cases)
    every = varied(cases, variations)
    return len(real) + len(every) + len(_one_a_defect(every)) + (len(crawled(cases)) if crawl_steps else 0)


def validate(
    cases: Sequence[Case],
    told: Told = lambda _: None,
    crawl_steps: int = CRAWL_STEPS,
    variations: Sequence[int] = VARIATIONS,
    jobs: int = 1,
) -> Verdict:
    """Run every proof on these tasks; of real apps those that need no device.

    Args:
        cases: Tasks with their scenarios and defects.
        told: Called for each piece of work with what it is.
        crawl_steps: Most actions of the crawl of each scenario's clean build; 0 for no crawl.
        variations: Variations in which the proofs are asked; the clean build is crawled as written.
        jobs: Processes to spread the work over.
    """
    verdict = Verdict(cases=list(cases))
    verdict.on_paper, cases = _parted(cases)
    _on_paper(verdict, told)
    verdict.proved_in = every = varied(cases, variations)
    defects, crawls = _one_a_defect(every), crawled(cases) if crawl_steps else []
    failures = verdict.failures
    pieces = [Piece(f"{case.id}{_in(case)}", of_task, (case,)) for case in every]
    pieces += [Piece(f"reports on {c.scenario.name}/{c.defect.id}{_in(c)}", of_defect, (c,)) for c in defects]
    pieces += [Piece(f"crawl of {name}", crawl_of, (scenario, crawl_steps)) for name, scenario in crawls]
    given = carried_out(pieces, jobs, told)
    earned = 0.0
    for found, careless in islice(given, len(every)):
        failures.extend(found)
        earned += careless
    for found in islice(given, len(defects)):
        failures.extend(found)
    for k in variations:
        failures.extend(replace(f, variation=k) for f in proof_9([c for c in every if c.scenario.variation == k]))
    verdict.careless = earned / max(1, len(every))
    if verdict.careless > MOST_CARELESS_MEAN:
        failures.append(Failure("all", 5, f"the report-everything agent earns {verdict.careless:.3f} on average"))
    for (name, _), crawl in zip(crawls, given, strict=True):
        verdict.crawls[name] = crawl
        failures.extend(_clean(name, crawl))
    return verdict


def _parted(cases: Sequence[Case]) -> tuple[list[Case], list[Case]]:
    """Tasks that are proved on paper only, as a real device must run them or they are drafts, and the others."""
    on_paper: dict[str, bool] = {}
    for case in cases:
        file = case.scenario.where.file
        if file not in on_paper:
            on_paper[file] = bool(case.scenario.draft) or paper.needs_hardware(case.scenario)
    there = [case for case in cases if on_paper[case.scenario.where.file]]
    return there, [case for case in cases if not on_paper[case.scenario.where.file]]


def _on_paper(verdict: Verdict, told: Told) -> None:
    """What can be said of tasks without running them."""
    cases = verdict.on_paper
    found = [(c, f) for c in _one_a_scenario(cases) for f in paper.of_app(c.scenario)]
    found += [(c, f) for c in _one_a_defect(cases) for f in paper.of_defect(c)]
    by_id = {case.id: case for case in cases}
    for case in cases:
        told(f"{case.id}, on paper")
        found += [(case, failure) for failure in paper.of_task(case)]
    found += [(by_id[failure.subject], failure) for failure in proof_9(cases)]
    for case, failure in found:
        (verdict.open if case.scenario.draft else verdict.failures).append(failure)


def _in(case: Case) -> str:
    return f", variation {case.scenario.variation}" if case.scenario.variation else ""


def crawled(cases: Sequence[Case]) -> list[tuple[str, Scenario]]:
    """What is crawled: every scenario as it is, and the first of each app in the other looks."""
    found: list[tuple[str, Scenario]] = []
    apps: set[str] = set()
    for case in _one_a_scenario(cases):
        scenario = case.scenario
        found.append((scenario.name, scenario))
        if scenario.app not in apps:
            apps.add(scenario.app)
            for look, changes in LOOKS.items():
                found.append(
                    (f"{scenario.name}, {look}", replace(scenario, device=replace(scenario.device, **changes)))
                )
    return found


def _clean(name: str, crawl: Crawl) -> Iterator[Failure]:
    for control in crawl.dead:
        yield Failure(name, 0, f"on the clean build {' '.join(control)} does nothing")
    for activity, what in sorted(crawl.untidy):
        yield Failure(name, 0, f"on the clean build, in {activity}, {what}")
    share = len(crawl.only_disabled) / max(1, len(crawl.controls) + len(crawl.only_disabled))
    if share > MOST_DISABLED:
        yield Failure(name, 0, f"{share:.0%} of the controls are never enabled")


def _one_a_defect(cases: Sequence[Case]) -> list[Case]:
    first: dict[tuple[str, str, int], Case] = {}
    for case in cases:
        first.setdefault((case.scenario.name, case.defect.id, case.scenario.variation), case)
    return list(first.values())


def _one_a_scenario(cases: Sequence[Case]) -> list[Case]:
    first: dict[str, Case] = {}
    for case in cases:
        first.setdefault(case.scenario.name, case)
    return list(first.values())
