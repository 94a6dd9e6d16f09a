"""The screen in words, for agents that read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gymnasium as gym

from gts_env.errors import GtsError, UnknownIdError
from gts_env.screen.elements import label_of
from gts_env.screen.node import FLAG_NAMES
from gts_env.wrappers.phone_env import phone_env
from gts_env.wrappers.unicode_text import UnicodeText, cut

if TYPE_CHECKING:
    from gts_env.screen import Node

TOLD_STATES = ("clickable", "long-clickable", "scrollable", "checked", "selected", "focused", "password")


class TextObservation(gym.Wrapper[Any, Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Adds texts to the observation, which becomes a Dict of arrays and texts.

    * ``instruction``: what the agent is told;
    * ``elements_text``: one line for each element, in the order of ``elements`` and with its number, as
      ``3 Button "Save" id=save [clickable] (540,1200)``, the point being its middle in device pixels;
    * ``activity``: ``package/activity`` in front;
    * ``toast`` and ``action_error``: ``""`` for none.

    Texts need ``shared_memory=False`` in an ``AsyncVectorEnv``; without it Gymnasium refuses the space.

    Args:
        env: A NavigationEnv, wrapped or not.
        keep: Parts of the observation to keep beside the texts; all by default.
        max_length: Most characters of ``elements_text``; what is more is cut after a whole line.

    Raises:
        UnknownIdError: The observation has no such part to keep.

    Example:
        >>> import gymnasium as gym
        >>> env = gym.make("gts_env:GUITestScape/Calendar-NLE-03", preset="text")  # doctest: +SKIP
    """

    def __init__(self, env: gym.Env[Any, Any], keep: Sequence[str] | None = None, max_length: int = 16_384) -> None:
        recorded = None if keep is None else list(keep)
        gym.utils.RecordConstructorArgs.__init__(self, keep=recorded, max_length=max_length)
        gym.Wrapper.__init__(self, env)
        self._phone = phone_env(env, "TextObservation")
        if not isinstance(env.observation_space, gym.spaces.Dict):
            raise GtsError("TextObservation adds to a Dict", found=repr(env.observation_space))
        known = env.observation_space.spaces
        for name in keep or ():
            if name not in known:
                raise UnknownIdError.of("part of the observation", name, known)
        self._kept = tuple(known if keep is None else keep)
        self._most = {"instruction": 4096, "elements_text": max_length, "activity": 512, "toast": 512}
        self._most["action_error"] = 1024
        texts = {name: UnicodeText(most) for name, most in self._most.items()}
        self.observation_space = gym.spaces.Dict({**{name: known[name] for name in self._kept}, **texts})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin an episode."""
        observation, info = self.env.reset(seed=seed, options=options)
        return self._told(observation, info), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Carry out an action."""
        observation, reward, terminated, truncated, info = self.env.step(action)
        return self._told(observation, info), reward, terminated, truncated, info

    def _told(self, observation: dict[str, Any], info: dict[str, Any]) -> dict[str, Any]:
        texts = {
            "instruction": info["instruction"],
            "elements_text": "\n".join([line_of(number, node) for number, node in enumerate(self._phone.elements())]),
            "activity": f"{info['package']}/{info['activity']}",
            "toast": info["toast"],
            "action_error": info["action_error"],
        }
        told = {**{name: observation[name] for name in self._kept}}
        told.update({name: cut(text, self._most[name]) for name, text in texts.items()})
        return {name: told[name] for name in self.observation_space.spaces}  # type: ignore[attr-defined]


def line_of(number: int, node: Node) -> str:
    """An element in one line: number, class, label, id, states, and its middle in device pixels."""
    parts = [str(number), node.class_name.rpartition(".")[2], f'"{" ".join(label_of(node).split())}"']
    if node.name:
        parts.append(f"id={node.name}")
    states = [state for state in TOLD_STATES if node.flags & FLAG_NAMES[state]]
    if not node.enabled:
        states.append("disabled")
    if states:
        parts.append(f"[{', '.join(states)}]")
    x, y = node.center
    return f"{' '.join(parts)} ({x},{y})"
