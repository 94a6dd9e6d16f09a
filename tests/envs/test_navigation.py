from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import pytest

from gts_env.actions import (
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.actions.space import encode
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import ActionError, DeviceLost, GtsError, UnknownIdError
from gts_env.judge import MAX_REPORTS
from tests.envs.fake_device import KIND, PACK, SIZE, FakeDevice, LossyDevice, UncloneableDevice

Make = Callable[..., NavigationEnv]
OPEN, SAVE, ROW = OpenApp("Memo"), Tap(1000, 100), Tap(100, 250)
KEYS = {"instruction", "step", "package", "activity", "toast", "action_error", "judge"}


def walk(env: NavigationEnv, *actions: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
    env.reset(seed=0)
    result: Any = None
    for action in actions:
        result = env.step(action)
    return result


# -- making and beginning


def test_making_claims_no_device_and_reads_no_file(make_memo: Make) -> None:
    env = make_memo("NoSuchTask", device="no.such:Device")
    assert FakeDevice.made == 0
    assert env.observation_space["elements"].shape == (64, 52)
    assert "point" in env.action_space.spaces


def test_one_device_serves_many_episodes(make_memo: Make) -> None:
    env = make_memo()
    for _ in range(3):
        env.reset()
    assert FakeDevice.made == 1
    assert env.device.restored == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("kwargs", "words"),
    [
        ({"judge": "gu"}, "no judge named 'gu'. Did you mean 'gui'"),
        ({"observe": ["element"]}, "Did you mean 'elements'"),
        ({"observe": []}, "`observe` is empty"),
        ({"obs_size": (0, 4)}, "`obs_size` is a pair"),
        ({"obs_size": 270}, "`obs_size` is a pair"),
        ({"render_size": (1, 2, 3)}, "`render_size` is a pair"),
        ({"max_elements": 0}, "`max_elements` is a whole number from 1"),
        ({"budget": 0}, "`budget` is a whole number from 1"),
        ({"render_mode": "rgb"}, "no render mode named 'rgb'"),
    ],
)
def test_kwargs_that_cannot_be_meant(make_memo: Make, kwargs: dict[str, Any], words: str) -> None:
    with pytest.raises(GtsError, match=re.escape(words)):
        make_memo(**kwargs)


@pytest.mark.parametrize(
    ("kwargs", "words"),
    [
        ({"task": "Memo-ONR-02"}, "Did you mean 'TestPack/Memo-ONR-01'"),
        ({"task": None}, "needs a `task` or a `scenario`"),
        ({"task": None, "scenario": "memo-two-note"}, "Did you mean 'memo-two-notes'"),
        ({"pack": "TestPac"}, "no pack named 'TestPac'"),
        ({"pack": "TestPac"}, "A folder is given by its path."),
        ({"pack": "GUITestScap"}, "Did you mean 'GUITestScape'"),
        ({"scenario": "memo-one"}, "TestPack/Memo-ONR-01 is of the scenario 'memo-two-notes', not of 'memo-one'"),
        ({"device": "embeded"}, "Did you mean 'embedded'"),
        ({"device": "tests.envs.fake_device:FakeDevise"}, "no device class named"),
        ({"device": "tests.envs.fake_devise:FakeDevice"}, "no device class named"),
        ({"defects": ["dead-safe"]}, "Did you mean 'dead-save'"),
    ],
)
def test_names_that_reset_does_not_find(make_memo: Make, kwargs: dict[str, Any], words: str) -> None:
    env = make_memo(**kwargs)
    with pytest.raises(GtsError, match=re.escape(words)):
        env.reset()


def test_device_and_profile_come_from_the_environment(make_memo: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GTS_DEVICE", KIND)
    monkeypatch.setenv("GTS_PROFILE", "a-profile")
    env = make_memo(device=None)
    env.reset()
    assert isinstance(env.device, FakeDevice)
    assert env.device.profile == "a-profile"


def test_the_profile_of_the_environment_is_for_its_own_device(make_memo: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GTS_PROFILE", "of-another-kind")
    env = make_memo()
    env.reset()
    assert env.device.profile is None  # type: ignore[attr-defined]


# -- observation and info


def test_observation_parts(make_memo: Make) -> None:
    env = make_memo(observe=["goal", "screenshot", "elements"], obs_size=(27, 60), max_elements=8)
    observation, _ = env.reset()
    shapes = {name: (part.shape, part.dtype) for name, part in observation.items()}
    assert shapes == {
        "elements": ((8, 52), np.float32),
        "elements_mask": ((8,), np.int8),
        "goal": ((64,), np.float32),
        "screenshot": ((60, 27, 3), np.uint8),
    }
    assert env.observation_space.contains(observation)
    assert list(make_memo(observe="goal").observation_space.spaces) == ["goal"]


def test_rows_and_nodes_agree(make_memo: Make) -> None:
    env = make_memo()
    observation, *_ = walk(env, OPEN)
    nodes = env.elements()
    assert [node.text for node in nodes] == ["", "Shopping", "CafÃ©"]
    assert observation["elements_mask"].sum() == len(nodes)
    bounds = np.array([node.bounds for node in nodes]) / np.array([*SIZE, *SIZE])
    np.testing.assert_allclose(observation["elements"][:3, :4], bounds, rtol=1e-6)
    assert not observation["elements"][3:].any()


def test_info_is_plain_and_its_keys_never_change(make_memo: Make) -> None:
    env = make_memo(info_xml=True)
    _, first = env.reset()
    _, _, _, _, second = env.step(OPEN)
    assert first.keys() == second.keys() == KEYS | {"xml"}
    assert (second["toast"], second["package"], second["activity"]) == ("Welcome", "org.gts.memo", ".ListActivity")
    assert second["xml"].startswith("<?xml")
    assert first["instruction"] == 'Open the note "Shopping" and save it.'
    assert "judge" not in make_memo(judge=None).reset()[1]


def test_the_judge_in_info(make_memo: Make) -> None:
    env = make_memo()
    _, reward, terminated, _, info = walk(env, OPEN, ROW, SAVE, ReportDefect("ONR", "Save is dead"))
    judge = info["judge"]
    assert (judge["reached"], judge["triggered"], judge["detected"]) == (True, True, True)
    assert [event["kind"] for event in judge["events"]] == ["report", "detect"]
    assert judge["events"][0]["verdict"] == "matched"
    assert reward == 0.0
    assert terminated


def test_scenario_without_a_task(make_memo: Make) -> None:
    env = make_memo(None, scenario="memo-two-notes")
    _, _, terminated, _, info = walk(env, OPEN, ReportDefect("CR", "garbled"))
    assert (env.task, env.target, env.budget) == (None, None, 100)
    assert info["judge"]["verdicts"] == ["other"]
    assert not terminated


def test_a_clean_build_by_kwarg_or_option(make_memo: Make) -> None:
    env = make_memo()
    env.reset(options={"defects": []})
    for action in (OPEN, ROW, SAVE):
        *_, info = env.step(action)
    assert info["activity"] == ".ListActivity"
    assert (info["judge"]["reached"], info["judge"]["triggered"]) == (True, False)
    env.reset()
    for action in (OPEN, ROW, SAVE):
        *_, info = env.step(action)
    assert info["judge"]["triggered"] is True
    *_, info = walk(make_memo(defects=[]), OPEN, ROW, SAVE)
    assert info["judge"]["triggered"] is False


def test_options_of_reset(make_memo: Make) -> None:
    env = make_memo(variation=3)
    env.reset()
    assert env.screen().time_ms == 3
    env.reset(options={"variation": 7})
    assert env.screen().time_ms == 7
    with pytest.raises(UnknownIdError, match="Did you mean 'variation'"):
        env.reset(options={"variations": 1})


@pytest.mark.parametrize("options", [[], (), 0, "defects"])
def test_options_of_reset_are_a_mapping_or_none(make_memo: Make, options: Any) -> None:
    env = make_memo()
    env.reset(seed=5)
    before = env.np_random.bit_generator.state
    with pytest.raises(GtsError, match=re.escape(f"`options` is a mapping or None. Found: {options!r}")):
        env.reset(seed=6, options=options)
    # The episode goes on as if it had not been asked for another.
    assert env.np_random.bit_generator.state == before
    env.step(Wait())


def test_a_scenario_beside_its_own_task_is_no_mistake(make_memo: Make) -> None:
    env = make_memo(scenario="memo-two-notes")
    env.reset()
    assert env.task is not None


def test_a_pack_is_given_by_its_folder(make_memo: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(PACK)
    monkeypatch.chdir(folder.parent)
    for pack in (folder.name, f"./{folder.name}", PACK):
        env = make_memo(pack=pack)
        env.reset()
        assert env.assignment.id == "TestPack/Memo-ONR-01"


# -- actions


def test_a_sample_and_its_action_do_the_same(make_memo: Make) -> None:
    one, other = make_memo(), make_memo()
    one.reset()
    other.reset()
    for action in (OPEN, ROW, TypeText("Milk"), SAVE, Swipe(1, 2, 3, 4), Rotate("landscape")):
        screen = one.screen()
        a = one.step(action)
        b = other.step(encode(action, (screen.width, screen.height)))
        np.testing.assert_equal(a[0], b[0])
        assert a[1:] == b[1:]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Tap(1.5, 2), "tap.x: expected a whole number"),  # type: ignore[arg-type]
        (PressKey("bak"), "Did you mean 'back'"),
        (TypeText("a" * 5000), "at most 4096 characters"),
        (ReportDefect("XX"), "report.fault_mode"),
        (Wait(-1), "wait.ms"),
        ({"type": 0}, "missing"),
        ("tap 1 2", "Expected an Action or a dict"),
        (None, "Expected an Action or a dict"),
        (7, "Expected an Action or a dict"),
    ],
)
def test_a_malformed_action_raises_and_changes_nothing(make_memo: Make, action: Any, words: str) -> None:
    env = make_memo()
    walk(env, OPEN)
    before = env.save_state()
    with pytest.raises(ActionError, match=re.escape(words)):
        env.step(action)
    assert env.save_state() == before
    env.step(ROW)
    assert env.steps == 2


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Tap(1080, 5), "outside the screen of 1080x2400"),
        (LongPress(-1, 5), "outside the screen"),
        (Swipe(1, 1, 1, 2400), "outside the screen"),
        (Drag(1, 1, 5000, 1), "outside the screen"),
        (ReportDefect("CR", "x", (9999, 1)), "outside the screen"),
    ],
)
def test_an_action_out_of_reach_costs_a_step(make_memo: Make, action: Any, words: str) -> None:
    env = make_memo()
    walk(env, OPEN)
    time = env.screen().time_ms
    *_, info = env.step(action)
    assert words in info["action_error"]
    assert (info["step"], env.last_action, env.screen().time_ms) == (2, None, time)
    assert info["judge"]["reports"] == 0
    *_, info = env.step(ROW)
    assert info["action_error"] == ""
    assert env.last_action == ROW


