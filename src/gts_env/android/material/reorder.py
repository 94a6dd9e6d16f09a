"""A list whose rows can be carried to another place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from gts_env.android import fling
from gts_env.android.effects import Do, Effect, Many, Nothing, Put
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import Padding
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common
from gts_env.android.widgets.container import Children
from gts_env.android.widgets.leaf import Icon
from gts_env.android.widgets.scroll import LazyList

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


def carried(effect: Effect, index: int, to: int, item: Any) -> Effect:
    """The caller's effect with the places: a ``Do`` gets ``index``, ``to`` and ``item``, a ``Many`` hands them on."""
    if isinstance(effect, Do):
        return effect.with_(index=index, to=to, item=item)
    if isinstance(effect, Many):
        return Many(tuple([carried(e, index, to, item) for e in effect.effects]))
    return effect


def reordered(values: tuple[Any, ...], index: int, to: int) -> tuple[Any, ...]:
    """The values with the one at ``index`` moved so that it stands at ``to``."""
    rest = [*values[:index], *values[index + 1 :]]
    return (*rest[:to], values[index], *rest[to:])


class DragHandle(Icon):
    """The mark at the end of a row that tells that it can be carried."""

    def __init__(self, **common: Any) -> None:
        super().__init__("drag_handle", 24, "on_surface_variant", **common)


class ReorderList(LazyList):
    """A list; a row that is held and dragged is put where it is let go. A swipe scrolls as ever.

    Only rows that have an ``item`` can be picked up, and only they are counted: headers stay where they are.

    Args:
        children: Rows.
        on_reorder: Effect of dropping a row at another place: a ``Do`` gets ``index`` (where it stood), ``to`` (where
            it stands then) and ``item``.
    """

    moves: ClassVar[str] = "vertical"

    def __init__(
        self,
        children: Children,
        on_reorder: Effect,
        *,
        padding: Padding = 0,
        gap: float = 0,
        background: Color | None = None,
        most_width: float | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(children, padding=padding, gap=gap, background=background, most_width=most_width, **common)
        self.on_reorder = on_reorder

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """Carry the row under the finger, or scroll if it did not stop."""
        carry = None if ms else self._carry(box, start[1], delta[1])
        return carry or self._scroll(lay, box, delta[1], ms)

    def _scroll(self, lay: Layout, box: Box, far: int, ms: int) -> Effect | None:
        far += fling.distance(far, ms, lay.theme.density)
        offset = self.range(lay, box, box.data.offset - far)
        return None if offset == box.data.offset else Put(self.scroll_key, offset)

    def _carry(self, box: Box, at: int, far: int) -> Effect | None:
        offset = box.data.offset
        rows = [(kid, y - offset) for kid, y in box.data.rows if kid.widget.item is not None]
        index = next((i for i, (kid, y) in enumerate(rows) if y <= at < y + kid.h), None)
        if index is None:
            return None
        to = self._landing(box, rows, index, far)
        return Nothing() if to == index else carried(self.on_reorder, index, to, rows[index][0].widget.item)

    def _landing(self, box: Box, rows: list[tuple[Box, int]], index: int, far: int) -> int:
        """The place that a row takes: past each one whose middle its leading edge has crossed, of those in view."""
        kid, y = rows[index]
        top, to = y + far, index
        for i, (other, oy) in enumerate(rows):
            middle = oy + other.h / 2
            if not 0 <= middle < box.h:
                continue
            if i > index and top + kid.h > middle:
                to = i
            elif i < index and top < middle:
                return i
        return to
