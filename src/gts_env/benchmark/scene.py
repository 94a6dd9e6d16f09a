"""A screen as the judge looks at it: with a memory of what was already found on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from gts_env.screen.node import Node
from gts_env.screen.screen import Screen

Bindings = Mapping[str, Any]
"""Values bound by earlier checkpoints, by name."""
NO_BINDINGS: Bindings = {}
FACTS = ("package", "activity", "orientation", "night", "font_scale", "locale", "keyboard", "toast")
"""What a screen tells beside its tree and its pixels; the clock is left out, as it always moves."""


MOST = 64
"""Trees whose answers are remembered."""
_facts = attrgetter(*FACTS)


class Answers:
    """What was answered of the trees that came by of late, from tree and facts alone."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[Any, tuple[Any, dict[Any, Any]]] = {}

    def of(self, screen: Screen) -> dict[Any, Any]:
        """The answers for a screen with this very tree and these facts, by slot."""
        tree = screen.tree
        key = (id(tree), _facts(screen))
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST:
                self._known.clear()
            # The tree is held, so that its identity is not used twice.
            known = self._known[key] = tree, {}
        return known[1]


class Scene:
    """A screen and the answers already given about it.

    Answers that depend on tree and facts alone are shared with the scenes of all screens that have the very same
    tree and facts, so that looking at a screen that comes back costs next to nothing. What hangs on pixels or the
    clock is never shared.

    Attributes:
        screen: The screen.
        unions: What was seen of the lists that the basis follows, up to this screen; empty where none is followed.
        memo: Answers from tree and facts, by slot or by who asked.
        own: Answers by slot, from pixels and the clock.
    """

    __slots__ = ("memo", "own", "screen", "unions")

    def __init__(self, screen: Screen, answers: Answers | None = None, unions: tuple[Any, ...] = ()) -> None:
        self.screen = screen
        self.unions = unions
        self.memo: dict[Any, Any] = {} if answers is None else answers.of(screen)
        self.own: dict[int, Any] = {}


Test = Callable[[Scene, Bindings], bool | None]
"""A compiled predicate: true, false or unknown."""
Nodes = Callable[[Scene, Bindings], list[Node]]
"""A compiled query. The list may be shared: do not change it."""
