"""A recorded trajectory, read from its folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gts_env.errors import TrajectoryError
from gts_env.recording.frame_reader import FrameReader
from gts_env.recording.json_lines import parse_line
from gts_env.recording.meta import read_meta
from gts_env.recording.read_step import read_step
from gts_env.recording.recorder import JUDGE, STEPS
from gts_env.recording.step import Step
from gts_env.recording.zstd_stream import ZstdReader

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Event = Mapping[str, Any]


class Trajectory:
    """A trajectory in a folder. Reads ``meta.json`` at once, the rest when it is asked for.

    One that was not ended, because the process died or is still writing, is read as far as it goes: every step that was
    recorded in full is there.

    Args:
        folder: The folder.
        salvage: Whether damage ends the trajectory instead of being an error. :attr:`damage` then tells it.

    Attributes:
        folder: The folder.
        meta: What ``meta.json`` says.
        damage: What was found broken while salvaging, or None.

    Raises:
        TrajectoryError: There is no trajectory, or one of another format.

    Example:
        >>> from gts_env.recording import Trajectory
        >>> Trajectory("runs/a/episodes/GUITestScape.Calendar-NLE-03-s0-a0").steps[1].action  # doctest: +SKIP
        OpenApp(app='Calendar')
    """

    def __init__(self, folder: Path | str, *, salvage: bool = False) -> None:
        self.folder = Path(folder)
        self.meta = read_meta(self.folder)
        self.damage: TrajectoryError | None = None
        self._salvage = salvage

    def __repr__(self) -> str:
        return f"Trajectory({str(self.folder)!r})"

    def __len__(self) -> int:
        """Number of steps; the screen after reset is not counted."""
        return max(len(self.steps) - 1, 0)

    @property
    def reason(self) -> str:
        """Why it ended, one of :data:`~gts_env.recording.meta.REASONS`, or ``"unfinished"``."""
        end = self.meta.get("end")
        return str(end["reason"]) if end else "unfinished"

    @property
    def complete(self) -> bool:
        """Whether the episode came to its own end."""
        return self.reason in ("terminated", "truncated")

    @property
    def total(self) -> float:
        """Sum of the rewards."""
        return sum(step.reward for step in self.steps)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The screen after reset, then all steps.

        Raises:
            TrajectoryError: The file is broken, or ends before the episode did; the message names file and line.
        """
        steps: list[Step] = []
        try:
            self._read_steps(steps)
        except TrajectoryError as error:
            if not self._salvage:
                raise
            self.damage = error
        return tuple(steps)

    def frames(self) -> Iterator[npt.NDArray[np.uint8]]:
        """The picture of each step, read-only, uint8 (height, width, 3), RGB.

        Raises:
            TrajectoryError: There are none, or the file is broken; the message names file and byte.
        """
        reader = self.reader()
        try:
            for step in self.steps:
                yield reader.frame(step.number)
        except TrajectoryError as error:
            if not self._salvage:
                raise
            self.damage = error
        finally:
            reader.close()

    def reader(self) -> FrameReader:
        """A reader of single pictures."""
        refs = [step.frame for step in self.steps]
        # Where steps are missing, the pictures of those that are there may well be whole.
        return FrameReader(self.folder, refs, ended="end" in self.meta and self.damage is None)

    @property
    def judged(self) -> bool:
        """Whether what the judge saw was recorded, and is there."""
        return (self.folder / JUDGE).is_file()

    @cached_property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What the judge saw at each step; nothing where :attr:`judged` is false."""
        found: list[tuple[Event, ...]] = [() for _ in self.steps]
        for number, record in enumerate(self._judge_lines, start=1):
            step, events = record.get("step"), record.get("events", [])
            if not isinstance(events, list) or not all(isinstance(event, dict) for event in events):
                raise TrajectoryError(f"{self.folder / JUDGE}:{number}: events: expected a list of objects")
            # What was seen in a step that was not recorded to its end belongs to none.
            if type(step) is int and 0 <= step < len(found):
                found[step] = tuple(events)
        return tuple(found)

    @property
    def summary(self) -> Mapping[str, Any] | None:
        """What the judge said at the end, or None."""
        last = self._judge_lines[-1] if self._judge_lines else {}
        return last.get("summary")

    @cached_property
    def _judge_lines(self) -> tuple[dict[str, Any], ...]:
        path = self.folder / JUDGE
        if not self.judged:
            return ()
        with ZstdReader(path) as reader:
            lines = tuple(parse_line(line, f"{path}:{number}") for number, line in reader.lines())
            if self.meta.get("end") is not None and not reader.ended:
                raise TrajectoryError(f"{path}:{len(lines) + 1}: the file ends early")
        return lines

    def _read_steps(self, steps: list[Step]) -> None:
        path = self.folder / STEPS
        with ZstdReader(path) as reader:
            for number, line in reader.lines():
                place = f"{path}:{number}"
                steps.append(read_step(parse_line(line, place), number - 1, steps, place))
            end = self.meta.get("end")
            if end is not None and (len(steps) != end["steps"] + 1 or reader.rest or not reader.ended):
                raise TrajectoryError(
                    f"{path}:{len(steps) + 1}: the file ends early",
                    found=f"{len(steps)} whole lines of {end['steps'] + 1}",
                    mend="Trajectory(folder, salvage=True) reads as far as it goes.",
                )
