"""Notices when an environment was set to another state behind a wrapper's back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.screen.diff import same_tree
from gts_env.screen.screen import Screen

if TYPE_CHECKING:
    from gts_env.screen import Node
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
        self._steps, self._time = -1, 0
        self._roots: tuple[Node, ...] = ()

    def mark(self) -> None:
        """Remember the present state: after each reset and step."""
        screen = self._phone.screen()
        # Not the screen itself: pickling that would draw it.
        self._steps, self._time, self._roots = self._phone.steps, screen.time_ms, screen.roots

    def lost(self) -> bool:
        """Whether the phone is not where it was: asked before each step."""
        if self._steps != self._phone.steps:
            return True
        now = self._phone.screen()
        if self._time != now.time_ms:
            return True
        return self._roots is not now.roots and not same_tree(Screen(self._roots, width=0, height=0), now)
