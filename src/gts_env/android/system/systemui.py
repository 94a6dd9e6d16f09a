"""The system's panel over everything: the notification shade and quick settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android.app import App, command, screen
from gts_env.android.background import Notice
from gts_env.android.effects import Effect, Enter, Launch, ShowPanel
from gts_env.android.manifest import SYSTEM, Manifest
from gts_env.android.outside import PANEL, without_panel
from gts_env.android.system import shade
from gts_env.android.system.notice_stack import NoticeStack, grouped, keys, opened_key
from gts_env.android.system.panel_words import panel_words
from gts_env.android.system.themes import SYSTEM_SEED
from gts_env.android.system.themes import SYSTEM_UI as SYSTEM_PACKAGE
from gts_env.android.system.tiles import toggled
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget

MANIFEST = Manifest(
    PANEL, "System UI", "notifications", SYSTEM_SEED, SYSTEM, "gts_env.android.system.systemui:SystemUi",
    application=SYSTEM_PACKAGE,
)  # fmt: skip
SETTINGS = "settings"


@dataclass(frozen=True, slots=True)
class PanelData:
    """The panel keeps nothing of its own: notifications and settings are the phone's."""


class SystemUi(App):
    """Notification shade and quick settings."""

    Data = PanelData

    @screen(launcher=True, activity="NotificationShade")
    def shade(self, ui: Ui) -> Widget:
        """Date, four tiles, and the notifications."""
        config = ui.config
        said = panel_words(config.locale)
        notices: tuple[Notice, ...] = ui.background("notices")
        head = shade.header(config, ui.today, shade.FIRST, ui.background("quiet"))
        if not notices:
            return shade.page(config, [*head, shade.empty(said)], down=ShowPanel("quick_settings"))
        manifests = {n.app: ui.apps.app(n.app).manifest for n in notices}
        now = ui.minute * 60_000
        groups = grouped(notices)
        opened = {name: ui.get(name) for name in keys(groups)}
        manage = Enter("notifications", (), SETTINGS) if SETTINGS in ui.apps else None
        body = NoticeStack(config, now, manifests, opened, manage).widget(groups)
        return shade.page(config, [*head, body], down=ShowPanel("quick_settings"))

    @screen(activity="NotificationShade")
    def quick_settings(self, ui: Ui) -> Widget:
        """All tiles."""
        config = ui.config
        said = panel_words(config.locale)
        head = shade.header(config, ui.today, shade.ALL, ui.background("quiet"))
        foot = shade.footer(said, self._settings(ui))
        return shade.page(config, [*head, foot], down=None, up=ShowPanel("shade"))

    def _settings(self, ui: Ui) -> Effect | None:
        return Launch(SETTINGS) if SETTINGS in ui.apps else None

    # -- commands ------------------------------------------------------------------------------------------------

    @command
    def toggle(self, ui: Tx, name: str) -> None:
        """Switch what a tile stands for."""
        ui.state = toggled(ui.state, name)

    @command
    def expand(self, ui: Tx, key: str, on: bool) -> None:
        """Open or close a card."""
        ui.set(opened_key(key), on)

    @command
    def dismiss(self, ui: Tx, keys: tuple[str, ...]) -> None:
        """Take notifications away."""
        ui.state = evolve(ui.state, background=ui.state.background.without_notices(*keys))

    @command
    def hide_peek(self, ui: Tx) -> None:
        """Leave a notification in the shade only."""
        ui.state = evolve(ui.state, background=evolve(ui.state.background, peek=None))

    @command
    def clear_all(self, ui: Tx) -> None:
        """Take all notifications away that may go, and close the shade."""
        gone = [n.key for n in ui.state.background.notices if not n.ongoing]
        ui.state = evolve(without_panel(ui.state), background=ui.state.background.without_notices(*gone))
