"""Whether a place is shown whole, so that what is not in it can be said to be missing."""

from __future__ import annotations

from collections.abc import Sequence

from gts_env.screen.node import Bounds, Node

_SIDEWAYS = ("HorizontalScrollView", "ViewPager", "ViewPager2", "TabLayout")
_LEAST_GAP = 12
"""Device pixels that must be free behind the last item before it counts as the last."""


def shown_whole(places: Sequence[Node]) -> bool:
    """Whether every list in (or around nothing but) these nodes shows its end.

    Args:
        places: The roots of what is looked at: nodes of one place, or of the whole screen.
    """
    return all(end_shown(node) for place in places for node in place.walk() if node.scrollable)


def end_shown(scrollable: Node) -> bool:
    """Whether a scrolling node shows its last item: behind it there is more room than between any two items.

    A tree tells no scroll position. Lists do not scroll past their end, so room behind the last item means that
    nothing follows it.
    """
    leaves = [node.bounds for node in scrollable.walk() if node is not scrollable and not node.children]
    if not leaves:
        return True
    first, last = (0, 2) if _sideways(scrollable) else (1, 3)
    edge = scrollable.bounds[last]
    spans = sorted((box[first], box[last]) for box in leaves)
    end, widest = spans[0][1], 0
    for start, stop in spans:
        widest = max(widest, start - end)
        end = max(end, stop)
    return edge - end > max(widest, _LEAST_GAP)


def _sideways(node: Node) -> bool:
    if node.class_name.rpartition(".")[2] in _SIDEWAYS:
        return True
    boxes: list[Bounds] = [child.bounds for child in node.children]
    # Two items side by side on one line, none below another.
    return len(boxes) > 1 and all(abs(box[1] - boxes[0][1]) <= 2 for box in boxes)
