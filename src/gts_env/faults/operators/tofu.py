"""Characters that no font can draw."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gts_env.android.widgets.leaf import Text
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered, mapped

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


BOX = "\u25a1"
SCRIPTS = {
    "emoji": re.compile("[\U0001f000-\U0001faff\u2600-\u27bf][\ufe0f\u200d\U0001f3fb-\U0001f3ff]*"),
    "accents": re.compile("[\u00c0-\u024f]"),
    "not_latin": re.compile("[^\u0000-\u024f\u2010-\u203a\u20ac]"),
    "all": re.compile(r"\S"),
}
"""Characters without a picture."""


class Tofu(Operator):
    """Characters of the target are drawn as empty boxes; a screen reader still reads them.

    Public name: CONTENT_ERROR (UIDefectMocker).

    Parameters:
        which: ``not_latin`` (default), ``emoji``, ``accents`` or ``all``.
    """

    seam = "view"
    params = ("which",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.which = SCRIPTS[read.choice(params, "which", SCRIPTS, "not_latin")]

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget with boxes for letters."""
        return mapped(widget, self._boxed)

    def _boxed(self, part: Widget) -> Widget:
        if not isinstance(part, Text):
            return part
        drawn = self.which.sub(BOX, part.text)
        return part if drawn == part.text else Boxed(part, drawn)


class Boxed(Text):
    """A text that is drawn otherwise than it reads."""

    def __init__(self, part: Text, drawn: str) -> None:
        self.__dict__.update(altered(part, text=drawn).__dict__)
        self.said = part.text

    def text_of(self, box: Box) -> str:
        """What it says."""
        return self.said
