"""Agents that test: baselines to measure others against. Each is one module."""

from __future__ import annotations

from gts_env.agents.base import Agent, AgentView
from gts_env.agents.explorer import Explorer
from gts_env.agents.monkey import Monkey
from gts_env.agents.null import NullAgent
from gts_env.agents.report_everything import ReportEverything
from gts_env.agents.solver import Solver

__all__ = ["Agent", "AgentView", "Explorer", "Monkey", "NullAgent", "ReportEverything", "Solver"]
