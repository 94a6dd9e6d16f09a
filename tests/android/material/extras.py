"""An app of drawers, rows that move, selections and rich text, for tests and for looking at."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace
from typing import Any

from gts_env.actions import OpenApp
from gts_env.android.app import App, command, layer, screen
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material import (
    BackArrow,
    ChipGroup,
    Dialog,
    DragHandle,
    DrawerButton,
    DrawerItem,
    DrawerLayout,
    ExpandableRow,
    IconButton,
    LinkText,
    ListItem,
    NavigationDrawer,
    NavigationRail,
    Page,
    PullToRefresh,
    RailItem,
    ReorderList,
    RichText,
    Scaffold,
    SearchTopBar,
    SectionHeader,
    Selection,
    SelectionBar,
    Span,
    Stepper,
    SwipeAction,
    SwipeRow,
    TabPager,
    TextButton,
    TopBar,
    linked,
    reordered,
)
from gts_env.android.phone import Phone
from gts_env.android.pictures import (
    SCENES,
    bar_chart,
    cover,
    document,
    line_chart,
    map_tile,
    monogram,
    photo,
    pie_chart,
    portrait,
    qr_code,
    weather,
)
from gts_env.android.system import launcher
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.android.widgets.scroll import LazyList, Scroll

SCREENS = ("home", "rows", "order", "pages", "texts", "rail", "pictures")


@dataclass(frozen=True)
class ExtrasData:
    """What the components change."""

    mail: tuple[str, ...] = ("Ana", "Ben", "Cem", "Dora", "Eli", "Fay")
    log: tuple[str, ...] = ()
    guests: int = 2
    busy: bool = False
    tags: tuple[str, ...] = ("Work",)
    order: str | None = "new"


class Extras(App):
    """Everything that moves."""

    Data = ExtrasData

    @screen(launcher=True)
    def home(self, ui: Any) -> Widget:
        chosen = Selection(ui)
        found = [name for name in ui.data.mail if ui.text("find").lower() in name.lower()]
        rows = [
            SwipeRow(
                ListItem(name, "Swipe me", leading="mail", selected=name in chosen, id=f"mail_{name}",
                         **chosen.row(name, ui.do("note", what=f"open {name}"))),
                SwipeAction("archive", "Archive", ui.do("archive", name=name)),
                SwipeAction("delete", "Delete", ui.do("delete", name=name), "error_container", "on_error_container"),
                key=f"row_{name}",
            )
            for name in found
        ]  # fmt: skip
        top: Widget = SearchTopBar(
            "Inbox", key="find", navigation=DrawerButton(), actions=[IconButton("delete", ui.show("ask"), "Empty")]
        )
        if chosen:
            bin_them = IconButton("delete", ui.do("delete_all", names=chosen.ids), "Delete selected")
            top = SelectionBar(len(chosen), chosen.clear(), [bin_them])
        body = PullToRefresh(LazyList(rows, id="mails"), ui.do("refresh"), ui.data.busy)
        drawer = NavigationDrawer(
            [
                DrawerItem("inbox", "Inbox", ui.do("note", what="inbox"), True, "24", id="go_inbox"),
                *[DrawerItem("label", name.title(), ui.open(name), id=f"go_{name}") for name in SCREENS[1:]],
                Divider(),
                SectionHeader("Labels"),
                DrawerItem("star", "Starred", ui.do("note", what="starred")),
            ],
            "Mail",
        )
        return DrawerLayout(Scaffold(chosen.handler(body), top=top), drawer)

    @screen(parent="home")
    def rows(self, ui: Any) -> Widget:
        row = SwipeRow(
            ListItem("Reveal", "Buttons below", id="reveal"),
            SwipeAction("archive", "Archive", ui.do("note", what="archived")),
            SwipeAction("delete", "Delete", ui.do("note", what="deleted"), "error", "on_error"),
            reveal=True,
            key="reveal",
        )
        more = Column([Text("Opening hours"), Text("Monday to Friday, 9 to 17", "body_medium")], padding=16)
        stepper = Stepper(ui.data.guests, ui.do("set_guests"), low=1, high=4, id="guests")
        tags = ChipGroup(("Work", "Home", "Travel", "Sport", "Music"), ui.data.tags, ui.do("set_tags"), several=True,
                         id="tags")  # fmt: skip
        order = ChipGroup([("new", "Newest"), ("old", "Oldest"), ("name", "Name")], ui.data.order, ui.do("set_order"),
                          scrolls=True, id="order")  # fmt: skip
        return Scaffold(
            top=TopBar("Rows", navigation=BackArrow()),
            body=LazyList(
                [
                    row,
                    ExpandableRow("Details", more, "Tap to open", "info", key="details"),
                    ListItem("Guests", trailing=stepper),
                    Row([tags], padding=(16, 8)),
                    order,
                ],
                id="list",
            ),
        )

    @screen(parent="home")
    def order(self, ui: Any) -> Widget:
        rows = [ListItem(name, trailing=DragHandle(), item=name, id=f"drag_{name}") for name in ui.data.mail]
        body = ReorderList([SectionHeader("Queue"), *rows], ui.do("move"), id="queue")
        return Scaffold(top=TopBar("Order", navigation=BackArrow()), body=body)

    @screen(parent="home")
    def pages(self, ui: Any) -> Widget:
        pages = [
            Page(name, LazyList([ListItem(f"{name} {i}") for i in range(30)], id=f"{name}_list"), id=f"tab_{name}")
            for name in ("Songs", "Albums", "Artists")
        ]
        return Scaffold(top=TopBar("Pages", navigation=BackArrow()), body=TabPager(pages, key="library"))

    @screen(parent="home")
    def texts(self, ui: Any) -> Widget:
        spans = [
            "A paragraph with ", Span("bold", bold=True), ", ", Span("slanted", italic=True), ", ",
            Span("struck", strike=True), " and ", Span("coloured words", color="tertiary"), ", ",
            Span("code()", mono=True), ", long enough to take ", Span("more than one line, and on", bold=True), ".",
        ]  # fmt: skip
        terms = linked(
            "By going on you agree to our terms of use and our privacy notice.",
            {"terms of use": ui.do("note", what="terms"), "privacy notice": ui.do("note", what="privacy")},
        )
        now = Span("اليوم", color="primary")
        arabic = ["مرحبا بكم في ", Span("التطبيق الجديد", bold=True), " من Example GmbH ", now]
        column = Column(
            [
                RichText(spans, id="rich"),
                LinkText(terms, "body_medium", id="terms"),
                RichText(arabic, "title_medium"),
                RichText(spans, "body_small", "on_surface_variant", max_lines=1),
            ],
            gap=16, padding=16, width="fill",
        )  # fmt: skip
        return Scaffold(top=TopBar("Texts", navigation=BackArrow()), body=Scroll(column, id="body"))

    @screen(parent="home")
    def rail(self, ui: Any) -> Widget:
        at = ui.get("place", 0)
        names = (("home", "Home", None), ("search", "Search", 3), ("settings", "Settings", None))
        items = [
            RailItem(icon, name, i == at, ui.put("place", i), badge) for i, (icon, name, badge) in enumerate(names)
        ]
        body = Column([Text(f"Place {at}", "headline_small")], padding=16, weight=1)
        rail = NavigationRail(items, IconButton("menu", ui.do("note", what="menu"), "Menu"))
        return Scaffold(Row([rail, body], width="fill", height="fill"))

    @screen(parent="home")
    def pictures(self, ui: Any) -> Widget:
        days = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
        values = (3, 5, 2.5, 8, 7.2, 4, 6)
        rows: list[Widget] = [
            ListItem("Portrait", leading=portrait("anna", width=40, height=40, desc="Anna")),
            ListItem("Monogram", leading=monogram("Anna Berg", width=40, height=40)),
            ListItem("Album", leading=cover("a", width=56, height=56)),
            ListItem("Book", leading=cover("b", "Rivers", "A. Berg", "book", width=56, height=84)),
            ListItem("Document", leading=document("c", "text", width=48, height=64, id="paper")),
            photo("p", width="fill", height=220, desc="Photo", id="photo"),
            Row([cover("d", "North", "Berg", width=150, height=150, radius=12),
                 cover("e", "Talk", kind="podcast", width=150, height=150)], gap=8, padding=16),
            map_tile("town", width="fill", height=180, radius=16, desc="Map"),
            Row([bar_chart(values, days, marked=3, width="fill", height=160, desc="Bars")], padding=16),
            Row([line_chart(values, days, width="fill", height=160)], padding=16),
            Row([pie_chart(values, width=120, height=120), pie_chart(values, hole=0.6, width=120, height=120)], gap=16),
            weather("rain", width="fill", height=200),
            qr_code("hello", width=180, height=180),
            *[photo(3, scene, width="fill", height=160) for scene in SCENES],
        ]  # fmt: skip
        return Scaffold(top=TopBar("Pictures", navigation=BackArrow()), body=LazyList(rows, id="all"))

    @layer
    def ask(self, ui: Any) -> Widget:
        return Dialog("Empty?", "All mail goes.", [TextButton("Cancel", ui.dismiss())])

    @command
    def note(self, ui: Any, what: str) -> None:
        ui.update(log=(*ui.data.log, what))

    @command
    def archive(self, ui: Any, name: str) -> None:
        ui.update(mail=tuple([m for m in ui.data.mail if m != name]), log=(*ui.data.log, f"archive {name}"))

    @command
    def delete(self, ui: Any, name: str) -> None:
        ui.update(mail=tuple([m for m in ui.data.mail if m != name]), log=(*ui.data.log, f"delete {name}"))

    @command
    def delete_all(self, ui: Any, names: tuple[str, ...]) -> None:
        ui.update(mail=tuple([m for m in ui.data.mail if m not in names]))
        ui.set("selection", ())

    @command
    def refresh(self, ui: Any) -> None:
        ui.update(busy=True, log=(*ui.data.log, "refresh"))

    @command
    def move(self, ui: Any, index: int, to: int, item: str) -> None:
        ui.update(mail=reordered(ui.data.mail, index, to), log=(*ui.data.log, f"{item} {index} {to}"))

    @command
    def set_guests(self, ui: Any, value: int) -> None:
        ui.update(guests=value)

    @command
    def set_tags(self, ui: Any, value: tuple[str, ...]) -> None:
        ui.update(tags=value)

    @command
    def set_order(self, ui: Any, value: str | None) -> None:
        ui.update(order=value)


def phone(**config: Any) -> Phone:
    """A phone with the app in front; whatever is drawn is compared with a full redraw."""
    manifest = Manifest("extras", "Extras", "widgets", 0xFF6750A4, "Tools", "")
    made = Phone(Registry([launcher.MANIFEST, manifest], {"extras": Extras, "launcher": launcher.Launcher}))
    setting = replace(Config(zone="Europe/Berlin"), **config)
    made.state = made.boot(setting, to_ms(dt.datetime(2026, 10, 14, 9, 41), setting.zone), {})
    made.perform(OpenApp("Extras"))
    made.surfaces.check = True
    made.picture((270, 600))
    return made
