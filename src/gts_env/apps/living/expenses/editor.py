"""The editor of a transaction, and the choice of an account that a new one begins with."""

from __future__ import annotations

from decimal import Decimal

from gts_env.android.app import command, layer, screen
from gts_env.android.material import (
    BackArrow,
    BackHandler,
    ConfirmDialog,
    Dialog,
    EmptyState,
    FilledButton,
    IconButton,
    ListItem,
    MenuItem,
    Scaffold,
    Tab,
    Tabs,
    TextButton,
    TextField,
    TopBar,
    closing,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.android.widgets.scroll import LazyList, Scroll
from gts_env.apps.living.expenses.data import KINDS, Draft, Kind
from gts_env.apps.living.expenses.drafting import Drafting
from gts_env.apps.living.expenses.look import ACCOUNT_ICONS, READABLE, AmountLine, disc
from gts_env.apps.living.expenses.money import decimals
from gts_env.apps.living.expenses.strings import Words, words


class Editor(Drafting):
    """New and changed transactions."""

    @screen(parent="home")
    def choose_account(self, ui: Ui) -> Widget:
        """The account of a new transaction."""
        say = words(ui)
        top = TopBar(say("choose_account"), navigation=BackArrow())
        accounts = self.sorted_accounts(ui, self.settings_of(ui).sort_accounts)
        rows = [self.account_row(ui, a, self.used_text(ui, a), ui.open("editor", account=a.id)) for a in accounts]
        body: Widget = LazyList(rows, id="choose_list", padding=(0, 8, 0, 24), most_width=READABLE, height="fill",
                                width="fill")  # fmt: skip
        if not rows:
            add = FilledButton(say("new_account"), ui.open("account_editor"), "add", id="add_account")
            body = EmptyState("account_balance_wallet", say("no_accounts"), say("no_accounts_hint"), add)
        return self.dressed(ui, Scaffold(body, top=top))

    @screen(parent="home")
    def editor(
        self, ui: Ui, tx: str = "", kind: Kind = "expense", account: str = "", shared: str = "", draft: bool = False,
        copy: str = "",
    ) -> Widget:  # fmt: skip
        """A new transaction (of an account, from a shared text, put off before, or as a copy), or an old one."""
        say, now = words(ui), self.draft(ui)
        if tx and self.transaction_of(ui, tx) is None:
            gone = EmptyState("receipt_long", say("transaction_gone"))
            return self.dressed(ui, Scaffold(gone, top=TopBar("", navigation=BackArrow())))
        menu = [
            MenuItem(say("duplicate"), ui.open("editor", copy=tx), id="duplicate"),
            MenuItem(say("delete"), ui.show("delete_transaction", tx=tx), id="delete"),
        ]
        top = TopBar(
            say("edit_transaction") if tx else say("new_transaction"),
            navigation=IconButton("close", ui.do("leave_editor"), say("close"), id="close"),
            actions=[TextButton(say("save"), ui.do("save"), id="save")],
            menu=menu if tx else (),
        )
        parts = [self._tabs(ui, say, now), self._amount(ui, say, now), Divider(), *self._choices(ui, say, now)]
        note = TextField("note", None, now.note, say("note"), kind="plain", leading="notes", max_length=120)
        form = Column([*parts, note], width="fill", align="fill", padding=(0, 0, 0, 32))
        body = BackHandler(Scroll(form, most_width=READABLE, id="editor_form", key="form"), ui.do("leave_editor"))
        return self.dressed(ui, Scaffold(body, top=top))

    def _tabs(self, ui: Ui, say: Words, now: Draft) -> Widget:
        kinds = KINDS if len(ui.data.accounts) > 1 or now.kind == "transfer" else KINDS[:2]
        return Tabs([Tab(say(k), k == now.kind, ui.do("set_kind", value=k), id=f"tab_{k}") for k in kinds])

    def _amount(self, ui: Ui, say: Words, now: Draft) -> Widget:
        places = decimals(now.currency)
        color = {"expense": "on_surface", "income": "primary", "transfer": "on_surface_variant"}[now.kind]
        line = AmountLine(say.fmt.number(Decimal(now.amount) / 100, places), now.currency, "display_small", color)
        wrong = bool(ui.get("tried", False)) and not now.amount
        hint = Text(say("needs_amount") if wrong else say("tap_amount"), "body_small",
                    "error" if wrong else "on_surface_variant", id="amount_hint")  # fmt: skip
        to_pad = ui.open_for_result("amount_pad", ui.do("set_amount"), amount=now.amount, currency=now.currency,
                                    account=now.account)  # fmt: skip
        return Column([line, hint], gap=4, padding=(16, 20), align="center", width="fill", on_click=to_pad,
                      id="amount_box", desc=say("amount"))  # fmt: skip

    def _choices(self, ui: Ui, say: Words, now: Draft) -> list[Widget]:
        rows = [self._account(ui, say, "account", now.account, now.kind == "transfer")]
        if now.kind == "transfer":
            rows.append(self._account(ui, say, "to_account", now.to_account, True))
        else:
            category = self.category_of(ui, now.category)
            lead = disc(category.icon, category.color, 32) if category else "category"
            rows.append(
                ListItem(category.name if category else say("no_category"), say("category"), leading=lead,
                         on_click=ui.sheet("pick_category"), id="category", headline_id="category_value")
            )  # fmt: skip
        day = self.day_name(ui, now.date.date().isoformat())
        date = ListItem(day, say("date"), leading="event", on_click=ui.show("pick_date"), id="date",
                        headline_id="date_value", weight=1)  # fmt: skip
        time = ListItem(say.fmt.time(now.date), say("time"), on_click=ui.show("pick_time"), id="time",
                        headline_id="time_value", width=132)  # fmt: skip
        return [*rows, Row([date, time], width="fill")]

    def _account(self, ui: Ui, say: Words, which: str, account: str, transfer: bool) -> Widget:
        found = self.account_of(ui, account)
        label = say("from_account" if which == "account" else which) if transfer else say("account")
        trail = None
        if which == "to_account":
            trail = IconButton("swap_vert", ui.do("swap_accounts"), say("swap_accounts"), id="swap_accounts")
        lead = disc(ACCOUNT_ICONS[found.kind], found.color, 32) if found else "account_balance_wallet"
        name = found.name if found else say("choose_account")
        wrong = bool(ui.get("tried", False)) and found is None
        return ListItem(
            name, label if not wrong else say("needs_account"), leading=lead, trailing=trail,
            on_click=ui.show("pick_account", which=which), id=which, headline_id=f"{which}_value", headline_lines=1,
        )  # fmt: skip

    @layer
    def discard(self, ui: Ui) -> Widget:
        """Whether to lose what was entered, or to put it off."""
        say = words(ui)
        new = not dict(ui.entry.args).get("tx")
        buttons: list[Widget] = [
            TextButton(say("keep_editing"), ui.dismiss(), id="android:id/button3"),
            TextButton(say("discard"), closing(ui.back()), id="android:id/button2"),
        ]
        if new:
            buttons.append(TextButton(say("keep_draft"), closing(ui.do("keep_draft")), id="android:id/button1"))
        return self.dressed(ui, Dialog(say("discard_title"), say("draft_text" if new else "discard_text"), buttons))

    @layer
    def delete_transaction(self, ui: Ui, tx: str) -> Widget:
        """Ask before a transaction goes."""
        say, found = words(ui), self.transaction_of(ui, tx)
        name = self.face(ui, say, found)[2] if found is not None else ""
        text = say("delete_text", title=name)
        return self.dressed(
            ui, ConfirmDialog(say("delete_title"), text, say("delete"), ui.do("delete", tx=tx), say("cancel"))
        )

    @command
    def set_kind(self, ui: Tx, value: Kind) -> None:
        """Turn to another tab; a category of the other kind goes, a transfer needs a second account."""
        now = self.draft(ui)
        if value == now.kind:
            return
        ui.set("kind", value, outer=True)
        category = self.category_of(ui, now.category)
        if category is not None and category.kind != value:
            ui.set("category", "", outer=True)
        if value == "transfer" and now.to_account in ("", now.account):
            ui.set("to_account", self._other(ui, now.account), outer=True)
