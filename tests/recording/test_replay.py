from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gts_env.actions import Action, Finish, OpenApp, PressKey, ReportDefect, Rotate, Tap, TypeText
from gts_env.agents.plan import PlanPlayer
from gts_env.benchmark import Catalogue, open_pack
from gts_env.envs.entry import make_navigation
from gts_env.errors import TrajectoryError, UnknownIdError
from gts_env.judge import GUIJudge, RewardWeights, judge_trajectory
from gts_env.recording import Outcome, Recorder, Store, Trajectory, replay
from gts_env.screen.diff import same_tree
from gts_env.wrappers.record_trajectory import RecordTrajectory
from tests.recording.made import META, frame_of, screen_of
from tests.support.scenarios import PACK

NOTES: dict[str, Any] = {"pack": str(PACK), "device": "tests.support.notes:NotesDevice"}
DETOUR: tuple[Action, ...] = (
    Tap(5000, 1),
    OpenApp("nowhere"),
    Rotate("landscape"),
    Rotate("portrait"),
    ReportDefect("CR", "The title is cut off"),
)


class Recorded:
    """An episode as it went, beside its trajectory."""

    def __init__(self, folder: Path, task: str, plan: Sequence[Any], frames: Any, **kwargs: Any) -> None:
        self.env = RecordTrajectory(make_navigation(task=task, observe=["elements"], **kwargs), folder, frames)
        inner = self.env.unwrapped
        self.env.reset(seed=4)
        self.screens, self.events, self.rewards = [inner.screen()], list(inner.events), list[float]()
        player, done = PlanPlayer(plan), False
        planned = iter(lambda: player.next(inner.screen()), None)
        actions: Iterator[Any] = chain(DETOUR, planned, [Finish()])
        while not done:
            _, reward, terminated, truncated, self.info = self.env.step(next(actions))
            self.screens.append(inner.screen())
            self.events += inner.events
            self.rewards.append(float(reward))
            done = terminated or truncated
        self.state = inner.judged
        self.pixels = [screen.pixels() for screen in self.screens]
        assert self.env.folder is not None
        self.trajectory = Trajectory(self.env.folder)
        self.env.close()


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    case = Catalogue([open_pack(PACK)]).case("Notes-ONR-01")
    return Recorded(tmp_path_factory.mktemp("notes"), case.id, case.task.plan, "device", **NOTES)


def judged_again(trajectory: Trajectory, catalogue: Catalogue | None = None) -> Any:
    judge = GUIJudge(*replay.basis(trajectory, catalogue))
    weights = RewardWeights.from_mapping(trajectory.meta["weights"] or {})
    return judge_trajectory(judge, replay.screens(trajectory), replay.actions(trajectory), weights)


def check_verdicts(recorded: Recorded, catalogue: Catalogue | None = None) -> None:
    said = judged_again(recorded.trajectory, catalogue)
    assert said.state == recorded.state
    assert list(said.events) == recorded.events
    assert list(said.rewards) == recorded.rewards == [step.reward for step in recorded.trajectory.steps[1:]]
    live = {name: value for name, value in recorded.info["judge"].items() if name != "events"}
    assert said.summary == live == recorded.trajectory.summary
    told = [event for events in recorded.trajectory.events for event in events]
    assert [(event["kind"], event["defect"], event["step"]) for event in told] == [
        (event.kind, event.defect, event.step) for event in said.events
    ]


def test_notes_are_judged_again_as_they_were(notes: Recorded) -> None:
    assert notes.info["judge"]["detected"]
    assert sum(notes.rewards) == pytest.approx(0.9)
    check_verdicts(notes, Catalogue([open_pack(PACK)]))


@pytest.mark.parametrize("mode", ["NLE", "CR"])
def test_the_calendar_is_judged_again_as_it_was(tmp_path: Path, mode: str) -> None:
    catalogue = Catalogue()
    task = next(name for name in catalogue.ids() if f"Calendar-{mode}-" in name)
    recorded = Recorded(tmp_path, task, catalogue.case(task).task.plan, [27, 60], weights={"reach": 0.4})
    assert recorded.info["judge"]["detected"]
    check_verdicts(recorded)


def test_screens_are_as_they_were(notes: Recorded) -> None:
    again = list(replay.screens(notes.trajectory))
    assert len(again) == len(notes.screens)
    for number, (old, new) in enumerate(zip(notes.screens, again, strict=True)):
        assert same_tree(old, new)
        for fact in ("width", "height", "package", "activity", "orientation", "night", "font_scale", "locale"):
            assert getattr(old, fact) == getattr(new, fact)
        assert (old.keyboard, old.time_ms, old.toast) == (new.keyboard, new.time_ms, new.toast)
        np.testing.assert_array_equal(notes.pixels[number], new.pixels())
    same = [step.number for step in notes.trajectory.steps if step.xml_step == 0]
    assert len(same) > 2
    assert all(again[number].roots is again[0].roots for number in same)
    assert again[3].orientation == "landscape"
    assert again[3].pixels().shape == (1080, 2400, 3)


def test_actions(notes: Recorded) -> None:
    steps = notes.trajectory.steps
    assert steps[1].action == Tap(5000, 1)
    assert steps[1].refused
    assert "outside the screen" in steps[1].action_error
    assert steps[2].action == OpenApp("nowhere")
    assert not steps[2].refused
    assert "nowhere" in steps[2].action_error
    assert replay.actions(notes.trajectory)[:2] == (None, OpenApp("nowhere"))
    assert steps[-1].terminated
    assert steps[5].reward_terms == {"reach": 0.0, "trigger": 0.0, "detect": 0.0, "false_report": -0.1}


def test_small_pictures_are_not_the_devices(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path, META)
    recorder.add(Outcome(), screen_of(0), frame_of(0)[:30])
    recorder.close("closed")
    assert not next(replay.screens(Trajectory(tmp_path))).has_pixels


def test_pixels_are_read_when_they_are_asked_for(notes: Recorded) -> None:
    again = list(replay.screens(notes.trajectory))
    for number in (6, 1, 2, 0):
        np.testing.assert_array_equal(again[number].pixels(), notes.pixels[number])


def test_the_basis_of_a_build(tmp_path: Path) -> None:
    catalogue = Catalogue([open_pack(PACK)])
    clean = make_navigation(task="Notes-ONR-01", defects=[], **NOTES)
    env = RecordTrajectory(clean, tmp_path, None)
    env.reset()
    env.step(PressKey("home"))
    env.reset(options={"defects": ["back-skips"]})
    env.step(TypeText("x"))
    env.close()
    explored = RecordTrajectory(make_navigation(scenario="notes-faulty", **NOTES), tmp_path, None)
    explored.reset()
    explored.step(Finish())
    explored.close()
    live = {}
    for trajectory in Store(tmp_path):
        basis = replay.basis(trajectory, catalogue)
        target = basis.target.id if basis.target else None
        live[trajectory.folder.name] = (target, [defect.id for defect in basis.live])
    assert live == {
        "TestNotes.Notes-ONR-01-unseeded-a0": ("star-dead", []),
        "TestNotes.Notes-ONR-01-unseeded-a1": ("star-dead", ["back-skips"]),
        "notes-faulty-unseeded-a0": (None, ["star-dead", "back-skips"]),
    }


def test_what_it_is_about_is_not_there(tmp_path: Path) -> None:
    for name, meta, error in (("a", {"task": "Gone/X-CR-01"}, UnknownIdError), ("b", {}, TrajectoryError)):
        Recorder(tmp_path / name, meta).close("closed")
        with pytest.raises(error):
            replay.basis(Trajectory(tmp_path / name))
