"""Finding nodes by each strategy a client may use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from gts_env.screen import Node, Screen
from gts_env.serving.selectors.java import SelectorError, parse
from gts_env.serving.selectors.scrollable import read_scrollable, scroll
from gts_env.serving.selectors.uiselector import read_selector
from gts_env.serving.uia2.errors import WireError

if TYPE_CHECKING:
    from gts_env.actions import Swipe
    from gts_env.serving.uia2.server import Uia2Server

Look = Callable[["Uia2Server", str, Node | None], list[Node]]
LONGEST = 16_384


def find(server: Uia2Server, strategy: str, selector: str, context: Node | None = None) -> list[Node]:
    """The nodes that a locator means, in the order of the tree.

    Args:
        server: The server.
        strategy: ``id``, ``xpath``, ``class name``, ``accessibility id`` or ``-android uiautomator``.
        selector: The locator.
        context: Only what lies below this node is looked at; None for everything.

    Raises:
        WireError: The locator cannot be read.
    """
    look = STRATEGIES.get(strategy)
    if look is None:
        raise WireError("invalid selector", f"{strategy[:60]!r} is no strategy; there are: {', '.join(STRATEGIES)}")
    if not selector or len(selector) > LONGEST:
        raise WireError("invalid selector", f"a locator has 1 to {LONGEST} characters")
    try:
        return look(server, selector, context)
    except SelectorError as error:
        raise WireError("invalid selector", str(error)) from error


def below(screen: Screen, context: Node | None, more: tuple[Node, ...] = ()) -> Iterator[Node]:
    """All nodes below a node, without itself; of the whole screen for None."""
    if context is None:
        yield from screen.nodes
        yield from more
    else:
        for child in context.children:
            yield from child.walk()


def _by_id(server: Uia2Server, selector: str, context: Node | None) -> list[Node]:
    full = ":" in selector
    return [n for n in below(server.screen(), context) if (n.resource_id if full else n.name) == selector]


def _by_class(server: Uia2Server, selector: str, context: Node | None) -> list[Node]:
    return [n for n in below(server.screen(), context, server.toasts()) if n.class_name == selector]


def _by_description(server: Uia2Server, selector: str, context: Node | None) -> list[Node]:
    return [n for n in below(server.screen(), context) if n.content_desc == selector]


def _by_xpath(server: Uia2Server, selector: str, context: Node | None) -> list[Node]:
    return server.tree().find(selector, context)


def _by_uiautomator(server: Uia2Server, selector: str, context: Node | None) -> list[Node]:
    for made in parse(selector):
        if made.kind == "UiScrollable":
            found = scroll(read_scrollable(made), server.screen, lambda swipe: _swiped(server, swipe))
        else:
            roots = server.screen().roots if context is None else context.children
            found = list(read_selector(made).find((*roots, *server.toasts()) if context is None else roots))
        if found:
            return found
    return []


def _swiped(server: Uia2Server, swipe: Swipe) -> None:
    server.phone.act(swipe)


STRATEGIES: dict[str, Look] = {
    "id": _by_id,
    "xpath": _by_xpath,
    "class name": _by_class,
    "accessibility id": _by_description,
    "-android uiautomator": _by_uiautomator,
}
"""How each strategy looks."""
