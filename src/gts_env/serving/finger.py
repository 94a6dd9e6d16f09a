"""A finger that a host puts down, moves and lifts by single events, and the gesture that it makes."""

from __future__ import annotations

from gts_env.actions import Action
from gts_env.serving.uia2.pointers import LONG_PRESS_MS, SLOP_PX, Touch

MOST_POINTS = 10_000
"""Points that a finger's way is kept by; what comes after them is not looked at."""


class Finger:
    """One finger. Times are in ms, of any clock that goes on."""

    def __init__(self) -> None:
        self._touch: Touch | None = None
        self._still = True

    @property
    def is_down(self) -> bool:
        """Whether it is on the glass."""
        return self._touch is not None

    def press(self, x: int, y: int, now: int) -> None:
        """It goes down; if it was down already, what it did until now is forgotten."""
        self._touch, self._still = Touch(now, [(x, y, now)]), True

    def move(self, x: int, y: int, now: int) -> None:
        """It is elsewhere now. Nothing happens while it is up."""
        touch = self._touch
        if touch is None or len(touch.path) >= MOST_POINTS:
            return
        x0, y0, _ = touch.path[0]
        if self._still and max(abs(x - x0), abs(y - y0)) > SLOP_PX:
            self._still = False
            if now - touch.began >= LONG_PRESS_MS:
                # It stood there until now, so that what it lies on was picked up.
                touch.path.append((*touch.path[-1][:2], now))
        touch.path.append((x, y, now))

    def lift(self, x: int, y: int, now: int) -> Action | None:
        """It is lifted; what it did, or None if it was up."""
        self.move(x, y, now)
        touch = self._touch
        self.forget()
        if touch is None:
            return None
        touch.ended = now
        return touch.action()

    def forget(self) -> None:
        """It is up, and has done nothing."""
        self._touch = None
