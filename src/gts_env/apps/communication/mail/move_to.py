"""The chooser of the folder that messages are moved to."""

from __future__ import annotations

from gts_env.android.app import query, screen
from gts_env.android.material import (
    BackArrow,
    EmptyState,
    IconButton,
    ListItem,
    Scaffold,
    SearchField,
    SectionHeader,
    TopBar,
    close_search,
    open_search,
)
from gts_env.android.material.back_handler import BackHandler
from gts_env.android.searching import folded
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Icon
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.communication.mail.base import account_of, find_folder
from gts_env.apps.communication.mail.data import Folder, MailData
from gts_env.apps.communication.mail.look import FOLDER_ICONS, READABLE
from gts_env.apps.communication.mail.message_list import MessageList
from gts_env.apps.communication.mail.moving import Ids
from gts_env.apps.communication.mail.strings import Words, words

FIELD = "target_search"
MOST_RECENT = 3
NO_TARGET = ("drafts", "outbox", "sent")


class MoveTo(MessageList):
    """The screen that asks where to."""

    @query
    def targets(self, ui: Ui, messages: Ids) -> tuple[Folder, ...]:
        """Folders of the account that the messages can go to, those used last first."""
        data: MailData = ui.data
        places = {m.folder for m in data.messages if m.id in messages}
        at = find_folder(data, min(places)) if places else None
        account = at.account if at is not None else data.accounts[0].id
        left_out = places if len(places) == 1 else set()
        found = [f for f in self.folders_of(ui, account) if f.kind not in NO_TARGET and f.id not in left_out]
        recent = sorted([f for f in found if f.last_used], key=lambda f: -f.last_used)[:MOST_RECENT]
        return (*recent, *[f for f in found if f not in recent])

    @screen(parent="message_list")
    def move_to_folder(self, ui: Ui, messages: Ids) -> Widget:
        """Folders, those used last at the top."""
        say = words(ui)
        text = ui.text(FIELD).strip()
        found = [f for f in self.targets(ui, messages) if folded(text) in folded(say.folder(f))]
        rows: list[Widget] = []
        recent = [f for f in found[:MOST_RECENT] if f.last_used]
        for i, folder in enumerate(found):
            if i == len(recent) and recent:
                rows.append(SectionHeader(say("other_folders")))
            rows.append(self.target_row(ui, say, folder, messages, i < len(recent)))
        body: Widget = LazyList(rows, id="target_list", key="targets", most_width=READABLE, height="fill",
                                width="fill", padding=(0, 0, 0, 24))  # fmt: skip
        if not found:
            body = EmptyState("search_off", say("no_folder", text=text), id="no_folder")
        return Scaffold(body, top=self.move_bar(ui, say, self.account_moved(ui, messages), len(messages)))

    def account_moved(self, ui: Ui, messages: Ids) -> str:
        """Label of the account that these belong to."""
        data: MailData = ui.data
        places = [m.folder for m in data.messages if m.id in messages]
        return account_of(data, min(places)).label if places else ""

    def move_bar(self, ui: Ui, say: Words, account: str, count: int) -> Widget:
        """The bar, or the field of the search in its place."""
        if ui.get(f"{FIELD}:searching", False):
            close = close_search(FIELD)
            field = SearchField(FIELD, say("search_folders"), bar=False, width="fill")
            return BackHandler(TopBar(field, navigation=BackArrow(close, say("close"))), close)
        find = IconButton("search", open_search(FIELD), say("search_folders"), id="search_folders")
        subtitle = say("of_account", account=account, text=say("messages", n=count))
        return TopBar(say("move_to"), subtitle=subtitle, navigation=BackArrow(ui.back()), actions=[find])

    def target_row(self, ui: Ui, say: Words, folder: Folder, messages: Ids, recent: bool) -> Widget:
        """A folder; a tap moves the messages to it."""
        return ListItem(
            say.folder(folder), leading=FOLDER_ICONS[folder.kind],
            trailing=Icon("history", 20, "on_surface_variant", desc=say("used_lately")) if recent else None,
            on_click=ui.do("move", messages=messages, to=folder.id), id="target_row", key=f"target_{folder.id}",
            item=folder.id, headline_id="folder_name",
        )  # fmt: skip
