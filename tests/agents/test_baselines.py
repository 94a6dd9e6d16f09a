"""Baseline agents: deterministic from a seed, within the screen, and as good as they claim."""

from __future__ import annotations

from typing import Any

import pytest

from gts_env.actions import Action
from gts_env.actions.validate import check
from gts_env.agents import Agent, Explorer, Monkey, NullAgent, ReportEverything, Solver
from gts_env.agents.plan import PlanError, PlanPlayer
from gts_env.benchmark.model import PlanStep
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.envs.entry import make_navigation
from gts_env.evaluation.episode import run_episode, view_of
from gts_env.screen.query import Query
from tests.support.notes import NotesDevice
from tests.support.scenarios import PACK, notes

KWARGS: dict[str, Any] = {
    "pack": str(PACK), "device": "tests.support.notes:NotesDevice", "observe": ["elements"],
}  # fmt: skip


def actions(agent: Agent, seed: int, task: str = "Notes-NLE-01") -> list[Action | None]:
    env = make_navigation(task=task, **KWARGS)
    episode = run_episode(env, agent, seed, task)
    env.close()
    return [step.action for step in episode.steps]


@pytest.mark.parametrize("kind", [Monkey, Explorer])
def test_same_seed_same_actions_other_seed_other_actions(kind: type[Agent]) -> None:
    assert actions(kind(), 3) == actions(kind(), 3)
    assert any(actions(kind(), 3) != actions(kind(), other) for other in (4, 5, 6))


@pytest.mark.parametrize("kind", [Monkey, Explorer, NullAgent, ReportEverything])
def test_actions_can_be_done_on_the_screen_they_are_decided_on(kind: type[Agent]) -> None:
    env = make_navigation(task="Notes-ONR-01", budget=60, **KWARGS)
    inner = env.unwrapped
    env.reset(seed=0)
    agent = kind()
    agent.reset(view_of(inner), 0)
    done = False
    while not done:
        view = view_of(inner)
        action = agent.act(view)
        check(action, *view.size)
        _, _, terminated, truncated, _ = env.step(action)
        done = terminated or truncated


def test_explorer_finds_that_back_leaves_the_app_and_dead_controls() -> None:
    found = set()
    for seed in range(12):
        env = make_navigation(task="Notes-ONR-01", budget=40, **KWARGS)
        episode = run_episode(env, Explorer(), seed, "x")
        found.add(episode.stage("detect") is not None)
    assert True in found


def test_explorer_reports_nothing_on_the_clean_build() -> None:
    for seed in range(6):
        env = make_navigation(task="Notes-ONR-01", budget=40, defects=[], **KWARGS)
        episode = run_episode(env, Explorer(), seed, "x")
        assert episode.judge["reports"] == 0, [s.action for s in episode.steps]


def test_view_tells_nothing_of_the_task_id_or_the_judge() -> None:
    env = make_navigation(task="Notes-NLE-01", **KWARGS)
    env.reset(seed=0)
    view = view_of(env.unwrapped)
    told = " ".join(str(getattr(view, name)) for name in view.__slots__ if name not in ("screen", "picture"))
    assert "NLE" not in told
    assert "back-skips" not in told
    assert view.app == "Notes"


def test_solver_plays_its_plan_and_finishes() -> None:
    plan = notes().task("Notes-ONR-01").plan
    taken = actions(Solver(plan), 0, "Notes-ONR-01")
    assert len(taken) == len(plan) + 1  # the screen after reset has no action; detection ends the episode


def test_plan_scrolls_until_it_sees_its_node_or_says_so() -> None:
    device: EmbeddedDevice = NotesDevice()
    device.restore(notes())
    step = PlanStep("scroll_to", query=Query.from_dict({"text": "nowhere"}), word="up")
    player = PlanPlayer([step])

    def play() -> None:
        while (action := player.next(device.screen())) is not None:
            device.perform(action)

    with pytest.raises(PlanError, match="nowhere"):
        play()
