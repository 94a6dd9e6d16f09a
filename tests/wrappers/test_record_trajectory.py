from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import pytest

from gts_env.actions import Finish, OpenApp, ReportDefect, Tap, Wait
from gts_env.actions.space import encode
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import ActionError, DeviceLost, GtsError, TrajectoryError
from gts_env.recording import Store, Trajectory
from gts_env.wrappers import GUIJudgeReward, MarkedElements
from gts_env.wrappers.record_trajectory import RecordTrajectory
from gts_env.wrappers.text_actions import TextActions
from tests.envs.fake_device import KIND, PACK, FakeDevice

Make = Callable[..., NavigationEnv]
SMALL = (27, 60)
ID = "TestPack/Memo-ONR-01"


def recorded(make: Make, folder: Path, **kwargs: Any) -> RecordTrajectory:
    return RecordTrajectory(GUIJudgeReward(make()), folder, **{"frames": SMALL, **kwargs})


def only(folder: Path) -> Trajectory:
    (trajectory,) = Store(folder)
    return trajectory


def test_an_episode(make_memo: Make, tmp_path: Path) -> None:
    env = recorded(make_memo, tmp_path, about={"agent": "me"})
    _, info = env.reset(seed=5)
    seen, frames = [info], [env.unwrapped.device.frame(SMALL)]  # type: ignore[attr-defined]
    env.note(thought="open it", tokens=12)
    for action in (OpenApp("Memo"), Tap(100, 250), Tap(1000, 100), ReportDefect("ONR", "Save is dead")):
        _, reward, terminated, _, info = env.step(action)
        seen.append({**info, "reward": reward})
        frames.append(env.unwrapped.device.frame(SMALL))  # type: ignore[attr-defined]
    assert terminated
    trajectory = only(tmp_path)
    assert trajectory.folder == env.folder
    assert [step.action for step in trajectory.steps][:2] == [None, OpenApp("Memo")]
    assert [step.reward for step in trajectory.steps] == [0.0, 0.0, 0.2, 0.3, 0.5]
    for step, told in zip(trajectory.steps, seen, strict=True):
        assert step.reward_terms == (told["reward_terms"] if step.number else {})
        assert (step.facts["activity"], step.facts["toast"] or "") == (told["activity"], told["toast"])
    assert [dict(step.note) for step in trajectory.steps[:3]] == [{}, {"thought": "open it", "tokens": 12}, {}]
    np.testing.assert_array_equal(list(trajectory.frames()), frames)
    assert trajectory.summary is not None
    assert trajectory.summary["detected"]
    assert [event["kind"] for event in trajectory.events[4]] == ["report", "detect"]
    assert (trajectory.reason, trajectory.steps[-1].terminated) == ("terminated", True)


def test_what_it_is_about(make_memo: Make, tmp_path: Path) -> None:
    env = recorded(make_memo, tmp_path, about={"agent": "me"})
    env.reset(seed=5)
    env.step(Wait())
    env.close()
    meta = only(tmp_path).meta
    known = ("task", "scenario", "pack", "seed", "attempt", "budget", "frames", "about")
    assert {name: meta[name] for name in known} == {
        "task": ID,
        "scenario": "memo-two-notes",
        "pack": {"name": "TestPack", "revision": 1},
        "seed": 5,
        "attempt": 0,
        "budget": 12,
        "frames": [27, 60],
        "about": {"agent": "me"},
    }
    assert meta["instruction"] == env.unwrapped.instruction  # type: ignore[attr-defined]
    assert meta["device"] == {"class": "FakeDevice", "size": [1080, 2400]}
    assert meta["end"] == {"reason": "closed", "steps": 1, "return": 0.0}
    assert str(tmp_path.parent) not in json.dumps(meta)


def test_attempts(make_memo: Make, tmp_path: Path) -> None:
    env = recorded(make_memo, tmp_path)
    for seed, steps in ((1, 2), (None, 1), (2, 0), (None, 3)):
        env.reset(seed=seed)
        for _ in range(steps):
            env.step(Wait())
    env.close()
    entries = Store(tmp_path).entries()
    assert [(entry.seed, entry.attempt, entry.steps, entry.reason) for entry in entries] == [
        (1, 0, 2, "closed"),
        (1, 1, 1, "closed"),
        (2, 1, 3, "closed"),
    ]


def test_a_chosen_attempt(make_memo: Make, tmp_path: Path) -> None:
    env = recorded(make_memo, tmp_path)
    for _ in range(2):
        env.attempt = 7
        env.reset(seed=1)
        env.step(Wait())
    env.step(Finish())
    assert [(entry.attempt, entry.reason, entry.steps) for entry in Store(tmp_path).entries()] == [(7, "terminated", 2)]
    env.attempt = 7
    with pytest.raises(TrajectoryError, match="is there already"):
        env.reset()


