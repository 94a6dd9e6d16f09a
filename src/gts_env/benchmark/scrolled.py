"""Rows of one list, seen on successive screens while it scrolls, joined to one long list.

Screens are joined by the rows that both show, two at least: all moved by the same distance. Where there are none (a
page was skipped), or rows moved apart (some came, went or were sorted anew), joining begins again with the later
screen. Only vertical lists are joined.
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

_TRIED = 12
"""Distances that are tried, those with most leaves first."""
_LEAST_MET = 0.8
"""Share of the leaves that must be seen again; a few may have changed, or lie under a heading that sticks."""
_ROWS = 2
"""Rows that two screens must share: a single one may be any other that says the same."""

_Mark = tuple[str, str, str, str]
_Leaf = tuple[_Mark, Bounds]


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
    moved, pinned = _moved(before, after, swiped)
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


def _moved(before: Node, after: Node, swiped: int) -> tuple[int | None, frozenset[_Mark]]:
    """By how much the content moved up, or None if it cannot be told; and the leaves that stayed in place.

    Many rows of a list may say the same. So a distance counts only if all that should be seen after it is seen, and if
    no other does as well. A swipe moves it the finger's way; without one nothing stays in place while the rest moves.
    """
    if before is after:
        return 0, frozenset()
    old, new = _leaves(before), _leaves(after)
    seen, places = set(new), dict[_Mark, list[Bounds]]()
    for mark, box in new:
        places.setdefault(mark, []).append(box)
    votes = Counter(box[1] - then[1] for mark, box in old for then in places.get(mark, ()) if _alike(box, then))
    still = frozenset(leaf[0] for leaf in set(old) & seen)
    found: list[tuple[int, int, frozenset[_Mark]]] = []
    for moved, _ in votes.most_common(_TRIED):
        if moved * swiped < 0:
            continue
        pinned = still if moved and swiped and len(still) <= _PINNED else frozenset()
        hits = _hits([leaf for leaf in old if leaf[0] not in pinned], seen, moved, after.bounds)
        if hits:
            found.append((hits, moved, pinned))
    found.sort(key=lambda one: -one[0])
    if not found or (len(found) > 1 and 2 * found[1][0] > found[0][0]):
        return None, frozenset()
    return found[0][1:]


def _hits(old: list[_Leaf], seen: set[_Leaf], moved: int, window: Bounds) -> int:
    """How many leaves are seen where they should be after such a move; 0 if too many are not, or if all are one row."""
    wanted = [(mark, (box[0], box[1] - moved, box[2], box[3] - moved)) for mark, box in old]
    wanted = [(mark, box) for mark, box in wanted if box[1] > window[1] and box[3] < window[3]]
    met = [leaf for leaf in wanted if leaf in seen]
    rows = {box[1] for _, box in met}
    return len(met) if len(rows) >= _ROWS and len(met) >= _LEAST_MET * len(wanted) else 0


def _leaves(shown: Node) -> list[_Leaf]:
    """Leaves with words, and where they are."""
    return [
        (_mark(node), node.bounds) for node in shown.walk() if not node.children and (node.text or node.content_desc)
    ]


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
