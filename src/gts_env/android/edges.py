"""Swipes that begin at an edge of the screen and belong to the system: the shade, and gesture navigation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import effects as fx
from gts_env.android.gestures import SLOP_DP, direction
from gts_env.android.system.metrics import sides

if TYPE_CHECKING:
    from gts_env.android.frame import Frame

EDGE_DP = 24


def system_swipe(frame: Frame, start: tuple[int, int], end: tuple[int, int], held: bool) -> fx.Effect | None:
    """What the system makes of a swipe; None if it is the app's.

    Inward from the left or right edge is back; up from the bottom edge is home, or the overview if the finger stops
    before it is lifted; along the bottom edge to the right is the app used before. Down from the status bar opens the
    notification shade, and once more quick settings.
    """
    config = frame.state.config
    dx, dy = end[0] - start[0], end[1] - start[1]
    if max(abs(dx), abs(dy)) < SLOP_DP * config.density:
        return None
    way = direction(dx, dy)
    panel = frame.state.panel
    if start[1] < sides(config)[1] and way == "down":
        return fx.ShowPanel() if panel is None else fx.ShowPanel("quick_settings")
    if config.navigation != "gesture":
        return None
    width, height = frame.size
    edge = int(EDGE_DP * config.density)
    if start[1] >= height - edge:
        if panel is not None:
            return fx.HidePanel() if way == "up" else fx.Nothing()
        return {"up": fx.Recents() if held else fx.Home(), "right": fx.Previous()}.get(way, fx.Nothing())
    if any(w.kind == "handle" and w.holds(*start) for w in frame.windows):
        # Handles of texts are left out of the gesture for back.
        return None
    if (start[0] < edge and way == "right") or (start[0] >= width - edge and way == "left"):
        return fx.Press("back", "gesture")
    return None
