"""Plans as agents play them; what plays them is the benchmark's, as the set-up of a device is such a plan, too."""

from __future__ import annotations

from gts_env.benchmark.plan_player import MOST_SCROLLS, PlanError, PlanPlayer, perform

__all__ = ["MOST_SCROLLS", "PlanError", "PlanPlayer", "perform"]
