"""The first screens: vaults to choose from, logging in, unlocking, and making a vault."""

from __future__ import annotations

from gts_env.android.app import command, layer, screen
from gts_env.android.effects import Focus
from gts_env.android.material import (
    BackArrow,
    Card,
    Dialog,
    FilledButton,
    IconButton,
    ListItem,
    MenuItem,
    OutlinedButton,
    Scaffold,
    TextButton,
    TextField,
    TopBar,
    closing,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Gap, Icon, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.tools.passwords.base import find_vault, folded, when_text
from gts_env.apps.tools.passwords.clipboard import Clipboard
from gts_env.apps.tools.passwords.data import Vault
from gts_env.apps.tools.passwords.locking import PASSWORD
from gts_env.apps.tools.passwords.look import READABLE, strength_bar
from gts_env.apps.tools.passwords.making import strength
from gts_env.apps.tools.passwords.strings import Words, words

EMAIL = "email"
LEAST = 6
"""Characters that a master password has at least."""


class Start(Clipboard):
    """Outside of every vault."""

    def started(self, ui: Tx, screen: str) -> None:
        """Put the caret where something is to be typed."""
        super().started(ui, screen)
        if screen == "unlock":
            ui.run(Focus(PASSWORD))

    # -- start -----------------------------------------------------------------------------------------------------

    @screen(launcher=True)
    def vaults(self, ui: Ui) -> Widget:
        """The vaults that are known here, and a login for those that are not."""
        say, vaults = words(ui), ui.data.vaults
        rows: list[Widget] = [
            Row([_seal("shield")], arrange="center", width="fill"),
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
            vault.name, f"{kind}\n{when}", leading=_small_seal("cloud" if vault.account else "lock"),
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
        return self.themed(ui, Dialog(say("help"), say("help_text"), [_close(say)]))

    @command
    def log_in(self, ui: Tx) -> None:
        """Go on to the vault of an address."""
        say, typed = words(ui), folded(ui.text(EMAIL).strip())
        found = next((v for v in ui.data.vaults if v.account and folded(v.account) == typed), None)
        if found is None:
            ui.set("error", say("email_unknown") if typed else say("email_needed"))
            return
        ui.run(ui.open("unlock", vault=found.id))

    # -- unlock ----------------------------------------------------------------------------------------------------

    @screen(parent="vaults", no_history=True)
    def unlock(self, ui: Ui, vault: str, stay: bool = False) -> Widget:
        """Ask for the master password of a vault; ``stay`` returns to the screen that needs it."""
        say = words(ui)
        found = find_vault(ui.data, vault)
        name = found.name if found is not None else ""
        shown = bool(ui.get("shown"))
        unlock = ui.do("unlock_vault", vault=vault)
        finger = self.settings_of(ui).fingerprint
        rows: list[Widget | None] = [
            Row([_seal("lock")], arrange="center", width="fill"),
            Text(name, "headline_small", align="center", id="vault_name"),
            Gap(height=8),
            TextField(PASSWORD, say("master_password"), password=not shown, error=ui.get("error"),
                      trailing=_eye(ui, say, "shown"), ime_action="go", on_submit=unlock,
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
        return self.themed(ui, Dialog(say("hint_title"), text, [_close(say)]))

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

    # -- new vault ---------------------------------------------------------------------------------------------------

    @screen(parent="vaults")
    def new_vault(self, ui: Ui) -> Widget:
        """Make a vault."""
        say = words(ui)
        shown, errors = bool(ui.get("shown")), dict(ui.get("errors", ()))
        level = strength(ui.text("first"))
        rows: list[Widget] = [
            TextField("name", say("name"), error=errors.get("name"), max_length=40, ime_action="next", width="fill"),
            TextField("first", say("master_password"), password=not shown, error=errors.get("first"),
                      trailing=_eye(ui, say, "shown"), ime_action="next", width="fill"),
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


def _eye(ui: Ui, say: Words, key: str) -> Widget:
    """The button that shows or hides what is typed."""
    shown = bool(ui.get(key))
    return IconButton("visibility_off" if shown else "visibility", ui.put(key, not shown),
                      say("hide_password") if shown else say("show_password"), id=f"{key}_toggle")  # fmt: skip


def _seal(icon: str) -> Widget:
    return Stack([Icon(icon, 40, "on_primary_container", filled=True)], width=80, height=80, radius="full",
                 background="primary_container", align="center", silent=True)  # fmt: skip


def _small_seal(icon: str) -> Widget:
    return Stack([Icon(icon, 22, "on_secondary_container")], width=40, height=40, radius="full",
                 background="secondary_container", align="center", silent=True)  # fmt: skip


def _close(say: Words) -> Widget:
    return TextButton(say("close"), closing(None), id="android:id/button1")
