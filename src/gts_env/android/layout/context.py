"""The layout pass: one funnel through which every widget goes, with its memo and the view seams of faults."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import ref

from gts_env.android.layout.box import Box, Reads
from gts_env.android.theme import Color, Theme

if TYPE_CHECKING:
    from gts_env.android.drawing.text import TextStyle
    from gts_env.android.seams import Seams, Site
    from gts_env.android.view_state import ViewState
    from gts_env.android.widgets.base import Widget

INF = 1 << 30
"""A length without limit, in pixels."""

Padding = float | tuple[float, float] | tuple[float, float, float, float]
"""Dp on all sides; or (horizontal, vertical); or (start, top, end, bottom)."""

FOCUS = "\0focus"
"""Fact: key of the focused text field."""
SNACKBAR = "\0snackbar"
"""Fact: the snackbar of the screen."""
INSETS = "\0insets"
"""Fact: (left, top, right, bottom) in pixels that system bars and keyboard cover."""
IME = "\0ime"
"""Fact: whether the keyboard is up for this window."""
FOOT = "\0foot"
"""Fact: the scrolling widget that reaches under the gesture bar, and the pixels of it that lie there."""

MOST_KNOWN = 8
"""Boxes of one window that are found again."""

_ABSENT = object()


class Layout:
    """Lays out the widgets of one window.

    A box is reused when widget, limits, theme and live faults are the same objects and every view-state value that
    was read below it still has the value it had.

    Args:
        theme: Theme of the window.
        view: View state of the window.
        seams: Live faults, or the seams of a clean build.
        site: Where this window is (app, screen, configuration), for the conditions of faults.
        facts: What else a widget may read of its window: ``FOCUS``, ``SNACKBAR``, ``INSETS`` and others by name.
        kept: What widgets of the window keep from frame to frame to be quicker; it must not change what they show.
    """

    __slots__ = ("_reads", "facts", "kept", "seams", "site", "theme", "view")

    def __init__(
        self,
        theme: Theme,
        view: ViewState,
        seams: Seams,
        site: Site,
        facts: dict[str, Any],
        kept: dict[str, Any] | None = None,
    ) -> None:
        self.kept = {} if kept is None else kept
        self.theme = theme
        self.view = view
        self.seams = seams
        self.site = site
        self.facts = facts
        self._reads: list[tuple[str, Any]] = []

    def __call__(self, widget: Widget, max_w: int, max_h: int, min_w: int = 0, min_h: int = 0) -> Box:
        """Lay out a widget between these limits, in pixels."""
        limits = (max_w, max_h, min_w, min_h)
        memo = widget.box_memo
        if memo is not None:
            if memo[0] == limits and memo[1] is self.theme and memo[2] is self.seams:
                kept: Box | None = memo[3]()
                if kept is not None and (not kept.reads or self._still(kept.reads)):
                    return kept
            earlier = self._earlier(widget, limits)
            if earlier is not None:
                return earlier
        reads = self._reads
        mark = len(reads)
        seams = self.seams
        if seams.views:
            box = seams.place(self, widget, limits)
        else:
            box = widget.place(self, max_w, max_h, min_w, min_h)
        if len(reads) > mark:
            # They stay in the list for the box around this one.
            box.reads = tuple(dict(reads[mark:]).items())
        # Weak, because the box holds its widget: a cycle would leave every dropped screen to the garbage collector.
        if memo is not None:
            widget.box_before = memo
        widget.box_memo = (limits, self.theme, seams, ref(box))
        return box

    def window(self, root: Widget, max_w: int, max_h: int, min_w: int = 0, min_h: int = 0) -> Box:
        """Lay out the root of a window, of which several boxes are known: a screen that comes back is found whole."""
        limits = (max_w, max_h, min_w, min_h)
        known = root.boxes_known
        for memo in known:
            if memo[0] == limits and memo[1] is self.theme and memo[2] is self.seams:
                kept: Box | None = memo[3]()
                if kept is not None and (not kept.reads or self._still(kept.reads)):
                    return kept
        box = self(root, max_w, max_h, min_w, min_h)
        root.boxes_known = ((limits, self.theme, self.seams, ref(box)), *known[: MOST_KNOWN - 1])
        return box

    def menu(self, anchor: Any) -> Widget:
        """The menu of a widget, the same as the last one while what it reads is the same."""
        known = anchor.menu_known
        if known is not None and known[0] is self.theme and known[1] is self.seams and self._still(known[2]):
            last: Widget = known[3]
            return last
        mark = len(self._reads)
        root: Widget = anchor.menu(self)
        anchor.menu_known = self.theme, self.seams, tuple(dict(self._reads[mark:]).items()), root
        return root

    def _earlier(self, widget: Widget, limits: tuple[int, int, int, int]) -> Box | None:
        """The box before the last one, if it fits again: the keyboard has gone, or a switch is where it was."""
        memo = widget.box_before
        if memo is None or memo[0] != limits or memo[1] is not self.theme or memo[2] is not self.seams:
            return None
        kept: Box | None = memo[3]()
        if kept is None or not self._still(kept.reads):
            return None
        widget.box_before, widget.box_memo = widget.box_memo, memo
        return kept

    def given(self, fact: str, value: Any, widget: Widget, w: int, h: int) -> Box:
        """Lay out a widget of this size with a fact that holds in it alone."""
        mark = len(self._reads)
        before = self.facts.get(fact)
        self.facts[fact] = value
        try:
            return self(widget, w, h, w, h)
        finally:
            self.facts[fact] = before
            # The box around gives the fact itself, so it does not hang on it.
            self._reads[mark:] = [read for read in self._reads[mark:] if read[0] != fact]

    def _still(self, reads: Reads) -> bool:
        """Whether what was read would be read again; if so it is noted for the box around."""
        facts, values = self.facts, self.view.values
        for key, value in reads:
            if (facts.get(key) if key[0] == "\0" else values.get(key, _ABSENT)) != value:
                return False
        self._reads.extend(reads)
        return True

    def peek(self, key: str) -> Any:
        """A view-state value, or a fact of the window, without noting the dependency."""
        if key[0] == "\0":
            return self.facts.get(key)
        return self.view.get(key, _ABSENT)

    def read(self, key: str, default: Any = None) -> Any:
        """A view-state value, noted as a dependency of the box that is being laid out."""
        value = self.peek(key)
        self._reads.append((key, value))
        return default if value is _ABSENT else value

    def is_focused(self, key: str | None) -> bool:
        """Whether the text field with this key has the focus; noted as a dependency."""
        return key is not None and self.read(FOCUS) == key

    def px(self, dp: float) -> int:
        """Dp in whole pixels."""
        return int(dp * self.theme.density + 0.5)

    def color(self, spec: Color) -> int:
        """A colour of the theme as 0xAARRGGBB."""
        return self.theme.color(spec)

    def style(self, name: str, **changes: Any) -> TextStyle:
        """A text style of the theme."""
        return self.theme.style(name, **changes)

    def padding(self, spec: Padding) -> tuple[int, int, int, int]:
        """Padding as left, top, right, bottom in pixels, mirrored in RTL."""
        if not spec:
            return 0, 0, 0, 0
        if not isinstance(spec, tuple):
            p = self.px(spec)
            return p, p, p, p
        if len(spec) == 2:
            h, v = self.px(spec[0]), self.px(spec[1])
            return h, v, h, v
        start, top, end, bottom = (self.px(s) for s in spec)
        return (end, top, start, bottom) if self.theme.rtl else (start, top, end, bottom)

    def span(self, spec: float | str | None, low: int, high: int) -> tuple[int, int]:
        """Limits along one axis for a width or height: None wraps, a number is dp, ``fill`` matches the parent."""
        if spec is None:
            return low, high
        if spec == "fill":
            return (high, high) if high < INF else (low, high)
        size = max(low, min(self.px(float(spec)), high))
        return size, size


class _Gone:
    def __repr__(self) -> str:
        return "GONE"


GONE = _Gone()
"""Marks the box of a widget that takes no part in layout, as Android's ``View.GONE``."""
