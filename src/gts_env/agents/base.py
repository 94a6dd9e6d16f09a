"""What an agent is, and what it may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.actions import Action
from gts_env.screen import Screen

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@dataclass(frozen=True, slots=True)
class AgentView:
    """What an agent sees before it acts. Never a task id, a judge's verdict, a defect or a plan.

    Attributes:
        instruction: What it is to do.
        app: Label of the app under test.
        screen: The tree of the active window, where the track allows it.
        picture: Function that gives the screenshot, uint8 (height, width, 3), RGB.
        size: Width and height of the device in pixels, as it is turned: the space of an action's coordinates.
        step: Actions taken so far.
        budget: Most actions of the episode.
        error: What was wrong with the last action, or None.
        apps: Labels of the installed apps.
    """

    instruction: str
    app: str
    screen: Screen
    picture: Callable[[], npt.NDArray[np.uint8]]
    size: tuple[int, int]
    step: int
    budget: int
    error: str | None = None
    apps: tuple[str, ...] = ()


class Agent(ABC):
    """An agent that tests an app.

    Attributes:
        name: Name in tables and records.
    """

    name: str = "agent"

    def reset(self, view: AgentView, seed: int) -> None:  # noqa: B027  agents without a memory have nothing to do
        """Begin an episode. The same seed and the same screens must lead to the same actions."""

    @abstractmethod
    def act(self, view: AgentView) -> Action:
        """The next action."""
