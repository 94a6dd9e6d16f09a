from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import zstandard

from gts_env.errors import TrajectoryError
from gts_env.recording import Recorder, Trajectory
from gts_env.recording.meta import META as META_FILE
from tests.recording.made import META, add, frame_of, outcome_of, record, screen_of
from tests.support.processes import running

FILES = ("steps.jsonl.zst", "frames.zst", "judge.jsonl.zst")
ROOT = Path(__file__).resolve().parents[2]


def read_all(trajectory: Trajectory) -> int:
    """Read everything that is there; how many steps."""
    frames = list(trajectory.frames())
    for frame, step in zip(frames, trajectory.steps, strict=True):
        np.testing.assert_array_equal(frame, frame_of(step.number))
        assert step.xml == screen_of(step.number).to_xml()
        assert step.action == outcome_of(step.number).action
    assert trajectory.events is not None
    return len(trajectory.steps)


def damage(folder: Path) -> str:
    """What is found broken, if anything is."""
    try:
        read_all(Trajectory(folder))
    except TrajectoryError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("after", [1, 30])
def test_a_killed_process_loses_the_running_step_at_most(tmp_path: Path, after: int) -> None:
    command = [sys.executable, "-m", "tests.recording.killed_writer", str(tmp_path / "x")]
    with running(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as writer:
        told = [int(line) for _, line in zip(range(after), writer.stdout, strict=False)]
        writer.kill()
        told += [int(line) for line in writer.stdout]
    trajectory = Trajectory(tmp_path / "x")
    assert read_all(trajectory) in (len(told), len(told) + 1)
    assert (trajectory.reason, trajectory.complete, trajectory.summary) == ("unfinished", False, None)


def unfinished(folder: Path, steps: int = 9) -> None:
    recorder = record(folder, steps, end=None)
    recorder._leave()


def test_a_file_cut_anywhere_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    unfinished(tmp_path)
    path = tmp_path / FILES[0]
    data, seen = path.read_bytes(), set()
    for length in range(0, len(data) + 1, 5):
        path.write_bytes(data[:length])
        seen.add(read_all(Trajectory(tmp_path)))
    assert {0, 5, 9} <= seen <= set(range(11))


def test_a_cut_file_of_an_ended_trajectory_is_named(tmp_path: Path) -> None:
    record(tmp_path, 9)
    for name in FILES:
        path = tmp_path / name
        data = path.read_bytes()
        for length in (0, len(data) // 2, len(data) - 1):
            path.write_bytes(data[:length])
            with pytest.raises(TrajectoryError, match=rf"{name}:.*(ends early|follow)"):
                read_all(Trajectory(tmp_path))
        path.write_bytes(data)
    assert read_all(Trajectory(tmp_path)) == 10
    (tmp_path / FILES[1]).unlink()
    with pytest.raises(TrajectoryError, match=r"frames.zst: cannot be read"):
        read_all(Trajectory(tmp_path))


def test_garbled_files_are_named_and_never_crash_a_reader(tmp_path: Path) -> None:
    record(tmp_path, 9)
    seen = Trajectory(tmp_path).events
    random = np.random.default_rng(0)
    for name in FILES:
        path = tmp_path / name
        data = path.read_bytes()
        for place in random.integers(0, len(data), 60):
            broken = bytearray(data)
            broken[place] ^= 1 << int(random.integers(8))
            path.write_bytes(broken)
            said = damage(tmp_path)
            # Some bits of a stream mean nothing: then all that is read is right.
            assert name in said or (not said and Trajectory(tmp_path).events == seen)
        path.write_bytes(data + b"more")
        with pytest.raises(TrajectoryError, match=rf"{name}: garbled .*after the end"):
            read_all(Trajectory(tmp_path))
        path.write_bytes(data)


def test_salvage(tmp_path: Path) -> None:
    record(tmp_path, 9)
    path = tmp_path / FILES[0]
    path.write_bytes(path.read_bytes()[:-60])
    trajectory = Trajectory(tmp_path, salvage=True)
    assert 0 < read_all(trajectory) < 10
    assert "steps.jsonl.zst" in str(trajectory.damage)
    record(tmp_path / "other", 9)
    (tmp_path / "other" / FILES[1]).write_bytes(b"garbage")
    trajectory = Trajectory(tmp_path / "other", salvage=True)
    assert list(trajectory.frames()) == []
    assert "frames.zst" in str(trajectory.damage)


GOOD: dict[str, object] = {
    **{"step": 0, "action": None, "refused": False, "action_error": "", "reward": 0, "reward_terms": {}},
    **{"terminated": False, "truncated": False, "package": "", "activity": "", "toast": None, "keyboard": False},
    **{"time_ms": 0, "width": 1, "height": 1, "orientation": "portrait", "night": False, "font_scale": 1},
    **{"locale": "en-US", "xml": "<x/>", "frame": None},
}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"step": 1}, "step: expected 0"),
        ({"step": True}, "step: expected int"),
        ({"action": {"action": "tapp"}}, "action: unknown"),
        ({"action": [1]}, "action: expected dict or null"),
        ({"reward": "1"}, "reward: expected int or float"),
        ({"toast": 1}, "toast: expected str or null"),
        ({"frame": {"width": 1}}, "frame: not a place"),
        ({"frame": {"width": 10**9, "height": 1, "top": 0, "bottom": 1, "at": 0}}, "frame: not a place"),
        ({"frame": {"width": 1, "height": 1, "top": 1, "bottom": 0, "at": 0}}, "frame: not a place"),
        ({"note": 1}, "note: expected dict"),
        ({"xml": 1}, "xml: expected str"),
    ],
    ids=str,
)
def test_a_step_that_cannot_be(tmp_path: Path, change: dict[str, object], says: str) -> None:
    (tmp_path / META_FILE).write_text('{"format": 1}', "utf-8")
    line = json.dumps({**GOOD, **change}).encode() + b"\n"
    (tmp_path / FILES[0]).write_bytes(zstandard.compress(line))
    with pytest.raises(TrajectoryError, match=rf"steps.jsonl.zst:1: {says}"):
        print(Trajectory(tmp_path).steps)


