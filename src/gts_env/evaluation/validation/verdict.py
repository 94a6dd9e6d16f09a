"""What the proofs say of a selection of tasks, and the line of JSON that tells it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from gts_env.evaluation.validation.crawl import Crawl
from gts_env.evaluation.validation.paper import LEFT_OPEN
from gts_env.evaluation.validation.proofs import Failure

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Case


@dataclass(slots=True)
class Verdict:
    """What the proofs say of a selection of tasks.

    Attributes:
        cases: The tasks, as written.
        proved_in: The tasks in each variation that was looked at.
        failures: What does not hold.
        crawls: Crawls of clean builds, by scenario and look.
        careless: What the report-everything agent earns on average.
        on_paper: Tasks of real apps and of drafts, of which only what needs no run was proved.
        open: What does not hold of scenarios that say themselves that they are drafts.
    """

    cases: list[Case] = field(default_factory=list)
    proved_in: list[Case] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    crawls: dict[str, Crawl] = field(default_factory=dict)
    careless: float = 0.0
    on_paper: list[Case] = field(default_factory=list)
    open: list[Failure] = field(default_factory=list)

    @property
    def need_hardware(self) -> list[Case]:
        """Tasks that only a real device can run."""
        return [case for case in self.on_paper if case.scenario.android is not None]

    def summary(self) -> dict[str, Any]:
        """The last line of ``gts validate --json``."""
        defects = {(c.scenario.name, c.defect.id) for c in self.cases}
        bad = {f.subject for f in self.failures} | {c.id for c in self.on_paper}
        proved = [c for c in self.cases if c.id not in bad and f"{c.scenario.name}/{c.defect.id}" not in bad]
        dead = [f"{name}: {' '.join(c)}" for name, crawl in self.crawls.items() for c in crawl.dead]
        return {
            "apps": len({c.scenario.app for c in self.cases}),
            "scenarios": len({c.scenario.name for c in self.cases}),
            "defects": len(defects),
            "tasks": len(self.cases),
            "proved": len(proved),
            "variations": len(self.proved_in),
            "failed": [asdict(f) for f in self.failures],
            "controls": sum(len(crawl.controls) for name, crawl in self.crawls.items() if "," not in name),
            "dead_controls": dead,
            "need_hardware": len(self.need_hardware),
            "not_run": list(LEFT_OPEN) if self.need_hardware else [],
            "drafts": len({c.scenario.name for c in self.cases if c.scenario.draft}),
            "open": [asdict(f) for f in self.open],
        }
