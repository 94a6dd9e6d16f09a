"""Every canonical action as a row of whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from gts_env.actions import (
    Action,
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.actions.action import ACTION_TYPES, FAULT_MODES, KEYS, ORIENTATIONS
from gts_env.errors import ActionError, GtsError
from gts_env.wrappers.cells import middle, whole_numbers
from gts_env.wrappers.phone_env import phone_env

DURATIONS = (100, 300, 800, 1500, 3000, 10_000, 60_000)
"""Milliseconds that ``duration`` chooses from."""
_WORDS = tuple(ACTION_TYPES)


class MultiDiscreteActions(gym.ActionWrapper[Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Makes the action space ``MultiDiscrete``: a number for each field that an action can have.

    All of the canonical actions but their words: for policies with one head a field, such as PPO's on
    ``MultiDiscrete``. Where gestures on a grid are enough, :class:`~gts_env.wrappers.touch_grid.TouchGrid` has three
    numbers. An action takes the fields it needs and ignores the others. In order:

    ======================  ==========================================================================================
    ``type``                number in :data:`~gts_env.actions.action.ACTION_TYPES`; ``finish``, the last, only if asked
    ``x``, ``y``            column and row of the cell that is touched, or that a report points at
    ``x1``, ``y1``          those where a swipe or drag ends
    ``duration``            number in :data:`DURATIONS`
    ``text``                number in ``texts``
    ``clear``, ``submit``   whether the field is emptied first, whether the keyboard's action key is pressed afterwards
    ``key``                 number in :data:`~gts_env.actions.action.KEYS`
    ``orientation``         number in :data:`~gts_env.actions.action.ORIENTATIONS`
    ``fault_mode``          number in :data:`~gts_env.actions.action.FAULT_MODES`; a report has no words
    ``app``                 0 for the app under test, then ``apps``
    ======================  ==========================================================================================

    Args:
        env: A NavigationEnv, wrapped or not.
        columns: Cells side by side.
        rows: Cells one below another.
        texts: Texts to type.
        apps: Labels of further apps to open.
        finish: Whether the agent can end the episode.

    Attributes:
        fields: Name of each number.

    Raises:
        GtsError: There are no cells or texts, or another kind of environment at the bottom.
    """

    def __init__(
        self,
        env: gym.Env[Any, Any],
        columns: int = 27,
        rows: int = 60,
        texts: Sequence[str] = ("Test", "12"),
        apps: Sequence[str] = (),
        finish: bool = False,
    ) -> None:
        if columns < 1 or rows < 1 or not texts:
            found = f"columns={columns}, rows={rows}, {len(texts)} texts"
            raise GtsError("MultiDiscreteActions needs at least one cell and one text", found=found)
        gym.utils.RecordConstructorArgs.__init__(
            self, columns=columns, rows=rows, texts=list(texts), apps=list(apps), finish=finish
        )
        gym.ActionWrapper.__init__(self, env)
        self._phone = phone_env(env, "MultiDiscreteActions")
        self._cells, self._texts, self._apps = (columns, rows), tuple(texts), tuple(apps)
        sizes = {
            "type": len(_WORDS) if finish else len(_WORDS) - 1,
            **{"x": columns, "y": rows, "x1": columns, "y1": rows},
            "duration": len(DURATIONS),
            **{"text": len(texts), "clear": 2, "submit": 2},
            **{"key": len(KEYS), "orientation": len(ORIENTATIONS), "fault_mode": len(FAULT_MODES)},
            "app": 1 + len(apps),
        }
        self.fields = tuple(sizes)
        self._space = gym.spaces.MultiDiscrete(list(sizes.values()))
        self.action_space = self._space

    def action(self, action: Any) -> Action:
        """The action that the numbers mean on the present screen.

        Raises:
            ActionError: Not an element of the action space.
        """
        numbers = whole_numbers(self._space, action)
        if numbers is None:
            wanted = ", ".join(f"{name} < {n}" for name, n in zip(self.fields, self._space.nvec, strict=True))
            raise ActionError(f"Expected whole numbers {wanted}", found=repr(action))
        given = dict(zip(self.fields, numbers, strict=True))
        return _MEANING[_WORDS[given["type"]]](self, given)

    def numbers(self, **fields: int) -> npt.NDArray[np.int64]:
        """An element of the action space by the names of its fields; those not named are 0.

        Raises:
            ActionError: There is no such field.
        """
        for name in fields:
            if name not in self.fields:
                raise ActionError(f"{name}: unknown field", mend=f"Known: {', '.join(self.fields)}.")
        return np.array([fields.get(name, 0) for name in self.fields], np.int64)

    def point(self, given: Mapping[str, int], end: str = "") -> tuple[int, int]:
        """The middle of a cell in device pixels: of the one that is touched, or where a gesture ends (``"1"``)."""
        return middle(self._phone.screen(), self._cells, given[f"x{end}"], given[f"y{end}"])

    def _open(self, given: Mapping[str, int]) -> Action:
        return OpenApp((self._phone.app, *self._apps)[given["app"]])

    def _type(self, given: Mapping[str, int]) -> Action:
        return TypeText(self._texts[given["text"]], bool(given["clear"]), bool(given["submit"]))


_Meaning = Callable[[MultiDiscreteActions, Mapping[str, int]], Action]
_MEANING: dict[str, _Meaning] = {
    "tap": lambda env, given: Tap(*env.point(given)),
    "double_tap": lambda env, given: DoubleTap(*env.point(given)),
    "long_press": lambda env, given: LongPress(*env.point(given), DURATIONS[given["duration"]]),
    "swipe": lambda env, given: Swipe(*env.point(given), *env.point(given, "1"), DURATIONS[given["duration"]]),
    "drag": lambda env, given: Drag(*env.point(given), *env.point(given, "1"), DURATIONS[given["duration"]]),
    "type": MultiDiscreteActions._type,
    "press": lambda _, given: PressKey(KEYS[given["key"]]),
    "rotate": lambda _, given: Rotate(ORIENTATIONS[given["orientation"]]),
    "open_app": MultiDiscreteActions._open,
    "wait": lambda _, given: Wait(DURATIONS[given["duration"]]),
    "report": lambda env, given: ReportDefect(FAULT_MODES[given["fault_mode"]], "", env.point(given)),
    "finish": lambda *_: Finish(),
}
