"""Observations in memory that processes share: a row for each environment, one array for each part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from multiprocessing import get_context
from typing import Any
from weakref import ref

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector.utils import concatenate, create_empty_array

Path = tuple[str, ...]
"""Keys that lead to a part of an observation; none where the observation is no Dict."""
Rest = dict[Path, Any]
"""Parts that do not fit into memory of fixed size, such as texts."""
Arrays = dict[Path, npt.NDArray[Any]]
"""The parts of fixed size, a row for each environment."""

ROOMS = 2
"""Rooms whose arrays are given away: a loop holds one observation while the next is made."""

_ARRAYS = (spaces.Box, spaces.Discrete, spaces.MultiBinary, spaces.MultiDiscrete)
_ALIGNED = 64


class Board:
    """Where workers write what their environments show, and the vector environment reads it.

    There are some rooms for all of it. The arrays that a reader gets lie in one, with nothing copied, and nothing is
    written there again while any of them is held. A last room is for when all others are: what is read there is copied.

    The memory has no name, so that nothing of it is left behind when a process dies, however it dies.

    Args:
        space: Observation space of one environment.
        count: How many environments there are.
        memory: What :attr:`memory` of the board in another process is; new memory by default.
    """

    def __init__(self, space: gym.Space[Any], count: int, memory: Any = None) -> None:
        self._count = count
        self._parts = dict(_parts(space))
        self._blanks = {path: _blank(part, count) for path, part in self._parts.items() if isinstance(part, _ARRAYS)}
        self._places, size = _laid_out(self._blanks)
        self._size = max(size, 1)
        self.memory = get_context("spawn").RawArray("b", self._size * (ROOMS + 1)) if memory is None else memory
        self._rooms = [self._arrays(self._base(room)) for room in range(ROOMS + 1)]
        self._lent: list[ref[Any] | None] = [None] * ROOMS

    def room(self) -> int:
        """The number of a room in which nobody holds an array, or of the last one."""
        free = (room for room, lent in enumerate(self._lent) if lent is None or lent() is None)
        return next(free, ROOMS)

    def write(self, room: int, row: int, observation: Any) -> Rest:
        """Write what an environment shows.

        Args:
            room: Number of the room.
            row: Number of the environment.
            observation: Its observation.

        Returns:
            The parts that do not fit.
        """
        rest: Rest = {}
        arrays = self._rooms[room]
        for path in self._parts:
            value = _at(observation, path)
            if path in arrays:
                arrays[path][row] = value
            else:
                rest[path] = value
        return rest

    def read(self, room: int, rests: list[Rest]) -> Any:
        """All rows, batched as Gymnasium does it, in arrays that are the reader's.

        Args:
            room: Where they were written.
            rests: For each environment the parts that did not fit.
        """
        arrays = self._taken(room)
        batch: Any = {}
        for path, part in self._parts.items():
            if path in arrays:
                value: Any = arrays[path]
            else:
                empty: Any = create_empty_array(part, self._count)
                value = concatenate(part, [rest[path] for rest in rests], empty)
            if not path:
                return value
            _put(batch, path, value)
        return batch

    def _taken(self, room: int) -> Arrays:
        if room == ROOMS:
            return {path: shown.copy() for path, shown in self._rooms[room].items()}
        # All views of an array hold that array: it is gone when the last of them is.
        base = self._base(room)
        self._lent[room] = ref(base)
        return self._arrays(base)

    def _base(self, room: int) -> npt.NDArray[np.uint8]:
        return np.frombuffer(self.memory, np.uint8, self._size, room * self._size)

    def _arrays(self, base: npt.NDArray[np.uint8]) -> Arrays:
        arrays = {}
        for path, blank in self._blanks.items():
            start = self._places[path]
            part = base[start : start + blank.size * blank.itemsize]
            arrays[path] = part.view(blank.dtype).reshape(blank.shape)
        return arrays


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
