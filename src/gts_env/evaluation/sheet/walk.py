"""The walk through an app that finds its screens, each with a shortest route: breadth first, over saved states."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from gts_env.actions import Action, LongPress, Tap, TypeText
from gts_env.benchmark.model import Scenario
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.evaluation.sheet.route import (
    Move,
    Parts,
    Place,
    Route,
    likeness,
    open_app,
    parts_of,
    place_of,
    touchable,
    words_of,
)
from gts_env.screen import Node, Screen

STEPS = 1200
"""Most actions of a walk."""
MOST_REPEATS, MOST_CHOICES = 3, 8
"""Nodes of one class and id that are tried on a screen, where rows are alike, and in a layer, where they differ."""
_LEAST_LETTERS = 4


@dataclass(frozen=True, slots=True)
class View:
    """A screen that the walk found.

    Attributes:
        place: Activity and layers.
        parts: Classes and ids of its nodes.
        route: The way to it.
        richness: Texts it shows, less the steps to it.
    """

    place: Place
    parts: Parts
    route: Route
    richness: int


@dataclass(slots=True)
class _Found:
    views: dict[tuple[Place, Parts], View] = field(default_factory=dict)
    steps: int = 0


def walk(device: EmbeddedDevice, scenario: Scenario, steps: int = STEPS) -> list[View]:
    """The screens of an app's clean build, in the order in which they were found; the first is the one it opens with.

    Args:
        device: The phone.
        scenario: Where to begin.
        steps: Most actions.
    """
    device.restore(scenario, ())
    open_app(device, scenario.app)
    found, queue = _Found(), deque([(device.save_state(), Route())])
    _note(device, (), found)
    package, typed = device.screen().package, _common_word(device.screen())
    while queue:
        state, route = queue.popleft()
        device.load_state(state)
        layered = bool(device.phone.state.entry.layers)
        for action, node, gesture, nth in _options(device.screen(), typed, MOST_CHOICES if layered else MOST_REPEATS):
            if found.steps >= steps:
                return list(found.views.values())
            device.load_state(state)
            device.perform(action)
            found.steps += 1
            if device.screen().package != package:
                continue
            words = words_of(node) if gesture != "type" else typed
            here, parts = place_of(device), parts_of(device.screen())
            longer = (*route, Move(gesture, node.class_name, node.name, words, nth, here, parts))
            if _note(device, longer, found):
                queue.append((device.save_state(), longer))
    return list(found.views.values())


def _note(device: EmbeddedDevice, route: Route, found: _Found) -> bool:
    """Keep the richest screen of each kind; whether this is the first of its kind."""
    screen = device.screen()
    place, parts = place_of(device), parts_of(screen)
    view = View(place, parts, route, _richness(device, screen) - len(route))
    known = found.views.get((place, parts))
    if known is None or view.richness > known.richness:
        found.views[(place, parts)] = view
    return known is None


def _richness(device: EmbeddedDevice, screen: Screen) -> int:
    """How much a screen shows; a passing message in front of it counts against it."""
    entry: Any = device.phone.state.entry
    passing = 10 * ((entry.snackbar is not None) + bool(screen.toast))
    return len({n.text or n.content_desc for n in screen.nodes}) - passing


def _options(screen: Screen, typed: str, most: int) -> Iterator[tuple[Action, Node, str, int]]:
    """Actions on a screen, at most so many of a kind, each with node, gesture, and the node's number among its like."""
    repeats: Counter[tuple[str, str, str, str]] = Counter()
    for gesture, make in (("tap", Tap), ("long_press", LongPress)):
        numbers: Counter[tuple[str, str]] = Counter()
        for node in touchable(screen, gesture):
            nth = numbers[(node.class_name, node.name)]
            numbers[(node.class_name, node.name)] += 1
            # What has no id is told from its like by its words.
            like = (gesture, node.class_name, node.name, "" if node.name else words_of(node))
            repeats[like] += 1
            if repeats[like] <= most:
                yield make(*node.center), node, gesture, nth
    for node in screen.nodes:
        if node.focused and node.class_name.endswith("EditText") and not node.text and typed:
            yield TypeText(typed), node, "type", 0


def _common_word(screen: Screen) -> str:
    """A word of the first screen's contents, to search for: the longest of those that stand there most often."""
    words = Counter(w for n in screen.nodes if not n.content_desc for w in n.text.split() if w.isalpha())
    usual = sorted((w for w in words if len(w) >= _LEAST_LETTERS), key=lambda w: (-words[w], -len(w), w))
    return usual[0].lower() if usual else ""


def choose(views: list[View], most: int) -> list[View]:
    """The main screens: the first, the richest of each activity, then those most unlike the ones chosen before.

    Args:
        views: What :func:`walk` found.
        most: How many to choose.

    Returns:
        The chosen ones, activity by activity, layers after what they lie over.
    """
    chosen = views[:1]
    for place in dict.fromkeys(v.place for v in views if len(v.place) == 1):
        if len(chosen) < most and all(v.place != place for v in chosen):
            chosen.append(max((v for v in views if v.place == place), key=lambda v: v.richness))
    rest = [v for v in views if v not in chosen]
    while rest and len(chosen) < most:
        far = max(rest, key=lambda v: _worth(v, chosen))
        chosen.append(far)
        rest.remove(far)
    activities = list(dict.fromkeys(v.place[0] for v in views))
    return sorted(chosen, key=lambda v: (activities.index(v.place[0]), len(v.place), views.index(v)))


def _worth(view: View, chosen: list[View]) -> float:
    """What a screen adds: how unlike all others it is, and those of its own place, and how much it shows."""
    others = min(_unlike(view, c) for c in chosen)
    own = min((_unlike(view, c) for c in chosen if c.place == view.place), default=1.0)
    return (others + own) * math.log(3 + max(0, view.richness))


def _unlike(a: View, b: View) -> float:
    return 1 - likeness(a.parts, b.parts)
