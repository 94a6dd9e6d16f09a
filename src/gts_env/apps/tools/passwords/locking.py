"""Opening and locking vaults: by password or finger, by hand, by leaving, or after a time in the background."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.app import command, guard
from gts_env.android.clock import local
from gts_env.android.effects import Open
from gts_env.android.ui import Tx, Ui
from gts_env.apps.tools.passwords.base import PasswordsBase, find_vault
from gts_env.apps.tools.passwords.strings import words

OPEN_NOTICE = "open"
ENTRY_NOTICE = "entry"
LOCK_JOB = "lock"
PASSWORD = "password"
"""Key of the field on the screen that unlocks."""


class Locking(PasswordsBase):
    """Which vault is open."""

    def resumed(self, ui: Tx, screen: str) -> None:
        """Call the lock off; the first screen is outside of every vault, and locks what was open."""
        super().resumed(ui, screen)
        ui.cancel(LOCK_JOB)
        if screen == "vaults" and ui.data.open:
            self.tell_locked(ui)

    def paused(self, ui: Tx, screen: str) -> None:
        """Lock after the time of the settings, unless the app is in front again before that."""
        super().paused(ui, screen)
        minutes = self.settings_of(ui).lock_minutes
        if ui.data.open and minutes:
            ui.schedule(LOCK_JOB, ui.now_ms + minutes * 60_000, "lock_quietly")

    @guard
    def fits(self, ui: Ui, vault: str, text: str) -> bool:
        """Whether a text is the master password of a vault."""
        found = find_vault(ui.data, vault)
        return found is not None and found.password == text

    @command
    def unlock_vault(self, ui: Tx, vault: str) -> None:
        """Open a vault with what was typed, or say what is wrong."""
        say, typed = words(ui), ui.text(PASSWORD)
        if not self.fits(ui, vault, typed):
            ui.set("error", say("wrong_password" if typed else "password_needed"))
            return
        self.open_vault(ui, vault)

    @command
    def open_vault(self, ui: Tx, vault: str) -> None:
        """Open a vault, and show it unless the screen was opened by one that waits for it."""
        found = find_vault(ui.data, vault)
        if found is None:
            return
        ui.store("vaults", replace(found, opened=local(ui.now_ms, ui.config.zone)))
        ui.update(open=vault)
        self.tell_open(ui, found.name)
        if dict(ui.entry.args).get("stay"):
            ui.run(ui.back())
        else:
            ui.run(ui.open("vault", vault=vault))

    def tell_open(self, ui: Tx, name: str) -> None:
        """A notification that stays while the vault is open."""
        say = words(ui)
        ui.notify(
            OPEN_NOTICE,
            say("open_vault", vault=name),
            say("open_vault_text"),
            effect=ui.open("vault", vault=ui.data.open),
            actions=[(say("lock"), ui.do("lock_quietly"))],
            ongoing=True,
            importance="low",
            channel="vault",
            auto_cancel=False,
        )

    def tell_locked(self, ui: Tx) -> None:
        """Lock, and say so."""
        vault = self.owner(ui)
        self.lock_quietly(ui)
        if vault is not None:
            ui.toast(words(ui)("locked_now", vault=vault.name))

    @command
    def lock_quietly(self, ui: Tx) -> None:
        """Lock the open vault, whatever is in front."""
        ui.update(open="")
        ui.cancel(LOCK_JOB)
        ui.cancel_notification(OPEN_NOTICE)
        ui.cancel_notification(ENTRY_NOTICE)

    @command
    def lock(self, ui: Tx) -> None:
        """Lock the open vault and go to the first screen."""
        self.tell_locked(ui)
        ui.run(Open("vaults", flags=("clear_top", "single_top")))
