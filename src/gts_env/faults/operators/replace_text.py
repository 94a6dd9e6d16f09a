"""Another text stands in place of the right one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gts_env.benchmark.spot import regex
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import retold

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class ReplaceText(Operator):
    r"""The target says something else.

    Public names: WrongStringResource (MDroid+), CONTENT_ERROR (UIDefectMocker), text change (GVT).

    Parameters:
        text: What it says instead; with ``find``, what stands in place of what is found (``\1`` is its first group).
        find: Regular expression of what is replaced. Default: the whole text.
        part: Number of the one text to change, in drawing order; negative from the end. Default: all.
    """

    seam = "view"
    params = ("text", "find", "part")
    required = ("text",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        spot = params["text"]
        self.text = spot.text() if spot.value != "" else ""
        self.find = re.compile(regex(params["find"])) if "find" in params else None
        self.part = read.part(params)

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget with another text."""
        return retold(widget, self._changed, self.part)

    def _changed(self, text: str) -> str:
        return self.text if self.find is None else self.find.sub(self.text, text)
