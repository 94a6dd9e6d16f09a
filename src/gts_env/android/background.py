"""What goes on behind the screens: jobs that wait for their time, notifications, permissions, data of widgets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gts_env.android.effects import Args, Effect
from gts_env.evolving import evolve

IMPORTANCES = ("low", "default", "high")
"""Of a notification: silent, with an icon in the status bar, and peeking over the screen as well."""


@dataclass(frozen=True, slots=True)
class Job:
    """A command of an app that waits for its time, as an alarm of Android's AlarmManager does.

    Attributes:
        at: When, in ms since the epoch.
        app: App id.
        name: Unique within the app; a new job takes the place of the old one of its name. Empty for one that follows
            from the app's data.
        command: Name of the command.
        args: Its arguments.
        every: Ms from one run to the next; 0 for a job that runs once.
    """

    at: int
    app: str
    name: str
    command: str
    args: Args = ()
    every: int = 0


@dataclass(frozen=True, slots=True)
class Alarm:
    """A command that falls due because of what an app's data say, as a reminder of an event does.

    Attributes:
        at: When, in ms since the epoch.
        command: Name of the command.
        args: Its arguments.
    """

    at: int
    command: str
    args: Args = ()


@dataclass(frozen=True, slots=True)
class NoticeAction:
    """A button of a notification: its label and what it does."""

    label: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification.

    Attributes:
        app: App id.
        id: Unique within the app; a new notification takes the place of the old one of its id.
        title: First line, bold.
        text: What it says; cut to a line while it is collapsed.
        when: Time it bears, ms since the epoch.
        effect: What a tap does, in the name of the app; None for nothing.
        actions: Buttons shown when it is expanded, at most three.
        group: Notifications of one app with the same group stand together.
        ongoing: It cannot be swiped away.
        channel: Channel it belongs to, as the app's notification settings list it.
        importance: One of :data:`IMPORTANCES`.
        auto_cancel: Whether a tap takes it away.
        icon: Material symbol; the app's by default.
    """

    app: str
    id: str
    title: str
    text: str = ""
    when: int = 0
    effect: Effect | None = None
    actions: tuple[NoticeAction, ...] = ()
    group: str | None = None
    ongoing: bool = False
    channel: str = "default"
    importance: str = "default"
    auto_cancel: bool = True
    icon: str | None = None

    @property
    def key(self) -> str:
        """A text unique on the phone."""
        return f"{self.app}/{self.id}"


@dataclass(frozen=True, slots=True)
class Channel:
    """A kind of notifications of an app, which the user may make louder, silent, or turn off in the settings.

    Attributes:
        id: What the app's notifications call it.
        name: Name in the settings.
        importance: One of :data:`IMPORTANCES`: what it has unless the user says otherwise.
    """

    id: str
    name: str
    importance: str = "default"


@dataclass(frozen=True, slots=True)
class Peek:
    """The notification that lies over the top of the screen, and until when, ms since the epoch."""

    key: str
    until: int


@dataclass(frozen=True, slots=True)
class Grant:
    """What the user said of a permission.

    Attributes:
        answer: ``granted``, ``once`` or ``denied``.
        denials: How often it was refused: from the second time on the system no longer asks.
    """

    answer: str
    denials: int = 0


@dataclass(frozen=True)
class Background:
    """What goes on behind the screens.

    Attributes:
        jobs: Jobs in order of time; of several at one time the one that was made first comes first.
        alarmed: Apps whose alarms follow from their data (those that a scenario brings, and those that were started),
            with the data and the time zone their alarms were worked out from.
        notices: Notifications, the latest first.
        peek: The notification over the screen.
        grants: Answers by (app, permission).
        shown: App id to the data that were last there to be handed to its home-screen widgets, and those they show.
        quiet: Do Not Disturb: no notification lies over the screen.
        channels: Importance, or ``none``, that the user has given to channels, by (app, channel).
    """

    jobs: tuple[Job, ...] = ()
    alarmed: Mapping[str, tuple[Any, str]] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    peek: Peek | None = None
    grants: Mapping[tuple[str, str], Grant] = field(default_factory=dict)
    shown: Mapping[str, tuple[Any, Any]] = field(default_factory=dict)
    quiet: bool = False
    channels: Mapping[tuple[str, str], str] = field(default_factory=dict)

    def notice(self, key: str) -> Notice | None:
        """A notification by its key."""
        return next((n for n in self.notices if n.key == key), None)

    def with_job(self, job: Job) -> Background:
        """With a job in its place in time."""
        kept = [j for j in self.jobs if not job.name or (j.app, j.name) != (job.app, job.name)]
        at = sum(j.at <= job.at for j in kept)
        return evolve(self, jobs=(*kept[:at], job, *kept[at:]))

    def without_job(self, app: str, name: str) -> Background:
        """Without the job of this name."""
        return evolve(self, jobs=tuple([j for j in self.jobs if (j.app, j.name) != (app, name)]))

    def with_notice(self, notice: Notice) -> Background:
        """With a notification on top; one that is already there is only renewed in its place."""
        if self.notice(notice.key) is not None:
            return evolve(self, notices=tuple([notice if n.key == notice.key else n for n in self.notices]))
        return evolve(self, notices=(notice, *self.notices))

    def without_notices(self, *keys: str) -> Background:
        """Without these notifications."""
        peek = None if self.peek is not None and self.peek.key in keys else self.peek
        return evolve(self, notices=tuple([n for n in self.notices if n.key not in keys]), peek=peek)


QUIET = Background()
"""Nothing goes on."""
