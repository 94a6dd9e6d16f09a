"""Plans: the steps of a scenario file, played against the screens as they come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gts_env.actions import (
    Action,
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.errors import GtsError
from gts_env.screen import Node, Screen
from gts_env.screen.query import find

if TYPE_CHECKING:
    from gts_env.benchmark.model import PlanStep

MOST_SCROLLS = 15
_VECTORS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class PlanError(GtsError):
    """A plan asks for something that the screen does not show."""


class PlanPlayer:
    """Plays a plan, one action at a time.

    Args:
        steps: The plan.
    """

    def __init__(self, steps: Sequence[PlanStep]) -> None:
        self.steps = tuple(steps)
        self.at = 0
        self._scrolls = 0

    def next(self, screen: Screen) -> Action | None:
        """The next action on this screen, or None at the end of the plan.

        Raises:
            PlanError: The screen does not show the node that the step acts on.
        """
        while self.at < len(self.steps):
            step = self.steps[self.at]
            if step.verb == "scroll_to":
                action = self._scroll_to(step, screen)
                if action is None:
                    self.at += 1
                    continue
                return action
            self.at += 1
            return perform(step, screen)
        return None

    def _scroll_to(self, step: PlanStep, screen: Screen) -> Action | None:
        assert step.query is not None
        if find(screen, step.query) is not None:
            self._scrolls = 0
            return None
        self._scrolls += 1
        if self._scrolls > MOST_SCROLLS:
            raise PlanError(f"{step.where}: {MOST_SCROLLS} swipes did not bring {step.query} into view")
        return _swipe(_scrollable(screen), step.word or "up", step.distance, screen)


def perform(step: PlanStep, screen: Screen) -> Action:
    """The action of one step on a screen."""
    verb = step.verb
    if verb == "open_app":
        return OpenApp(step.word)
    if verb == "press":
        return PressKey(step.word)
    if verb == "rotate":
        return Rotate(step.word)
    if verb == "wait":
        return Wait(step.ms)
    if verb == "finish":
        return Finish()
    if verb == "type":
        return TypeText(step.text, step.clear, step.submit)
    if verb == "report":
        point = _point(step, _node(step, screen)) if step.query is not None else None
        return ReportDefect(step.word, step.text, point, step.step)
    if verb == "swipe":
        node = _node(step, screen) if step.query is not None else None
        return _swipe(node, step.word, step.distance, screen)
    return _touch(step, screen)


def _touch(step: PlanStep, screen: Screen) -> Action:
    x, y = _point(step, _node(step, screen))
    if step.verb == "tap":
        return Tap(x, y)
    if step.verb == "double_tap":
        return DoubleTap(x, y)
    if step.verb == "long_press":
        return LongPress(x, y)
    if step.verb == "drag" and step.to is not None:
        target = find(screen, step.to)
        if target is None:
            raise PlanError(f"{step.where}: no node {step.to} to drag to", found=_seen(screen))
        return Drag(x, y, *target.center)
    raise PlanError(f"{step.where}: a plan has no step {step.verb!r}")


def _node(step: PlanStep, screen: Screen) -> Node:
    assert step.query is not None
    node = find(screen, step.query)
    if node is None:
        raise PlanError(f"{step.where}: no node {step.query} to {step.verb.replace('_', ' ')}", found=_seen(screen))
    return node


def _seen(screen: Screen) -> str:
    words = [n.text or n.content_desc for n in screen.nodes if n.text or n.content_desc]
    return f"screen {screen.activity} showing {', '.join(repr(w) for w in words[:12])}"


def _point(step: PlanStep, node: Node) -> tuple[int, int]:
    left, top, right, bottom = node.bounds
    fx, fy = step.at or (0.5, 0.5)
    return min(right - 1, int(left + (right - left) * fx)), min(bottom - 1, int(top + (bottom - top) * fy))


def _scrollable(screen: Screen) -> Node | None:
    nodes = [n for n in screen.nodes if n.scrollable]
    return max(nodes, key=lambda n: (n.bounds[3] - n.bounds[1]) * (n.bounds[2] - n.bounds[0]), default=None)


def _swipe(node: Node | None, direction: str, distance: float, screen: Screen) -> Swipe:
    left, top, right, bottom = node.bounds if node is not None else (0, 0, screen.width, screen.height)
    x, y = (left + right) // 2, (top + bottom) // 2
    dx, dy = _VECTORS[direction]
    half_w, half_h = int((right - left) * distance / 2), int((bottom - top) * distance / 2)
    return Swipe(x - dx * half_w, y - dy * half_h, x + dx * half_w, y + dy * half_h, 600)
