"""Lists that are scrolled: once, to their ends, or until something is in view."""

from __future__ import annotations

from typing import Any

from gts_env.serving.selectors.scrollable import MOST_ASKED, Scrolled, scroll, swiped
from gts_env.serving.u2.objects import node_of, selector_of
from gts_env.serving.u2.rpc import method, whole
from gts_env.serving.u2.server import U2Server

FLING_MS, SCROLL_MS = 100, 600


@method("scrollForward")
def scroll_forward(server: U2Server, obj: Any, vertical: Any = True, steps: Any = None) -> bool:
    """Once forward; returns whether anything moved, so that there may be more."""
    return _once(server, obj, vertical, True, SCROLL_MS)


@method("scrollBackward")
def scroll_backward(server: U2Server, obj: Any, vertical: Any = True, steps: Any = None) -> bool:
    """Once back."""
    return _once(server, obj, vertical, False, SCROLL_MS)


@method("flingForward")
def fling_forward(server: U2Server, obj: Any, vertical: Any = True) -> bool:
    """Throw it forward."""
    return _once(server, obj, vertical, True, FLING_MS)


@method("flingBackward")
def fling_backward(server: U2Server, obj: Any, vertical: Any = True) -> bool:
    """Throw it back."""
    return _once(server, obj, vertical, False, FLING_MS)


@method("scrollToEnd")
def scroll_to_end(server: U2Server, obj: Any, vertical: Any = True, most: Any = 30, steps: Any = None) -> bool:
    """To its end; returns whether that was reached."""
    return _to_edge(server, obj, vertical, most, True, SCROLL_MS)


@method("scrollToBeginning")
def scroll_to_beginning(server: U2Server, obj: Any, vertical: Any = True, most: Any = 30, steps: Any = None) -> bool:
    """To its beginning."""
    return _to_edge(server, obj, vertical, most, False, SCROLL_MS)


@method("flingToEnd")
def fling_to_end(server: U2Server, obj: Any, vertical: Any = True, most: Any = 30) -> bool:
    """Throw it to its end."""
    return _to_edge(server, obj, vertical, most, True, FLING_MS)


@method("flingToBeginning")
def fling_to_beginning(server: U2Server, obj: Any, vertical: Any = True, most: Any = 30) -> bool:
    """Throw it to its beginning."""
    return _to_edge(server, obj, vertical, most, False, FLING_MS)


@method("scrollTo")
def scroll_to(server: U2Server, obj: Any, wanted: Any, vertical: Any = True, most: Any = 30) -> bool:
    """Until something is in view; returns whether it is."""
    asked = Scrolled(
        selector_of(server, obj),
        selector_of(server, wanted),
        not vertical,
        min(whole(most, "maxSwipes", 0), MOST_ASKED),
    )
    return bool(scroll(asked, server.screen, server.act))


def _once(server: U2Server, obj: Any, vertical: Any, forward: bool, ms: int) -> bool:
    node_of(server, obj)
    of = selector_of(server, obj)
    return swiped(of, server.screen, server.act, horizontal=not vertical, forward=forward, ms=ms)


def _to_edge(server: U2Server, obj: Any, vertical: Any, most: Any, forward: bool, ms: int) -> bool:
    swipes = min(whole(most, "maxSwipes", 0), MOST_ASKED)
    return any(not _once(server, obj, vertical, forward, ms) for _ in range(swipes))
