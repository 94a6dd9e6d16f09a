"""The amount pad: calculator keys of its own, and the currency, which can be swapped for another."""

from __future__ import annotations

from decimal import Decimal

from gts_env.android.app import command, layer, screen
from gts_env.android.effects import Effect
from gts_env.android.locale.numbers import digits
from gts_env.android.material import Button, FilledButton, IconButton, ListDialog, OutlinedButton, Scaffold, TopBar
from gts_env.android.material.tints import content
from gts_env.android.theme import Color
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Gap, Icon, Text
from gts_env.apps.living.expenses.data import MOST_AMOUNT
from gts_env.apps.living.expenses.look import AmountLine
from gts_env.apps.living.expenses.money import RATES, converted, decimals
from gts_env.apps.living.expenses.pad_keys import KEYS, NAMES, Keys, PadKey
from gts_env.apps.living.expenses.pickers import Pickers
from gts_env.apps.living.expenses.strings import words
from gts_env.apps.living.expenses.sums import SIGNS, amount, plain, pressed, shown

LEFT_TO_RIGHT, END = "\u2066", "\u2069"
"""Around a sum within a text that runs from right to left."""


class AmountPad(Pickers):
    """The screen an amount is entered on; it hands back the amount and its currency."""

    @screen(parent="home")
    def amount_pad(self, ui: Ui, amount: int, currency: str, account: str) -> Widget:
        """What was typed, what it is in the other currency, and the keys."""
        say = words(ui)
        top = TopBar(say("amount"), navigation=IconButton("close", ui.back(), say("close"), id="close"))
        parts = [Gap(weight=1), self._display(ui), Gap(weight=1), self._foot(ui)]
        keys = Column([self._keys(ui), self._done(ui)], gap=8, padding=(12, 4, 12, 12), width="fill", align="fill")
        if ui.config.orientation == "portrait":
            body: Widget = Column([*parts, keys], width="fill", height="fill", align="fill")
        else:
            side = Column(parts, weight=1, height="fill", align="fill")
            body = Row([side, Column([keys], weight=1)], width="fill", height="fill", align="fill")
        return self.dressed(ui, Scaffold(body, top=top))

    def _pad(self, ui: Ui) -> tuple[str, str]:
        """Expression and currency as they stand."""
        args = dict(ui.entry.args)
        currency = ui.get("pad_currency", args["currency"], outer=True)
        start = plain(args["amount"], decimals(args["currency"]))
        return str(ui.get("expression", start, outer=True)), str(currency)

    def other_currency(self, ui: Ui, currency: str) -> str:
        """What a swap leads to: the account's currency, else that of the settings, else the dollar."""
        account = self.account_of(ui, dict(ui.entry.args)["account"])
        chosen = ui.get("pad_other", None, outer=True)
        options = [chosen, account.currency if account else None, self.settings_of(ui).currency, "USD", "EUR"]
        return str(next(c for c in options if c is not None and c != currency))

    def _display(self, ui: Ui) -> Widget:
        text, currency = self._pad(ui)
        table = words(ui).fmt.table
        number = digits(shown(text, table.decimal, table.group) or "0", ui.config.locale)
        if ui.config.rtl and any(s in text for s in SIGNS):
            number = f"{LEFT_TO_RIGHT}{number}{END}"
        line = AmountLine(number, currency, "display_medium", id="pad_amount")
        return Column([line], padding=(16, 28, 16, 8), width="fill", align="fill")

    def _foot(self, ui: Ui) -> Widget:
        say = words(ui)
        text, currency = self._pad(ui)
        value, other = amount(text), self.other_currency(ui, currency)
        if ui.get("pad_tried", False) and not self.fits(value):
            about = Text(say("needs_amount"), "body_medium", "error", id="pad_error")
        else:
            inside = converted(value or 0, currency, other)
            about = Text(say("about", amount=self.money(ui, inside, other)), "body_medium", "on_surface_variant",
                         max_lines=1, id="pad_other")  # fmt: skip
        equal = None
        if any(s in text for s in SIGNS):
            result = say.fmt.number(Decimal(value or 0) / 100, decimals(currency))
            equal = Text(say("equals", amount=result), "title_medium", max_lines=1, id="pad_result")
        choose = OutlinedButton(currency, ui.show("pick_pad_currency"), "arrow_drop_down", id="pad_choose_currency")
        swap = IconButton("swap_vert", ui.do("swap_currency"), say("swap_currency"), kind="tonal", id="swap_currency")
        words_ = Column([equal, about], weight=1)
        return Row([words_, choose, swap], gap=8, padding=(20, 4, 12, 4), width="fill")

    def _keys(self, ui: Ui) -> Widget:
        flat = ui.config.orientation != "portrait"
        return Keys([self._key(ui, key) for key in KEYS], 4, gap=8, row_height=48 if flat else 64)

    def _key(self, ui: Ui, key: str) -> Widget:
        say = words(ui)
        press = ui.do("press_key", key=key)
        text, currency = self._pad(ui)
        # A number has one point at most, and a currency without cents none.
        takes = key != "." or pressed(text, key, decimals(currency)) != text
        hold: Effect | None = ui.do("press_key", key="clear") if key == "back" else None
        sign = key in SIGNS
        ink: Color = content("on_secondary_container" if sign else "on_surface", takes)
        label = say.fmt.table.decimal if key == "." else digits(key, ui.config.locale)
        inner: Widget = Icon("backspace", 24, ink) if key == "back" else Text(label, "headline_small", ink, silent=True)
        name = NAMES.get(key, key)
        spoken = say("erase") if key == "back" else say(f"key.{name}") if key in NAMES else key
        return PadKey(
            [inner], align="center", radius="full", background="secondary_container" if sign else "surface_container",
            on_click=press, on_long_click=hold, id=f"key_{name}", role="Button", desc=spoken, enabled=takes,
        )  # fmt: skip

    def _done(self, ui: Ui) -> Widget:
        say = words(ui)
        done: Button = FilledButton(say("done"), ui.do("finish_amount"), "check", id="pad_done", weight=1)
        sums = any(s in self._pad(ui)[0] for s in SIGNS)
        equals = OutlinedButton("=", ui.do("work_out"), id="key_equals", width=96, enabled=sums)
        return Row([equals, done], gap=8, width="fill")

    def fits(self, value: int | None) -> bool:
        """Whether an amount can be entered."""
        return value is not None and 0 < value <= MOST_AMOUNT

    @command
    def press_key(self, ui: Tx, key: str) -> None:
        """Press a key of the pad."""
        text, currency = self._pad(ui)
        ui.set("expression", pressed(text, key, decimals(currency)), outer=True)

    @command
    def work_out(self, ui: Tx) -> None:
        """Put the result in place of what was typed."""
        text, currency = self._pad(ui)
        value = amount(text)
        if not self.fits(value):
            ui.set("pad_tried", True, outer=True)
            return
        ui.set("expression", plain(value or 0, decimals(currency)), outer=True)

    @command
    def swap_currency(self, ui: Tx) -> None:
        """Go on in the other currency, with what the amount is worth in it."""
        self._turn(ui, self.other_currency(ui, self._pad(ui)[1]))
        ui.set("swapped", not ui.get("swapped", False, outer=True), outer=True)

    def _turn(self, ui: Tx, target: str) -> None:
        text, currency = self._pad(ui)
        value = amount(text)
        if value:
            inside = converted(value, currency, target)
            ui.set("expression", plain(inside, decimals(target)), outer=True)
        ui.set("pad_other", currency, outer=True)
        ui.set("pad_currency", target, outer=True)

    @layer
    def pick_pad_currency(self, ui: Ui) -> Widget:
        """Any currency the app has a rate for."""
        say = words(ui)
        options = [(c, f"{c} · {say(f'currency.{c}')}") for c in RATES]
        pick = ui.do("set_pad_currency")
        return self.dressed(ui, ListDialog(say("currency"), options, self._pad(ui)[1], pick, cancel=say("cancel")))

    @command
    def set_pad_currency(self, ui: Tx, value: str) -> None:
        """Enter the amount in another currency; what was typed stays."""
        old = self._pad(ui)[1]
        if value != old:
            ui.set("pad_other", old, outer=True)
            ui.set("pad_currency", value, outer=True)

    @command
    def finish_amount(self, ui: Tx) -> None:
        """Hand the amount to the editor."""
        text, currency = self._pad(ui)
        value = amount(text)
        if not self.fits(value):
            ui.set("pad_tried", True, outer=True)
            return
        ui.finish((value, currency))
