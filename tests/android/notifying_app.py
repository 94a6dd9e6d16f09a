"""An app that makes use of what the system offers: jobs, notifications, permissions, widgets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gts_env.android.app import App, command, screen
from gts_env.android.background import Alarm
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.effects import pack
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.phone import Phone
from gts_env.android.seams import CLEAN, Seams
from gts_env.android.system import installed
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Text
from tests.android.sample_app import NOW, ZONE, Button, page

MINUTE = 60_000


@dataclass(frozen=True)
class Data:
    log: tuple[tuple[int, str], ...] = ()
    due: tuple[int, ...] = ()
    limit: int = 3


class Notifying(App):
    """Buttons that start things, and a screen two levels down."""

    Data = Data

    @screen(launcher=True)
    def home(self, ui: Any) -> Widget:
        buttons = [
            Button("Post", ui.do("post", n=1)),
            Button("Loud", ui.do("post", n=9, importance="high")),
            Button("Many", ui.many(*[ui.do("post", n=i) for i in range(3)])),
            Button("Stuck", ui.do("post", n=7, ongoing=True)),
            Button("Locate", ui.do("locate")),
            Button("Timer", ui.do("set_timer")),
            Text("online" if ui.online else "offline", id="network"),
        ]
        return page([*buttons, Text(f"{len(ui.data.log)} done", id="count")])

    @screen(parent="home")
    def thread(self, ui: Any, n: int) -> Widget:
        return page([Text(f"Thread {n}")])

    @screen(parent="thread", parent_args=("n",))
    def message(self, ui: Any, n: int, part: str) -> Widget:
        return page([Text(f"Message {n}{part}")])

    @command
    def post(
        self, ui: Any, n: int, importance: str = "default", ongoing: bool = False, group: str | None = None
    ) -> None:
        ui.notify(
            f"m{n}", f"Message from Kim {n}", "Shall we meet at the station, or do you come by car? " * 3,
            effect=ui.open("message", n=n, part="a"),
            actions=[("Done", ui.do("done", n=n)), ("Open", ui.open("thread", n=n))],
            importance=importance, ongoing=ongoing,
        )  # fmt: skip

    @command
    def done(self, ui: Any, n: int) -> None:
        ui.cancel_notification(f"m{n}")
        self.note(ui, f"done {n}")

    @command
    def note(self, ui: Any, word: str) -> None:
        ui.update(log=(*ui.data.log, (ui.now_ms, word)))

    @command
    def locate(self, ui: Any) -> None:
        ui.request_permission("location", ui.do("note", word="yes"), ui.do("note", word="no"))

    @command
    def set_timer(self, ui: Any) -> None:
        ui.schedule("timer", ui.now_ms + 5 * MINUTE, "note", word="timer")

    @command
    def tick(self, ui: Any, n: int) -> None:
        self.note(ui, f"tick {n}")
        if n < ui.data.limit:
            ui.schedule("tick", ui.now_ms + MINUTE, "tick", n=n + 1)

    @command
    def forever(self, ui: Any) -> None:
        ui.schedule("again", ui.now_ms, "forever")

    @command
    def plan(self, ui: Any, *, name: str, at: int, word: str, every: int = 0) -> None:
        ui.schedule(name, at, "note", word=word, every=every)

    @command
    def call_off(self, ui: Any, name: str) -> None:
        ui.cancel(name)

    @command
    def set_due(self, ui: Any, due: tuple[int, ...]) -> None:
        ui.update(due=due)

    @command
    def show_screen(self, ui: Any) -> None:
        ui.run(ui.open("thread", n=5))

    def alarms(self, ui: Any) -> list[Alarm]:
        return [Alarm(at, "note", pack({"word": f"due {i}"})) for i, at in enumerate(ui.data.due)]


MANIFEST = Manifest("notifying", "Courier", "mail", 0xFF1B873B, "Tools", "")
SECOND = Manifest("second", "Second", "cloud", 0xFFB3261E, "Tools", "")


def phone(seams: Seams = CLEAN, **config: Any) -> Phone:
    """A phone with the app under two names."""
    apps = (MANIFEST, SECOND)
    made = Phone(Registry([*installed.MANIFESTS, *apps], {m.id: Notifying for m in apps}), seams)
    made.surfaces.check = True
    made.boot(Config(zone=ZONE, **config), to_ms(NOW, ZONE), {})
    return made
