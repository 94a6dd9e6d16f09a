"""Pictures in a terminal: each cell shows two pixels, the upper half block in front of the colour of the lower one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from rich.text import Text

_HALF = "\u2580"
"""Upper half block."""


def half_blocks(picture: npt.NDArray[np.uint8], columns: int) -> Text:
    """A picture as text of ``columns`` cells a line, shape kept.

    Args:
        picture: uint8 (height, width, 3), RGB, at least ``columns`` wide.
        columns: Width in cells.
    """
    from rich.color import Color
    from rich.style import Style
    from rich.text import Text

    height, width = picture.shape[:2]
    lines = max(1, round(height * columns / width / 2))
    small = shrink(picture, columns, 2 * lines)
    text = Text(no_wrap=True, end="")
    for line in range(lines):
        for upper, lower in zip(small[2 * line].tolist(), small[2 * line + 1].tolist(), strict=True):
            text.append(_HALF, Style(color=Color.from_rgb(*upper), bgcolor=Color.from_rgb(*lower)))
        text.append("\n" if line + 1 < lines else "")
    return text


def shrink(picture: npt.NDArray[np.uint8], width: int, height: int) -> npt.NDArray[np.uint8]:
    """A smaller picture whose pixels are means of those they stand for.

    Args:
        picture: uint8 (height, width, 3).
        width: New width, at most the old one.
        height: New height, at most the old one.
    """
    rows = np.arange(height) * picture.shape[0] // height
    columns = np.arange(width) * picture.shape[1] // width
    sums = np.add.reduceat(np.add.reduceat(picture.astype(np.uint32), rows, axis=0), columns, axis=1)
    heights = np.diff(np.append(rows, picture.shape[0]))[:, None, None]
    widths = np.diff(np.append(columns, picture.shape[1]))[None, :, None]
    means: npt.NDArray[np.uint8] = (sums // (heights * widths)).astype(np.uint8)
    return means
