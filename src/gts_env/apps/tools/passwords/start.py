"""The first screen: vaults to choose from, and a login for others."""

from __future__ import annotations

from gts_env.android.app import command, layer, screen
from gts_env.android.material import (
    Card,
    Dialog,
    FilledButton,
    IconButton,
    ListItem,
    MenuItem,
    Scaffold,
    TextButton,
    TextField,
    TopBar,
)
from gts_env.android.searching import folded
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Gap, Icon, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.tools.passwords.base import when_text
from gts_env.apps.tools.passwords.data import Vault
from gts_env.apps.tools.passwords.look import READABLE
from gts_env.apps.tools.passwords.new_vault import NewVault
from gts_env.apps.tools.passwords.pieces import close_button, seal, small_seal
from gts_env.apps.tools.passwords.strings import Words, words

EMAIL = "email"


class Start(NewVault):
    """Outside of every vault."""

    @screen(launcher=True)
    def vaults(self, ui: Ui) -> Widget:
        """The vaults that are known here, and a login for those that are not."""
        say, vaults = words(ui), ui.data.vaults
        rows: list[Widget] = [
            Row([seal("shield")], arrange="center", width="fill"),
            Text(say("your_vaults" if vaults else "no_vaults"), "headline_small", align="center", id="start_title"),
            Text(say("start_text" if vaults else "no_vaults_text"), "body_medium", "on_surface_variant",
                 align="center", id="start_text"),
            Gap(height=8),
            *[self._card(ui, say, vault) for vault in vaults],
            TextButton(say("new_vault"), ui.open("new_vault"), "add", id="new_vault"),
            Gap(height=8),
            *self._login(ui, say),
        ]  # fmt: skip
        column = Column(rows, gap=8, padding=(24, 8, 24, 24), width="fill", align="center")
        top = TopBar(
            "",
            actions=[IconButton("settings", ui.open("settings"), say("settings"), id="settings")],
            menu=[
                MenuItem(say("generator"), ui.open("generator"), id="generator"),
                MenuItem(say("try_form"), ui.open("form"), id="try_form"),
                MenuItem(say("help"), ui.show("help"), id="help"),
            ],
        )
        return self.themed(ui, Scaffold(Scroll(column, most_width=READABLE, id="start_scroll", key="start"), top=top))

    def _card(self, ui: Ui, say: Words, vault: Vault) -> Widget:
        when = say("never_opened")
        if vault.opened is not None:
            when = say("last_opened", when=when_text(say, vault.opened, ui.today))
        kind = vault.account or say("on_device")
        row = ListItem(
            vault.name, f"{kind}\n{when}", leading=small_seal("cloud" if vault.account else "lock"),
            trailing=Icon("chevron_right", 24), on_click=ui.open("unlock", vault=vault.id), id="vault_row",
            key=f"vault_{vault.id}", item=vault.id, headline_id="vault_name", supporting_id="vault_opened",
        )  # fmt: skip
        return Card(row, "filled", padding=0, background="surface_container", width="fill")

    def _login(self, ui: Ui, say: Words) -> list[Widget]:
        error = ui.get("error")
        return [
            Text(say("log_in_text"), "body_medium", "on_surface_variant", align="center"),
            TextField(EMAIL, say("email"), leading="mail", input_type="email", ime_action="go", error=error,
                      on_submit=ui.do("log_in"), on_change=ui.put("error", None), width="fill"),
            FilledButton(say("log_in"), ui.do("log_in"), id="log_in", width="fill"),
        ]  # fmt: skip

    @layer
    def help(self, ui: Ui) -> Widget:
        """What to do here."""
        say = words(ui)
        return self.themed(ui, Dialog(say("help"), say("help_text"), [close_button(say)]))

    @command
    def log_in(self, ui: Tx) -> None:
        """Go on to the vault of an address."""
        say, typed = words(ui), folded(ui.text(EMAIL).strip())
        found = next((v for v in ui.data.vaults if v.account and folded(v.account) == typed), None)
        if found is None:
            ui.set("error", say("email_unknown") if typed else say("email_needed"))
            return
        ui.run(ui.open("unlock", vault=found.id))
