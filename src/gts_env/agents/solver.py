"""The solver: plays the plan that a task's author wrote. It knows the answer, and proves that there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gts_env.actions import Action, Finish
from gts_env.agents.base import Agent, AgentView
from gts_env.agents.plan import PlanPlayer

if TYPE_CHECKING:
    from gts_env.benchmark.model import PlanStep


class Solver(Agent):
    """Plays a plan to its end, then finishes.

    Args:
        plan: Steps of the task's plan.
    """

    name = "solver"

    def __init__(self, plan: Sequence[PlanStep]) -> None:
        self.plan = tuple(plan)

    def reset(self, view: AgentView, seed: int) -> None:
        """Start the plan anew."""
        self._player = PlanPlayer(self.plan)

    def act(self, view: AgentView) -> Action:
        """The plan's next action."""
        return self._player.next(view.screen) or Finish()
