"""Text read in the wrong encoding."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import retold

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


ENCODINGS = {
    "latin1": ("utf-8", "latin-1"),
    "windows1252": ("utf-8", "cp1252"),
    "utf8": ("latin-1", "utf-8"),
    "windows1251": ("utf-8", "cp1251"),
    "big5": ("gb18030", "big5"),
    "gb18030": ("utf-8", "gb18030"),
    "ascii": ("utf-8", "ascii"),
}
"""As what the text is read: the encoding its bytes are in, and the one they are taken for."""


class GarbledText(Operator):
    """The target's letters are taken for those of another encoding, as ``Ã©`` for ``é``; what is in both stays.

    Public name: CONTENT_ERROR (UIDefectMocker).

    Parameters:
        read_as: ``latin1`` (default), ``windows1252``, ``utf8`` (from Latin-1), ``windows1251``, ``gb18030``, ``big5``
            (from GB 18030), ``ascii``, or ``entities``: special characters as in HTML source.
        times: How often it goes wrong. Default 1.
        part: Number of the one text to change, in drawing order; negative from the end. Default: all.
    """

    seam = "view"
    params = ("read_as", "times", "part")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.read_as = read.choice(params, "read_as", (*ENCODINGS, "entities"), "latin1")
        self.times = read.whole(params, "times", 1, 1, 3)
        self.part = read.part(params)

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget with a garbled text."""
        return retold(widget, self._garbled, self.part)

    def _garbled(self, text: str) -> str:
        for _ in range(self.times):
            text = self._once(text)
        return text

    def _once(self, text: str) -> str:
        if self.read_as == "entities":
            return html.escape(text).encode("ascii", "xmlcharrefreplace").decode("ascii")
        written, taken = ENCODINGS[self.read_as]
        return text.encode(written, "replace").decode(taken, "replace")
