"""The phone's log, as ``logcat`` shows it: what the system would note of activities, input and packages."""

from __future__ import annotations

import datetime as dt
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from gts_env.android.clock import local

KEPT = 2000
"""Lines that are kept."""
LONGEST = 400


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log.

    Attributes:
        at: Device time in ms since the epoch.
        zone: Time zone it is shown in.
        level: One letter, from ``V`` to ``F``.
        tag: Who says it.
        text: What is said.
        pid: Process that says it.
    """

    at: int
    zone: str
    level: str
    tag: str
    text: str
    pid: int = 1234

    def threadtime(self) -> str:
        """In the form that ``logcat`` has by default."""
        moment: dt.datetime = local(self.at, self.zone)
        return (
            f"{moment:%m-%d %H:%M:%S}.{self.at % 1000:03d} {self.pid:5d} {self.pid:5d}"
            f" {self.level} {self.tag:<8}: {self.text}"
        )

    def brief(self) -> str:
        """Level, tag, process and text."""
        return f"{self.level}/{self.tag:<8}({self.pid:5d}): {self.text}"


class EventLog:
    """The last lines of a phone's log, and who follows it."""

    def __init__(self) -> None:
        self._lines: deque[Line] = deque(maxlen=KEPT)
        self._followers: list[Callable[[Line], None]] = []

    @property
    def lines(self) -> tuple[Line, ...]:
        """Lines, the oldest first."""
        return tuple(self._lines)

    def add(self, line: Line) -> None:
        """Note a line and tell those who follow."""
        self._lines.append(line)
        for follower in tuple(self._followers):
            follower(line)

    def clear(self) -> None:
        """Forget all lines."""
        self._lines.clear()

    def follow(self, follower: Callable[[Line], None]) -> Callable[[], None]:
        """Call back for each line from now on; what is returned ends that."""
        self._followers.append(follower)
        return lambda: self._followers.remove(follower)
