"""A gesture on a widget has no effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.effects import Effect
    from gts_env.android.seams import Touch
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class IgnoreGesture(Operator):
    """The target stays as it is when it is touched.

    Public names: OPERATION_NO_RESPONSE (UIDefectMocker), BuggyGUIListener (MDroid+).

    Parameters:
        gesture: ``tap`` (default), ``long_press``, ``double_tap``, ``swipe``, ``type`` (a field takes no text),
            ``submit`` (the keyboard's action key is dead) or ``any``.
    """

    seam = "event"
    params = ("gesture",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        words = ("tap", "long_press", "double_tap", "swipe", "type", "submit", "any")
        self.gesture = params["gesture"].choice(words) if "gesture" in params else "tap"

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """No effect."""
        return None if self.gesture in (touch.gesture, "any") else effect
