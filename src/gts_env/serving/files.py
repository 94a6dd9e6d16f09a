"""The phone's file system: a tree in memory, the only files that a served phone reads and writes."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass

from gts_env.errors import DeviceError

ROOM = 64 << 20
"""Bytes of all files together."""
MOST_ENTRIES = 16_384
"""Files and folders together."""
LONGEST_PATH = 1024
FILE, FOLDER = 0o100644, 0o040755
"""Modes of a file and of a folder, as stat tells them."""


class FileError(DeviceError):
    """A file cannot be read or written; ``str()`` is what Android's tools say of it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A file or folder.

    Attributes:
        mode: Type and permissions.
        content: Bytes of a file.
        time: When it was written, in seconds since the epoch.
    """

    mode: int
    content: bytes = b""
    time: int = 0

    @property
    def is_folder(self) -> bool:
        """Whether it is a folder."""
        return self.mode & 0o170000 == FOLDER & 0o170000


class Files:
    """A tree of files by absolute path. Nothing of the host's file system is ever looked at.

    Args:
        folders: Folders that are there from the start.
        room: Bytes of all files together.
    """

    def __init__(self, folders: tuple[str, ...] = ("/data/local/tmp", "/sdcard/Download"), room: int = ROOM) -> None:
        self._room, self._folders = room, folders
        self.clear()

    def clear(self) -> None:
        """Go back to what was there from the start."""
        self._size = 0
        self._entries: dict[str, Entry] = {"/": Entry(FOLDER)}
        for folder in self._folders:
            self.make_folder(folder)

    def find(self, path: str) -> Entry | None:
        """What lies at a path, or None."""
        return self._entries.get(clean(path))

    def read(self, path: str) -> bytes:
        """The content of a file.

        Raises:
            FileError: There is none, or a folder.
        """
        found = self.find(path)
        if found is None:
            raise FileError(f"{path}: No such file or directory")
        if found.is_folder:
            raise FileError(f"{path}: Is a directory")
        return found.content

    def write(self, path: str, content: bytes, time: int = 0, mode: int = FILE) -> None:
        """Write a file; folders on the way are made, as adb's push does.

        Raises:
            FileError: A folder lies there, or the phone is full.
        """
        at = clean(path)
        old = self._entries.get(at)
        if old is not None and old.is_folder:
            raise FileError(f"{path}: Is a directory")
        size = self._size - len(old.content if old else b"") + len(content)
        if size > self._room:
            raise FileError(f"{path}: No space left on device")
        self.make_folder(posixpath.dirname(at))
        self._check_room(at)
        self._entries[at] = Entry(FILE & 0o170000 | mode & 0o7777, content, time)
        self._size = size

    def make_folder(self, path: str) -> None:
        """Make a folder and those above it.

        Raises:
            FileError: A file lies there.
        """
        at = clean(path)
        parts = [] if at == "/" else at[1:].split("/")
        for i in range(len(parts)):
            step = "/" + "/".join(parts[: i + 1])
            self._check_room(step)
            found = self._entries.setdefault(step, Entry(FOLDER))
            if not found.is_folder:
                raise FileError(f"{step}: Not a directory")

    def _check_room(self, at: str) -> None:
        if at not in self._entries and len(self._entries) >= MOST_ENTRIES:
            raise FileError(f"{at}: No space left on device")

    def remove(self, path: str, *, recursive: bool = False) -> None:
        """Remove a file, or with ``recursive`` a folder with all in it.

        Raises:
            FileError: There is nothing, or a folder without ``recursive``.
        """
        at = clean(path)
        found = self._entries.get(at)
        if found is None:
            raise FileError(f"{path}: No such file or directory")
        if found.is_folder and not recursive:
            raise FileError(f"{path}: Is a directory")
        if at == "/":
            raise FileError("/: Read-only file system")
        for name in [name for name in self._entries if name == at or name.startswith(f"{at}/")]:
            self._size -= len(self._entries.pop(name).content)

    def children(self, path: str) -> Iterator[tuple[str, Entry]]:
        """Names and entries in a folder, sorted."""
        at = clean(path)
        start = "/" if at == "/" else f"{at}/"
        for name in sorted(self._entries):
            rest = name.removeprefix(start)
            if rest and rest != name and "/" not in rest:
                yield rest, self._entries[name]


def clean(path: str) -> str:
    """An absolute path without ``.`` and ``..``; a relative one starts at ``/``, and nothing leads above it.

    Raises:
        FileError: It is too long or has a zero character.
    """
    if len(path) > LONGEST_PATH:
        raise FileError(f"{path[:40]}...: File name too long")
    if "\0" in path:
        raise FileError("path with a zero character: Invalid argument")
    return posixpath.normpath("/" + path.lstrip("/"))
