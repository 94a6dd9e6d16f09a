"""Judging what was recorded: the same judge, without a device."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from gts_env.actions.action import Action, Finish
from gts_env.errors import TrajectoryError
from gts_env.judge.judge import GUIJudge
from gts_env.judge.rewards import DEFAULT_WEIGHTS, RewardWeights, terms
from gts_env.judge.state import JudgeEvent, JudgeState
from gts_env.screen.screen import Screen


class Judgement(NamedTuple):
    """What the judge says of a whole trajectory.

    Attributes:
        state: Its last state.
        events: What it saw, in order.
        rewards: Reward of each step, from step 1.
        summary: See :meth:`~gts_env.judge.judge.GUIJudge.summary`.
    """

    state: JudgeState
    events: tuple[JudgeEvent, ...]
    rewards: tuple[float, ...]
    summary: dict[str, Any]


def judge_trajectory(
    judge: GUIJudge,
    screens: Iterable[Screen],
    actions: Iterable[Action | None],
    weights: RewardWeights = DEFAULT_WEIGHTS,
) -> Judgement:
    """Judge a recorded trajectory.

    Args:
        judge: The judge of its task.
        screens: The screen after reset and after each action; read one by one, so they may come from a stream.
        actions: The actions; None for one that was refused, which did nothing.
        weights: What the stages pay.

    Returns:
        The judgement, the same as if the episode had been judged as it went.

    Raises:
        TrajectoryError: The numbers of screens and actions do not fit.
    """
    stream = iter(screens)
    before = next(stream, None)
    if before is None:
        raise TrajectoryError("a trajectory has at least the screen after reset", found="no screen")
    state, events = judge.start(before)
    rewards = []
    for number, action in enumerate(actions, start=1):
        after = next(stream, None)
        if after is None:
            raise TrajectoryError("there is one screen more than actions", found=f"no screen after action {number}")
        # Finish does nothing to the device and matches no checkpoint.
        state, now = judge.fold(state, before, Finish() if action is None else action, after)
        rewards.append(sum(terms(now, state, judge.target, weights).values()))
        events, before = [*events, *now], after
    if next(stream, None) is not None:
        raise TrajectoryError("there is one screen more than actions", found="more screens than that")
    return Judgement(state, tuple(events), tuple(rewards), judge.summary(state))
