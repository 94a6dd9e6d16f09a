"""``any``, ``all``, ``not`` and the named ``screen``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from gts_env.benchmark.predicates.base import All, Compiler, Predicate, Reading, predicate, read_predicate
from gts_env.benchmark.scene import Bindings, Scene, Test
from gts_env.benchmark.spot import Spot, Where
from gts_env.errors import near


@dataclass(frozen=True, slots=True)
class AnyOf(All):
    """At least one part holds."""

    key: ClassVar[str] = "any"

    def compile(self, compiler: Compiler) -> Test:
        """True as soon as a part is true, else unknown if one is unknown."""
        tests = compiler.in_order(self.parts)

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            answer: bool | None = False
            for each in tests:
                said = each(scene, bindings)
                if said:
                    return True
                if said is None:
                    answer = None
            return answer

        return compiler.remember(self, test)


@dataclass(frozen=True, slots=True)
class Not(All):
    """The one part does not hold; unknown stays unknown."""

    key: ClassVar[str] = "not"

    def compile(self, compiler: Compiler) -> Test:
        """The opposite."""
        part = self.parts[0].compile(compiler)

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            said = part(scene, bindings)
            return None if said is None else not said

        return test


@dataclass(frozen=True, slots=True)
class OnScreen(Predicate):
    """A named screen of the file holds."""

    name: str = ""
    key: ClassVar[str] = "screen"

    def cost(self, compiler: Compiler) -> int:
        """That of the named screen."""
        return compiler.cost(self.name)

    def fleeting(self, compiler: Compiler) -> bool:
        """If the named screen is."""
        return compiler.fleeting(self.name)

    def compile(self, compiler: Compiler) -> Test:
        """The test of that screen."""
        return compiler.screen(self.name)

    def screens(self) -> Iterator[tuple[str, Where]]:
        """That screen."""
        yield self.name, self.where


@predicate("all")
def _read_all(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    return All(spot.where, tuple(read_predicate(item, reading) for item in spot.items(1)))


@predicate("any")
def _read_any(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    return AnyOf(spot.where, tuple(read_predicate(item, reading) for item in spot.items(1)))


@predicate("not")
def _read_not(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    return Not(spot.where, (read_predicate(spot, reading),))


@predicate("screen")
def _read_screen(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    name = spot.text()
    if name not in reading.screens:
        known = ", ".join(sorted(reading.screens)) or "none"
        raise spot.error(
            f"there is no screen {name!r}", mend=near(name, reading.screens) or f"Known: {known}.", tell=False
        )
    return OnScreen(spot.where, name)
