"""Network & internet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.app import command, screen
from gts_env.android.connectivity import with_airplane, with_wifi
from gts_env.android.material import SwitchRow
from gts_env.android.system.settings.base import SettingsBase, words
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget


class NetworkPage(SettingsBase):
    """Wi-Fi and airplane mode."""

    @screen(parent="home", activity="SubSettings")
    def network(self, ui: Ui) -> Widget:
        """Two switches."""
        say, config = words(ui), ui.config
        shown = say("connected") if config.wifi else say("off")
        wifi, airplane = ui.do("set_wifi", on=not config.wifi), ui.do("set_airplane", on=not config.airplane)
        rows = [
            SwitchRow(say("wifi"), shown, config.wifi, wifi, leading="wifi", id="wifi"),
            SwitchRow(say("airplane"), None, config.airplane, airplane, leading="airplanemode_active", id="airplane"),
        ]
        return self.page(ui, say("network"), rows, "network")

    @command
    def set_wifi(self, ui: Tx, on: bool) -> None:
        """Switch Wi-Fi."""
        ui.state = evolve(ui.state, config=with_wifi(ui.state.config, on))

    @command
    def set_airplane(self, ui: Tx, on: bool) -> None:
        """Switch airplane mode."""
        ui.state = evolve(ui.state, config=with_airplane(ui.state.config, on))
