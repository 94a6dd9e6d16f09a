"""Actions as JSON texts, for language models."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np

from gts_env.actions import Wait, from_json, to_json
from gts_env.actions.space import decode
from gts_env.errors import ActionError
from gts_env.wrappers.action_text import ActionText
from gts_env.wrappers.phone_env import phone_env

SAMPLED_SIZE = (1080, 2400)
"""Screen that random actions are meant for, in pixels."""
_NOTHING = Wait(0)


class JsonText(ActionText):
    """Texts that stand for actions. Every text is an element, as an agent may say anything; samples are well formed."""

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        """A random action as canonical JSON, for a screen of :data:`SAMPLED_SIZE`.

        Raises:
            ValueError: A mask is given, which means nothing here.
        """
        if mask is not None or probability is not None:
            raise ValueError("JSON texts of actions have no mask")
        return to_json(decode(self._actions.sample(), SAMPLED_SIZE))

    def __repr__(self) -> str:
        return "JsonText()"


class TextActions(gym.Wrapper[Any, Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Makes the action space texts: the JSON of an action, as :mod:`gts_env.actions.json_form` tells.

    For example ``{"action":"tap","x":540,"y":1200}`` or ``{"action":"report","fault_mode":"NLE","description":"Back
    closes the app"}``.

    A text that is no action lets the step pass, and ``info["action_error"]`` tells the agent what is wrong with it: the
    words of an :class:`~gts_env.errors.ActionError`, which name the field. Put
    :class:`~gts_env.wrappers.text_observation.TextObservation` around it, not into it, so that it shows them too.

    Args:
        env: A NavigationEnv, wrapped or not.
        strict: Whether such a text raises the error instead, and costs no step.

    Raises:
        GtsError: There is another kind of environment at the bottom.

    Example:
        >>> import gymnasium as gym
        >>> env = TextActions(gym.make("gts_env:GUITestScape/Calendar-NLE-03"))  # doctest: +SKIP
        >>> env.step('{"action":"open_app","app":"Calendar"}')  # doctest: +SKIP
    """

    def __init__(self, env: gym.Env[Any, Any], strict: bool = False) -> None:
        gym.utils.RecordConstructorArgs.__init__(self, strict=strict)
        gym.Wrapper.__init__(self, env)
        phone_env(env, "TextActions")
        self._strict = strict
        self.action_space = JsonText()

    def step(self, action: str | np.str_) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Carry out the action that a text stands for.

        Raises:
            ActionError: It is no text, or (``strict``) one that stands for no action.
        """
        if not isinstance(action, str):
            raise ActionError("Expected a JSON text", found=type(action).__name__)
        try:
            meant = from_json(str(action))
        except ActionError as error:
            if self._strict:
                raise
            observation, reward, terminated, truncated, info = self.env.step(_NOTHING)
            return observation, reward, terminated, truncated, {**info, "action_error": str(error)}
        return self.env.step(meant)
