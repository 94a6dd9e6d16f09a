"""Windows that are panned under the keyboard rather than made smaller."""

from __future__ import annotations

import datetime as dt
import pickle
from dataclasses import dataclass
from typing import Any

import pytest

from gts_env.actions import OpenApp, PressKey, Rotate, Swipe, Tap, TypeText, Wait
from gts_env.android import fields
from gts_env.android.app import App, command, screen
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material import NavigationBar, NavItem, Scaffold, TextButton, TextField, TopBar
from gts_env.android.phone import Phone
from gts_env.android.system import installed
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Gap
from gts_env.screen import Node

ZONE = "Europe/Berlin"


@dataclass(frozen=True)
class DeskData:
    pressed: int = 0


class Desk(App):
    """The same form twice: in a window that is panned, and in one that is made smaller."""

    Data = DeskData

    @screen(launcher=True, soft_input="pan")
    def home(self, ui: Any) -> Widget:
        return self._form(ui, ui.open("small"))

    @screen(parent="home")
    def small(self, ui: Any) -> Widget:
        return self._form(ui, ui.up())

    def _form(self, ui: Any, other: Any) -> Widget:
        rows = [
            TextField("name", "Name", width="fill"),
            TextButton("Press", ui.do("press"), id="press"),
            Gap(weight=1),
            TextField("note", "Note", multiline=True, width="fill"),
        ]
        items = [NavItem("home", "Home", True, ui.do("press")), NavItem("list", "Other", False, other)]
        body = Column(rows, padding=16, gap=8, width="fill", height="fill", align="fill")
        return Scaffold(body, top=TopBar("Desk"), bottom=NavigationBar(items))

    @command
    def press(self, ui: Any) -> None:
        ui.update(pressed=ui.data.pressed + 1)


def desk(**config: Any) -> Phone:
    manifest = Manifest("desk", "Desk", "table", 0xFF6750A4, "Tools", "")
    made = Phone(Registry([*installed.MANIFESTS, manifest], {**installed.FACTORIES, "desk": Desk}))
    made.surfaces.check = True
    made.boot(Config(zone=ZONE, **config), to_ms(dt.datetime(2026, 10, 14, 9, 41), ZONE), {})
    made.perform(OpenApp("Desk"))
    drawn(made)
    return made


def drawn(p: Phone) -> None:
    """Draws what changed, and compares it with a full redraw."""
    for size in ((270, 600), (1080, 2400)):
        p.picture(size)


def node(p: Phone, name: str = "", text: str = "") -> Node:
    return next(n for n in p.screen().nodes if (not name or n.name == name) and (not text or n.text == text))


def tap(p: Phone, name: str = "", text: str = "") -> None:
    p.perform(Tap(*node(p, name, text).center))


def caret(p: Phone) -> tuple[int, int]:
    """Top and bottom of the caret's line on the screen."""
    place = fields.place_of(p.frame().active, "note")
    assert place is not None
    box, _, y = place
    top, bottom = box.data.caret_span
    return y + top, y + bottom


@pytest.mark.parametrize(
    "config",
    [{}, {"locale": "ar"}, {"night": True, "font_scale": 1.3}, {"navigation": "buttons"}, {"orientation": "landscape"}],
)
def test_the_window_moves_up_as_far_as_the_caret_needs(config: dict[str, Any]) -> None:
    p = desk(**config)
    before = node(p, "note").bounds
    title = node(p, text="Desk").bounds
    tap(p, "note")
    frame = p.frame()
    window, board = frame.active, frame.window("ime")
    assert board is not None
    lift = -window.y
    assert 0 < lift <= frame.size[1] - board.y
    assert window.box.h == frame.size[1]
    now = node(p, "note").bounds
    assert (now[0], now[2]) == (before[0], before[2])
    assert now[3] == before[3] - lift
    assert caret(p)[1] <= board.y
    assert [n for n in p.screen().nodes if n.text == "Desk" and n.bounds == title] == []
    drawn(p)
    p.perform(PressKey("back"))
    assert p.frame().active.y == 0
    assert node(p, "note").bounds == before
    drawn(p)


def test_a_field_in_view_moves_nothing() -> None:
    p = desk()
    tap(p, "name")
    assert p.state.ime
    assert p.frame().active.y == 0
    tap(p, "press")
    assert p.state.data["desk"].pressed == 1
    drawn(p)


def test_touches_hit_what_is_seen_where_it_is_seen() -> None:
    p = desk()
    tap(p, "note")
    assert p.frame().active.y < 0
    p.perform(TypeText("some words"))
    drawn(p)
    before = p.state.data["desk"].pressed
    left, top, right, bottom = node(p, "press").bounds
    if bottom > 0:
        p.perform(Tap((left + right) // 2, (max(0, top) + bottom) // 2))
        assert p.state.data["desk"].pressed == before + 1
    key = next(n for n in p.screen(system=True).nodes if n.text == "q" or n.content_desc == "q")
    p.perform(Tap(*key.center))
    assert p.state.entry.view.get("note:text") == "some wordsq"
    drawn(p)


def test_it_follows_the_caret_while_a_text_grows() -> None:
    p = desk()
    tap(p, "note")
    for _ in range(8):
        p.perform(PressKey("enter"))
        board = p.frame().window("ime")
        assert board is not None
        assert caret(p)[1] <= board.y
        drawn(p)
    p.perform(Swipe(540, 900, 540, 600))
    drawn(p)


def test_the_other_screen_is_made_smaller() -> None:
    p = desk()
    tap(p, text="Other")
    tap(p, "note")
    frame = p.frame()
    board = frame.window("ime")
    assert board is not None
    assert frame.active.y == 0
    assert node(p, "note").bounds[3] <= board.y
    assert all(n.text != "Other" for n in p.screen().nodes)
    drawn(p)


def test_turning_saving_and_time_change_nothing() -> None:
    p = desk()
    tap(p, "note")
    p.perform(TypeText("kept"))
    p.perform(Rotate("landscape"))
    tap(p, "note")
    drawn(p)
    p.perform(Rotate("portrait"))
    tap(p, "note")
    drawn(p)
    held, seen, picture = p.state, p.screen().to_xml(), p.picture((1080, 2400))
    other = desk()
    other.state = pickle.loads(pickle.dumps(held))
    assert other.screen().to_xml() == seen
    assert (other.picture((1080, 2400)) == picture).all()
    p.perform(Wait(1000))
    assert p.screen().to_xml() == seen
