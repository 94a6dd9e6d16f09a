"""The list of messages of a folder: the screen the app begins with."""

from __future__ import annotations

from gts_env.android.app import command, part, screen
from gts_env.android.effects import Effect, Many
from gts_env.android.material import (
    BackArrow,
    DrawerButton,
    DrawerItem,
    DrawerLayout,
    EmptyState,
    Fab,
    IconButton,
    MenuItem,
    NavigationDrawer,
    PullToRefresh,
    Scaffold,
    SectionHeader,
    SelectionBar,
    TopBar,
)
from gts_env.android.material.back_handler import BackHandler
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Divider
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.communication.mail.base import STARRED, UNIFIED, Conversation, account_of, find_folder, kind_of
from gts_env.apps.communication.mail.data import Account, MailData
from gts_env.apps.communication.mail.folders import Folders
from gts_env.apps.communication.mail.look import FAB_ROOM, FOLDER_ICONS, READABLE
from gts_env.apps.communication.mail.strings import Words, words

CHOSEN = "selection"
"""Key of the selected rows in the view state: the id of the latest message of each."""
FOLDER = "folder"
LIST = "messages"
ONLY_NEW = "only_new"


class MessageList(Folders):
    """The launcher screen, its drawer and its selection."""

    def shown_folder(self, ui: Ui) -> str:
        """The folder that is shown: the one chosen in the drawer, else the one it was opened with."""
        chosen: str = ui.get(FOLDER, "")
        opened: str = dict(ui.entry.args).get("folder", "")
        return chosen or opened or self.first_folder(ui)

    def first_folder(self, ui: Ui) -> str:
        """What a fresh start shows: all inboxes, or that of the only account."""
        data: MailData = ui.data
        inboxes = [f.id for f in data.folders if f.kind == "inbox"]
        return UNIFIED if len(inboxes) > 1 else inboxes[0]

    @screen(launcher=True)
    def message_list(self, ui: Ui, folder: str = "") -> Widget:
        """A folder, or all inboxes."""
        shown = self.shown_folder(ui)
        found = self.conversations(ui, shown)
        if ui.get(ONLY_NEW, False):
            found = tuple([c for c in found if any(not m.read for m in c)])
        here = {c[0].id for c in found}
        chosen = tuple([id_ for id_ in ui.get(CHOSEN, ()) if id_ in here])
        say = words(ui)
        top = (
            self.selected_bar(ui, say, found, chosen)
            if chosen
            else self.list_bar(ui, shown, ui.data.checking, bool(folder))
        )
        body = BackHandler(self.list_body(ui, say, shown, found, chosen), self.list_back(ui, shown, chosen, folder))
        write = Fab("edit", ui.open("compose", account=account_of(ui.data, shown).id), say("compose"), id="compose")
        return DrawerLayout(Scaffold(body, top=top, fab=None if chosen else write), self.drawer(ui, shown))

    def list_back(self, ui: Ui, shown: str, chosen: tuple[str, ...], opened: str) -> Effect | None:
        """What back does: end the selection, then return to the folder that was there first."""
        if chosen:
            return ui.put(CHOSEN, ())
        if shown != (opened or self.first_folder(ui)):
            return ui.do("show_folder", folder="")
        return None

    @command
    def show_folder(self, ui: Tx, folder: str) -> None:
        """Show another folder in the list, from its beginning."""
        for key, value in ((FOLDER, folder), (f"{LIST}:scroll", 0), (CHOSEN, ()), (ONLY_NEW, False)):
            ui.set(key, value)

    # -- the list ------------------------------------------------------------------------------------------------

    def list_body(
        self, ui: Ui, say: Words, shown: str, found: tuple[Conversation, ...], chosen: tuple[str, ...]
    ) -> Widget:
        """The rows, or words for none; both can be pulled."""
        if not found:
            inner: Widget = EmptyState(FOLDER_ICONS[kind_of(ui.data, shown)], say("empty_folder"),
                                       say("empty_hint"))  # fmt: skip
        else:
            settings, today, marked = self.settings_of(ui), ui.today, shown in (UNIFIED, STARRED)
            rows = [
                self.conversation_row(ui, c, shown, c[0].id in chosen, bool(chosen), today, settings, marked)
                for c in found
            ]
            inner = LazyList(rows, id="message_list", key=LIST, padding=(0, 0, 0, FAB_ROOM), most_width=READABLE,
                             height="fill", width="fill")  # fmt: skip
        return PullToRefresh(inner, ui.do("check_mail"), ui.data.checking, id="swipe_refresh", item=shown)

    @part
    def list_bar(self, ui: Ui, shown: str, checking: bool, above: bool) -> Widget:
        """The bar: folder and account, search, and the rest in a menu."""
        say = words(ui)
        data: MailData = ui.data
        folder = find_folder(data, shown)
        title = self.title_of(ui, say, shown)
        account = account_of(data, shown) if folder is not None else None
        kind = kind_of(data, shown)
        empty = ui.show("empty_bin", folder=shown) if kind in ("trash", "spam") else None
        only = ui.get(ONLY_NEW, False)
        items: list[MenuItem | None] = [
            MenuItem(say("check_mail"), ui.do("check_mail"), id="check_mail"),
            MenuItem(say("only_new"), ui.put(ONLY_NEW, not only), checked=only, id="only_new"),
            MenuItem(say("all_read"), ui.do("all_read", folder=shown), id="all_read"),
            MenuItem(say("select_all"), ui.do("pick_all", folder=shown), id="select_all"),
            MenuItem(say(f"empty_{kind}"), empty, id="empty_bin") if empty is not None else None,
            MenuItem(say("settings"), ui.open("settings"), id="settings"),
        ]
        return TopBar(
            title,
            subtitle=say("checking") if checking else account.address if account else say("all_accounts"),
            navigation=BackArrow(ui.back()) if above else DrawerButton(id="drawer_button"),
            actions=[IconButton("search", ui.open("search_results", folder=shown), say("search"), id="search")],
            menu=[i for i in items if i is not None],
        )

    def title_of(self, ui: Ui, say: Words, shown: str) -> str:
        """Name of what is shown."""
        folder = find_folder(ui.data, shown)
        return say.folder(folder) if folder is not None else say("starred" if shown == STARRED else "unified")

    @command
    def all_read(self, ui: Tx, folder: str) -> None:
        """Mark all messages of a folder as read."""
        ids = tuple([m.id for m in self.in_folder(ui, folder) if not m.read])
        say = words(ui)
        if not ids:
            ui.snackbar(say("nothing_new"))
            return
        ui.run(ui.do("set_read", messages=ids, value=True))
        ui.snackbar(say("marked_read", n=len(ids)), say("undo"), ui.do("set_read", messages=ids, value=False))

    # -- selection -----------------------------------------------------------------------------------------------

    @command
    def pick(self, ui: Tx, conversation: str) -> None:
        """Select a row, or no longer."""
        chosen = tuple(ui.get(CHOSEN, ()))
        rest = tuple([id_ for id_ in chosen if id_ != conversation])
        ui.set(CHOSEN, rest if len(rest) < len(chosen) else (*chosen, conversation))

    @command
    def pick_all(self, ui: Tx, folder: str) -> None:
        """Select all rows."""
        ui.set(CHOSEN, tuple([c[0].id for c in self.conversations(ui, folder)]))

    def selected_bar(self, ui: Ui, say: Words, found: tuple[Conversation, ...], chosen: tuple[str, ...]) -> Widget:
        """The bar of the selection."""
        picked = [m for c in found if c[0].id in chosen for m in c]
        ids = tuple([m.id for m in picked])
        new, plain = any(not m.read for m in picked), not any(m.starred for m in picked)
        done = ui.put(CHOSEN, ())
        read = ui.do("set_read", messages=ids, value=new)
        icon, word = ("mark_email_read", "mark_read") if new else ("mark_email_unread", "mark_new")
        return SelectionBar(
            say.fmt.number(len(chosen)),
            done,
            actions=[
                IconButton("archive", Many((done, ui.do("archive", messages=ids))), say("archive_it"), id="archive"),
                IconButton("delete", Many((done, self.deletion(ui, ids))), say("delete"), id="delete"),
                IconButton(icon, Many((done, read)), say(word), id="toggle_read"),
            ],
            menu=[
                MenuItem(say("move"), ui.open("move_to_folder", messages=ids), id="move"),
                MenuItem(say("star_it" if plain else "unstar_it"),
                         Many((done, ui.do("star", messages=ids, value=plain))), id="star_all"),
                MenuItem(say("report_spam"), Many((done, ui.do("report_spam", messages=ids))), id="spam"),
                MenuItem(say("select_all"), ui.put(CHOSEN, tuple([c[0].id for c in found])), id="select_all"),
            ],
        )  # fmt: skip

    # -- the drawer ----------------------------------------------------------------------------------------------

    def drawer(self, ui: Ui, shown: str) -> NavigationDrawer:
        """All inboxes, what is marked, and the folders of each account that are used most."""
        say = words(ui)
        data: MailData = ui.data
        rows: list[Widget] = []
        if len(data.accounts) > 1:
            rows.append(self.drawer_row(ui, say, UNIFIED, "mail", shown))
        rows.append(self.drawer_row(ui, say, STARRED, "star", shown))
        for account in data.accounts:
            rows += self.drawer_account(ui, say, account, shown)
        rows += [
            Divider(),
            DrawerItem("settings", say("settings"), ui.open("settings"), id="drawer_settings"),
        ]
        return NavigationDrawer(rows, say("app_name"))

    def drawer_account(self, ui: Ui, say: Words, account: Account, shown: str) -> list[Widget]:
        """The head of an account and its folders."""
        kept = [f for f in self.folders_of(ui, account.id) if f.kind in ("inbox", "drafts", "sent", "trash")]
        rows = [self.drawer_row(ui, say, f.id, FOLDER_ICONS[f.kind], shown) for f in kept]
        more = ui.open("folder_list", account=account.id)
        return [
            SectionHeader(account.label, id="drawer_account", item=account.id),
            *rows,
            DrawerItem("folder", say("all_folders"), more, id="all_folders", item=account.id,
                       key=f"all_folders_{account.id}"),
        ]  # fmt: skip

    def drawer_row(self, ui: Ui, say: Words, folder: str, icon: str, shown: str) -> Widget:
        """One folder, with how many messages are new."""
        count = self.unread(ui, folder)
        return DrawerItem(
            icon, self.title_of(ui, say, folder), ui.do("show_folder", folder=folder), folder == shown,
            say.fmt.number(count) if count else None, id="drawer_folder", item=folder, key=f"drawer_{folder}",
        )  # fmt: skip
