"""The folders of an account, and what can be done with one."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.app import command, layer, part, screen
from gts_env.android.clock import local
from gts_env.android.effects import Dismiss
from gts_env.android.material import (
    BackArrow,
    ConfirmDialog,
    Dialog,
    EmptyState,
    IconButton,
    ListDialog,
    ListItem,
    MenuItem,
    PullToRefresh,
    Scaffold,
    SearchField,
    TextButton,
    TextField,
    TopBar,
    close_search,
    closing,
    open_search,
)
from gts_env.android.material.back_handler import BackHandler
from gts_env.android.searching import folded
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.communication.mail.base import account_of, find_folder
from gts_env.apps.communication.mail.data import Account, Folder, MailData
from gts_env.apps.communication.mail.look import FOLDER_ICONS, READABLE
from gts_env.apps.communication.mail.rows import Rows
from gts_env.apps.communication.mail.strings import Words, words

FIELD = "folder_search"
NAME = "folder_name"


class Folders(Rows):
    """The list of folders with its dialogs."""

    @screen(parent="message_list")
    def folder_list(self, ui: Ui, account: str) -> Widget:
        """All folders of an account; a search narrows them."""
        say = words(ui)
        wanted = folded(ui.text(FIELD).strip())
        found = [f for f in self.folders_of(ui, account) if wanted in folded(say.folder(f))]
        rows = [self.folder_row(ui, f, self.unread(ui, f.id)) for f in found]
        body: Widget = LazyList(rows, id="folder_list", key="folders", most_width=READABLE, height="fill", width="fill",
                                padding=(0, 0, 0, 24))  # fmt: skip
        if not rows:
            body = EmptyState("search_off", say("no_folder", text=ui.text(FIELD).strip()), id="no_folder")
        pulled = PullToRefresh(body, ui.do("check_mail"), ui.data.checking, id="folder_refresh")
        return Scaffold(pulled, top=self.folder_bar(ui, say, account))

    def folder_bar(self, ui: Ui, say: Words, account: str) -> Widget:
        """The bar, or the field of the search in its place."""
        if ui.get(f"{FIELD}:searching", False):
            close = close_search(FIELD)
            field = SearchField(FIELD, say("search_folders"), bar=False, width="fill")
            return BackHandler(TopBar(field, navigation=BackArrow(close, say("close"))), close)
        data: MailData = ui.data
        found = next(a for a in data.accounts if a.id == account)
        return TopBar(
            found.label,
            subtitle=self.checked_text(ui, say),
            navigation=BackArrow(),
            actions=[
                IconButton("search", open_search(FIELD), say("search_folders"), id="search_folders"),
                IconButton("sync", ui.do("check_mail"), say("check_mail"), id="check_mail"),
            ],
            menu=[
                MenuItem(say("new_folder"), ui.show("new_folder", account=account), id="new_folder"),
                MenuItem(say("account_settings"), ui.open("account_settings", account=account), id="account_settings"),
            ],
        )

    def checked_text(self, ui: Ui, say: Words) -> str:
        """When mail was looked for last."""
        data: MailData = ui.data
        if data.checking:
            return say("checking")
        if not data.checked_at:
            return say("never_checked")
        when = local(data.checked_at, ui.config.zone)
        time = say.fmt.time(when) if when.date() == ui.today else say.fmt.date(when.date(), "weekday_short")
        return say("last_checked", time=time)

    @part
    def folder_row(self, ui: Ui, folder: Folder, new: int) -> Widget:
        """A folder, with how many messages are new."""
        say = words(ui)
        count = Text(say.fmt.number(new), "label_large", "primary", id="folder_unread") if new else None
        return ListItem(
            say.folder(folder), leading=FOLDER_ICONS[folder.kind], trailing=count,
            on_click=ui.open("message_list", folder=folder.id),
            on_long_click=ui.show("folder_options", folder=folder.id), id="folder_row", key=f"folder_{folder.id}",
            item=folder.id, headline_id="folder_name",
        )  # fmt: skip

    # -- dialogs -------------------------------------------------------------------------------------------------

    @layer
    def folder_options(self, ui: Ui, folder: str) -> Widget:
        """What can be done with a folder."""
        say = words(ui)
        found = find_folder(ui.data, folder)
        options = [("read", say("all_read"))]
        if found is not None and found.kind == "custom":
            options += [("rename", say("rename")), ("delete", say("delete_folder"))]
        title = say.folder(found) if found is not None else ""
        pick = ui.do("folder_option", folder=folder)
        return ListDialog(title, options, None, pick, cancel=say("cancel"), radios=False)

    @command
    def folder_option(self, ui: Tx, folder: str, value: str) -> None:
        """Do one of these things."""
        if value == "read":
            ui.run(ui.do("all_read", folder=folder))
        else:
            ui.run(ui.show("rename_folder" if value == "rename" else "delete_folder", folder=folder))

    @layer
    def new_folder(self, ui: Ui, account: str) -> Widget:
        """Name of a new folder."""
        return self._name_dialog(ui, words(ui)("new_folder"), "", "add_folder", {"account": account})

    @layer
    def rename_folder(self, ui: Ui, folder: str) -> Widget:
        """Another name for a folder."""
        found = find_folder(ui.data, folder)
        return self._name_dialog(ui, words(ui)("rename"), found.name if found else "", "set_name", {"folder": folder})

    def _name_dialog(self, ui: Ui, title: str, name: str, done: str, args: dict[str, str]) -> Widget:
        say = words(ui)
        typed = ui.text(NAME, name).strip()
        account = args.get("account") or account_of(ui.data, args["folder"]).id
        taken = typed != name and any(folded(say.folder(f)) == folded(typed) for f in self.folders_of(ui, account))
        save = closing(ui.do(done, name=typed, **args))
        field = TextField(NAME, say("name"), name, error=say("name_taken") if taken else None, max_length=40)
        buttons = [
            TextButton(say("cancel"), Dismiss(), id="android:id/button2"),
            TextButton(say("save"), save, id="android:id/button1", enabled=bool(typed) and not taken),
        ]
        return Dialog(title, Row([field], width="fill"), buttons)

    @command
    def add_folder(self, ui: Tx, account: str, name: str) -> None:
        """Make a folder."""
        ui.add("folders", Folder(ui.new_id("folders", f"{account}_own"), account, name))
        ui.snackbar(words(ui)("folder_made", name=name))

    @command
    def set_name(self, ui: Tx, folder: str, name: str) -> None:
        """Give a folder another name."""
        found = ui.find("folders", folder)
        if found is not None:
            ui.store("folders", replace(found, name=name))

    @layer
    def delete_folder(self, ui: Ui, folder: str) -> Widget:
        """Whether to delete a folder; its messages go to the archive."""
        say = words(ui)
        found = find_folder(ui.data, folder)
        title = say("delete_folder_title", name=found.name if found else "")
        gone = ui.do("remove_folder", folder=folder)
        return ConfirmDialog(title, say("delete_folder_text"), say("delete"), gone, say("cancel"))

    @command
    def remove_folder(self, ui: Tx, folder: str) -> None:
        """Delete a folder and keep its messages in the archive."""
        found = ui.find("folders", folder)
        if found is None:
            return
        target = next(f.id for f in ui.data.folders if f.account == found.account and f.kind == "archive")
        places = self.put(ui, {m.id: target for m in ui.data.messages if m.folder == folder})
        ui.remove("folders", folder)
        say = words(ui)
        ui.snackbar(say("folder_gone", name=found.name), say("undo"),
                    ui.do("restore_folder", folder=found, places=places))  # fmt: skip

    @command
    def restore_folder(self, ui: Tx, folder: Folder, places: tuple[tuple[str, str], ...]) -> None:
        """Take that back."""
        ui.store("folders", folder)
        self.put(ui, dict(places))

    @layer
    def empty_bin(self, ui: Ui, folder: str) -> Widget:
        """Whether to delete everything in the bin, or among what is unwanted."""
        say = words(ui)
        count = len(self.in_folder(ui, folder))
        return ConfirmDialog(
            say("empty_title"), say("empty_text", n=count), say("empty_it"), ui.do("clear_folder", folder=folder),
            say("cancel"),
        )  # fmt: skip

    @command
    def clear_folder(self, ui: Tx, folder: str) -> None:
        """Delete all messages of a folder."""
        gone = tuple(self.in_folder(ui, folder))
        ui.update(messages=tuple([m for m in ui.data.messages if m.folder != folder]))
        say = words(ui)
        ui.snackbar(say("deleted", n=len(gone)), say("undo"), ui.do("bring_back", messages=gone))

    def account_at(self, ui: Ui, account: str) -> Account:
        """An account by its id, or the default one."""
        accounts: tuple[Account, ...] = ui.data.accounts
        return next((a for a in accounts if a.id == account), accounts[0])
