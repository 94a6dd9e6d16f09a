"""What the wrappers need of the environment at the bottom of a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

import gymnasium as gym

from gts_env.errors import GtsError

if TYPE_CHECKING:
    from gts_env.screen import Node, Screen


class Touched(Protocol):
    """Where the device was touched last: a point in device pixels, and the step whose screen was touched."""

    x: int
    y: int
    step: int


class PhoneEnv(Protocol):
    """An environment with a device, as :class:`gts_env.envs.navigation.NavigationEnv` is; told there."""

    instruction: str
    app: str
    budget: int
    steps: int
    reports_left: int
    touched: Touched | None

    def screen(self) -> Screen:
        """What the device shows now."""
        ...

    def elements(self) -> tuple[Node, ...]:
        """The nodes that the rows of ``elements`` stand for, in their order."""
        ...


def phone_env(env: gym.Env[Any, Any], wrapper: str) -> PhoneEnv:
    """The environment at the bottom of a stack.

    Args:
        env: What a wrapper is put around.
        wrapper: Name of the wrapper, for the error.

    Raises:
        GtsError: There is another kind of environment at the bottom.
    """
    bottom = env.unwrapped
    # Asked of the class: asking the environment itself would compute the answer.
    if not hasattr(type(bottom), "elements"):
        raise GtsError(f"{wrapper} goes around a NavigationEnv", found=type(bottom).__name__)
    return cast("PhoneEnv", bottom)


def part_of(env: gym.Env[Any, Any], part: str, wrapper: str) -> gym.spaces.Box:
    """The space of one array of the observation.

    Raises:
        GtsError: The observation has no such part.
    """
    space = env.observation_space
    if not isinstance(space, gym.spaces.Dict) or part not in space.spaces:
        raise GtsError(
            f"{wrapper} needs {part!r} in the observation",
            found=", ".join(space) if isinstance(space, gym.spaces.Dict) else repr(space),
            mend=f'Make the environment with observe=("{part}", ...).',
        )
    return cast("gym.spaces.Box", space[part])
