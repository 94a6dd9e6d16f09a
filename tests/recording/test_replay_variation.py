"""A varied episode is played to the end, says so in its record, and is judged again as it was."""

from __future__ import annotations

import pickle
from pathlib import Path

from gts_env.agents.plan import PlanPlayer
from gts_env.envs.entry import make_navigation
from gts_env.judge import GUIJudge, judge_trajectory
from gts_env.recording import Trajectory, replay
from gts_env.wrappers.record_trajectory import RecordTrajectory

TASK = "GUITestScape/Calendar-UTR-03"


def test_played_recorded_and_judged_again(tmp_path: Path) -> None:
    env = RecordTrajectory(make_navigation(task=TASK, observe=["elements"], variation=2), tmp_path, None)
    inner = env.unwrapped
    env.reset(seed=0)
    assert inner.instruction.startswith("Open Calendar, search for Summit")
    player, total = PlanPlayer(inner.task.plan), 0.0
    while (action := player.next(inner.screen())) is not None:
        *_, info = result = env.step(action)
        total += float(result[1])
    assert total == 1.0
    assert env.folder is not None
    env.close()
    trajectory = Trajectory(env.folder)
    assert trajectory.meta["variation"] == 2
    basis = replay.basis(trajectory)
    said = judge_trajectory(GUIJudge(*basis), replay.screens(trajectory), replay.actions(trajectory))
    assert said.summary["detected"] is info["judge"]["detected"] is True
    assert "summit" in str(basis.target.reports_true).lower()


def test_the_same_task_in_another_variation_is_another_episode() -> None:
    env = make_navigation(task=TASK, observe=["elements"], variation="seeded")
    env.reset(seed=11)
    one = env.unwrapped.setting.variation, env.unwrapped.instruction
    copy = pickle.loads(pickle.dumps(env.unwrapped))
    assert (copy.setting.variation, copy.instruction) == one
    env.reset(seed=11)
    assert (env.unwrapped.setting.variation, env.unwrapped.instruction) == one
    env.close()
