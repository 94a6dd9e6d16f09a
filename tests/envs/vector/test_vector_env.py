"""The vector environment of `gym.make_vec`: the same as single environments, in this process and in others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.vector import AutoresetMode

from gts_env.actions import Finish, OpenApp, PressKey, ReportDefect, Tap
from gts_env.envs.vector import NavigationVectorEnv
from gts_env.errors import ActionError, GtsError
from tests.envs.fake_device import KIND

pytestmark = pytest.mark.usefixtures("memo_ids")
ID = "TestPack/Memo-ONR-01"
COUNT, STEPS = 3, 20  # more than twice the budget
FORMS: list[dict[str, Any]] = [
    {"obs_size": [27, 60]},
    {"observe": ["elements", "goal"], "actions": "marks", "end_on_detect": False},
    {"preset": "rl"},
    {"preset": "pixels"},
    {"preset": "text", "obs_size": [9, 20]},
    {"preset": "text", "observe": ["goal"], "actions": "text"},
]
Make = Callable[..., NavigationVectorEnv]


@pytest.fixture
def make() -> Iterator[Make]:
    made: list[Any] = []

    def make_vec(num_envs: int = COUNT, **kwargs: Any) -> Any:
        made.append(gym.make_vec(ID, num_envs, **{"device": KIND, **kwargs}))
        return made[-1]

    yield make_vec
    for envs in made:
        envs.close()


def actions_for(envs: gym.vector.VectorEnv[Any, Any, Any], steps: int) -> list[Any]:
    if isinstance(envs.single_action_space, gym.spaces.Text):
        said = '{"action": "open_app", "app": "Memo"}', '{"action": "tap", "x": 90, "y": 250}', "?"
        return [tuple(said[(step + place) % 3] for place in range(COUNT)) for step in range(steps)]
    envs.action_space.seed(4)
    return [envs.action_space.sample() for _ in range(steps)]


def rollout(envs: gym.vector.VectorEnv[Any, Any, Any], actions: list[Any]) -> list[Any]:
    return [plain(step) for step in (envs.reset(seed=5), *[envs.step(action) for action in actions])]


def plain(value: Any) -> Any:
    """With lists for arrays of objects, which numpy cannot compare if the objects are dicts of arrays."""
    if isinstance(value, np.ndarray) and value.dtype == object:
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    return tuple(plain(one) for one in value) if isinstance(value, tuple) else value


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize("kwargs", FORMS, ids=str)
def test_it_is_what_gymnasium_makes_of_single_environments(make: Make, kwargs: dict[str, Any], mode: str) -> None:
    sync = make(vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **kwargs)
    ours = make(autoreset_mode=mode, **kwargs)
    assert isinstance(ours, NavigationVectorEnv)
    assert ours.metadata == sync.metadata
    for space in ("observation_space", "action_space", "single_observation_space", "single_action_space"):
        assert getattr(ours, space) == getattr(sync, space)
    actions = actions_for(sync, STEPS)
    one, other = rollout(sync, actions), rollout(ours, actions)
    np.testing.assert_equal(other, one)
    assert any(step[2].any() or step[3].any() for step in one[1:])
    for (observation, *_), (mine, *_) in zip(one, other, strict=True):
        same_types(mine, observation)
        assert ours.observation_space.contains(mine)


def same_types(mine: Any, theirs: Any) -> None:
    assert type(mine) is type(theirs)
    if isinstance(theirs, dict):
        assert list(mine) == list(theirs)
        for name, part in theirs.items():
            same_types(mine[name], part)
    elif isinstance(theirs, np.ndarray):
        assert (mine.dtype, mine.shape) == (theirs.dtype, theirs.shape)


@pytest.mark.parametrize("kwargs", [FORMS[0], FORMS[4]], ids=str)
def test_workers_give_the_same(make: Make, kwargs: dict[str, Any]) -> None:
    here, there = make(**kwargs), make(workers=2, **kwargs)
    actions = actions_for(here, STEPS)
    np.testing.assert_equal(rollout(there, actions), rollout(here, actions))


@pytest.mark.parametrize("workers", [0, 2])
def test_seeds_options_and_masks(make: Make, workers: int) -> None:
    envs, sync = make(workers=workers), make(vectorization_mode="sync")
    for one in (envs, sync):
        one.reset(seed=[7, None, 9], options={"defects": []})
    assert envs.get_attr("np_random_seed")[::2] == (7, 9)
    assert [setting.defects for setting in envs.get_attr("setting")] == [()] * COUNT
    step = [OpenApp("Memo")] * COUNT
    moved = envs.step(step)[0]
    masked, infos = envs.reset(seed=3, options={"reset_mask": np.array([False, True, False]), "variation": 2})
    assert infos["_step"].tolist() == [False, True, False]
    assert [setting.variation for setting in envs.get_attr("setting")] == [0, 2, 0]
    assert envs.get_attr("steps") == (1, 0, 1)
    np.testing.assert_equal(masked["elements"][0], moved["elements"][0])
    assert not np.array_equal(masked["elements"][1], moved["elements"][1])
    assert envs.get_attr("np_random_seed") == (7, 4, 9)


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"seed": [1, 2]}, ValueError, "seeds for each of 3"),
        ({"options": {"reset_mask": [True, True, True]}}, TypeError, "bool array"),
        ({"options": {"reset_mask": np.ones(2, np.bool_)}}, ValueError, "reset_mask for each of 3"),
        ({"options": {"reset_mask": np.zeros(3, np.bool_)}}, ValueError, "nowhere"),
        ({"options": {"defekts": []}}, GtsError, "Did you mean 'defects'"),
    ],
)
def test_resets_that_cannot_be_meant(make: Make, arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        make().reset(**arguments)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_mask_before_the_first_episode_leaves_nothing_to_show(make: Make, workers: int) -> None:
    with pytest.raises(gym.error.ResetNeeded, match="without a mask"):
        make(workers=workers).reset(options={"reset_mask": np.array([True, False, True])})


@pytest.mark.parametrize("workers", [0, 2])
def test_observations_are_fresh_and_yours(make: Make, workers: int) -> None:
    envs = make(workers=workers, preset="rl")
    observation, _ = envs.reset(seed=1)
    kept = observation.copy()
    observation[:] = -1
    again, *_ = envs.step([0] * COUNT)
    assert not np.shares_memory(again, observation)
    np.testing.assert_array_equal(observation, -1)
    np.testing.assert_array_equal(envs.reset(seed=1)[0], kept)


def test_infos_have_gymnasiums_form(make: Make) -> None:
    envs = make()
    _, infos = envs.reset()
    assert infos["step"].tolist() == [0, 0, 0]
    assert infos["_step"].all()
    assert infos["judge"]["reached"].tolist() == [False] * COUNT
    *_, infos = envs.step([OpenApp("Memo"), Finish(), OpenApp("Mamo")])
    assert infos["action_error"][0] == ""
    assert "Did you mean 'Memo'?" in infos["action_error"][2]
    *_, infos = envs.step([Tap(100, 250), Finish(), Finish()])
    assert infos["judge"]["reached"].tolist() == [True, False, False]
    # What is said of some environments only has a mask.
    assert infos["judge"]["steps"]["_reach"].tolist() == [True, False, False]


def test_the_same_step_holds_both_ends(make: Make) -> None:
    envs = make(autoreset_mode=AutoresetMode.SAME_STEP)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    first, _ = envs.reset()
    envs.step([OpenApp("Memo")] * COUNT)
    observation, _, terminated, _, infos = envs.step([Tap(90, 250), Finish(), Tap(90, 250)])
    assert terminated.tolist() == [False, True, False]
    assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == [False, True, False]
    np.testing.assert_equal(observation["elements"][1], first["elements"][1])
    assert infos["step"].tolist() == [2, 0, 2]
    assert infos["final_info"]["step"][1] == 2


def test_without_autoreset_an_ended_episode_cannot_go_on(make: Make) -> None:
    envs = make(autoreset_mode="Disabled")
    envs.reset()
    envs.step([Finish(), Tap(1, 1), Tap(1, 1)])
    with pytest.raises(gym.error.ResetNeeded) as caught:
        envs.step([Tap(1, 1)] * COUNT)
    assert "In environment 0" in caught.value.__notes__[0]
    envs.reset(options={"reset_mask": np.array([True, False, False])})
    assert envs.step([Tap(1, 1)] * COUNT)[-1]["step"].tolist() == [1, 2, 2]


@pytest.mark.parametrize("workers", [0, 2])
def test_states_are_saved_and_loaded_one_by_one(make: Make, workers: int) -> None:
    envs = make(workers=workers, preset="rl", num_envs=2)
    envs.reset(seed=0)
    envs.step([0, 0])
    saved = envs.save_state()
    ended = 2 * 64 + 5
    there = [envs.step([1, ended]) for _ in range(3)]
    envs.load_state(saved)
    np.testing.assert_equal([envs.step([1, ended]) for _ in range(3)], there)
    envs.load_state([saved[0], None])
    assert envs.get_attr("steps") == (1, 4)
    with pytest.raises(ValueError, match="states for each of 2"):
        envs.load_state(saved[:1])


def test_a_state_saved_at_an_end_begins_anew_when_it_is_loaded(make: Make) -> None:
    envs = make(num_envs=1)
    envs.reset()
    envs.step([Finish()])
    saved = envs.save_state()
    envs.step([Finish()])
    envs.step([OpenApp("Memo")])
    envs.load_state(saved)
    assert envs.step([OpenApp("Memo")])[-1]["step"].tolist() == [0]


@pytest.mark.parametrize("workers", [0, 2])
def test_attributes_and_calls_reach_every_environment(make: Make, workers: int) -> None:
    envs = make(workers=workers, preset="rl")
    envs.reset()
    assert [mask.dtype for mask in envs.call("action_masks")] == [np.bool_] * COUNT
    assert envs.call("name", 3) == ("tap 3",) * COUNT
    envs.set_attr("mood", [1, 2, 3])
    assert envs.get_attr("mood") == (1, 2, 3)
    envs.set_attr("mood", "calm")
    assert envs.get_attr("mood") == ("calm",) * COUNT
    with pytest.raises(ValueError, match="values for each of 3"):
        envs.set_attr("mood", [1])
    with pytest.raises(AttributeError, match="no_such"):
        envs.get_attr("no_such")


@pytest.mark.parametrize("workers", [0, 2])
def test_pictures(make: Make, workers: int) -> None:
    envs = make(workers=workers, render_mode="rgb_array", render_size=[9, 20])
    envs.reset()
    frames = envs.render()
    assert frames is not None
    assert [frame.shape for frame in frames] == [(20, 9, 3)] * COUNT


@pytest.mark.filterwarnings("ignore:.*without a render mode")
def test_no_pictures_without_a_mode(make: Make) -> None:
    envs = make()
    envs.reset()
    assert envs.render() is None


@pytest.mark.parametrize("workers", [0, 2])
def test_an_action_that_cannot_be_meant_says_where(make: Make, workers: int) -> None:
    envs = make(workers=workers)
    envs.reset()
    with pytest.raises(ActionError, match="Did you mean 'back'") as caught:
        envs.step([OpenApp("Memo"), PressKey("bak"), OpenApp("Memo")])
    assert "In environment 1 of the vector environment." in caught.value.__notes__
    envs.reset()
    assert envs.step([OpenApp("Memo")] * COUNT)[-1]["step"].tolist() == [1] * COUNT


def test_the_number_of_actions_is_checked(make: Make) -> None:
    envs = make()
    envs.reset()
    with pytest.raises(ValueError, match="actions for each of 3"):
        envs.step([Finish()])


@pytest.mark.parametrize(
    ("kwargs", "error", "words"),
    [
        ({"workers": -1}, GtsError, "`workers` is a whole number"),
        ({"num_envs": 0}, GtsError, "`num_envs` is a whole number"),
        ({"autoreset_mode": "never"}, GtsError, "'NextStep', 'SameStep', 'Disabled'"),
        ({"preset": "rll"}, GtsError, "Did you mean 'rl'"),
        ({"observes": ["goal"]}, TypeError, "Did you mean 'observe'"),
        ({"worker": 2}, TypeError, "no kwarg 'worker'. Did you mean 'workers'"),
        ({"max_episode_steps": 0}, GtsError, "max_episode_steps"),
    ],
)
def test_kwargs_that_cannot_be_meant(make: Make, kwargs: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        make(**kwargs)


def test_gyms_own_kwargs_are_taken(make: Make) -> None:
    envs = make(max_episode_steps=2, disable_env_checker=True)
    envs.reset()
    ends = [envs.step([Tap(1, 1)] * COUNT)[3].tolist() for _ in range(3)]
    assert ends == [[False] * COUNT, [True] * COUNT, [False] * COUNT]


@pytest.mark.parametrize("workers", [0, 2])
def test_a_spec_makes_it_again_also_through_json(make: Make, workers: int) -> None:
    envs = make(preset="rl", workers=workers, autoreset_mode="SameStep")
    assert envs.spec is not None
    again = gym.make_vec(EnvSpec.from_json(envs.spec.to_json()))
    assert str(again) == str(envs)
    assert again.metadata == envs.metadata
    np.testing.assert_equal(again.reset(seed=2), envs.reset(seed=2))
    again.close()


def test_own_wrappers_go_around_single_environments(make: Make) -> None:
    envs = make(vectorization_mode="sync", preset="rl", wrappers=[gym.wrappers.RecordEpisodeStatistics])
    assert isinstance(envs, gym.vector.SyncVectorEnv)
    envs.reset()


def test_gymnasiums_vector_wrappers_go_around_it(make: Make) -> None:
    envs: Any = gym.wrappers.vector.RecordEpisodeStatistics(make(preset="rl"))  # type: ignore[arg-type]
    envs.reset()
    infos: dict[str, Any] = {}
    while "episode" not in infos:
        *_, infos = envs.step([0] * COUNT)
    assert infos["episode"]["l"].tolist() == infos["step"].tolist()


def test_it_detects_as_a_single_one(make: Make) -> None:
    envs = make()
    envs.reset()
    steps = [OpenApp("Memo"), Tap(100, 250), Tap(1000, 100), ReportDefect("ONR", "Save is dead")]
    assert [envs.step([action] * COUNT)[1].tolist() for action in steps] == [[r] * COUNT for r in (0, 0.2, 0.3, 0.5)]


def test_making_one_claims_nothing_and_closing_is_for_ever(make: Make) -> None:
    from tests.envs.fake_device import FakeDevice

    envs = make()
    assert FakeDevice.made == 0
    envs.close()
    envs.close()
    with pytest.raises(gym.error.ClosedEnvironmentError):
        envs.reset()
