"""Trajectories made by hand: screens, pictures and actions that follow from the number of the step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gts_env.actions import Action, ReportDefect, Tap, TypeText, Wait
from gts_env.recording import Outcome, Recorder
from gts_env.screen import Node, Screen
from gts_env.screen.node import CLICKABLE, ENABLED

META: dict[str, Any] = {"task": "Made/Up-CR-01", "seed": 3, "attempt": 0, "about": {"agent": "Zoë 会议"}}
SIZE = (60, 40)
TITLES = ("Milk & <bread>", "Café 会议\n\"quoted\" 'it'", "x" * 3000)
ACTIONS: tuple[Action, ...] = (Tap(3, 4), TypeText("Zoë\n会议", clear=True), Wait(9), ReportDefect("CR", "odd", (1, 2)))


def screen_of(number: int) -> Screen:
    """The screen after a step: three of them take turns."""
    title = Node(
        "android.widget.TextView", "org.made", "org.made:id/title", TITLES[number % 3], "", "", (0, 0, 40, 9), 8
    )
    root = Node("android.widget.FrameLayout", "org.made", "", "", "", "", (0, 0, 40, 60), CLICKABLE | ENABLED, (title,))
    return Screen(
        (root,),
        width=SIZE[1],
        height=SIZE[0],
        package="org.made",
        activity=".Main",
        keyboard=number % 2 == 0,
        time_ms=1000 + number * 500,
        toast="Saved – 保存" if number % 4 == 1 else None,
        locale="de-DE",
        font_scale=1.3,
        night=True,
    )


def frame_of(number: int) -> npt.NDArray[np.uint8]:
    """The picture after a step: now and then the same, a few rows, a turned one, noise."""
    shape = (SIZE[1], SIZE[0]) if number % 11 == 10 else SIZE
    frame = np.random.default_rng(number // 7).integers(0, 255, (*shape, 3), np.uint8)
    if number % 3 == 1:
        frame[5 : 5 + number % 9] = number % 251
    return frame


def outcome_of(number: int) -> Outcome:
    """What a step did."""
    if number == 0:
        return Outcome()
    return Outcome(
        action=ACTIONS[number % len(ACTIONS)],
        refused=number % 5 == 0,
        action_error="no – 不" if number % 5 == 0 else "",
        reward=0.1 * number,
        reward_terms={"reach": 0.1 * number, "detect": 0.0},
        given=[number, 2] if number % 2 else None,
        note={"thought": "perhaps…"} if number % 4 == 0 else {},
    )


def events_of(number: int) -> list[dict[str, Any]]:
    """What the judge saw."""
    return [{"kind": "reach", "defect": "d", "step": number, "verdict": "", "target": True}] if number % 6 == 2 else []


def add(recorder: Recorder, number: int) -> None:
    """Record a step."""
    recorder.add(outcome_of(number), screen_of(number), frame_of(number), events_of(number))


def record(folder: Path, steps: int, *, end: str | None = "terminated", judged: bool = True) -> Recorder:
    """Record a whole trajectory."""
    recorder = Recorder(folder, META, judged=judged)
    for number in range(steps + 1):
        add(recorder, number)
    if end is not None:
        recorder.close(end, {"reached": True})
    return recorder
