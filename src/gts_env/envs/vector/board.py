"""Observations in memory that processes share: a row for each environment, one array for each part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from multiprocessing import get_context
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector.utils import concatenate, create_empty_array

Path = tuple[str, ...]
"""Keys that lead to a part of an observation; none where the observation is no Dict."""
Rest = dict[Path, Any]
"""Parts that do not fit into memory of fixed size, such as texts."""

_ARRAYS = (spaces.Box, spaces.Discrete, spaces.MultiBinary, spaces.MultiDiscrete)
_ALIGNED = 64


class Board:
    """Where workers write what their environments show, and the vector environment reads it.

    The memory has no name, so that nothing of it is left behind when a process dies, however it dies.

    Args:
        space: Observation space of one environment.
        count: How many environments there are.
        memory: What :attr:`memory` of the board in another process is; new memory by default.
    """

    def __init__(self, space: gym.Space[Any], count: int, memory: Any = None) -> None:
        self._count = count
        self._parts = dict(_parts(space))
        shapes = {path: _blank(part, count) for path, part in self._parts.items() if isinstance(part, _ARRAYS)}
        places, size = _laid_out(shapes)
        self.memory = get_context("spawn").RawArray("b", max(size, 1)) if memory is None else memory
        self._arrays: dict[Path, npt.NDArray[Any]] = {
            path: np.frombuffer(self.memory, blank.dtype, blank.size, places[path]).reshape(blank.shape)
            for path, blank in shapes.items()
        }

    def write(self, row: int, observation: Any) -> Rest:
        """Write what an environment shows.

        Args:
            row: Number of the environment.
            observation: Its observation.

        Returns:
            The parts that do not fit.
        """
        rest: Rest = {}
        for path in self._parts:
            value = _at(observation, path)
            if path in self._arrays:
                self._arrays[path][row] = value
            else:
                rest[path] = value
        return rest

    def read(self, rests: list[Rest]) -> Any:
        """All rows, batched as Gymnasium does it, in fresh arrays.

        Args:
            rests: For each environment the parts that did not fit.
        """
        batch: Any = {}
        for path, part in self._parts.items():
            if path in self._arrays:
                value: Any = self._arrays[path].copy()
            else:
                empty: Any = create_empty_array(part, self._count)
                value = concatenate(part, [rest[path] for rest in rests], empty)
            if not path:
                return value
            _put(batch, path, value)
        return batch


def _parts(space: gym.Space[Any], path: Path = ()) -> Iterator[tuple[Path, gym.Space[Any]]]:
    if isinstance(space, spaces.Dict):
        for name, part in space.spaces.items():
            yield from _parts(part, (*path, name))
    else:
        yield path, space


def _blank(space: gym.Space[Any], count: int) -> npt.NDArray[Any]:
    # Shape and type of a batch; broadcast, so that none of its room is taken.
    single: Any = create_empty_array(space, 1, fn=np.zeros)
    return np.broadcast_to(single, (count, *single.shape[1:]))


def _laid_out(blanks: Mapping[Path, npt.NDArray[Any]]) -> tuple[dict[Path, int], int]:
    places, size = {}, 0
    for path, blank in blanks.items():
        places[path] = size
        size += -(-blank.size * blank.itemsize // _ALIGNED) * _ALIGNED
    return places, size


def _at(observation: Any, path: Path) -> Any:
    for name in path:
        observation = observation[name]
    return observation


def _put(batch: dict[str, Any], path: Path, value: Any) -> None:
    for name in path[:-1]:
        batch = batch.setdefault(name, {})
    batch[path[-1]] = value
