"""Routes: how a screen is reached, told so that the way is found again when the phone looks different."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gts_env.actions import Action, LongPress, OpenApp, Swipe, Tap, TypeText
from gts_env.agents.explorer import structure
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.screen import Node, Screen
from gts_env.screen.diff import same_tree

MOST_SCROLLS = 4
"""Swipes that bring a node into view which a smaller font or another orientation showed at once."""
MOST_TRIES = 5
"""Nodes that are tried for one step."""
ALIKE = 0.6
"""Screens whose parts agree so far are taken for the same."""

Place = tuple[str, ...]
"""Name of the activity, then those of the layers over it."""
Parts = frozenset[str]
"""Classes and ids of a screen's nodes, texts left out."""


@dataclass(frozen=True, slots=True)
class Move:
    """One step of a route.

    Attributes:
        gesture: ``tap``, ``long_press`` or ``type``.
        kind: Class of the node.
        name: Its id, or empty.
        words: Its text or description, or what is typed.
        nth: Its number among the nodes of this class and id, in drawing order.
        place: Where the step leads.
        parts: What is seen there.
    """

    gesture: str
    kind: str
    name: str
    words: str
    nth: int
    place: Place
    parts: Parts


Route = tuple[Move, ...]


def place_of(device: EmbeddedDevice) -> Place:
    """Where the phone is inside the app in front."""
    entry = device.phone.state.entry
    return (entry.screen, *(layer.name for layer in entry.layers))


def parts_of(screen: Screen) -> Parts:
    """The parts of a screen."""
    return frozenset(structure(screen).partition(":")[2].split(","))


def likeness(a: Parts, b: Parts) -> float:
    """How far two screens agree, 0 to 1 (Jaccard index)."""
    return len(a & b) / max(1, len(a | b))


def words_of(node: Node) -> str:
    """What a node says, or the first of what is below it says."""
    return next((n.text or n.content_desc for n in node.walk() if n.text or n.content_desc), "")


def open_app(device: EmbeddedDevice, app: str) -> None:
    """Start the app under test."""
    device.perform(OpenApp(app))


def follow(device: EmbeddedDevice, route: Route) -> bool:
    """Walk a route from the app's first screen.

    Args:
        device: The phone; it is left where the way ended.
        route: The route, as found in another look.

    Returns:
        Whether its end was reached.
    """
    return all(_step(device, move) for move in route)


def _step(device: EmbeddedDevice, move: Move) -> bool:
    """Take a step by the node that leads where it should: alike if one does, else to the same place."""
    start = device.save_state()
    fallback = None
    for action in _tries(device, move):
        device.perform(action)
        if place_of(device) == move.place:
            if likeness(parts_of(device.screen()), move.parts) >= ALIKE:
                return True
            fallback = fallback or device.save_state()
        device.load_state(start)
    device.load_state(fallback or start)
    return fallback is not None


def _tries(device: EmbeddedDevice, move: Move) -> Iterator[Action]:
    """Actions that may be the step, likely ones first; each begins on the screen that the phone is left on."""
    if move.gesture == "type":
        yield TypeText(move.words)
        return
    page = start = device.save_state()
    for number in range(MOST_SCROLLS + 1):
        like = _like(device.screen(), move)
        same = [n for n in like if words_of(n) == move.words]
        # Words change with the language, so on the first page the number counts as well.
        yield from _touches(device, page, move.gesture, [*same, *(like[move.nth : move.nth + 1] if not number else [])])
        device.load_state(page)
        if not _scroll(device):
            break
        page = device.save_state()
    device.load_state(start)
    yield from _touches(device, start, move.gesture, _like(device.screen(), move))


def _touches(device: EmbeddedDevice, page: Any, gesture: str, nodes: list[Node]) -> Iterator[Action]:
    for node in nodes[:MOST_TRIES]:
        device.load_state(page)
        yield LongPress(*node.center) if gesture == "long_press" else Tap(*node.center)


def _scroll(device: EmbeddedDevice) -> bool:
    """Bring the next page of the largest list into view; False where nothing moves."""
    before = device.screen()
    lists = [n for n in before.nodes if n.scrollable and not n.class_name.endswith("HorizontalScrollView")]
    if not lists:
        return False
    left, top, right, bottom = max(
        lists, key=lambda n: (n.bounds[3] - n.bounds[1]) * (n.bounds[2] - n.bounds[0])
    ).bounds
    middle, quarter = (top + bottom) // 2, (bottom - top) // 4
    x = (left + right) // 2
    device.perform(Swipe(x, middle + quarter, x, middle - quarter, 600))
    return not same_tree(before, device.screen())


def _like(screen: Screen, move: Move) -> list[Node]:
    """Nodes of the class and id of the one that was touched."""
    return [n for n in touchable(screen, move.gesture) if n.class_name == move.kind and n.name == move.name]


def touchable(screen: Screen, gesture: str) -> list[Node]:
    """Nodes of a screen that answer to a gesture, in drawing order."""
    if gesture == "long_press":
        return [n for n in screen.nodes if n.long_clickable and n.enabled]
    return [n for n in screen.nodes if n.clickable and n.enabled]
