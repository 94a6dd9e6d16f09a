"""Stable-Baselines3: many environments of a task or of a suite as one of its ``VecEnv``.

Needs the extra ``train``: ``pip install "gts-env[train]"``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from gts_env.envs.vector.lane import Outcome
from gts_env.envs.vector.vector_env import NavigationVectorEnv
from gts_env.errors import GtsError, MissingExtraError

try:
    from stable_baselines3.common.env_util import is_wrapped
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as missing:
    raise MissingExtraError.of("train", "gts_env.sb3") from missing

MASKS = "action_masks"
"""Method that MaskablePPO of sb3-contrib asks for."""

Indices = int | Iterable[int] | None
Info = dict[str, Any]


def make_vec_env(task: str, n_envs: int = 1, *, seed: int | None = None, **kwargs: Any) -> PhoneVecEnv:
    """Make environments for Stable-Baselines3.

    Args:
        task: Id of a task or of a suite: ``GUITestScape/Calendar-NLE-03``, ``GUITestScape/Suite``. The pack may be left
            out where it is the built-in one.
        n_envs: How many.
        seed: Seed of the first reset, counted up over the environments.
        kwargs: Those of ``gym.make_vec``: ``preset`` (``"rl"`` by default, as the algorithms take no Dict of actions),
            ``workers``, ``split``, ``tasks`` and so on.

    Raises:
        GtsError: A kwarg that cannot be meant.

    Example:
        >>> from gts_env.sb3 import make_vec_env  # doctest: +SKIP
        >>> env = make_vec_env("Suite", 8, split="train", workers=2)  # doctest: +SKIP
        >>> MaskablePPO("MlpPolicy", env).learn(100_000)  # doctest: +SKIP
    """
    if kwargs.pop("autoreset_mode", "SameStep") != "SameStep":
        raise GtsError("Stable-Baselines3 begins episodes in the same step", mend="Leave autoreset_mode out.")
    name = task if "/" in task else f"GUITestScape/{task}"
    settings = {"preset": "rl", "autoreset_mode": "SameStep", **kwargs}
    envs = gym.make_vec(f"gts_env:{name}" if ":" not in name else name, n_envs, **settings)
    made = PhoneVecEnv(envs)  # type: ignore[arg-type]
    if seed is not None:
        made.seed(seed)
    return made


class PhoneVecEnv(VecEnv):  # type: ignore[misc]  # no types without the extra
    """A ``VecEnv`` over the vector environment of ``gym.make_vec``.

    Args:
        envs: A vector environment that begins episodes in the same step.
    """

    def __init__(self, envs: NavigationVectorEnv) -> None:
        self.envs = envs
        # Tells of methods and wrappers, which are alike in all; claims no device.
        self._pattern = envs.recipe.make()
        self._actions: Any = None
        self._masks: npt.NDArray[np.bool_] | None = None
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def reset(self) -> Any:
        """Begin an episode in each environment, with what ``seed`` and ``set_options`` have set."""
        observations, outcomes = self.envs.begin(self._seeds, self._options)
        self._reset_seeds()
        self._reset_options()
        self.reset_infos = [outcomes[place].info for place in range(self.num_envs)]
        self._masks = _masks_of(self.reset_infos)
        return observations

    def step_async(self, actions: Any) -> None:
        """Tell what to do."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[Info]]:
        """Do it: observations, rewards, dones, infos."""
        observations, outcomes = self.envs.advance(self._actions)
        for place, outcome in enumerate(outcomes):
            if outcome.final is not None:
                self.reset_infos[place] = outcome.info
        self._masks = _masks_of([outcome.info for outcome in outcomes])
        rewards = np.array([outcome.reward for outcome in outcomes], np.float32)
        dones = np.array([outcome.over for outcome in outcomes], np.bool_)
        return observations, rewards, dones, [_info_of(outcome) for outcome in outcomes]

    def env_method(
        self, method_name: str, *method_args: Any, indices: Indices = None, **method_kwargs: Any
    ) -> list[Any]:
        """Call a method of environments; from worker processes its results come pickled."""
        places = list(self._get_indices(indices))
        if method_name == MASKS and self._masks is not None:
            return [self._masks[place] for place in places]
        self._masks = None
        args = [method_args if place in places else None for place in range(self.num_envs)]
        results = self.envs.crew.call(method_name, args, method_kwargs)
        return [results[place] for place in places]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """An attribute of environments. A method is handed out so that calling it calls that of the environment."""
        places = list(self._get_indices(indices))
        if self._is_method(attr_name):
            return [partial(self._one, attr_name, place) for place in places]
        kept, results = self._masks, self.env_method(attr_name, indices=places)
        self._masks = kept
        return results

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Set an attribute of environments."""
        self.env_method("set_wrapper_attr", attr_name, value, indices=indices)

    def has_attr(self, attr_name: str) -> bool:
        """Whether the environments have an attribute."""
        return self._is_method(attr_name) or bool(super().has_attr(attr_name))

    def env_is_wrapped(
        self, wrapper_class: type[gym.Wrapper[Any, Any, Any, Any]], indices: Indices = None
    ) -> list[bool]:
        """Whether environments have a wrapper of a class."""
        return [bool(is_wrapped(self._pattern, wrapper_class)) for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[Any]:
        """A picture of each environment."""
        return self.env_method("render")

    def close(self) -> None:
        """Close all environments."""
        self.envs.close()

    def _is_method(self, name: str) -> bool:
        pattern: Any = self._pattern
        while True:
            if hasattr(type(pattern), name):
                return callable(getattr(type(pattern), name))
            if not isinstance(pattern, gym.Wrapper):
                return False
            pattern = pattern.env

    def _one(self, name: str, place: int, *args: Any, **kwargs: Any) -> Any:
        return self.env_method(name, *args, indices=place, **kwargs)[0]


def _info_of(outcome: Outcome) -> Info:
    """What an environment tells, in SB3's form."""
    if outcome.final is None:
        return {**outcome.info, "TimeLimit.truncated": False}
    observation, info = outcome.final
    cut_off = outcome.truncated and not outcome.terminated
    return {**info, "terminal_observation": observation, "TimeLimit.truncated": cut_off}


def _masks_of(infos: Sequence[Info]) -> npt.NDArray[np.bool_] | None:
    if not all("action_mask" in info for info in infos):
        return None
    return np.array([info["action_mask"] for info in infos], np.bool_)
