"""Whether a screen is tidy: no text or symbol over another, no text cut by its own box.

Asked of the embedded phone's boxes, since the accessibility tree knows nothing of ink. Layers that lie over others by
design (bars, buttons that float, badges, sheets) declare it with ``floats`` and are asked by themselves; what is
scrolled half out of view is not asked at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box

Rect = tuple[int, int, int, int]
Leaf = tuple[str, Rect, int]
"""What it says, its ink in pixels, and the number of the layer it lies on."""
DESCENT = 1.23
"""From the top of a line to the foot of its descenders, as a multiple of its baseline."""
SLACK = 3
"""Pixels by which boxes of letters may meet: line heights are larger than letters."""


def untidy(frame: Frame) -> list[str]:
    """What is wrong with the active window of a frame, in words; empty if nothing is."""
    window = frame.active
    found: list[Leaf] = []
    said: list[str] = []
    layers = iter(range(1, 10_000))
    width, height = frame.size
    _collect(window.box, window.x, window.y, (0, 0, width, height), 0, layers, found, said)
    return [*said, *_overlaps(found)]


def _collect(
    box: Box, x: int, y: int, clip: Rect, layer: int, layers: Iterator[int], found: list[Leaf], said: list[str]
) -> None:
    widget = box.widget
    if widget.floats:
        layer = next(layers)
    rect = (x, y, x + box.w, y + box.h)
    if isinstance(widget, (Text, Icon)) and _inside(rect, clip):
        ink = _ink(box, x, y)
        if ink is not None:
            found.append((_name(box), ink, layer))
        if isinstance(widget, Text) and _is_cut(box):
            said.append(f"text {widget.text!r} is cut by its box")
    inner = _meet(rect, clip) if box.clip else clip
    for kid, kx, ky in box.kids:
        _collect(kid, x + kx, y + ky, inner, layer, layers, found, said)


def _name(box: Box) -> str:
    widget = box.widget
    return repr(widget.text) if isinstance(widget, Text) else f"symbol {getattr(widget, 'name', '')}"


def _ink(box: Box, x: int, y: int) -> Rect | None:
    """Where the letters or the symbol stand within a box."""
    if not isinstance(box.widget, Text):
        size, _, dx, dy, *_ = box.data
        return int(x + dx), int(y + dy), int(x + dx + size), int(y + dy + size)
    if not box.widget.text.strip():
        return None
    block, _, shift, drop = box.data
    top = y + max(0, drop)
    return int(x + shift), int(top), int(x + shift + block.width), int(top + min(block.height, box.h))


def _is_cut(box: Box) -> bool:
    """Whether letters reach beyond the box. A line is taller than its letters: what is over may be missing."""
    block = box.data[0]
    tall = block.height * (1 - 1 / block.line_count) + block.baseline * DESCENT
    return bool(tall > box.h + SLACK or block.width > box.w + SLACK)


def _overlaps(leaves: list[Leaf]) -> Iterator[str]:
    leaves = sorted(leaves, key=lambda leaf: leaf[1][1])
    for i, (name, rect, layer) in enumerate(leaves):
        for other, its, its_layer in leaves[i + 1 :]:
            if its[1] >= rect[3] - SLACK:
                break
            if layer == its_layer and its[0] < rect[2] - SLACK and its[2] > rect[0] + SLACK:
                yield f"{name} and {other} overlap"


def _meet(a: Rect, b: Rect) -> Rect:
    return max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])


def _inside(rect: Rect, clip: Rect) -> bool:
    return rect[0] >= clip[0] and rect[1] >= clip[1] and rect[2] <= clip[2] and rect[3] <= clip[3]
