"""Which variation an episode is played in, and that everything of it is of that variation."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import numpy as np
import pytest

from gts_env.benchmark.variation import SEEDED
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import GtsError

Make = Callable[..., NavigationEnv]


def test_the_instruction_is_that_of_the_variation(make_memo: Make) -> None:
    env = make_memo(variation=2)
    observation, info = env.reset()
    assert info["instruction"] == env.instruction == 'Open the note "Market" and save it.'
    other, _ = env.reset(options={"variation": 0})
    assert env.instruction == 'Open the note "Shopping" and save it.'
    assert make_memo(observe=["goal"]).reset()[0]["goal"].any()
    assert observation.keys() == other.keys()


def test_the_goal_vector_is_that_of_the_variation(make_memo: Make) -> None:
    env = make_memo(observe=["goal"])
    goals = [env.reset(options={"variation": k})[0]["goal"] for k in (0, 1, 2)]
    assert not np.array_equal(goals[0], goals[1])
    assert not np.array_equal(goals[1], goals[2])


def test_seeded_follows_the_seed(make_memo: Make) -> None:
    env = make_memo(variation="seeded")
    drawn = []
    for seed in (1, 2, 3, None, None):
        env.reset(seed=seed)
        drawn.append(env.setting.variation)
    assert len(set(drawn)) > 2
    assert all(1 <= k <= SEEDED for k in drawn)
    env.reset(seed=1)
    assert env.setting.variation == drawn[0]
    other = make_memo()
    other.reset(seed=1, options={"variation": "seeded"})
    assert other.setting.variation == drawn[0]


def test_a_number_draws_nothing(make_memo: Make) -> None:
    env = make_memo(variation=1)
    env.reset(seed=5)
    assert env.np_random.bit_generator.state == np.random.default_rng(5).bit_generator.state


def test_saved_and_pickled_in_the_middle(make_memo: Make) -> None:
    env = make_memo(variation=3)
    env.reset()
    state = env.save_state()
    other = make_memo()
    other.reset()
    other.load_state(pickle.loads(pickle.dumps(state)))
    assert "Bakery" in other.instruction
    copy = pickle.loads(pickle.dumps(env))
    assert "Bakery" in copy.instruction
    assert copy.info()["instruction"] == env.instruction


def test_what_cannot_be_meant(make_memo: Make) -> None:
    with pytest.raises(GtsError, match="'seeded'"):
        make_memo(variation="random")
    env = make_memo()
    with pytest.raises(GtsError, match="variation"):
        env.reset(options={"variation": 1.5})
