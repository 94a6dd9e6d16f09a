"""UiScrollable: a list that is scrolled until something is in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gts_env.actions import Swipe
from gts_env.screen import Node, Screen
from gts_env.serving.selectors.java import Call, Made, SelectorError
from gts_env.serving.selectors.uiselector import UiSelector, read_selector

MOST_SWIPES = 30
"""Swipes that are tried unless ``setMaxSearchSwipes`` says otherwise."""
MOST_ASKED = 200
SWIPE_MS = 1200
"""Slow enough that no row flings by unseen."""
DEAD_ZONE = 0.1
"""Share of a list at either end that a swipe leaves out."""

Look = Callable[[], Screen]
Act = Callable[[Swipe], object]


@dataclass(frozen=True, slots=True)
class Scrolled:
    """How a scrollable is to be searched.

    Attributes:
        of: The list.
        wanted: What is to come into view; None for a scroll without an aim.
        horizontal: Whether it scrolls sideways.
        swipes: Most swipes.
        way: ``search`` from the beginning to the end, ``forward``, ``backward``, ``end``, ``beginning``.
        within: Looked for in the row that is found, instead of the row itself.
    """

    of: UiSelector
    wanted: UiSelector | None = None
    horizontal: bool = False
    swipes: int = MOST_SWIPES
    way: str = "search"
    within: UiSelector | None = None


_AIMS = {
    "scrollTextIntoView": "text",
    "scrollDescriptionIntoView": "description",
}
_WAYS = {
    "scrollForward": "forward",
    "flingForward": "forward",
    "scrollBackward": "backward",
    "flingBackward": "backward",
    "scrollToEnd": "end",
    "flingToEnd": "end",
    "scrollToBeginning": "beginning",
    "flingToBeginning": "beginning",
}
_CHILDREN = {"getChildByText": "text", "getChildByDescription": "description"}


def read_scrollable(made: Made) -> Scrolled:
    """A search from ``new UiScrollable(...)`` and what is called on it.

    Raises:
        SelectorError: It is none, or it has no aim.
    """
    if made.kind != "UiScrollable" or len(made.args) != 1 or not isinstance(made.args[0], Made):
        raise SelectorError("expected new UiScrollable(new UiSelector()...)")
    of, horizontal, swipes = read_selector(made.args[0]), False, MOST_SWIPES
    for call in made.calls:
        value = call.args[0] if call.args else None
        if call.name in ("setAsHorizontalList", "setAsVerticalList"):
            horizontal = call.name == "setAsHorizontalList"
        elif call.name == "setMaxSearchSwipes" and type(value) is int:
            swipes = max(0, min(value, MOST_ASKED))
        elif call.name in ("setSwipeDeadZonePercentage", "setMaxSearchSwipes"):
            continue
        else:
            return _aimed(call, of, horizontal, swipes)
    raise SelectorError("a UiScrollable needs what to do, such as .scrollIntoView(new UiSelector()...)")


def _aimed(call: Call, of: UiSelector, horizontal: bool, swipes: int) -> Scrolled:
    value = call.args[0] if call.args else None
    if call.name == "scrollIntoView" and isinstance(value, Made):
        return Scrolled(of, read_selector(value), horizontal, swipes)
    if call.name in _AIMS and isinstance(value, str):
        return Scrolled(of, _named(_AIMS[call.name], value), horizontal, swipes)
    if call.name in _CHILDREN and len(call.args) >= 2 and isinstance(value, Made) and isinstance(call.args[1], str):
        return Scrolled(of, _named(_CHILDREN[call.name], call.args[1]), horizontal, swipes, within=read_selector(value))
    if call.name in _WAYS:
        most = value if type(value) is int and call.name.endswith(("End", "Beginning")) else swipes
        return Scrolled(of, None, horizontal, max(0, min(most, MOST_ASKED)), _WAYS[call.name])
    raise SelectorError(f"UiScrollable has no {call.name} of this kind")


def _named(attribute: str, value: str) -> UiSelector:
    return read_selector(Made("UiSelector", (), (Call(attribute, (value,)),)))


def scroll(asked: Scrolled, look: Look, act: Act) -> list[Node]:
    """Carry a search out.

    Args:
        asked: The search.
        look: Gives the screen as it is.
        act: Carries a swipe out.

    Returns:
        The nodes found, or the list itself for a scroll without an aim; none if there is no such list or nothing came.
    """
    if asked.wanted is None:
        return _moved(asked, look, act)
    if found := _found(asked, look()):
        return found
    # From the beginning on, as UiScrollable does, since what is wanted may lie before what is seen.
    _moved(Scrolled(asked.of, None, asked.horizontal, asked.swipes, "beginning"), look, act)
    for _ in range(asked.swipes + 1):
        if found := _found(asked, look()):
            return found
        if not _swipe(asked, look, act, forward=True):
            break
    return []


def _found(asked: Scrolled, screen: Screen) -> list[Node]:
    place = next(asked.of.find(screen.roots), None)
    if place is None or asked.wanted is None:
        return []
    return list(asked.wanted.find(place.children))


def _moved(asked: Scrolled, look: Look, act: Act) -> list[Node]:
    forward = asked.way in ("forward", "end")
    times = 1 if asked.way in ("forward", "backward") else asked.swipes
    for _ in range(times):
        if not _swipe(asked, look, act, forward):
            break
    place = next(asked.of.find(look().roots), None)
    return [] if place is None else [place]


def _swipe(asked: Scrolled, look: Look, act: Act, forward: bool) -> bool:
    """One swipe over the list; False if there is none, or nothing moved."""
    return swiped(asked.of, look, act, horizontal=asked.horizontal, forward=forward)


def swiped(
    of: UiSelector, look: Look, act: Act, *, horizontal: bool = False, forward: bool = True, ms: int = SWIPE_MS
) -> bool:
    """One swipe over a list; returns whether anything moved."""
    before = look()
    place = next(of.find(before.roots), None)
    if place is None:
        return False
    act(_over(place.bounds, horizontal, forward, ms))
    return not _alike(before.roots, look().roots)


def _over(bounds: tuple[int, int, int, int], horizontal: bool, forward: bool, ms: int) -> Swipe:
    left, top, right, bottom = bounds
    x, y = (left + right) // 2, (top + bottom) // 2
    near, far = (left, right) if horizontal else (top, bottom)
    margin = int((far - near) * DEAD_ZONE)
    start, end = (far - margin, near + margin) if forward else (near + margin, far - margin)
    return Swipe(start, y, end, y, ms) if horizontal else Swipe(x, start, x, end, ms)


def _alike(a: Sequence[Node], b: Sequence[Node]) -> bool:
    return len(a) == len(b) and all(x is y for x, y in zip(a, b, strict=True))
