"""A finger that a client moves by single touch events, in its own time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from gts_env.actions import Action, DoubleTap, Tap
from gts_env.errors import GtsError
from gts_env.serving.finger import Finger
from gts_env.serving.uia2.pointers import DOUBLE_TAP_MS, SLOP_PX

DOWN, UP, MOVE = 0, 1, 2


class Fingers:
    """Makes gestures of touch events.

    A tap is held back for as long as a second one would make it a double tap, unless the client goes on before.

    Args:
        act: Carries an action out.
    """

    def __init__(self, act: Callable[[Action], object]) -> None:
        self._act = act
        self._finger = Finger()
        self._tap: tuple[Tap, float] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._now = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None

    def before(self, name: object, params: object, loop: asyncio.AbstractEventLoop) -> None:
        """Before a method is called: a tap that waits for a second one is done, unless that may be it."""
        self._loop, self._now = loop, loop.time()
        if self._tap is not None and name not in ("click", "injectInputEvent"):
            self._flush()

    def click(self, tap: Tap) -> Action:
        """What a click is: the second half of a double tap, or a tap."""
        waiting = self._taken(tap)
        return tap if waiting is None else DoubleTap(waiting.x, waiting.y)

    def event(self, kind: int, x: int, y: int) -> bool:
        """A touch event; returns whether it could be meant."""
        now = int(self._now * 1000)
        if kind == DOWN:
            self._finger.press(x, y, now)
            return True
        if not self._finger.is_down:
            return False
        if kind == MOVE:
            self._finger.move(x, y, now)
        elif (action := self._finger.lift(x, y, now)) is not None:
            self._done(action)
        return True

    def _done(self, action: Action) -> None:
        if not isinstance(action, Tap):
            self._flush()
            self._act(action)
            return
        waiting = self._taken(action)
        if waiting is not None:
            self._act(DoubleTap(waiting.x, waiting.y))
        else:
            self._tap = action, self._now
            if self._loop is not None:
                self._timer = self._loop.call_later(DOUBLE_TAP_MS / 1000, self._flush)

    def _taken(self, second: Tap) -> Tap | None:
        """The tap that waits, if this is its second half; else it is done."""
        if self._tap is None:
            return None
        first, at = self._tap
        near = max(abs(first.x - second.x), abs(first.y - second.y)) <= 4 * SLOP_PX
        if near and (self._now - at) * 1000 <= DOUBLE_TAP_MS:
            self._clear()
            return first
        self._flush()
        return None

    def _flush(self) -> None:
        waiting = self._tap
        self._clear()
        if waiting is not None:
            # Nobody waits for an answer any more.
            with contextlib.suppress(GtsError):
                self._act(waiting[0])

    def _clear(self) -> None:
        self._tap = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
