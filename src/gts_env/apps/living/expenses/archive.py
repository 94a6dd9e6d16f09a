"""Archives: periods of an account that were put aside, and what is in one."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import command, layer, query, screen
from gts_env.android.material import (
    BackArrow,
    BottomSheet,
    ConfirmDialog,
    DatePicker,
    EmptyState,
    Fab,
    IconButton,
    ListDialog,
    ListItem,
    Scaffold,
    TopBar,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.bounded import Bounded
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.living.expenses.base import flow, newest
from gts_env.apps.living.expenses.data import Archive, Transaction
from gts_env.apps.living.expenses.look import FAB_ROOM, READABLE
from gts_env.apps.living.expenses.periods import DAY
from gts_env.apps.living.expenses.report import Report
from gts_env.apps.living.expenses.strings import words
from gts_env.apps.living.expenses.totals import by_day


class Archives(Report):
    """The screens of the archives."""

    @screen(parent="home")
    def archives(self, ui: Ui) -> Widget:
        """All archives, the latest period first."""
        say = words(ui)
        rows = [self._row(ui, a) for a in self.sorted_archives(ui)]
        body: Widget = LazyList(rows, id="archive_list", padding=(0, 8, 0, FAB_ROOM), most_width=READABLE,
                                height="fill", width="fill")  # fmt: skip
        if not rows:
            body = EmptyState("archive", say("no_archives"), say("no_archives_hint"))
        fab = Fab("archive", ui.show("archive_which"), text=say("archive_period"), id="fab_archive")
        return self.dressed(ui, Scaffold(body, top=TopBar(say("archives"), navigation=BackArrow()), fab=fab))

    @query
    def sorted_archives(self, ui: Ui) -> tuple[Archive, ...]:
        """The archives by their end, the latest first."""
        return tuple(sorted(ui.data.archives, key=lambda a: (a.end, a.id), reverse=True))

    def period(self, ui: Ui, one: Archive) -> str:
        """First and last day of an archive."""
        fmt = words(ui).fmt
        return fmt.span(fmt.date(one.start, "medium"), fmt.date(one.end, "medium"))

    def archive_sum(self, ui: Ui, one: Archive) -> str:
        """What an archive adds to its account."""
        account = self.account_of(ui, one.account)
        currency = account.currency if account else self.settings_of(ui).currency
        return self.money(ui, sum([flow(ui.data, t, one.account) for t in one.transactions]), currency, plus=True)

    def _row(self, ui: Ui, one: Archive) -> Widget:
        say, account = words(ui), self.account_of(ui, one.account)
        count = say("transactions_count", n=len(one.transactions))
        total = Text(self.archive_sum(ui, one), "title_small", "on_surface_variant", id="archive_sum", item=one.id)
        return ListItem(
            account.name if account else say("gone_account"), f"{self.period(ui, one)}\n{count}",
            leading="inventory_2", trailing=total, on_click=ui.open("archive", archive=one.id), id="archive_row",
            key=f"archive_{one.id}", item=one.id, headline_id="archive_account", supporting_id="archive_period",
        )  # fmt: skip

    @screen(parent="archives")
    def archive(self, ui: Ui, archive: str) -> Widget:
        """What is in an archive, newest first."""
        say = words(ui)
        found = next((a for a in ui.data.archives if a.id == archive), None)
        if found is None:
            gone = EmptyState("archive", say("archive_gone"))
            return self.dressed(ui, Scaffold(gone, top=TopBar("", navigation=BackArrow())))
        account = self.account_of(ui, found.account)
        restore = IconButton("unarchive", ui.show("unpack_archive", archive=archive), say("unpack"), id="unpack")
        top = TopBar(account.name if account else say("gone_account"), navigation=BackArrow(), actions=[restore],
                     subtitle=self.period(ui, found))  # fmt: skip
        count = Text(say("transactions_count", n=len(found.transactions)), "body_medium", "on_surface_variant",
                     weight=1, id="archive_count")  # fmt: skip
        total = Text(self.archive_sum(ui, found), "title_medium", id="archive_total")
        rows: list[Widget] = []
        for day, items in by_day(self.archive_items(ui, archive)):
            rows.append(self.day_head(ui, day, items))
            rows += [
                self.transaction_row(ui, t, found.account, "", False, ui.sheet("archived_item", item=t), None)
                for t in items
            ]
        body = LazyList(rows, id="archive_items", key="archived", weight=1, width="fill", most_width=READABLE,
                        padding=(0, 0, 0, 24))  # fmt: skip
        head = Bounded(Row([count, total], padding=(16, 4, 16, 12), width="fill"), READABLE)
        content = Column([head, Divider(), body], width="fill", height="fill", align="fill")
        return self.dressed(ui, Scaffold(content, top=top))

    @query
    def archive_items(self, ui: Ui, archive: str) -> tuple[Transaction, ...]:
        """Transactions of an archive by date, newest first."""
        found = next((a for a in ui.data.archives if a.id == archive), None)
        return newest(found.transactions) if found is not None else ()

    @layer
    def archived_item(self, ui: Ui, item: Transaction) -> Widget:
        """An archived transaction to read: it cannot be changed where it lies."""
        say, fmt = words(ui), words(ui).fmt
        _, _, first, second = self.face(ui, say, item)
        amount, ink = self.amount_text(ui, item)
        when = f"{fmt.date(item.date.date(), 'full')}, {fmt.time(item.date)}"
        lines = [
            Text(amount, "headline_small", ink, id="archived_amount"),
            Text(second, "body_large", id="archived_note") if second else None,
            Text(when, "body_medium", "on_surface_variant", id="archived_when"),
            Text(say("archived_hint"), "body_small", "on_surface_variant"),
        ]
        return self.dressed(ui, BottomSheet(Column(lines, gap=6, padding=(16, 4, 16, 24)), first))

    # -- putting aside and taking out ----------------------------------------------------------------------------

    @layer
    def archive_which(self, ui: Ui) -> Widget:
        """The account whose past is to be put aside."""
        say = words(ui)
        options = [(a.id, a.name) for a in self.sorted_accounts(ui, "name")]
        pick = ui.do("choose_archived")
        return self.dressed(ui, ListDialog(say("archive_period"), options, None, pick, cancel=say("cancel"),
                                           radios=False))  # fmt: skip

    @command
    def choose_archived(self, ui: Tx, value: str) -> None:
        """Ask up to which day."""
        ui.run(ui.show("archive_until", account=value))

    @layer
    def archive_until(self, ui: Ui, account: str) -> Widget:
        """Last day of what is put aside."""
        say = words(ui)
        last = self.this_month(ui) - DAY
        pick = ui.do("archive_action", account=account)
        return self.dressed(ui, DatePicker(last, pick, today=ui.today, max=ui.today, title=say("archive_until")))

    @command
    def archive_action(self, ui: Tx, account: str, value: str) -> None:
        """Put aside what an account has up to a day, and offer to take that back."""
        say, until = words(ui), dt.date.fromisoformat(value)
        old = tuple([t for t in ui.data.transactions if t.account == account and t.date.date() <= until])
        if not old:
            ui.snackbar(say("nothing_to_archive"))
            return
        id_ = ui.new_id("archives", "a")
        made = Archive(id_, account, min([t.date.date() for t in old]), until, old)
        ui.update(transactions=tuple([t for t in ui.data.transactions if t not in old]))
        ui.add("archives", made)
        ui.snackbar(say("archived_count", n=len(old)), say("undo"), ui.do("unpack", archive=id_))

    @layer
    def unpack_archive(self, ui: Ui, archive: str) -> Widget:
        """Ask before an archive is taken apart."""
        say = words(ui)
        effect = ui.many(ui.back(), ui.do("unpack", archive=archive))
        return self.dressed(
            ui, ConfirmDialog(say("unpack_title"), say("unpack_text"), say("unpack"), effect, say("cancel"))
        )

    @command
    def unpack(self, ui: Tx, archive: str) -> None:
        """Put the transactions of an archive back into their account."""
        found = ui.remove("archives", archive)
        if found is not None:
            rows = sorted((*found.transactions, *ui.data.transactions), key=lambda t: t.entered)
            ui.update(transactions=tuple(rows))
            ui.snackbar(words(ui)("unpacked"))
