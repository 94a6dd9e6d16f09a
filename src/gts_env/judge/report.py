"""A report as the judge reads it."""

from __future__ import annotations

from dataclasses import dataclass

from gts_env.actions.action import ReportDefect

MAX_REPORTS = 5
"""Reports that are judged in an episode; later ones are ignored."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a tester said, and when.

    Attributes:
        mode: Fault mode named.
        text: Words.
        point: Point named, in device pixels, or None.
        named: Step named, or None for what was seen last.
        seen: Number of the last screen seen before the report.
        lists: Whether its words list faults rather than tell of one; see :mod:`gts_env.judge.listing`.
    """

    mode: str
    text: str
    point: tuple[int, int] | None
    named: int | None
    seen: int
    lists: bool = False

    @classmethod
    def of(cls, action: ReportDefect, seen: int) -> Report:
        """Read an action; a step that has not been yet counts as none named."""
        named = action.step if action.step is not None and 0 <= action.step <= seen else None
        return cls(action.fault_mode, action.description, action.point, named, seen)

    @property
    def latest(self) -> int:
        """The last step whose evidence it can speak of: one step of grace for those who count from one."""
        return self.seen if self.named is None else min(self.seen, self.named + 1)
