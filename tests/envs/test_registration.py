from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import gymnasium as gym
import pytest

import gts_env
from gts_env.benchmark import packs
from gts_env.errors import ScenarioError
from tests.envs.fake_device import KIND, PACK
from tests.support.processes import finished

# What an import must not load: it would cost more than all else, or start what only some need.
HEAVY = {"pydantic", "yaml", "skia", "PIL", "httpx", "typer", "rich", "networkx", "appium", "torch", "ray"}


def run(code: str, *flags: str, **env: str) -> subprocess.CompletedProcess[str]:
    known = {**os.environ, **env}
    return finished([sys.executable, *flags, "-c", code], text=True, check=True, env=known)


def test_every_task_of_every_pack_is_an_id() -> None:
    wanted = {f"{pack.name}/{entry.id}" for pack in packs() for entry in pack.index().tasks}
    assert wanted <= set(gym.registry)
    for task_id in wanted:
        spec = gym.spec(task_id)
        assert (spec.version, spec.reward_threshold, spec.max_episode_steps) == (None, 1.0, None)
        assert isinstance(spec.entry_point, str)
        assert json.loads(json.dumps(spec.kwargs)) == spec.kwargs


def test_registering_again_changes_nothing() -> None:
    before = dict(gym.registry)
    assert gts_env.register_envs() == ()
    assert gym.registry == before


def test_an_import_loads_nothing_heavy() -> None:
    code = "import sys, gts_env; print(*sorted({name.split('.')[0] for name in sys.modules}), sep='\\n')"
    loaded = set(run(code).stdout.split())
    assert not loaded & HEAVY
    code = "import sys, gts_env; print(*[name for name in sys.modules if name.startswith('gts_env.')], sep='\\n')"
    rooms = {name.split(".")[1] for name in run(code).stdout.split()}
    assert rooms <= {"_version", "errors", "lazy", "paths", "envs", "benchmark", "actions"}


def test_a_pack_of_ones_own(memo_ids: tuple[str, ...]) -> None:
    assert memo_ids == ("TestPack/Memo-CR-01", "TestPack/Memo-ONR-01")
    assert gts_env.register_pack(PACK) == memo_ids
    env = gym.make(memo_ids[1], device=KIND)
    _, info = env.reset()
    assert info["instruction"].startswith("Open the note")


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="is not a pack"):
        gts_env.register_pack(tmp_path)


def test_a_broken_pack_is_told_and_the_others_are_registered(tmp_path: Path) -> None:
    code = "import gts_env, gymnasium as gym; print(sum('/' in name for name in gym.registry))"
    broken = run(code, GTS_PACKS=str(tmp_path))
    assert "is not a pack" in broken.stderr
    assert broken.stdout == run(code, GTS_PACKS="").stdout


def test_an_unknown_id_is_told_with_a_near_one(memo_ids: tuple[str, ...]) -> None:
    with pytest.raises(gym.error.NameNotFound, match="Memo-ONR-01"):
        gym.make("TestPack/Memo-ONR-1")


def test_an_id_with_the_module_in_front_in_a_fresh_process() -> None:
    code = f"""
import gymnasium as gym
env = gym.make("gts_env:TestPack/Memo-ONR-01", device={KIND!r})
print(env.reset(seed=0)[1]["step"])
"""
    assert run(code, GTS_PACKS=PACK).stdout.strip() == "0"


def test_public_names_load_when_asked() -> None:
    assert set(gts_env.__all__) <= set(dir(gts_env))
    for name in gts_env.__all__:
        assert getattr(gts_env, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'NavigationEnvs'"):
        gts_env.NavigationEnvs  # noqa: B018
