from __future__ import annotations

import json
import math
from collections.abc import Iterator

import pytest

from gts_env.actions import Action, ReportDefect, Tap, Wait
from gts_env.errors import TrajectoryError
from gts_env.judge import Confusion, agent_figures, agreement, confusion, judge_trajectory, terms
from gts_env.screen import Screen

from .builders import Episode, judge_of, scenario
from .test_reports import BOTH, DEAD, DISPLAY, PLAIN

MADE = scenario(DEAD, DISPLAY)
ACTIONS: list[Action] = [
    Wait(500),
    ReportDefect("UTR", "something"),
    Tap(1000, 60),
    ReportDefect("ONR", "Save is dead"),
    ReportDefect("EL", "The title is cut"),
]
SCREENS = [PLAIN, BOTH, BOTH, BOTH, BOTH, BOTH]


def test_a_recording_is_judged_as_the_episode_was() -> None:
    episode, rewards = Episode(judge_of(MADE), SCREENS[0]), []
    for action, after in zip(ACTIONS, SCREENS[1:], strict=True):
        episode.step(action, after)
        rewards.append(sum(terms(episode.last, episode.state, episode.judge.target).values()))

    def stream() -> Iterator[Screen]:
        yield from SCREENS

    said = judge_trajectory(judge_of(MADE), stream(), iter(ACTIONS))
    assert said.state == episode.state
    assert list(said.events) == episode.events
    assert list(said.rewards) == rewards
    assert sum(said.rewards) == pytest.approx(0.9)
    assert said.summary == episode.summary
    assert json.loads(json.dumps(said.summary)) == said.summary


def test_what_holds_at_reset_was_not_reached_by_the_agent() -> None:
    acts = [Wait(500), None, Tap(1000, 60), ReportDefect("ONR", "Save is dead")]
    said = judge_trajectory(judge_of(scenario(DEAD)), [BOTH] * 5, acts)
    assert said.rewards[:2] == (0, 0)
    assert said.rewards[2] == 0.3 / 0.8
    assert sum(said.rewards) == 1.0


def test_screens_and_actions_must_fit() -> None:
    judge = judge_of(MADE)
    for screens, actions in (([], []), ([PLAIN], ACTIONS[:1]), ([PLAIN, BOTH, BOTH], ACTIONS[:1])):
        with pytest.raises(TrajectoryError):
            judge_trajectory(judge, screens, actions)


def run(reached: bool, triggered: bool | None, detected: bool, *verdicts: str) -> dict[str, object]:
    return {"target": "x", "reached": reached, "triggered": triggered, "detected": detected, "verdicts": list(verdicts)}


RUNS = [
    run(True, True, True, "matched"),
    run(True, True, False, "false", "repeat"),
    run(True, False, False),
    run(False, False, False, "other", "undecided"),
    run(True, None, True, "matched"),
    run(True, None, False),
]


def test_figures_of_a_tester() -> None:
    figures = agent_figures(RUNS)
    plain = {stage: (rate.hits, rate.of) for stage, rate in figures.unconditional.items()}
    assert plain == {"reached": (5, 6), "triggered": (2, 4), "detected": (2, 6)}
    given = {stage: (rate.hits, rate.of) for stage, rate in figures.conditional.items()}
    # Of those exposed: two triggered interaction defects and two reached display defects.
    assert given == {"reached": (5, 6), "triggered": (2, 3), "detected": (2, 4)}
    assert figures.conditional["detected"].value == 0.5
    assert figures.reports == Confusion(tp=3, fp=1, fn=4)


def test_agreement_with_a_reference() -> None:
    judged = [run(True, True, True), run(True, False, False), run(True, None, True), run(False, False, False)]
    truth = [run(True, True, False), run(True, True, True), run(True, None, True), run(True, False, False)]
    found = agreement(judged, truth)
    assert found["reached"] == Confusion(tp=3, fn=1)
    assert found["triggered"] == Confusion(tp=1, fn=1, tn=1)
    assert found["detected"] == Confusion(tp=1, fp=1, fn=1, tn=1)
    assert agreement(judged, truth, conditional=True)["detected"] == Confusion(tp=1, fp=1, fn=1)
    with pytest.raises(ValueError, match="zip"):
        agreement(judged, truth[:1])


def test_precision_recall_and_the_rest() -> None:
    table = Confusion(tp=6, fp=2, fn=4, tn=8)
    assert (table.precision, table.recall, table.specificity) == (0.75, 0.6, 0.8)
    assert table.f1 == pytest.approx(2 * 0.75 * 0.6 / (0.75 + 0.6))
    assert table.npv == pytest.approx(8 / 12)
    assert table.accuracy == 0.7
    assert math.isnan(Confusion().precision)
    assert confusion([(True, True), (True, False), (False, False)]) == Confusion(1, 1, 0, 1)
