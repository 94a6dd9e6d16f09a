"""Records what happens in an environment, a step at a time."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

import gymnasium as gym
import numpy as np

from gts_env.actions import Action
from gts_env.actions.space import decode
from gts_env.errors import ActionError, DeviceError
from gts_env.recording import Outcome, Recorder, Store
from gts_env.recording.json_lines import line_of
from gts_env.wrappers.following import Follower
from gts_env.wrappers.phone_env import PhoneEnv, phone_env
from gts_env.wrappers.sizes import checked_pair
from gts_env.wrappers.trajectory_meta import made_as, meta_of

if TYPE_CHECKING:
    import numpy.typing as npt

    from gts_env.devices import Device
    from gts_env.screen import Screen

DEVICE = "device"
_MOST_NUMBERS = 64


class _Recorded(PhoneEnv, Protocol):
    """What of the environment is recorded, beside what all wrappers use."""

    device: Device
    last_action: Action | None


class RecordTrajectory(gym.Wrapper[Any, Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Records each episode into a folder of its own, as ``docs/concepts/recording.md`` tells.

    Put it outermost: then rewards and texts are recorded as the agent gets them. It works in vector environments, too:
    any number of environments, in any number of processes, may record into one folder. An episode is named by its task,
    its seed (the one that ``reset`` was given last) and the number of its attempt. What is recorded is on disk when
    ``step`` returns.

    An episode that is reset or closed before its end is kept as ``closed``, without a single step it is not kept at
    all. After ``load_state`` the steps would not follow each other any more: the trajectory ends as ``left``, and
    recording goes on with the next reset. A pickled copy records from its next reset.

    Args:
        env: A NavigationEnv, wrapped or not.
        folder: Folder of the run, a :class:`~gts_env.recording.Store`.
        frames: ``"device"`` for pictures at device size, which judging again needs where a defect shows in pixels;
            a pair (width, height) for pictures drawn at that size; None for none.
        about: What else ``meta.json`` is to say under ``about``, such as the name of the agent: JSON values.

    Attributes:
        attempt: Number that the next episode gets, instead of the first that is free. An unfinished trajectory of that
            number is replaced.

    Raises:
        GtsError: ``frames`` is something else, or another kind of environment at the bottom.

    Example:
        >>> import gymnasium as gym
        >>> env = gym.make("gts_env:GUITestScape/Calendar-NLE-03")  # doctest: +SKIP
        >>> env = RecordTrajectory(env, "runs/first", frames=(270, 600))  # doctest: +SKIP
    """

    def __init__(
        self,
        env: gym.Env[Any, Any],
        folder: Path | str,
        frames: str | Sequence[int] | None = DEVICE,
        about: Mapping[str, Any] | None = None,
    ) -> None:
        kept = frames if frames is None or isinstance(frames, str) else list(frames)
        gym.utils.RecordConstructorArgs.__init__(
            self, folder=str(folder), frames=kept, about=None if about is None else dict(about)
        )
        gym.Wrapper.__init__(self, env)
        self._phone = cast("_Recorded", phone_env(env, "RecordTrajectory"))
        self._store = Store(folder)
        self._size = None if frames is None or frames == DEVICE else checked_pair("frames", frames)
        self._pictures, self._about = frames is not None, dict(about or {})
        self._follower = Follower(self._phone)
        self._made: dict[str, Any] | None = None
        self._seed: int | None = None
        self._note: dict[str, Any] = {}
        self._judged: dict[str, Any] | None = None
        self._recorder: Recorder | None = None
        self._folder: Path | None = None
        self.attempt: int | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_recorder": None, "_follower": Follower(self._phone)}

    @property
    def folder(self) -> Path | None:
        """Folder of the present episode, or of the last one."""
        return self._folder

    def note(self, **values: Any) -> None:
        """Keep something with the next step, such as what the agent thought: JSON values.

        Raises:
            TrajectoryError: They are not.
        """
        line_of(values)
        self._note.update(values)

    def follow(self) -> None:
        """Take what happened to the device outside of steps, as by a cable, for a part of the episode.

        The next step shows it. Without this the trajectory ends as ``left``.
        """
        if self._recorder is not None:
            self._follower.mark()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin an episode and its trajectory."""
        self._end("closed")
        observation, info = self.env.reset(seed=seed, options=options)
        self._seed = self._seed if seed is None else seed
        self._begin(info)
        return observation, info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Carry out an action and record what came of it. An action that raises is not recorded."""
        if self._recorder is not None and self._follower.lost():
            self._end("left")
        before = None if self._recorder is None else self._phone.screen()
        try:
            observation, reward, terminated, truncated, info = self.env.step(action)
        except DeviceError:
            self._end("failed")
            raise
        if before is not None:
            outcome = self._outcome(action, before, float(reward), bool(terminated), bool(truncated), info)
            self._add(outcome, info)
            if terminated or truncated:
                self._end("terminated" if terminated else "truncated")
        return observation, reward, terminated, truncated, info

    def close(self) -> None:
        """End the trajectory and close the environment."""
        self._end("closed")
        self.env.close()

    def _begin(self, info: dict[str, Any]) -> None:
        if self._made is None:
            self._made = made_as(self.env) or {}
        frames = list(self._size) if self._size else (DEVICE if self._pictures else None)
        meta = {**meta_of(self.env, self._seed, info), "frames": frames, "made": self._made, "about": self._about}
        attempt, self.attempt = self.attempt, None
        self._recorder = self._store.begin(meta, attempt=attempt, again=True, judged="judge" in info)
        self._folder, self._note = self._recorder.folder, {}
        self._add(Outcome(), info)

    def _add(self, outcome: Outcome, info: dict[str, Any]) -> None:
        assert self._recorder is not None
        self._judged = info.get("judge")
        events = self._judged["events"] if self._judged else ()
        screen = self._phone.screen()
        self._recorder.add(outcome, screen, self._frame(screen), events)
        self._note = {}
        self._follower.mark()

    def _outcome(
        self, action: Any, before: Screen, reward: float, terminated: bool, truncated: bool, info: dict[str, Any]
    ) -> Outcome:
        done = self._phone.last_action
        return Outcome(
            action=done if done is not None else _asked(action, before),
            refused=done is None,
            action_error=info["action_error"],
            reward=reward,
            reward_terms={name: float(term) for name, term in info.get("reward_terms", {}).items()},
            terminated=terminated,
            truncated=truncated,
            given=_plain(action),
            note=self._note,
        )

    def _frame(self, screen: Screen) -> npt.NDArray[np.uint8] | None:
        if not self._pictures:
            return None
        if self._size is not None:
            return self._phone.device.frame(self._size)
        return screen.pixels() if screen.has_pixels else None

    def _end(self, reason: str) -> None:
        recorder, self._recorder = self._recorder, None
        if recorder is None or recorder.closed:
            return
        judged = self._judged or {}
        summary = {name: value for name, value in judged.items() if name != "events"}
        recorder.close(reason, summary or None)
        if recorder.steps < 1:
            shutil.rmtree(recorder.folder)
        else:
            self._store.note(recorder.folder)


def _asked(action: Any, screen: Screen) -> Action | None:
    """The action that was refused, where it can be made out."""
    if isinstance(action, Action):
        return action
    try:
        return decode(action, (screen.width, screen.height)) if isinstance(action, Mapping) else None
    except ActionError:
        return None


def _plain(action: Any) -> int | str | list[int] | None:
    """An action of numbers or text, as JSON values."""
    if isinstance(action, str):
        return action
    if isinstance(action, (Action, Mapping)):
        return None
    numbers = np.asarray(action)
    if numbers.dtype.kind not in "iu" or numbers.size > _MOST_NUMBERS:
        return None
    plain: int | list[int] = numbers.tolist()
    return plain
