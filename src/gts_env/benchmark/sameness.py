"""``same`` and ``changed``: whether a step changed anything that a user could notice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from gts_env.benchmark.picture import crop_of, take_picture
from gts_env.benchmark.predicates.base import PIXELS, SEARCH, Compiler, Reading, read_query
from gts_env.benchmark.predicates.nodes import queries_names
from gts_env.benchmark.scene import FACTS, Bindings, Scene
from gts_env.benchmark.spot import Spot
from gts_env.screen.node import Node
from gts_env.screen.query import Query
from gts_env.screen.screen import Screen

_SYSTEM_UI = "com.android.systemui"
_SLOTS = ("class_name", "package", "resource_id", "text", "content_desc", "hint", "bounds", "flags")

StepTest = Callable[[Scene, Scene, Bindings], bool | None]
"""A test of the screens before and after a step."""


@dataclass(frozen=True, slots=True)
class Sameness:
    """What counts when two screens are compared.

    Attributes:
        ignore: Volatile nodes, left out with all below them.
        picture: A node whose pixels must be the same too.
    """

    ignore: tuple[Query, ...] = ()
    picture: Query | None = None

    @property
    def cost(self) -> int:
        """High if pictures are compared."""
        return SEARCH if self.picture is None else PIXELS

    def compile(self, compiler: Compiler) -> StepTest:
        """Unknown where the tree is the same and the picture is asked but cannot be had."""
        ignored = [compiler.nodes(query) for query in self.ignore]
        picture = compiler.nodes(self.picture) if self.picture is not None else None

        def same(before: Scene, after: Scene, bindings: Bindings) -> bool | None:
            skip = {id(node) for scene in (before, after) for find in ignored for node in find(scene, bindings)}
            if not same_screens(before.screen, after.screen, skip):
                return False
            if picture is None:
                return True
            shown = [crop_of(scene.screen, node) for scene in (before, after) for node in picture(scene, bindings)[:1]]
            if len(shown) < 2 or shown[0] is None or shown[1] is None:
                return None
            return take_picture(shown[0]).like(take_picture(shown[1]))

        return same

    def names(self) -> Iterator[str]:
        """Those of the queries."""
        yield from queries_names(*self.ignore, self.picture)


def same_screens(a: Screen, b: Screen, skip: set[int]) -> bool:
    """Whether two screens have equal facts and trees, but for the clock, the system's own bars and skipped nodes.

    Args:
        a: A screen.
        b: Another.
        skip: Identities of the nodes to leave out with all below them.
    """
    if a is b:
        return True
    if any(getattr(a, fact) != getattr(b, fact) for fact in FACTS):
        return False
    return _same_lists(_app_roots(a), _app_roots(b), skip)


def _app_roots(screen: Screen) -> tuple[Node, ...]:
    return tuple(root for root in screen.roots if root.package != _SYSTEM_UI)


def _same_lists(a: tuple[Node, ...], b: tuple[Node, ...], skip: set[int]) -> bool:
    if a is b:
        return True
    if skip:
        a = tuple(node for node in a if id(node) not in skip)
        b = tuple(node for node in b if id(node) not in skip)
    return len(a) == len(b) and all(_same_nodes(x, y, skip) for x, y in zip(a, b, strict=True))


def _same_nodes(a: Node, b: Node, skip: set[int]) -> bool:
    if a is b:
        return True
    return all(getattr(a, slot) == getattr(b, slot) for slot in _SLOTS) and _same_lists(a.children, b.children, skip)


def read_sameness(spot: Spot, reading: Reading) -> Sameness:
    """Read ``true`` or ``{ignore: [QUERY, …], picture: QUERY}``.

    Raises:
        ScenarioError: Anything else.
    """
    if spot.value is True:
        return Sameness()
    fields = spot.fields(("ignore", "picture"))
    ignore = tuple(read_query(item, reading) for item in fields["ignore"].items()) if "ignore" in fields else ()
    return Sameness(ignore, read_query(fields["picture"], reading) if "picture" in fields else None)
