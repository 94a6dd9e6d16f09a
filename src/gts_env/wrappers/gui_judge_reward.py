"""The reward: what the judge found at a step, as named terms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast

import gymnasium as gym

from gts_env.errors import GtsError
from gts_env.judge.rewards import RewardWeights, terms

if TYPE_CHECKING:
    from gts_env.benchmark import Defect
    from gts_env.judge import JudgeEvent, JudgeState

TERMS = ("reach", "trigger", "detect", "false_report")
"""Names of the reward terms."""


class _Judged(Protocol):
    target: Defect | None
    judged: JudgeState | None
    events: tuple[JudgeEvent, ...]


class GUIJudgeReward(gym.Wrapper[Any, Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Turns what the judge found into rewards.

    ``gym.make`` puts it around every task. Each stage pays once: ``reach`` 0.2, ``trigger`` 0.3, ``detect`` 0.5. A
    stage that does not apply pays nothing, and the others pay in the same proportion: a display defect has no trigger,
    and what holds on the first screen was not reached by the agent. The stage that comes last pays what is missing to
    exactly 1.0. A ``false_report`` costs 0.1, at most 0.3 in an episode. ``info["reward_terms"]`` holds all four
    terms of the step, and the reward is their sum.

    The wrapper keeps nothing: the judge's state is the environment's, and part of what it saves.

    Args:
        env: A :class:`~gts_env.envs.NavigationEnv` with a judge.
        weights: Weights that differ from those above, by the names of :class:`~gts_env.judge.RewardWeights`.

    Raises:
        GtsError: There is no such weight, one is out of range, or the environment has no judge.

    Example:
        >>> import gymnasium as gym
        >>> env = gym.make("gts_env:GUITestScape/Calendar-NLE-03", weights={"reach": 0.0})  # doctest: +SKIP
    """

    def __init__(self, env: gym.Env[Any, Any], weights: Mapping[str, float] | None = None) -> None:
        made = RewardWeights.from_mapping({} if weights is None else weights)
        gym.utils.RecordConstructorArgs.__init__(self, weights=None if weights is None else dict(weights))
        gym.Wrapper.__init__(self, env)
        self._weights = made
        if not getattr(env.unwrapped, "has_judge", False):
            raise GtsError("GUIJudgeReward needs an environment with a judge", mend='Make it with judge="gui".')

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin an episode."""
        observation, info = self.env.reset(seed=seed, options=options)
        return observation, {**info, "reward_terms": dict.fromkeys(TERMS, 0.0)}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out an action and add up what it earned."""
        observation, reward, terminated, truncated, info = self.env.step(action)
        earned = self._earned()
        named = {**dict.fromkeys(TERMS, 0.0), **earned}
        return observation, float(reward) + sum(earned.values()), terminated, truncated, {**info, "reward_terms": named}

    def _earned(self) -> dict[str, float]:
        env = cast("_Judged", self.env.unwrapped)
        if not env.events or env.judged is None:
            return {}
        return terms(env.events, env.judged, env.target, self._weights)
