"""A session whose task changes from episode to episode, on one device."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.envs.assignment import Assignment, assigned, catalogue_of
from gts_env.envs.referee import Referee
from gts_env.envs.session import Session
from gts_env.envs.state import ResetNeededError, Setting

if TYPE_CHECKING:
    from gts_env.benchmark import Catalogue

REMEMBERED = 32
"""Judges, each for a task in a setting, that a session keeps; making one compiles the task's test basis."""


@dataclass(frozen=True, slots=True)
class SuiteSetting(Setting):
    """How the device was restored for an episode, and for which task.

    Attributes:
        task: Full id of the task.
    """

    task: str


class SuiteSession(Session):
    """Restores the scenario of the task that each setting names; arguments as for ``Session``."""

    _referees: OrderedDict[Setting, Referee | None]
    _catalogue: Catalogue | None = None

    def _forget(self) -> None:
        super()._forget()
        self._referees = OrderedDict()

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "_referees": OrderedDict(), "_catalogue": None}

    @property
    def catalogue(self) -> Catalogue:
        """Where the tasks are looked up; opened once, as that reads the index of each pack."""
        if self._catalogue is None:
            self._catalogue = catalogue_of(self._about[2])
        return self._catalogue

    @property
    def assignment(self) -> Assignment:
        """What the agent is to do in this episode, and where.

        Raises:
            ResetNeededError: No episode has begun.
        """
        task = self._about[0]
        if task is None:
            raise ResetNeededError("Which task it is, is drawn at reset", mend="Call reset() first.")
        if self._assignment is None:
            found = assigned(self.catalogue, task)
            self._assignment = found if self._saved is None else found.varied(self._saved[0].setting.variation)
        return self._assignment

    @property
    def _subject(self) -> str:
        return "a suite"

    def _restore(self, setting: Setting) -> None:
        assert isinstance(setting, SuiteSetting)
        self._refuse_closed()
        if setting.task != self._about[0]:
            self._about = (setting.task, None, self._about[2])
            self._assignment = None
        self._referee = self._referees.pop(setting, None)
        super()._restore(setting)
        self._referees[setting] = self._referee
        while len(self._referees) > REMEMBERED:
            self._referees.popitem(last=False)
