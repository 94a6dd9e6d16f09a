"""The overview: the tasks in use as cards, the last used first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android.app import App, screen
from gts_env.android.manifest import SYSTEM, Manifest
from gts_env.android.state import RECENTS
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.ui import Ui

MANIFEST = Manifest(RECENTS, "Recents", "crop_square", 0xFF3F5BA9, SYSTEM, "gts_env.android.system.recents:Recents")


@dataclass(frozen=True, slots=True)
class RecentsData:
    """The overview keeps nothing of its own."""


class Recents(App):
    """The overview of tasks."""

    Data = RecentsData

    @screen(launcher=True, activity="RecentsActivity")
    def overview(self, ui: Ui) -> Widget:
        """Cards of the tasks."""
        return Column([Text("No recent items")], background="surface", width="fill", height="fill", align="fill")
