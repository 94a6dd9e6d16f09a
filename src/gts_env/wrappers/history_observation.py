"""What was done in the last steps and what came of it, for policies without a memory."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from gts_env.actions import (
    Action,
    DoubleTap,
    Drag,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
)
from gts_env.actions.action import ACTION_TYPES
from gts_env.errors import GtsError
from gts_env.screen.diff import same_screen
from gts_env.screen.elements import label_of
from gts_env.screen.touch import hits
from gts_env.wrappers.following import Follower
from gts_env.wrappers.phone_env import phone_env

if TYPE_CHECKING:
    from gts_env.screen import Screen

SIGNS = 8
COLUMNS: tuple[str, ...] = (
    *(f"is_{word}" for word in ACTION_TYPES),
    "failed",
    "changed",
    *("x", "y", "x1", "y1"),
    *(f"word_{number}" for number in range(SIGNS)),
    *(f"touched_{number}" for number in range(SIGNS)),
    *(f"place_{number}" for number in range(SIGNS)),
)
"""Name of each number of a step."""
WIDTH = len(COLUMNS)
Row = npt.NDArray[np.float32]
_KINDS = list(ACTION_TYPES.values())


class HistoryState(NamedTuple):
    """A saved environment with the history that goes with it."""

    env: Any
    rows: tuple[Row, ...]


class HistoryObservation(gym.Wrapper[Any, Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Adds the last steps to the observation.

    ``history`` is float32 (steps, 42) from -1 to 1, the last step first: kind of the action, whether it failed, whether
    the screen changed, where it touched and where it ended (as shares of the screen), and hashed to 8 signs each: the
    word of the action (text, key, app, fault mode), what was touched, and the activity that it led to.
    :data:`COLUMNS` names them. ``history_mask`` is int8 (steps,), 1 where there was a step. Around a flat observation
    (:class:`~gts_env.wrappers.element_features.ElementFeatures`), both are appended to it instead.

    Unlike the other wrappers this one has a memory, so use *its* ``save_state`` and ``load_state``. After those of the
    environment below it, the history begins anew rather than tell what did not happen.

    Args:
        env: A NavigationEnv, wrapped or not, whose observation is a Dict or a float32 vector.
        steps: How many steps are shown.

    Raises:
        GtsError: Another observation, or no step.

    Example:
        >>> import gymnasium as gym
        >>> env = gym.make("gts_env:GUITestScape/Calendar-NLE-03", preset="rl")  # doctest: +SKIP
        >>> env = HistoryObservation(env, steps=3)  # doctest: +SKIP
    """

    def __init__(self, env: gym.Env[Any, Any], steps: int = 4) -> None:
        gym.utils.RecordConstructorArgs.__init__(self, steps=steps)
        gym.Wrapper.__init__(self, env)
        if steps < 1:
            raise GtsError("A history has at least one step", found=str(steps))
        self._phone: Any = phone_env(env, "HistoryObservation")
        self._most, self._rows = steps, deque[Row](maxlen=steps)
        self._follower = Follower(self._phone)
        self.observation_space = _space(env.observation_space, steps)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin an episode."""
        observation, info = self.env.reset(seed=seed, options=options)
        self._rows.clear()
        self._follower.mark()
        return self._with_history(observation), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Carry out an action."""
        if self._follower.lost():
            self._rows.clear()
        before = self._phone.screen()
        observation, reward, terminated, truncated, info = self.env.step(action)
        failed = bool(info["action_error"])
        self._rows.appendleft(row_of(self._phone.last_action, failed, before, self._phone.screen()))
        self._follower.mark()
        return self._with_history(observation), reward, terminated, truncated, info

    def save_state(self) -> HistoryState:
        """The state of the environment, and the history."""
        return HistoryState(self._phone.save_state(), tuple(self._rows))

    def load_state(self, state: HistoryState) -> None:
        """Go back to a saved state."""
        self._phone.load_state(state.env)
        self._rows = deque(state.rows, maxlen=self._most)
        self._follower.mark()

    def _with_history(self, observation: Any) -> Any:
        history, mask = np.zeros((self._most, WIDTH), np.float32), np.zeros(self._most, np.int8)
        for number, row in enumerate(self._rows):
            history[number], mask[number] = row, 1
        if not isinstance(observation, dict):
            return np.concatenate([observation, history.ravel(), mask], dtype=np.float32)
        every = {**observation, "history": history, "history_mask": mask}
        return {name: every[name] for name in self.observation_space.spaces}  # type: ignore[attr-defined]


def row_of(action: Action | None, failed: bool, before: Screen, after: Screen) -> Row:
    """One step as numbers.

    Args:
        action: The action, or None if it was refused.
        failed: Whether anything was wrong with it.
        before: Screen before it.
        after: Screen after it.
    """
    row = np.zeros(WIDTH, np.float32)
    if action is not None:
        row[_KINDS.index(type(action))] = 1
    first = len(_KINDS)
    start, end = _points(action)
    row[first : first + 6] = (failed, not same_screen(before, after), *_share(start, before), *_share(end, before))
    first += 6
    touched = next((label for node in hits(before, *start) if (label := label_of(node))), "") if start else ""
    for text in (_word(action), touched, f"{after.package}/{after.activity}"):
        row[first : first + SIGNS] = _signs(text)
        first += SIGNS
    return row


def _points(action: Action | None) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    match action:
        case Tap(x, y) | DoubleTap(x, y) | LongPress(x, y):
            return (x, y), (x, y)
        case Swipe(x0, y0, x1, y1) | Drag(x0, y0, x1, y1):
            return (x0, y0), (x1, y1)
        case ReportDefect(point=(x, y)):
            return (x, y), (x, y)
    return None, None


def _share(point: tuple[int, int] | None, screen: Screen) -> tuple[float, float]:
    if point is None:
        return 0.0, 0.0
    return min(point[0] / screen.width, 1.0), min(point[1] / screen.height, 1.0)


def _word(action: Action | None) -> str:
    match action:
        case TypeText(text=word) | PressKey(key=word) | Rotate(orientation=word) | OpenApp(app=word):
            return word
        case ReportDefect(fault_mode=word):
            return word
    return ""


def _signs(text: str) -> list[float]:
    if not text:
        return [0.0] * SIGNS
    bits = crc32(text.encode())
    return [1.0 if bits >> number & 1 else -1.0 for number in range(SIGNS)]


def _space(inner: gym.Space[Any], steps: int) -> gym.spaces.Space[Any]:
    if isinstance(inner, gym.spaces.Dict):
        parts = {"history": gym.spaces.Box(-1.0, 1.0, (steps, WIDTH), np.float32)}
        mask = {"history_mask": gym.spaces.Box(0, 1, (steps,), np.int8)}
        return gym.spaces.Dict({**inner.spaces, **parts, **mask})
    if not isinstance(inner, gym.spaces.Box) or inner.dtype != np.float32 or len(inner.shape) != 1:
        raise GtsError("HistoryObservation goes around a Dict or a float32 vector", found=repr(inner))
    more = np.ones(steps * WIDTH + steps, np.float32)
    return gym.spaces.Box(np.concatenate([inner.low, -more]), np.concatenate([inner.high, more]), dtype=np.float32)
