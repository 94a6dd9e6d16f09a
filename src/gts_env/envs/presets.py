"""The usual stacks of wrappers, by one word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gts_env.errors import UnknownIdError

if TYPE_CHECKING:
    from collections.abc import Callable

    import gymnasium as gym

    Wrap = Callable[..., gym.Env[Any, Any]]


@dataclass(frozen=True, slots=True)
class Preset:
    """A stack.

    Attributes:
        summary: What it is for, in one line.
        kwargs: Kwargs of the environment, which those of ``gym.make`` override.
        wrappers: Names of wrappers around the observation, the innermost first, each with its arguments.
    """

    summary: str
    kwargs: Mapping[str, Any] = field(default_factory=dict)
    wrappers: tuple[tuple[str, Mapping[str, Any]], ...] = ()


PRESETS: dict[str, Preset] = {
    "rl": Preset(
        "One vector of numbers in, one whole number out: for PPO on a laptop.",
        {"observe": ["elements", "goal"], "actions": "marks"},
        (("ElementFeatures", {}),),
    ),
    "pixels": Preset(
        "A small picture and the goal in, a gesture on a grid out: for policies with eyes.",
        {"observe": ["screenshot", "goal"], "obs_size": [108, 240], "actions": "grid"},
    ),
    "text": Preset(
        "The screen in words, beside the picture: for language models.",
        {"observe": ["screenshot"]},
        (("TextObservation", {}),),
    ),
}
"""The presets by name."""

ACTION_FORMS: dict[str, str | None] = {
    "dict": None,
    "marks": "MarkedElements",
    "grid": "TouchGrid",
    "cells": "GridActions",
    "heads": "MultiDiscreteActions",
    "text": "TextActions",
}
"""Forms of the action space, and the wrapper that makes each; beside them every dialect is one."""


def with_actions(env: gym.Env[Any, Any], form: str) -> gym.Env[Any, Any]:
    """An environment whose action space has a form.

    Args:
        env: The environment.
        form: One of :data:`ACTION_FORMS`, or a dialect of :mod:`gts_env.actions.dialects`, with a coordinate frame
            after a colon if not the family's own: ``ui_tars``, ``qwen:per_mille``, ``qwen:resized:3136:1003520``.

    Raises:
        UnknownIdError: There is no such form, dialect or frame.
    """
    if form in ACTION_FORMS:
        name = ACTION_FORMS[form]
        return env if name is None else wrapper_named(name)(env)
    from gts_env.actions.dialects import dialect_names

    name, _, frame = form.partition(":")
    if name not in dialect_names():
        raise UnknownIdError.of("form of actions", form, (*ACTION_FORMS, *dialect_names()))
    return wrapper_named("DialectActions")(env, name, frame or None)


def wrapper_named(name: str) -> Wrap:
    """The wrapper class of a name."""
    from gts_env import wrappers

    made: Wrap = getattr(wrappers, name)
    return made
