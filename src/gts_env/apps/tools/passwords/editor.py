"""The editor of an entry."""

from __future__ import annotations

import re
from dataclasses import replace

from gts_env.android.app import command, layer, query, screen
from gts_env.android.clock import local
from gts_env.android.material import (
    BackHandler,
    Dialog,
    IconButton,
    ListDialog,
    ListItem,
    Scaffold,
    TextButton,
    TextField,
    TopBar,
    closing,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Divider, Icon
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.tools.passwords.base import find_entry, find_group
from gts_env.apps.tools.passwords.data import ENTRY_ICONS, Entry
from gts_env.apps.tools.passwords.entry import EntryScreen
from gts_env.apps.tools.passwords.look import READABLE, strength_bar
from gts_env.apps.tools.passwords.making import strength
from gts_env.apps.tools.passwords.pieces import eye
from gts_env.apps.tools.passwords.strings import Words, words

FIELDS = ("title", "user", "password", "url", "notes")
"""What lies in text fields of the same keys; the rest of the draft lies under ``icon`` and ``group``."""
_ADDRESS = re.compile(r"([a-z][a-z0-9+.-]*://)?[^\s/]+\.[^\s/]+(/\S*)?", re.IGNORECASE)


class EditorScreen(EntryScreen):
    """New and changed entries."""

    @screen(parent="vault")
    def editor(
        self, ui: Ui, entry: str = "", group: str = "", url: str = "", title: str = "", user: str = "",
        password: str = "",
    ) -> Widget:  # fmt: skip
        """A new entry (in ``group``, or with what another app handed over), or an old one."""
        if not ui.data.open:
            return self.locked_page(ui, self.last_vault(ui))
        say, draft = words(ui), self.draft(ui)
        top = TopBar(
            say("edit_entry") if entry else say("new_entry"),
            navigation=IconButton("close", ui.do("cancel_edit"), say("close"), id="close"),
            actions=[TextButton(say("save"), ui.do("save"), id="save")],
        )
        column = Column(self._fields(ui, say, draft), gap=12, padding=(16, 8, 16, 32), width="fill", align="fill")
        body = BackHandler(Scroll(column, most_width=READABLE, id="editor_form", key="form"), ui.do("cancel_edit"))
        return self.themed(ui, Scaffold(body, top=top))

    def _fields(self, ui: Ui, say: Words, draft: Entry) -> list[Widget]:
        errors = dict(ui.get("errors", ()))
        icon = IconButton(draft.icon, ui.show("pick_icon"), say("icon"), kind="tonal", id="pick_icon")
        title = TextField("title", say("entry_title"), draft.title, error=errors.get("title"), max_length=80,
                          ime_action="next", weight=1)  # fmt: skip
        shown = bool(ui.get("shown"))
        dice = IconButton("casino", ui.open_for_result("generator", ui.do("take_password"), pick=True),
                          say("generate"), kind="tonal", id="generate")  # fmt: skip
        secret = TextField("password", say("password"), draft.password, password=not shown, trailing=eye(ui, say),
                           ime_action="next", weight=1)  # fmt: skip
        level = strength(ui.text("password", draft.password))
        vault = self.owner(ui)
        home = find_group(ui.data, draft.group)
        place = home.name if home is not None else say("top_level", vault=vault.name if vault is not None else "")
        return [
            Row([icon, title], gap=12, width="fill"),
            TextField("user", say("user"), draft.user, leading="person", ime_action="next", width="fill"),
            Row([secret, dice], gap=12, width="fill"),
            strength_bar(level, say(f"strength_{level}")),
            TextField("url", say("website"), draft.url, leading="language", input_type="uri", ime_action="next",
                      error=errors.get("url"), width="fill"),
            TextField("notes", say("notes"), draft.notes, multiline=True, lines=3, width="fill"),
            Divider(),
            ListItem(say("group"), place, leading="folder", trailing=Icon("arrow_drop_down", 24),
                     on_click=ui.show("pick_group"), id="group", supporting_id="group_value"),
        ]  # fmt: skip

    # -- the draft ---------------------------------------------------------------------------------------------------

    @query
    def first_draft(self, ui: Ui, entry: str, group: str, handed: tuple[str, str, str, str]) -> Entry:
        """What the editor shows before anything is changed."""
        found = find_entry(ui.data, entry)
        if found is not None:
            return found
        url, title, user, password = handed
        return Entry("", ui.data.open, title, user, password, url, group=group)

    def _initial(self, ui: Ui) -> Entry:
        args = dict(ui.entry.args)
        handed = (args.get("url", ""), args.get("title", ""), args.get("user", ""), args.get("password", ""))
        found: Entry = self.first_draft(ui, args.get("entry", ""), args.get("group", ""), handed)
        return found

    def draft(self, ui: Ui) -> Entry:
        """The draft as it stands, texts apart."""
        first = self._initial(ui)
        icon, group = ui.get("icon", first.icon, outer=True), ui.get("group", first.group, outer=True)
        return replace(first, icon=icon, group=group)

    def written(self, ui: Ui) -> Entry:
        """The draft with what stands in the text fields."""
        draft = self.draft(ui)
        title, user, password, url, notes = [ui.text(name, getattr(draft, name), outer=True) for name in FIELDS]
        return replace(draft, title=title, user=user, password=password, url=url, notes=notes)

    @layer
    def pick_icon(self, ui: Ui) -> Widget:
        """A symbol for the entry."""
        say, now = words(ui), self.draft(ui).icon
        icons = [
            IconButton(
                name, closing(ui.put("icon", name)), f"{say('icon')} {n}", id="icon_option", key=f"icon_{name}",
                kind="filled" if name == now else "standard", item=name, selected=name == now,
            )
            for n, name in enumerate(ENTRY_ICONS, 1)
        ]  # fmt: skip
        buttons = [TextButton(say("cancel"), ui.dismiss(), id="android:id/button2")]
        return self.themed(ui, Dialog(say("icon"), Flow(icons, gap=4), buttons))

    @layer
    def pick_group(self, ui: Ui) -> Widget:
        """A group for the entry."""
        say = words(ui)
        pick = ui.put("group", None)
        return self.themed(
            ui, ListDialog(say("group"), self.places(ui), self.draft(ui).group, pick, cancel=say("cancel"))
        )

    @command
    def take_password(self, ui: Tx, result: str | None = None) -> None:
        """Put what the generator brought into the field."""
        if result:
            ui.set("password:text", result)
            ui.set("password:caret", len(result))

    @command
    def save(self, ui: Tx) -> None:
        """Store the entry and return, or mark what is wrong."""
        say, draft = words(ui), self.written(ui)
        title, url = draft.title.strip(), draft.url.strip()
        wrong = {
            "title": say("title_needed") if not title else None,
            "url": say("url_wrong") if url and not _ADDRESS.fullmatch(url) else None,
        }
        errors = tuple([(key, text) for key, text in wrong.items() if text])
        ui.set("errors", errors)
        if errors:
            return
        made = replace(
            draft, id=draft.id or ui.new_id("entries", "e"), title=title, user=draft.user.strip(), url=url,
            notes=draft.notes.strip(), modified=local(ui.now_ms, ui.config.zone),
        )  # fmt: skip
        ui.store("entries", made)
        ui.run(ui.back())
        ui.snackbar(say("saved"))

    @command
    def cancel_edit(self, ui: Tx) -> None:
        """Leave the editor; ask first if something was changed."""
        ui.run(ui.back() if self.written(ui) == self._initial(ui) else ui.show("discard"))

    @layer
    def discard(self, ui: Ui) -> Widget:
        """Whether to lose the changes."""
        say = words(ui)
        return self.confirm(
            ui, say("discard_title"), say("discard_text"), say("discard"), ui.back(), say("keep_editing")
        )
