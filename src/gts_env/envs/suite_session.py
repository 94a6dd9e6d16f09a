"""A session whose task changes from episode to episode, on one device."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from gts_env.envs.assignment import Assignment
from gts_env.envs.referee import Referee
from gts_env.envs.session import Session
from gts_env.envs.state import ResetNeededError, Setting

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

    def _forget(self) -> None:
        super()._forget()
        self._referees = OrderedDict()

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "_referees": OrderedDict()}

    @property
    def assignment(self) -> Assignment:
        """What the agent is to do in this episode, and where.

        Raises:
            ResetNeededError: No episode has begun.
        """
        if self._about[0] is None:
            raise ResetNeededError("Which task it is, is drawn at reset", mend="Call reset() first.")
        return super().assignment

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
