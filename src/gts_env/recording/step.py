"""One recorded step, and its JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import NoneType
from typing import TYPE_CHECKING, Any

from gts_env.actions.action import Action
from gts_env.actions.json_form import to_dict
from gts_env.errors import TrajectoryError, XmlError
from gts_env.recording.frames import FrameRef
from gts_env.screen.screen import Screen
from gts_env.screen.xml_read import from_xml

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

_TEXT, _FLAG, _NUMBER, _REAL = (str,), (bool,), (int,), (int, float)
OUTCOME: dict[str, tuple[type, ...]] = {
    "action": (dict, NoneType),
    "refused": _FLAG,
    "action_error": _TEXT,
    "reward": _REAL,
    "reward_terms": (dict,),
    "terminated": _FLAG,
    "truncated": _FLAG,
}
"""Fields of every outcome, and what each may be in JSON."""
FACTS: dict[str, tuple[type, ...]] = {
    "package": _TEXT,
    "activity": _TEXT,
    "toast": (str, NoneType),
    "keyboard": _FLAG,
    "time_ms": _NUMBER,
    "width": _NUMBER,
    "height": _NUMBER,
    "orientation": _TEXT,
    "night": _FLAG,
    "font_scale": _REAL,
    "locale": _TEXT,
}
"""What a device tells of itself beside its window: attributes of a screen, and what each may be in JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What happened in a step, beside what the screen shows after it.

    Attributes:
        action: The action; None for the screen after reset, and where no action could be made out.
        refused: Whether the device was not asked, because the action cannot be done there.
        action_error: What was wrong with the action, or ``""``.
        reward: The reward.
        reward_terms: What it is made of, by name.
        terminated: Whether the task ended.
        truncated: Whether the episode was cut.
        given: The action as the agent gave it, where that is a number, a list of numbers or a text; else None.
        note: What the caller wants kept with the step, such as an agent's thought: JSON values by name.
    """

    action: Action | None = None
    refused: bool = False
    action_error: str = ""
    reward: float = 0.0
    reward_terms: Mapping[str, float] = field(default_factory=dict)
    terminated: bool = False
    truncated: bool = False
    given: int | str | Sequence[int] | None = None
    note: Mapping[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The outcome as JSON values.

        Raises:
            ActionError: The action is malformed.
        """
        action = None if self.action is None else to_dict(self.action)
        made = {name: getattr(self, name) for name in OUTCOME}
        made |= {"action": action, "reward_terms": dict(self.reward_terms)}
        if self.given is not None:
            made["given"] = self.given
        if self.note:
            made["note"] = dict(self.note)
        return made


@dataclass(frozen=True, slots=True, kw_only=True)
class Step(Outcome):
    """A step as it was recorded.

    Attributes:
        number: 0 for the screen after reset.
        facts: What the device told of itself, by the names of :data:`FACTS`.
        xml: The window hierarchy after the step, in UiAutomator's form.
        xml_step: Step at which this hierarchy was first written.
        frame: Where the picture lies, or None.
    """

    number: int
    facts: Mapping[str, Any]
    xml: str = field(repr=False)
    xml_step: int
    frame: FrameRef | None = None

    def screen(self, pixels: npt.NDArray[np.uint8] | Any = None) -> Screen:
        """The screen after the step.

        Args:
            pixels: Its picture at device size, or a function that gives it.

        Raises:
            TrajectoryError: The hierarchy cannot be read.
        """
        try:
            return from_xml(self.xml, pixels=pixels, **self.facts)
        except XmlError as error:
            raise TrajectoryError(f"step {self.number}: xml: {error}") from None


def facts_of(screen: Screen) -> dict[str, Any]:
    """What a screen tells beside its tree and pixels."""
    return {name: getattr(screen, name) for name in FACTS}
