"""The group browser: groups and entries of the open vault, one group at a time."""

from __future__ import annotations

from gts_env.android.app import layer, screen
from gts_env.android.effects import Effect
from gts_env.android.material import (
    BackArrow,
    BottomSheet,
    Dialog,
    EmptyState,
    Fab,
    IconButton,
    ListItem,
    MenuItem,
    RadioRow,
    Scaffold,
    Selection,
    SelectionBar,
    SwitchRow,
    TopBar,
    closing,
)
from gts_env.android.material.item_row import ItemRow
from gts_env.android.searching import folded
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.tools.passwords.base import find_group, find_vault
from gts_env.apps.tools.passwords.data import SORTS, Entry, Group
from gts_env.apps.tools.passwords.groups import Groups, named
from gts_env.apps.tools.passwords.look import READABLE, group_badge
from gts_env.apps.tools.passwords.making import strength
from gts_env.apps.tools.passwords.pieces import close_button
from gts_env.apps.tools.passwords.strings import words


class Browser(Groups):
    """The top of a vault, its groups, its favorites."""

    @screen(parent="vaults")
    def vault(self, ui: Ui, vault: str = "") -> Widget:
        """What lies at the top of a vault; without one named, of the one that is open or was opened last."""
        vault = vault or self.last_vault(ui)
        if ui.data.open != vault:
            return self.locked_page(ui, vault)
        return self.browse(ui, vault, "")

    @screen(parent="vault")
    def group(self, ui: Ui, vault: str, group: str) -> Widget:
        """What lies in a group."""
        if ui.data.open != vault:
            return self.locked_page(ui, vault)
        return self.browse(ui, vault, group)

    def browse(self, ui: Ui, vault: str, group: str) -> Widget:
        """One level of the vault, with its bar and its button."""
        say, chosen = words(ui), Selection(ui)
        groups, entries = self.listing(ui, vault, group)
        body = self.level(ui, vault, group, groups, entries, chosen)
        if chosen:
            return self.themed(ui, Scaffold(chosen.handler(body), top=self._chosen_bar(ui, chosen, entries)))
        fab = Fab("add", ui.sheet("add", group=group), say("add"), id="add")
        return self.themed(ui, Scaffold(body, top=self._bar(ui, vault, group), fab=fab))

    def _bar(self, ui: Ui, vault: str, group: str) -> Widget:
        say = words(ui)
        here = find_group(ui.data, group)
        owner = find_vault(ui.data, vault)
        title = here.name if here is not None else owner.name if owner is not None else ""
        path = self.path(ui, vault, here.parent) if here is not None else None
        lock = IconButton("lock", ui.do("lock"), say("lock"), id="lock") if not group else None
        menu: list[tuple[str, Effect]] = [("sort", ui.sheet("sort"))]
        if group:
            menu += [("rename", named(ui.show("rename_group", group=group))),
                     ("delete_group", ui.show("delete_group", group=group, leave=True))]  # fmt: skip
        else:
            menu += [("vault_details", ui.show("details", vault=vault)), ("try_form", ui.open("form"))]
        menu += [("generator", ui.open("generator")), ("settings", ui.open("settings"))]
        return TopBar(
            title,
            subtitle=path,
            navigation=BackArrow(ui.back()),
            actions=[IconButton("search", ui.open("search"), say("search"), id="search"), lock],
            menu=[MenuItem(say(key), effect, id=key) for key, effect in menu],
        )

    def _chosen_bar(self, ui: Ui, chosen: Selection, entries: tuple[Entry, ...]) -> Widget:
        say = words(ui)
        ids = tuple([e.id for e in entries])
        actions = [
            IconButton("folder_open", ui.show("move_entries", entries=chosen.ids), say("move"), id="move"),
            IconButton("delete", ui.show("delete_entries", entries=chosen.ids), say("delete"), id="delete"),
            IconButton("select_all", chosen.only(ids), say("select_all"), id="select_all"),
        ]
        return SelectionBar(say.fmt.number(len(chosen)), chosen.clear(), actions)

    # -- rows --------------------------------------------------------------------------------------------------------

    def level(
        self, ui: Ui, vault: str, group: str, groups: tuple[Group, ...], entries: tuple[Entry, ...], chosen: Selection
    ) -> Widget:
        """The list of a level."""
        say, settings = words(ui), self.settings_of(ui)
        if not groups and not entries:
            return EmptyState("folder_open", say("empty_group"), say("empty_group_text"))
        users = settings.show_users
        folders = [(folded(g.name), self.group_row(ui, vault, g)) for g in groups]
        logins = [(folded(e.title), self._entry(ui, e, users, chosen)) for e in entries]
        rows = [*folders, *logins]
        if not settings.groups_first and settings.sort in ("title", "title_desc"):
            rows.sort(key=lambda row: row[0], reverse=settings.sort == "title_desc")
        elif not settings.groups_first:
            rows = [*logins, *folders]
        stars = self._stars(ui, vault) if not group else None
        return LazyList(
            [stars, *[row for _, row in rows]], most_width=READABLE, id="item_list", key="items",
            padding=(0, 0, 0, 88), height="fill", width="fill",
        )  # fmt: skip

    def _stars(self, ui: Ui, vault: str) -> Widget | None:
        count = sum(e.favorite and e.vault == vault for e in ui.data.entries)
        if not count:
            return None
        say = words(ui)
        return ListItem(say("favorites"), say("entries", n=count), leading=group_badge("star"),
                        on_click=ui.open("favorites", vault=vault), id="favorites_row")  # fmt: skip

    def group_row(self, ui: Ui, vault: str, group: Group) -> Widget:
        """A group in the list."""
        say, n = words(ui), self.group_size(ui, group.id)
        return ListItem(
            group.name, say("items", n=n) if n else say("no_items"), leading=group_badge(group.icon),
            trailing=Icon("chevron_right", 24), headline_lines=1, headline_id="group_name", supporting_id="group_count",
            on_click=ui.open("group", vault=vault, group=group.id),
            on_long_click=ui.sheet("group_actions", group=group.id), id="group_row", key=f"group_{group.id}",
            item=group.id,
        )  # fmt: skip

    def _entry(self, ui: Ui, entry: Entry, users: bool, chosen: Selection) -> Widget:
        here = ui.open("entry", entry=entry.id)
        tap = chosen.toggle(entry.id) if chosen else here
        return self.entry_row(ui, entry, users, tap, "", chosen.toggle(entry.id), entry.id in chosen)

    @screen(parent="vault")
    def favorites(self, ui: Ui, vault: str) -> Widget:
        """Entries with a star, from all groups."""
        if ui.data.open != vault:
            return self.locked_page(ui, vault)
        say = words(ui)
        stars = [e for e in self.found(ui, "") if e.favorite]
        rows = [self.entry_row(ui, e, True, ui.open("entry", entry=e.id), self.path(ui, vault, e.group)) for e in stars]
        body: Widget = EmptyState("star", say("empty_group"))
        if rows:
            body = LazyList(rows, most_width=READABLE, id="favorite_list", key="stars", height="fill", width="fill")
        return self.themed(ui, Scaffold(body, top=TopBar(say("favorites"), navigation=BackArrow(ui.back()))))

    # -- sheets and dialogs ------------------------------------------------------------------------------------------

    @layer
    def add(self, ui: Ui, group: str) -> Widget:
        """What to add."""
        say = words(ui)
        rows = [
            ListItem(say("new_entry"), leading="vpn_key", on_click=closing(ui.open("editor", group=group)),
                     id="add_entry"),
            ListItem(say("new_group"), leading="create_new_folder",
                     on_click=closing(named(ui.show("new_group", parent=group))), id="add_group"),
        ]  # fmt: skip
        return self.themed(ui, BottomSheet(Column(rows, width="fill", align="fill")))

    @layer
    def sort(self, ui: Ui) -> Widget:
        """Order of the lists."""
        say, settings = words(ui), self.settings_of(ui)
        rows: list[Widget] = [
            RadioRow(say(s), None, s == settings.sort, closing(ui.do("set", name="sort", value=s)), id=f"sort_{s}")
            for s in SORTS
        ]
        first = settings.groups_first
        rows.append(SwitchRow(say("groups_first"), None, first, ui.do("set", name="groups_first", value=not first),
                              id="groups_first"))  # fmt: skip
        return self.themed(ui, BottomSheet(Column(rows, width="fill", align="fill"), say("sort")))

    @layer
    def details(self, ui: Ui, vault: str) -> Widget:
        """Figures of a vault."""
        say, data = words(ui), ui.data
        entries = [e for e in data.entries if e.vault == vault]
        groups = sum(g.vault == vault for g in data.groups)
        secrets = [e.password for e in entries if e.password]
        weak = sum(strength(s) <= 1 for s in secrets)
        reused = sum(secrets.count(s) > 1 for s in secrets)
        owner = find_vault(data, vault)
        counts = say("created_text", groups=say("groups", n=groups), entries=say("entries", n=len(entries)))
        rows = [
            _figure("folder", counts, "details_counts"),
            _figure("shield", say("weak_text", n=weak), "details_weak"),
            _figure("content_copy", say("reused_text", n=reused), "details_reused"),
        ]
        body = Column(rows, width="fill", align="fill")
        return self.themed(ui, Dialog(owner.name if owner is not None else "", body, [close_button(say)], flush=True))


def _figure(icon: str, text: str, name: str) -> Widget:
    """A line of a dialog, in line with its title."""
    return ItemRow(Icon(icon, 24, "on_surface_variant"), [Text(text, "body_large", id=name)], None, start=24, end=24)