def test_actions_in_every_form(make_memo: Make, tmp_path: Path) -> None:
    env = recorded(make_memo, tmp_path)
    env.reset()
    env.step(encode(Tap(5, 6), (1080, 2400)))
    env.step(Tap(5000, 1))
    with pytest.raises(ActionError):
        env.step({"type": 1})
    env.step(Wait(7))
    env.close()
    marks = RecordTrajectory(MarkedElements(make_memo()), tmp_path, SMALL)
    marks.reset(seed=1)
    marks.step(np.int64(0))
    marks.close()
    texts = RecordTrajectory(TextActions(make_memo()), tmp_path, SMALL)
    texts.reset(seed=2)
    texts.step("nonsense")
    texts.close()
    by_marks, by_texts, by_samples = Store(tmp_path)
    assert [(step.action, step.refused, step.given) for step in by_samples.steps[1:]] == [
        (Tap(5, 6), False, None),
        (Tap(5000, 1), True, None),
        (Wait(7), False, None),
    ]
    assert (by_marks.steps[1].action, by_marks.steps[1].given) == (Tap(200, 400), 0)
    assert (by_texts.steps[1].action, by_texts.steps[1].given) == (Wait(0), "nonsense")
    assert "Not JSON" in by_texts.steps[1].action_error


def test_pictures(make_memo: Make, tmp_path: Path) -> None:
    for number, frames in enumerate(("device", None)):
        env = recorded(make_memo, tmp_path / str(number), frames=frames)
        env.reset()
        env.step(Wait())
        env.close()
        # The fake phone has no pixels at its own size.
        assert [step.frame for step in only(tmp_path / str(number)).steps] == [None, None]
    for wrong in ("devise", (1,), (0, 5), (1.5, 2)):
        with pytest.raises(GtsError, match="`frames` is a pair"):
            recorded(make_memo, tmp_path, frames=wrong)


def test_without_a_judge(make_memo: Make, tmp_path: Path) -> None:
    env = RecordTrajectory(make_memo(judge=None), tmp_path, SMALL)
    env.reset()
    env.step(Finish())
    trajectory = only(tmp_path)
    assert (trajectory.judged, trajectory.meta["judge"], trajectory.meta["weights"]) == (False, None, None)


def test_a_state_that_is_loaded_ends_the_trajectory(make_memo: Make, tmp_path: Path) -> None:
    env = recorded(make_memo, tmp_path)
    env.reset(seed=1)
    env.step(Wait())
    state = env.unwrapped.save_state()  # type: ignore[attr-defined]
    env.step(OpenApp("Memo"))
    env.unwrapped.load_state(state)  # type: ignore[attr-defined]
    env.step(Wait())
    env.step(Finish())
    assert (len(only(tmp_path)), only(tmp_path).reason) == (2, "left")


def test_a_lost_device_ends_the_trajectory(make_memo: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env = recorded(make_memo, tmp_path)
    env.reset(seed=1)
    env.step(Wait())

    def lost(*_: object) -> None:
        raise DeviceLost("gone")

    with monkeypatch.context() as patched:
        patched.setattr(FakeDevice, "perform", lost)
        with pytest.raises(DeviceLost):
            env.step(Wait())
    env.reset()
    env.step(Wait())
    env.close()
    assert [(entry.reason, entry.steps) for entry in Store(tmp_path).entries()] == [("failed", 1), ("closed", 1)]


def test_notes_are_json(make_memo: Make, tmp_path: Path) -> None:
    env = recorded(make_memo, tmp_path)
    env.reset()
    with pytest.raises(TrajectoryError, match="cannot be written as JSON"):
        env.note(thought=object())
    env.step(Wait())
    env.close()
    assert len(only(tmp_path)) == 1


def test_a_pickled_one_records_from_its_next_reset(make_memo: Make, tmp_path: Path) -> None:
    env = recorded(make_memo, tmp_path)
    env.reset(seed=1)
    env.step(Wait())
    copy = pickle.loads(pickle.dumps(env))
    copy.step(Wait())
    copy.reset()
    copy.step(Finish())
    env.step(Finish())
    copy.close()
    assert [(entry.attempt, entry.steps) for entry in Store(tmp_path).entries()] == [(0, 2), (1, 1)]


def vector(folder: Path, kind: str, **kwargs: Any) -> Any:
    import gts_env

    gts_env.register_pack(PACK)
    wrap = partial(RecordTrajectory, folder=folder, frames=SMALL)
    return gym.make_vec(ID, 2, kind, wrappers=[wrap], device=KIND, actions="grid", budget=3, **kwargs)


def play(envs: Any) -> None:
    envs.action_space.seed(6)
    envs.reset(seed=[3, 8])
    for _ in range(9):
        envs.step(envs.action_space.sample())
    envs.close()


def test_vector_environments_record_alike(tmp_path: Path) -> None:
    play(vector(tmp_path / "sync", "sync"))
    play(vector(tmp_path / "async", "async", vector_kwargs={"context": "spawn"}))
    runs = []
    for name in ("sync", "async"):
        entries, problems = Store(tmp_path / name).scan()
        assert [(entry.seed, entry.attempt, entry.steps, entry.reason) for entry in entries] == [
            *((3, 0, 3, "truncated"), (3, 1, 3, "truncated"), (3, 2, 1, "closed")),
            *((8, 0, 3, "truncated"), (8, 1, 3, "truncated"), (8, 2, 1, "closed")),
        ]
        assert not problems
        episodes = tmp_path / name / "episodes"
        runs.append({str(path.relative_to(episodes)): path.read_bytes() for path in episodes.glob("*/*")})
    assert runs[0] == runs[1]
