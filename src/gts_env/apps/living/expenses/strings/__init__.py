"""Every text the app shows, by key, a module a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.locale import Strings, Texts

if TYPE_CHECKING:
    from gts_env.android.ui import Ui

STRINGS: Strings[Texts] = Strings("gts_env.apps.living.expenses.strings")
Words = Texts


def words(ui: Ui) -> Texts:
    """The texts in the device's language."""
    return STRINGS.of(ui.fmt)
