"""The environment in which an agent navigates a device to find a defect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from gts_env.actions import Action, Finish
from gts_env.actions.space import action_space
from gts_env.devices import Device
from gts_env.envs import kwargs
from gts_env.envs.assignment import Assignment
from gts_env.envs.observation import PARTS, Observation, Observer
from gts_env.envs.referee import target_found
from gts_env.envs.refusal import canonical
from gts_env.envs.session import Session
from gts_env.envs.state import EnvState, Setting, Touch
from gts_env.envs.variation import drawn, variation_kwarg
from gts_env.errors import GtsError, UnavailableError, UnknownIdError
from gts_env.judge import MAX_REPORTS, JudgeEvent, JudgeState
from gts_env.screen import Node, Screen

if TYPE_CHECKING:
    from gts_env.benchmark import Defect, Task

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
    that is not installed, a sixth report) costs a step; ``info["action_error"]`` says why.
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
        variation: Number of the scenario's variation, 0 for the file as written; or ``"seeded"``: each reset draws
            one, so that the seed decides (see docs/concepts/variation.md).
        strict: Whether an action that cannot be done here raises.
        device: Kind of device, see :func:`~gts_env.devices.open_device`.
        profile: Name of a device profile.
        render_mode: None or ``"rgb_array"``.
        render_size: Width and height of rendered pictures in pixels.
        info_xml: Whether ``info["xml"]`` holds the window hierarchy.

    Raises:
        GtsError: A kwarg that cannot be meant. What ``task`` and ``device`` name is looked up at the first reset.
    """

    metadata: dict[str, Any] = {"render_modes": ["rgb_array"], "render_fps": 4}  # noqa: RUF012 - as Gymnasium has it

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
        variation: int | str = 0,
        strict: bool = False,
        device: str | None = None,
        profile: str | None = None,
        render_mode: str | None = None,
        render_size: Sequence[int] = (270, 600),
        info_xml: bool = False,
    ) -> None:
        if judge not in JUDGES:
            raise UnknownIdError.of("judge", str(judge), ["gui"])
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise UnknownIdError.of("render mode", render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self._session = Session((task, scenario, pack), (device, profile), judge is not None)
        self._defects, self._variation = kwargs.names("defects", defects), variation_kwarg(variation)
        self._end_on_detect = kwargs.flag("end_on_detect", end_on_detect)
        self._strict, self._info_xml = kwargs.flag("strict", strict), kwargs.flag("info_xml", info_xml)
        self._budget = None if budget is None else kwargs.whole("budget", budget)
        self._render_size = kwargs.size("render_size", render_size)
        self._observer = Observer(observe, obs_size, max_elements)
        self.observation_space = self._observer.space()
        self.action_space = action_space()

    # -- Gymnasium ------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Restore the scenario on the device and begin an episode.

        Args:
            seed: Seeds ``np_random``, as everywhere in Gymnasium. The episode itself depends on it only with
                ``variation="seeded"``.
            options: ``defects`` and ``variation``, to be used in place of the kwargs for this episode.

        Raises:
            UnknownIdError: No such task, scenario, defect, device, or option.
            GtsError: An option that cannot be meant.
            UnavailableError: The device cannot be brought into the task's scenario at all.
            RestoreError: The device cannot be restored.
        """
        chosen = kwargs.mapping("options", options)
        super().reset(seed=seed)
        self._begin(self._chosen(chosen))
        return self.observation(), self.info()

    def _begin(self, setting: Setting) -> None:
        try:
            self._session.begin(setting)
        except UnavailableError as error:
            if self.task is None:
                raise
            raise UnavailableError(f"Task {self.assignment.id!r} is unavailable here: {error}") from error

    def step(self, action: Action | Mapping[str, Any]) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, come to rest, and look.

        Args:
            action: A sample of the action space, or an :class:`~gts_env.actions.Action`.

        Returns:
            Observation, 0.0, terminated, truncated, info. ``info["judge"]`` is what
            :meth:`~gts_env.judge.GUIJudge.summary` tells of the episode so far, with ``events``: those of this step,
            each a dict.

        Raises:
            ActionError: The action cannot be meant, or (``strict``) not be done here. No step is taken.
            ResetNeededError: No episode is running.
            DeviceLost: The connection to the device is gone: the episode cannot go on.
        """
        session = self._session
        before = session.screen()
        episode, after = session.act(canonical(action, before), before, self._strict)
        terminated = isinstance(episode.action, Finish) or (self._end_on_detect and target_found(episode.events))
        truncated = not terminated and episode.step >= self.budget
        if terminated or truncated:
            session.end()
        seen = self._observer.observe(session.device, after, self.instruction)
        return seen, 0.0, terminated, truncated, self._told(after)

    def render(self) -> npt.NDArray[np.uint8] | None:
        """The device's picture at ``render_size``, as a uint8 array (height, width, 3), or None without a mode."""
        if self.render_mode is None:
            gym.logger.warn('render() was called without a render mode; give render_mode="rgb_array" to gym.make')
            return None
        return self.device.frame(self._render_size)

    def close(self) -> None:
        """Give the device free. Closing twice is allowed."""
        self._session.close()

    # -- beyond Gymnasium -----------------------------------------------------------------------------------------

    @property
    def assignment(self) -> Assignment:
        """What this environment is about. Reads the scenario file when it is first asked."""
        return self._session.assignment

    @property
    def task(self) -> Task | None:
        """The task, or None where a scenario is explored."""
        return self.assignment.task

    @property
    def target(self) -> Defect | None:
        """The defect that the task is after, or None where a scenario is explored."""
        return self.assignment.target

    @property
    def instruction(self) -> str:
        """What the agent is told."""
        return self.assignment.instruction

    @property
    def app(self) -> str:
        """Id of the app under test, which :class:`~gts_env.actions.OpenApp` takes."""
        return self.assignment.scenario.app

    @property
    def budget(self) -> int:
        """Steps of an episode."""
        return self.assignment.budget if self._budget is None else self._budget

    @property
    def device(self) -> Device:
        """The device under test, as the episode left it."""
        return self._session.device

    @property
    def has_judge(self) -> bool:
        """Whether a judge follows the episodes."""
        return self._session.judging

    @property
    def judged(self) -> JudgeState | None:
        """The judge's state, or None without a judge."""
        return self._session.episode.judged

    @property
    def events(self) -> tuple[JudgeEvent, ...]:
        """What the judge noticed at the last step."""
        return self._session.episode.events

    @property
    def setting(self) -> Setting:
        """How the device was restored for this episode."""
        return self._session.episode.setting

    @property
    def steps(self) -> int:
        """Steps taken in this episode."""
        return self._session.episode.step

    @property
    def reports_left(self) -> int:
        """Reports that can still be made in this episode."""
        return MAX_REPORTS - self._session.episode.reports

    @property
    def touched(self) -> Touch | None:
        """Where the device was touched last in this episode, if it was."""
        return self._session.episode.touched

    @property
    def last_action(self) -> Action | None:
        """The action of the last step as the device got it, or None if it was refused, or there was none yet."""
        return self._session.episode.action

    @property
    def action_error(self) -> str:
        """What was wrong with the last action, or ``""``."""
        return self._session.episode.error

    def screen(self) -> Screen:
        """What the device shows now."""
        return self._session.screen()

    def elements(self) -> tuple[Node, ...]:
        """The nodes that the rows of ``elements`` stand for, in their order."""
        return self._observer.elements(self.screen())

    def observation(self) -> Observation:
        """The observation of the present state, as ``step`` gives it: to look again after :meth:`load_state`."""
        return self._observer.observe(self.device, self.screen(), self.instruction)

    def info(self) -> dict[str, Any]:
        """The ``info`` of the present state, as ``step`` gives it."""
        return self._told(self.screen())

    def _told(self, screen: Screen) -> dict[str, Any]:
        session = self._session
        info: dict[str, Any] = {
            "instruction": self.instruction,
            "step": session.episode.step,
            "package": screen.package,
            "activity": screen.activity,
            "toast": screen.toast or "",
            "action_error": session.episode.error,
        }
        if (judge := session.judge_info()) is not None:
            info["judge"] = judge
        if self._info_xml:
            info["xml"] = screen.to_xml()
        return info

    def save_state(self) -> EnvState:
        """The present state: device, judge, counters and random numbers.

        Raises:
            ResetNeededError: No episode has begun.
            DeviceError: The device cannot be cloned.
        """
        episode, device = self._session.save()
        rng = self.np_random.bit_generator.state
        return EnvState(episode, device, rng, self.np_random_seed, self._session.made_for)

    def load_state(self, state: EnvState) -> None:
        """Go back to a saved state, of this environment or of one that was made alike; nothing else is needed.

        Raises:
            GtsError: It is no such state.
            DeviceError: The device cannot be cloned.
        """
        if not isinstance(state, EnvState):
            raise GtsError("load_state takes what save_state gave", found=type(state).__name__)
        if state.made_for != self._session.made_for:
            raise GtsError(
                f"a state of {state.made_for} cannot be loaded into an environment of {self._session.made_for}",
                mend="Make the environment with the same task, device, profile and judge.",
            )
        self._session.load(state.episode, state.device)
        if self._np_random is None or type(self._np_random.bit_generator).__name__ != state.rng["bit_generator"]:
            self._np_random = np.random.Generator(getattr(np.random, state.rng["bit_generator"])())
        self._np_random.bit_generator.state = state.rng
        self._np_random_seed = state.seed

    def _chosen(self, options: Mapping[str, Any]) -> Setting:
        for name in options:
            if name not in RESET_OPTIONS:
                raise UnknownIdError.of("option of reset", str(name), RESET_OPTIONS)
        defects = options.get("defects", self._defects)
        variation = variation_kwarg(options.get("variation", self._variation))
        return Setting(None if defects is None else tuple(defects), drawn(variation, self.np_random))
