"""Gestures on a grid of cells, for agents that see pixels only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium as gym

from gts_env.actions import Action, Finish, LongPress, OpenApp, PressKey, ReportDefect, Swipe, Tap, TypeText, Wait
from gts_env.actions.action import FAULT_MODES
from gts_env.errors import ActionError, GtsError
from gts_env.wrappers.cells import middle, whole_numbers
from gts_env.wrappers.gestures import DIRECTIONS, swipe_at, turn
from gts_env.wrappers.phone_env import phone_env

_SWIPED = 0.6
"""Share of the screen that counts as what is swiped around a cell: the finger moves by six tenths of it."""


class TouchGrid(gym.ActionWrapper[Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Makes the action space ``MultiDiscrete``: a kind of gesture, and the cell of a grid that it is about.

    The three numbers are kind, column and row, from the top left of the screen as it is turned. Gestures without a
    place ignore the cell. Kinds, in order:

    ===================  =============================================================================================
    ``tap``              the middle of the cell
    ``long_press``       the same
    ``scroll``           4 kinds: more ``up``, ``down``, ``left``, ``right``, by a swipe around the cell
    ``press``            3 kinds: ``back``, ``home``, ``enter``
    ``type``             one kind for each of ``texts``
    ``report``           5 kinds: CR, EL, ONR, UTR, NLE, without words, pointing at the cell on the present screen
    ``open``             the app under test
    ``rotate``           turn the device
    ``wait``             one second
    ``finish``           end the episode; only with ``finish=True``
    ===================  =============================================================================================

    Args:
        env: A NavigationEnv, wrapped or not.
        columns: Cells side by side.
        rows: Cells one below another.
        texts: Texts to type.
        finish: Whether the agent can end the episode. It earns nothing by it, and a random one would end all too soon.

    Raises:
        GtsError: There are no cells, or another kind of environment at the bottom.

    Example:
        >>> import gymnasium as gym
        >>> env = gym.make("gts_env:GUITestScape/Calendar-CR-01", actions="grid")  # doctest: +SKIP
    """

    def __init__(
        self,
        env: gym.Env[Any, Any],
        columns: int = 9,
        rows: int = 20,
        texts: Sequence[str] = ("Test", "12"),
        finish: bool = False,
    ) -> None:
        if columns < 1 or rows < 1:
            raise GtsError("A grid has at least one cell", found=f"columns={columns}, rows={rows}")
        gym.utils.RecordConstructorArgs.__init__(self, columns=columns, rows=rows, texts=list(texts), finish=finish)
        gym.ActionWrapper.__init__(self, env)
        self._phone = phone_env(env, "TouchGrid")
        self._cells, self._texts = (columns, rows), tuple(texts)
        self.kinds = _kinds(len(self._texts), finish)
        self._space = gym.spaces.MultiDiscrete([len(self.kinds), columns, rows])
        self.action_space = self._space

    def action(self, action: Any) -> Action:
        """The action that three numbers mean on the present screen.

        Raises:
            ActionError: Not an element of the action space.
        """
        numbers = whole_numbers(self._space, action)
        if numbers is None:
            raise ActionError(f"Expected kind, column, row below {self._space.nvec.tolist()}", found=repr(action))
        kind, column, row = numbers
        point = middle(self._phone.screen(), self._cells, column, row)
        return self._meant(self.kinds[kind][0], self.kinds[kind][1], point)

    def _meant(self, kind: str, word: str, point: tuple[int, int]) -> Action:
        screen = self._phone.screen()
        match kind:
            case "tap":
                return Tap(*point)
            case "long_press":
                return LongPress(*point)
            case "scroll":
                size = int(screen.width * _SWIPED), int(screen.height * _SWIPED)
                return _inside(swipe_at(point, size, word), screen.width, screen.height)
            case "press":
                return PressKey(word)
            case "type":
                return TypeText(self._texts[int(word)])
            case "report":
                return ReportDefect(word, "", point)
            case "open":
                return OpenApp(self._phone.app)
            case "rotate":
                return turn(screen)
            case "finish":
                return Finish()
        return Wait()


def _kinds(texts: int, finish: bool) -> tuple[tuple[str, str], ...]:
    return (
        ("tap", ""),
        ("long_press", ""),
        *(("scroll", to) for to in DIRECTIONS),
        *(("press", key) for key in ("back", "home", "enter")),
        *(("type", str(number)) for number in range(texts)),
        *(("report", mode) for mode in FAULT_MODES),
        *((word, "") for word in ("open", "rotate", "wait", *(["finish"] if finish else []))),
    )


def _inside(swipe: Swipe, width: int, height: int) -> Swipe:
    """The swipe with both ends on the screen."""

    def fit(x: int, y: int) -> tuple[int, int]:
        return min(max(x, 0), width - 1), min(max(y, 0), height - 1)

    return Swipe(*fit(swipe.x0, swipe.y0), *fit(swipe.x1, swipe.y1), swipe.ms)
