"""A device with an assignment on it, and the episode that runs there: an environment without its Gymnasium side."""

from __future__ import annotations

from typing import Any

from gts_env.actions import Action, DoubleTap, Drag, LongPress, OpenApp, ReportDefect, Swipe, Tap
from gts_env.devices import Device, open_device
from gts_env.envs.assignment import Assignment, assignment_of
from gts_env.envs.referee import Referee
from gts_env.envs.refusal import refusal
from gts_env.envs.state import ClosedEnvError, Episode, ResetNeededError, Setting, Touch
from gts_env.errors import DeviceLost, near
from gts_env.evolving import evolve
from gts_env.screen import Screen

_LIVE = ("_device", "_restored", "_assignment", "_referee", "_episode")


class Session:
    """Restores, acts and judges. Claims the device when it is first needed, and reads the scenario file then.

    Pickled in the middle of an episode, it claims another device when it is used again, and goes on there.

    Args:
        about: Task, scenario and pack, as :func:`~gts_env.envs.assignment.assignment_of` takes them.
        on: Kind and profile of the device, as :func:`~gts_env.devices.open_device` takes them.
        judging: Whether a judge follows.
    """

    def __init__(
        self, about: tuple[str | None, str | None, str | None], on: tuple[str | None, str | None], judging: bool
    ) -> None:
        self._about, self._on, self.judging = about, on, judging
        self._closed = False
        self._saved: tuple[Episode, Any] | None = None
        self._forget()

    def _forget(self) -> None:
        self._device: Device | None = None
        self._restored: Setting | None = None
        self._assignment: Assignment | None = None
        self._referee: Referee | None = None
        self._episode: Episode | None = None

    def __getstate__(self) -> dict[str, Any]:
        saved = self.save() if self._episode is not None else self._saved
        return {**self.__dict__, **dict.fromkeys(_LIVE), "_saved": saved}

    @property
    def assignment(self) -> Assignment:
        """What the agent is to do, and where."""
        if self._assignment is None:
            self._assignment = assignment_of(*self._about)
            if self._saved is not None:
                self._assignment = self._assignment.varied(self._saved[0].setting.variation)
        return self._assignment

    @property
    def made_for(self) -> str:
        """What the session is about, on which device, and whether it judges: states go from one to its like."""
        return f"{self._subject}{_on(self._on)}{'' if self.judging else ' without a judge'}"

    @property
    def _subject(self) -> str:
        assignment = self.assignment
        return assignment.id if assignment.task is not None else f"scenario {assignment.scenario.name}"

    @property
    def episode(self) -> Episode:
        """The episode.

        Raises:
            ResetNeededError: None has begun.
            ClosedEnvError: The session is closed.
        """
        if self._episode is not None:
            return self._episode
        if self._saved is not None:
            return self._saved[0]
        self._refuse_closed()
        raise ResetNeededError("No episode has begun", mend="Call reset() first.")

    @property
    def device(self) -> Device:
        """The device, as the episode left it; errors as for :attr:`episode`."""
        if self._episode is None:
            self.load(self.episode, self._saved[1] if self._saved else None)
        return self._claimed()

    def screen(self) -> Screen:
        """What the device shows; errors as for :attr:`episode`."""
        try:
            return self.device.screen()
        except DeviceLost:
            self._drop()
            raise

    def begin(self, setting: Setting) -> None:
        """Restore the scenario and begin an episode.

        Raises:
            UnknownIdError: No such task, scenario, defect or device.
            RestoreError: The device cannot be restored.
        """
        self._saved = None
        try:
            self._restore(setting)
        except DeviceLost:
            self._drop()
            raise
        episode = Episode(setting)
        if self._referee is not None:
            episode = self._referee.start(episode, self._claimed().screen())
        self._episode = episode

    def act(self, action: Action, before: Screen, strict: bool) -> tuple[Episode, Screen]:
        """Try an action, come to rest, and judge.

        Args:
            action: An action that is well formed.
            before: What the device shows.
            strict: Whether one that cannot be done here raises, instead of costing a step.

        Returns:
            The episode, and what the device shows then.

        Raises:
            ActionError: It cannot be done here.
            ResetNeededError: No episode is running.
        """
        if self.episode.over:
            raise ResetNeededError("The episode is over", mend="Call reset() to begin another one.")
        try:
            episode = self._tried(action, before, strict)
            after = self.screen()
        except DeviceLost:
            self._drop()
            raise
        if self._referee is not None:
            episode = self._referee.fold(episode, before, after)
        self._episode = episode
        return episode, after

    def end(self) -> None:
        """Close the episode: there are no more steps."""
        self._episode = evolve(self.episode, over=True)

    def judge_info(self) -> dict[str, Any] | None:
        """What the judge found, in plain values; None without a judge."""
        return None if self._referee is None else self._referee.info(self.episode)

    def save(self) -> tuple[Episode, Any]:
        """The episode, and the device's state.

        Raises:
            DeviceError: The device cannot be cloned.
        """
        return self._saved or (self.episode, self.device.save_state())

    def load(self, episode: Episode, device: Any) -> None:
        """Go back to what :meth:`save` gave."""
        self._saved = None
        if self._restored != episode.setting:
            self._restore(episode.setting)
        self._claimed().load_state(device)
        self._episode = episode

    def close(self) -> None:
        """Give the device free."""
        if self._device is not None:
            self._device.close()
        self._forget()
        self._saved, self._closed = None, True

    def _drop(self) -> None:
        """Give up a device that was lost, and its episode with it, so that the next episode claims another."""
        if self._device is not None:
            self._device.close()
        self._device = self._restored = self._episode = None

    def _claimed(self) -> Device:
        if self._device is None:
            self._device = open_device(*self._on)
        return self._device

    def _refuse_closed(self) -> None:
        if self._closed:
            raise ClosedEnvError("The environment is closed", mend="Make a new one.")

    def _restore(self, setting: Setting) -> None:
        self._refuse_closed()  # before a file is read
        self._assignment = self.assignment.varied(setting.variation)
        if self.judging and (self._referee is None or self._referee.setting != setting):
            self._referee = Referee(self.assignment, setting)
        self._episode = self._restored = None
        self._claimed().restore(self.assignment.scenario, setting.defects, setting.variation)
        self._restored = setting

    def _tried(self, action: Action, before: Screen, strict: bool) -> Episode:
        last = self.episode
        episode = evolve(last, step=last.step + 1, action=action, error="", events=())
        refused = refusal(action, last, before)
        if refused is not None:
            if strict:
                raise refused
            return evolve(episode, action=None, error=str(refused))
        if isinstance(action, ReportDefect):
            episode = evolve(episode, reports=last.reports + 1)
        elif (point := _aim(action)) is not None:
            episode = evolve(episode, touched=Touch(*point, last.step))
        error = self._perform(action)
        return evolve(episode, error=error) if error else episode

    def _perform(self, action: Action) -> str | None:
        error = self.device.perform(action)
        if error and isinstance(action, OpenApp) and (hint := near(action.app, self.device.apps())):
            return f"{error.rstrip('.')}. {hint}"
        return error


def _on(on: tuple[str | None, str | None]) -> str:
    named = [name for name in on if name and name != "embedded"]
    return f" on {' '.join(named)}" if named else ""


def _aim(action: Action) -> tuple[int, int] | None:
    match action:
        case Tap(x, y) | DoubleTap(x, y) | LongPress(x, y) | Swipe(x, y) | Drag(x, y):
            return x, y
    return None
