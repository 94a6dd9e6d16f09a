"""Small pieces of the look: marks of people, folders and files."""

from __future__ import annotations

from gts_env.android.material import Avatar
from gts_env.android.pictures import photo, tone_of
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row, Stack
from gts_env.android.widgets.leaf import Icon
from gts_env.apps.communication.mail.data import Attachment, AttachmentKind, FolderKind, Person, SwipeChoice

READABLE = 720
"""Dp that lists and texts take at most."""
STAR = "#C77F00"
"""Colour of the star of what is marked."""
FAB_ROOM = 88
"""Dp at the end of a list that the button over it takes."""
FOLDER_ICONS: dict[FolderKind, str] = {
    "inbox": "inbox", "drafts": "drafts", "sent": "send", "outbox": "outbox", "archive": "archive", "spam": "report",
    "trash": "delete", "custom": "folder",
}  # fmt: skip
FILE_ICONS: dict[AttachmentKind, str] = {
    "photo": "image", "pdf": "picture_as_pdf", "text": "description", "archive": "archive", "event": "event",
    "sheet": "table_chart",
}  # fmt: skip
SWIPE_ICONS: dict[SwipeChoice, str] = {
    "none": "block", "read": "mark_email_read", "star": "star", "archive": "archive", "delete": "delete",
    "move": "folder",
}  # fmt: skip


def face(person: Person, size: float = 40) -> Widget:
    """The circle that stands for somebody."""
    return Avatar(person.shown, f"#{tone_of(person.address) & 0xFFFFFF:06X}", size)


def tick(size: float = 40) -> Widget:
    """The circle in place of it while the row is selected."""
    return Avatar(icon="check", color="primary", size=size)


def dot(color: Color, size: float = 12) -> Widget:
    """A disc in a colour."""
    return Stack([], width=size, height=size, radius="full", background=color, silent=True)


def file_mark(file: Attachment, size: float = 40) -> Widget:
    """A thumbnail of a photo, or the symbol of another file."""
    if file.kind == "photo":
        return photo(file.name, file.scene or None, radius=8, width=size, height=size)
    icon = Icon(FILE_ICONS[file.kind], size * 0.6, "on_secondary_container")
    return Stack(
        [icon], width=size, height=size, radius=8, background="secondary_container", align="center", silent=True
    )


def bar(color: Color) -> Widget:
    """The line beside quoted text."""
    return Row([], width=3, background=color, silent=True)
