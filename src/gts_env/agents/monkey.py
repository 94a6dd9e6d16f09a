"""The monkey: random gestures, as the Android tool of that name."""

from __future__ import annotations

import numpy as np

from gts_env.actions import Action, LongPress, OpenApp, PressKey, Rotate, Swipe, Tap, TypeText
from gts_env.agents.base import Agent, AgentView

SHARES = (
    ("tap", 0.55),
    ("element", 0.15),
    ("swipe", 0.14),
    ("back", 0.07),
    ("long", 0.04),
    ("type", 0.03),
    ("rotate", 0.02),
)
"""How often it does what. ``element`` taps in the middle of something clickable, ``tap`` anywhere."""
WORDS = ("hello", "42", "Tuesday", "a", "milk and bread")


class Monkey(Agent):
    """Random gestures from a seed; opens the app under test whenever it is not in front, and never reports."""

    name = "monkey"

    def reset(self, view: AgentView, seed: int) -> None:
        """Start the random stream of a seed."""
        self._random = np.random.default_rng(seed)

    def act(self, view: AgentView) -> Action:
        """The next gesture."""
        if (
            view.step == 0
            or not view.screen.package.startswith("org.gts.")
            or view.screen.package == "org.gts.launcher"
        ):
            return OpenApp(view.app)
        names = [name for name, _ in SHARES]
        chosen = names[int(self._random.choice(len(names), p=[share for _, share in SHARES]))]
        return getattr(self, f"_{chosen}")(view)  # type: ignore[no-any-return]

    def _point(self, view: AgentView) -> tuple[int, int]:
        width, height = view.size
        return int(self._random.integers(width)), int(self._random.integers(height))

    def _tap(self, view: AgentView) -> Action:
        return Tap(*self._point(view))

    def _element(self, view: AgentView) -> Action:
        nodes = [n for n in view.screen.nodes if n.clickable and n.enabled]
        if not nodes:
            return self._tap(view)
        return Tap(*nodes[int(self._random.integers(len(nodes)))].center)

    def _swipe(self, view: AgentView) -> Action:
        (x0, y0), (x1, y1) = self._point(view), self._point(view)
        return Swipe(x0, y0, x1, y1, int(self._random.integers(100, 600)))

    def _back(self, view: AgentView) -> Action:
        return PressKey("back")

    def _long(self, view: AgentView) -> Action:
        return LongPress(*self._point(view))

    def _type(self, view: AgentView) -> Action:
        return TypeText(WORDS[int(self._random.integers(len(WORDS)))])

    def _rotate(self, view: AgentView) -> Action:
        return Rotate("landscape" if view.screen.orientation == "portrait" else "portrait")
