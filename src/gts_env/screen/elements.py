"""The elements of a screen: those nodes that a tester can touch or read, and what each is called."""

from __future__ import annotations

from collections.abc import Iterable

from gts_env.screen.node import Node
from gts_env.screen.screen import Screen
from gts_env.screen.touch import TOUCHABLE

MOST_LABEL = 120
"""Longest label, in characters."""


def elements_of(screen: Screen, most: int | None = None) -> tuple[Node, ...]:
    """The elements of a screen in drawing order: leaves, nodes that react to a touch, and nodes with words.

    Containers that only lay out their children are left out.

    Args:
        screen: The screen.
        most: Keep at most so many. Elements that only show something are dropped first, those drawn last before the
            others; the order stays.
    """
    nodes = tuple(
        [
            node
            for node in screen.nodes
            if not node.children or node.flags & TOUCHABLE or node.text or node.content_desc or node.hint
        ]
    )
    return nodes if most is None or len(nodes) <= most else _fewest(nodes, most)


def label_of(node: Node) -> str:
    """What an element is called: its text, description or hint, else those of what lies in it.

    Returns:
        At most :data:`MOST_LABEL` characters; ``""`` where there are no words at all.
    """
    own = _own(node)
    if own or not node.children:
        return own[:MOST_LABEL]
    return _joined(_own(below) for below in node.walk())


def _own(node: Node) -> str:
    return node.text or node.content_desc or node.hint


def _joined(parts: Iterable[str]) -> str:
    label = ""
    for part in parts:
        if part:
            label = f"{label}, {part}" if label else part
            if len(label) >= MOST_LABEL:
                break
    return label[:MOST_LABEL]


def _fewest(nodes: tuple[Node, ...], most: int) -> tuple[Node, ...]:
    touched = [number for number, node in enumerate(nodes) if node.flags & TOUCHABLE][:most]
    kept = set(touched)
    for number in range(len(nodes)):
        if len(kept) >= most:
            break
        kept.add(number)
    return tuple([node for number, node in enumerate(nodes) if number in kept])
