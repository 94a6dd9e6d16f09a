"""``scrolled``: what holds of a list of which a screen shows only a part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from gts_env.benchmark.following import Followed, first
from gts_env.benchmark.predicates.base import (
    SEARCH,
    Compiler,
    Predicate,
    Reading,
    predicate,
    read_predicate,
    read_query,
)
from gts_env.benchmark.scene import Bindings, Scene, Test
from gts_env.benchmark.scrolled import Joined
from gts_env.benchmark.spot import Spot, Where
from gts_env.screen.query import Query
from gts_env.screen.screen import Screen


@dataclass(frozen=True, slots=True)
class Scrolled(Predicate):
    """It holds of all rows of a list that were seen while scrolling.

    Attributes:
        place: The list.
        holds: What is asked of the list and its rows, as if they were all of a screen.
        from_start: Whether the list shows its first row whenever it comes up.
    """

    place: Query
    holds: Predicate
    from_start: bool = False
    key: ClassVar[str] = "scrolled"

    def cost(self, compiler: Compiler) -> int:
        """Dearer than a look at one screen."""
        return SEARCH + 1

    def fleeting(self, compiler: Compiler) -> bool:
        """Always: it hangs on earlier screens."""
        return True

    def compile(self, compiler: Compiler) -> Test:
        """Unknown where the list is not shown, and where what holds is unknown of the rows seen."""
        followed = Followed(self.place, self.from_start)
        number, test, slot = compiler.follow(followed), self.holds.compile(compiler), compiler.slot()

        def scrolled(scene: Scene, bindings: Bindings) -> bool | None:
            if slot not in scene.own:
                seen = scene.unions if scene.unions else first(compiler.followed, scene.screen)
                scene.own[slot] = _scene(seen[number], scene.screen)
            long: Scene | None = scene.own[slot]
            return None if long is None else test(long, bindings)

        return scrolled

    def names(self) -> Iterator[str]:
        """Those of what holds."""
        yield from self.holds.names()

    def screens(self) -> Iterator[tuple[str, Where]]:
        """Those of what holds."""
        yield from self.holds.screens()


def _scene(seen: Joined | None, screen: Screen) -> Scene | None:
    if seen is None:
        return None
    facts = {fact: getattr(screen, fact) for fact in _FACTS}
    return Scene(Screen((seen.root,), **facts))


_FACTS = (
    "width", "height", "package", "activity", "orientation", "night", "font_scale", "locale", "keyboard", "time_ms",
    "toast",
)  # fmt: skip


@predicate("scrolled")
def _read_scrolled(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    fields = spot.fields(("in", "holds", "opens_at"), ("in", "holds"))
    # A list is followed before anything is bound.
    place = read_query(fields["in"], Reading(reading.screens, None, reading.zone))
    holds = read_predicate(fields["holds"], reading)
    return Scrolled(spot.where, place, holds, "opens_at" in fields and fields["opens_at"].choice(("start",)) == "start")
