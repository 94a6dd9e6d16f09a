"""Untidy screens are told, tidy ones are not."""

from __future__ import annotations

import pytest

from gts_env.actions import OpenApp
from gts_env.android.effects import Nothing
from gts_env.android.frame import Frame
from gts_env.android.layout.context import Layout
from gts_env.android.material import Fab
from gts_env.android.seams import CLEAN, Site
from gts_env.android.theme import theme_for
from gts_env.android.view_state import EMPTY_VIEW
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.android.window import Window
from gts_env.evaluation.validation.tidy import untidy
from tests.support.notes import NotesDevice
from tests.support.scenarios import notes


def told(root: Widget) -> list[str]:
    device = NotesDevice()
    device.restore(notes())
    state = device.phone.state
    site = Site("notes", "home", {}, state.config, state)
    lay = Layout(theme_for(0xFF0000FF, state.config), EMPTY_VIEW, CLEAN, site, {})
    window = Window("screen", lay(root, 1080, 2400, 1080, 2400), 0, 0, "org.gts.notes", lay)
    return untidy(Frame(state, (window,), window))


ROW = Row([Text("Milk"), Icon("add")], gap=4)


@pytest.mark.parametrize(
    "root",
    [
        Column([ROW, Text("two lines of text that go on and on " * 4)], padding=8),
        Text("a long title that ends in dots " * 4, max_lines=1),
        Stack([Text("under"), Fab("add", Nothing(), "New")], align="center"),
        LazyList([Text(f"row {i}", height=56) for i in range(60)], id="list"),
    ],
)
def test_tidy(root: Widget) -> None:
    assert told(root) == []


@pytest.mark.parametrize(
    ("root", "words"),
    [
        (Stack([Text("Milk"), Text("Bread")]), ["Milk", "Bread", "overlap"]),
        (Stack([Text("Milk"), Icon("add")]), ["Milk", "add", "overlap"]),
        (Column([Text("Milk and bread", "headline_large", height=14)]), ["Milk and bread", "cut"]),
    ],
)
def test_untidy(root: Widget, words: list[str]) -> None:
    found = " ".join(told(root))
    assert all(word in found for word in words), found


def test_the_notes_app_is_tidy() -> None:
    device = NotesDevice()
    device.restore(notes(), ())
    device.perform(OpenApp("Notes"))
    assert untidy(device.phone.frame()) == []
