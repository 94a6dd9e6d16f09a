"""The entry point of every registered task."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import gymnasium as gym

from gts_env.envs.navigation import NavigationEnv
from gts_env.envs.presets import PRESETS, Preset, with_actions, wrapper_named
from gts_env.errors import UnknownIdError, near
from gts_env.wrappers import GUIJudgeReward

_OWN = ("preset", "actions", "weights")
_KWARGS = tuple(name for name in inspect.signature(NavigationEnv).parameters if name != "self")
KWARGS = (*_OWN, *_KWARGS)
"""Names of what :func:`make_navigation` takes."""


def make_navigation(
    *,
    preset: str | None = None,
    actions: str | None = None,
    weights: Mapping[str, float] | None = None,
    **kwargs: Any,
) -> gym.Env[Any, Any]:
    """Make a task's environment, as ``gym.make`` does.

    Args:
        preset: A usual stack of wrappers, a name of :data:`~gts_env.envs.presets.PRESETS`: ``rl``, ``pixels``,
            ``text``.
        actions: Form of the action space: ``dict`` (samples that encode every action exactly; the default), ``marks``
            (:class:`~gts_env.wrappers.MarkedElements`), ``grid`` (:class:`~gts_env.wrappers.TouchGrid`), another of
            :data:`~gts_env.envs.presets.ACTION_FORMS`, or the words of a family of agents, such as ``ui_tars`` or
            ``qwen:per_mille`` (:class:`~gts_env.wrappers.DialectActions`).
        weights: Weights of the reward; see :class:`~gts_env.wrappers.GUIJudgeReward`.
        kwargs: Those of :class:`~gts_env.envs.navigation.NavigationEnv`. All are JSON values.

    Returns:
        The environment in a :class:`~gts_env.wrappers.GUIJudgeReward` (without it for ``judge=None``), and that in
        the wrappers asked for.

    Raises:
        UnknownIdError: There is no such preset or form.
        TypeError: An unknown kwarg.
        GtsError: A kwarg that cannot be meant.
    """
    return stacked(NavigationEnv, preset=preset, actions=actions, weights=weights, **kwargs)


def stacked(
    kind: type[NavigationEnv],
    known: Sequence[str] = KWARGS,
    *,
    preset: str | None = None,
    actions: str | None = None,
    weights: Mapping[str, float] | None = None,
    **kwargs: Any,
) -> gym.Env[Any, Any]:
    """Make an environment in its wrappers; see :func:`make_navigation`.

    Args:
        kind: Class of the environment at the bottom.
        known: Names of the kwargs that there are.
        preset: A usual stack.
        actions: Form of the action space.
        weights: Weights of the reward.
        kwargs: Kwargs of the environment.
    """
    stack = _preset(preset)
    settings = {**stack.kwargs, **kwargs}
    form = actions or settings.get("actions", "dict")
    settings.pop("actions", None)
    check_names(settings, known)
    env: gym.Env[Any, Any] = kind(**settings)
    if settings.get("judge", "gui") is not None:
        env = GUIJudgeReward(env, weights)
    env = with_actions(env, form)
    for name, arguments in stack.wrappers:
        env = wrapper_named(name)(env, **arguments)
    return env


# Gymnasium asks the entry point for the modes, to offer `human` and `rgb_array_list` on top of them.
make_navigation.metadata = NavigationEnv.metadata  # type: ignore[attr-defined]


def _preset(name: str | None) -> Preset:
    if name is not None and name not in PRESETS:
        raise UnknownIdError.of("preset", name, PRESETS)
    return PRESETS[name] if name is not None else Preset("")


def check_names(kwargs: Iterable[str], known: Sequence[str]) -> None:
    """Check the names of kwargs.

    Raises:
        TypeError: One is not known.
    """
    for name in kwargs:
        if name not in known:
            hint = near(name, known) or f"Known: {', '.join(known)}."
            raise TypeError(f"there is no kwarg {name!r}. {hint}")
