"""What the system does for an app's commands: jobs that wait for their time, notifications, permissions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android import effects as fx
from gts_env.android.background import Background, Job, Notice, NoticeAction, Peek
from gts_env.errors import DeviceError, near
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gts_env.android.ui import Ui as Base
else:
    Base = object

LEAST_EVERY_MS = 60_000
"""A repeating job runs no more often than this, as Android's repeating alarms."""
PEEK_MS = 5000
"""How long a notification lies over the screen."""
MOST_ACTIONS = 3


class Services(Base):
    """The part of a command's view of the phone that asks the system for something."""

    if TYPE_CHECKING:

        def run(self, effect: fx.Effect | None) -> None:
            """Carry out an effect: what :class:`~gts_env.android.ui.Tx` brings."""

    @property
    def _background(self) -> Background:
        return self.state.background

    def _put_background(self, background: Background) -> None:
        self.state = evolve(self.state, background=background)

    # -- jobs ----------------------------------------------------------------------------------------------------

    def schedule(self, name: str, at_ms: int, command: str, *, every: int = 0, **args: Any) -> None:
        """Run a command of the app at a time, whatever is in front then.

        Args:
            name: Name of the job; a job of this name that waits already is replaced.
            at_ms: When, in ms since the epoch; a time that is past means at once.
            command: Name of the command.
            every: Ms from one run to the next; 0 for once.
            args: Arguments of the command.

        Raises:
            DeviceError: The app has no such command.
        """
        app = self.apps.app(self.app)
        app.look_up("command", command, app.commands)
        interval = max(every, LEAST_EVERY_MS) if every else 0
        job = Job(max(at_ms, self.state.now), self.app, name, command, fx.pack(args), interval)
        self._put_background(self._background.with_job(job))

    def cancel(self, name: str) -> None:
        """Call off the job of this name, if there is one."""
        self._put_background(self._background.without_job(self.app, name))

    def scheduled(self, name: str) -> int | None:
        """When the job of this name falls due, in ms since the epoch; None if none waits."""
        return next((j.at for j in self._background.jobs if (j.app, j.name) == (self.app, name)), None)

    # -- notifications -------------------------------------------------------------------------------------------

    def notify(
        self,
        id: str,
        title: str,
        text: str = "",
        *,
        when: int | None = None,
        effect: fx.Effect | None = None,
        actions: Sequence[tuple[str, fx.Effect]] = (),
        group: str | None = None,
        ongoing: bool = False,
        channel: str = "default",
        importance: str = "default",
        icon: str | None = None,
        auto_cancel: bool = True,
    ) -> bool:
        """Post a notification, or renew the one with this id; see :class:`~gts_env.android.background.Notice`.

        Returns:
            Whether it was posted: not so if the user has turned the app's notifications off, or those of the channel.
        """
        importance = self._background.channels.get((self.app, channel), importance)
        if importance == "none" or self.permission("notifications") == "denied":
            return False
        if len(actions) > MOST_ACTIONS:
            raise DeviceError(f"notification {id!r} has {len(actions)} buttons: Android shows {MOST_ACTIONS}")
        buttons = tuple([NoticeAction(label, done) for label, done in actions])
        notice = Notice(
            self.app, id, title, text, self.state.now if when is None else when, effect, buttons, group, ongoing,
            channel, importance, auto_cancel, icon,
        )  # fmt: skip
        background = self._background.with_notice(notice)
        if importance == "high" and self.state.panel is None and not background.quiet:
            background = evolve(background, peek=Peek(notice.key, self.state.now + PEEK_MS))
        self._put_background(background)
        return True

    def cancel_notification(self, id: str) -> None:
        """Take a notification of the app away, if it is there."""
        self._put_background(self._background.without_notices(f"{self.app}/{id}"))

    def notified(self, id: str) -> bool:
        """Whether a notification of the app is there."""
        return self._background.notice(f"{self.app}/{id}") is not None

    def hand_to_widgets(self) -> None:
        """Let the app's home-screen widgets show its present data."""
        from gts_env.android.home_widget import handed_over

        self.state = handed_over(self.state, self.app)

    # -- permissions ---------------------------------------------------------------------------------------------

    def request_permission(
        self, name: str, on_granted: fx.Effect | None = None, on_denied: fx.Effect | None = None
    ) -> None:
        """Ask the user for a permission; what was answered before is not asked again, nor what was refused twice.

        Args:
            name: One of :data:`gts_env.android.permissions.PERMISSIONS`.
            on_granted: What to do if it is granted.
            on_denied: What to do if it is refused.

        Raises:
            DeviceError: There is no such permission.
        """
        from gts_env.android.permissions import DIALOG, PERMISSIONS, may_ask

        if name not in PERMISSIONS:
            raise DeviceError(f"there is no permission {name!r}", mend=near(name, PERMISSIONS))
        if self.permission(name) in ("granted", "once"):
            self.run(on_granted)
        elif DIALOG in self.apps and may_ask(self.state, self.app, name):
            asked = {"app": self.app, "permission": name, "granted": on_granted, "denied": on_denied}
            self.run(fx.Show("grant", fx.pack(asked), "permission", owner=DIALOG))
        else:
            self.run(on_denied)
