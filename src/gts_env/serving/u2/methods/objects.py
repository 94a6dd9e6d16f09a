"""What can be asked of objects, and objects inside of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gts_env.actions import Wait
from gts_env.screen import Node
from gts_env.serving.selectors.scrollable import swiped
from gts_env.serving.selectors.uiselector import UiSelector
from gts_env.serving.text_entry import enter, erase
from gts_env.serving.u2.objects import info, node_of, nodes_of, selector_of
from gts_env.serving.u2.rpc import FAILED, MOST_MS, RpcError, method, not_found, text_of, whole
from gts_env.serving.u2.server import U2Server

LEAST_WAIT_MS, MOST_WAITS = 500, 20
MOST_SWIPES = 30


@method("objInfo")
def obj_info(server: U2Server, obj: Any) -> dict[str, Any]:
    """What an object is."""
    return info(node_of(server, obj))


@method("objInfoOfAllInstances")
def obj_info_of_all(server: U2Server, obj: Any) -> list[dict[str, Any]]:
    """What all objects of a selector are."""
    return [info(node) for node in nodes_of(server, obj)]


@method("exist")
def exist(server: U2Server, obj: Any) -> bool:
    """Whether there is such an object."""
    return bool(nodes_of(server, obj))


@method("count")
def count(server: U2Server, obj: Any) -> int:
    """How many objects there are."""
    return len(nodes_of(server, obj))


@method("waitForExists")
def wait_for_exists(server: U2Server, obj: Any, timeout: Any = 10_000) -> bool:
    """Let time pass on the phone until an object is there; returns whether it came."""
    return _waited(server, obj, timeout, there=True)


@method("waitUntilGone")
def wait_until_gone(server: U2Server, obj: Any, timeout: Any = 10_000) -> bool:
    """Let time pass on the phone until an object is gone; returns whether it went."""
    return _waited(server, obj, timeout, there=False)


def _waited(server: U2Server, obj: Any, timeout: Any, there: bool) -> bool:
    left = whole(timeout, "timeout", 0, 10**9)
    step = max(LEAST_WAIT_MS, min(left, MOST_MS) // MOST_WAITS)
    left = min(left, MOST_MS)
    while bool(nodes_of(server, obj)) is not there:
        if left <= 0:
            return False
        # A step of the phone takes half a second beside what it waits.
        server.act(Wait(max(0, min(step, left) - LEAST_WAIT_MS)))
        left -= step
    return True


@method("getText")
def get_text(server: U2Server, obj: Any) -> str:
    """Its text."""
    return node_of(server, obj).text


@method("setText")
def set_text(server: U2Server, obj: Any, text: Any) -> bool:
    """Type in the place of what stands in a field."""
    return _entered(enter(server.phone, node_of(server, obj), text_of(text, "text"), replace=True))


@method("clearTextField")
def clear_text_field(server: U2Server, obj: Any) -> bool:
    """Empty a field."""
    return _entered(erase(server.phone, node_of(server, obj)))


def _entered(error: str) -> bool:
    if error:
        raise RpcError(FAILED, error)
    return True


@method("childByText")
def child_by_text(server: U2Server, obj: Any, child: Any, text: Any, scrolls: Any = False) -> str:
    """The object in a list that has a text in it."""
    wanted = text_of(text, "text")
    return _child(server, obj, child, lambda node: any(n.text == wanted for n in node.walk()), bool(scrolls))


@method("childByDescription")
def child_by_description(server: U2Server, obj: Any, child: Any, text: Any, scrolls: Any = False) -> str:
    """The object in a list that has a description in it."""
    wanted = text_of(text, "text")
    return _child(server, obj, child, lambda node: any(n.content_desc == wanted for n in node.walk()), bool(scrolls))


@method("childByInstance")
def child_by_instance(server: U2Server, obj: Any, child: Any, instance: Any) -> str:
    """The object in a list that is the how-manieth of its kind."""
    inner = selector_of(server, child)
    inner = UiSelector(inner.tests, whole(instance, "instance", 0), inner.index, inner.child, inner.sibling)
    return _kept(server, selector_of(server, obj).then("child", inner), child)


@method("getChild")
def get_child(server: U2Server, obj: Any, child: Any) -> str:
    """An object inside of another one."""
    return server.keep(selector_of(server, obj).then("child", selector_of(server, child)))


@method("getFromParent")
def get_from_parent(server: U2Server, obj: Any, other: Any) -> str:
    """An object beside another one."""
    return server.keep(selector_of(server, obj).then("sibling", selector_of(server, other)))


@method("getUiObject")
def get_ui_object(server: U2Server, obj: Any) -> str:
    """A name for an object."""
    return server.keep(selector_of(server, obj))


@method("removeUiObject")
def remove_ui_object(server: U2Server, name: Any) -> None:
    """Forget a name."""
    server.objects.pop(str(name), None)


@method("getUiObjects")
def get_ui_objects(server: U2Server) -> list[str]:
    """All names that were given."""
    return list(server.objects)


def _child(server: U2Server, obj: Any, child: Any, holds: Callable[[Node], bool], scrolls: bool) -> str:
    outer, inner = selector_of(server, obj), selector_of(server, child)
    wanted = outer.then("child", UiSelector((*inner.tests, holds), None, inner.index, inner.child, inner.sibling))
    if scrolls and next(wanted.find(server.screen().roots), None) is None:
        for forward in (False, True):
            for _ in range(MOST_SWIPES):
                moved = swiped(outer, server.screen, server.act, forward=forward)
                if not moved or (forward and next(wanted.find(server.screen().roots), None) is not None):
                    break
    return _kept(server, wanted, child)


def _kept(server: U2Server, wanted: UiSelector, told: Any) -> str:
    if next(wanted.find(server.screen().roots), None) is None:
        raise not_found(told)
    return server.keep(wanted)
