"""Rows of one list, seen on successive screens while it scrolls, joined to one long list.

Screens are joined by the leaves that both show: they all moved by the same distance. Where nothing is shared (a page
was skipped), or leaves moved apart (rows came, went or were sorted anew), joining begins again with the later screen.
Only vertical lists are joined.
"""

from __future__ import annotations

import zlib
from collections import Counter
from dataclasses import dataclass, field

from gts_env.benchmark.place import end_shown
from gts_env.screen.node import SCROLLABLE, Bounds, Node

MOST_NODES = 4000
"""Nodes of a joined list; a longer one begins again."""
_PINNED = 3
"""Leaves that may stay in place while the others move: those of a heading that sticks."""
_SAME = 0.5
"""Share of its height by which a node lies over another one that is the same."""

_Mark = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Joined:
    """What was seen of a list. Immutable and picklable.

    Attributes:
        root: The list, as long as what was seen of it: bounds count from where it stood when it was first seen.
        offset: Pixels by which the content has moved up since.
        start: Whether its first row was seen.
        end: Whether its last row was seen.
        sum: Checksum of ``root``, by which two of them are compared.
    """

    root: Node = field(compare=False)
    offset: int
    start: bool
    end: bool
    sum: int

    @classmethod
    def of(cls, shown: Node, *, start: bool = False) -> Joined:
        """What one screen shows of a list."""
        return _made(shown, 0, start, end_shown(shown))


def _made(root: Node, offset: int, start: bool, end: bool) -> Joined:
    bottom = max((child.bounds[3] for child in root.children), default=root.bounds[3])
    top = min((child.bounds[1] for child in root.children), default=root.bounds[1])
    # With both ends seen nothing more can follow; else the list ends with its last row, so that more may.
    flags = root.flags & ~SCROLLABLE if start and end else root.flags | SCROLLABLE
    long = _copy(root, (root.bounds[0], top, root.bounds[2], bottom), root.children, flags)
    told = "\n".join(f"{n.resource_id} {n.text} {n.content_desc} {n.bounds} {n.flags}" for n in long.walk())
    return Joined(long, offset, start, end, zlib.crc32(told.encode()))


def join(known: Joined, before: Node, after: Node, swiped: int) -> Joined:
    """Add what a later screen shows.

    Args:
        known: What was seen up to the screen before.
        before: The list on the screen before.
        after: The list on the screen after.
        swiped: Pixels by which the finger went up in the list (negative: down); 0 if it was not swiped.
    """
    moved, pinned = _moved(before, after, freely=swiped != 0)
    if moved is None:
        return Joined.of(after)
    start = known.start or (swiped < 0 and -moved < -swiped / 2)
    end = known.end or end_shown(after) or (swiped > 0 and moved < swiped / 2)
    if before is after:
        return known if (start, end) == (known.start, known.end) else _made(known.root, known.offset, start, end)
    offset = known.offset + moved
    later = _shifted(after, offset, pinned)
    root = _merged(known.root, later)
    if sum(1 for _ in root.walk()) > MOST_NODES:
        return Joined.of(after)
    return _made(root, offset, start, end)


def _moved(before: Node, after: Node, *, freely: bool) -> tuple[int | None, frozenset[_Mark]]:
    """By how much the content moved up, or None if it cannot be told; and the leaves that stayed in place.

    Without a swipe (``freely``) most leaves are still there, and what moves apart are rows that came or went.
    """
    if before is after:
        return 0, frozenset()
    old, new = _anchors(before), _anchors(after)
    by = {mark: old[mark][1] - box[1] for mark, box in new.items() if mark in old and _alike(old[mark], box)}
    if not by:
        return None, frozenset()
    (moved, votes), *_ = Counter(by.values()).most_common(1)
    still = frozenset(mark for mark, distance in by.items() if distance == 0 != moved)
    if votes + len(still) < len(by) or len(still) > (_PINNED if freely else 0):
        return None, frozenset()
    if not freely and 2 * len(by) < min(len(old), len(new)):
        return None, frozenset()
    return moved, still


def _anchors(shown: Node) -> dict[_Mark, Bounds]:
    """Leaves with words that stand once in a list."""
    found: dict[_Mark, list[Bounds]] = {}
    for node in shown.walk():
        if not node.children and (node.text or node.content_desc):
            found.setdefault(_mark(node), []).append(node.bounds)
    return {mark: boxes[0] for mark, boxes in found.items() if len(boxes) == 1}


def _mark(node: Node) -> _Mark:
    return node.class_name, node.resource_id, node.text, node.content_desc


def _alike(a: Bounds, b: Bounds) -> bool:
    """Whether two boxes are as high and stand in one column: a leaf that is cut at the list's edge is no measure."""
    return a[0] == b[0] and a[3] - a[1] == b[3] - b[1]


def _shifted(node: Node, by: int, pinned: frozenset[_Mark]) -> Node:
    children = tuple([_shifted(child, by, pinned) for child in node.children if not _is_pinned(child, pinned)])
    left, top, right, bottom = node.bounds
    return _copy(node, (left, top + by, right, bottom + by), children, node.flags)


def _is_pinned(node: Node, pinned: frozenset[_Mark]) -> bool:
    """Whether all that a node says stayed in place."""
    if not pinned:
        return False
    words = [leaf for leaf in node.walk() if not leaf.children and (leaf.text or leaf.content_desc)]
    return bool(words) and all(_mark(leaf) in pinned for leaf in words)


def _merged(old: Node, new: Node) -> Node:
    """One node of two that show the same thing: what the later one does not show is kept."""
    rest = list(old.children)
    children: list[Node] = []
    for child in new.children:
        same = next((kept for kept in rest if _is_same(kept, child)), None)
        if same is not None:
            rest.remove(same)
        children.append(child if same is None else _fuller(same, child))
    children = sorted([*rest, *children], key=lambda node: (node.bounds[1], node.bounds[0]))
    return _copy(new, _hull([old.bounds, new.bounds]), tuple(children), new.flags)


def _is_same(old: Node, new: Node) -> bool:
    if (old.class_name, old.resource_id) != (new.class_name, new.resource_id) or old.bounds[0] != new.bounds[0]:
        return False
    shared = min(old.bounds[3], new.bounds[3]) - max(old.bounds[1], new.bounds[1])
    return shared > _SAME * min(old.bounds[3] - old.bounds[1], new.bounds[3] - new.bounds[1])


def _fuller(old: Node, new: Node) -> Node:
    """Of a leaf the one that is cut less, the later one if they are as high."""
    if old.children and new.children:
        return _merged(old, new)
    return new if new.bounds[3] - new.bounds[1] >= old.bounds[3] - old.bounds[1] else old


def _hull(boxes: list[Bounds]) -> Bounds:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _copy(node: Node, bounds: Bounds, children: tuple[Node, ...], flags: int) -> Node:
    words = (node.text, node.content_desc, node.hint)
    return Node(node.class_name, node.package, node.resource_id, *words, bounds, flags, children)
