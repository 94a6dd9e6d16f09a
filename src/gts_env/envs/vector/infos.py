"""The infos of many environments in Gymnasium's form.

What ``VectorEnv._add_info`` makes of them one after another, made at once: it would cost as much as the steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

Info = Mapping[str, Any]
_NUMBERS = frozenset((int, float, bool))


def batched(infos: Sequence[Info], places: Sequence[int], count: int) -> dict[str, Any]:
    """Batch infos.

    Args:
        infos: Infos of some environments.
        places: Numbers of these environments, rising.
        count: How many environments there are.

    Returns:
        For each name the values by environment (an array; a dict of such for dicts), and under the same name with
        ``_`` before it a bool array of which environments they are.
    """
    if not infos:
        return {}
    batch: dict[str, Any] = {}
    names = infos[0].keys()
    if [None for info in infos if info.keys() != names]:
        for name in dict.fromkeys([name for info in infos for name in info]):
            where = [place for place, info in zip(places, infos, strict=True) if name in info]
            batch[name] = _column(name, [info[name] for info in infos if name in info], where, count)
            batch[f"_{name}"] = _mask(where, count)
        return batch
    mask = _mask(places, count)
    for name in names:
        batch[name] = _column(name, [info[name] for info in infos], places, count)
        batch[f"_{name}"] = mask.copy()
    return batch


def _mask(places: Sequence[int], count: int) -> Any:
    mask = np.zeros(count, np.bool_)
    mask[list(places)] = True
    return mask


def _column(name: str, values: list[Any], places: Sequence[int], count: int) -> Any:
    # Gymnasium lets the first value decide on the type, and so does this.
    first = values[0]
    kind: Any = type(first)
    if kind is dict and name != "final_obs":
        return batched(values, places, count)
    if kind in _NUMBERS or issubclass(kind, np.number):
        column = _blank(kind, count).copy()
    elif kind is np.ndarray and name != "final_obs":
        column = np.zeros((count, *first.shape), first.dtype)
    else:
        column = np.empty(count, object)  # filled with None
    for place, value in zip(places, values, strict=True):
        column[place] = value
    return column


@cache
def _blank(kind: Any, count: int) -> Any:
    return np.zeros(count, kind)
