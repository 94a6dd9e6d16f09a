"""The system app that asks the user for permissions in the name of other apps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android import permissions
from gts_env.android.app import App, command, layer, screen
from gts_env.android.effects import As, Dismiss, Effect
from gts_env.android.manifest import SYSTEM, Manifest
from gts_env.android.permissions import DIALOG
from gts_env.android.system import grant_dialog
from gts_env.android.system.layers import PERMISSIONS as PACKAGE
from gts_env.android.system.themes import SYSTEM_SEED
from gts_env.android.widgets.leaf import Gap

if TYPE_CHECKING:
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget

MANIFEST = Manifest(
    DIALOG, "Permission controller", "settings", SYSTEM_SEED, SYSTEM,
    "gts_env.android.system.permission_controller:PermissionController", application=PACKAGE,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ControllerData:
    """It keeps nothing of its own: answers are the phone's."""


class PermissionController(App):
    """The question for a permission, over the screen of the app that asks."""

    Data = ControllerData

    @screen(launcher=True, activity="permission.ui.GrantPermissionsActivity")
    def ask(self, ui: Ui) -> Widget:
        """Nothing: all it shows is the dialog."""
        return Gap()

    @layer
    def grant(self, ui: Ui, app: str, permission: str, granted: Effect | None, denied: Effect | None) -> Widget:
        """The question whether an app may do something."""
        return grant_dialog.dialog(ui.apps.app(app).manifest, permission, ui.config, granted, denied)

    @command
    def answer(self, ui: Tx, app: str, permission: str, answer: str, then: Effect | None) -> None:
        """The user has answered; ``dismissed`` is not remembered."""
        ui.run(Dismiss())
        if answer != "dismissed":
            ui.state = permissions.answered(ui.state, app, permission, answer)
        if then is not None:
            ui.run(As(app, then))
