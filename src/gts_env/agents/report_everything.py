"""The agent that opens the app and reports everything: what it earns, a careless judge gives away."""

from __future__ import annotations

from gts_env.actions import Action, Finish, OpenApp, ReportDefect
from gts_env.actions.action import FAULT_MODES
from gts_env.agents.base import Agent, AgentView

WORDS = {
    "CR": "Something on this screen is drawn wrong: text, pictures or items are missing, stale or garbled.",
    "EL": "The layout of this screen is broken: elements overlap, are cut or out of place.",
    "ONR": "A control does not respond when it is tapped, nothing happens.",
    "UTR": "The action had a wrong result: data is lost, wrong or not saved.",
    "NLE": "Navigation is wrong: it leads to the wrong screen or leaves the app.",
}


class ReportEverything(Agent):
    """Opens the app and reports one defect of each mode in the middle of the screen."""

    name = "report-everything"

    def act(self, view: AgentView) -> Action:
        """Open the app, then one report a step."""
        if view.step == 0:
            return OpenApp(view.app)
        if view.step <= len(FAULT_MODES):
            mode = FAULT_MODES[view.step - 1]
            return ReportDefect(mode, WORDS[mode], (view.size[0] // 2, view.size[1] // 2))
        return Finish()
