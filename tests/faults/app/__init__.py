"""A small app that has something at every seam: lists, pictures, switches, fields, dialogs, settings, jobs."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace

from gts_env.android.app import App, command, guard, layer, part, query, screen
from gts_env.android.drawing.canvas import Canvas
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material import (
    BackArrow,
    ConfirmDialog,
    FilledButton,
    IconButton,
    ListItem,
    Scaffold,
    SwitchRow,
    TextButton,
    TextField,
    TopBar,
)
from gts_env.android.system import installed
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Drawing, Icon, Text
from gts_env.android.widgets.scroll import LazyList, Scroll

MANIFEST = Manifest("trial", "Trial", "science", 0xFF00695C, "Tools", "tests.faults.app:Trial")
LONG = "A title so long that it can never be shown on one line of a phone held upright"


@dataclass(frozen=True, slots=True)
class Item:
    """Something with a price."""

    id: str
    title: str
    price: int = 0
    day: dt.date = dt.date(2026, 10, 14)
    done: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """Two settings."""

    loud: bool = False
    unit: str = "km"


@dataclass(frozen=True, slots=True)
class TrialData:
    """Items and settings."""

    items: tuple[Item, ...] = (
        Item("1", "Café crème", 9),
        Item("2", "Bread 😀", 100),
        Item("3", "Tea", 20, dt.date(2026, 10, 15)),
    )
    settings: Settings = Settings()
    ticks: int = 0


def paint(canvas: Canvas, left: int, top: int, right: int, bottom: int, colors: tuple[int, ...], kind: str) -> None:
    """A picture: a square of one colour with a disc, or a bar, in another."""
    canvas.rect(left, top, right, bottom, colors[0])
    if kind == "1":
        canvas.circle((left + right) / 2, (top + bottom) / 2, (right - left) / 3, colors[1])
    else:
        canvas.rect(left, top, right, top + (bottom - top) / 2, colors[1])


class BackHandler(Composed):
    """Content that answers back itself."""

    def __init__(self, child: Widget, on_back: object) -> None:
        super().__init__()
        self.child = child
        self.on_back = on_back

    def compose(self, lay: object) -> Widget:
        """The content."""
        return self.child


class Trial(App):
    """An app for the tests of fault operators."""

    Data = TrialData

    # -- data ----------------------------------------------------------------------------------------------------

    @query
    def items(self, ui: Ui, word: str = "") -> tuple[Item, ...]:
        """Items whose title has a word."""
        return tuple([i for i in ui.data.items if word.lower() in i.title.lower()])

    @query
    def total(self, ui: Ui) -> int:
        """Sum of the prices."""
        return sum(i.price for i in ui.data.items)

    @guard
    def may_rename(self, ui: Ui, title: str) -> bool:
        """Whether a title is not empty."""
        return bool(title.strip())

    # -- screens -------------------------------------------------------------------------------------------------

    @screen(launcher=True)
    def home(self, ui: Ui) -> Widget:
        """Items, a sum, a search field, and ways to the other screens."""
        shown = self.items(ui, ui.text("find"))
        return Scaffold(
            top=TopBar("Trial", actions=[IconButton("settings", ui.open("settings"), "Settings", id="to_settings")]),
            body=LazyList(
                [
                    TextField("find", "Find", ime_action="search", on_submit=ui.do("tick")),
                    Text(f"Sum {ui.fmt.money(self.total(ui), 'EUR')}", id="sum"),
                    Text(f"{ui.fmt.date(dt.date(2026, 10, 14), 'short')} {ui.fmt.plural(1)}", id="date"),
                    Text(f"Ticks {ui.data.ticks}", id="ticks"),
                    Text(f"Unit {ui.data.settings.unit}", id="unit"),
                    Row([TextButton("Open editor", ui.open("editor"), id="to_editor"), self.tabs(ui)], id="ways"),
                    *ui.each(self.row, shown),
                ],
                id="list",
            ),
        )

    def tabs(self, ui: Ui) -> Widget:
        """A page of two."""
        page = ui.get("page", "one")
        other = "two" if page == "one" else "one"
        return TextButton(f"Page {page}", ui.put("page", other), id="page")

    @part
    def row(self, ui: Ui, item: Item) -> Widget:
        """An item with a picture."""
        picture = Drawing(paint, ("primary", "tertiary"), (item.id,), id="picture", width=40, height=40, item=item.id)
        return ListItem(
            item.title, f"Price {item.price}", leading=picture, trailing="done" if item.done else None, id="item",
            item=item.id, on_click=ui.open("detail", item=item.id), on_long_click=ui.do("finish", item=item.id),
        )  # fmt: skip

    @screen(parent="home")
    def detail(self, ui: Ui, item: str) -> Widget:
        """One item."""
        found = next((i for i in ui.data.items if i.id == item), None)
        title = found.title if found else "Gone"
        return Scaffold(
            top=TopBar(title, navigation=BackArrow()),
            body=Scroll(
                Column(
                    [
                        Text(title, id="title"),
                        Text("done" if found and found.done else "open", id="state"),
                        Row(
                            [
                                Icon("star", id="star", desc="Star"),
                                FilledButton("Finish", ui.do("finish", item=item), id="finish"),
                                TextButton("Delete", ui.show("confirm", item=item), id="delete"),
                            ],
                            id="buttons",
                        ),
                        Row([Text(LONG, id="long", weight=1), Text("End", id="end")], width="fill", id="long_row"),
                        Text("See the terms and the privacy policy", id="links", on_click=ui.do("tick")),
                        TextButton("More", ui.open("more", item=item), id="more"),
                        TextButton("Later", ui.do("move", item=item, day=dt.date(2026, 10, 20)), id="later"),
                        Text(ui.fmt.date(found.day, "day") if found else "", id="day"),
                    ],
                    padding=16,
                    gap=8,
                ),
                id="body",
            ),
        )

    @screen(parent="home")
    def more(self, ui: Ui, item: str = "1") -> Widget:
        """A third level, long enough to scroll."""
        rows = [Text(f"Line {i} of {item}", id="line", height=60) for i in range(60)]
        top = TopBar("More", navigation=BackArrow())
        return Scaffold(top=top, body=LazyList([TextButton("Finish it", ui.do("finish", item=item), id="end"), *rows]))

    @screen(parent="home")
    def settings(self, ui: Ui) -> Widget:
        """Two settings."""
        now = ui.data.settings
        return Scaffold(
            top=TopBar("Settings", navigation=BackArrow()),
            body=Column(
                [
                    SwitchRow("Loud", None, now.loud, ui.do("set_loud", value=not now.loud), id="loud"),
                    TextButton(f"Unit {now.unit}", ui.do("set_unit"), id="set_unit"),
                ]
            ),
        )

    @screen(parent="home")
    def editor(self, ui: Ui) -> Widget:
        """A field; back answers itself."""
        column = Column(
            [
                TextField("name", "Name"),
                FilledButton("Save", ui.do("add", title=ui.text("name")), id="save"),
                SwitchRow(
                    "Mark", None, bool(ui.get("mark")), ui.put("mark", not ui.get("mark"), saved=False), id="mark"
                ),
            ],
            padding=16,
            gap=8,
        )
        top = TopBar("Editor", navigation=BackArrow(ui.do("close_editor")))
        return Scaffold(BackHandler(column, ui.do("close_editor")), top=top)

    @layer
    def confirm(self, ui: Ui, item: str) -> Widget:
        """Whether to delete."""
        return ConfirmDialog("Delete?", f"Item {item} goes.", "Delete", ui.do("delete", item=item), "Keep")

    # -- commands ------------------------------------------------------------------------------------------------

    @command
    def finish(self, ui: Tx, item: str) -> None:
        """Turn an item's mark."""
        found = ui.find("items", item)
        ui.store("items", replace(found, done=not found.done))
        ui.toast("Finished")

    @command
    def move(self, ui: Tx, item: str, day: dt.date) -> None:
        """Put an item on another day."""
        ui.store("items", replace(ui.find("items", item), day=day, price=0))

    @command
    def delete(self, ui: Tx, item: str) -> None:
        """Take an item away."""
        ui.remove("items", item)
        ui.run(ui.back())

    @command
    def add(self, ui: Tx, title: str) -> None:
        """Add an item."""
        if not self.may_rename(ui, title):
            ui.toast("Name it")
            return
        ui.add("items", Item(ui.new_id("items"), title, 1))
        ui.run(ui.back())

    @command
    def close_editor(self, ui: Tx) -> None:
        """Leave the editor."""
        ui.run(ui.back())

    @command
    def tick(self, ui: Tx) -> None:
        """Count."""
        ui.update(ticks=ui.data.ticks + 1)

    @command
    def sync(self, ui: Tx, by: int = 1) -> None:
        """What a job does."""
        ui.update(ticks=ui.data.ticks + by)

    @command
    def set_loud(self, ui: Tx, value: bool) -> None:
        """Turn the setting."""
        ui.update(settings=replace(ui.data.settings, loud=value))

    @command
    def set_unit(self, ui: Tx) -> None:
        """Take the other unit."""
        now = ui.data.settings
        ui.update(settings=replace(now, unit="mi" if now.unit == "km" else "km"))


def registry() -> Registry:
    """The system's apps and this one."""
    return Registry([*installed.MANIFESTS, MANIFEST], {**installed.FACTORIES, "trial": Trial})
