"""The UI-guided explorer: tries what it has not tried yet, and reports what no healthy app does.

It abstracts screens to their activity and structure, as DroidBot does, and walks the graph of them. Two oracles need
no knowledge of the app: back from an inner screen must not leave the app, and a control must do something.
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from gts_env.actions import Action, OpenApp, PressKey, ReportDefect, Swipe, Tap
from gts_env.agents.base import Agent, AgentView
from gts_env.screen import Node, Screen
from gts_env.screen.diff import same_tree

BACK_SHARE = 0.2
PROOF_TAPS = 2
"""So many taps in a row without any change make a control a dead one."""


class Explorer(Agent):
    """Depth-first, seeded exploration with two general oracles."""

    name = "explorer"

    def reset(self, view: AgentView, seed: int) -> None:
        """Forget everything."""
        self._random = np.random.default_rng(seed)
        self._tried: Counter[tuple[str, str]] = Counter()
        self._depth: list[str] = []
        self._last: tuple[str, str, Screen] | None = None
        self._still = 0
        self._reported: set[str] = set()

    def act(self, view: AgentView) -> Action:
        """Report what the last action showed, else try the control that was tried least."""
        report = self._judge_last(view)
        if report is not None:
            return report
        screen = view.screen
        if screen.package == "org.gts.launcher" or not screen.package.startswith("org.gts."):
            self._depth = []
            return self._do("open", "app", screen, OpenApp(view.app))
        return self._explore(view)

    def _explore(self, view: AgentView) -> Action:
        screen = view.screen
        place = structure(screen)
        if screen.activity in self._depth:
            self._depth = self._depth[: self._depth.index(screen.activity) + 1]
        else:
            self._depth.append(screen.activity)
        if len(self._depth) > 1 and self._random.random() < BACK_SHARE:
            return self._do(place, "back", screen, PressKey("back"))
        nodes = [n for n in screen.nodes if n.clickable and n.enabled]
        options = [(self._tried[(place, signature(n))], i) for i, n in enumerate(nodes)]
        if not options or (least := min(options)[0]) > 2:
            return self._scroll_or_back(screen, place)
        fresh = [i for count, i in options if count == least]
        node = nodes[fresh[int(self._random.integers(len(fresh)))]]
        return self._do(place, signature(node), screen, Tap(*node.center))

    def _scroll_or_back(self, screen: Screen, place: str) -> Action:
        if self._random.random() < 0.5:
            return self._do(place, "back", screen, PressKey("back"))
        x, y = screen.width // 2, screen.height // 2
        return self._do(place, "scroll", screen, Swipe(x, y + screen.height // 4, x, y - screen.height // 4, 600))

    def _do(self, place: str, what: str, screen: Screen, action: Action) -> Action:
        self._tried[(place, what)] += 1
        self._last = (place, what, screen)
        return action

    def _judge_last(self, view: AgentView) -> Action | None:
        if self._last is None:
            return None
        place, what, before = self._last
        self._last = None
        left = view.screen.package == "org.gts.launcher"
        if what == "back" and left and len(self._depth) > 1 and "back" not in self._reported:
            self._reported.add("back")
            text = (
                "Pressing back on an inner screen leaves the app and shows the home screen; expected the screen before."
            )
            return ReportDefect("NLE", text)
        return self._dead_control(place, what, before, view)

    def _dead_control(self, place: str, what: str, before: Screen, view: AgentView) -> Action | None:
        same = same_tree(before, view.screen) and before.toast == view.screen.toast
        if what in ("back", "scroll", "app") or not same:
            self._still = 0
            return None
        node = next((n for n in view.screen.nodes if n.clickable and signature(n) == what), None)
        if node is None or node.selected or node.checked or node.focused or what in self._reported:
            return None
        self._still += 1
        if self._still < PROOF_TAPS:
            return self._do(place, what, view.screen, Tap(*node.center))
        self._still = 0
        self._reported.add(what)
        label = node.content_desc or node.text or node.name
        return ReportDefect("ONR", f"Tapping {label} does nothing: the screen does not respond.", node.center)


def structure(screen: Screen) -> str:
    """A screen's activity and structure, texts left out."""
    return f"{screen.package}{screen.activity}:" + ",".join(
        sorted({f"{n.class_name.rpartition('.')[2]}#{n.name}" for n in screen.nodes})
    )


def signature(node: Node) -> str:
    """What tells a control from others of its screen."""
    return f"{node.class_name.rpartition('.')[2]}#{node.name}|{node.content_desc or node.text}"
