"""The default observation: a Dict of arrays of fixed size, fresh at every step."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from gts_env.envs import kwargs
from gts_env.envs.features import MOST_ROWS, WIDTH, FeatureTable
from gts_env.envs.goal import GOAL_SIZE, hashed
from gts_env.errors import GtsError, UnknownIdError
from gts_env.screen.elements import elements_of

if TYPE_CHECKING:
    from gts_env.devices import Device
    from gts_env.screen import Node, Screen

Observation = dict[str, Any]
REMEMBERED = 64
"""Trees whose elements are remembered."""
PARTS = ("screenshot", "elements", "goal")
"""Parts of an observation that can be asked for."""


class Observer:
    """Turns what a device shows into observations.

    Args:
        parts: Some of :data:`PARTS`.
        size: Width and height of the screenshot in pixels.
        most: Most elements.

    Raises:
        UnknownIdError: There is no such part.
        GtsError: Nothing is to be observed, or a number out of range.
    """

    def __init__(self, parts: Sequence[str], size: Sequence[int], most: int) -> None:
        parts = (parts,) if isinstance(parts, str) else tuple(parts)
        for part in parts:
            if part not in PARTS:
                raise UnknownIdError.of("part of an observation", str(part), PARTS)
        if not parts:
            raise GtsError("`observe` is empty", mend=f"Name some of {', '.join(PARTS)}.")
        if not kwargs.whole("max_elements", most) <= MOST_ROWS:
            raise GtsError(f"`max_elements` is from 1 to {MOST_ROWS}", found=str(most))
        self.parts = tuple(part for part in PARTS if part in parts)
        self.size = kwargs.size("obs_size", size)
        self.most = most
        self._table = FeatureTable()
        self._elements: dict[int, tuple[tuple[Node, ...], tuple[Node, ...]]] = {}

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_table": None, "_elements": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _table=FeatureTable())

    def space(self) -> spaces.Dict:
        """The observation space."""
        width, height = self.size
        every: dict[str, dict[str, spaces.Space[Any]]] = {
            "screenshot": {"screenshot": lean(spaces.Box(0, 255, (height, width, 3), np.uint8))},
            "elements": {
                "elements": spaces.Box(-1.0, 1.0, (self.most, WIDTH), np.float32),
                "elements_mask": spaces.Box(0, 1, (self.most,), np.int8),
            },
            "goal": {"goal": spaces.Box(-1.0, 1.0, (GOAL_SIZE,), np.float32)},
        }
        return spaces.Dict({name: space for part in self.parts for name, space in every[part].items()})

    def observe(self, device: Device, screen: Screen, goal: str) -> Observation:
        """What the agent sees.

        Args:
            device: The device, asked for its picture.
            screen: What it shows.
            goal: The instruction.
        """
        seen: Observation = {}
        if "elements" in self.parts:
            nodes = self.elements(screen)
            seen["elements"], seen["elements_mask"] = self._table.padded(
                nodes, (screen.width, screen.height), goal, self.most
            )
        if "goal" in self.parts:
            seen["goal"] = hashed(goal).copy()
        if "screenshot" in self.parts:
            seen["screenshot"] = device.frame(self.size)
        return seen

    def elements(self, screen: Screen) -> tuple[Node, ...]:
        """The nodes that the rows of ``elements`` stand for, in their order."""
        roots = screen.roots
        root = id(roots[0]) if roots else 0
        known = self._elements.get(root)
        # By identity: a device that keeps no trees makes new nodes for each screen.
        if known is None or not all(map(operator.is_, known[0], roots)) or len(known[0]) != len(roots):
            if len(self._elements) >= REMEMBERED:
                self._elements.clear()
            known = self._elements[root] = (roots, elements_of(screen, self.most))
        return known[1]


def lean(space: spaces.Box) -> spaces.Box:
    """The same box with bounds of one number each, spread over its shape.

    Gymnasium's own are arrays: those of a picture take four times its room.
    """
    for name in ("low", "high", "bounded_below", "bounded_above"):
        bound = getattr(space, name)
        setattr(space, name, np.broadcast_to(bound.flat[0], bound.shape))
    return space
