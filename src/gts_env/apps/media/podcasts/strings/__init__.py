"""Every text the app shows, by key, a module a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.locale import Strings, Texts, formats_for

if TYPE_CHECKING:
    from gts_env.android.ui import Ui

Words = Texts
STRINGS: Strings[Texts] = Strings("gts_env.apps.media.podcasts.strings")


def words(ui: Ui) -> Words:
    """The texts in the device's language."""
    return STRINGS.of(ui.fmt)


def in_language(tag: str) -> Words:
    """The texts of a language tag, outside of any phone."""
    return STRINGS.of(formats_for(tag, False))
