"""One key of the soft keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gts_env.android.drawing.text import TextBlock, layout_text
from gts_env.android.effects import Effect, Erase
from gts_env.android.gestures import LONG_PRESS_MS
from gts_env.android.layout.box import Box
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

REPEAT_MS = 50
"""A held backspace repeats this often once a long press is recognised."""
FACES: dict[str, tuple[Color, Color, Color, Color]] = {
    "letter": ("surface_container_lowest", "on_surface", "surface_container_highest", "on_surface"),
    "space": ("surface_container_lowest", "on_surface_variant", "surface_container_highest", "on_surface_variant"),
    "side": (("secondary_container", 0.6), "on_secondary_container", "secondary_container", "on_secondary_container"),
    "pill": ("secondary_container", "on_secondary_container", ("primary_container", 0.7), "on_primary_container"),
    "action": ("primary", "on_primary", "primary", "on_primary"),
    "bare": (0, "on_surface_variant", 0, "on_surface_variant"),
}
"""Kind of key to background and ink, in the light theme and in the dark one."""


class Face(NamedTuple):
    """What a key draws, in pixels and colours."""

    bounds: tuple[float, float, float, float]
    radius: float
    ground: int
    ink: int
    label: TextBlock | None
    under: TextBlock | None
    icon: str | None
    icon_px: int
    filled: bool
    corner: TextBlock | None
    corner_ink: int


class Key(Widget):
    """A key: its touch area reaches to its neighbours', its face is smaller.

    Args:
        label: Letters on it.
        effect: What a tap does.
        kind: ``letter``, ``space``, ``side``, ``pill``, ``action`` or ``bare``.
        units: Share of the row.
        lead: Units before the face that belong to the touch area only.
        trail: Units after it.
        icon: Symbol in place of letters.
        filled: Filled symbol.
        under: Small letters below the label (dial pad).
        double: What a double tap does.
        size: Sp of the label.
        hold: What a long press does, if it is not what a tap does.
        corner: Small letters in the upper corner, which say what a long press types.
        desc: Content description; the label by default.
        enabled: Whether the field takes what it types.
    """

    node_class = "android.widget.FrameLayout"
    solid = True

    def __init__(
        self,
        label: str,
        effect: Effect,
        kind: str = "letter",
        units: float = 1,
        *,
        lead: float = 0,
        trail: float = 0,
        icon: str | None = None,
        filled: bool = False,
        under: str = "",
        double: Effect | None = None,
        size: float = 22,
        hold: Effect | None = None,
        corner: str = "",
        desc: str | None = None,
        enabled: bool = True,
    ) -> None:
        super().__init__(
            desc=desc or label, on_click=effect, on_double_click=double, weight=units + lead + trail, enabled=enabled
        )
        self.label = label
        self.kind = kind
        self.units = units
        self.lead = lead
        self.trail = trail
        self.icon = icon
        self.filled = filled
        self.under = under
        self.size = size
        self.hold = hold
        self.corner = corner

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as the row gives it."""
        tall = max_h > lay.px(46)
        gap_x, gap_y = lay.px(2.5), lay.px(4 if tall else 3)
        unit = max_w / (self.units + self.lead + self.trail)
        left, right = unit * self.lead + gap_x, max_w - unit * self.trail - gap_x
        top, bottom = float(gap_y), float(max_h - gap_y)
        ground, ink = FACES[self.kind][2:] if lay.theme.config.night else FACES[self.kind][:2]
        ink = ink if self.enabled else ("on_surface", 0.3)
        radius = (bottom - top) / 2 if self.kind in ("pill", "action") else lay.px(8)
        label = None if self.icon is not None else self._text(lay, self.label, self.size)
        under = self._text(lay, self.under, 11) if self.under else None
        face = Face(
            (left, top, right, bottom), radius, lay.color(ground), lay.color(ink), label, under,
            self.icon, lay.px(22), self.filled,
            self._text(lay, self.corner, 10) if self.corner else None, lay.color("on_surface_variant"),
        )  # fmt: skip
        return Box(self, max_w, max_h, data=face)

    def _text(self, lay: Layout, text: str, size: float) -> TextBlock:
        weight = 500 if len(text) > 1 and size < 20 else 400
        return layout_text(text, lay.style("title_large", size=size, weight=weight), None)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw face and label."""
        face: Face = box.data
        left, top, right, bottom = face.bounds
        if face.ground:
            canvas.rrect(x + left, y + top, x + right, y + bottom, face.radius, face.ground)
        cx, cy = x + (left + right) / 2, y + (top + bottom) / 2
        if face.icon is not None:
            half = face.icon_px / 2
            canvas.icon(face.icon, cx - half, cy - half, face.icon_px, face.ink, face.filled)
            return
        for block, drop in _stacked(face):
            canvas.text(block, cx - block.width / 2, cy + drop, face.ink)
        if face.corner is not None:
            inset = face.radius / 2
            canvas.text(face.corner, x + right - face.corner.width - inset, y + top, face.corner_ink)

    def text_of(self, box: Box) -> str:
        """The letters on it."""
        return "" if self.icon is not None else self.label

    def held(self, ms: int) -> Effect | None:
        """A held backspace repeats; any other key acts once when it is let go."""
        if isinstance(self.on_click, Erase):
            return Erase(1 + max(0, ms - LONG_PRESS_MS) // REPEAT_MS)
        return self.on_click if self.hold is None else self.hold


def _stacked(face: Face) -> list[tuple[TextBlock, float]]:
    label, under = face.label, face.under
    if label is None:
        return []
    if under is None:
        return [(label, -label.height / 2)]
    overlap = label.height * 0.12
    height = label.height + under.height - overlap
    return [(label, -height / 2), (under, -height / 2 + label.height - overlap)]
