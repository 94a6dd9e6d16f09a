"""A small notes app for tests: a list with a switch, a detail screen with buttons, and settings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from gts_env.android.app import App, command, part, query, screen
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material import (
    BackArrow,
    Fab,
    FilledButton,
    ListItem,
    Scaffold,
    SwitchRow,
    TextButton,
    TextField,
    TopBar,
)
from gts_env.android.system import installed
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList, Scroll
from gts_env.devices.embedded import EmbeddedDevice

MANIFEST = Manifest("notes", "Notes", "sticky_note_2", 0xFFFBC02D, "Productivity", "tests.support.notes:Notes")


@dataclass(frozen=True, slots=True)
class Note:
    """A note."""

    id: str
    title: str
    starred: bool = False


@dataclass(frozen=True, slots=True)
class NotesData:
    """All notes and one setting."""

    notes: tuple[Note, ...] = (Note("1", "Milk and bread"), Note("2", "Call Anna"), Note("3", "Passport photos"))
    compact: bool = False


class Notes(App):
    """Notes for tests."""

    Data = NotesData

    @query
    def all_notes(self, ui: Ui) -> tuple[Note, ...]:
        """Notes in their order."""
        return tuple(ui.data.notes)

    @screen(launcher=True)
    def home(self, ui: Ui) -> Widget:
        """The list."""
        return Scaffold(
            top=TopBar("Notes"),
            body=LazyList(
                [
                    SwitchRow("Compact list", None, ui.data.compact, ui.do("toggle_compact"), id="compact"),
                    *ui.each(self.row, self.all_notes(ui)),
                ],
                id="list",
            ),
            fab=Fab("add", ui.do("add_note"), "New note", id="new"),
        )

    @part
    def row(self, ui: Ui, note: Note) -> Widget:
        """One note."""
        title = f"* {note.title}" if note.starred else note.title
        return ListItem(title, on_click=ui.open("detail", note=note.id), id="note", item=note.id)

    @screen(parent="home")
    def detail(self, ui: Ui, note: str) -> Widget:
        """One note in full."""
        found = next((n for n in ui.data.notes if n.id == note), None)
        title = found.title if found else "Deleted"
        return Scaffold(
            top=TopBar(title, navigation=BackArrow()),
            body=Scroll(
                Column(
                    [
                        Text("Starred" if found and found.starred else "Not starred", id="state"),
                        FilledButton("Star", ui.do("star", note=note), id="star"),
                        TextButton("More", ui.open("more", note=note), id="more"),
                        TextField("title", label="Title", value=title),
                    ],
                    padding=16,
                    gap=12,
                ),
                id="body",
            ),
        )

    @screen(parent="detail", parent_args=("note",))
    def more(self, ui: Ui, note: str) -> Widget:
        """A third level."""
        return Scaffold(top=TopBar("More", navigation=BackArrow()), body=Text(f"More about note {note}", id="about"))

    @command
    def toggle_compact(self, ui: Tx) -> None:
        """Turn the setting."""
        ui.update(compact=not ui.data.compact)

    @command
    def add_note(self, ui: Tx) -> None:
        """Add a note."""
        ui.add("notes", Note(ui.new_id("notes"), "Untitled"))
        ui.snackbar("Note added")

    @command
    def star(self, ui: Tx, note: str) -> None:
        """Turn a note's star."""
        found = ui.find("notes", note)
        ui.store("notes", replace(found, starred=not found.starred))


def registry() -> Registry:
    """The system's apps and the notes."""
    return Registry([*installed.MANIFESTS, MANIFEST], {**installed.FACTORIES, "notes": Notes})


class NotesDevice(EmbeddedDevice):
    """An embedded phone with the notes app."""

    def __init__(self, profile: Any = None) -> None:
        super().__init__(profile, registry())
