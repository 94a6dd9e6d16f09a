"""Texts as numbers: hashed vectors, and how much of one text is found in another.

No model and no vocabulary: a text is cut into words and three-letter pieces of words, so that inflected forms share
most of their pieces and any language works. Hashing is that of CRC-32, the same in every process and on every machine.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from zlib import crc32

import numpy as np
import numpy.typing as npt

GOAL_SIZE = 64
"""Numbers in a goal vector."""
_WORD = re.compile(r"\w+")
_MASK = 0xFFFFFFFF


@lru_cache(maxsize=8192)
def pieces_of(text: str) -> frozenset[str]:
    """The words of a text and their three-letter pieces, letter case and accents folded."""
    return frozenset(_pieces(text))


def likeness(text: str, goal: str) -> float:
    """How much of a text is found in a goal.

    Returns:
        The share of the text's pieces that are pieces of the goal, 0 to 1; 0 for a text without words.
    """
    pieces = pieces_of(text)
    return len(pieces & pieces_of(goal)) / len(pieces) if pieces else 0.0


@lru_cache(maxsize=8192)
def hashed(text: str, size: int = GOAL_SIZE) -> npt.NDArray[np.float32]:
    """A text as a vector: each piece adds 1 or -1 at a place that its hash tells.

    Args:
        text: The text.
        size: Numbers in the vector.

    Returns:
        float32 array of shape (size,) and length 1, or zeros for a text without words. Shared: do not change it.
    """
    sums = [0] * size
    # Sums of ones are exact, so the order in which a set is walked does not matter.
    for piece in pieces_of(text):
        code = _mixed(crc32(piece.encode()))
        sums[code % size] += 1 if code >> 31 else -1
    length = math.sqrt(sum(number * number for number in sums)) or 1.0
    vector = np.array([number / length for number in sums], np.float32)
    vector.flags.writeable = False
    return vector


def _pieces(text: str) -> Iterator[str]:
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    for word in _WORD.findall(plain):
        yield word
        fenced = f"<{word}>"
        for start in range(len(fenced) - 2):
            yield fenced[start : start + 3]


def _mixed(code: int) -> int:
    """Spread a checksum's bits, which are linear in the text, over the whole word."""
    code ^= code >> 16
    code = code * 0x45D9F3B & _MASK
    code ^= code >> 15
    code = code * 0x2C1B3C6D & _MASK
    return code ^ code >> 16
