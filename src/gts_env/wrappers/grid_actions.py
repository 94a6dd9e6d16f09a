"""One whole number an action, on a grid of cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium as gym

from gts_env.actions import Action
from gts_env.errors import ActionError, UnknownIdError
from gts_env.wrappers.gestures import report_touched, scroll
from gts_env.wrappers.touch_grid import TouchGrid

PLACED = ("tap", "long_press", "scroll", "report")
"""Gestures that a cell can be given to."""


class GridActions(TouchGrid):
    """Makes the action space ``Discrete``: :class:`~gts_env.wrappers.touch_grid.TouchGrid` in one number.

    For DQN and other libraries that take nothing but ``Discrete``. With C columns, R rows and P kinds of gestures that
    are ``placed``, the numbers mean:

    ===================  ==========================================================================================
    0 to P*C*R-1         a placed gesture on a cell: cells row by row from the top left, all of one kind, then all of
                         the next, in the order of ``TouchGrid``
    then one each        the other kinds in the order of ``TouchGrid``: a ``scroll`` moves the largest list, a
                         ``report`` marks what was touched last
    ===================  ==========================================================================================

    Args:
        env: A NavigationEnv, wrapped or not.
        columns: Cells side by side.
        rows: Cells one below another.
        placed: Which of :data:`PLACED` are done on a cell. ``scroll`` stands for four kinds, ``report`` for five.
        texts: Texts to type.
        finish: Whether the agent can end the episode.

    Raises:
        UnknownIdError: A gesture that cannot be placed.
        GtsError: There are no cells, or another kind of environment at the bottom.

    Example:
        >>> import gymnasium as gym
        >>> env = GridActions(gym.make("gts_env:GUITestScape/Calendar-CR-01"), 6, 12)  # doctest: +SKIP
    """

    def __init__(
        self,
        env: gym.Env[Any, Any],
        columns: int = 9,
        rows: int = 20,
        placed: Sequence[str] = ("tap", "long_press"),
        texts: Sequence[str] = ("Test", "12"),
        finish: bool = False,
    ) -> None:
        gym.utils.RecordConstructorArgs.__init__(
            self, columns=columns, rows=rows, placed=list(placed), texts=list(texts), finish=finish
        )
        for name in placed:
            if name not in PLACED:
                raise UnknownIdError.of("gesture on a cell", name, PLACED)
        TouchGrid.__init__(self, env, columns, rows, texts, finish)
        numbers = range(len(self.kinds))
        self._placed = [number for number in numbers if self.kinds[number][0] in placed]
        self._others = [number for number in numbers if self.kinds[number][0] not in placed]
        self._columns, self._per_kind = columns, columns * rows
        self._count = len(self._placed) * self._per_kind + len(self._others)
        self.action_space = gym.spaces.Discrete(self._count)

    def action(self, action: Any) -> Action:
        """The action that a number means on the present screen.

        Raises:
            ActionError: Not a number of the action space.
        """
        kind, cell = self._split(action)
        if cell is not None:
            return super().action([kind, cell % self._columns, cell // self._columns])
        name, word = self.kinds[kind]
        if name == "scroll":
            return scroll(self._phone.screen(), word)
        if name == "report":
            return report_touched(self._phone, word)
        return super().action([kind, 0, 0])

    def name(self, number: int) -> str:
        """What a number means, in words: ``tap 3,7`` (column, row), ``report ONR``, ``press back``, ``wait``."""
        kind, cell = self._split(number)
        parts = [part for part in self.kinds[kind] if part]
        if cell is not None:
            parts.append(f"{cell % self._columns},{cell // self._columns}")
        return " ".join(parts)

    def _split(self, number: Any) -> tuple[int, int | None]:
        """Number of the kind, and of the cell where it has one."""
        if not self.action_space.contains(number):
            raise ActionError(f"Expected a whole number from 0 to {self._count - 1}", found=repr(number))
        kind, cell = divmod(int(number), self._per_kind)
        if kind < len(self._placed):
            return self._placed[kind], cell
        return self._others[int(number) - len(self._placed) * self._per_kind], None
