"""The crawl of the clean build: every control that is enabled must do something somewhere.

Otherwise a dead control of ours could not be told from a defect. The crawl goes from saved state to saved state: it
tries every control of every screen it has not seen yet, breadth first, until its steps are used up.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from gts_env.actions import Action, LongPress, OpenApp, PressKey, Swipe, Tap
from gts_env.agents.explorer import structure
from gts_env.benchmark.model import Scenario
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.evaluation.validation.tidy import untidy
from gts_env.screen import Node, Screen
from gts_env.screen.diff import same_tree

SMALL = (270, 600)
STATES_A_STRUCTURE = 3
"""States of one structure that are tried: what is dead in one may be alive in another."""
MOST_REPEATS = 4
"""Equal rows of a list that are tried in one state."""

Control = tuple[str, str, str]
"""Activity, name (resource id, or class and words), gesture."""


@dataclass(slots=True)
class Crawl:
    """What a crawl saw.

    Attributes:
        controls: Enabled controls; whether each did something.
        exempt: Controls that did nothing for a reason, with the reason.
        disabled: Controls only ever seen disabled.
        screens: Structures of screens seen.
        texts: Texts seen.
        untidy: What overlaps or is cut, with the activity.
        depth: Longest back stack.
        steps: Actions taken.
    """

    controls: dict[Control, bool] = field(default_factory=dict)
    exempt: dict[Control, str] = field(default_factory=dict)
    disabled: set[Control] = field(default_factory=set)
    screens: dict[str, int] = field(default_factory=dict)
    texts: set[str] = field(default_factory=set)
    untidy: set[tuple[str, str]] = field(default_factory=set)
    depth: int = 0
    steps: int = 0

    @property
    def dead(self) -> list[Control]:
        """Controls that never did anything, without a reason."""
        return sorted(c for c, alive in self.controls.items() if not alive and c not in self.exempt)

    @property
    def only_disabled(self) -> list[Control]:
        """Controls that were never enabled."""
        return sorted(self.disabled - set(self.controls))


class Crawler:
    """Crawls one app in one scenario's clean build.

    Args:
        device: The phone.
        scenario: Where to begin.
        steps: Most actions.
        seed: Order in which controls are tried.
    """

    def __init__(self, device: EmbeddedDevice, scenario: Scenario, steps: int = 2000, seed: int = 0) -> None:
        self.device = device
        self.scenario = scenario
        self.budget = steps
        self.random = np.random.default_rng(seed)
        self.crawl = Crawl()
        self._queue: deque[Any] = deque()
        self._package = f"org.gts.{scenario.app}"

    def run(self) -> Crawl:
        """Crawl until nothing new is found or the steps are used up."""
        self.device.restore(self.scenario, ())
        self._act(OpenApp(self._package))
        self._see(self.device.screen())
        while self._queue and self.crawl.steps < self.budget:
            self._try_all(self._queue.popleft())
        return self.crawl

    def _act(self, action: Action) -> Screen:
        self.device.perform(action)
        self.crawl.steps += 1
        return self.device.screen()

    def _see(self, screen: Screen) -> None:
        """Note a screen; queue its state if its structure has not been tried often enough."""
        if screen.package != self._package:
            return
        crawl = self.crawl
        place = structure(screen)
        seen = crawl.screens.get(place, 0)
        crawl.screens[place] = seen + 1
        crawl.texts.update(t for n in screen.nodes for t in (n.text, n.content_desc) if t)
        crawl.untidy.update((screen.activity, what) for what in untidy(self.device.phone.frame()))
        crawl.depth = max(crawl.depth, len(self.device.phone.state.task.entries))
        if seen < STATES_A_STRUCTURE:
            self._queue.append(self.device.save_state())

    def _try_all(self, state: Any) -> None:
        self.device.load_state(state)
        before = self.device.screen()
        picture = self.device.frame(SMALL)
        for action, node, gesture in self._options(before):
            if self.crawl.steps >= self.budget:
                return
            self.device.load_state(state)
            after = self._act(action)
            if node is not None:
                self._note(before, node, gesture, self._changed(before, after, picture))
            self._see(after)

    def _changed(self, before: Screen, after: Screen, picture: Any) -> bool:
        if not same_tree(before, after) or before.toast != after.toast or before.keyboard != after.keyboard:
            return True
        if before.package != after.package or before.activity != after.activity:
            return True
        top = SMALL[1] * 3 // 100  # the clock in the status bar goes on
        return not np.array_equal(picture[top:], self.device.frame(SMALL)[top:])

    def _note(self, screen: Screen, node: Node, gesture: str, changed: bool) -> None:
        control = name_of(screen, node, gesture)
        self.crawl.controls[control] = self.crawl.controls.get(control, False) or changed
        if not changed and (why := reason(screen, node, gesture)):
            self.crawl.exempt.setdefault(control, why)

    def _options(self, screen: Screen) -> list[tuple[Action, Node | None, str]]:
        options: list[tuple[Action, Node | None, str]] = []
        repeats: dict[Control, int] = {}
        for node in screen.nodes:
            if not (node.clickable or node.long_clickable or node.scrollable):
                continue
            if not node.enabled:
                self.crawl.disabled.add(name_of(screen, node, "tap"))
                continue
            for action, gesture in _gestures(node):
                control = name_of(screen, node, gesture)
                repeats[control] = repeats.get(control, 0) + 1
                if repeats[control] <= MOST_REPEATS:
                    options.append((action, node, gesture))
        self.random.shuffle(options)
        return [*options, (PressKey("back"), None, "back")]


def _gestures(node: Node) -> list[tuple[Action, str]]:
    x, y = node.center
    found: list[tuple[Action, str]] = []
    if node.clickable:
        found.append((Tap(x, y), "tap"))
    if node.long_clickable:
        found.append((LongPress(x, y), "long_press"))
    if node.scrollable:
        left, top, right, bottom = node.bounds
        wide = node.class_name.endswith("HorizontalScrollView")
        dx, dy = ((right - left) // 4, 0) if wide else (0, (bottom - top) // 4)
        found.append((Swipe(x + dx, y + dy, x - dx, y - dy, 500), "scroll"))
        found.append((Swipe(x - dx, y - dy, x + dx, y + dy, 500), "scroll_back"))
    return found


def name_of(screen: Screen, node: Node, gesture: str) -> Control:
    """The unit of the count: the activity and the control's id, or its role and words where it has none."""
    words = node.name or f"{node.class_name.rpartition('.')[2]} {node.text or node.content_desc}"
    return screen.activity, words, gesture


def reason(screen: Screen, node: Node, gesture: str) -> str | None:
    """Why a control may rightly do nothing, or None."""
    if gesture in ("scroll", "scroll_back"):
        return "at its end"
    if node.selected:
        return "already selected"
    if node.checked and _is_choice(screen, node):
        return "already chosen"
    if node.focused:
        return "already focused"
    return None


def _is_choice(screen: Screen, node: Node) -> bool:
    """Whether a checked node is the chosen one of several: a radio button, or one with unchecked ones beside it."""
    if node.class_name.endswith("RadioButton"):
        return True
    parent = screen.parents.get(id(node))
    beside = parent.children if parent is not None else ()
    return any(n.checkable and not n.checked and n.class_name == node.class_name for n in beside)
