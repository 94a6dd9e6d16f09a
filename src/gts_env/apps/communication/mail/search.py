"""Search: messages by words in them, by sender, and by what they are."""

from __future__ import annotations

from gts_env.android.app import command, layer, part, query, screen
from gts_env.android.effects import Effect, Focus, Many
from gts_env.android.material import (
    BackArrow,
    Chip,
    ConfirmDialog,
    EmptyState,
    Flow,
    Scaffold,
    SearchField,
    SectionHeader,
    TextButton,
    TopBar,
)
from gts_env.android.searching import FIELD, folded, recent_rows, remembered
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.bounded import Bounded
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.communication.mail.base import UNIFIED, newest_first
from gts_env.apps.communication.mail.compose import Compose
from gts_env.apps.communication.mail.data import MailData, Message
from gts_env.apps.communication.mail.look import READABLE
from gts_env.apps.communication.mail.strings import words

MOST_SEARCHES = 6
FILTERS = ("here", "new", "starred", "files")


class Search(Compose):
    """The search screen."""

    def started(self, ui: Tx, screen: str) -> None:
        """Put the caret into the field of a search that is yet to be typed."""
        super().started(ui, screen)
        if screen == "search_results" and not dict(ui.entry.args).get("text"):
            ui.run(Focus(FIELD))

    @screen(parent="message_list")
    def search_results(self, ui: Ui, folder: str = "", text: str = "") -> Widget:
        """What is found as typed; before that the latest searches."""
        say = words(ui)
        typed = ui.text(FIELD, text).strip()
        field = SearchField(FIELD, say("search_mail"), value=text, bar=False, on_submit=ui.do("keep_search"),
                            width="fill")  # fmt: skip
        chosen = tuple([name for name in FILTERS if ui.get(f"filter_{name}", False)])
        body = self.results(ui, typed, folder, chosen) if typed or chosen else self.latest(ui)
        column = Column([self.filters(ui, folder, chosen), body], width="fill", align="fill", height="fill")
        return Scaffold(column, top=TopBar(field, navigation=BackArrow(ui.back())))

    @part
    def filters(self, ui: Ui, folder: str, chosen: tuple[str, ...]) -> Widget:
        """What narrows the search."""
        say = words(ui)
        names = [n for n in FILTERS if n != "here" or folder not in ("", UNIFIED)]
        chips = [
            Chip(self.title_of(ui, say, folder) if name == "here" else say(f"filter_{name}"),
                 ui.put(f"filter_{name}", name not in chosen), "filter", selected=name in chosen, id=f"filter_{name}")
            for name in names
        ]  # fmt: skip
        return Bounded(Flow(chips, gap=8, padding=(16, 0), width="fill"), READABLE)

    @part
    def results(self, ui: Ui, text: str, folder: str, chosen: tuple[str, ...]) -> Widget:
        """What is found."""
        say = words(ui)
        found = self.found(ui, text, folder if "here" in chosen else "", chosen)
        if not found:
            return EmptyState("search_off", say("no_results"), say("no_results_hint"), id="no_results", weight=1)
        rows: list[Widget] = [SectionHeader(say("found", n=len(found)), id="found_count")]
        rows += [self.found_row(ui, m) for m in found]
        return LazyList(rows, most_width=READABLE, id="search_results", key="results", weight=1, width="fill",
                        padding=(0, 0, 0, 24))  # fmt: skip

    def found_row(self, ui: Ui, message: Message) -> Widget:
        """One message that was found."""
        opened = self.open_conversation(ui, (message,), "")
        tap: Effect = Many((ui.do("keep_search"), opened))
        return self.result_row(ui, message, tap)

    @part
    def result_row(self, ui: Ui, message: Message, tap: Effect) -> Widget:
        """The row of one message."""
        return self.message_row(ui, (message,), False, ui.today, tap, None, True)

    @query
    def found(self, ui: Ui, text: str, folder: str, chosen: tuple[str, ...]) -> tuple[Message, ...]:
        """Messages with these words, the newest first; the bin and what is unwanted only if that folder is searched."""
        data: MailData = ui.data
        left_out = {f.id for f in data.folders if f.kind in ("trash", "spam")} if not folder else set()
        held = self.in_folder(ui, folder) if folder else data.messages
        wanted = folded(text).split()
        found = [
            m
            for m in held
            if m.folder not in left_out
            and ("new" not in chosen or not m.read)
            and ("starred" not in chosen or m.starred)
            and ("files" not in chosen or m.attachments)
            and all(word in _searched(m) for word in wanted)
        ]
        return tuple(newest_first(found))

    @part
    def latest(self, ui: Ui) -> Widget:
        """The latest searches."""
        say = words(ui)
        searches: tuple[str, ...] = ui.data.searches
        if not searches:
            return EmptyState("search", say("search_mail"), say("search_hint"), weight=1)
        rows: list[Widget] = [SectionHeader(say("latest_searches"))]
        rows += recent_rows(ui, searches, "latest_search", "latest")
        rows.append(Row([TextButton(say("forget_searches"), ui.show("forget"), id="forget_searches")], padding=(8, 8)))
        return LazyList(rows, most_width=READABLE, id="latest_searches", key="latest", weight=1, width="fill")

    @layer
    def forget(self, ui: Ui) -> Widget:
        """Whether to forget the latest searches."""
        say = words(ui)
        return ConfirmDialog(say("forget_title"), None, say("forget_searches"), ui.do("forget_searches"), say("cancel"))

    @command
    def forget_searches(self, ui: Tx) -> None:
        """Forget the latest searches."""
        ui.update(searches=())

    @command
    def keep_search(self, ui: Tx) -> None:
        """Remember what was searched for."""
        text = ui.text(FIELD, dict(ui.entry.args).get("text", ""))
        ui.update(searches=remembered(ui.data.searches, text, MOST_SEARCHES))


def _searched(message: Message) -> str:
    people = " ".join([f"{p.name} {p.address}" for p in (message.sender, *message.to, *message.cc)])
    files = " ".join([f.name for f in message.attachments])
    return folded(f"{message.subject} {people} {message.body} {files}")
