"""What an episode remembers, what a saved environment holds, and the errors of calling things out of order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import gymnasium as gym

from gts_env.errors import GtsError

if TYPE_CHECKING:
    from gts_env.actions import Action
    from gts_env.judge import JudgeEvent, JudgeState


class ResetNeededError(GtsError, gym.error.ResetNeeded):
    """The environment was asked to go on where no episode is running."""


class ClosedEnvError(GtsError, gym.error.ClosedEnvironmentError):
    """The environment was used after it was closed."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How the device was restored for an episode.

    Attributes:
        defects: Ids of the live defects, or None for all of the scenario.
        variation: Number of the variation.
    """

    defects: tuple[str, ...] | None
    variation: int


class Touch(NamedTuple):
    """Where the device was touched last.

    Attributes:
        x: Device pixels from the left.
        y: Device pixels from the top.
        step: Number of the step whose screen was touched; 0 is the screen after reset.
    """

    x: int
    y: int
    step: int


@dataclass(frozen=True)
class Episode:
    """A running episode, but for the device.

    Attributes:
        setting: How the device was restored.
        step: Steps taken.
        reports: Reports made; those refused are not counted.
        over: Whether it has ended.
        action: The last action, or None if it was refused (and at the beginning).
        error: What was wrong with the last action, or ``""``.
        touched: Where the device was touched last, if it was.
        judged: State of the judge, or None without one.
        events: What the judge noticed at the last step.
    """

    setting: Setting
    step: int = 0
    reports: int = 0
    over: bool = False
    action: Action | None = None
    error: str = ""
    touched: Touch | None = None
    judged: JudgeState | None = None
    events: tuple[JudgeEvent, ...] = ()


@dataclass(frozen=True, slots=True)
class EnvState:
    """A point of an episode, from which it can be continued any number of times. Immutable and picklable.

    Attributes:
        episode: The episode.
        device: What the device saved.
        rng: State of the random number generator.
        seed: Its seed, as :attr:`gymnasium.Env.np_random_seed` tells.
        made_for: What the environment is about, and on which device.
    """

    episode: Episode
    device: Any
    rng: Mapping[str, Any]
    seed: int
    made_for: str = ""
