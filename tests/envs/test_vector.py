from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
import pytest

from tests.envs.fake_device import KIND

pytestmark = pytest.mark.usefixtures("memo_ids")
ID = "TestPack/Memo-CR-01"
STEPS = 9  # more than the budget, so that one reset is among them


def rollout(env: Any, actions: list[Any]) -> list[Any]:
    steps = [env.reset(seed=[11, 12])]
    steps += [env.step(action) for action in actions]
    env.close()
    return steps


def singles(kwargs: dict[str, Any], actions: list[Any]) -> list[list[Any]]:
    """Two environments by hand, reset at the step after an end as vector environments do."""
    runs = []
    for number in range(2):
        env = gym.make(ID, device=KIND, **kwargs)
        run, over = [env.reset(seed=11 + number)], False
        for action in actions:
            if over:
                observation, info = env.reset()
                run.append((observation, 0.0, False, False, info))
                over = False
            else:
                mine = action[number] if isinstance(action, np.ndarray) else {k: v[number] for k, v in action.items()}
                run.append(env.step(mine))
                over = run[-1][2] or run[-1][3]
        runs.append(run)
    return runs


@pytest.mark.slow
@pytest.mark.parametrize("kwargs", [{"obs_size": [27, 60]}, {"preset": "rl"}, {"preset": "pixels"}], ids=str)
def test_spawned_synchronous_and_single_environments_agree(kwargs: dict[str, Any]) -> None:
    sync = gym.make_vec(f"gts_env:{ID}", 2, "sync", device=KIND, **kwargs)
    sync.action_space.seed(3)
    actions = [sync.action_space.sample() for _ in range(STEPS)]
    spawned = gym.make_vec(ID, 2, "async", vector_kwargs={"context": "spawn"}, device=KIND, **kwargs)
    one, other = rollout(sync, actions), rollout(spawned, actions)
    np.testing.assert_equal(other, one)
    for number, run in enumerate(singles(kwargs, actions)):
        for step, mine in zip(one, run, strict=True):
            seen, alone = step[0], mine[0]
            if isinstance(seen, dict):
                np.testing.assert_equal({name: part[number] for name, part in seen.items()}, alone)
            else:
                np.testing.assert_equal(seen[number], alone)
            if len(step) == 5:
                assert tuple(part[number] for part in step[1:4]) == mine[1:4]
            assert step[-1]["step"][number] == mine[-1]["step"]


def test_texts_are_refused_in_shared_memory_and_pass_without() -> None:
    with pytest.raises(ValueError, match="shared_memory=False"):
        gym.make_vec(ID, 2, "async", vector_kwargs={"context": "spawn"}, device=KIND, preset="text")
    sync = gym.make_vec(ID, 2, "sync", device=KIND, preset="text")
    observation, _ = sync.reset()
    assert observation["instruction"] == ("Look through the list of notes.",) * 2
