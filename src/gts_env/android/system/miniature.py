"""A task's windows drawn small: what the overview shows of an app."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from gts_env.android import windows
from gts_env.android.drawing.canvas import Canvas
from gts_env.android.layout.box import Box
from gts_env.android.painting import painter
from gts_env.android.state import LAUNCHER, PhoneState
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.window import Window
from gts_env.evolving import evolve

if TYPE_CHECKING:
    import numpy.typing as npt

    from gts_env.android.frame import Frame
    from gts_env.android.layout.context import Layout
    from gts_env.android.ui import Ui

OWN = ("screen", "dialog", "sheet", "menu")
"""Kinds of windows that are an app's own."""
KEPT = 8
"""Pictures remembered, each with the boxes it was drawn from."""


class Miniature(Widget):
    """A live picture of an app's task, as the task would look in front.

    Args:
        ui: The system screen that shows it.
        app: App id.
        radius: Dp of its corners.
    """

    def __init__(self, ui: Ui, app: str, radius: float, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._composer = (ui.apps, ui.seams, ui.memo)
        self._state = in_front(ui.phone, app)
        self.radius = radius

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as asked for; the task is laid out at the size of the screen."""
        from gts_env.android.frame import Composer, Frame

        _, w = lay.span(self.width, min_w, max_w)
        _, h = lay.span(self.height, min_h, max_h)
        whole = Composer(*self._composer).frame(self._state)
        left = whole.windows[0].x
        own = tuple([
            Window(window.kind, window.box, window.x - left, window.y, window.package, window.lay, window.scrim)
            for window in whole.windows
            if window.kind in OWN
        ])  # fmt: skip
        frame = Frame(self._state, own, own[-1])
        # A navigation bar at the side is not the app's: its windows alone fill the picture.
        frame.size = own[0].box.w, own[0].box.h
        parts = tuple([(window.kind, window.box, window.x, window.y, window.scrim) for window in own])
        return Box(self, w, h, data=Shown(parts, frame, lay.px(self.radius)))

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Copy the picture."""
        shown: Shown = box.data
        canvas.image(_picture(shown, box.w, box.h), x, y, x + box.w, y + box.h, shown.radius)


class Shown:
    """What a miniature shows; equal as long as it is made of the same boxes."""

    __slots__ = ("frame", "parts", "radius")

    def __init__(self, parts: tuple[tuple[Any, ...], ...], frame: Frame, radius: int) -> None:
        self.parts = parts
        self.frame = frame
        self.radius = radius

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and self.parts == other.parts and self.radius == other.radius

    __hash__ = None  # type: ignore[assignment]


def in_front(state: PhoneState, app: str) -> PhoneState:
    """The state in which an app's task is in front, without keyboard and toast."""
    tasks = tuple([t for t in state.tasks if t.app in (app, LAUNCHER)])
    tasks = tuple(sorted(tasks, key=lambda t: t.app != app))
    return windows.resumed(evolve(state, tasks=tasks, ime=False, toast=None))


_pictures: dict[tuple[Any, ...], npt.NDArray[Any]] = {}


def _picture(shown: Shown, w: int, h: int) -> npt.NDArray[Any]:
    """The windows drawn at a size, uint8 (h, w, 4); drawn anew only when a box has changed."""
    key = (w, h, shown.parts)
    found = _pictures.pop(key, None)
    if found is None:
        canvas = Canvas(surface=(w, h), device=shown.frame.size)
        painter.paint(canvas, shown.frame, None)
        found = canvas.pixels
    _pictures[key] = found
    while len(_pictures) > KEPT:
        del _pictures[next(iter(_pictures))]
    return found
