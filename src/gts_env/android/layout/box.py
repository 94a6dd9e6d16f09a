"""A laid-out widget: its size, the places of its children, and what of the view state it depends on."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.nodes import NodeMemo
    from gts_env.android.widgets.base import Widget

Placed = tuple["Box", int, int]
"""A child and its place relative to its parent's top left, in pixels."""
Reads = tuple[tuple[str, Any], ...]

UNKNOWN = object()
"""Stands for what was not looked for yet."""


class Box:
    """The outcome of laying out one widget. Immutable by agreement and shared between frames.

    Positions are relative to the parent, so that a subtree which only moved is reused.

    Attributes:
        widget: The widget.
        w: Width in pixels.
        h: Height in pixels.
        kids: Children with their places.
        data: What the widget keeps for drawing and touch (text block, colours, scroll range).
        ink: Bounds of everything drawn below it, relative to its own origin.
        reads: View-state keys and the values they had, on which this layout depends.
        clip: Whether children are cut at its edges.
        back: Effect of the last back handler in it or None, once it was looked for.
        paths: Ways down to its text fields as places among the children, by key, where they were looked for.
        number: Number that no other box of the process has, once :func:`number_of` was asked for it.
    """

    __slots__ = (
        "__weakref__",
        "back",
        "clip",
        "data",
        "h",
        "ink",
        "kids",
        "node_memo",
        "number",
        "paths",
        "reads",
        "w",
        "widget",
    )

    ink: tuple[int, int, int, int]

    def __init__(
        self,
        widget: Widget,
        w: int,
        h: int,
        kids: tuple[Placed, ...] = (),
        data: Any = None,
        bleed: int = 0,
        clip: bool = False,
    ) -> None:
        self.widget = widget
        self.w = w
        self.h = h
        self.kids = kids
        self.data = data
        self.clip = clip
        self.back: Any = UNKNOWN
        self.number = 0
        self.paths: dict[str, tuple[int, ...] | None] | None = None
        self.reads: Reads = ()
        self.node_memo: NodeMemo | None = None
        left, top, right, bottom = -bleed, -bleed, w + bleed, h + bleed
        if not clip:
            for kid, x, y in kids:
                l, t, r, b = kid.ink  # noqa: E741
                if x + l < left:
                    left = x + l
                if y + t < top:
                    top = y + t
                if x + r > right:
                    right = x + r
                if y + b > bottom:
                    bottom = y + b
        self.ink = (left, top, right, bottom)


_numbers = itertools.count(1)


def number_of(box: Box) -> int:
    """The number of a box, by which it is known without being held."""
    if not box.number:
        box.number = next(_numbers)
    return box.number