def test_strict_raises_for_what_is_out_of_reach(make_memo: Make) -> None:
    env = make_memo(strict=True)
    env.reset()
    with pytest.raises(ActionError, match="outside the screen"):
        env.step(Tap(1080, 5))
    assert env.steps == 0


def test_points_are_checked_against_the_turned_screen(make_memo: Make) -> None:
    *_, info = walk(make_memo(), OPEN, Rotate("landscape"), Tap(2000, 500))
    assert info["action_error"] == ""
    *_, info = walk(make_memo(), OPEN, Rotate("landscape"), Tap(500, 2000))
    assert "outside the screen of 2400x1080" in info["action_error"]


def test_an_unknown_app_is_told_with_near_names(make_memo: Make) -> None:
    *_, info = walk(make_memo(), OpenApp("Mema"))
    assert info["action_error"] == "no app named 'Mema' is installed. Did you mean 'Memo'?"


def test_five_reports_an_episode(make_memo: Make) -> None:
    env = make_memo(budget=50)
    *_, info = walk(env, *[ReportDefect("UTR", "wrong")] * MAX_REPORTS)
    assert (info["action_error"], env.reports_left) == ("", 0)
    *_, info = env.step(ReportDefect("UTR", "wrong"))
    assert "5 reports have been made" in info["action_error"]
    assert info["judge"]["reports"] == MAX_REPORTS
    env.reset()
    assert env.reports_left == MAX_REPORTS


