"""The base of all widgets: identity, touch, accessibility, and the three things a widget knows to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypedDict, Unpack

from gts_env.android.effects import Effect

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout


class Common(TypedDict, total=False):
    """Keyword arguments every widget takes.

    Keys:
        id: Resource id without package.
        key: Stable key of the widget's view state; also what a menu hangs from. Defaults to ``id``.
        desc: Content description.
        item: Id of the data item it stands for; what conditions of faults and sticky state refer to.
        on_click: Effect of a tap.
        on_long_click: Effect of a long press.
        on_double_click: Effect of a double tap.
        on_swipe: Effects of swipes over it, as pairs (``left``, effect); the finger's direction.
        enabled: False greys it out and swallows touches.
        selected: Accessibility flag.
        checked: Accessibility flag; not None makes it checkable.
        role: Android class name in the accessibility tree, short (``Button``) or full.
        width: Dp, ``fill`` or None to wrap.
        height: Dp, ``fill`` or None to wrap.
        weight: Share of the free room in a row or column.
        gravity: ``start``, ``center``, ``end`` or ``fill`` across the parent's axis.
        silent: True keeps it out of the accessibility tree (decoration).
    """

    id: str | None
    key: str | None
    desc: str | None
    item: Any
    on_click: Effect | None
    on_long_click: Effect | None
    on_double_click: Effect | None
    on_swipe: tuple[tuple[str, Effect], ...]
    enabled: bool
    selected: bool
    checked: bool | None
    role: str | None
    width: float | str | None
    height: float | str | None
    weight: float | None
    gravity: str | None
    silent: bool


_ALLOWED = frozenset(Common.__annotations__)


MEMOS = ("box_memo", "box_before", "boxes_known", "menu_known")
"""Attributes in which a widget keeps how it was laid out; they are no part of what it describes."""


class Widget:
    """An immutable description of a piece of screen. Subclasses say how it is placed and drawn."""

    # No abstract base class: ``isinstance`` is asked of widgets at every step, and ABCs answer it more slowly.

    id: str | None = None
    key: str | None = None
    desc: str | None = None
    item: Any = None
    on_click: Effect | None = None
    on_long_click: Effect | None = None
    on_double_click: Effect | None = None
    on_swipe: tuple[tuple[str, Effect], ...] = ()
    enabled: bool = True
    selected: bool = False
    checked: bool | None = None
    role: str | None = None
    width: float | str | None = None
    height: float | str | None = None
    weight: float | None = None
    gravity: str | None = None
    silent: bool = False
    box_memo: tuple[Any, Any, Any, Any] | None = None
    box_before: tuple[Any, Any, Any, Any] | None = None
    boxes_known: tuple[tuple[Any, Any, Any, Any], ...] = ()
    menu_known: tuple[Any, Any, Any, Any] | None = None

    node_class: ClassVar[str | None] = None
    """Android class in the accessibility tree; None for a widget that has no node unless it can be touched."""
    scrolls: ClassVar[bool] = False
    """Whether it scrolls: it has ``scroll_key`` and ``range``."""
    solid: ClassVar[bool] = False
    """Whether it swallows touches even without an effect (text fields, sliders, opaque bars)."""
    grabs: ClassVar[bool] = False
    """Whether a long press anywhere on it is its own, whatever lies inside (home-screen widgets)."""
    floats: ClassVar[bool] = False
    """Whether it may cover what lies below it on purpose (bars, action buttons, snackbars, badges)."""

    def __init__(self, **common: Unpack[Common]) -> None:
        if common:
            if not common.keys() <= _ALLOWED:
                extra = ", ".join(sorted(common.keys() - _ALLOWED))
                raise TypeError(f"{type(self).__name__} got unknown arguments: {extra}")
            self.__dict__.update(common)

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Lay the widget out within limits in pixels."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is placed")

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the widget itself, under its children, with its top left at (x, y) in device pixels."""

    def draw_over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw over the children (scroll bars, borders)."""

    overdraws: ClassVar[bool] = False
    """Whether :meth:`draw_over` does anything."""

    repaints: ClassVar[bool] = False
    """Whether :meth:`brush` does anything."""

    def brush(self, canvas: Canvas, box: Box) -> Canvas:
        """The canvas that it and all below it are drawn with."""
        return canvas

    def same_drawing(self, box: Box, other: Box) -> bool:
        """Whether this widget, laid out as ``box``, draws just what ``other`` draws, children apart."""
        return type(self) is type(other.widget) and box.w == other.w and box.h == other.h and box.data == other.data

    def text_of(self, box: Box) -> str:
        """Text of the accessibility node."""
        return ""

    def more_flags(self, box: Box) -> int:
        """Further accessibility flags (see :mod:`gts_env.screen.node`) that this kind of widget sets."""
        return 0

    def desc_of(self, box: Box) -> str:
        """Content description where ``desc`` is none: what the widget is called in the language of the phone."""
        return ""

    def hint_of(self, box: Box) -> str:
        """Hint of the accessibility node."""
        return ""

    @property
    def tail(self) -> Widget | None:
        """What scrolls at its lower edge, and so may go on behind the gesture bar."""
        return None

    def tapped(self, box: Box, x: float, y: float) -> Effect | None:
        """Effect of a tap at a place relative to the box, in pixels."""
        return self.on_click

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id or ''})"


class Composed(Widget):
    """A widget made of other widgets; ``compose`` may read view state through the layout."""

    merged: ClassVar[bool] = False
    """Whether it is one node of the accessibility tree, and what it is made of is not in it."""

    def compose(self, lay: Layout) -> Widget:
        """The widgets it stands for."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it is made of")

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Lay out what it is made of; the composed widget inherits this one's place in the parent."""
        from gts_env.android.layout.box import Box

        inner = lay(self.compose(lay), max_w, max_h, min_w, min_h)
        return Box(self, inner.w, inner.h, ((inner, 0, 0),))
