"""A date, number or amount in the wrong format."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gts_env.android.locale.formats import formats_for
from gts_env.benchmark.spot import regex
from gts_env.faults import params as read
from gts_env.faults.formats import again
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.locale.formats import Asked
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class WrongFormat(Operator):
    """Values of one kind are written in another format than that of the device.

    Parameters:
        locale: Language tag whose format is used.
        hour24: Whether times are on the 24-hour clock.
        form: Another form: of a date (``medium``, ``short`` ...), decimals of a number, code of a currency.
        find: Regular expression of what is replaced in the text.
        text: What stands there instead.
    """

    seam = "format"
    params = ("locale", "hour24", "form", "find", "text")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.locale = read.text(params, "locale")
        self.hour24 = read.flag(params, "hour24") if "hour24" in params else None
        self.form = params["form"].value if "form" in params else None
        self.find = re.compile(regex(params["find"])) if "find" in params else None
        self.text = str(params["text"].value) if "text" in params else ""

    def formatted(self, ui: Ui, asked: Asked, text: str) -> str:
        """The text in another format."""
        if self.find is not None:
            return self.find.sub(self.text, text)
        plain = asked.formats
        clock = plain.hour24 if self.hour24 is None else self.hour24
        form = asked.form if self.form is None else self.form
        return again(asked, formats_for(self.locale or plain.locale, clock), asked.value, form)
