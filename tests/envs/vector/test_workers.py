"""Worker processes: what becomes of them when things go wrong."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium import spaces

from gts_env.envs.vector import WorkerLostError
from gts_env.envs.vector.board import ROOMS, Board
from gts_env.envs.vector.workers import shares
from gts_env.wrappers.unicode_text import UnicodeText
from tests.envs.fake_device import KIND
from tests.support.processes import finished, running, said, wait_until

ID = "TestPack/Memo-ONR-01"
ROOT = Path(__file__).parents[3]
SCRIPT = """
import multiprocessing, os, sys
import gymnasium as gym
import gts_env
from tests.envs.fake_device import KIND, PACK

def main(how):
    gts_env.register_pack(PACK)
    envs = gym.make_vec("TestPack/Memo-ONR-01", 4, workers=3, device=KIND, preset="rl")
    envs.reset(seed=0)
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    if how == "forget":
        return
    if how == "die":
        os._exit(3)
    while True:
        envs.step([0] * 4)

if __name__ == "__main__":
    main(sys.argv[1])
"""


@pytest.fixture
def envs(memo_ids: Any) -> Any:
    made: Any = gym.make_vec(ID, 6, workers=3, device=KIND, preset="rl")
    made.reset(seed=0)
    yield made
    made.close()
    assert not workers_alive()


def test_shares() -> None:
    assert shares(8, 2) == [(0, 4), (4, 4)]
    assert shares(5, 3) == [(0, 2), (2, 2), (4, 1)]
    assert shares(2, 2) == [(0, 1), (1, 1)]


def test_more_workers_than_environments_are_not_started(memo_ids: Any) -> None:
    made: Any = gym.make_vec(ID, 2, workers=3, device=KIND, preset="rl")
    made.reset()
    assert len(workers_alive()) == 1
    made.close()


def test_nothing_is_started_before_the_first_reset(memo_ids: Any) -> None:
    before = multiprocessing.active_children()
    made: Any = gym.make_vec(ID, 4, workers=2, device=KIND)
    assert multiprocessing.active_children() == before
    made.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_lost_worker_is_named_and_the_others_are_ended(envs: Any) -> None:
    first, lost = workers_alive()
    survivor = first.pid
    os.kill(lost.pid, signal.SIGKILL)
    lost.join(30)
    with pytest.raises(WorkerLostError, match=r"Worker 2, which ran environments 4 to 5, .*signal 9.*make a new"):
        envs.step([0] * 6)
    assert not alive(survivor)
    with pytest.raises(gym.error.ClosedEnvironmentError):
        envs.step([0] * 6)


def test_an_interrupted_step_is_finished_by_the_next_call(envs: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from gts_env.envs.vector import workers

    def interrupted(*_: Any) -> Any:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(workers.connection, "wait", interrupted)
        with pytest.raises(KeyboardInterrupt):
            envs.step([0] * 6)
    assert envs.get_attr("steps") == (1,) * 6
    np.testing.assert_equal(envs.reset(seed=0), envs.reset(seed=0))


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent")
@pytest.mark.parametrize("how", ["interrupt", "forget", "die", "kill"])
def test_no_process_outlives_the_script(how: str, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, "utf-8")
    command, environment = [sys.executable, str(script), how], {**os.environ, "PYTHONPATH": str(ROOT)}
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as process:
        workers = [int(pid) for pid in process.stdout.readline().split()]
        assert len(workers) == 2
        if how == "interrupt":
            os.killpg(process.pid, signal.SIGINT)
        elif how == "kill":
            process.kill()
        _, errors = said(process, 60)
        wait_until(lambda: not any(alive(pid) for pid in workers), 20)
        assert not memory_files(process.pid)
    if how == "interrupt":
        # One traceback, that of the script itself.
        assert errors.count("Traceback") == errors.count("KeyboardInterrupt") == 1
    else:
        assert errors == ""


def test_a_script_without_a_guard_is_told_of_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.replace('if __name__ == "__main__":\n    main', "main"), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = finished([sys.executable, str(script), "forget"], 60, env=environment, text=True)
    assert done.returncode
    assert 'A script that starts workers needs `if __name__ == "__main__":`' in done.stderr


def workers_alive() -> list[Any]:
    """The worker processes of this one, in their order."""
    found = [child for child in multiprocessing.active_children() if child.name.startswith("gts-worker")]
    return sorted(found, key=lambda child: child.name)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        # One that has ended but whose parent is gone may still wait for init.
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False


def memory_files(pid: int) -> list[Path]:
    return list(Path("/dev/shm").glob(f"*{pid}*"))


def test_a_board_holds_arrays_and_hands_back_the_rest() -> None:
    space = spaces.Dict(
        {
            "number": spaces.Discrete(5),
            "inner": spaces.Dict({"picture": spaces.Box(0, 255, (2, 3), np.uint8)}),
            "text": UnicodeText(20),
        }
    )
    board = Board(space, 2)
    other = Board(space, 2, board.memory)
    rests = [
        other.write(
            0, row, {"number": row + 3, "inner": {"picture": np.full((2, 3), row, np.uint8)}, "text": f"é{row}"}
        )
        for row in range(2)
    ]
    batch = board.read(0, rests)
    assert batch["number"].tolist() == [3, 4]
    assert batch["inner"]["picture"][:, 0, 0].tolist() == [0, 1]
    assert batch["text"] == ("é0", "é1")


def test_a_room_of_a_board_is_free_when_the_last_array_in_it_is_forgotten() -> None:
    space = spaces.Dict({"a": spaces.Box(0, 9, (3,), np.int64), "b": spaces.Box(0, 9, (2,), np.float32)})
    board = Board(space, 2)

    def shown(value: int) -> tuple[int, Any]:
        room = board.room()
        for row in range(2):
            board.write(room, row, {"a": np.full(3, value), "b": np.full(2, value, np.float32)})
        return room, board.read(room, [{}, {}])

    held = [shown(value) for value in range(5)]
    assert [room for room, _ in held] == [0, 1, ROOMS, ROOMS, ROOMS]
    for value, (_, batch) in enumerate(held):
        assert (batch["a"] == value).all(), "what is held stays as it was"
        assert (batch["b"] == value).all()
    part = held[0][1]["b"][1:]
    held.clear()
    assert board.room() == 1, "a part of an array holds its room"
    assert part.tolist() == [[0, 0]]
    del part
    assert board.room() == 0


def test_observations_that_are_held_never_change(envs: Any) -> None:
    rng = np.random.default_rng(0)
    seen = []
    for _ in range(6):
        observation = envs.step(rng.integers(0, envs.single_action_space.n, 6))[0]
        seen.append((observation, observation.copy()))
        observation, _ = envs.reset(options={"reset_mask": np.array([True, False, False, True, False, True])})
        observation[:] = 7  # it is the user's, and nobody sees it again
        assert (envs.step([0] * 6)[0] != 7).any()
    for observation, copy in seen:
        np.testing.assert_array_equal(observation, copy)
