"""GUIJudge: how far a tester came with a defect (Reach, Trigger, Detect), from screens, actions and reports alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.judge.judge import GUIJudge
from gts_env.judge.report import MAX_REPORTS
from gts_env.judge.rewards import RewardWeights, penalty, terms
from gts_env.judge.state import JudgeEvent, JudgeState
from gts_env.lazy import lazily

if TYPE_CHECKING:
    from gts_env.judge.metrics import AgentFigures, Confusion, Rate, agent_figures, agreement, confusion
    from gts_env.judge.offline import Judgement, judge_trajectory

_METRICS = ("AgentFigures", "Confusion", "Rate", "agent_figures", "agreement", "confusion")
# What an environment does not need is imported on first use.
_HOME = {**dict.fromkeys(_METRICS, "metrics"), **dict.fromkeys(("Judgement", "judge_trajectory"), "offline")}

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

__getattr__, __dir__ = lazily(__name__, _HOME, __all__)
