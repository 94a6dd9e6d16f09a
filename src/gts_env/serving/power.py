"""Whether the screen is on, and locked. The phone has no lock screen to show: only tools ask for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Power:
    """The screen.

    Attributes:
        awake: Whether it is on.
        locked: Whether the keyguard is said to be shown.
    """

    awake: bool = True
    locked: bool = False

    def sleep(self) -> None:
        """Turn it off; the keyguard comes with that."""
        self.awake, self.locked = False, True

    def wake(self) -> None:
        """Turn it on."""
        self.awake = True

    def press(self) -> None:
        """Press the power key."""
        if self.awake:
            self.sleep()
        else:
            self.wake()

    def unlock(self) -> None:
        """Take the keyguard away."""
        self.locked = not self.awake
