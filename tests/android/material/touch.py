"""A finger for tests: finds a node by what it says and taps it."""

from __future__ import annotations

from typing import Any

from gts_env.actions import Tap
from gts_env.android.phone import Phone
from gts_env.screen import Node


def nodes(phone: Phone, **wanted: Any) -> list[Node]:
    """Nodes with this ``text``, ``desc``, ``id`` or ``kind`` (short class name), in drawing order."""
    return [n for n in phone.screen().nodes if _fits(n, wanted)]


def _fits(node: Node, wanted: dict[str, Any]) -> bool:
    has = {
        "text": node.text,
        "desc": node.content_desc,
        "id": node.resource_id.rpartition("/")[2],
        "kind": node.class_name.rpartition(".")[2],
    }
    return all(has[name] == value for name, value in wanted.items())


def node(phone: Phone, **wanted: Any) -> Node:
    """The first such node."""
    found = nodes(phone, **wanted)
    if not found:
        seen = [(n.resource_id.rpartition("/")[2], n.text or n.content_desc) for n in phone.screen().nodes]
        raise AssertionError(f"no node {wanted} on the screen; there are {seen}")
    return found[0]


def tap(phone: Phone, **wanted: Any) -> None:
    """Tap the middle of the first such node."""
    error = phone.perform(Tap(*node(phone, **wanted).center))
    assert error is None, error


def data(phone: Phone) -> Any:
    """The gallery's data."""
    return phone.state.data["gallery"]
