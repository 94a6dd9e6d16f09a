from __future__ import annotations

import filecmp
import json
from pathlib import Path

import numpy as np
import pytest
import zstandard

from gts_env.actions import Tap
from gts_env.errors import TrajectoryError
from gts_env.recording import Outcome, Recorder, Trajectory
from gts_env.recording.frames import changed_rows
from tests.recording.made import META, add, events_of, frame_of, outcome_of, record, screen_of
from tests.support.processes import finished

STEPS = 40


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("recorded") / "one"
    record(made, STEPS)
    return made


def test_steps(folder: Path) -> None:
    trajectory = Trajectory(folder)
    assert len(trajectory) == STEPS
    for number, step in enumerate(trajectory.steps):
        wanted, screen = outcome_of(number), screen_of(number)
        assert step.number == number
        assert {name: getattr(step, name) for name in Outcome.__slots__} == {
            name: getattr(wanted, name) for name in Outcome.__slots__
        }
        assert step.xml == screen.to_xml()
        assert step.xml_step == number % 3
        assert step.facts == {name: getattr(screen, name) for name in step.facts}
    assert trajectory.total == pytest.approx(sum(0.1 * number for number in range(STEPS + 1)))


def test_frames_are_the_same_to_the_bit(folder: Path) -> None:
    frames = list(Trajectory(folder).frames())
    assert len(frames) == STEPS + 1
    for number, frame in enumerate(frames):
        np.testing.assert_array_equal(frame, frame_of(number))
        assert not frame.flags.writeable


def test_single_frames_in_any_order(folder: Path) -> None:
    reader = Trajectory(folder).reader()
    for number in (7, 6, 7, 8, 30, 2, 40, 39, 40, 0):
        np.testing.assert_array_equal(reader.frame(number), frame_of(number))
    reader.close()


def test_what_the_judge_saw(folder: Path) -> None:
    trajectory = Trajectory(folder)
    assert [list(events) for events in trajectory.events] == [events_of(number) for number in range(STEPS + 1)]
    assert trajectory.summary == {"reached": True}
    assert (trajectory.reason, trajectory.complete, trajectory.judged) == ("terminated", True, True)
    assert trajectory.meta["about"] == META["about"]
    assert trajectory.meta["end"] == {"reason": "terminated", "steps": STEPS, "return": trajectory.total}


def test_verdicts_are_in_a_file_of_their_own(folder: Path, tmp_path: Path) -> None:
    for path in folder.iterdir():
        if path.name != "judge.jsonl.zst":
            (tmp_path / path.name).write_bytes(path.read_bytes())
    trajectory = Trajectory(tmp_path)
    assert not trajectory.judged
    assert trajectory.steps == Trajectory(folder).steps
    assert trajectory.events == ((),) * (STEPS + 1)
    assert trajectory.summary is None
    data = (tmp_path / "steps.jsonl.zst").read_bytes()
    assert b"verdict" not in zstandard.ZstdDecompressor().decompressobj().decompress(data)


def test_the_same_episode_gives_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    record(tmp_path / "again", STEPS)
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["frames.zst", "judge.jsonl.zst", "meta.json", "steps.jsonl.zst"]
    assert filecmp.cmpfiles(folder, tmp_path / "again", names, shallow=False)[0] == names


def test_a_trajectory_without_pictures(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path, META)
    recorder.add(Outcome(), screen_of(0))
    recorder.close("closed")
    trajectory = Trajectory(tmp_path)
    assert trajectory.steps[0].frame is None
    assert not (tmp_path / "frames.zst").exists()
    assert not trajectory.judged
    with pytest.raises(TrajectoryError, match=r"frames.zst: there is no picture of step 0"):
        list(trajectory.frames())


def test_unchanged_screens_cost_nothing(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path, META)
    screen, frame = screen_of(0), frame_of(0)
    recorder.add(Outcome(), screen, frame)
    before = (tmp_path / "frames.zst").stat().st_size
    for _ in range(50):
        recorder.add(Outcome(action=Tap(1, 1)), screen, frame.copy())
    assert (tmp_path / "frames.zst").stat().st_size == before
    recorder.close("closed")
    assert (tmp_path / "steps.jsonl.zst").stat().st_size < 6000


def test_what_is_no_json_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "x", META)
    add(recorder, 0)
    for wrong in (Outcome(reward=float("nan")), Outcome(note={"a": object()})):
        with pytest.raises(TrajectoryError, match="cannot be written as JSON"):
            recorder.add(wrong, screen_of(1), frame_of(1))
    for picture in (np.zeros((2, 2, 3)), np.zeros((2, 2), np.uint8), np.zeros((0, 2, 3), np.uint8)):
        with pytest.raises(TrajectoryError, match="A frame is a uint8 array"):
            recorder.add(Outcome(), screen_of(1), picture)  # type: ignore[arg-type]
    add(recorder, 1)
    recorder.close("closed")
    assert len(list(Trajectory(tmp_path / "x").frames())) == 2
    with pytest.raises(TrajectoryError, match="cannot be written as JSON"):
        Recorder(tmp_path / "y", {"task": {1, 2}})


def test_a_folder_holds_one_trajectory(tmp_path: Path) -> None:
    recorder = record(tmp_path, 1)
    with pytest.raises(TrajectoryError, match="is there already"):
        Recorder(tmp_path, META)
    with pytest.raises(TrajectoryError, match="is closed"):
        add(recorder, 2)
    recorder.close("failed")
    assert Trajectory(tmp_path).reason == "terminated"


def test_changed_rows() -> None:
    before = np.zeros((100, 7, 3), np.uint8)
    assert changed_rows(None, before) == (0, 100)
    assert changed_rows(before, np.zeros((100, 8, 3), np.uint8)) == (0, 100)
    assert changed_rows(before, before) == changed_rows(before, before.copy()) == (0, 0)
    for top in (0, 1, 31, 32, 33, 64, 98, 99):
        for bottom in (top, 50, 63, 64, 97, 99):
            after = before.copy()
            after[top, 6, 2] = after[bottom, 0, 0] = 1
            assert changed_rows(before, after) == (min(top, bottom), max(top, bottom) + 1)


def test_other_tools_read_it(folder: Path) -> None:
    try:
        done = finished(["zstd", "-dc", str(folder / "steps.jsonl.zst")], check=True)
    except FileNotFoundError:
        pytest.skip("there is no zstd command")
    assert json.loads(done.stdout.splitlines()[0])["step"] == 0
