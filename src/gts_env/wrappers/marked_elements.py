"""One whole number an action: an element by its number, or one of a few gestures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from gts_env.actions import Action, Finish, LongPress, OpenApp, PressKey, Tap, TypeText, Wait
from gts_env.actions.action import FAULT_MODES
from gts_env.errors import ActionError
from gts_env.screen.node import LONG_CLICKABLE, SCROLLABLE
from gts_env.wrappers.gestures import DIRECTIONS, is_in_front, is_typing, point_on, quoted, report_touched, scroll, turn
from gts_env.wrappers.phone_env import part_of, phone_env

KEYS = ("back", "home", "enter")
QUOTED = 2
"""Actions that type what stands in quotation marks in the instruction."""
_NOTHING = Wait(0)


class MarkedElements(gym.Wrapper[Any, Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Makes the action space ``Discrete``, over the elements that the observation has rows for.

    With M elements at most (``max_elements``) the numbers mean:

    =====================  ===========================================================================================
    0 to M-1               tap the element of this row, be it a control or a text
    M to 2M-1              long-press it
    then 5                 ``report`` CR, EL, ONR, UTR, NLE: without words, marking the element touched last
    then 4                 ``scroll`` to see more ``up``, ``down``, ``left``, ``right``, in the largest list
    then 3                 press ``back``, ``home``, ``enter``
    then 2                 type the first or second text in quotation marks of the instruction
    then len(texts)        type one of ``texts``
    then 3                 ``open`` the app under test, ``rotate`` the device, ``wait`` one second
    then 1 or none         ``finish``
    =====================  ===========================================================================================

    To report a defect, touch what is wrong and then report: tap a garbled text and report CR, tap a dead button and
    report ONR. So five numbers are enough for reports on any element, and a random agent does not spend its reports at
    once. A report without words is worth the full reward where the judge accepts a mark: on the region of a defect,
    or on what was touched to trigger it. What neither shows at a place nor comes of a touch, such as a back key that
    leaves the app, has to be told in words, for which the numbers have no way.

    ``info["action_mask"]`` (int8, 1 where an action can do something) and :meth:`action_masks`, the method that
    MaskablePPO of sb3-contrib asks for, tell which numbers mean something on the present screen. One that does not
    lets the step pass.

    Args:
        env: A NavigationEnv, wrapped or not, that observes ``elements``.
        texts: Texts to type.
        finish: Whether the agent can end the episode. It earns nothing by it, and a random one would end all too soon.
        masks: Whether ``info`` holds the mask.

    Raises:
        GtsError: The environment does not observe elements.

    Example:
        >>> import gymnasium as gym
        >>> env = gym.make("gts_env:GUITestScape/Calendar-NLE-03", actions="marks")  # doctest: +SKIP
    """

    def __init__(
        self,
        env: gym.Env[Any, Any],
        texts: Sequence[str] = ("Test", "12"),
        finish: bool = False,
        masks: bool = True,
    ) -> None:
        gym.utils.RecordConstructorArgs.__init__(self, texts=list(texts), finish=finish, masks=masks)
        gym.Wrapper.__init__(self, env)
        self._phone = phone_env(env, "MarkedElements")
        self._masks, self._texts = masks, tuple(texts)
        self._most = int(part_of(env, "elements", "MarkedElements").shape[0])
        self._others = _others(len(self._texts), finish)
        self._reports = [other for other in self._others if other[0] == "report"]
        self._typing = [other for other in self._others if "type" in other[0] or other[1] == "enter"]
        self._count = 2 * self._most + len(self._others)
        self.action_space = gym.spaces.Discrete(self._count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin an episode."""
        observation, info = self.env.reset(seed=seed, options=options)
        return observation, self._with_mask(info)

    def step(self, action: int) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Carry out an action by its number.

        Raises:
            ActionError: Not a number of the action space.
        """
        observation, reward, terminated, truncated, info = self.env.step(self.action(action))
        return observation, reward, terminated, truncated, self._with_mask(info)

    def action(self, number: int) -> Action:
        """The action that a number means on the present screen.

        Raises:
            ActionError: Not a number of the action space.
        """
        if not self.action_space.contains(number):
            raise ActionError(f"Expected a whole number from 0 to {self._count - 1}", found=repr(number))
        index = int(number)
        if index >= 2 * self._most:
            return self._other(*self._others[index - 2 * self._most])
        elements, row = self._phone.elements(), index % self._most
        if row >= len(elements):
            return _NOTHING
        x, y = point_on(self._phone.screen(), elements[row])
        return Tap(x, y) if index < self._most else LongPress(x, y)

    def name(self, number: int) -> str:
        """What a number means, in words: ``tap 3``, ``report ONR``, ``press back``, ``wait``."""
        if number < 2 * self._most:
            return f"{'tap' if number < self._most else 'long_press'} {number % self._most}"
        kind, word = self._others[number - 2 * self._most]
        return f"{kind} {word}".strip()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which numbers mean something on the present screen, as a bool array of shape (n,)."""
        most, mask = self._most, np.zeros(self._count, np.bool_)
        elements, meaning = self._phone.elements(), self._meaning()
        mask[: len(elements)] = True
        mask[most : most + len(elements)] = [node.flags & LONG_CLICKABLE != 0 for node in elements]
        mask[2 * most :] = [meaning[kind, word] for kind, word in self._others]
        return mask

    def _with_mask(self, info: dict[str, Any]) -> dict[str, Any]:
        return {**info, "action_mask": self.action_masks().astype(np.int8)} if self._masks else info

    def _other(self, kind: str, word: str) -> Action:
        if not self._meaning()[kind, word]:
            return _NOTHING
        match kind:
            case "report":
                return report_touched(self._phone, word)
            case "scroll":
                return scroll(self._phone.screen(), word)
            case "press":
                return PressKey(word)
            case "type":
                return TypeText(self._texts[int(word)])
            case "type_quoted":
                return TypeText(quoted(self._phone.instruction)[int(word)])
            case "open":
                return OpenApp(self._phone.app)
            case "rotate":
                return turn(self._phone.screen())
            case "finish":
                return Finish()
        return Wait()

    def _meaning(self) -> dict[tuple[str, str], bool]:
        """Whether each action beside those on elements means something now."""
        phone, typing = self._phone, is_typing(self._phone.screen())
        meaning = dict.fromkeys(self._others, True)
        reports = phone.touched is not None and phone.reports_left > 0
        meaning.update(dict.fromkeys(self._reports, reports))
        meaning.update(dict.fromkeys(self._typing, typing))
        if typing:
            known = len(quoted(phone.instruction))
            meaning.update({("type_quoted", str(number)): number < known for number in range(QUOTED)})
        scrolls = any(node.flags & SCROLLABLE for node in phone.elements())
        meaning["open", ""] = not is_in_front(phone)
        meaning["scroll", "up"] = meaning["scroll", "down"] = scrolls
        return meaning


def _others(texts: int, finish: bool) -> tuple[tuple[str, str], ...]:
    """The actions after those on elements: kind and word."""
    return (
        *(("report", mode) for mode in FAULT_MODES),
        *(("scroll", to) for to in DIRECTIONS),
        *(("press", key) for key in KEYS),
        *(("type_quoted", str(number)) for number in range(QUOTED)),
        *(("type", str(number)) for number in range(texts)),
        *((word, "") for word in ("open", "rotate", "wait", *(["finish"] if finish else []))),
    )