def test_a_step_that_refers_to_none(tmp_path: Path) -> None:
    (tmp_path / META_FILE).write_text('{"format": 1}', "utf-8")
    record_of = {**GOOD, "xml_step": 0}
    del record_of["xml"]
    for text, says in (
        (json.dumps(record_of), "xml_step: expected an earlier"),
        ("[]", "not a JSON object"),
        ("{", "not JSON"),
    ):
        (tmp_path / FILES[0]).write_bytes(zstandard.compress(text.encode() + b"\n"))
        with pytest.raises(TrajectoryError, match=rf"steps.jsonl.zst:1: {says}"):
            print(Trajectory(tmp_path).steps)
    (tmp_path / FILES[0]).write_bytes(zstandard.compress(json.dumps(GOOD).encode() + b"\n"))
    with pytest.raises(TrajectoryError, match=r"step 0: xml: .*hierarchy"):
        Trajectory(tmp_path).steps[0].screen()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ("[]", "not a JSON object"),
        ("{}", "format: expected 1"),
        ('{"format": true}', "format: expected 1"),
        ('{"format": 2}', "newer gts-env"),
        ('{"format": 1, "end": {"steps": 3}}', "end: expected reason and steps"),
    ],
)
def test_a_meta_that_cannot_be(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / META_FILE).write_text(text, "utf-8")
    with pytest.raises(TrajectoryError, match=rf"meta.json: .*{says}"):
        Trajectory(tmp_path)


def test_there_is_none(tmp_path: Path) -> None:
    with pytest.raises(TrajectoryError, match=r"meta.json: cannot be read"):
        Trajectory(tmp_path / "nowhere")


def test_a_full_disk_ends_the_trajectory_with_the_step_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder(tmp_path, META, judged=True)
    add(recorder, 0)
    add(recorder, 1)

    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(recorder._lines, "_put", full)
    with pytest.raises(OSError, match="No space left"):
        add(recorder, 2)
    recorder.close("terminated")
    trajectory = Trajectory(tmp_path)
    assert (read_all(trajectory), trajectory.reason) == (2, "unfinished")


def test_a_disk_that_is_full_at_the_end_leaves_it_unfinished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = record(tmp_path, 2, end=None)

    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(recorder._lines, "_put", full)
    with pytest.raises(OSError, match="No space left"):
        recorder.close("terminated", {})
    recorder.close("terminated")
    trajectory = Trajectory(tmp_path)
    assert (read_all(trajectory), trajectory.reason) == (3, "unfinished")


def test_hostile_streams_are_refused(tmp_path: Path) -> None:
    (tmp_path / META_FILE).write_text('{"format": 1}', "utf-8")
    path = tmp_path / FILES[0]
    path.write_bytes(zstandard.compress(b"x" * 200_000_000))
    with pytest.raises(TrajectoryError, match=r"steps.jsonl.zst:1: a line of more than"):
        print(Trajectory(tmp_path).steps)
    settings = zstandard.ZstdCompressionParameters.from_level(1, window_log=28)
    stream = zstandard.ZstdCompressor(compression_params=settings).compressobj()
    path.write_bytes(stream.compress(b"{}\n") + stream.flush())
    with pytest.raises(TrajectoryError, match="garbled"):
        print(Trajectory(tmp_path).steps)
