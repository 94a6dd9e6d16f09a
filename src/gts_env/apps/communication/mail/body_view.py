"""The text of a message as widgets: paragraphs, points, links, and quotes beside bars, behind signs or folded away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.effects import Effect
from gts_env.android.intent_effects import StartIntent, view
from gts_env.android.intents import Intent
from gts_env.android.layout.box import Box
from gts_env.android.material import LinkText, Span
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text
from gts_env.apps.communication.mail.data import QuoteStyle
from gts_env.apps.communication.mail.markup import Block, Piece, blocks

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

BAR, STEP = 3, 12
"""Dp of the line beside quoted text, and from one line to the next."""
BAR_COLORS: tuple[Color, ...] = ("primary", "tertiary", "secondary")


class Beside(Widget):
    """Something quoted, with a line for each time it was.

    Args:
        child: The quoted text.
        levels: How often it is quoted.
    """

    def __init__(self, child: Widget, levels: int) -> None:
        super().__init__()
        self.child = child
        self.levels = levels

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """The text, set in from the start edge."""
        into = lay.px(STEP) * self.levels
        inner = lay(self.child, max(lay.px(48), max_w - into), max_h)
        w = max(min_w, min(max_w, inner.w + into))
        colors = [lay.color(BAR_COLORS[i % len(BAR_COLORS)]) for i in range(self.levels)]
        rtl = lay.theme.rtl
        bars = tuple([(self._left(lay, i, w), color) for i, color in enumerate(colors)])
        return Box(self, w, inner.h, ((inner, w - into - inner.w if rtl else into, 0),), (bars, lay.px(BAR)))

    def _left(self, lay: Layout, level: int, w: int) -> int:
        left = lay.px(STEP) * level
        return w - left - lay.px(BAR) if lay.theme.rtl else left

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the lines."""
        bars, wide = box.data
        for left, color in bars:
            canvas.rect(x + left, y, x + left + wide, y + box.h, color)


def body_widgets(body: str, size: float, mono: bool, quotes: QuoteStyle, color: Color) -> list[Widget]:
    """The paragraphs of a message.

    Args:
        body: Its text.
        size: Sp of its letters.
        mono: Whether all letters are equally wide.
        quotes: How quoted text is shown; ``hidden`` leaves it out.
        color: Colour of the letters.
    """
    shown = [b for b in blocks(body) if not b.level or quotes != "hidden"]
    return [_block(block, size, mono, quotes, color) for block in shown]


def _block(block: Block, size: float, mono: bool, quotes: QuoteStyle, color: Color) -> Widget:
    ink: Color = "on_surface_variant" if block.level else color
    size = size * 1.25 if block.kind == "heading" else size
    sign = "> " * block.level if quotes == "prefix" else ""
    spans = [_span(piece, mono, block.kind == "heading") for piece in block.pieces]
    if sign:
        text = block.text.replace("\n", f"\n{sign}")
        spans = [Span(sign + text, mono=mono)]
    id_ = "quoted_text" if block.level else "message_text"
    made: Widget = LinkText(
        spans, "body_large", ink, size=size, id=id_, width="fill" if block.kind != "point" else None
    )
    if block.kind == "point":
        point = Text("•", "body_large", ink, size=size, silent=True)
        made = Row([point, LinkText(spans, "body_large", ink, size=size, id=id_, weight=1)], gap=8, align="start")
    return Beside(made, block.level) if block.level and not sign else made


def _span(piece: Piece, mono: bool, heading: bool) -> Span:
    return Span(piece.text, bold=piece.bold or heading, mono=mono, link=follow(piece.link) if piece.link else None)


def follow(uri: str) -> Effect:
    """Open what a link leads to: an address of mail begins a message."""
    return StartIntent(Intent("SENDTO", uri)) if uri.startswith("mailto:") else view(uri)


def folded(rows: list[Widget]) -> Widget:
    """Paragraphs one below the other."""
    return Column(rows, width="fill", align="fill", gap=12)
