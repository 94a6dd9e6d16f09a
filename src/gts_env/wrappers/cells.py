"""What action spaces of whole numbers have in common: numbers that are read, and cells that a screen is cut into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium as gym
import numpy as np

if TYPE_CHECKING:
    from gts_env.screen import Screen


def whole_numbers(space: gym.spaces.MultiDiscrete, action: Any) -> list[int] | None:
    """The numbers of an action; None if it is no element of the space. Any kind of whole number will do."""
    numbers = np.asarray(action)
    fits = numbers.dtype.kind in "iu" and space.contains(numbers.astype(np.int64))
    return [int(number) for number in numbers] if fits else None


def middle(screen: Screen, cells: tuple[int, int], column: int, row: int) -> tuple[int, int]:
    """The middle of a cell in device pixels.

    Args:
        screen: The screen, as it is turned.
        cells: Cells side by side, and one below another.
        column: Column of the cell, from the left.
        row: Row of the cell, from the top.
    """
    return (2 * column + 1) * screen.width // (2 * cells[0]), (2 * row + 1) * screen.height // (2 * cells[1])
