"""A screen as the judge looks at it: with a memory of what was already found on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gts_env.screen.node import Node
from gts_env.screen.screen import Screen

Bindings = Mapping[str, Any]
"""Values bound by earlier checkpoints, by name."""
NO_BINDINGS: Bindings = {}
FACTS = ("package", "activity", "orientation", "night", "font_scale", "locale", "keyboard", "toast")
"""What a screen tells beside its tree and its pixels; the clock is left out, as it always moves."""


class Scene:
    """A screen and the answers already given about it.

    Answers that depend on tree and facts alone are shared with the scene of a later screen that has the very same
    tree and facts, so that looking twice at an unchanged screen costs next to nothing. What hangs on pixels or the
    clock is never shared.

    Attributes:
        screen: The screen.
        unions: What was seen of the lists that the basis follows, up to this screen; empty where none is followed.
        memo: Answers by slot, from tree and facts.
        own: Answers by slot, from pixels and the clock.
    """

    __slots__ = ("memo", "own", "screen", "unions")

    def __init__(self, screen: Screen, earlier: Scene | None = None, unions: tuple[Any, ...] = ()) -> None:
        self.screen = screen
        self.unions = unions
        self.memo: dict[int, Any] = earlier.memo if earlier is not None and alike(earlier.screen, screen) else {}
        self.own: dict[int, Any] = {}


Test = Callable[[Scene, Bindings], bool | None]
"""A compiled predicate: true, false or unknown."""
Nodes = Callable[[Scene, Bindings], list[Node]]
"""A compiled query. The list may be shared: do not change it."""


def alike(a: Screen, b: Screen) -> bool:
    """Whether two screens have the same tree, as objects, and the same facts."""
    if a is b:
        return True
    same_tree = a.roots is b.roots or (
        len(a.roots) == len(b.roots) and all(x is y for x, y in zip(a.roots, b.roots, strict=True))
    )
    return same_tree and all(getattr(a, fact) == getattr(b, fact) for fact in FACTS)
