"""Unlocking a vault, by its master password or by finger."""

from __future__ import annotations

from gts_env.android.app import layer, screen
from gts_env.android.material import (
    BackArrow,
    Dialog,
    FilledButton,
    IconButton,
    OutlinedButton,
    Scaffold,
    TextButton,
    TextField,
    TopBar,
    closing,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.tools.passwords.base import find_vault
from gts_env.apps.tools.passwords.clipboard import Clipboard
from gts_env.apps.tools.passwords.locking import PASSWORD
from gts_env.apps.tools.passwords.look import READABLE
from gts_env.apps.tools.passwords.pieces import close_button, eye, seal
from gts_env.apps.tools.passwords.strings import words


class Unlocking(Clipboard):
    """The screen in front of a vault."""

    @screen(parent="vaults", no_history=True, focus=PASSWORD, soft_input="pan")
    def unlock(self, ui: Ui, vault: str, stay: bool = False) -> Widget:
        """Ask for the master password of a vault; ``stay`` returns to the screen that needs it."""
        say = words(ui)
        found = find_vault(ui.data, vault)
        name = found.name if found is not None else ""
        shown = bool(ui.get("shown"))
        unlock = ui.do("unlock_vault", vault=vault)
        finger = self.settings_of(ui).fingerprint
        rows: list[Widget | None] = [
            Row([seal("lock")], arrange="center", width="fill"),
            Text(name, "headline_small", align="center", id="vault_name"),
            Gap(height=8),
            TextField(PASSWORD, say("master_password"), password=not shown, error=ui.get("error"),
                      trailing=eye(ui, say), ime_action="go", on_submit=unlock,
                      on_change=ui.put("error", None), width="fill"),
            FilledButton(say("unlock"), unlock, id="unlock", width="fill"),
            OutlinedButton(say("use_fingerprint"), ui.show("finger", vault=vault), "fingerprint",
                           id="use_fingerprint", width="fill") if finger else None,
            TextButton(say("show_hint"), ui.show("hint", vault=vault), id="show_hint"),
        ]  # fmt: skip
        column = Column(rows, gap=8, padding=(24, 8, 24, 24), width="fill", align="center")
        body = Scroll(column, most_width=READABLE, id="unlock_scroll", key="unlock")
        return self.themed(ui, Scaffold(body, top=TopBar("", navigation=BackArrow(ui.back()))))

    @layer
    def hint(self, ui: Ui, vault: str) -> Widget:
        """The hint of a vault."""
        say, found = words(ui), find_vault(ui.data, vault)
        text = found.hint if found is not None and found.hint else say("no_hint")
        return self.themed(ui, Dialog(say("hint_title"), text, [close_button(say)]))

    @layer
    def finger(self, ui: Ui, vault: str) -> Widget:
        """The system's question for the finger: the disc stands for the sensor."""
        say, found = words(ui), find_vault(ui.data, vault)
        text = say("touch_sensor", vault=found.name if found is not None else "")
        sensor = IconButton("fingerprint", closing(ui.do("open_vault", vault=vault)), say("sensor"), kind="filled",
                            size=40, id="sensor", width=72, height=72)  # fmt: skip
        body = Column([Text(text, "body_medium", "on_surface_variant"), Row([sensor], arrange="center", width="fill")],
                      gap=16, width="fill")  # fmt: skip
        buttons = [TextButton(say("use_password"), closing(None), id="android:id/button2")]
        return self.themed(ui, Dialog(say("unlock"), body, buttons))
