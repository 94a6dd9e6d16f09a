"""General oracles: faults of a screen that its tree alone gives away, without any knowledge of the app.

Each is silent on a screen of a healthy app, as far as a tree can tell: texts that no person wrote, lines of rows that
are lower than others of their kind, rows over one another, a row without a word, and a screen with nothing on it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from gts_env.screen import Node, Screen

NOT_WRITTEN = re.compile(
    r"\bnull\b|\bundefined\b|\bNaN\b|%\d?\$?[sd]\b|\{\d*\}|&(amp|lt|gt|quot|nbsp|#\d+);|Ã[\x80-\xbf]|â€|\ufffd"
)
"""What stands in a text that no person wrote: names of missing values, places left open, wrong encodings."""
LOW = 0.8
"""A text is cut if it is lower than this share of the lowest other text of its kind."""
COVERED = 0.3
"""Two rows lie over one another if this share of the smaller one is covered."""
ALIKE = 3
"""So many rows of a kind show what all of them have."""


class Fault(NamedTuple):
    """What is wrong.

    Attributes:
        mode: Fault mode.
        what: A text that stays the same for the same fault.
        text: What to report.
        point: Where, in device pixels; None for the whole screen.
    """

    mode: str
    what: str
    text: str
    point: tuple[int, int] | None = None


def faults(screen: Screen) -> Iterator[Fault]:
    """All that is wrong with a screen, the surest first."""
    nodes = screen.nodes
    if not any(n.text or n.content_desc or n.hint for n in nodes):
        yield Fault("CR", "blank", "The screen is blank: nothing is shown, only the background is left.")
        return
    yield from _unwritten(nodes)
    view = _viewport(screen)
    yield from _cut(nodes, view)
    for parent in nodes:
        if len(parent.children) > 1:
            yield from _overlapping(parent)
            yield from _empty(parent, view)


def label_of(node: Node) -> str:
    """What a person would call a node: its own words, or those below it."""
    own = node.content_desc or node.text
    if own:
        return own
    below = [n.text or n.content_desc for n in node.walk() if n.text or n.content_desc]
    return " ".join(below[:2]) or node.name.replace("_", " ")


def lost(before: Screen, after: Screen) -> Fault | None:
    """A dialog or a typed text that a turn of the phone has taken away."""
    title = next((n.text for n in before.by_name.get("alertTitle", []) if n.text), "")
    if title and not any(n.text == title for n in after.nodes):
        return Fault("UTR", "turned", f"After turning the phone the dialog {title!r} is gone: it is lost on rotation.")
    for field in before.nodes:
        if field.class_name.endswith("EditText") and field.text and field.name:
            now = after.by_name.get(field.name, [])
            if now and not now[0].text:
                return Fault("UTR", "turned", f"What was typed into {field.name} is lost after turning the phone.")
    return None


def _unwritten(nodes: tuple[Node, ...]) -> Iterator[Fault]:
    for node in nodes:
        found = NOT_WRITTEN.search(node.text) or NOT_WRITTEN.search(node.content_desc)
        if found is not None and not node.class_name.endswith("EditText"):
            text = f"The text {node.text or node.content_desc!r} is wrong: it shows {found[0]}, garbled or missing."
            yield Fault("CR", f"unwritten:{node.name}:{found[0]}", text, node.center)


def _viewport(screen: Screen) -> tuple[int, int]:
    """Upper and lower edge of what scrolls: what touches them is cut by right."""
    areas = [n.bounds for n in screen.nodes if n.scrollable]
    if not areas:
        return 0, screen.height
    return max(b[1] for b in areas), min(b[3] for b in areas)


def _cut(nodes: tuple[Node, ...], view: tuple[int, int]) -> Iterator[Fault]:
    kinds: dict[str, list[Node]] = {}
    for node in nodes:
        if node.text and node.resource_id.startswith("android:id/") and not node.children and not node.clickable:
            kinds.setdefault(node.name, []).append(node)
    for name, alike in kinds.items():
        heights = sorted(n.bounds[3] - n.bounds[1] for n in alike)
        for node in alike:
            top, bottom = node.bounds[1], node.bounds[3]
            others = [h for h in heights if h > bottom - top]
            inside = view[0] < top and bottom < view[1]
            if inside and len(others) >= ALIKE and bottom - top < LOW * others[0]:
                text = (
                    f"The text {node.text!r} is cut off: its letters are not shown in full, the lower part is missing."
                )
                yield Fault("EL", f"cut:{name}", text, node.center)


def _overlapping(parent: Node) -> Iterator[Fault]:
    rows = [n for n in parent.children if n.clickable and n.name]
    for i, a in enumerate(rows):
        for b in rows[i + 1 :]:
            if a.name == b.name and _shared(a, b) > COVERED * min(_area(a), _area(b)) > 0:
                text = f"{label_of(a)} and {label_of(b)} lie on top of each other: they overlap and cover one another."
                yield Fault("EL", f"overlap:{a.name}", text, b.center)
                return


def _empty(parent: Node, view: tuple[int, int]) -> Iterator[Fault]:
    kinds = Counter(n.name for n in parent.children if n.name and n.clickable)
    for name, count in kinds.items():
        if count <= ALIKE:
            continue
        rows = [n for n in parent.children if n.name == name and view[0] < n.bounds[1] and n.bounds[3] < view[1]]
        blank = [row for row in rows if not any(n.text or n.content_desc for n in row.walk())]
        if len(blank) == 1 and len(rows) > ALIKE:
            text = f"A {name.replace('_', ' ')} is blank: its text is missing, all others show theirs."
            yield Fault("CR", f"empty:{name}", text, blank[0].center)


def _area(node: Node) -> int:
    left, top, right, bottom = node.bounds
    return max(0, right - left) * max(0, bottom - top)


def _shared(a: Node, b: Node) -> int:
    across = min(a.bounds[2], b.bounds[2]) - max(a.bounds[0], b.bounds[0])
    down = min(a.bounds[3], b.bounds[3]) - max(a.bounds[1], b.bounds[1])
    return across * down if across > 0 and down > 0 else 0
