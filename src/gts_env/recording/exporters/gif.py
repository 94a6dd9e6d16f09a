"""A moving picture of a trajectory, with a ring where the next action touches."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from gts_env.actions.action import Action, DoubleTap, Drag, LongPress, ReportDefect, Swipe, Tap
from gts_env.errors import TrajectoryError
from gts_env.recording.step import Step

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from gts_env.recording.trajectory import Trajectory

MARK = (230, 0, 60)
_LAST = 3
"""The last picture stays so many times as long."""


def export(trajectory: Trajectory, target: Path | str, *, width: int = 270, ms: int = 700, marks: bool = True) -> Path:
    """Write a GIF. It has 256 colours at most: to look at, not to learn from.

    Args:
        trajectory: A trajectory with pictures.
        target: The file.
        width: Width in pixels; the height follows from the first picture. Turned screens lie in the middle.
        ms: Milliseconds that a step is shown.
        marks: Whether a ring or a line tells what the next action touches.

    Raises:
        TrajectoryError: There are no pictures, or the trajectory is broken.
    """
    steps, shown = trajectory.steps, list[Image.Image]()
    following = [*(step.action for step in steps[1:]), None]
    size: tuple[int, int] | None = None
    # A trajectory that is salvaged may have fewer pictures than steps.
    for step, frame, action in zip(steps, trajectory.frames(), following, strict=False):
        size = size or (width, max(1, round(width * frame.shape[0] / frame.shape[1])))
        shown.append(_picture(step, frame, action if marks else None, size))
    if not shown:
        raise TrajectoryError(f"{trajectory.folder}: there is no step to show")
    path = Path(target)
    path.parent.mkdir(parents=True, exist_ok=True)
    times = [ms] * (len(shown) - 1) + [_LAST * ms]
    shown[0].save(path, "GIF", save_all=True, append_images=shown[1:], duration=times, loop=0)
    return path


def _picture(step: Step, frame: npt.NDArray[np.uint8], action: Action | None, size: tuple[int, int]) -> Image.Image:
    picture = Image.fromarray(frame)
    scale = min(size[0] / picture.width, size[1] / picture.height)
    small = picture.resize((max(1, round(picture.width * scale)), max(1, round(picture.height * scale))))
    if action is not None and _shows_device(step, picture):
        _mark(small, _points(action), small.width / step.facts["width"])
    if small.size == size:
        return small
    whole = Image.new("RGB", size)
    whole.paste(small, ((size[0] - small.width) // 2, (size[1] - small.height) // 2))
    return whole


def _shows_device(step: Step, picture: Image.Image) -> bool:
    """Whether the picture is the screen and nothing else: a small one of a turned device has black beside it."""
    width, height = step.facts["width"], step.facts["height"]
    return bool(abs(picture.width * height - picture.height * width) <= 0.02 * picture.height * width)


def _points(action: Action) -> tuple[tuple[int, int], ...]:
    match action:
        case Tap(x, y) | DoubleTap(x, y) | LongPress(x, y):
            return ((x, y),)
        case Swipe(x0, y0, x1, y1) | Drag(x0, y0, x1, y1):
            return (x0, y0), (x1, y1)
        case ReportDefect(point=(x, y)):
            return ((x, y),)
    return ()


def _mark(picture: Image.Image, points: tuple[tuple[int, int], ...], scale: float) -> None:
    draw, radius = ImageDraw.Draw(picture), max(3, picture.width // 24)
    places = [(x * scale, y * scale) for x, y in points]
    if len(places) == 2:
        draw.line(places, MARK, max(1, radius // 3))
    for x, y in places[:1]:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), outline=MARK, width=max(1, radius // 3))
