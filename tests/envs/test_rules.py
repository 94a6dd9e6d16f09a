"""The rules of discovery, played for real: environment, phone, faults, judge and reward together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from gts_env.actions import Action, Finish, OpenApp, PressKey, ReportDefect, Swipe, Tap
from gts_env.envs.entry import make_navigation
from tests.support.scenarios import PACK, node

KWARGS: dict[str, Any] = {"pack": str(PACK), "device": "tests.support.notes:NotesDevice"}
STAR = ReportDefect("ONR", "Tapping the star button has no effect.")
BACK = ReportDefect("NLE", "Back from More skips the note and shows the list.")


class Play:
    """An episode and what came of it."""

    def __init__(self, task: str, **kwargs: Any) -> None:
        self.env = make_navigation(task=task, **{**KWARGS, "observe": ["elements"], **kwargs})
        self.inner = self.env.unwrapped
        self.env.reset(seed=0)
        self.total = 0.0
        self.kinds: list[str] = []
        self.verdicts: list[str] = []
        self.over = False

    def do(self, *actions: Action) -> Play:
        for action in actions:
            _, reward, terminated, truncated, info = self.env.step(action)
            self.total += float(reward)
            self.over = terminated or truncated
            for event in info["judge"]["events"]:
                if event["kind"] == "report":
                    self.verdicts.append(event["verdict"])
                elif event["target"]:
                    self.kinds.append(event["kind"])
        return self

    def tap(self, **query: Any) -> Play:
        return self.do(Tap(*node(self.inner.screen(), **query).center))


@pytest.fixture
def play() -> Iterator[Any]:
    made: list[Play] = []

    def begin(task: str, **kwargs: Any) -> Play:
        made.append(Play(task, **kwargs))
        return made[-1].do(OpenApp("Notes"))

    yield begin
    for one in made:
        one.env.close()


def test_defect_without_a_changed_pixel_can_be_detected(play: Any) -> None:
    episode = play("Notes-ONR-01", observe=["screenshot"]).tap(id="note", nth=0)
    before = episode.inner.screen().pixels()
    episode.tap(id="star")
    assert np.array_equal(before, episode.inner.screen().pixels())
    episode.do(STAR)
    assert episode.kinds == ["reach", "trigger", "evidence", "detect"] or episode.kinds == [
        "reach",
        "trigger",
        "detect",
    ]
    assert (episode.total, episode.verdicts, episode.over) == (1.0, ["matched"], True)


def test_tap_beside_the_button_is_not_triggered(play: Any) -> None:
    episode = play("Notes-ONR-01").tap(id="note", nth=0)
    left, _, right, bottom = node(episode.inner.screen(), id="star").bounds
    episode.do(Tap(right + 300, bottom - 20), Tap(left + 5, bottom + 900), STAR)
    assert "trigger" not in episode.kinds
    assert episode.verdicts == ["false"]


def test_going_home_by_its_own_key_is_clean(play: Any) -> None:
    episode = play("Notes-NLE-01").tap(id="note", nth=0).tap(id="more")
    episode.do(PressKey("home"), BACK)
    assert episode.kinds == ["reach"]
    assert episode.verdicts == ["false"]


def test_back_that_leads_where_it_should_is_clean(play: Any) -> None:
    episode = play("Notes-NLE-01", defects=[]).tap(id="note", nth=0).tap(id="more")
    episode.do(PressKey("back"), BACK)
    assert (episode.kinds, episode.verdicts) == (["reach"], ["false"])
    assert episode.total == pytest.approx(0.1)  # 0.2 for Reach, 0.1 off for the false report


def test_report_before_the_evidence_does_not_count_and_a_later_one_does(play: Any) -> None:
    episode = play("Notes-ONR-01").tap(id="note", nth=0).do(STAR)
    assert episode.verdicts == ["false"]
    episode.tap(id="star").do(STAR)
    assert episode.verdicts == ["false", "matched"]
    assert episode.over
    assert episode.total == pytest.approx(0.9)


@pytest.mark.parametrize(
    ("report", "verdict"),
    [
        (ReportDefect("ONR", "The More button has no effect."), "false"),  # right mode, wrong place
        (ReportDefect("UTR", "Tapping the star button has no effect."), "false"),  # right place, wrong mode
        (ReportDefect("ONR", ""), "false"),  # mode alone
        (ReportDefect("ONR", "It is broken."), "false"),  # vague
        (ReportDefect("ONR", "Star does not respond."), "matched"),
    ],
)
def test_place_and_mode_must_both_be_right(play: Any, report: ReportDefect, verdict: str) -> None:
    episode = play("Notes-ONR-01").tap(id="note", nth=0).tap(id="star").do(report)
    assert episode.verdicts == [verdict]
    assert ("detect" in episode.kinds) is (verdict == "matched")


def test_report_without_words_needs_the_element_marked(play: Any) -> None:
    episode = play("Notes-ONR-01").tap(id="note", nth=0)
    point = node(episode.inner.screen(), id="star").center
    episode.tap(id="star").do(ReportDefect("ONR", "", point))
    assert episode.verdicts == ["matched"]
    late = play("Notes-ONR-01").tap(id="note", nth=0).tap(id="star")
    late.do(Swipe(500, 1500, 500, 1400), Swipe(500, 1400, 500, 1500), Swipe(500, 1500, 500, 1400))
    late.do(ReportDefect("ONR", "", point))
    assert late.verdicts == ["false"]


def test_another_live_defect_is_credited_and_not_punished(play: Any) -> None:
    episode = play("Notes-ONR-01").tap(id="note", nth=0).tap(id="more").do(PressKey("back"), BACK)
    assert episode.verdicts == ["other"]
    assert not episode.over
    assert episode.total == pytest.approx(0.2)
    episode.do(BACK)
    assert episode.verdicts == ["other", "repeat"]
    assert episode.total == pytest.approx(0.2)


def test_false_reports_cost_three_tenths_at_most_and_the_sixth_is_refused(play: Any) -> None:
    episode = play("Notes-ONR-01", budget=20)
    wrong = ReportDefect("CR", "The colours are wrong.")
    episode.do(wrong, wrong, wrong, wrong, wrong)
    assert episode.total == pytest.approx(-0.3)
    _, reward, _, _, info = episode.env.step(wrong)
    assert reward == 0
    assert "report" in info["action_error"].lower()


def test_display_of_the_stages_when_the_episode_goes_on(play: Any) -> None:
    episode = play("Notes-ONR-01", end_on_detect=False).tap(id="note", nth=0).tap(id="star").do(STAR)
    assert not episode.over
    assert episode.total == 1.0
    episode.do(Finish())
    assert episode.over
    assert episode.total == 1.0
