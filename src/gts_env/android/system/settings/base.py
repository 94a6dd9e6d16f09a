"""What all screens of the settings share: texts, the frame of a page, and the way to change the configuration."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.android import windows
from gts_env.android.app import App, command
from gts_env.android.locale import Strings, Texts
from gts_env.android.material import BackArrow, ListItem, Scaffold, TopBar
from gts_env.android.widgets.scroll import LazyList

if TYPE_CHECKING:
    from gts_env.android.effects import Effect
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget

STRINGS: Strings[Texts] = Strings("gts_env.android.system.settings.strings")
MOST_DP = 640
"""Widest column of settings; on wider screens it stands in the middle."""


@dataclass(frozen=True, slots=True)
class SettingsData:
    """The settings keep nothing of their own: what they change is the phone's."""


def words(ui: Ui) -> Texts:
    """The texts in the device's language."""
    return STRINGS.of(ui.fmt)


class SettingsBase(App):
    """Pages and changes."""

    Data = SettingsData

    def page(self, ui: Ui, title: str, rows: Iterable[Widget | None], key: str) -> Widget:
        """A page below another one.

        Args:
            ui: The window.
            title: Title of the page.
            rows: What stands on it.
            key: Unique key, under which it remembers how far it is scrolled.
        """
        return Scaffold(self.column(rows, key), top=self.bar(ui, title))

    def column(self, rows: Iterable[Widget | None], key: str, top: float = 8, start: int = 0) -> Widget:
        """Rows below one another, no wider than they can be read; row ``start`` is the first in view at first."""
        return LazyList(
            rows, id="recycler_view", key=key, padding=(0, top, 0, 24), width="fill", height="fill",
            most_width=MOST_DP, start_at=start,
        )  # fmt: skip

    def bar(self, ui: Ui, title: str | Widget) -> TopBar:
        """The bar of a page, with the way back."""
        return TopBar(title, navigation=BackArrow())

    def link(self, ui: Ui, key: str, value: str | None, effect: Effect, icon: str | None = None) -> Widget:
        """A row that leads on; ``value`` is what is set, or what is found there."""
        return ListItem(
            words(ui)(key), value, leading=icon, on_click=effect, id=key, headline_id="android:id/title",
            supporting_id="android:id/summary",
        )  # fmt: skip

    def fact(self, ui: Ui, key: str, value: str) -> Widget:
        """A row that only tells something."""
        return ListItem(
            words(ui)(key), value, id=key, headline_id="android:id/title", supporting_id="android:id/summary"
        )

    @command
    def configure(self, ui: Tx, name: str, value: Any) -> None:
        """Change one field of the configuration; activities are made anew where Android makes them so."""
        ui.state = windows.configured(ui.state, **{name: value})
