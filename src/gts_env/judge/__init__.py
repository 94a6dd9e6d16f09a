"""GUIJudge: how far a tester came with a defect (Reach, Trigger, Detect), from screens, actions and reports alone."""

from __future__ import annotations

from gts_env.judge.judge import GUIJudge
from gts_env.judge.metrics import AgentFigures, Confusion, Rate, agent_figures, agreement, confusion
from gts_env.judge.offline import Judgement, judge_trajectory
from gts_env.judge.report import MAX_REPORTS
from gts_env.judge.rewards import RewardWeights, penalty, terms
from gts_env.judge.state import JudgeEvent, JudgeState

__all__ = [
    "MAX_REPORTS",
    "AgentFigures",
    "Confusion",
    "GUIJudge",
    "JudgeEvent",
    "JudgeState",
    "Judgement",
    "Rate",
    "RewardWeights",
    "agent_figures",
    "agreement",
    "confusion",
    "judge_trajectory",
    "penalty",
    "terms",
]
