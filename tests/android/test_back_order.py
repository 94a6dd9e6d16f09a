"""What back takes away, one after the other: keyboard, dialog, sheet, drawer, selection mode, search, screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from gts_env.actions import LongPress, OpenApp, PressKey, Rotate, Swipe, Tap
from gts_env.android.app import App, layer, screen
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.effects import Focus
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material import (
    BottomSheet,
    Dialog,
    DrawerItem,
    DrawerLayout,
    ListItem,
    NavigationDrawer,
    Scaffold,
    SearchTopBar,
    Selection,
    SelectionBar,
    TextButton,
    TextField,
    show_drawer,
)
from gts_env.android.phone import Phone
from gts_env.android.system import installed
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.scroll import LazyList
from tests.android.sample_app import NOW, ZONE, find, tap

MANIFEST = Manifest("layers", "Layers", "layers", 0xFF336699, "Productivity", "")
ORDER = ["keyboard", "dialog", "sheet", "drawer", "selection", "search", "screen"]


@dataclass(frozen=True)
class Nothing:
    pass


class Layers(App):
    """A list that can be searched and selected from, with a drawer, a sheet and a dialog over it."""

    Data = Nothing

    @screen(launcher=True)
    def home(self, ui: Any) -> Widget:
        return Scaffold(Column([TextButton("List", ui.open("rows"), id="to_list")]))

    @screen(parent="home")
    def rows(self, ui: Any) -> Widget:
        chosen = Selection(ui)
        rows = [ListItem(f"Row {i}", id=f"row_{i}", key=f"row_{i}", **chosen.row(i)) for i in range(5)]
        rows.append(ListItem("More", on_click=show_drawer(), id="more"))
        body = Column(
            [
                SelectionBar(len(chosen), chosen.clear()) if chosen else None,
                chosen.handler(LazyList(rows, id="list", weight=1)),
            ],
            align="fill",
        )
        drawer = NavigationDrawer([DrawerItem("share", "Share", ui.sheet("share"), drawer=None, id="to_sheet")])
        return DrawerLayout(Scaffold(body, SearchTopBar("Rows")), drawer)

    @layer
    def share(self, ui: Any) -> Widget:
        ask = ui.many(ui.show("rename"), Focus("name"))
        return BottomSheet(Column([ListItem("Rename", on_click=ask, id="to_dialog")]), "Share")

    @layer
    def rename(self, ui: Any) -> Widget:
        return Dialog("Rename", TextField("name", "Name"), [TextButton("OK", ui.dismiss())])


def everything(**config: Any) -> Phone:
    """A phone with all of them open, the last on top."""
    p = Phone(Registry([*installed.MANIFESTS, MANIFEST], {**installed.FACTORIES, "layers": Layers}))
    p.surfaces.check = True
    p.boot(Config(zone=ZONE, **config), to_ms(NOW, ZONE), {})
    p.perform(OpenApp("Layers"))
    tap(p, id="to_list")
    tap(p, id="search_open")
    p.perform(PressKey("back"))
    p.perform(LongPress(*find(p, id="row_2").center, 600))
    for name in ("more", "to_sheet", "to_dialog"):
        tap(p, id=name)
    return p


def there(p: Phone) -> list[str]:
    """What of :data:`ORDER` is there."""
    state = p.state
    view = state.entry.view
    found = {
        "keyboard": state.ime,
        "dialog": any(x.kind == "dialog" for x in state.entry.layers),
        "sheet": any(x.kind == "sheet" for x in state.entry.layers),
        "drawer": bool(view.get("drawer:open")),
        "selection": bool(view.get("selection")),
        "search": bool(view.get("search:searching")),
        "screen": state.entry.screen == "rows",
    }
    return [name for name in ORDER if found[name]]


def key(p: Phone) -> None:
    p.perform(PressKey("back"))


def gesture(p: Phone) -> None:
    width, height = p.frame().size
    p.perform(Swipe(2, height // 3, width // 2, height // 3, 200))


def button(p: Phone) -> None:
    p.perform(Tap(*find(p, system=True, id="back").center))


@pytest.mark.parametrize(("back", "navigation"), [(key, "gesture"), (gesture, "gesture"), (button, "buttons")])
def test_back_takes_them_away_one_after_the_other(back: Any, navigation: str) -> None:
    p = everything(navigation=navigation)
    assert there(p) == ORDER
    for i in range(len(ORDER)):
        back(p)
        p.picture((270, 600))
        assert there(p) == ORDER[i + 1 :]
    assert p.state.entry.screen == "home"
    back(p)
    assert p.state.entry.app == "launcher"


def test_the_order_outlives_a_turn_of_the_phone() -> None:
    p = everything()
    p.perform(Rotate("landscape"))
    kept = there(p)
    assert [name for name in ORDER if name != "keyboard"] == [name for name in kept if name != "keyboard"]
    for i in range(len(kept)):
        key(p)
        assert there(p) == kept[i + 1 :]
