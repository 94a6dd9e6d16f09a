"""A small app to write long notes with: a page that scrolls as a whole, one that scrolls inside, and a dialog."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gts_env.actions import OpenApp
from gts_env.android.app import App, layer, screen
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material.buttons import TextButton
from gts_env.android.material.dialogs import Dialog
from gts_env.android.material.fields import TextField
from gts_env.android.material.scaffold import Scaffold
from gts_env.android.material.top_bar import TopBar
from gts_env.android.phone import Phone
from gts_env.android.system import installed
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.scroll import Scroll
from tests.android.sample_app import NOW, ZONE, tap


@dataclass(frozen=True)
class Nothing:
    pass


class Writer(App):
    """Long notes in three places."""

    Data = Nothing

    @screen(launcher=True)
    def home(self, ui: Any) -> Widget:
        fields = [TextField("title", "Title"), TextField("body", "Note", multiline=True), TextField("tags", "Tags")]
        links = [TextButton("Page", ui.open("page"), id="to_page"), TextButton("Ask", ui.show("ask"), id="to_ask")]
        body = Column([*links, *fields], gap=12, padding=16, align="fill")
        return Scaffold(Scroll(body, id="scroll"), TopBar("Note"))

    @screen(parent="home")
    def page(self, ui: Any) -> Widget:
        note = TextField("body", hint="Write", multiline=True, kind="plain", weight=1)
        return Scaffold(Column([note], align="fill"), TopBar("Page"))

    @layer
    def ask(self, ui: Any) -> Widget:
        return Dialog("Why?", TextField("body", "Reason", multiline=True), [TextButton("OK", ui.dismiss())])


WRITER = Manifest("writer", "Writer", "edit", 0xFF336699, "Productivity", "")


def writer(*screens: str, **config: Any) -> Phone:
    """A phone with the app in front, and these of its controls tapped."""
    p = Phone(Registry([*installed.MANIFESTS, WRITER], {**installed.FACTORIES, "writer": Writer}))
    p.surfaces.check = True
    p.boot(Config(**{"zone": ZONE, **config}), to_ms(NOW, ZONE), {})
    p.perform(OpenApp("Writer"))
    for name in screens:
        tap(p, id=name)
    return p
