"""Which control fits the instruction: words that stand in both."""

from __future__ import annotations

import re
from collections import Counter

from gts_env.agents.oracles import label_of
from gts_env.screen import Node

_WORD = re.compile(r"[^\W_]+")
_COMMON = frozenset(
    "a an and are as at be by for from has have if in into is it its of on one or so that the then there they this to "
    "up was what when where which who with you your open tap press look see find test check make way her his she he "
    "not all do does how".split()
)
TURNS = frozenset("turn turned rotate rotated rotation landscape sideways side upright lies tilt".split())
"""Words of an instruction that speak of turning the phone."""


def words_of(text: str) -> list[str]:
    """Words that mean something, in small letters, without the s of a plural."""
    found = [w.casefold() for w in _WORD.findall(text)]
    return [w[:-1] if len(w) > 3 and w.endswith("s") else w for w in found if w not in _COMMON]


class Guidance:
    """The words of an instruction, each of which counts for less the more often it has led somewhere.

    Args:
        instruction: The instruction.
    """

    def __init__(self, instruction: str) -> None:
        self.words = frozenset(words_of(instruction))
        self.turns = bool(self.words & TURNS)
        self._used: Counter[str] = Counter()

    def score(self, node: Node) -> float:
        """How well a control fits: the sum over the words that it shares with the instruction."""
        return sum(1 / (1 + self._used[word]) ** 2 for word in self._shared(node))

    def followed(self, node: Node) -> None:
        """A control was used."""
        self._used.update(self._shared(node))

    def _shared(self, node: Node) -> frozenset[str]:
        return self.words & frozenset(words_of(f"{label_of(node)} {node.name.replace('_', ' ')}"))
