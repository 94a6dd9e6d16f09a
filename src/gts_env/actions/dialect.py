"""What a dialect is: the way one family of agents writes actions, to and from the canonical ones."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, ClassVar

from gts_env.actions.action import Action, ReportDefect
from gts_env.actions.frames import Point, frame_named
from gts_env.actions.seen import Seen
from gts_env.actions.spoken_report import is_report, mode_named, read_report, write_report
from gts_env.actions.validate import WORD_OF, check, shown
from gts_env.actions.values import numbers
from gts_env.errors import ActionError

MOST_ACTIONS = 8
"""Most actions of one reply."""
_POINTS = (("x", "y"), ("x0", "y0"), ("x1", "y1"))


class Dialect(ABC):
    """The way one family of agents writes actions.

    A dialect is a subclass in a module of its own in :mod:`gts_env.actions.dialects`, found by the module's name.

    Attributes:
        frame_name: The coordinate frame of the family's newest models.
        uses_marks: Whether its actions name elements.

    Args:
        frame: Another coordinate frame; see :func:`~gts_env.actions.frames.frame_named`.
        fault_mode: The fault mode of a report that names none; by default such a report is refused.

    Raises:
        UnknownIdError: There is no such frame.
        ActionError: There is no such fault mode.
    """

    frame_name: ClassVar[str]
    uses_marks: ClassVar[bool] = False

    def __init__(self, frame: str | None = None, fault_mode: str | None = None) -> None:
        self.frame = frame_named(frame or self.frame_name)
        self.fault_mode = None if fault_mode is None else mode_named(fault_mode)

    def parse(self, text: str, seen: Seen) -> tuple[Action, ...]:
        """The actions that a reply asks for, in order: mostly one.

        Some words mean two gestures, such as typing into a field that must be touched first. Points are in device
        pixels, within the screen.

        Args:
            text: The whole reply of a model, thoughts and all.
            seen: What it saw.

        Raises:
            ActionError: The reply is malformed, or names what is not there. The message is meant for the agent.
        """
        if not isinstance(text, str):
            raise ActionError("Expected a text", found=type(text).__name__)
        actions = self._read(text, seen)
        if not 0 < len(actions) <= MOST_ACTIONS:
            raise ActionError(f"One to {MOST_ACTIONS} actions a step", found=str(len(actions)))
        return tuple([check(action, *seen.size) for action in actions])

    def print(self, action: Action, seen: Seen, exact: bool = True) -> str:
        """An action as this family writes it.

        Args:
            action: Any action that is valid on the screen.
            seen: What the agent saw.
            exact: Refuse what the family cannot say exactly, up to the fineness of its coordinate frame. Else the
                nearest thing that it can say is taken, such as a scroll for a swipe.

        Raises:
            ActionError: The family cannot say it.
        """
        action = check(action, *seen.size)
        text = self._write(action, seen)
        if exact and self.parse(text, seen) != (self.rounded(action, seen),):
            raise ActionError(
                f"{type(self).__name__} cannot say this action exactly",
                found=shown(action),
                mend=f"The nearest it can say, with exact=False, is {text[:200]}",
            )
        return text

    def rounded(self, action: Action, seen: Seen) -> Action:
        """An action with its points rounded as writing them in this dialect's frame does."""
        changed: dict[str, Any] = {}
        names = {slot.name for slot in fields(action)}
        for x, y in _POINTS:
            if x in names:
                changed[x], changed[y] = self._rounded((getattr(action, x), getattr(action, y)), seen)
        if isinstance(action, ReportDefect) and action.point is not None:
            changed["point"] = self.frame.rounded(action.point, seen.size, seen.picture)
        return replace(action, **changed) if changed else action

    @abstractmethod
    def _read(self, text: str, seen: Seen) -> Sequence[Action]:
        """The actions of a reply."""

    @abstractmethod
    def _write(self, action: Action, seen: Seen) -> str:
        """The nearest that the family can say, or an ActionError."""

    # -- for the families -----------------------------------------------------------------------------------------

    def _rounded(self, point: Point, seen: Seen) -> Point:
        return self.frame.rounded(point, seen.size, seen.picture)

    def _point(self, value: object, seen: Seen, name: str = "point") -> Point:
        """The device pixel of ``[x, y]``, of the middle of ``[x1, y1, x2, y2]``, or of either inside a text."""
        found = numbers(value)
        if len(found) == 4:
            found = [(found[0] + found[2]) / 2, (found[1] + found[3]) / 2]
        if len(found) != 2:
            raise ActionError(f"{name}: expected two numbers, x and y", found=shown(value))
        return self.frame.read(found[0], found[1], seen.size, seen.picture)

    def _numbers(self, point: Point, seen: Seen) -> list[float]:
        """A device pixel in the numbers of the frame."""
        return list(self.frame.write(point, seen.size, seen.picture))

    def _report(self, text: str, seen: Seen) -> ReportDefect:
        def place(x: float, y: float) -> Point:
            return self.frame.read(x, y, seen.size, seen.picture)

        return read_report(text, place, self.fault_mode)

    def _reported(self, report: ReportDefect, seen: Seen) -> str:
        place = None if report.point is None else self.frame.write(report.point, seen.size, seen.picture)
        return write_report(report, place)

    def _answer(self, text: str, seen: Seen) -> ReportDefect:
        """The report that an answer to the user is; there is nobody to tell anything else."""
        if not is_report(text, bare=True):
            raise ActionError(
                "There is nobody to answer",
                found=shown(text),
                mend="To report a defect, begin with GUI_BUG and its fault mode, as in GUI_BUG ONR: nothing happens.",
            )
        return self._report(text, seen)

    def _unsayable(self, action: Action) -> ActionError:
        return ActionError(f"{type(self).__name__} has no word for {WORD_OF[type(action)]!r}")
