"""``bind``: values that a checkpoint keeps for later ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from gts_env.benchmark.operand import picked, shown_text
from gts_env.benchmark.picture import crop_of, take_picture
from gts_env.benchmark.predicates.base import Compiler, Reading, read_query
from gts_env.benchmark.scene import Bindings, Scene
from gts_env.benchmark.spot import Spot, regex
from gts_env.benchmark.values import KINDS, read_value
from gts_env.screen.node import Node
from gts_env.screen.query import Query, variables

BIND_KINDS = ("text", "desc", "bounds", "checked", "count", "picture", *(kind for kind in KINDS if kind != "text"))
_NAME = r"[A-Za-z_][A-Za-z0-9_]*"


@dataclass(frozen=True, slots=True)
class Binding:
    """One value to keep.

    Attributes:
        name: Name under which it is used, ``${name}``.
        kind: One of :data:`BIND_KINDS`.
        query: The node that has it.
        before: Whether it is taken from the screen before the step, not after.
        part: Pattern that picks a piece of the text.
    """

    name: str
    kind: str
    query: Query
    before: bool = False
    part: str | None = None

    def compile(self, compiler: Compiler) -> Callable[[Scene, Bindings], Any]:
        """A function that gives the value, or None if it cannot be read."""
        nodes, kind, part = compiler.nodes(self.query), self.kind, self.part

        def take(scene: Scene, bindings: Bindings) -> Any:
            found = nodes(scene, bindings)
            if kind == "count":
                return Decimal(len(found))
            return _value(scene, found[0], kind, part) if found else None

        return take

    def names(self) -> Iterator[str]:
        """The bound values that its query uses."""
        yield from variables(self.query)


def _value(scene: Scene, node: Node, kind: str, part: str | None) -> Any:
    if kind == "bounds":
        return node.bounds
    if kind == "checked":
        return "true" if node.checked else "false"
    if kind == "picture":
        picture = crop_of(scene.screen, node)
        return None if picture is None else take_picture(picture)
    text = picked(node.content_desc if kind == "desc" else shown_text(node), part)
    if text is None or kind in ("text", "desc"):
        return text
    return read_value(kind, text, scene.screen.locale)


def read_bindings(spot: Spot, reading: Reading, transition: bool) -> tuple[Binding, ...]:
    """Read the mapping of a ``bind:`` key.

    Args:
        spot: The mapping.
        reading: Names that may be used in the queries.
        transition: Whether the checkpoint is one, so that ``from: before`` means something.

    Raises:
        ScenarioError: An unknown kind, a bad name, or more than one value for a name.
    """
    made = []
    for name, entry in spot.entries():
        fields = entry.fields((*BIND_KINDS, "from", "part"))
        kinds = [kind for kind in BIND_KINDS if kind in fields]
        if len(kinds) != 1:
            raise entry.error("expected one kind of value", mend=f"One of: {', '.join(BIND_KINDS)}.", tell=False)
        Spot(name, entry.file, entry.line, entry.path).text(_NAME, "A name is made of letters, digits and _.")
        before = "from" in fields and fields["from"].choice(("before", "after")) == "before"
        if before and not transition:
            raise fields["from"].error("a state has only one screen")
        part = regex(fields["part"]) if "part" in fields else None
        made.append(Binding(name, kinds[0], read_query(fields[kinds[0]], reading), before, part))
    return tuple(made)
