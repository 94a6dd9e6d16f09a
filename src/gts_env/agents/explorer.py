"""The UI-guided explorer: tries what it has not tried yet, and reports what no healthy app does.

It abstracts screens to their activity and structure, as DroidBot does, and walks the graph of them; of controls that
were tried alike it prefers those that share words with the instruction. Its oracles need no knowledge of the app: back
from an inner screen must not leave the app, a control must do something, turning the phone must not lose a dialog or
what was typed, and a screen must not look broken in its tree (:mod:`gts_env.agents.oracles`).
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from gts_env.actions import Action, OpenApp, PressKey, ReportDefect, Rotate, Swipe, Tap, TypeText
from gts_env.agents.abstraction import parts, signature, structure
from gts_env.agents.base import Agent, AgentView
from gts_env.agents.guidance import Guidance
from gts_env.agents.oracles import Fault, faults, label_of, lost
from gts_env.screen import Node, Screen
from gts_env.screen.diff import same_tree

__all__ = ["Explorer", "signature", "structure"]

BACK_SHARE = 0.15
SCROLL_SHARE = 0.12
TURN_SHARE = 0.02
TURN_SHARE_ASKED = 0.25
"""How often it turns the phone, at random and if the instruction speaks of it."""
PROOF_TAPS = 2
"""So many taps in a row without any change make a control a dead one."""
GO_THERE = frozenset("today now home top".split())
"""Words on controls that lead to a state in which they have nothing to do."""
ALIKE = 0.85
"""Share of what is on either of two screens that is on both of screens much alike."""
MOST_REPORTS = 2


class Explorer(Agent):
    """Seeded exploration along the words of the instruction, with general oracles."""

    name = "explorer"

    def reset(self, view: AgentView, seed: int) -> None:
        """Forget everything."""
        self._random = np.random.default_rng(seed)
        self._guide = Guidance(view.instruction)
        self._tried: Counter[tuple[str, str]] = Counter()
        self._depth: list[str] = []
        self._last: tuple[str, str, Screen] | None = None
        self._still = 0
        self._alive: dict[str, list[frozenset[str]]] = {}
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
        fault = next((f for f in faults(screen) if f.what not in self._reported), None)
        if fault is not None and len(self._reported) < MOST_REPORTS:
            return self._report(fault)
        return self._explore(view)

    # -- what to try ---------------------------------------------------------------------------------------------

    def _explore(self, view: AgentView) -> Action:
        screen = view.screen
        place = structure(screen)
        if screen.activity in self._depth:
            self._depth = self._depth[: self._depth.index(screen.activity) + 1]
        else:
            self._depth.append(screen.activity)
        other = self._other_than_tap(screen, place)
        if other is not None:
            return other
        nodes = [n for n in screen.nodes if n.clickable and n.enabled]
        options = [(self._tried[(place, signature(n))], -self._guide.score(n), i) for i, n in enumerate(nodes)]
        if not options or min(options)[0] > 2:
            return self._scroll_or_back(screen, place)
        best = min(options)[:2]
        fresh = [i for count, score, i in options if (count, score) == best]
        node = nodes[fresh[int(self._random.integers(len(fresh)))]]
        self._guide.followed(node)
        return self._do(place, signature(node), screen, Tap(*node.center))

    def _other_than_tap(self, screen: Screen, place: str) -> Action | None:
        """Now and then back, a scroll, a turn of the phone; a word in an empty field with the focus."""
        field = next((n for n in screen.nodes if n.focused and n.class_name.endswith("EditText") and not n.text), None)
        if field is not None and not self._tried[(place, "type")]:
            return self._do(place, "type", screen, TypeText(self._word(field)))
        chance = self._random.random()
        if len(self._depth) > 1 and chance < BACK_SHARE:
            return self._do(place, "back", screen, PressKey("back"))
        if chance > 1 - SCROLL_SHARE and any(n.scrollable for n in screen.nodes):
            return self._scroll(screen, place)
        turns = TURN_SHARE_ASKED if self._guide.turns else TURN_SHARE
        if BACK_SHARE <= chance < BACK_SHARE + turns:
            way = "landscape" if screen.orientation == "portrait" else "portrait"
            return self._do(place, "turn", screen, Rotate(way))
        return None

    def _word(self, field: Node) -> str:
        return "7" if any(word in field.name for word in ("amount", "number", "count", "interval")) else "tea"

    def _scroll_or_back(self, screen: Screen, place: str) -> Action:
        if self._random.random() < 0.5:
            return self._do(place, "back", screen, PressKey("back"))
        return self._scroll(screen, place)

    def _scroll(self, screen: Screen, place: str) -> Action:
        x, y = screen.width // 2, screen.height // 2
        return self._do(place, "scroll", screen, Swipe(x, y + screen.height // 4, x, y - screen.height // 4, 600))

    def _do(self, place: str, what: str, screen: Screen, action: Action) -> Action:
        self._tried[(place, what)] += 1
        self._last = (place, what, screen)
        return action

    # -- what was seen -------------------------------------------------------------------------------------------

    def _report(self, fault: Fault) -> Action:
        self._reported.add(fault.what)
        return ReportDefect(fault.mode, fault.text, fault.point)

    def _judge_last(self, view: AgentView) -> Action | None:
        if self._last is None:
            return None
        place, what, before = self._last
        self._last = None
        if len(self._reported) >= MOST_REPORTS:
            return None
        fault = self._moved(what, before, view.screen)
        if fault is not None and fault.what not in self._reported:
            return self._report(fault)
        return self._dead_control(place, what, before, view)

    def _moved(self, what: str, before: Screen, after: Screen) -> Fault | None:
        """What back or a turn of the phone has done that it must not."""
        if what == "back" and after.package == "org.gts.launcher" and len(self._depth) > 1:
            text = (
                "Pressing back on an inner screen leaves the app and shows the home screen; expected the screen before."
            )
            return Fault("NLE", "back", text)
        if (
            what == "back"
            and after.package == before.package
            and not any(n.text or n.content_desc for n in after.nodes)
        ):
            return Fault("CR", "blank", "After back the screen is blank: only the background is left.")
        if what == "turn" and after.package == before.package:
            return lost(before, after)
        return None

    def _dead_control(self, place: str, what: str, before: Screen, view: AgentView) -> Action | None:
        same = same_tree(before, view.screen) and before.toast == view.screen.toast
        if what in ("back", "scroll", "app", "turn", "type"):
            self._still = 0
            return None
        if not same:
            self._still = 0
            self._alive.setdefault(what, []).append(parts(before))
            return None
        node = next((n for n in view.screen.nodes if n.clickable and signature(n) == what), None)
        if node is None or node.selected or node.checked or node.focused or what in self._reported:
            return None
        label = label_of(node)
        if GO_THERE & set(label.casefold().split()) or self._has_done_it(what, view.screen):
            return None
        self._still += 1
        if self._still < PROOF_TAPS:
            return self._do(place, what, view.screen, Tap(*node.center))
        self._still = 0
        text = f"Tapping {label} does nothing: no response, the button is dead and nothing opens."
        return self._report(Fault("ONR", what, text, node.center))

    def _has_done_it(self, what: str, screen: Screen) -> bool:
        """Whether a control did something on a screen much like this one: what it does may be there already."""
        now = parts(screen)
        return any(len(now & was) >= ALIKE * len(now | was) for was in self._alive.get(what, ()))
