"""Every text the app shows, by key, a module a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.locale import Strings, Texts, formats_for

if TYPE_CHECKING:
    from gts_env.android.ui import Ui
    from gts_env.apps.communication.mail.data import Folder, Message


class Words(Texts):
    """The texts of one language."""

    def folder(self, folder: Folder) -> str:
        """What a folder is called."""
        return folder.name if folder.kind == "custom" else self(folder.kind)

    def subject(self, message: Message) -> str:
        """Subject of a message, or the words for none."""
        return message.subject or self("no_subject")


STRINGS = Strings("gts_env.apps.communication.mail.strings", Words)


def words(ui: Ui) -> Words:
    """The texts in the device's language."""
    return STRINGS.of(ui.fmt)


def in_language(tag: str) -> Words:
    """The texts of a language tag, outside of any phone."""
    return STRINGS.of(formats_for(tag, False))
