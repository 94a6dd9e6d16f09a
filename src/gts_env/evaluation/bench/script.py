"""The stated mix of steps: half of them change something on the screen, half lead to another screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.actions import Action, OpenApp, PressKey, Tap, TypeText
from gts_env.screen.query import Query, find

if TYPE_CHECKING:
    from gts_env.screen import Screen

TASK = "GUITestScape/Calendar-NLE-03"
"""Task whose scenario is stepped through."""
WORDS = ("Lunch", " with", " Kim", "Yoga", " at", " six")
BACK = PressKey("back")
ROUND = 23
"""Steps of one round of the mix."""
CYCLE = 6
"""Rounds after which the mix repeats itself: one of three events is opened, every other round hides a calendar."""
ROUNDS = 80
"""Rounds of one episode: a quarter of an hour, after which a reminder of the scenario would lie over the screen."""


@dataclass(frozen=True, slots=True)
class Timed:
    """An action of the mix: ``local`` (something on the screen changes) or ``new`` (another screen is drawn)."""

    kind: str
    action: Action


def tap(screen: Screen, **query: Any) -> Tap:
    """A tap on the first node that matches."""
    node = find(screen, Query.from_dict(query))
    if node is None:
        raise LookupError(f"the screen shows no {query}")
    return Tap(*node.center)


def to_start(env: Any) -> None:
    """From reset to the screen on which the mix begins: the full week."""
    env.step(OpenApp("Calendar"))


def mix(env: Any) -> Iterator[Timed]:
    """The mix, for ever, in rounds of ten local changes and thirteen new screens.

    Local changes are a switch in the settings (on and off again), a title typed into the editor, and the tick of a
    calendar, which changes what every other screen shows. New screens are the week (after each of these), its overflow
    menu, the settings, the editor, the question whether to throw the draft away, an event, and the list of calendars.
    Every :data:`ROUNDS` rounds the scenario is restored, between two steps.
    """
    inner = env.unwrapped
    turn = 0
    while True:
        for part in (_settings, _editor, _event, _calendars):
            yield from part(inner, turn)
        turn += 1
        if turn % ROUNDS == 0:
            env.reset(seed=0)
            to_start(env)


def _settings(inner: Any, turn: int) -> Iterator[Timed]:
    yield Timed("new", tap(inner.screen(), desc="More options"))
    yield Timed("new", tap(inner.screen(), id="settings"))
    for switch in ("week_numbers", "dim_past", "week_numbers", "dim_past"):
        yield Timed("local", tap(inner.screen(), id=switch))
    yield Timed("new", BACK)


def _editor(inner: Any, turn: int) -> Iterator[Timed]:
    yield Timed("new", tap(inner.screen(), id="fab_new"))
    yield Timed("new", tap(inner.screen(), id="title"))  # the keyboard comes
    for i in range(3):
        yield Timed("local", TypeText(WORDS[(3 * turn + i) % len(WORDS)]))
    yield Timed("new", BACK)  # the keyboard goes
    yield Timed("new", BACK)
    yield Timed("new", tap(inner.screen(), text="Discard"))


def _event(inner: Any, turn: int) -> Iterator[Timed]:
    yield Timed("new", tap(inner.screen(), id="event_block", nth=turn % 3))
    yield Timed("new", BACK)


def _calendars(inner: Any, turn: int) -> Iterator[Timed]:
    yield Timed("new", tap(inner.screen(), desc="More options"))
    yield Timed("new", tap(inner.screen(), id="calendars"))
    for row in (1, 1, 0):  # so that the first calendar is hidden every other round when the week is seen again
        yield Timed("local", tap(inner.screen(), id="calendar_row", nth=row))
    yield Timed("new", BACK)
