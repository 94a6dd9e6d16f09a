"""What an environment is about: a task of a pack, or a scenario to explore without a target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from gts_env.errors import GtsError, UnknownIdError, near

if TYPE_CHECKING:
    from gts_env.benchmark import Catalogue, Defect, Pack, Scenario, Task

EXPLORATION = "Test the app. Report every defect that you find, and finish when there is nothing more to test."
"""Instruction where there is a scenario but no task."""
EXPLORATION_BUDGET = 100
"""Steps of an episode where there is no task."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """What the agent is to do, and where.

    Attributes:
        id: Id of the task with its pack, or name of the scenario.
        scenario: The scenario.
        task: The task, if there is one.
        target: The defect that the task is after, if there is a task.
    """

    id: str
    scenario: Scenario
    task: Task | None = None
    target: Defect | None = None

    @property
    def instruction(self) -> str:
        """What the agent is told."""
        return EXPLORATION if self.task is None else self.task.instruction

    @property
    def budget(self) -> int:
        """Most steps of an episode."""
        return EXPLORATION_BUDGET if self.task is None else self.task.budget

    def varied(self, k: int) -> Assignment:
        """The same in another variation of the scenario; see :func:`~gts_env.benchmark.variation.variant`."""
        if k == self.scenario.variation:
            return self
        from gts_env.benchmark.variation import variant

        scenario = variant(self.scenario, k)
        task = None if self.task is None else scenario.task(self.task.id)
        return Assignment(self.id, scenario, task, None if task is None else scenario.defect(task.defect))

    def live(self, ids: Sequence[str] | None) -> tuple[Defect, ...]:
        """The live defects, the target first.

        Args:
            ids: Their ids, or None for all of the scenario.

        Raises:
            UnknownIdError: The scenario has no such defect.
        """
        every = self.scenario.defects if self.target is None else self.scenario.live(self.target.id)
        if ids is None:
            return tuple(every)
        wanted = {self.scenario.defect(name).id for name in ids}
        return tuple(defect for defect in every if defect.id in wanted)


def assignment_of(task: str | None, scenario: str | None, pack: str | None) -> Assignment:
    """Look up what an environment is about.

    Args:
        task: Id of a task, with or without its pack.
        scenario: Name of a scenario to explore, where there is no task.
        pack: Name of a known pack, or folder of one; all known packs by default.

    Raises:
        UnknownIdError: There is no such task, scenario or pack.
        GtsError: The task is of another scenario.
        ScenarioError: Its file is broken.
    """
    catalogue = catalogue_of(pack)
    if task is not None:
        found = assigned(catalogue, task)
        if scenario not in (None, found.scenario.name):
            raise GtsError(
                f"The task {found.id} is of the scenario {found.scenario.name!r}, not of {scenario!r}",
                mend="Leave `scenario` out; to explore that one without a task, give `task=None` beside it.",
            )
        return found
    if scenario is None:
        raise GtsError("An environment needs a `task` or a `scenario`", mend='Such as task="Calendar-NLE-03".')
    explored = catalogue.scenario(scenario)
    return Assignment(explored.name, explored)


def assigned(catalogue: Catalogue, task: str) -> Assignment:
    """The assignment of a task.

    Raises:
        UnknownIdError: There is no such task.
        ScenarioError: Its file is broken.
    """
    case = catalogue.case(task)
    return Assignment(case.id, case.scenario, case.task, case.defect)


def catalogue_of(pack: str | None) -> Catalogue:
    """The catalogue of a pack, by its name or folder; that of all known packs by default.

    A known pack comes before a folder of the same name, which a slash asks for: ``./mine``.

    Raises:
        UnknownIdError: There is no such pack.
        ScenarioError: The folder is no pack.
    """
    from gts_env.benchmark import open_pack, packs

    if pack is None:
        return _read_catalogue(packs())
    known = {one.name: one for one in packs()}
    if pack in known:
        return _read_catalogue((known[pack],))
    folder = Path(pack).expanduser()
    if "/" in pack or "\\" in pack or folder.is_dir():
        # Where it is now: the working folder may be another one the next time.
        return _read_catalogue((open_pack(folder.resolve()),))
    meant = near(pack, known) or f"Known: {', '.join(known)}."
    raise UnknownIdError(
        f"There is no pack named {pack!r}, and no folder here", mend=f"{meant} A folder is given by its path."
    )


@lru_cache(maxsize=16)
def _read_catalogue(packs: tuple[Pack, ...]) -> Catalogue:
    from gts_env.benchmark import Catalogue

    return Catalogue(packs)
