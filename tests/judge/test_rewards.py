from __future__ import annotations

import math
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.actions import Tap
from gts_env.errors import GtsError
from gts_env.judge import JudgeEvent, JudgeState, RewardWeights, penalty, terms

from .builders import Episode, judge_of, scenario
from .test_reports import BOTH, DEAD, DISPLAY, PLAIN

INTERACTION = scenario(DEAD).defects[0]
SHOWN = scenario(DISPLAY).defects[0]


def paid(episode: Episode) -> dict[str, float]:
    return terms(episode.last, episode.state, episode.judge.target)


def test_an_interaction_defect_pays_in_three_parts() -> None:
    episode = Episode(judge_of(scenario(DEAD)), PLAIN)
    episode.step(Tap(0, 0), BOTH)
    assert paid(episode) == {"reach": 0.2}
    episode.step(Tap(1000, 60))
    assert paid(episode) == {"trigger": 0.3}
    episode.report("ONR", "Save is dead")
    assert paid(episode) == {"detect": 0.5}


def test_a_display_defect_pays_in_two_parts_that_give_one() -> None:
    pays = RewardWeights().stages(display=True)
    assert list(pays) == ["reach", "detect"]
    assert pays["reach"] == 0.2 / 0.7
    assert pays["reach"] + pays["detect"] == 1.0
    assert math.isclose(pays["detect"], 0.5 / 0.7)


positive = st.floats(0.0, 1000, allow_subnormal=False)


@given(positive, positive, st.floats(0.001, 1000), st.booleans())
def test_the_last_stage_pays_what_is_missing_to_one(reach: float, trigger: float, detect: float, display: bool) -> None:
    pays = RewardWeights(reach, trigger, detect).stages(display)
    returned = 0.0
    for pay in pays.values():
        returned += pay
    assert returned == 1.0
    assert all(pay >= 0 for pay in pays.values())


def test_false_reports_cost_up_to_a_cap() -> None:
    episode = Episode(judge_of(scenario(DEAD)), BOTH)
    costs = []
    for _ in range(6):
        episode.report("UTR", "something")
        costs.append(paid(episode).get("false_report", 0.0))
    assert costs[:3] == pytest.approx([-0.1, -0.1, -0.1])
    assert costs[3:] == [0.0, 0.0, 0.0]
    assert [penalty(n) for n in range(6)] == pytest.approx([0.0, -0.1, -0.2, -0.3, -0.3, -0.3])


def test_only_false_reports_cost() -> None:
    episode = Episode(judge_of(scenario(DISPLAY, DEAD)), BOTH)
    episode.step(Tap(1000, 60))
    for mode, text in (("ONR", "Save is dead"), ("ONR", "Save is dead"), ("EL", "标题被截断")):
        episode.report(mode, text)
        assert paid(episode) == {}
    assert list(episode.state.verdicts) == ["other", "repeat", "undecided"]


def test_other_defects_pay_nothing() -> None:
    events = [JudgeEvent("reach", "x", 1), JudgeEvent("detect", "x", 1)]
    assert terms(events, JudgeState(), INTERACTION) == {}


def test_several_stages_in_one_step_pay_together() -> None:
    events = [JudgeEvent(kind, "x", 1, target=True) for kind in ("reach", "trigger", "evidence", "detect")]
    assert sum(terms(events, JudgeState(), INTERACTION).values()) == 1.0
    assert sum(terms(events, JudgeState(), SHOWN).values()) == 1.0


def test_weights_may_be_chosen() -> None:
    sparse = RewardWeights(reach=0, trigger=0, detect=1, false_report=0, false_cap=0)
    assert sparse.stages(display=False) == {"reach": 0.0, "trigger": 0.0, "detect": 1.0}
    assert RewardWeights.from_mapping({"reach": 1, "detect": 1}).reach == 1.0
    assert pickle.loads(pickle.dumps(sparse)) == sparse
    events = [JudgeEvent("report", "", 1, "false")]
    assert terms(events, JudgeState(1, (), ("false",)), INTERACTION, sparse) == {}


@pytest.mark.parametrize(
    ("weights", "message"),
    [
        ({"reach": -1}, "numbers from 0"),
        ({"detect": 0}, "detect pays something"),
        ({"reach": math.nan}, "numbers from 0"),
        ({"false_report": 0.1}, "costs something or nothing"),
        ({"false_report": -0.5}, "not more than the cap"),
        ({"detec": 1}, "Did you mean 'detect'"),
    ],
)
def test_weights_that_cannot_be_meant(weights: dict[str, float], message: str) -> None:
    with pytest.raises(GtsError, match=message):
        RewardWeights.from_mapping(weights)