def test_what_was_touched_last(make_memo: Make) -> None:
    env = make_memo()
    env.reset()
    assert env.touched is None
    for action in (OPEN, ROW, Wait(), ReportDefect("CR", point=(1, 1)), Tap(9999, 1)):
        env.step(action)
    assert env.touched == (100, 250, 1)


# -- the end


def test_finish_ends_the_episode(make_memo: Make) -> None:
    env = make_memo()
    _, _, terminated, truncated, _ = walk(env, OPEN, Finish())
    assert (terminated, truncated) == (True, False)
    with pytest.raises(gym.error.ResetNeeded, match="The episode is over"):
        env.step(OPEN)
    env.reset()
    env.step(OPEN)


def test_end_on_detect_can_be_left_out(make_memo: Make) -> None:
    actions = (OPEN, ROW, SAVE, ReportDefect("ONR", "Save is dead"))
    assert walk(make_memo(), *actions)[2]
    assert not walk(make_memo(end_on_detect=False), *actions)[2]


def test_another_defect_does_not_end_the_episode(make_memo: Make) -> None:
    _, _, terminated, _, info = walk(make_memo(), OPEN, ReportDefect("CR", "garbled"))
    assert (terminated, info["judge"]["verdicts"]) == (False, ["other"])


def test_the_budget_truncates(make_memo: Make) -> None:
    env = make_memo("Memo-CR-01")
    env.reset()
    ends = [env.step(Wait(0))[2:4] for _ in range(6)]
    assert ends == [(False, False)] * 5 + [(False, True)]
    assert env.budget == 6
    assert walk(make_memo(budget=2), OPEN, Finish())[2:4] == (True, False)


