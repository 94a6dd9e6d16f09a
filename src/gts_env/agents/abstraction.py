"""Screens without their texts: what an explorer tells one place of an app from another by."""

from __future__ import annotations

from gts_env.screen import Node, Screen


def structure(screen: Screen) -> str:
    """A screen's activity and structure, texts left out."""
    return f"{screen.package}{screen.activity}:" + ",".join(sorted(parts(screen)))


def parts(screen: Screen) -> frozenset[str]:
    """Kinds of nodes on a screen: class and resource id."""
    return frozenset([f"{n.class_name.rpartition('.')[2]}#{n.name}" for n in screen.nodes])


def signature(node: Node) -> str:
    """What tells a control from others of its screen."""
    return f"{node.class_name.rpartition('.')[2]}#{node.name}|{node.content_desc or node.text}"
