"""Notices when an environment was set to another state behind a wrapper's back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.screen.diff import same_tree

if TYPE_CHECKING:
    from gts_env.screen import Screen
    from gts_env.wrappers.phone_env import PhoneEnv


class Follower:
    """Remembers where a phone was when a wrapper saw it last.

    The memory of a wrapper that keeps one fits the phone as long as nobody calls ``load_state`` or acts on the
    environment below the wrapper.

    Args:
        phone: The environment at the bottom.
    """

    def __init__(self, phone: PhoneEnv) -> None:
        self._phone = phone
        self._steps = -1
        self._screen: Screen | None = None

    def mark(self) -> None:
        """Remember the present state: after each reset and step."""
        self._steps, self._screen = self._phone.steps, self._phone.screen()

    def lost(self) -> bool:
        """Whether the phone is not where it was: asked before each step."""
        seen, now = self._screen, self._phone.screen()
        if seen is None or self._steps != self._phone.steps:
            return True
        return seen is not now and (seen.time_ms != now.time_ms or not same_tree(seen, now))
