from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from gts_env.errors import TrajectoryError
from gts_env.recording import Recorder, Store, Trajectory
from gts_env.recording.store import folder_name
from tests.recording.made import add
from tests.support.processes import running


def play(store: Store, task: str, seed: int | None, end: str | None = "terminated", **kwargs: Any) -> Recorder:
    recorder = store.begin({"task": task, "seed": seed}, **kwargs)
    for number in range(3):
        add(recorder, number)
    if end is not None:
        recorder.close(end)
        store.note(recorder.folder)
    else:
        recorder._leave()
    return recorder


def test_attempts_are_numbered(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for task, seed in (("P/A-CR-01", 0), ("P/A-CR-01", 0), ("P/A-CR-01", 1), ("P/A-CR-02", None)):
        play(store, task, seed)
    play(Store(tmp_path), "P/A-CR-01", 0)
    assert [entry.folder for entry in store.entries()] == [
        "P.A-CR-01-s0-a0",
        "P.A-CR-01-s0-a1",
        "P.A-CR-01-s0-a2",
        "P.A-CR-01-s1-a0",
        "P.A-CR-02-unseeded-a0",
    ]
    assert store.find("P/A-CR-01", 0, 2)[0].total == pytest.approx(0.3)
    assert len(store.find(seed=0)) == 3
    assert [len(trajectory) for trajectory in store] == [2] * 5


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path)
    play(store, "P/A", 0)
    play(store, "P/A", 1, "closed")
    dead = play(store, "P/A", 2, None)
    assert [store.has("P/A", seed) for seed in (0, 1, 2, 3)] == [True, False, False, False]
    assert [(entry.reason, entry.steps) for entry in store.find(complete=False)] == [("closed", 2), ("unfinished", -1)]
    with pytest.raises(TrajectoryError, match="is there already"):
        store.begin({"task": "P/A", "seed": 2}, attempt=0)
    play(store, "P/A", 2, attempt=1)
    assert store.has("P/A", 2, 1)
    assert len(Trajectory(dead.folder)) == 2
    play(store, "P/A", 2, attempt=0, again=True)
    assert store.has("P/A", 2, 0)
    assert Trajectory(dead.folder).complete
    with pytest.raises(TrajectoryError, match="is there already"):
        store.begin({"task": "P/A", "seed": 2}, attempt=0, again=True)


def test_the_index_only_saves_reading(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for seed in range(3):
        play(store, "P/A", seed)
    whole = store.entries()
    index = tmp_path / "index.jsonl"
    lines = index.read_bytes().splitlines(keepends=True)
    index.unlink()
    assert store.entries() == whole
    index.write_bytes(lines[0] + lines[1][:20] + lines[2])
    entries, problems = store.scan()
    assert entries == whole
    assert [str(problem.error).partition(": ")[0] for problem in problems] == [f"{index}:2"]
    index.write_bytes(b"".join(lines) + lines[0].replace(b"s0-a0", b"..", 1) + b'{"folder": 5}\n[]\n')
    assert store.entries() == whole


def test_corrupt_folders_are_told_of(tmp_path: Path) -> None:
    store = Store(tmp_path)
    recorders = [play(store, "P/A", seed) for seed in range(4)]
    (tmp_path / "episodes" / "junk").mkdir()
    (recorders[0].folder / "meta.json").write_bytes(b"{")
    (recorders[1].folder / "steps.jsonl.zst").write_bytes(b"junk")
    frames = recorders[2].folder / "frames.zst"
    frames.write_bytes(frames.read_bytes()[:-9])
    assert {problem.path.name for problem in store.scan()[1]} == {"junk"}
    assert [problem.path.name for problem in store.check()] == ["junk", "P.A-s0-a0", "P.A-s1-a0", "P.A-s2-a0"]
    (tmp_path / "index.jsonl").unlink()
    assert [problem.path.name for problem in store.check()] == ["P.A-s0-a0", "junk", "P.A-s1-a0", "P.A-s2-a0"]


def test_an_empty_store(tmp_path: Path) -> None:
    store = Store(tmp_path / "none")
    assert store.scan() == ([], [])
    assert list(store) == []
    with pytest.raises(TrajectoryError, match="of a task or a scenario"):
        store.begin({"seed": 1})


@pytest.mark.parametrize("attempt", [None, 0])
def test_a_place_that_cannot_be_written_is_told(attempt: int | None, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TrajectoryError, match=r"P\.A-s0-a0: cannot be made\. Found: Not a directory"):
        Store(tmp_path / "file").begin({"task": "P/A", "seed": 0}, attempt=attempt)


_WORKER = """
import sys
from gts_env.recording import Store
from tests.recording.test_store import play
store = Store(sys.argv[1])
for _ in range(10):
    play(store, "P/A", 0)
"""


def test_processes_share_a_store(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-c", _WORKER, str(tmp_path)]
    with running(command, cwd=root) as one, running(command, cwd=root) as other:
        assert (one.wait(60), other.wait(60)) == (0, 0)
    assert len((tmp_path / "index.jsonl").read_bytes().splitlines()) == 20
    entries, problems = Store(tmp_path).scan()
    assert [entry.attempt for entry in entries] == list(range(20))
    assert problems == []


@pytest.mark.parametrize(
    ("task", "name"),
    [
        ("P/A-CR-01", "P.A-CR-01-s5-a0"),
        ("../..", "trajectory-s5-a0"),
        ("会议/日历", "会议.日历-s5-a0"),
        ("a:b c", "a.b.c-s5-a0"),
    ],
)
def test_names_of_folders(task: str, name: str) -> None:
    assert folder_name(task, 5, 0) == name
    assert len(folder_name("x" * 999, 1, 1)) < 140
