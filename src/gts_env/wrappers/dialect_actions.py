"""Actions as the texts of an agent family: UI-TARS, Qwen, AndroidWorld and the like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gymnasium as gym
import numpy as np

from gts_env.actions import Action, Wait
from gts_env.actions.dialects import dialect
from gts_env.actions.seen import Mark, Seen
from gts_env.actions.space import decode
from gts_env.errors import ActionError
from gts_env.screen.elements import label_of
from gts_env.wrappers.action_text import ActionText
from gts_env.wrappers.gestures import point_on
from gts_env.wrappers.phone_env import phone_env
from gts_env.wrappers.sizes import checked_pair

if TYPE_CHECKING:
    from gts_env.screen import Node, Screen

SAMPLED = Seen((1080, 2400), None, (Mark((0, 0, 1080, 2400), (540, 1200)),))
"""What random actions are meant for."""
_NOTHING = Wait(0)


class DialectText(ActionText):
    """Texts of a dialect. Every text is an element, as an agent may say anything; samples are well formed.

    Args:
        name: Name of the dialect.
        frame: Its coordinate frame; the family's own by default.
    """

    def __init__(self, name: str, frame: str | None = None) -> None:
        super().__init__()
        self._given = (name, frame)
        self._dialect = dialect(name, frame)

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        """A random action that the family can say, or the nearest that it can.

        Raises:
            ValueError: A mask is given, which means nothing here.
        """
        if mask is not None or probability is not None:
            raise ValueError("Texts of actions have no mask")
        while True:
            try:
                return self._dialect.print(decode(self._actions.sample(), SAMPLED.size), SAMPLED, exact=False)
            except ActionError:
                # The family has no word for it, such as for turning the device.
                continue

    def __repr__(self) -> str:
        return f"DialectText({', '.join(repr(part) for part in self._given if part is not None)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DialectText) and self._given == other._given

    __hash__ = None  # type: ignore[assignment]


class DialectActions(gym.Wrapper[Any, Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Makes the action space texts, as one family of agents writes its actions.

    The families are those of :mod:`gts_env.actions.dialects`; their docstrings say what each understands and how it
    reports a defect. A text is the whole reply of a model, thoughts and all.

    A reply that is malformed, or names what is not there, lets the step pass, and ``info["action_error"]`` tells the
    agent what is wrong with it, in the words of an :class:`~gts_env.errors.ActionError`. Put
    :class:`~gts_env.wrappers.text_observation.TextObservation` around this wrapper, not into it, so that it shows them.

    Some replies mean several actions, such as a touch on a field and then typing. Each costs a step of the budget; the
    rewards are added, what the judge noticed is joined, and the first that goes wrong or ends the episode is the last.
    Put :class:`~gts_env.wrappers.record_trajectory.RecordTrajectory` into this wrapper, not around it: it then records
    each action, with the reply as the note ``reply``.

    Args:
        env: A NavigationEnv, wrapped or not.
        dialect: Name of the dialect, or ``module:Class`` for one of your own.
        frame: Coordinate frame, see :mod:`gts_env.actions.frames`; the family's own by default.
        picture: Width and height of the picture that the agent is shown, in which it names points; by default that of
            ``screenshot`` in the observation, else that of the screen.
        fault_mode: The fault mode of a report that names none; by default such a report is malformed.
        strict: Whether a malformed reply raises the error instead, and costs no step.

    Raises:
        UnknownIdError: There is no such dialect or frame.
        GtsError: There is another kind of environment at the bottom.

    Example:
        >>> import gymnasium as gym
        >>> env = gym.make("gts_env:GUITestScape/Calendar-NLE-03", actions="ui_tars")  # doctest: +SKIP
        >>> env.step("Action: open_app(app_name='Calendar')")  # doctest: +SKIP
    """

    def __init__(
        self,
        env: gym.Env[Any, Any],
        dialect: str,
        frame: str | None = None,
        picture: Sequence[int] | None = None,
        fault_mode: str | None = None,
        strict: bool = False,
    ) -> None:
        size = None if picture is None else checked_pair("picture", picture)
        gym.utils.RecordConstructorArgs.__init__(
            self,
            dialect=dialect,
            frame=frame,
            picture=None if size is None else list(size),
            fault_mode=fault_mode,
            strict=strict,
        )
        gym.Wrapper.__init__(self, env)
        self._phone = phone_env(env, "DialectActions")
        self._dialect = _dialect(dialect, frame, fault_mode)
        self._picture = size or _observed(env)
        self._strict = strict
        self.action_space = DialectText(dialect, frame)

    def step(self, action: str | np.str_) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Carry out what a reply asks for.

        Raises:
            ActionError: It is no text, or (``strict``) it is malformed.
        """
        if not isinstance(action, str):
            raise ActionError("Expected a text", found=type(action).__name__)
        if self.env.has_wrapper_attr("note"):
            self.env.get_wrapper_attr("note")(reply=str(action))
        try:
            meant = self._dialect.parse(str(action), self.seen())
        except ActionError as error:
            if self._strict:
                raise
            observation, reward, terminated, truncated, info = self.env.step(_NOTHING)
            return observation, reward, terminated, truncated, {**info, "action_error": str(error)}
        return self._done(meant)

    def seen(self) -> Seen:
        """What the agent sees now: what its next reply is about."""
        screen = self._phone.screen()
        marks = [_mark(screen, node) for node in self._phone.elements()] if self._dialect.uses_marks else ()
        return Seen((screen.width, screen.height), self._picture, tuple(marks))

    def print(self, action: Action, exact: bool = True) -> str:
        """An action on the present screen in the words of the family, as :meth:`Dialect.print` gives it.

        Raises:
            ActionError: The family cannot say it.
        """
        return self._dialect.print(action, self.seen(), exact)

    def _done(self, actions: Sequence[Action]) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(actions[0])
        for action in actions[1:]:
            if terminated or truncated or info["action_error"]:
                break
            before = info
            observation, more, terminated, truncated, info = self.env.step(action)
            reward, info = float(reward) + float(more), _joined(before, info)
        return observation, reward, terminated, truncated, info


_dialect = dialect


def _joined(before: dict[str, Any], info: dict[str, Any]) -> dict[str, Any]:
    """The later of two infos, with what both steps earned and what the judge noticed at either."""
    joined = dict(info)
    if "judge" in info:
        joined["judge"] = {**info["judge"], "events": [*before["judge"]["events"], *info["judge"]["events"]]}
    if "reward_terms" in info:
        terms, earlier = info["reward_terms"], before["reward_terms"]
        joined["reward_terms"] = {name: terms.get(name, 0.0) + earlier.get(name, 0.0) for name in {**earlier, **terms}}
    return joined


def _observed(env: gym.Env[Any, Any]) -> tuple[int, int] | None:
    """The size of the screenshot in the observation, if there is one."""
    space = env.observation_space
    if isinstance(space, gym.spaces.Dict) and "screenshot" in space.spaces:
        shape = space["screenshot"].shape
        return (shape[1], shape[0]) if shape is not None else None
    return None


def _mark(screen: Screen, node: Node) -> Mark:
    names = (node.name, node.resource_id, node.text, node.content_desc, label_of(node))
    return Mark(node.bounds, point_on(screen, node), tuple(dict.fromkeys(name for name in names if name)))
