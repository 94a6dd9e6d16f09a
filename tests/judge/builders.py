"""Small screens and scenarios made by hand."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import dedent, indent
from typing import Any

import numpy as np

from gts_env.actions import Action, PressKey, ReportDefect, Swipe, Tap
from gts_env.benchmark import Defect, Scenario, parse_scenario
from gts_env.judge import GUIJudge, JudgeEvent, JudgeState
from gts_env.screen import Node, Screen
from gts_env.screen.node import FLAG_NAMES

APP = "org.gts.calendar"
WIDTH, HEIGHT = 1080, 2400


def node(
    name: str = "",
    text: str = "",
    *children: Node,
    desc: str = "",
    hint: str = "",
    box: tuple[int, int, int, int] = (0, 0, 100, 100),
    kind: str = "TextView",
    package: str = APP,
    flags: Iterable[str] = ("enabled",),
) -> Node:
    """A node; ``flags`` are names of :data:`FLAG_NAMES`."""
    bits = sum(FLAG_NAMES[flag] for flag in flags)
    return Node(
        f"android.widget.{kind}", package, f"{package}:id/{name}" if name else "", text, desc, hint, box, bits, children
    )


def button(name: str, text: str = "", box: tuple[int, int, int, int] = (0, 0, 100, 100), **more: Any) -> Node:
    return node(name, text, box=box, kind="Button", flags=("enabled", "clickable"), **more)


def screen(*nodes: Node, package: str = APP, pixels: Any = None, **facts: Any) -> Screen:
    """A screen with one root that fills it."""
    root = node("", "", *nodes, box=(0, 0, WIDTH, HEIGHT), kind="FrameLayout", package=package)
    return Screen((root,), width=WIDTH, height=HEIGHT, package=package, pixels=pixels, **facts)


def rows(texts: Iterable[str], *, top: int = 200, bottom: int = 2000, height: int = 150, name: str = "list") -> Node:
    """A scrolling list; rows that do not fit are not in the tree, a row that is cut ends at the list's edge."""
    made = []
    for number, text in enumerate(texts):
        start = top + number * height
        if start < bottom:
            made.append(node("row", text, box=(0, start, WIDTH, min(start + height, bottom))))
    return node(name, "", *made, box=(0, top, WIDTH, bottom), kind="ListView", flags=("enabled", "scrollable"))


def tap(on: Node) -> Tap:
    return Tap(*on.center)


BACK = PressKey("back")
SWIPE_UP = Swipe(540, 1800, 540, 600)

BASIS_TEXTS = """\
description: d
preconditions: p
trigger_text: t
expected: e
actual: a
conclusion: c
"""


def defect_yaml(basis: str, *, id: str = "the-defect", mode: str = "NLE", accepts: str = "") -> str:
    head = f"id: {id}\nmode: {mode}\ntitle: T\nfault: {{operator: none}}\n"
    if accepts:
        head += f"accepts: {accepts}\n"
    return head + "basis:\n" + indent(BASIS_TEXTS + dedent(basis), "  ")


def scenario(*defects: str, screens: str = "", head: str = "") -> Scenario:
    """A scenario of the given defects, in YAML."""
    text = "schema: 1\nscenario: made-by-hand\napp: calendar\ntitle: T\n" + dedent(head)
    if screens:
        text += "screens:\n" + indent(dedent(screens), "  ")
    text += "defects:\n"
    for defect in defects:
        text += "  - " + indent(dedent(defect), "    ").lstrip()
    return parse_scenario(text, "calendar/made.yaml")


def judge_of(made: Scenario, target: int | None = 0, live: Iterable[Defect] | None = None) -> GUIJudge:
    defects = tuple(made.defects if live is None else live)
    return GUIJudge(None if target is None else made.defects[target], defects, made.screens)


class Episode:
    """Feeds a judge step by step and keeps what it said."""

    def __init__(self, judge: GUIJudge, first: Screen) -> None:
        self.judge = judge
        self.screen = first
        self.state: JudgeState
        self.state, self.events = judge.start(first)
        self.last: list[JudgeEvent] = list(self.events)

    def step(self, action: Action, after: Screen | None = None) -> list[str]:
        """Do a step; without a screen nothing changes. Returns the kinds of events of the target."""
        after = self.screen if after is None else after
        self.state, self.last = self.judge.fold(self.state, self.screen, action, after)
        self.events += self.last
        self.screen = after
        return [event.kind for event in self.last if event.target]

    def report(self, mode: str, text: str = "", point: tuple[int, int] | None = None, step: int | None = None) -> str:
        """Report and give the verdict (``ignored`` if there is none)."""
        self.step(ReportDefect(mode, text, point, step))
        return next((event.verdict or "" for event in self.last if event.kind == "report"), "ignored")

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events if event.target]

    @property
    def summary(self) -> dict[str, Any]:
        return self.judge.summary(self.state)


def flat(colour: tuple[int, int, int] = (255, 255, 255)) -> np.ndarray:
    """A picture of the whole device in one colour."""
    picture = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    picture[:] = colour
    return picture


def fill(picture: np.ndarray, box: tuple[int, int, int, int], colour: tuple[int, int, int]) -> np.ndarray:
    left, top, right, bottom = box
    picture[top:bottom, left:right] = colour
    return picture
