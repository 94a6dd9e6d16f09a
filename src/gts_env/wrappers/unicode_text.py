"""A space of texts in any language."""

from __future__ import annotations

import string
from typing import Any

import gymnasium as gym
from gymnasium.error import CustomSpaceError
from gymnasium.vector.utils import create_shared_memory


class UnicodeText(gym.spaces.Text):
    """Texts of any characters, up to a length.

    A Gymnasium Text space lists its alphabet, which for Unicode takes seconds and megabytes. This one takes every
    character; samples are drawn from the printable ones of ASCII.

    In shared memory, the default of ``AsyncVectorEnv``, texts would arrive as zeros without a word. This space refuses
    it, and Gymnasium then says that ``shared_memory=False`` is needed.

    Args:
        max_length: Most characters.
    """

    def __init__(self, max_length: int) -> None:
        super().__init__(max_length, min_length=0, charset=string.printable)

    def contains(self, x: Any) -> bool:
        """Whether it is a text that is not too long."""
        return isinstance(x, str) and len(x) <= self.max_length

    def __repr__(self) -> str:
        return f"UnicodeText({self.max_length})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnicodeText) and self.max_length == other.max_length

    __hash__ = None  # type: ignore[assignment]


@create_shared_memory.register(UnicodeText)
def _refuse(space: UnicodeText, n: int = 1, ctx: Any = None) -> Any:
    raise CustomSpaceError("Texts do not fit into shared memory: make the vector environment with shared_memory=False.")


def cut(text: str, most: int) -> str:
    """A text of lines, cut after the last whole line that fits into ``most`` characters."""
    if len(text) <= most:
        return text
    head = text[: most + 1].rpartition("\n")[0]
    return head or text[:most]
