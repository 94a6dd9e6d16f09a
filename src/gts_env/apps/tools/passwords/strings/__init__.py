"""Every text the app shows, by key, a module a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.locale import Strings, Texts

if TYPE_CHECKING:
    from gts_env.android.ui import Ui


class Words(Texts):
    """The texts of one language."""


STRINGS = Strings("gts_env.apps.tools.passwords.strings", Words)


def words(ui: Ui) -> Words:
    """The texts in the device's language."""
    return STRINGS.of(ui.fmt)
