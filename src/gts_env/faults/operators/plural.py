"""A noun in the wrong number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.locale.formats import Asked
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class Plural(Operator):
    """Counts are put with the noun of another number: "1 events", "2 event".

    Parameters:
        category: ``other`` (default), ``one``, ``few``, ``many``, ``two`` or ``zero``.
    """

    seam = "format"
    params = ("category",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.category = read.choice(params, "category", ("other", "one", "few", "many", "two", "zero"), "other")

    def formatted(self, ui: Ui, asked: Asked, text: str) -> str:
        """The other category."""
        return self.category if asked.kind == "plural" else text
