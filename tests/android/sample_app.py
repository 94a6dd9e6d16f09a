"""A small app to try the phone with: lists, fields, dialogs, menus, screens with and without parents."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace
from typing import Any

from gts_env.actions import Tap
from gts_env.android.app import App, command, layer, part, screen
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.effects import Put
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material.fields import TextField
from gts_env.android.material.scaffold import Scaffold
from gts_env.android.phone import Phone
from gts_env.android.system import installed
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.android.widgets.scroll import LazyList, Scroll
from gts_env.screen import Node

NOW = dt.datetime(2026, 10, 14, 9, 41)
ZONE = "Europe/Berlin"


@dataclass(frozen=True)
class Note:
    id: str
    title: str
    done: bool = False


@dataclass(frozen=True)
class SampleData:
    notes: tuple[Note, ...] = tuple([Note(str(i), f"Note number {i}") for i in range(30)])
    sent: tuple[str, ...] = ()
    started: tuple[str, ...] = ()


class Sample(App):
    """Notes, with a form of every kind of field."""

    Data = SampleData

    @screen(launcher=True)
    def home(self, ui: Any) -> Widget:
        bar = Row(
            [
                Text("Notes", "title_large", weight=1),
                MenuButton(),
                Button("Form", ui.open("form")),
                Button("Ask", ui.show("ask")),
                Button("Toast", ui.do("say")),
            ],
            padding=(16, 8),
            gap=12,
        )
        rows = [self.row(ui, n) for n in ui.data.notes]
        return page([bar, LazyList(rows, id="list", weight=1)])

    @part
    def row(self, ui: Any, note: Note) -> Widget:
        mark = Icon("check_box" if note.done else "check_box_outline_blank", silent=True)
        more = Icon("chevron_right", on_click=ui.open("detail", note=note.id), desc="Open")
        return Row(
            [mark, Text(note.title, weight=1), more],
            gap=16,
            padding=(16, 16),
            id="row",
            item=note.id,
            on_click=ui.do("toggle", note=note.id),
        )

    @screen(parent="home")
    def detail(self, ui: Any, note: str) -> Widget:
        parts = [
            Row([Icon("arrow_back", on_click=ui.up(), desc="Up"), Text(f"Detail of {note}")], padding=16, gap=16),
            Button("Comments", ui.open("comments", note=note)),
            Button("Remember", ui.put("opened", True, saved=False)),
            Button("Save", ui.put("kept", True)),
            Text(f"opened {bool(ui.get('opened'))} kept {bool(ui.get('kept'))}", id="facts"),
        ]
        return page(parts)

    @screen(parent="detail", parent_args=("note",))
    def comments(self, ui: Any, note: str) -> Widget:
        back = Row([Icon("arrow_back", on_click=ui.up(), desc="Up"), Text(f"Comments on {note}")], padding=16, gap=16)
        return page([back])

    @screen(parent="home")
    def form(self, ui: Any) -> Widget:
        fields: list[Widget] = [
            TextField("name", "Name", ime_action="next"),
            TextField("mail", "E-mail", input_type="email", ime_action="next"),
            TextField("phone", "Phone", input_type="phone", ime_action="next"),
            TextField("amount", "Amount", input_type="number", ime_action="search", on_submit=ui.do("send")),
            TextField("site", "Site", input_type="uri", ime_action="go", on_submit=ui.open("detail", note="site")),
            TextField("message", "Message", ime_action="send", on_submit=ui.do("send")),
            TextField("code", "Code", max_length=5, on_change=ui.do("count")),
            TextField("notes", "Notes", multiline=True),
        ]
        if ui.get("extra"):
            fields.insert(0, TextField("extra", "Extra", on_submit=Put("extra", None)))
        buttons = Row([Button("Extra", ui.many(ui.put("extra", True))), Button("Drop", ui.put("extra", None))], gap=24)
        return page([Scroll(Column([buttons, *fields], gap=12, padding=16, align="fill"), id="scroll", weight=1)])

    @layer
    def ask(self, ui: Any) -> Widget:
        return Column(
            [Text("Title?"), TextField("answer", "Answer"), Button("Cancel", ui.dismiss())],
            padding=24,
            gap=16,
            background="surface_container_high",
            radius=28,
        )

    @command
    def toggle(self, ui: Any, note: str) -> None:
        found = ui.find("notes", note)
        ui.store("notes", replace(found, done=not found.done))

    @command
    def send(self, ui: Any) -> None:
        ui.update(sent=(*ui.data.sent, ui.text("message") + ui.text("amount")))

    @command
    def count(self, ui: Any) -> None:
        ui.update(sent=(*ui.data.sent, str(len(ui.text("code")))))

    @command
    def say(self, ui: Any) -> None:
        ui.toast("Saved to your notes")

    def started(self, ui: Any, screen: str) -> None:
        ui.update(started=(*ui.data.started, screen))


class MenuButton(Icon):
    """A button a menu hangs from."""

    def __init__(self) -> None:
        from gts_env.android.effects import Show

        super().__init__("more_vert", key="more", desc="More", on_click=Show("more", kind="menu", anchor="more"))

    def menu(self, lay: Any) -> Widget:
        from gts_env.android.effects import Dismiss

        return Column([Button("Sort", Dismiss()), Button("Share", Dismiss())], background="surface", elevation=3)


class Button(Text):
    def __init__(self, label: str, effect: Any) -> None:
        super().__init__(label, "label_large", "primary", on_click=effect, role="Button", id=label.lower())


def page(parts: list[Widget]) -> Widget:
    return Scaffold(Column(parts, width="fill", height="fill", align="fill"))


SAMPLE = Manifest("sample", "Notes", "sticky_note_2", 0xFFFBC02D, "Productivity", "")
OTHER = Manifest("other", "Other", "cloud", 0xFF00897B, "Productivity", "")


def phone(*more: Manifest, **config: Any) -> Phone:
    """A phone with the sample app under two names and further ones, just booted."""
    apps = (SAMPLE, OTHER, *more)
    registry = Registry([*installed.MANIFESTS, *apps], {m.id: Sample for m in apps})
    made = Phone(registry)
    made.surfaces.check = True
    made.boot(Config(zone=ZONE, **config), to_ms(NOW, ZONE), {})
    return made


def find(phone: Phone, *, system: bool = False, **wanted: str) -> Node:
    """The first node whose attributes are these (``id`` for the resource name)."""
    nodes = phone.screen(system=system).nodes
    for node in nodes:
        if all(getattr(node, {"id": "name", "desc": "content_desc"}.get(k, k)) == v for k, v in wanted.items()):
            return node
    raise AssertionError(f"no node {wanted} among {nodes}")


def tap(phone: Phone, *, system: bool = False, **wanted: str) -> None:
    """Tap the middle of a node."""
    phone.perform(Tap(*find(phone, system=system, **wanted).center))


def texts(phone: Phone) -> list[str]:
    return [n.text for n in phone.screen().nodes if n.text]
