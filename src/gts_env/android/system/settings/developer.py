"""Developer options: what makes faults of apps come out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.app import screen
from gts_env.android.material import SwitchRow
from gts_env.android.system.settings.base import SettingsBase, words

if TYPE_CHECKING:
    from gts_env.android.ui import Ui
    from gts_env.android.widgets.base import Widget


class DeveloperPage(SettingsBase):
    """Developer options."""

    @screen(parent="system", activity="SubSettings")
    def developer(self, ui: Ui) -> Widget:
        """Whether activities outlive being left."""
        say, keep = words(ui), ui.config.keep_activities
        turn = ui.do("configure", name="keep_activities", value=not keep)
        rows = [SwitchRow(say("dont_keep"), say("dont_keep_more"), not keep, turn, id="dont_keep")]
        return self.page(ui, say("developer"), rows, "developer")
