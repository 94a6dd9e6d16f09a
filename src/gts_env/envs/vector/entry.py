"""The vector entry points of registered ids: what ``gym.make_vec`` calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium.vector import AutoresetMode

from gts_env.envs import entry, suite
from gts_env.envs.kwargs import whole
from gts_env.envs.vector.arguments import autoreset_named
from gts_env.envs.vector.recipe import Recipe
from gts_env.envs.vector.vector_env import NavigationVectorEnv

_TASK = "gts_env.envs.entry:make_navigation"
_SUITE = "gts_env.envs.suite:make_suite"
_OWN = ("workers", "autoreset_mode", "max_episode_steps")


def make_vector(num_envs: int = 1, **kwargs: Any) -> NavigationVectorEnv:
    """Make many environments of a task, as ``gym.make_vec`` does.

    Args:
        num_envs: How many.
        kwargs: ``workers``: number of processes that run them, this one among them (0, the default, and 1 start
            no other); ``autoreset_mode``: ``"NextStep"`` (the default), ``"SameStep"`` or ``"Disabled"``;
            ``max_episode_steps``; and all of :func:`~gts_env.envs.entry.make_navigation`.

    Raises:
        GtsError: A kwarg that cannot be meant.
        TypeError: An unknown kwarg.
    """
    return _made(_TASK, entry.KWARGS, num_envs, **kwargs)


def make_suite_vector(num_envs: int = 1, **kwargs: Any) -> NavigationVectorEnv:
    """Make many environments of a suite, each of which samples tasks of its own; kwargs as for :func:`make_vector`."""
    return _made(_SUITE, suite.KWARGS, num_envs, **kwargs)


def _made(
    entry_point: str,
    known: Sequence[str],
    num_envs: int,
    workers: int = 0,
    autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
    max_episode_steps: int | None = None,
    disable_env_checker: bool | None = None,
    **kwargs: Any,
) -> NavigationVectorEnv:
    # Gymnasium's checker goes around single environments only; `gym.make` takes its kwarg, and so does this.
    del disable_env_checker
    entry.check_names(kwargs, (*_OWN, *known))
    count = whole("num_envs", num_envs)
    if max_episode_steps is not None:
        whole("max_episode_steps", max_episode_steps)
    recipe = Recipe(entry_point, kwargs, max_episode_steps)
    return NavigationVectorEnv(recipe, count, whole("workers", workers, 0), autoreset_named(autoreset_mode))
