"""The bench measures what it says: the mix goes round, and figures tell whether their floor is kept."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from gts_env.envs.entry import make_navigation
from gts_env.errors import GtsError
from gts_env.evaluation.bench import vector
from gts_env.evaluation.bench.figure import Figure
from gts_env.evaluation.bench.processes import output_of
from gts_env.evaluation.bench.script import ROUND, ROUNDS, TASK, mix, to_start


def test_a_round_of_the_mix_ends_where_it_began() -> None:
    env = make_navigation(task=TASK, budget=1000, observe=["elements"])
    env.reset(seed=0)
    to_start(env)
    start = env.unwrapped.screen()
    for _ in range(2):
        kinds: Counter[str] = Counter()
        for timed in islice(mix(env), ROUND):
            before = env.unwrapped.screen()
            env.step(timed.action)
            after = env.unwrapped.screen()
            assert env.unwrapped.action_error == ""
            assert after.roots[0] is not before.roots[0], f"{timed} changed nothing"
            kinds[timed.kind] += 1
        assert kinds == {"local": 10, "new": 13}
        assert env.unwrapped.screen().activity == start.activity


def test_the_mix_goes_on_when_reminders_would_have_come() -> None:
    env = make_navigation(task=TASK, budget=10_000, observe=["goal"])
    env.reset(seed=0)
    to_start(env)
    for timed in islice(mix(env), ROUND * (ROUNDS + 25)):
        env.step(timed.action)
        assert env.unwrapped.action_error == ""


def test_workers_are_measured_against_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "ENVS", 2)
    monkeypatch.setattr(vector, "ROUND", 2)
    here, there, gain, cores = vector.measured(0.0)
    assert (here.unit, there.unit, gain.unit, gain.floor) == ("1/s", "1/s", "x", 1.7)
    assert cores.value > 0.5, "two processes at once are no slower than one after the other, about"
    assert gain.value == there.value / here.value
    assert not Figure("g", 1.6, "x", 1.7).holds


def test_what_another_process_measures_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Figure("8 envs", 5.0, "1/s", 4.0).to_json()
    monkeypatch.setattr(vector, "output_of", lambda code: [line] if "measured(0.5)" in code else [])
    assert list(vector.vector_figures(0.5)) == [Figure("8 envs", 5.0, "1/s", 4.0)]
    with pytest.raises(GtsError, match="ZeroDivisionError"):
        output_of("1 / 0")


def test_a_rate_is_held_from_below_and_a_time_from_above() -> None:
    assert Figure("r", 10.0, "1/s", 9.0).holds
    assert not Figure("r", 8.0, "1/s", 9.0).holds
    assert Figure("t", 0.4, "ms", 0.5).holds
    assert not Figure("t", 0.6, "ms", 0.5).holds
    assert Figure("m", 1.0, "ms").holds
