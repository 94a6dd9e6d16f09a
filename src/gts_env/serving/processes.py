"""What runs on a served phone: a process for each app in a task, and those that tools start and wait for."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gts_env.android.state import LAUNCHER

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone

ALWAYS = (("init", "root"), ("adbd", "shell"), ("system_server", "system"), ("com.android.systemui", "u0_a12"))
"""Processes of every phone, with their owners."""
MOST = 64


@dataclass(slots=True)
class Process:
    """A process.

    Attributes:
        name: Its name, for an app its package.
        user: Its owner.
        ended: Set once it is gone; what started it may wait for that.
    """

    name: str
    user: str = "u0_a99"
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def pid(self) -> int:
        """Its number: the same for a name on every run."""
        return 1 if self.name == "init" else 1000 + zlib.crc32(self.name.encode()) % 30_000


class Processes:
    """The processes of a phone.

    Args:
        phone: The phone.
    """

    def __init__(self, phone: ServedPhone) -> None:
        self._phone = phone
        self._started: dict[str, Process] = {}

    def __iter__(self) -> Iterator[Process]:
        """All processes: the system's, those of apps, those that tools started."""
        for name, user in ALWAYS:
            yield Process(name, user)
        apps = {task.app for task in self._phone.state.tasks} | {LAUNCHER}
        for manifest in self._phone.phone.apps:
            if manifest.id in apps:
                yield Process(manifest.package, "u0_a1")
        yield from self._started.values()

    def start(self, name: str) -> Process:
        """Start a process, in place of one of its name; beyond a bound the oldest is ended."""
        self.end(name)
        while len(self._started) >= MOST:
            self.end(next(iter(self._started)))
        made = self._started[name] = Process(name)
        return made

    def get(self, name: str) -> Process | None:
        """The process of this name, if a tool started one and it has not ended."""
        return self._started.get(name)

    def running(self, name: str) -> bool:
        """Whether a process of this name was started by a tool and has not ended."""
        return name in self._started

    def end(self, name: str) -> bool:
        """End a process that a tool started; returns whether there was one."""
        found = self._started.pop(name, None)
        if found is not None:
            found.ended.set()
        return found is not None

    def end_all(self) -> None:
        """End all of them, as a restart does."""
        for name in list(self._started):
            self.end(name)
