from __future__ import annotations

import pytest

from gts_env.screen import Node, Screen
from gts_env.screen.node import FLAG_NAMES

W, H = 1080, 2400


def node(
    name="",
    text="",
    bounds=(0, 0, W, H),
    *children,
    cls="android.view.View",
    pkg="org.gts.notes",
    flags="enabled",
    **more,
):
    bits = sum(FLAG_NAMES[flag] for flag in flags.split())
    rid = f"{pkg}:id/{name}" if name else ""
    return Node(cls, pkg, rid, text, more.get("desc", ""), more.get("hint", ""), bounds, bits, children)


def screen(*roots, width=W, height=H, **facts):
    return Screen(roots, width=width, height=height, **facts)


@pytest.fixture
def notes():
    """Three rows under a bar, a transparent layer with a button above, and a system bar as a second window."""
    rows = [
        node(
            "row",
            "",
            (0, 300 + 200 * i, W, 500 + 200 * i),
            node("title", title, (40, 320 + 200 * i, 800, 400 + 200 * i), cls="android.widget.TextView"),
            node("done", "", (900, 320 + 200 * i, 1000, 420 + 200 * i), cls="android.widget.CheckBox", flags=flags),
            flags="enabled clickable",
        )
        for i, (title, flags) in enumerate(
            [("Milk", "enabled checkable checked"), ("Bread", "enabled checkable"), ("Milk and honey", "checkable")]
        )
    ]
    listing = node(
        "list",
        "",
        (0, 300, W, 2200),
        *rows,
        cls="androidx.recyclerview.widget.RecyclerView",
        flags="enabled scrollable",
    )
    bar = node(
        "bar",
        "",
        (0, 100, W, 300),
        node("heading", "Notes", (40, 120, 400, 280)),
        node("", "", (900, 120, 1060, 280), desc="Search", flags="enabled clickable"),
    )
    layer = node("layer", "", (0, 100, W, 2200), node("new", "", (800, 1900, 1000, 2100), flags="enabled clickable"))
    status = node("clock", "09:41", (0, 0, W, 100), pkg="com.android.systemui")
    return screen(node("", "", (0, 0, W, H), bar, listing, layer), status, package="org.gts.notes")
