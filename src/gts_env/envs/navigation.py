"""The environment in which an agent navigates a device to find a defect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from gts_env.actions import Action, DoubleTap, Drag, Finish, LongPress, OpenApp, ReportDefect, Swipe, Tap
from gts_env.actions.space import action_space
from gts_env.devices import Device, open_device
from gts_env.envs.assignment import Assignment, assignment_of
from gts_env.envs.observation import PARTS, Observation, Observer, checked_size
from gts_env.envs.referee import Referee, target_found
from gts_env.envs.refusal import canonical, refusal
from gts_env.envs.state import ClosedEnvError, EnvState, Episode, ResetNeededError, Setting, Touch
from gts_env.errors import GtsError, UnknownIdError, near
from gts_env.judge import MAX_REPORTS

if TYPE_CHECKING:
    from gts_env.benchmark import Defect, Task
    from gts_env.judge import JudgeEvent, JudgeState
    from gts_env.screen import Node, Screen

JUDGES = ("gui", None)
RESET_OPTIONS = ("defects", "variation")


class NavigationEnv(gym.Env[Observation, "Action | Mapping[str, Any]"]):
    """An agent acts on a device and reports the defects that it finds.

    Making the environment claims no device and reads no file; the first :meth:`reset` does. Episodes have no chance
    in them: the same actions give the same observations and the same ``info``, whatever the seed.

    **Observation.** A Dict of arrays, fresh at each step: ``screenshot`` uint8 (height, width, 3); ``elements``
    float32 (max_elements, 52), one row for each element of the screen in drawing order, its columns told by
    :mod:`gts_env.envs.features`, with ``elements_mask`` int8 (max_elements,); ``goal`` float32 (64,), the hashed
    instruction. ``observe`` chooses among ``screenshot``, ``elements`` and ``goal``. The screenshot is *drawn* at
    ``obs_size``; a device that is turned is shown lying in it.

    **Action.** A sample of the action space (:mod:`gts_env.actions.space`), or an :class:`~gts_env.actions.Action`.

    **Errors of an action.** What cannot be meant (a sample outside the space, a field of the wrong kind, a text that
    is too long) raises an :class:`~gts_env.errors.ActionError` that names the field; nothing happens, and the episode
    goes on as if it had not been given. What can be meant but not be done here (a point outside the screen, an app
    that is not installed, a report of a step to come, a sixth report) costs a step; ``info["action_error"]`` says why.
    ``strict=True`` raises for the latter too, where it can be told before the device is asked.

    **Reward.** Always 0.0: the judge's findings are in ``info["judge"]``, and
    :class:`~gts_env.wrappers.GUIJudgeReward`, which ``gym.make`` puts around, turns them into rewards.

    **End.** ``terminated`` at :class:`~gts_env.actions.Finish`, and when the target is detected
    (``end_on_detect=False`` to go on); ``truncated`` when the budget of steps is used up.

    **Info.** A plain dict with the same keys from ``reset`` and ``step``: ``instruction``, ``step``, ``package``,
    ``activity``, ``toast`` and ``action_error`` (``""`` for none), ``judge`` with a judge (see :meth:`step`), and
    ``xml`` with ``info_xml``.

    Args:
        task: Id of a task, with or without its pack.
        scenario: Name of a scenario to explore where there is no task: all its defects are live, none is the target.
        pack: Name of the pack, or folder of one; all known packs by default.
        judge: ``"gui"``, or None for no judge.
        end_on_detect: Whether detecting the target ends the episode.
        observe: Parts of the observation.
        obs_size: Width and height of the screenshot in pixels.
        max_elements: Most elements of an observation.
        budget: Steps of an episode; by default the task's.
        defects: Ids of the live defects: by default all of the scenario, ``[]`` for the clean build.
        variation: Number of the scenario's variation.
        strict: Whether an action that cannot be done here raises.
        device: Kind of device, see :func:`~gts_env.devices.open_device`.
        profile: Name of a device profile.
        render_mode: None or ``"rgb_array"``.
        render_size: Width and height of rendered pictures in pixels.
        info_xml: Whether ``info["xml"]`` holds the window hierarchy.

    Raises:
        GtsError: A kwarg that cannot be meant. What ``task`` and ``device`` name is looked up at the first reset.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["rgb_array"], "render_fps": 4}

    def __init__(
        self,
        task: str | None = None,
        *,
        scenario: str | None = None,
        pack: str | None = None,
        judge: str | None = "gui",
        end_on_detect: bool = True,
        observe: Sequence[str] = PARTS,
        obs_size: Sequence[int] = (270, 600),
        max_elements: int = 64,
        budget: int | None = None,
        defects: Sequence[str] | None = None,
        variation: int = 0,
        strict: bool = False,
        device: str | None = None,
        profile: str | None = None,
        render_mode: str | None = None,
        render_size: Sequence[int] = (270, 600),
        info_xml: bool = False,
    ) -> None:
        if judge not in JUDGES:
            raise UnknownIdError.of("judge", str(judge), ["gui"])
        if budget is not None and budget < 1:
            raise GtsError("`budget` is at least one step", found=str(budget))
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise UnknownIdError.of("render mode", render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self._looked_up = (task, scenario, pack)
        self._setting = Setting(None if defects is None else tuple(defects), variation)
        self._device_asked = (device, profile)
        self._judging, self._end_on_detect, self._strict, self._info_xml = judge, end_on_detect, strict, info_xml
        self._budget, self._render_size = budget, checked_size("render_size", render_size)
        self._observer = Observer(observe, obs_size, max_elements)
        self.observation_space = self._observer.space()
        self.action_space = action_space()
        self._closed = False
        self._episode: Episode | None = None
        self._saved: EnvState | None = None
        self._forget()

    def _forget(self) -> None:
        self._device: Device | None = None
        self._restored: Setting | None = None
        self._assignment: Assignment | None = None
        self._referee: Referee | None = None

    # -- Gymnasium ------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Restore the scenario on the device and begin an episode.

        Args:
            seed: Seeds ``np_random``, as everywhere in Gymnasium. The episode itself does not depend on it.
            options: ``defects`` and ``variation``, to be used in place of the kwargs for this episode.

        Raises:
            UnknownIdError: No such task, scenario, defect, device, or option.
            RestoreError: The device cannot be restored.
        """
        super().reset(seed=seed)
        self._saved = None
        setting = self._chosen(options or {})
        self._restore(setting)
        episode = Episode(setting)
        if self._referee is not None:
            episode = self._referee.start(episode, self.screen())
        self._episode = episode
        return self.observation(), self.info()

    def step(
        self, action: Action | Mapping[str, Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, come to rest, and look.

        Args:
            action: A sample of the action space, or an :class:`~gts_env.actions.Action`.

        Returns:
            Observation, 0.0, terminated, truncated, info. ``info["judge"]`` is what :meth:`GUIJudge.summary` tells of
            the episode so far, with ``events``: those of this step, each a dict.

        Raises:
            ActionError: The action cannot be meant, or (``strict``) not be done here. No step is taken.
            ResetNeededError: No episode is running.
            DeviceLost: The connection to the device is gone: the episode cannot go on.
        """
        before = self._running().screen()
        meant = canonical(action, before)
        episode = self._acted(meant, before)
        if self._referee is not None:
            episode = self._referee.fold(episode, before, self.screen())
        terminated = isinstance(episode.action, Finish) or (self._end_on_detect and target_found(episode.events))
        truncated = not terminated and episode.step >= self.budget
        self._episode = replace(episode, over=terminated or truncated)
        return self.observation(), 0.0, terminated, truncated, self.info()

    def render(self) -> npt.NDArray[np.uint8] | None:  # type: ignore[override]
        """The device's picture at ``render_size``, as a uint8 array (height, width, 3), or None without a mode."""
        if self.render_mode is None:
            gym.logger.warn('render() was called without a render mode; make the environment with render_mode="rgb_array"')
            return None
        self._begun()
        return self._live().frame(self._render_size)

    def close(self) -> None:
        """Give the device free. Closing twice is allowed."""
        if self._device is not None:
            self._device.close()
        self._forget()
        self._episode = self._saved = None
        self._closed = True

    # -- beyond Gymnasium -----------------------------------------------------------------------------------------

    @property
    def assignment(self) -> Assignment:
        """What this environment is about. Reads the scenario file when it is first asked."""
        if self._assignment is None:
            self._assignment = assignment_of(*self._looked_up)
        return self._assignment

    @property
    def task(self) -> Task | None:
        """The task, or None where a scenario is explored."""
        return self.assignment.task

    @property
    def instruction(self) -> str:
        """What the agent is told."""
        return self.assignment.instruction

    @property
    def target(self) -> Defect | None:
        """The defect that the task is after, or None where a scenario is explored."""
        return self.assignment.target

    @property
    def has_judge(self) -> bool:
        """Whether a judge follows the episodes."""
        return self._judging is not None

    @property
    def budget(self) -> int:
        """Steps of an episode."""
        return self.assignment.budget if self._budget is None else self._budget

    @property
    def device(self) -> Device:
        """The device under test."""
        self._begun()
        return self._live()

    @property
    def steps(self) -> int:
        """Steps taken in this episode."""
        return self._begun().step

    @property
    def reports_left(self) -> int:
        """Reports that can still be made in this episode."""
        return MAX_REPORTS - self._begun().reports

    @property
    def touched(self) -> Touch | None:
        """Where the device was touched last in this episode, if it was."""
        return self._begun().touched

    @property
    def last_action(self) -> Action | None:
        """The action of the last step as the device got it, or None if it was refused, or there was none yet."""
        return self._begun().action

    @property
    def judged(self) -> JudgeState | None:
        """The judge's state, or None without a judge."""
        return self._begun().judged

    @property
    def events(self) -> tuple[JudgeEvent, ...]:
        """What the judge noticed at the last step."""
        return self._begun().events

    def screen(self) -> Screen:
        """What the device shows now."""
        return self._live().screen()

    def elements(self) -> tuple[Node, ...]:
        """The nodes that the rows of ``elements`` stand for, in their order."""
        return self._observer.elements(self.screen())

    def observation(self) -> Observation:
        """The observation of the present state, as ``step`` gives it: to look again after :meth:`load_state`."""
        self._begun()
        return self._observer.observe(self._live(), self.screen(), self.instruction)

    def info(self) -> dict[str, Any]:
        """The ``info`` of the present state, as ``step`` gives it."""
        episode, screen = self._begun(), self.screen()
        info: dict[str, Any] = {
            "instruction": self.instruction,
            "step": episode.step,
            "package": screen.package,
            "activity": screen.activity,
            "toast": screen.toast or "",
            "action_error": episode.error,
        }
        if self._referee is not None:
            info["judge"] = self._referee.info(episode)
        if self._info_xml:
            info["xml"] = screen.to_xml()
        return info

    def save_state(self) -> EnvState:
        """The present state: device, judge, counters and random numbers.

        Raises:
            ResetNeededError: No episode has begun.
            DeviceError: The device cannot be cloned.
        """
        if self._saved is not None:
            return self._saved
        episode = self._begun()
        rng, seed = self.np_random.bit_generator.state, self.np_random_seed
        return EnvState(episode, self._live().save_state(), rng, seed)

    def load_state(self, state: EnvState) -> None:
        """Go back to a saved state, of this environment or of one that was made alike; nothing else is needed.

        Raises:
            DeviceError: The device cannot be cloned.
        """
        if self._restored != state.episode.setting:
            self._restore(state.episode.setting)
        self._live().load_state(state.device)
        self._saved, self._episode = None, state.episode
        generator = np.random.Generator(np.random.PCG64())
        generator.bit_generator.state = state.rng
        self._np_random, self._np_random_seed = generator, state.seed

    def __getstate__(self) -> dict[str, Any]:
        saved = None if self._episode is None and self._saved is None else self.save_state()
        dropped = dict.fromkeys(("_device", "_restored", "_assignment", "_referee", "_episode"))
        return {**self.__dict__, **dropped, "_saved": saved}

    # -- inside ---------------------------------------------------------------------------------------------------

    def _live(self) -> Device:
        """The device, claimed when it is first needed; after unpickling it is brought to where it was."""
        if self._closed:
            raise ClosedEnvError("The environment is closed", mend="Make a new one.")
        if self._saved is not None:
            saved, self._saved = self._saved, None
            self.load_state(saved)
        if self._device is None:
            self._device = open_device(*self._device_asked)
        return self._device

    def _begun(self) -> Episode:
        if self._saved is not None:
            self._live()
        if self._episode is None:
            if self._closed:
                raise ClosedEnvError("The environment is closed", mend="Make a new one.")
            raise ResetNeededError("No episode has begun", mend="Call reset() first.")
        return self._episode

    def _running(self) -> NavigationEnv:
        if self._begun().over:
            raise ResetNeededError("The episode is over", mend="Call reset() to begin another one.")
        return self

    def _chosen(self, options: Mapping[str, Any]) -> Setting:
        for name in options:
            if name not in RESET_OPTIONS:
                raise UnknownIdError.of("option of reset", str(name), RESET_OPTIONS)
        setting = self._setting
        if (defects := options.get("defects", setting.defects)) is not None:
            defects = tuple(defects)
        return Setting(defects, options.get("variation", setting.variation))

    def _restore(self, setting: Setting) -> None:
        self._live()  # a closed environment says so before a file is read
        if self._judging is not None and (self._referee is None or self._referee.setting != setting):
            self._referee = Referee(self.assignment, setting)
        self._episode = self._restored = None
        self._live().restore(self.assignment.scenario, setting.defects, setting.variation)
        self._restored = setting

    def _acted(self, action: Action, before: Screen) -> Episode:
        """The episode after an action was tried."""
        assert self._episode is not None
        episode = replace(self._episode, step=self._episode.step + 1, action=action, error="", events=())
        refused = refusal(action, self._episode, before)
        if refused is not None:
            if self._strict:
                raise refused
            return replace(episode, action=None, error=str(refused))
        if isinstance(action, ReportDefect):
            episode = replace(episode, reports=episode.reports + 1)
        if (point := _aim(action)) is not None:
            episode = replace(episode, touched=Touch(*point, self._episode.step))
        error = self._perform(action)
        return replace(episode, error=error) if error else episode

    def _perform(self, action: Action) -> str | None:
        device = self._live()
        error = device.perform(action)
        if error and isinstance(action, OpenApp) and (hint := near(action.app, device.apps())):
            return f"{error.rstrip('.')}. {hint}"
        return error


def _aim(action: Action) -> tuple[int, int] | None:
    match action:
        case Tap(x, y) | DoubleTap(x, y) | LongPress(x, y) | Swipe(x, y) | Drag(x, y):
            return x, y
    return None