def test_calls_out_of_order(make_memo: Make) -> None:
    env = make_memo()
    for call in (lambda: env.step(OPEN), env.screen, env.observation, env.save_state, lambda: env.steps):
        with pytest.raises(gym.error.ResetNeeded, match=r"Call reset\(\) first"):
            call()
    env.reset()
    device = env.device
    env.close()
    env.close()
    assert device.closed == 1  # type: ignore[attr-defined]
    for call in (env.reset, lambda: env.step(OPEN), env.screen):
        with pytest.raises(gym.error.ClosedEnvironmentError):
            call()


def test_render(make_memo: Make) -> None:
    env = make_memo(render_mode="rgb_array", render_size=(30, 70))
    env.reset()
    picture = env.render()
    assert picture is not None
    assert (picture.shape, picture.dtype) == ((70, 30, 3), np.uint8)
    silent = make_memo()
    silent.reset()
    with pytest.warns(UserWarning, match="without a render mode"):
        assert silent.render() is None


def test_a_lost_device_ends_the_episode_and_another_is_claimed(make_memo: Make) -> None:
    env = make_memo(device=f"{LossyDevice.__module__}:LossyDevice")
    walk(env, OPEN)
    lost = env.device
    with pytest.raises(DeviceLost):
        env.step(ROW)
    assert lost.closed == 1  # type: ignore[attr-defined]
    with pytest.raises(gym.error.ResetNeeded):
        env.step(ROW)
    env.reset()
    env.step(OPEN)
    assert env.device is not lost


# -- going back


def test_a_saved_state_can_be_continued_again_and_again(make_memo: Make) -> None:
    env = make_memo(observe=["elements", "screenshot"])
    walk(env, OPEN, ROW)
    env.np_random.random()
    state = env.save_state()
    runs = []
    for _ in range(3):
        env.load_state(state)
        rest = [env.step(action) for action in (TypeText("a"), SAVE, ReportDefect("ONR", "Save is dead"))]
        runs.append((rest, env.np_random.random(), env.np_random_seed))
        env.reset(seed=5, options={"defects": []})
    np.testing.assert_equal(runs[1], runs[0])
    np.testing.assert_equal(runs[2], runs[0])


def test_a_state_goes_to_another_environment(make_memo: Make) -> None:
    one, other = make_memo(), make_memo()
    walk(one, OPEN, ROW, SAVE)
    other.load_state(one.save_state())
    np.testing.assert_equal(other.observation(), one.observation())
    assert other.info() == one.info()
    report = ReportDefect("ONR", "Save is dead")
    assert other.step(report)[1:] == one.step(report)[1:]


def test_loading_does_not_disturb_what_was_saved(make_memo: Make) -> None:
    env = make_memo()
    walk(env, OPEN)
    state = env.save_state()
    env.step(ROW)
    assert env.save_state() != state
    env.load_state(state)
    assert env.save_state() == state


def test_a_device_that_cannot_be_cloned_says_so(make_memo: Make) -> None:
    env = make_memo(device=f"{UncloneableDevice.__module__}:UncloneableDevice")
    walk(env, OPEN)
    with pytest.raises(GtsError, match="cannot be cloned"):
        env.save_state()


def test_packs_are_named_or_given_as_folders(make_memo: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GTS_PACKS", PACK)
    env = make_memo("Memo-ONR-01", pack="TestPack")
    env.reset()
    assert env.assignment.id == "TestPack/Memo-ONR-01"
