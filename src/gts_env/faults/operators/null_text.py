"""A value that is missing, shown as ``null``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import retold

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class NullText(Operator):
    """The target says ``null``.

    Public names: NULL value (OwlEye), CONTENT_ERROR (UIDefectMocker), NullMethodCallArgument (MDroid+).

    Parameters:
        text: What it says. Default ``null``.
        part: Number of the one text to change, in drawing order; negative from the end. Default: all.
    """

    seam = "view"
    params = ("text", "part")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.text = read.text(params, "text", "null")
        self.part = read.part(params)

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget with another text."""
        return retold(widget, lambda text: self.text if text else text, self.part)
