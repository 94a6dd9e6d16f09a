"""Writes a trajectory while the episode runs, so that a crash loses at most the running step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gts_env._version import __version__
from gts_env.errors import TrajectoryError
from gts_env.recording.frames import FrameWriter
from gts_env.recording.json_lines import line_of
from gts_env.recording.meta import FORMAT, write_meta
from gts_env.recording.step import Outcome, facts_of
from gts_env.recording.zstd_stream import ZstdWriter

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from gts_env.screen.screen import Screen

STEPS, JUDGE = "steps.jsonl.zst", "judge.jsonl.zst"


class Recorder:
    """Records one episode into a folder of its own.

    Args:
        folder: The folder; made if it is not there.
        meta: What the trajectory is about: JSON values, told in ``docs/concepts/recording.md``.
        judged: Whether there is a judge, whose events go to a file of their own.

    Raises:
        TrajectoryError: The folder holds a trajectory, or ``meta`` is not JSON.

    Example:
        >>> recorder = Recorder(folder, {"task": "GUITestScape/Calendar-NLE-03", "seed": 0})  # doctest: +SKIP
        >>> recorder.add(Outcome(), screen, frame)  # doctest: +SKIP
        >>> recorder.add(Outcome(action=Tap(5, 5), reward=0.2), screen, frame)  # doctest: +SKIP
        >>> recorder.close("terminated")  # doctest: +SKIP
    """

    def __init__(self, folder: Path, meta: Mapping[str, Any], *, judged: bool = False) -> None:
        self.folder = folder
        self.steps = -1
        """Number of the last step; -1 before the screen after reset is there."""
        self.total = 0.0
        """Sum of the rewards."""
        self.closed = False
        self._meta = {"format": FORMAT, "writer": f"gts-env {__version__}", **meta}
        line_of(self._meta)
        folder.mkdir(parents=True, exist_ok=True)
        self._lines = ZstdWriter(folder / STEPS)
        self._judge = ZstdWriter(folder / JUDGE) if judged else None
        self._frames = FrameWriter(folder)
        self._trees = _Trees()
        write_meta(folder, self._meta)

    def add(
        self,
        outcome: Outcome,
        screen: Screen,
        frame: npt.NDArray[np.uint8] | None = None,
        events: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Record the screen after reset, then each step.

        Args:
            outcome: What happened.
            screen: What the device shows after it.
            frame: Its picture, uint8 (height, width, 3), RGB; it must not change afterwards.
            events: What the judge saw in the step.

        Raises:
            TrajectoryError: The recorder is closed, or something that JSON does not know was given; nothing is written.
            OSError: The disk is full, or gone. The trajectory ends with the step before.
        """
        if self.closed:
            raise TrajectoryError(f"{self.folder}: the trajectory is closed", mend="Record into another folder.")
        number = self.steps + 1
        record = {"step": number, **outcome.to_dict(), **facts_of(screen)}
        seen = line_of({"step": number, "events": list(events)}) if events and self._judge else b""
        line_of(record)  # before anything is written
        try:
            # A step stands once its line does, so the line comes last.
            record["frame"] = None if frame is None else self._frames.add(frame)._asdict()
            record |= self._trees.refer(screen, number)
            if self._judge and seen:
                self._judge.write(seen)
            self._lines.write(line_of(record))
        except OSError:
            self._leave()
            raise
        self.steps, self.total = number, self.total + outcome.reward

    def close(self, reason: str, summary: Mapping[str, Any] | None = None) -> None:
        """End the trajectory. Closing twice is allowed; only the first counts.

        Args:
            reason: Why it ends, see :data:`~gts_env.recording.meta.REASONS`.
            summary: What the judge says of the whole.

        Raises:
            OSError: The disk is full, or gone. The trajectory stays unfinished.
        """
        if self.closed:
            return
        said = line_of({"summary": dict(summary)}) if summary is not None else b""
        self.closed = True
        try:
            if self._judge and said:
                self._judge.write(said)
            for stream in (self._frames, self._judge, self._lines):
                if stream is not None:
                    stream.close()
        except OSError:
            self._leave()
            raise
        end = {"reason": reason, "steps": self.steps, "return": self.total}
        write_meta(self.folder, {**self._meta, "end": end})

    def _leave(self) -> None:
        self.closed = True
        self._frames.close(whole=False)
        for stream in (self._judge, self._lines):
            if stream is not None:
                stream.abandon()


class _Trees:
    """Remembers which hierarchies were written, and at which step."""

    def __init__(self) -> None:
        self._steps: dict[bytes, int] = {}
        self._last: tuple[Any, str, int] | None = None

    def refer(self, screen: Screen, step: int) -> dict[str, Any]:
        """The hierarchy as ``xml``, or as ``xml_step`` where it was written before."""
        last = self._last
        # Screens share the trees that did not change, so most of the time there is nothing to write or compare.
        if last is not None and last[0] is screen.roots and last[1] == screen.orientation:
            return {"xml_step": last[2]}
        xml = screen.to_xml()
        known = self._steps.setdefault(blake2b(xml.encode("utf-8", "replace"), digest_size=16).digest(), step)
        self._last = (screen.roots, screen.orientation, known)
        return {"xml": xml} if known == step else {"xml_step": known}
