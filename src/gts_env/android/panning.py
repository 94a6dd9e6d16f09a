"""Panning: a window that keeps its size under the keyboard is moved up until the caret is seen (``adjustPan``).

As on Android the way follows from the layout alone, so that nothing of it is state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android import fields, windows
from gts_env.android.system import metrics

if TYPE_CHECKING:
    from gts_env.android.state import PhoneState
    from gts_env.android.window import Window

BELOW_DP = 16
"""Most of what a field has below the line of its caret that is brought into view with it."""


def lift(window: Window, state: PhoneState) -> int:
    """Pixels by which a window goes up: as few as bring the line of the caret, to the foot of its field, into view.

    Args:
        window: The window, laid out as without the keyboard.
        state: The state, with the keyboard up.
    """
    key = windows.focused(state)
    place = fields.seen_of(window, key) if key is not None else None
    if place is None:
        return 0
    (box, _, y), (_, _, _, seen) = place
    look: Any = box.data
    end: int = look.caret_span[1] + min(box.h - look.area[3], window.lay.px(BELOW_DP))
    board = metrics.px(state.config, metrics.keyboard_dp(state.config))
    floor = state.config.size[1] - metrics.insets(state, ime=True)[3]
    return max(0, min(y + end - floor, seen - floor, board))
