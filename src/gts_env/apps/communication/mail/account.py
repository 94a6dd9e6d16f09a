"""The settings of one account."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command, layer, screen
from gts_env.android.effects import Dismiss
from gts_env.android.material import (
    BackArrow,
    Dialog,
    ListItem,
    RadioRow,
    Scaffold,
    SectionHeader,
    SwitchRow,
    TextButton,
    TextField,
    TopBar,
    closing,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.communication.mail.look import READABLE, dot
from gts_env.apps.communication.mail.strings import words
from gts_env.apps.communication.mail.sync import Sync

COLORS = ("#0F6B8F", "#8A5100", "#3F6837", "#9C4146", "#6750A4", "#5D5F5F")
VALUE = "value"


class AccountSettings(Sync):
    """The screen of an account and its dialogs."""

    @screen(parent="settings")
    def account_settings(self, ui: Ui, account: str) -> Widget:
        """Name, signature, colour, notifications."""
        say = words(ui)
        found = self.account_at(ui, account)
        rows: list[Widget] = [
            SectionHeader(say("account")),
            ListItem(say("address"), found.address, leading="alternate_email", supporting_id="account_address"),
            self._text_row(ui, account, "label", found.label, "label"),
            ListItem(say("color"), leading=Row([dot(found.color, 24)], width=24), id="account_color",
                     on_click=ui.show("pick_color", account=account)),
            SectionHeader(say("sending")),
            self._text_row(ui, account, "name", found.name, "account_circle"),
            SwitchRow(say("sign"), say("sign_hint"), found.sign,
                      ui.do("set_account", account=account, field="sign", value=not found.sign), leading="edit_note",
                      id="account_sign"),
        ]  # fmt: skip
        if found.sign:
            rows.append(self._text_row(ui, account, "signature", found.signature or say("no_signature"), "notes"))
        rows += [
            SectionHeader(say("new_mail")),
            SwitchRow(say("notify_account"), None, found.notify,
                      ui.do("set_account", account=account, field="notify", value=not found.notify),
                      leading="notifications", id="account_notify"),
        ]  # fmt: skip
        body = LazyList(rows, most_width=READABLE, id="account_list", key="account", height="fill", width="fill",
                        padding=(0, 0, 0, 24))  # fmt: skip
        return Scaffold(body, top=TopBar(found.label, navigation=BackArrow(ui.back())))

    def _text_row(self, ui: Ui, account: str, field: str, text: str, icon: str) -> Widget:
        change = ui.show("edit_account", account=account, field=field)
        return ListItem(words(ui)(f"account_{field}"), text, leading=icon, on_click=change, id=f"account_{field}",
                        supporting_id=f"account_{field}_value")  # fmt: skip

    @layer
    def edit_account(self, ui: Ui, account: str, field: str) -> Widget:
        """Another text for a field."""
        say = words(ui)
        now = getattr(self.account_at(ui, account), field)
        typed = ui.text(VALUE, now)
        long = field == "signature"
        empty = not typed.strip() and not long
        error = say("must_not_be_empty") if empty else None
        entry = TextField(VALUE, say(f"account_{field}"), now, multiline=long, lines=3 if long else 1, max_lines=6,
                          max_length=240 if long else 60, error=error)  # fmt: skip
        save = closing(ui.do("set_account", account=account, field=field, value=typed.strip()))
        buttons = [
            TextButton(say("cancel"), Dismiss(), id="android:id/button2"),
            TextButton(say("save"), save, id="android:id/button1", enabled=not empty),
        ]
        return Dialog(say(f"account_{field}"), Row([entry], width="fill"), buttons)

    @layer
    def pick_color(self, ui: Ui, account: str) -> Widget:
        """Colour of an account."""
        say = words(ui)
        now = self.account_at(ui, account).color
        pick = ui.do("set_account", account=account, field="color")
        rows = [
            RadioRow(say(f"color_{i}"), None, color == now, closing(pick.with_(value=color)), trailing=dot(color, 20),
                     dense=True, role="CheckedTextView", id="android:id/text1")
            for i, color in enumerate(COLORS)
        ]  # fmt: skip
        cancel = TextButton(say("cancel"), Dismiss(), id="android:id/button2")
        return Dialog(say("color"), Column(rows, width="fill", align="fill"), [cancel], flush=True)

    @command
    def set_account(self, ui: Tx, account: str, field: str, value: Any) -> None:
        """Change an account."""
        found = ui.find("accounts", account)
        if found is not None:
            ui.store("accounts", replace(found, **{field: value}))
