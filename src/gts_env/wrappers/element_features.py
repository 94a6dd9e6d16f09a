"""Elements, goal and the state of the episode as float32 numbers, for policies without eyes."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from gts_env.judge.report import MAX_REPORTS
from gts_env.wrappers.phone_env import part_of, phone_env

PLACE_SIZE = 8
CONTEXT: tuple[str, ...] = (
    "steps_used",
    "reports_left",
    "keyboard",
    "landscape",
    "night",
    "font_scale",
    "toast",
    "action_error",
    "touched",
    "touched_x",
    "touched_y",
    *(f"place_{number}" for number in range(PLACE_SIZE)),
)
"""Name of each number of ``context``."""


class ElementFeatures(gym.Wrapper[Any, Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Gives a policy numbers only: elements, mask, goal, and the context that a screen does not show.

    ``context`` (float32, shape (19,), 0 to 1, the last ones -1 to 1) holds the share of the budget that is used, the
    share of reports that is left, whether the keyboard is shown, whether the device lies on its side, whether it is
    dark, a quarter of the font scale, whether a toast is shown, whether the last action failed, whether anything was
    touched yet and where (as shares of the screen), and package and activity hashed to 8 signs.

    Args:
        env: A NavigationEnv, wrapped or not, that observes ``elements``.
        flat: One vector of all numbers (``elements``, ``elements_mask``, ``goal``, ``context``, one after the other),
            for ``MlpPolicy`` of Stable-Baselines3, CleanRL and RLlib; else a Dict of these, for ``MultiInputPolicy``.

    Raises:
        GtsError: The environment does not observe elements.

    Example:
        >>> import gymnasium as gym
        >>> env = gym.make("gts_env:GUITestScape/Calendar-NLE-03", preset="rl")  # doctest: +SKIP
    """

    def __init__(self, env: gym.Env[Any, Any], flat: bool = True) -> None:
        gym.utils.RecordConstructorArgs.__init__(self, flat=flat)
        gym.Wrapper.__init__(self, env)
        self._phone = phone_env(env, "ElementFeatures")
        self._flat = flat
        parts = {"elements": part_of(env, "elements", "ElementFeatures").shape, "context": (len(CONTEXT),)}
        parts["elements_mask"] = parts["elements"][:1]
        if "goal" in env.observation_space.spaces:  # type: ignore[attr-defined]
            parts["goal"] = part_of(env, "goal", "ElementFeatures").shape
        self._names = tuple(name for name in ("elements", "elements_mask", "goal", "context") if name in parts)
        if flat:
            size = sum(int(np.prod(parts[name])) for name in self._names)
            self.observation_space = gym.spaces.Box(-1.0, 1.0, (size,), np.float32)
        else:
            boxes = [(name, gym.spaces.Box(-1.0, 1.0, parts[name], np.float32)) for name in sorted(parts)]
            self.observation_space = gym.spaces.Dict(boxes)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin an episode."""
        observation, info = self.env.reset(seed=seed, options=options)
        return self._numbers(observation, info), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Carry out an action."""
        observation, reward, terminated, truncated, info = self.env.step(action)
        return self._numbers(observation, info), reward, terminated, truncated, info

    def _numbers(self, observation: dict[str, Any], info: dict[str, Any]) -> Any:
        parts = {**observation, "context": self._context(info)}
        if self._flat:
            return np.concatenate([parts[name].ravel() for name in self._names], dtype=np.float32)
        return {name: parts[name].astype(np.float32, copy=False) for name in sorted(self._names)}

    def _context(self, info: dict[str, Any]) -> npt.NDArray[np.float32]:
        phone = self._phone
        screen, touched = phone.screen(), phone.touched
        place = crc32(f"{info['package']}/{info['activity']}".encode())
        facts = (
            min(phone.steps / phone.budget, 1.0),
            phone.reports_left / MAX_REPORTS,
            screen.keyboard,
            screen.orientation != "portrait",
            screen.night,
            min(screen.font_scale / 4, 1.0),
            bool(info["toast"]),
            bool(info["action_error"]),
            touched is not None,
            min(touched.x / screen.width, 1.0) if touched else 0.0,
            min(touched.y / screen.height, 1.0) if touched else 0.0,
            *(1.0 if place >> bit & 1 else -1.0 for bit in range(PLACE_SIZE)),
        )
        return np.array(facts, np.float32)
