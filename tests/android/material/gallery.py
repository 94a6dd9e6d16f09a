"""An app that shows every Material component, for tests and for looking at."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from gts_env.android.app import App, command, layer, screen
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.effects import Focus
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material import (
    Avatar,
    BackArrow,
    BottomSheet,
    Card,
    Checkbox,
    CheckRow,
    Chip,
    CircularProgress,
    ConfirmDialog,
    DatePicker,
    Dialog,
    Dropdown,
    ElevatedButton,
    EmptyState,
    Fab,
    FilledButton,
    Flow,
    IconButton,
    LinearProgress,
    ListDialog,
    ListItem,
    MenuAnchor,
    MenuButton,
    MenuItem,
    MultiListDialog,
    NavigationBar,
    NavItem,
    OutlinedButton,
    RadioButton,
    RadioRow,
    Scaffold,
    SearchField,
    SecondaryTab,
    SectionHeader,
    SegmentedButtons,
    Slider,
    Switch,
    SwitchRow,
    Tab,
    Tabs,
    TextButton,
    TextField,
    TimePicker,
    TonalButton,
    TopBar,
    clear_text,
    closing,
    show_menu,
)
from gts_env.android.phone import Phone
from gts_env.android.system import launcher
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.android.widgets.scroll import LazyList, Scroll

PAGES = ("buttons", "lists", "selection", "fields", "more", "nothing")
PEOPLE = (("Anna", "#0B8043"), ("Björn", "#039BE5"), ("Carla", "#D50000"), ("Dmitri", "#8E24AA"))


@dataclass(frozen=True)
class GalleryData:
    """What the components change."""

    on: tuple[str, ...] = ("wifi",)
    choice: str = "week"
    days: tuple[str, ...] = ("Mon", "Wed")
    count: int = 0
    date: str = "2026-10-14"
    minute: int = 570
    text: str = ""
    tab: int = 0
    level: int = 30


class Gallery(App):
    """All components."""

    Data = GalleryData

    def load(self, values: Mapping[str, Any], now: int, zone: str) -> GalleryData:
        return GalleryData(**values)

    @screen(launcher=True)
    def home(self, ui: Any) -> Widget:
        return Scaffold(
            top=TopBar(
                "Gallery",
                actions=[IconButton("search", ui.do("tap"), "Search", badge=3)],
                menu=[
                    MenuItem("Refresh", ui.do("tap"), id="refresh"),
                    MenuItem("Show done", ui.do("flip", name="done"), checked="done" in ui.data.on),
                    None,
                    MenuItem("Locked", ui.do("tap"), enabled=False),
                    MenuItem("Settings", ui.open("selection"), icon="settings"),
                ],
            ),
            body=LazyList(
                [
                    ListItem(
                        page.title(),
                        f"Tapped {ui.data.count} times" if page == "buttons" else None,
                        leading="widgets",
                        trailing="3:00 PM",
                        on_click=ui.open(page),
                        id=f"open_{page}",
                    )
                    for page in PAGES
                ],
                id="pages",
            ),
            fab=Fab("add", ui.do("undoable"), "Add"),
        )

    @screen(parent="home")
    def buttons(self, ui: Any) -> Widget:
        kinds = (FilledButton, TonalButton, ElevatedButton, OutlinedButton, TextButton)
        tap = ui.do("tap")
        rows: list[Widget] = []
        for kind in kinds:
            rows.append(Row([kind("Enabled", tap), kind("Icon", tap, "add"), kind("Off", tap, enabled=False)], gap=8))
        for style in ("standard", "filled", "tonal", "outlined"):
            rows.append(
                Row(
                    [
                        IconButton("favorite", tap, "Like", kind=style),
                        IconButton("star", tap, "Star", kind=style, toggled="star" in ui.data.on),
                        IconButton("bookmark", tap, "Bookmark", kind=style, toggled=True),
                        IconButton("delete", tap, "Delete", kind=style, enabled=False),
                        IconButton("notifications", tap, "Alerts", kind=style, badge=True),
                        IconButton("mail", tap, "Mail", kind=style, badge=1200),
                    ]
                )
            )
        rows.append(
            Row(
                [
                    Fab("add", tap, "Small", size="small", id=None),
                    Fab("edit", tap, "Edit", id=None, color="surface_container_high"),
                    Fab("edit", tap, text="Compose", id=None),
                ],
                gap=16,
            )
        )
        rows.append(Fab("add", tap, "Large", size="large", id=None, color="tertiary_container"))
        return Scaffold(
            top=TopBar("Buttons", navigation=BackArrow(), subtitle=f"{ui.data.count} taps"),
            body=Scroll(Column(rows, gap=8, padding=16), id="body"),
        )

    @screen(parent="home")
    def lists(self, ui: Any) -> Widget:
        rows: list[Widget] = [SectionHeader("People")]
        for i, (name, color) in enumerate(PEOPLE):
            rows.append(
                ListItem(
                    name,
                    "Meeting room 4 · Bring the slides and the long agenda of the last two weeks" if i % 2 else "Away",
                    "Overline" if i == 3 else None,
                    leading=Avatar(name, color),
                    trailing=MenuButton(
                        items=[MenuItem("Call", ui.do("tap")), MenuItem("Remove", ui.do("tap"))], key=f"menu_{i}"
                    ),
                    on_click=ui.do("tap"),
                    selected=i == 2,
                )
            )
            rows.append(Divider(inset=72))
        anchor = Row([OutlinedButton("Sort by name", show_menu("sort"), "sort")], padding=16)
        rows += [
            ListItem("Only a headline"),
            ListItem("Disabled", "Cannot be tapped", leading="lock", enabled=False, on_click=ui.do("tap")),
            ListItem("With a checkbox", leading=Checkbox(True, ui.do("tap")), trailing=Switch(False, ui.do("tap"))),
            MenuAnchor(anchor, [MenuItem("Name", ui.do("tap"), selected=True), MenuItem("Date", ui.do("tap"))], "sort"),
        ]
        return Scaffold(
            top=TopBar(
                "October 2026",
                navigation=BackArrow(),
                title_click=ui.show("choose"),
                actions=[IconButton("today", ui.do("tap"), "Today")],
            ),
            body=LazyList(rows, id="rows"),
        )

    @screen(parent="home")
    def selection(self, ui: Any) -> Widget:
        on = ui.data.on
        rows: list[Widget] = [
            SectionHeader("Network"),
            SwitchRow(
                "Wi-Fi", "Connected to Home", "wifi" in on, ui.do("flip", name="wifi"), leading="wifi", id="wifi"
            ),
            SwitchRow("Airplane mode", None, "plane" in on, ui.do("flip", name="plane"), id="plane"),
            SwitchRow("Hotspot", "Not available", True, ui.do("tap"), enabled=False),
            SwitchRow("Mobile data", "Not available", False, ui.do("tap"), enabled=False),
            SectionHeader("Lists"),
            CheckRow("Milk", None, "milk" in on, ui.do("flip", name="milk"), id="milk"),
            CheckRow("Bread", "Two loaves", "bread" in on, ui.do("flip", name="bread"), id="bread"),
            CheckRow("Sold out", None, True, enabled=False),
        ]
        for value in ("day", "week"):
            rows.append(RadioRow(value.title(), None, ui.data.choice == value, ui.do("choose_view", value=value)))
        rows += [
            Row(
                [
                    Checkbox(True, ui.do("tap")),
                    RadioButton(True, ui.do("tap")),
                    RadioButton(False, ui.do("tap")),
                    Switch(True, ui.do("tap")),
                ],
                padding=16,
            ),
            ListItem("View", ui.data.choice, on_click=ui.show("choose"), id="view"),
            ListItem("Days", ", ".join(ui.data.days), on_click=ui.show("pick_days"), id="days"),
            ListItem("Share", on_click=ui.sheet("share"), id="share"),
            ListItem("Delete all", on_click=ui.show("confirm"), id="delete"),
            ListItem("Rename", ui.data.text, on_click=ui.many(ui.show("rename"), Focus("name")), id="rename"),
        ]
        return Scaffold(top=TopBar("Selection", navigation=BackArrow()), body=LazyList(rows, id="body"))

    @screen(parent="home")
    def fields(self, ui: Any) -> Widget:
        title = ui.text("title")
        rows: list[Widget | None] = [
            TextField(
                "title",
                "Title",
                hint="What is it about",
                trailing=IconButton("close", clear_text("title"), "Clear") if title else None,
            ),
            TextField("mail", "E-mail", "anna@example.org", input_type="email", leading="mail", ime_action="next"),
            TextField(
                "pass",
                "Password",
                "secret",
                password=True,
                kind="filled",
                trailing=IconButton("visibility", ui.do("tap"), "Show password"),
            ),
            TextField(
                "amount",
                "Amount",
                kind="filled",
                input_type="number",
                supporting="In euros",
                max_length=6,
                counter=True,
            ),
            TextField("bad", "Date", "31.02.", error="There is no such day"),
            TextField("notes", "Notes", "One\nTwo", multiline=True, lines=3, kind="filled"),
            TextField("long", None, "A single line that is much longer than the field, so that it scrolls sideways"),
            TextField("off", "Disabled", "Cannot be changed", enabled=False),
            TextField("plain", hint="Add title", kind="plain", style="headline_small"),
            FilledButton("Save", ui.do("keep"), width="fill", id="save"),
        ]
        return Scaffold(
            top=TopBar("Fields", navigation=BackArrow(), actions=[TextButton("Save", ui.do("keep"))]),
            body=Scroll(Column(rows, gap=12, padding=16, align="fill", width="fill"), id="form"),
        )

    @screen(parent="home")
    def more(self, ui: Any) -> Widget:
        tap, tab = ui.do("tap"), ui.data.tab
        days = ["Mon", "Tue", "Wed", "Thu"]
        chips = [Chip(d, ui.do("set_days", value=(d,)), "filter", selected=d in ui.data.days) for d in days]
        chips += [
            Chip("Add to calendar", tap, icon="event"),
            Chip("Anna", tap, "input", selected=True, on_close=tap, avatar=Avatar("Anna", "#0B8043", 24)),
            Chip("Off", tap, enabled=False),
        ]
        views = [("day", "Day"), ("week", "Week"), ("month", "Month")]
        page = Column(
            [
                Flow(chips),
                SegmentedButtons(views, ui.data.choice, ui.do("choose_view"), id="views"),
                Dropdown("View", ui.data.choice, views, ui.do("choose_view"), "view_menu"),
                SearchField("find", "Search events", on_change=tap),
                Row(
                    [
                        Card(Text("Filled"), on_click=tap, id="card"),
                        Card(Text("Elevated"), "elevated"),
                        Card(Text("Outlined"), "outlined"),
                    ],
                    gap=12,
                ),
                LinearProgress(0.4),
                LinearProgress(phase=0.6),
                Row([CircularProgress(0.7), CircularProgress(phase=0.3), CircularProgress(0.25, size=24)], gap=16),
                ListItem("Date", ui.data.date, on_click=ui.show("pick_date"), id="date"),
                ListItem(
                    "Time", f"{ui.data.minute // 60}:{ui.data.minute % 60:02}", on_click=ui.show("pick_time"), id="time"
                ),
                Slider(ui.data.level, ui.do("set_level"), id="level"),
                Slider(3, ui.do("set_level"), high=5, desc="Stars"),
                Slider(60, ui.do("tap"), enabled=False),
            ],
            gap=12,
            padding=(16, 8),
            width="fill",
            align="fill",
        )
        tabs = [
            Tab(name, tab == i, ui.do("go_tab", to=i), badge=2 if i == 1 else None)
            for i, name in enumerate(("Chats", "Updates", "Calls"))
        ]
        icons = ("calendar_month", "task_alt", "event_note", "settings")
        items = [
            NavItem(icon, label, tab == i, ui.do("go_tab", to=i), badge=(None, 3, True, None)[i])
            for i, (icon, label) in enumerate(zip(icons, ("Calendar", "Tasks", "Agenda", "Settings"), strict=True))
        ]
        second = [SecondaryTab(f"Section {i}", i == ui.get("section", 1), ui.put("section", i)) for i in range(9)]
        body = Column(
            [Tabs(tabs), Tabs(second, scrolls=True, id="strip"), Scroll(page, id="body", weight=1)],
            width="fill",
            align="fill",
        )
        return Scaffold(
            top=TopBar("More", navigation=BackArrow()),
            body=body,
            bottom=NavigationBar(items),
            fab=Fab("add", ui.do("undoable"), "Add"),
        )

    @screen(parent="home")
    def nothing(self, ui: Any) -> Widget:
        action = FilledButton("Add one", ui.do("tap"))
        top = TopBar(SearchField("query", "Search notes", bar=False), navigation=BackArrow())
        return Scaffold(
            top=top, body=EmptyState("inbox", "Nothing here yet", "What you add will show up here.", action)
        )

    # -- layers --------------------------------------------------------------------------------------------------

    @layer
    def choose(self, ui: Any) -> Widget:
        options = [("day", "Day"), ("week", "Week"), ("month", "Month")]
        return ListDialog("Change view", options, ui.data.choice, ui.do("choose_view"))

    @layer
    def pick_days(self, ui: Any) -> Widget:
        return MultiListDialog("Repeat on", ["Mon", "Tue", "Wed", "Thu"], ui.data.days, ui.do("set_days"))

    @layer
    def pick_date(self, ui: Any) -> Widget:
        return DatePicker(dt.date.fromisoformat(ui.data.date), ui.do("set_date"), today=ui.today)

    @layer
    def pick_time(self, ui: Any) -> Widget:
        return TimePicker(ui.data.minute, ui.do("set_time"))

    @layer
    def share(self, ui: Any) -> Widget:
        rows = [
            ListItem(name, leading=icon, on_click=closing(ui.do("tap")), id=f"share_{name.lower()}")
            for name, icon in (("Copy link", "link"), ("Mail", "mail"), ("Print", "print"))
        ]
        return BottomSheet(Column(rows, width="fill"), "Share")

    @layer
    def confirm(self, ui: Any) -> Widget:
        return ConfirmDialog(
            "Delete all events?",
            "This cannot be undone. All 23 events will be gone for ever.",
            "Delete",
            ui.do("undoable"),
            icon="delete",
        )

    @layer
    def rename(self, ui: Any) -> Widget:
        return Dialog(
            "Rename",
            TextField("name", "Name", ui.data.text),
            [TextButton("Cancel", ui.dismiss()), TextButton("Save", ui.many(ui.do("rename_it"), ui.dismiss()))],
        )

    # -- commands ------------------------------------------------------------------------------------------------

    @command
    def tap(self, ui: Any) -> None:
        ui.update(count=ui.data.count + 1)

    @command
    def undoable(self, ui: Any) -> None:
        ui.update(count=ui.data.count + 1)
        ui.snackbar("Item added", "Undo", ui.do("undo"))

    @command
    def undo(self, ui: Any) -> None:
        ui.update(count=ui.data.count - 1)

    @command
    def flip(self, ui: Any, name: str) -> None:
        on = ui.data.on
        ui.update(on=tuple([n for n in on if n != name]) if name in on else (*on, name))

    @command
    def choose_view(self, ui: Any, value: str) -> None:
        ui.update(choice=value)

    @command
    def set_days(self, ui: Any, value: tuple[str, ...]) -> None:
        ui.update(days=value)

    @command
    def set_date(self, ui: Any, value: str) -> None:
        ui.update(date=value)

    @command
    def set_time(self, ui: Any, value: int) -> None:
        ui.update(minute=value)

    @command
    def set_level(self, ui: Any, value: int) -> None:
        ui.update(level=value)

    @command
    def go_tab(self, ui: Any, to: int) -> None:
        ui.update(tab=to)

    @command
    def rename_it(self, ui: Any) -> None:
        ui.update(text=ui.text("name", ui.data.text))

    @command
    def keep(self, ui: Any) -> None:
        ui.update(text=ui.text("title"))
        ui.snackbar("Saved")


def phone(**config: Any) -> Phone:
    """A phone with the gallery in front."""
    manifest = Manifest("gallery", "Gallery", "widgets", 0xFF6750A4, "Tools", "")
    made = Phone(Registry([launcher.MANIFEST, manifest], {"gallery": Gallery, "launcher": launcher.Launcher}))
    setting = replace(Config(zone="Europe/Berlin"), **config)
    made.state = made.boot(setting, to_ms(dt.datetime(2026, 10, 14, 9, 41), setting.zone), {})
    from gts_env.actions import OpenApp

    made.perform(OpenApp("Gallery"))
    return made
