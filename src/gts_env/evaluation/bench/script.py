"""The stated mix of steps: half of them change something on the screen, half lead to another screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.actions import Action, OpenApp, PressKey, Tap
from gts_env.screen.query import Query, find

if TYPE_CHECKING:
    from gts_env.screen import Screen

TASK = "GUITestScape/Calendar-NLE-03"
"""Task whose scenario is stepped through."""


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
    """From reset to the screen on which the mix begins: the list of calendars."""
    inner = env.unwrapped
    env.step(OpenApp("Calendar"))
    env.step(tap(inner.screen(), desc="More options"))
    env.step(tap(inner.screen(), text="Calendars"))


def mix(env: Any) -> Iterator[Timed]:
    """The mix, for ever: tick a calendar, go back to the month, tick nothing but open the list again.

    Local changes are ticks of a checkbox row. New screens are, in turn, the month behind the list, its overflow menu,
    and the list again; every tick changes the events, so that the month is never the one drawn before.
    """
    inner = env.unwrapped
    turn = 0
    while True:
        for local in range(3):
            yield Timed("local", tap(inner.screen(), id="calendar_row", nth=(turn + local) % 3))
        yield Timed("new", PressKey("back"))
        yield Timed("new", tap(inner.screen(), desc="More options"))
        yield Timed("new", tap(inner.screen(), text="Calendars"))
        turn += 1
