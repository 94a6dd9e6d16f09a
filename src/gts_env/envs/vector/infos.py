"""The infos of many environments in Gymnasium's form.

What ``VectorEnv._add_info`` makes of them one after another, made at once: it would cost as much as the steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

Info = Mapping[str, Any]


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
    batch: dict[str, Any] = {}
    whole = len(infos) == count
    names = infos[0].keys() if infos else ()
    alike = all(info.keys() == names for info in infos)
    for name in names if alike else _all_names(infos):
        if alike:
            values, where = [info[name] for info in infos], places
        else:
            values = [info[name] for info in infos if name in info]
            where = [place for place, info in zip(places, infos, strict=True) if name in info]
        batch[name] = _column(name, values, where, count)
        mask = batch[f"_{name}"] = np.full(count, alike and whole)
        if not (alike and whole):
            mask[list(where)] = True
    return batch


def _all_names(infos: Sequence[Info]) -> list[str]:
    return list(dict.fromkeys(name for info in infos for name in info))


def _column(name: str, values: list[Any], places: Sequence[int], count: int) -> Any:
    # Gymnasium lets the first value decide on the type, and so does this.
    first = values[0]
    if name == "final_obs":
        return _objects(values, places, count)
    if isinstance(first, dict):
        return batched(values, places, count)
    if type(first) in (int, float, bool) or isinstance(first, np.number):
        column = np.zeros(count, type(first))
    elif isinstance(first, np.ndarray):
        column = np.zeros((count, *first.shape), first.dtype)
    else:
        return _objects(values, places, count)
    for place, value in zip(places, values, strict=True):
        column[place] = value
    return column


def _objects(values: list[Any], places: Sequence[int], count: int) -> Any:
    column = np.full(count, None, object)
    for place, value in zip(places, values, strict=True):
        column[place] = value
    return column
