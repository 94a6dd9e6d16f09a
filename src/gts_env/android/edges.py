"""Gesture navigation: swipes that begin at an edge of the screen belong to the system."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import effects as fx
from gts_env.android.gestures import SLOP_DP, direction

if TYPE_CHECKING:
    from gts_env.android.frame import Frame

EDGE_DP = 24


def system_swipe(frame: Frame, start: tuple[int, int], end: tuple[int, int], held: bool) -> fx.Effect | None:
    """What the system makes of a swipe; None if it is the app's.

    Inward from the left or right edge is back; up from the bottom edge is home, or the overview if the finger stops
    before it is lifted; along the bottom edge to the right is the app used before.
    """
    config = frame.state.config
    dx, dy = end[0] - start[0], end[1] - start[1]
    if config.navigation != "gesture" or max(abs(dx), abs(dy)) < SLOP_DP * config.density:
        return None
    width, height = frame.size
    edge = int(EDGE_DP * config.density)
    way = direction(dx, dy)
    if start[1] >= height - edge:
        return {"up": fx.Recents() if held else fx.Home(), "right": fx.Previous()}.get(way, fx.Nothing())
    if (start[0] < edge and way == "right") or (start[0] >= width - edge and way == "left"):
        return fx.Press("back", "gesture")
    return None
