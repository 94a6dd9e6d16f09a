"""The infos of many environments in Gymnasium's form.

What ``VectorEnv._add_info`` makes of them one after another, made at once: it would cost as much as the steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

Info = Mapping[str, Any]
_NUMBERS = frozenset((int, float, bool))
_PLAIN: dict[Any, Any] = {int: int, float: float, bool: bool, str: object}
"""Types whose columns are made at once, and the type of these."""


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
    names = list(infos[0])
    if [None for info in infos if list(info) != names]:
        return _of_differing(infos, places, count)
    batch: dict[str, Any] = {}
    mask = _mask(places, count)
    for name, values in zip(names, zip(*[info.values() for info in infos], strict=True), strict=True):
        batch[name] = _column(name, values, places, count)
        batch[f"_{name}"] = mask.copy()
    return batch


def _of_differing(infos: Sequence[Info], places: Sequence[int], count: int) -> dict[str, Any]:
    batch: dict[str, Any] = {}
    for name in dict.fromkeys([name for info in infos for name in info]):
        where = [place for place, info in zip(places, infos, strict=True) if name in info]
        batch[name] = _column(name, [info[name] for info in infos if name in info], where, count)
        batch[f"_{name}"] = _mask(where, count)
    return batch


def _mask(places: Sequence[int], count: int) -> Any:
    if len(places) == count:
        return np.ones(count, np.bool_)
    mask = np.zeros(count, np.bool_)
    mask[list(places)] = True
    return mask


def _column(name: str, values: Sequence[Any], places: Sequence[int], count: int) -> Any:
    # Gymnasium lets the first value decide on the type, and so does this.
    first = values[0]
    kind: Any = type(first)
    if kind is dict and name != "final_obs":
        return batched(values, places, count)
    if len(values) == count and kind in _PLAIN and set(map(type, values)) == {kind}:
        return np.array(values, _PLAIN[kind])
    return _filled(_blank(name, first, count), values, places)


def _blank(name: str, first: Any, count: int) -> Any:
    kind: Any = type(first)
    if kind in _NUMBERS or issubclass(kind, np.number):
        return np.zeros(count, kind)
    if kind is np.ndarray and name != "final_obs":
        return np.zeros((count, *first.shape), first.dtype)
    return np.empty(count, object)  # filled with None


def _filled(column: Any, values: Sequence[Any], places: Sequence[int]) -> Any:
    for place, value in zip(places, values, strict=True):
        column[place] = value
    return column
