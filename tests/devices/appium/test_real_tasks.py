"""A task of a real app, from its file to its reward: through Appium, on a phone that is told to be like any other.

The app is the served phone's calendar as it stands there, with the fault in it; the pack knows it only by its
``android:`` block, and says nothing of how the fault is made.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from gts_env.benchmark.model import PlanStep
from gts_env.benchmark.plan_player import PlanPlayer
from gts_env.benchmark.yaml_lines import read_yaml
from gts_env.envs.entry import make_navigation
from gts_env.errors import UnavailableError
from gts_env.paths import scenarios_dir
from tests.support.appium_device import Phones

DEFECT, TASK = "month-after-recents", "Real/Calendar-NLE-07"


def as_real_app() -> dict[str, Any]:
    """The scenario of the built-in calendar as one of a real app: its basis and its task, and no fault."""
    document = plain(read_yaml(scenarios_dir() / "calendar" / "week-default.yaml"))
    defect = next(one for one in document["defects"] if one["id"] == DEFECT)
    del defect["fault"]
    task = next(one for one in document["tasks"] if f"Real/{one['id']}" == TASK)
    return {
        "schema": 1,
        "scenario": "real-calendar",
        "app": "real_calendar",
        "title": "A calendar without events",
        "device": {"start": "launcher"},
        "android": {"package": "org.gts.calendar", "activity": ".MainActivity", "label": "Calendar", "apk": {}},
        "ready": {"package": "org.gts.launcher"},
        "screens": document["screens"],
        "defects": [defect],
        "tasks": [task],
    }


def plain(value: Any) -> Any:
    """A value without its lines, for writing it."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else value


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("real")
    (folder / "calendar").mkdir()
    (folder / "pack.yaml").write_text("name: Real\nrevision: 1\n", "utf-8")
    text = yaml.safe_dump(as_real_app(), sort_keys=False, allow_unicode=True)
    (folder / "calendar" / "real.yaml").write_text(text, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GTS_PACKS", str(folder))
        yield folder


def played(env: Any, plan: tuple[PlanStep, ...]) -> tuple[float, list[str]]:
    """The return of a plan, and the stages of the target."""
    player, total, kinds, done = PlanPlayer(plan), 0.0, list[str](), False
    while not done and (action := player.next(env.unwrapped.screen())) is not None:
        _, reward, terminated, truncated, info = env.step(action)
        total += float(reward)
        kinds += [event["kind"] for event in info["judge"]["events"] if event["target"]]
        done = terminated or truncated
    return total, kinds


@pytest.mark.slow
def test_the_basis_and_the_task_serve_a_real_app(pack: Path, one_phone: Phones) -> None:
    profile = one_phone.written("plain", can="")
    env: Any = make_navigation(task=TASK, device="appium", profile=profile, observe=["elements"])
    try:
        env.reset(seed=0)
        assert played(env, env.unwrapped.task.plan) == (1.0, ["reach", "trigger", "evidence", "report", "detect"])
        env.reset(seed=0)
        total, kinds = played(env, env.unwrapped.task.near_miss)
        assert total < 0.3
        assert "trigger" not in kinds
    finally:
        env.close()


def test_the_embedded_phone_has_no_such_app(pack: Path) -> None:
    env = make_navigation(task=TASK, observe=["elements"])
    with pytest.raises(UnavailableError, match="about a real app"):
        env.reset(seed=0)
    env.close()
