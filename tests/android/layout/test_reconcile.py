"""Reconciling takes over what is alike, and only that."""

from __future__ import annotations

import pytest

from gts_env.android.effects import Do
from gts_env.android.layout.reconcile import reconcile
from gts_env.android.material import IconButton, TopBar
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.android.widgets.placed import Absolute, At


def bar(title: str = "Calendars", command: str = "sync") -> Widget:
    return TopBar(title, actions=[IconButton("sync", Do(command), "Sync now", id="sync")])


@pytest.mark.parametrize(
    "make",
    [
        bar,
        lambda: Text("a", "title_large", "primary", id="t"),
        lambda: Column([Row([Text("a"), Icon("add")], gap=4, on_click=Do("x")), Text("b")], padding=(1, 2)),
        lambda: Absolute([At(Text("a"), 1, 2, (0.5, 3)), At(Icon("add"))], height=40),
    ],
)
def test_alike_gives_the_old_object(make) -> None:
    old = make()
    assert reconcile(make(), old) is old


@pytest.mark.parametrize(
    ("new", "old"),
    [
        (Text("a"), Text("b")),
        (Text("a"), Icon("add")),
        (Text("a", id="x"), Text("a")),
        (Text("a"), Text("a", id="x")),
        (bar(), bar(command="other")),
        (Row([Text("a"), Text("b")]), Row([Text("a")])),
        (Row([Text("a")]), Row([Text("a"), Text("b")])),
        (Absolute([At(Text("a"), 1)]), Absolute([At(Text("a"), 2)])),
        (Row([Text("a")], on_click=Do("x")), Row([Text("a")], on_click=Do("y"))),
    ],
)
def test_different_gives_the_new_object(new: Widget, old: Widget) -> None:
    assert reconcile(new, old) is new


def test_what_did_not_change_inside_is_taken_over() -> None:
    old = Column([bar(), Text("two events"), Row([Icon("add")])])
    new = Column([bar(), Text("three events"), Row([Icon("add")])])
    fresh = new.children[1]
    found = reconcile(new, old)
    assert found is new
    assert found.children[0] is old.children[0]
    assert found.children[1] is fresh
    assert found.children[2] is old.children[2]


def test_a_row_put_in_keeps_those_before_it() -> None:
    old = Column([Text("a"), Text("c")])
    new = Column([Text("a"), Text("b"), Text("c")])
    found = reconcile(new, old)
    assert [c.text for c in found.children] == ["a", "b", "c"]  # type: ignore[attr-defined]
    assert found.children[0] is old.children[0]
