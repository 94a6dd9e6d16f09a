"""Copying values of entries, and clearing the clipboard after the time of the settings."""

from __future__ import annotations

from gts_env.android.app import command
from gts_env.android.intent_effects import HideClip
from gts_env.android.ui import Tx
from gts_env.apps.tools.passwords.base import find_entry
from gts_env.apps.tools.passwords.data import Entry
from gts_env.apps.tools.passwords.locking import ENTRY_NOTICE, Locking
from gts_env.apps.tools.passwords.strings import Words, words
from gts_env.evolving import evolve

CLEAR_JOB = "clear"


class Clipboard(Locking):
    """What is copied, and for how long."""

    @command
    def copy_user(self, ui: Tx, entry: str) -> None:
        """Copy the user name of an entry."""
        found = find_entry(ui.data, entry)
        if found is not None:
            self.copied(ui, found.user, "user_copied")

    @command
    def copy_password(self, ui: Tx, entry: str) -> None:
        """Copy the password of an entry."""
        found = find_entry(ui.data, entry)
        if found is not None:
            self.copied(ui, found.password, "password_copied", sensitive=True)

    @command
    def copy_website(self, ui: Tx, entry: str) -> None:
        """Copy the address of an entry."""
        found = find_entry(ui.data, entry)
        if found is not None:
            self.copied(ui, found.url, "website_copied")

    def copied(self, ui: Tx, text: str, what: str, sensitive: bool = False) -> None:
        """Put a value on the clipboard, say so, and have it taken off in time."""
        say, seconds = words(ui), self.settings_of(ui).clear_seconds
        ui.copy(text, say("app"), sensitive=sensitive)
        # What the system tells of it would lie over what the app says, which is more.
        ui.run(HideClip())
        ui.cancel(CLEAR_JOB)
        message = say(what)
        if seconds:
            ui.schedule(CLEAR_JOB, ui.now_ms + seconds * 1000, "clear_clipboard", text=text)
            message = say("copied_clears", what=message, time=seconds_text(say, seconds))
        if ui.state.entry.app == ui.app and ui.state.panel is None:
            ui.snackbar(message)
        else:
            ui.toast(message)

    @command
    def clear_clipboard(self, ui: Tx, text: str) -> None:
        """Take what was copied off the clipboard, unless something else lies there by now."""
        if ui.pasted() == text:
            ui.state = evolve(ui.state, clip=None)
            ui.toast(words(ui)("clipboard_cleared"))

    def offer_copies(self, ui: Tx, entry: Entry) -> None:
        """A notification that copies the values of an entry that was opened."""
        if not self.settings_of(ui).notices:
            return
        say = words(ui)
        actions = [(say("notice_user"), ui.do("copy_user", entry=entry.id))] if entry.user else []
        if entry.password:
            actions.append((say("notice_password"), ui.do("copy_password", entry=entry.id)))
        ui.notify(
            ENTRY_NOTICE,
            entry.title,
            say("notice_text"),
            effect=ui.open("entry", entry=entry.id),
            actions=actions,
            importance="low",
            channel="copies",
            auto_cancel=False,
        )


def seconds_text(say: Words, seconds: int) -> str:
    """``30 seconds``, ``2 minutes``, or never."""
    if not seconds:
        return say("never")
    return say("seconds", n=seconds) if seconds < 60 else say("minutes", n=seconds // 60)


def minutes_text(say: Words, minutes: int) -> str:
    """``5 minutes``, ``1 hour``, or never."""
    if not minutes:
        return say("never")
    return say("minutes", n=minutes) if minutes < 60 else say("hours", n=minutes // 60)
