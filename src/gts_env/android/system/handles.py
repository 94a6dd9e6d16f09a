"""The handles of the focused field: one at each end of what is selected, or for a while one under the caret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from gts_env.android import fields, selecting, windows
from gts_env.android.effects import Effect, Many, Put
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import Layout
from gts_env.android.selecting import Hold, Span
from gts_env.android.state import PhoneState
from gts_env.android.system import themes
from gts_env.android.widgets.base import Widget
from gts_env.android.window import Window

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.drawing.text import TextBlock

KIND = "handle"
SIZE_DP = 22
TOUCH_DP = 40


class Held(NamedTuple):
    """The text a handle belongs to: key of its field, the laid-out text, its top left on the screen, what is selected.

    ``caret`` is where the caret stands, ``size`` the number of characters.
    """

    key: str
    block: TextBlock
    x: float
    y: float
    span: Span | None
    caret: int
    size: int


class Handle(Widget):
    """A drop that hangs from a place in the text and takes it along when it is dragged.

    Args:
        part: ``start`` or ``end`` of what is selected, or ``caret``.
        held: The text.
        lean: Where the drop lies as seen from its place: -1 to the left, 1 to the right, 0 below.
        tools: Whether the toolbar is there; a tap on the handle of the caret calls it or sends it away.
    """

    solid: ClassVar[bool] = True
    moves: ClassVar[str] = "both"

    def __init__(self, part: str, held: Held, lean: int, tools: bool) -> None:
        super().__init__(id=f"text_handle_{part}", role="View")
        self.part = part
        self.held = held
        self.lean = lean
        self.tools = tools

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as a finger needs, with the drop in the middle of it from side to side."""
        side = lay.px(TOUCH_DP)
        return Box(self, side, side, data=(self.lean, lay.px(SIZE_DP), lay.color("primary")))

    def hangs(self, lay: Layout) -> int:
        """Where in its width the place is that it hangs from."""
        return (lay.px(TOUCH_DP) - self.lean * lay.px(SIZE_DP)) // 2

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """A circle with one square corner at the place it hangs from."""
        lean, size, color = box.data
        middle, r = x + box.w / 2, size / 2
        if lean:
            left = middle - r
            corners = (0, r, r, r) if lean > 0 else (r, 0, r, r)
            canvas.rrect(left, y, left + size, y + size, corners, color)
            return
        # The square corner points up: the drop is as wide as its diagonal there.
        canvas.circle(middle, y + r * 1.4142, r, color)
        for i in range(int(r * 0.7072)):
            canvas.rect(middle - i - 1, y + i, middle + i + 1, y + i + 1, color)

    def tapped(self, box: Box, x: float, y: float) -> Effect | None:
        """The toolbar comes, or goes, at the caret's handle."""
        if self.part != "caret":
            return None
        tools = Put(f"{self.held.key}:tools", None if self.tools else True, saved=False)
        return Many((tools, Hold(self.held.key)))

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """Put caret or end of the selection where the finger has taken it; the ends do not pass each other."""
        held = self.held
        at = held.block.offset_at(*self._reached(delta))
        if held.span is None:
            return Many((Put(f"{held.key}:caret", at), Hold(held.key)))
        first, last = held.span
        if self.part == "start":
            return Put(f"{held.key}:selection", (min(at, last - 1), last))
        at = max(at, first + 1)
        return Many((Put(f"{held.key}:caret", at), Put(f"{held.key}:selection", (first, at))))

    def _reached(self, delta: tuple[int, int]) -> tuple[float, float]:
        x, top, _, bottom = self.held.block.caret_rect(offset_of(self.part, self.held))
        return x + delta[0], (top + bottom) / 2 + delta[1]


def offset_of(part: str, held: Held) -> int:
    """Place of a handle in the text."""
    if held.span is None:
        return held.caret
    return held.span[part == "end"]


def shown(state: PhoneState, below: Window) -> list[Window]:
    """Windows of the handles that are due, those that are scrolled out of view apart."""
    key = windows.focused(state)
    if key is None:
        return []
    held = state.now < (below.lay.view.get(f"{key}:handle") or 0)
    if not (held or below.lay.view.get(f"{key}:selection")):
        return []
    place = fields.seen_of(below, key)
    if place is None:
        return []
    (box, x, y), clip = place
    look: Any = box.data
    text, caret = box.widget.content(below.lay)  # type: ignore[attr-defined]
    span = selecting.selection_of(box, below.lay)
    if not text or (span is None and not held):
        return []
    about = Held(key, look.block, x + look.text_x, y + look.text_y, span, caret, len(text))
    left, top, right, bottom = look.area
    slack = below.lay.px(3)
    across, down = (x + left - slack, x + right + slack), (y + top, y + bottom)
    room = max(clip[0], across[0]), max(clip[1], down[0]), min(clip[2], across[1]), min(clip[3], down[1])
    parts = ("caret",) if span is None else ("start", "end")
    made = [_window(state, below, part, about, room) for part in parts]
    return [window for window in made if window is not None]


def _window(
    state: PhoneState, below: Window, part: str, held: Held, room: tuple[float, float, float, float]
) -> Window | None:
    caret_x, caret_top, _, caret_bottom = held.block.caret_rect(offset_of(part, held))
    at, middle = held.x + caret_x, held.y + (caret_top + caret_bottom) / 2
    if not (room[0] - 1 <= at <= room[2] + 1 and room[1] <= middle <= room[3]):
        return None
    hot_x = min(max(at, room[0]), room[2])
    lean = 0
    if part != "caret":
        # The ends lean away from what lies between them: to the other side where the line runs from right to left.
        first, last = held.span or (0, 0)
        inner = held.block.caret_rect(first + 1 if part == "start" else last - 1)
        onward = (part == "start") != below.lay.theme.rtl
        if inner[1] == caret_top and inner[0] != caret_x:
            onward = inner[0] > caret_x
        lean = -1 if onward else 1
    handle = Handle(part, held, lean, bool(below.lay.view.get(f"{held.key}:tools")))
    plain = themes.layout(state.config)
    lay = Layout(below.lay.theme, plain.view, plain.seams, plain.site, {})
    side = lay.px(TOUCH_DP)
    drawn = lay(handle, side, side)
    return Window(KIND, drawn, int(hot_x + 0.5) - handle.hangs(lay), int(held.y + caret_bottom), themes.SYSTEM_UI, lay)
