"""Every text the app shows, by key, a module a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.locale import Strings, Texts, formats_for

if TYPE_CHECKING:
    from gts_env.android.ui import Ui
    from gts_env.apps.productivity.calendar.data import Event


class Words(Texts):
    """The texts of one language."""

    def title(self, event: Event) -> str:
        """Title of an event, or the words for none."""
        return event.title or self("no_title")


STRINGS = Strings("gts_env.apps.productivity.calendar.strings", Words)


def words(ui: Ui) -> Words:
    """The texts in the device's language."""
    return STRINGS.of(ui.fmt)


def in_language(tag: str) -> Words:
    """The texts of a language tag, outside of any phone."""
    return STRINGS.of(formats_for(tag, False))
