"""Formats whose texts live faults see on their way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.android.locale.formats import Asked, Formats

if TYPE_CHECKING:
    from gts_env.android.ui import Ui


class BoundFormats(Formats):
    """Formats of a phone with live faults on the seam ``formatted``.

    One object serves all windows under the same seams, since parts are remembered by the identity of what they are
    given; whoever asks for it first says which window is being built.

    Args:
        plain: The formats of the clean build.
        ui: Window being built.
    """

    def __init__(self, plain: Formats, ui: Ui) -> None:
        super().__init__(plain.locale, plain.hour24)
        self.clean = plain
        self.ui = ui
        self._clocks: dict[bool, BoundFormats] = {}

    def say(self, kind: str, value: Any, form: Any, make: Callable[[Any, Any], str]) -> str:
        """The text as faults leave it."""
        return self.ui.seams.formatted(self.ui, Asked(kind, value, form, self.clean), make(value, form))

    def with_clock(self, hour24: bool) -> Formats:
        """The same on another clock, bound to the same window."""
        if hour24 == self.hour24:
            return self
        found = self._clocks.get(hour24)
        if found is None:
            found = self._clocks[hour24] = BoundFormats(self.clean.with_clock(hour24), self.ui)
        found.ui = self.ui
        return found
