"""The agent that does nothing: what it earns, a benchmark gives away."""

from __future__ import annotations

from gts_env.actions import Action, Finish
from gts_env.agents.base import Agent, AgentView


class NullAgent(Agent):
    """Ends the session at once."""

    name = "null"

    def act(self, view: AgentView) -> Action:
        """Finish."""
        return Finish()
