"""A folder of PNG files, one a step, beside a readable list of the steps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image

from gts_env.recording.step import Step

if TYPE_CHECKING:
    from gts_env.recording.trajectory import Trajectory


def export(trajectory: Trajectory, target: Path | str, *, level: int = 3) -> list[Path]:
    """Write ``0000.png`` (the screen after reset), ``0001.png`` and so on, and ``steps.jsonl``.

    Pictures are as they were recorded, pixel by pixel. A line of ``steps.jsonl`` is a step without its hierarchy.

    Args:
        trajectory: A trajectory with pictures.
        target: Folder; made if it is not there.
        level: Compression, 0 to 9; more than 3 is slow and little smaller.

    Returns:
        The pictures' files, in order.

    Raises:
        TrajectoryError: There are no pictures, or the trajectory is broken.
    """
    folder = Path(target)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    # A trajectory that is salvaged may have fewer pictures than steps.
    for step, frame in zip(trajectory.steps, trajectory.frames(), strict=False):
        path = folder / f"{step.number:04}.png"
        Image.fromarray(frame).save(path, compress_level=level)
        written.append(path)
    lines = [json.dumps(plain(step), ensure_ascii=False) for step in trajectory.steps]
    (folder / "steps.jsonl").write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
    return written


def plain(step: Step) -> dict[str, Any]:
    """A step as JSON values, without hierarchy and picture."""
    return {"step": step.number, **step.to_dict(), **step.facts}
