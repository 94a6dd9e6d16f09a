"""One episode of one agent, with what a reader of its page wants to see."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gts_env.actions import Action
from gts_env.agents import AgentView
from gts_env.evaluation.words import describe

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from gts_env.agents import Agent
    from gts_env.envs.navigation import NavigationEnv

PICTURE = (270, 600)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an episode.

    Attributes:
        action: What the agent did; None for the screen after reset.
        picture: Screen after it, uint8 (600, 270, 3), RGB.
        size: Width and height of the device at that time, in pixels: the space of the next action.
        activity: Package and activity in front.
        events: What the judge saw, as plain dicts.
        reward: Reward of the step.
        error: What was wrong with the action; empty for nothing.
        said: The action in words.
    """

    action: Action | None
    picture: npt.NDArray[np.uint8]
    size: tuple[int, int]
    activity: str
    events: tuple[dict[str, Any], ...] = ()
    reward: float = 0.0
    error: str = ""
    said: str = "start"


@dataclass(slots=True)
class Episode:
    """An episode as it went.

    Attributes:
        task: Id of the task.
        agent: Name of the agent.
        seed: Seed.
        instruction: What the agent was told.
        display: Whether the target is a display defect, which has no trigger.
        steps: The screen after reset, then one a step.
        judge: The judge's summary at the end.
    """

    task: str
    agent: str
    seed: int
    instruction: str
    display: bool
    steps: list[Step] = field(default_factory=list)
    judge: dict[str, Any] = field(default_factory=dict)

    @property
    def total(self) -> float:
        """Sum of the rewards."""
        return sum(step.reward for step in self.steps)

    def stage(self, kind: str) -> int | None:
        """Step at which the target's stage was met, or None."""
        for number, step in enumerate(self.steps):
            if any(e["kind"] == kind and e["target"] for e in step.events):
                return number
        return None


def view_of(env: NavigationEnv) -> AgentView:
    """What an agent may see of an environment."""
    screen = env.screen()
    device = env.device
    return AgentView(
        instruction=env.instruction,
        app=_label(env),
        screen=screen,
        picture=screen.pixels,
        size=(screen.width, screen.height),
        step=env.steps,
        budget=env.budget,
        error=env.info()["action_error"] or None,
        apps=tuple(device.apps()),
    )


def _label(env: NavigationEnv) -> str:
    wanted = env.assignment.scenario.app
    return next((label for label in env.device.apps() if label.lower() == wanted.replace("_", "")), wanted)


def run_episode(env: Any, agent: Agent, seed: int, task: str) -> Episode:
    """Play one episode and keep its pictures.

    Args:
        env: What ``gym.make`` returned.
        agent: The agent.
        seed: Seed of environment and agent.
        task: Id for the record.
    """
    inner: NavigationEnv = env.unwrapped
    env.reset(seed=seed)
    target = inner.assignment.target
    episode = Episode(task, agent.name, seed, inner.instruction, bool(target and target.is_display))
    episode.steps.append(_step(inner, None, 0.0, inner.info()))
    agent.reset(view_of(inner), seed)
    done = False
    while not done:
        action = agent.act(view_of(inner))
        said = describe(action, inner.screen())
        _, reward, terminated, truncated, info = env.step(action)
        episode.steps.append(_step(inner, action, float(reward), info, said))
        episode.judge = info.get("judge", {})
        done = terminated or truncated
    return episode


def _step(env: NavigationEnv, action: Action | None, reward: float, info: dict[str, Any], said: str = "start") -> Step:
    screen = env.screen()
    events = tuple(info.get("judge", {}).get("events", ()))
    return Step(
        action,
        env.device.frame(PICTURE),
        (screen.width, screen.height),
        f"{screen.package}{screen.activity}",
        events,
        reward,
        info["action_error"],
        said,
    )
