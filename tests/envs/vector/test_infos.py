"""Infos of many environments: the same as Gymnasium makes of them one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import VectorEnv

from gts_env.envs.vector.infos import batched

CASES: list[list[dict[str, Any]]] = [
    [{"a": 1, "b": "x", "c": {"d": True, "e": [1]}}] * 3,
    [{"a": 1.5}, {"b": None, "c": {}}, {"a": 2, "c": {"d": np.arange(3)}}],
    [{"a": True}, {"a": None}, {"a": False}],
    [{"a": None}, {"a": True}, {"a": (1, 2)}],
    [{"a": 1}, {"a": 2.9}, {"a": np.int16(3)}],
    [{"a": np.float32(1)}, {"a": np.bool_(True)}, {"a": 0}],
    [{"final_obs": np.zeros(2), "x": 1}, {"x": 2}, {"final_obs": {"k": np.ones(2)}, "x": 3}],
    [{}, {}, {}],
]


@pytest.mark.parametrize("places", [(0, 1, 2), (1, 3, 4)])
@pytest.mark.parametrize("infos", CASES, ids=str)
def test_same_as_one_by_one(infos: list[dict[str, Any]], places: tuple[int, ...]) -> None:
    gym_env: Any = VectorEnv()
    gym_env.num_envs = 3 if places == (0, 1, 2) else 5
    theirs: dict[str, Any] = {}
    for place, info in zip(places, infos, strict=True):
        theirs = gym_env._add_info(theirs, info, place)
    same(batched(infos, places, gym_env.num_envs), theirs)


def same(mine: Any, theirs: Any) -> None:
    assert type(mine) is type(theirs)
    if isinstance(theirs, dict):
        assert list(mine) == list(theirs)
        for name, part in theirs.items():
            same(mine[name], part)
    elif isinstance(theirs, np.ndarray):
        assert mine.dtype == theirs.dtype
        assert repr(mine) == repr(theirs)
    else:
        assert repr(mine) == repr(theirs)


def test_masks_and_arrays_are_not_shared() -> None:
    batch = batched([{"a": 1, "b": 2}] * 2, range(2), 2)
    assert not np.shares_memory(batch["_a"], batch["_b"])
