"""Playing plans against a chosen set of live defects, judged as in the environment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.agents.plan import PlanPlayer
from gts_env.envs.entry import make_navigation

if TYPE_CHECKING:
    from gts_env.agents import Agent
    from gts_env.benchmark.catalogue import Case
    from gts_env.benchmark.model import PlanStep
    from gts_env.envs.navigation import NavigationEnv

EPISODE_SLACK = 5
"""Steps allowed past a task's budget, so that a plan is proved on twins that do not end at the detection."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an episode went.

    Attributes:
        total: Sum of the rewards.
        kinds: Kinds of the target's events, in order.
        others: Kinds and defects of the other defects' events.
        verdicts: Verdicts on reports.
        fired: How often each live fault changed something.
        steps: Steps taken.
        error: First action error, or what went wrong with the plan; empty for none.
    """

    total: float
    kinds: tuple[str, ...]
    others: tuple[tuple[str, str], ...]
    verdicts: tuple[str, ...]
    fired: dict[str, int]
    steps: int
    error: str = ""


def make(case: Case, defects: Sequence[str] | None) -> Any:
    """The environment of a task with these defects live: elements only, since proofs need no pictures."""
    live = None if defects is None else list(defects)
    return make_navigation(task=case.id, defects=live, variation=case.scenario.variation, observe=["elements"])


def play(case: Case, plan: Sequence[PlanStep], defects: Sequence[str] | None) -> Outcome:
    """Play a plan in a fresh environment."""
    env = make(case, defects)
    try:
        return _played(env, plan)
    finally:
        env.close()


def _played(env: Any, plan: Sequence[PlanStep]) -> Outcome:
    from gts_env.errors import GtsError

    inner: NavigationEnv = env.unwrapped
    env.reset(seed=0)
    player = PlanPlayer(plan)
    record = Record()
    done = False
    try:
        while not done and (action := player.next(inner.screen())) is not None:
            _, reward, terminated, truncated, info = env.step(action)
            record.add(float(reward), info)
            done = terminated or truncated
    except GtsError as error:
        record.error = record.error or str(error)
    return record.outcome(inner)


def play_agent(case: Case, agent: Agent, defects: Sequence[str] | None = None, seed: int = 0) -> Outcome:
    """Let an agent play an episode."""
    from gts_env.evaluation.episode import view_of

    env = make(case, defects)
    try:
        inner: NavigationEnv = env.unwrapped
        env.reset(seed=seed)
        agent.reset(view_of(inner), seed)
        record = Record()
        done = False
        while not done:
            _, reward, terminated, truncated, info = env.step(agent.act(view_of(inner)))
            record.add(float(reward), info)
            done = terminated or truncated
        return record.outcome(inner)
    finally:
        env.close()


class Record:
    """Collects what an episode's steps tell."""

    def __init__(self) -> None:
        self.total = 0.0
        self.steps = 0
        self.error = ""
        self.events: list[dict[str, Any]] = []

    def add(self, reward: float, info: dict[str, Any]) -> None:
        """Add a step."""
        self.total += reward
        self.steps += 1
        self.events.extend(info["judge"]["events"])
        self.error = self.error or info["action_error"]

    def outcome(self, env: NavigationEnv) -> Outcome:
        """The episode as it stands."""
        device: Any = env.device
        return Outcome(
            total=self.total,
            kinds=tuple([e["kind"] for e in self.events if e["target"] and e["kind"] != "report"]),
            others=tuple([(e["kind"], e["defect"]) for e in self.events if not e["target"] and e["kind"] != "report"]),
            verdicts=tuple([e["verdict"] for e in self.events if e["kind"] == "report"]),
            fired=dict(device.faults.fired),
            steps=self.steps,
            error=self.error,
        )
