"""Apps: the list of those installed, and what can be done with each."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.android.app import command, layer, screen
from gts_env.android.effects import Launch
from gts_env.android.manifest import SYSTEM, Manifest
from gts_env.android.material import ConfirmDialog, ListItem, SectionHeader, TextButton, TonalButton
from gts_env.android.system.app_icon import app_icon
from gts_env.android.system.settings import SETTINGS
from gts_env.android.system.settings.base import words
from gts_env.android.system.settings.notifications import NotificationPages
from gts_env.android.system.settings.wiping import stopped, wiped
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget


class AppPages(NotificationPages):
    """Apps."""

    @screen(parent="home", activity="SubSettings")
    def apps(self, ui: Ui) -> Widget:
        """All installed apps by name."""
        say = words(ui)
        shown = [m for m in ui.apps if m.category != SYSTEM]
        rows: list[Widget] = [SectionHeader(say("app_count", n=len(shown)))]
        for m in shown:
            rows.append(
                ListItem(
                    m.label, ui.fmt.size(program_size(m) + data_size(ui, m.id)), leading=app_icon(m, 32),
                    on_click=ui.open("app_info", app=m.id), id="app", key=f"app_{m.id}", item=m.id,
                    headline_id="android:id/title", supporting_id="android:id/summary",
                )
            )  # fmt: skip
        return self.page(ui, say("apps"), rows, "apps")

    @screen(parent="apps", activity="SubSettings")
    def app_info(self, ui: Ui, app: str) -> Widget:
        """One app: open it, stop it, clear its storage."""
        say, manifest = words(ui), ui.apps.app(app).manifest
        size = ui.fmt.size
        program, data = program_size(manifest), data_size(ui, app)
        head = Column(
            [app_icon(manifest, 56), Text(manifest.label, "headline_small", id="entity_header_title", align="center")],
            gap=12, align="center", padding=(24, 16), width="fill",
        )  # fmt: skip
        rows = [
            head,
            self._buttons(ui, app),
            self.link(ui, "notifications", self.allowed_text(ui, app), ui.open("app_notifications", app=app)),
            SectionHeader(say("storage")),
            self.fact(ui, "app_size", size(program)),
            self.fact(ui, "user_data", size(data)),
            self.fact(ui, "total", size(program + data)),
            self.fact(ui, "version", manifest.version),
        ]
        return self.page(ui, say("app_info"), rows, f"app_info_{app}")

    def _buttons(self, ui: Ui, app: str) -> Widget:
        say = words(ui)
        other = app != SETTINGS
        running = other and windows.has_task(ui.phone, app)
        buttons = [
            TonalButton(say("open"), Launch(app), id="open_app"),
            TextButton(say("force_stop"), ui.show("confirm_stop", app=app), enabled=running, id="force_stop"),
            TextButton(say("clear_storage"), ui.show("confirm_clear", app=app), enabled=other, id="clear_storage"),
        ]
        return Column([Flow(buttons, gap=8)], padding=(24, 0, 24, 8), width="fill", align="center")

    @layer
    def confirm_stop(self, ui: Ui, app: str) -> Widget:
        """Ask before an app is stopped."""
        say = words(ui)
        stop = ui.do("force_stop", app=app)
        return ConfirmDialog(say("stop_title"), say("stop_text"), say("ok"), stop, say("cancel"))

    @layer
    def confirm_clear(self, ui: Ui, app: str) -> Widget:
        """Ask before an app's data go."""
        say = words(ui)
        clear = ui.do("clear_storage", app=app)
        return ConfirmDialog(say("clear_title"), say("clear_text"), say("delete"), clear, say("cancel"))

    @command
    def force_stop(self, ui: Tx, app: str) -> None:
        """Stop an app: its task, its jobs and its notifications go."""
        ui.state = stopped(ui.state, app)

    @command
    def clear_storage(self, ui: Tx, app: str) -> None:
        """Stop an app and forget all it knows."""
        ui.state = wiped(ui.state, ui.apps.app(app))


def program_size(manifest: Manifest) -> int:
    """Bytes of an app's program: the same every time, and another for every app."""
    return 8_000_000 + zlib.crc32(manifest.id.encode()) % 90_000_000


def data_size(ui: Ui, app: str) -> int:
    """Bytes of an app's data, as many as they take when written out."""
    return len(repr(ui.data_of(app)))
