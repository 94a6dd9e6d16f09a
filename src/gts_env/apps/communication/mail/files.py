"""What comes with a message: one file at a time, and all of them to choose from."""

from __future__ import annotations

from gts_env.android.app import command, query, screen
from gts_env.android.effects import Effect, Many, pack
from gts_env.android.intent_effects import ShowShareSheet
from gts_env.android.intents import Intent
from gts_env.android.material import (
    BackArrow,
    EmptyState,
    IconButton,
    ListItem,
    MenuItem,
    Scaffold,
    Selection,
    SelectionBar,
    TopBar,
)
from gts_env.android.pictures import document, photo
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Icon
from gts_env.android.widgets.scroll import LazyList, Scroll
from gts_env.apps.communication.mail.data import Attachment, MailData, Message
from gts_env.apps.communication.mail.look import FILE_ICONS, READABLE, file_mark
from gts_env.apps.communication.mail.message import MessageScreen
from gts_env.apps.communication.mail.strings import Words, words

Names = tuple[str, ...]
PAPER = {"pdf": "text", "text": "text", "sheet": "sheet", "event": "form"}


def handing(files: tuple[Attachment, ...]) -> Effect:
    """Offer files to other apps."""
    images = all(f.kind == "photo" for f in files)
    names = tuple([f.name for f in files])
    extras = pack({"stream": names, "text": "\n".join(names)})
    action = "SEND" if len(files) == 1 else "SEND_MULTIPLE"
    return ShowShareSheet(Intent(action, type="image/*" if images else "*/*", extras=extras))


class Files(MessageScreen):
    """The screens of attachments."""

    @query
    def known_files(self, ui: Ui, names: Names) -> tuple[Attachment, ...]:
        """Files by their names, from wherever they are known; a photo where one is not."""
        data: MailData = ui.data
        every = [*data.pictures, *data.files, *[a for m in data.messages for a in m.attachments]]
        by_name = {file.name: file for file in reversed(every)}
        return tuple([by_name.get(name) or Attachment(name) for name in names])

    @screen(parent="message_list")
    def attachment(self, ui: Ui, message: str, name: str) -> Widget:
        """One file: a picture as large as there is room, a page of another."""
        say = words(ui)
        found = self.message_at(ui, message)
        file = next((a for a in found.attachments if a.name == name), None) if found is not None else None
        if file is None:
            return Scaffold(EmptyState("attach_file", say("file_gone")), top=TopBar("", navigation=BackArrow()))
        top = TopBar(
            file.name,
            subtitle=say.fmt.size(file.size),
            navigation=BackArrow(ui.back()),
            actions=[
                IconButton("download", ui.do("keep_file", message=message, names=(name,)), say("save_file"), id="save"),
                IconButton("share", handing((file,)), say("share"), id="share"),
            ],
        )
        return Scaffold(self._large(say, file), top=top)

    def _large(self, say: Words, file: Attachment) -> Widget:
        if file.kind == "photo":
            shown: Widget = photo(file.name, file.scene or None, desc=file.name, id="picture", width="fill", height=420)
        elif file.kind in PAPER:
            shown = document(file.name, PAPER[file.kind], file.name, desc=file.name, id="page", width=300, height=420)
        else:
            return EmptyState(FILE_ICONS[file.kind], file.name, say("no_preview"), id="no_preview")
        column = Column([shown], align="center", padding=(0, 16), width="fill")
        return Scroll(column, id="file_scroll", key="file", most_width=READABLE)

    @screen(parent="message_list")
    def attachments(self, ui: Ui, message: str) -> Widget:
        """All files of a message; a long press selects."""
        say = words(ui)
        found = self.message_at(ui, message)
        files = found.attachments if found is not None else ()
        if not files:
            return Scaffold(EmptyState("attach_file", say("file_gone")), top=TopBar("", navigation=BackArrow()))
        chosen = Selection(ui)
        rows = [self._file_row(ui, say, message, file, chosen) for file in files]
        body = LazyList(rows, id="file_list", key="files", most_width=READABLE, height="fill", width="fill")
        top = self._chosen_bar(ui, say, message, files, chosen) if chosen else self._files_bar(ui, say, files, chosen)
        return Scaffold(chosen.handler(body), top=top)

    def _file_row(self, ui: Ui, say: Words, message: str, file: Attachment, chosen: Selection) -> Widget:
        on = file.name in chosen
        show = ui.open("attachment", message=message, name=file.name)
        return ListItem(
            file.name, say.fmt.size(file.size), leading=file_mark(file, 56),
            trailing=Icon("check_circle", 24, "primary", filled=True) if on else None, selected=on, id="file_row",
            key=f"file_{file.name}", item=file.name, headline_id="attachment_name", headline_lines=1,
            **chosen.row(file.name, show),
        )  # fmt: skip

    def _files_bar(self, ui: Ui, say: Words, files: tuple[Attachment, ...], chosen: Selection) -> Widget:
        every = chosen.only([f.name for f in files])
        return TopBar(
            say("files", n=len(files)), navigation=BackArrow(ui.back()),
            actions=[IconButton("share", handing(files), say("share_all"), id="share_all")],
            menu=[MenuItem(say("select_all"), every, id="select_all")],
        )  # fmt: skip

    def _chosen_bar(self, ui: Ui, say: Words, message: str, files: tuple[Attachment, ...], chosen: Selection) -> Widget:
        picked = tuple([f for f in files if f.name in chosen])
        names = tuple([f.name for f in picked])
        keep = Many((chosen.clear(), ui.do("keep_file", message=message, names=names)))
        return SelectionBar(
            say.fmt.number(len(chosen)), chosen.clear(),
            actions=[
                IconButton("share", handing(picked), say("share"), id="share"),
                IconButton("download", keep, say("save_file"), id="save"),
            ],
            menu=[MenuItem(say("select_all"), chosen.only([f.name for f in files]), id="select_all")],
        )  # fmt: skip

    @command
    def keep_file(self, ui: Tx, message: str, names: Names) -> None:
        """Put files of a message on the phone."""
        data: MailData = ui.data
        found: Message | None = ui.find("messages", message)
        files = [a for a in found.attachments if a.name in names] if found is not None else []
        here = {f.name for f in (*data.pictures, *data.files)}
        new = [f for f in files if f.name not in here]
        say = words(ui)
        photos = tuple([f for f in new if f.kind == "photo"])
        others = tuple([f for f in new if f.kind != "photo"])
        ui.update(pictures=(*photos, *data.pictures), files=(*others, *data.files))
        ui.snackbar(say("files_saved", n=len(new)) if new else say("files_known"))
