"""What ``meta.json`` of a recorded episode says, taken from its environment."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import gymnasium as gym

from gts_env.benchmark import open_pack
from gts_env.errors import ScenarioError
from gts_env.wrappers.gui_judge_reward import GUIJudgeReward

_PRIVATE = ("pack",)
"""Kwargs that name folders of this machine."""


def meta_of(env: gym.Env[Any, Any], seed: int | None, info: Mapping[str, Any]) -> dict[str, Any]:
    """What an episode is about, as JSON values.

    Args:
        env: The environment, in which an episode has begun.
        seed: Its seed.
        info: What ``reset`` told.
    """
    bottom: Any = env.unwrapped
    about, device = bottom.assignment, bottom.device
    pack = _pack(about.scenario.where.file)
    setting = bottom.setting
    return {
        "task": about.id if about.task is not None else None,
        "scenario": about.scenario.name,
        "pack": {"name": pack[0], "revision": pack[1]} if pack else None,
        "app": about.scenario.app,
        "instruction": info["instruction"],
        "budget": bottom.budget,
        "seed": seed,
        "defects": None if setting.defects is None else list(setting.defects),
        "variation": setting.variation,
        "judge": "gui" if bottom.has_judge else None,
        "weights": _weights(env),
        "device": {"class": type(device).__name__, "size": list(device.size)},
    }


def made_as(env: gym.Env[Any, Any]) -> dict[str, Any] | None:
    """Id, kwargs and wrappers with which ``gym.make`` would make the environment, or None if it did not."""
    spec = env.spec
    if spec is None:
        return None
    made = {
        "id": spec.id,
        "kwargs": {name: value for name, value in spec.kwargs.items() if name not in _PRIVATE},
        "wrappers": [{"name": one.name, "kwargs": one.kwargs} for one in spec.additional_wrappers],
    }
    try:
        return dict(json.loads(json.dumps(made, allow_nan=False)))
    except (TypeError, ValueError):
        return {"id": spec.id}


def _weights(env: gym.Env[Any, Any]) -> dict[str, float] | None:
    while isinstance(env, gym.Wrapper):
        if isinstance(env, GUIJudgeReward):
            weights: dict[str, float] | None = env._saved_kwargs["weights"]
            return weights
        env = env.env
    return None


@lru_cache(maxsize=64)
def _pack(file: str) -> tuple[str, int] | None:
    """Name and revision of the pack that a scenario file lies in."""
    try:
        pack = open_pack(Path(file).parents[1])
    except (ScenarioError, IndexError):
        return None
    return pack.name, pack.revision
