"""The editor of an account."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.app import command, layer, screen
from gts_env.android.effects import Effect
from gts_env.android.material import (
    BackHandler,
    ChipGroup,
    ConfirmDialog,
    IconButton,
    ListDialog,
    ListItem,
    Scaffold,
    TextButton,
    TextField,
    TopBar,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Stack
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.living.expenses.account import AccountView
from gts_env.apps.living.expenses.data import ACCOUNT_KINDS, MOST_AMOUNT, Account
from gts_env.apps.living.expenses.look import COLORS, READABLE
from gts_env.apps.living.expenses.money import RATES, hundredths
from gts_env.apps.living.expenses.strings import words

MOST_NAME = 40


class AccountEditor(AccountView):
    """A new account, or changes to one."""

    @screen(parent="accounts")
    def account_editor(self, ui: Ui, account: str = "") -> Widget:
        """Name, kind, currency, opening balance and colour."""
        say, now = words(ui), self._edited(ui, account)
        top = TopBar(
            say("edit_account") if account else say("new_account"),
            navigation=IconButton("close", ui.do("leave_account"), say("close"), id="close"),
            actions=[TextButton(say("save"), ui.do("save_account"), id="save")],
        )
        tried = bool(ui.get("tried", False))
        name, opening = self._name(ui, now), self._opening(ui, now)
        wrong = self._name_error(ui, account, name) if tried else None
        money = f"{now.currency} · {say(f'currency.{now.currency}')}"
        parts: list[Widget] = [
            TextField("account_name", say("name"), now.name, error=wrong, max_length=MOST_NAME, ime_action="next",
                      width="fill"),
            Text(say("account_kind"), "label_large", "on_surface_variant"),
            ChipGroup([(k, say(f"kind.{k}")) for k in ACCOUNT_KINDS], now.kind, ui.put("account_kind", None),
                      needed=True, id="kind"),
            ListItem(say("currency"), money, leading="currency_exchange",
                     on_click=ui.show("pick_account_currency", account=account), id="account_currency",
                     supporting_id="account_currency_value"),
            TextField("opening", say("opening"), self._plain(now.opening), input_type="signed", max_length=14,
                      error=say("no_number") if tried and opening is None else None, ime_action="done", width="fill",
                      supporting=say("opening_hint")),
            Text(say("color"), "label_large", "on_surface_variant"),
            Flow([self._swatch(ui, c, c == now.color) for c in COLORS], gap=8, line_gap=8),
        ]  # fmt: skip
        form = Column(parts, gap=16, padding=(16, 8, 16, 32), width="fill", align="fill")
        body = BackHandler(Scroll(form, most_width=READABLE, id="account_form", key="form"), ui.do("leave_account"))
        return self.dressed(ui, Scaffold(body, top=top))

    def _swatch(self, ui: Ui, color: str, on: bool) -> Widget:
        mark: list[Widget] = [Icon("check", 22, "#FFFFFF")] if on else []
        effect: Effect = ui.put("account_color", color)
        return Stack(
            mark, width=44, height=44, radius="full", background=color, align="center", on_click=effect, selected=on,
            role="ImageButton", desc=words(ui)("color_named", n=COLORS.index(color) + 1), id="swatch",
            key=f"swatch_{color}", item=color,
        )  # fmt: skip

    def _edited(self, ui: Ui, account: str, outer: bool = False) -> Account:
        """The account with what was chosen; texts under edit lie in their fields."""
        base = self.account_of(ui, account) or Account("", "", "bank", self.settings_of(ui).currency, 0, COLORS[0])
        return replace(
            base,
            kind=ui.get("account_kind", base.kind, outer=outer),
            currency=ui.get("account_currency", base.currency, outer=outer),
            color=ui.get("account_color", base.color, outer=outer),
        )

    def _plain(self, amount: int) -> str:
        return f"{amount // 100}" if amount % 100 == 0 else f"{amount / 100:.2f}"

    def _name(self, ui: Ui, now: Account) -> str:
        return ui.text("account_name", now.name, outer=True).strip()

    def _opening(self, ui: Ui, now: Account) -> int | None:
        text = ui.text("opening", self._plain(now.opening), outer=True)
        found = hundredths(text) if text.strip() else 0
        return found if found is not None and abs(found) <= MOST_AMOUNT else None

    def _name_error(self, ui: Ui, account: str, name: str) -> str | None:
        say = words(ui)
        if not name:
            return say("needs_name")
        taken = any(a.name.casefold() == name.casefold() and a.id != account for a in ui.data.accounts)
        return say("name_taken") if taken else None

    @layer
    def pick_account_currency(self, ui: Ui, account: str) -> Widget:
        """Currency of the account."""
        say = words(ui)
        now = self._edited(ui, account, outer=True).currency
        options = [(c, f"{c} · {say(f'currency.{c}')}") for c in RATES]
        pick = ui.put("account_currency", None)
        return self.dressed(ui, ListDialog(say("currency"), options, now, pick, cancel=say("cancel")))

    @command
    def save_account(self, ui: Tx) -> None:
        """Store the account and leave; what is wrong is said at its field."""
        account = dict(ui.entry.args).get("account", "")
        now = self._edited(ui, account, outer=True)
        name, opening = self._name(ui, now), self._opening(ui, now)
        if self._name_error(ui, account, name) or opening is None:
            ui.set("tried", True, outer=True)
            return
        made = replace(now, id=account or ui.new_id("accounts", "acc"), name=name, opening=opening)
        ui.store("accounts", made)
        ui.run(ui.back())
        ui.snackbar(words(ui)("account_saved"))

    @command
    def leave_account(self, ui: Tx) -> None:
        """Leave the editor; ask first if something was changed."""
        account = dict(ui.entry.args).get("account", "")
        now = self._edited(ui, account, outer=True)
        first = self.account_of(ui, account) or Account("", "", "bank", self.settings_of(ui).currency, 0, COLORS[0])
        same = self._name(ui, now) == first.name and self._opening(ui, now) == first.opening and now == first
        ui.run(ui.back() if same else ui.show("discard_account"))

    @layer
    def discard_account(self, ui: Ui) -> Widget:
        """Whether to lose the changes."""
        say = words(ui)
        return self.dressed(
            ui, ConfirmDialog(say("discard_title"), say("discard_text"), say("discard"), ui.back(), say("keep_editing"))
        )
