from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from gts_env.actions import Drag, Tap
from gts_env.actions.json_form import to_dict
from gts_env.errors import TrajectoryError, UnknownIdError
from gts_env.recording import Outcome, Recorder, Trajectory
from gts_env.recording.exporters import export, names
from gts_env.recording.exporters.gif import MARK
from tests.recording.made import META, frame_of, outcome_of, record, screen_of

STEPS = 12


@pytest.fixture(scope="module")
def trajectory(tmp_path_factory: pytest.TempPathFactory) -> Trajectory:
    folder = tmp_path_factory.mktemp("exported")
    record(folder, STEPS)
    return Trajectory(folder)


def test_png(trajectory: Trajectory, tmp_path: Path) -> None:
    written = export(trajectory, "png", tmp_path / "a" / "b")
    assert [path.name for path in written] == [f"{number:04}.png" for number in range(STEPS + 1)]
    for number, path in enumerate(written):
        with Image.open(path) as picture:
            np.testing.assert_array_equal(np.asarray(picture), frame_of(number))
    lines = [json.loads(line) for line in (tmp_path / "a" / "b" / "steps.jsonl").read_text("utf-8").splitlines()]
    assert [line["step"] for line in lines] == list(range(STEPS + 1))
    assert lines[1]["action"] == to_dict(outcome_of(1).action)  # type: ignore[arg-type]
    assert (lines[1]["toast"], lines[0]["action"]) == ("Saved – 保存", None)


def test_gif(trajectory: Trajectory, tmp_path: Path) -> None:
    path = export(trajectory, "gif", tmp_path / "x" / "a.gif", width=30, ms=100)
    with Image.open(path) as picture:
        assert picture.size == (30, 45)
        assert picture.n_frames > 1  # type: ignore[attr-defined]
        total = 0
        for number in range(picture.n_frames):  # type: ignore[attr-defined]
            picture.seek(number)
            total += picture.info["duration"]
    assert total == 100 * (STEPS + 3)


@pytest.mark.parametrize("action", [Tap(20, 30), Drag(20, 30, 30, 45)], ids=str)
def test_marks_show_what_is_touched_next(action: Tap | Drag, tmp_path: Path) -> None:
    recorder = Recorder(tmp_path, META)
    blank = np.zeros((120, 80, 3), np.uint8)
    recorder.add(Outcome(), screen_of(0), blank)
    recorder.add(Outcome(action=action), screen_of(1), blank)
    recorder.close("closed")
    for marks in (True, False):
        path = export(Trajectory(tmp_path), "gif", tmp_path / "a.gif", width=80, marks=marks)
        with Image.open(path) as picture:
            shown = np.asarray(picture.convert("RGB")).astype(int)
        red = np.argwhere(np.abs(shown - MARK).sum(axis=2) < 30)
        assert bool(len(red)) is marks
        if marks and isinstance(action, Tap):
            np.testing.assert_allclose(red.mean(axis=0), (60, 40), atol=1)


def test_formats_are_found_by_name(trajectory: Trajectory, tmp_path: Path) -> None:
    assert {"gif", "png"} <= set(names())
    with pytest.raises(UnknownIdError, match="Did you mean 'png'"):
        export(trajectory, "pgn", tmp_path)


def test_no_pictures(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "a", META)
    recorder.add(Outcome(), screen_of(0))
    recorder.close("closed")
    for name in ("gif", "png"):
        with pytest.raises(TrajectoryError, match="no picture of step 0"):
            export(Trajectory(tmp_path / "a"), name, tmp_path / name)
    Recorder(tmp_path / "b", META).close("closed")
    with pytest.raises(TrajectoryError, match="no step to show"):
        export(Trajectory(tmp_path / "b"), "gif", tmp_path / "gif")
