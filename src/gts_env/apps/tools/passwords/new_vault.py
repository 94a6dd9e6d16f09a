"""Making a vault."""

from __future__ import annotations

from gts_env.android.app import command, screen
from gts_env.android.material import BackArrow, FilledButton, Scaffold, TextField, TopBar
from gts_env.android.searching import folded
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Gap
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.tools.passwords.data import Vault
from gts_env.apps.tools.passwords.look import READABLE, strength_bar
from gts_env.apps.tools.passwords.making import strength
from gts_env.apps.tools.passwords.pieces import eye
from gts_env.apps.tools.passwords.strings import words
from gts_env.apps.tools.passwords.unlock import Unlocking

LEAST = 6
"""Characters that a master password has at least."""


class NewVault(Unlocking):
    """A vault of one's own."""

    @screen(parent="vaults")
    def new_vault(self, ui: Ui) -> Widget:
        """Make a vault."""
        say = words(ui)
        shown, errors = bool(ui.get("shown")), dict(ui.get("errors", ()))
        level = strength(ui.text("first"))
        rows: list[Widget] = [
            TextField("name", say("name"), error=errors.get("name"), max_length=40, ime_action="next", width="fill"),
            TextField("first", say("master_password"), password=not shown, error=errors.get("first"),
                      trailing=eye(ui, say), ime_action="next", width="fill"),
            strength_bar(level, say(f"strength_{level}")),
            TextField("second", say("repeat_password"), password=not shown, error=errors.get("second"),
                      ime_action="next", width="fill"),
            TextField("hint", say("hint"), max_length=80, width="fill"),
            Gap(height=8),
            FilledButton(say("create"), ui.do("create_vault"), id="create", width="fill"),
        ]  # fmt: skip
        column = Column(rows, gap=12, padding=(24, 8, 24, 24), width="fill", align="fill")
        top = TopBar(say("new_vault"), navigation=BackArrow())
        return self.themed(ui, Scaffold(Scroll(column, most_width=READABLE, id="new_vault_form", key="form"), top=top))

    @command
    def create_vault(self, ui: Tx) -> None:
        """Make the vault, or mark what is wrong."""
        say = words(ui)
        name, first, second = ui.text("name").strip(), ui.text("first"), ui.text("second")
        taken = any(folded(v.name) == folded(name) for v in ui.data.vaults)
        wrong = {
            "name": say("name_needed") if not name else say("name_taken") if taken else None,
            "first": say("too_short") if len(first) < LEAST else None,
            "second": say("not_equal") if first != second else None,
        }
        errors = tuple([(key, text) for key, text in wrong.items() if text])
        ui.set("errors", errors)
        if errors:
            return
        ui.add("vaults", Vault(ui.new_id("vaults", "v"), name, first, ui.text("hint").strip()))
        ui.run(ui.back())
        ui.snackbar(say("vault_made", vault=name))
