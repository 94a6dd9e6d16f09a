"""Jobs: what an app's commands put off until later, and the alarms that follow from its data."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from gts_env.actions import OpenApp, PressKey, Wait
from gts_env.android.clock import to_ms
from gts_env.android.effects import As, Do, Open, pack
from gts_env.android.jobs import next_alarms
from gts_env.android.phone import Phone
from gts_env.android.seams import Seams
from gts_env.errors import DeviceError
from gts_env.evolving import evolve
from tests.android.notifying_app import MINUTE, phone
from tests.android.sample_app import NOW, ZONE, find, tap, texts

START = to_ms(NOW, ZONE)


def do(p: Phone, command: str, app: str = "notifying", **args: Any) -> None:
    """Run a command of an app and let the phone come to rest."""
    p.state = p.reducer.apply(p.state, As(app, Do(command, pack(args))))


def log(p: Phone, app: str = "notifying") -> list[tuple[int, str]]:
    """What the app has noted, with minutes since the start."""
    return [((at - START) // MINUTE, word) for at, word in p.state.data[app].log]


def test_a_timer_runs_the_command_at_its_time_also_behind_another_app():
    p = phone()
    p.perform(OpenApp("Courier"))
    tap(p, id="timer")
    due = p.state.background.jobs[0].at
    p.perform(OpenApp("Second"))
    p.perform(Wait(4 * MINUTE))
    assert log(p) == []
    p.perform(Wait(2 * MINUTE))
    assert p.state.data["notifying"].log == ((due, "timer"),)
    assert p.state.entry.app == "second"
    assert "0 done" in texts(p)
    p.perform(OpenApp("Courier"))
    assert "1 done" in texts(p)


def test_a_long_wait_runs_all_jobs_in_order_with_the_clock_at_each_ones_time():
    p = phone()
    do(p, "plan", name="c", at=START + 90 * MINUTE, word="c")
    do(p, "plan", name="a", at=START + 10 * MINUTE, word="a", every=60 * MINUTE)
    do(p, "plan", name="b", at=START + 10 * MINUTE, word="b")
    p.perform(Wait(24 * 60 * MINUTE))
    found = log(p)
    assert found[:3] == [(10, "a"), (10, "b"), (70, "a")]
    assert found == sorted(found, key=lambda row: row[0])
    assert [row for row in found if row[1] == "a"] == [(10 + 60 * i, "a") for i in range(24)]
    assert (90, "c") in found
    assert p.state.now == START + 24 * 60 * MINUTE + 500


def test_waits_of_any_length_lead_to_the_same():
    one, many = phone(), phone()
    for p in (one, many):
        do(p, "plan", name="a", at=START + 3 * MINUTE, word="a", every=7 * MINUTE)
        do(p, "tick", n=0)
    one.perform(Wait(30 * MINUTE))
    for _ in range(30):
        many.perform(Wait(MINUTE - 500))
    assert log(one) == log(many)


def test_a_job_may_schedule_further_ones_and_they_end():
    p = phone()
    do(p, "tick", n=0)
    p.perform(Wait(10 * MINUTE))
    assert log(p) == [(0, "tick 0"), (1, "tick 1"), (2, "tick 2"), (3, "tick 3")]


def test_a_job_without_end_is_refused():
    p = phone()
    do(p, "forever")
    with pytest.raises(DeviceError, match="again and again"):
        p.perform(Wait(1000))


def test_a_job_is_replaced_and_called_off_by_its_name():
    p = phone()
    do(p, "plan", name="x", at=START + MINUTE, word="first")
    do(p, "plan", name="x", at=START + 2 * MINUTE, word="second")
    do(p, "plan", "second", name="x", at=START + 3 * MINUTE, word="other app")
    do(p, "plan", name="y", at=START + 4 * MINUTE, word="y")
    do(p, "call_off", name="y")
    p.perform(Wait(10 * MINUTE))
    assert log(p) == [(2, "second")]
    assert log(p, "second") == [(3, "other app")]


def test_an_unknown_command_is_told_with_near_names():
    p = phone()
    tx = p.reducer.begin(p.state)
    tx.app = "notifying"
    with pytest.raises(DeviceError, match="note"):
        tx.schedule("x", START, "nott")


def test_alarms_follow_the_data_once_the_app_was_started():
    p = phone()
    due = (START + 5 * MINUTE, START + 5 * MINUTE, START + 9 * MINUTE)
    do(p, "set_due", due=due)
    p.perform(Wait(2 * MINUTE))
    assert p.state.background.jobs == ()
    p.perform(OpenApp("Courier"))
    p.perform(PressKey("home"))
    p.perform(Wait(4 * MINUTE))
    assert log(p) == [(5, "due 0"), (5, "due 1")]
    p.perform(Wait(MINUTE))
    do(p, "set_due", due=(START + 20 * MINUTE,))
    p.perform(Wait(30 * MINUTE))
    assert log(p)[2:] == [(20, "due 0")]
    assert p.state.background.jobs == ()


def test_a_screen_opened_by_a_job_comes_in_a_task_of_its_own():
    p = phone()
    p.perform(OpenApp("Second"))
    p.state = p.reducer.job(p.state, "notifying", "show_screen")
    assert p.state.entry.app == "notifying"
    p.perform(PressKey("back"))
    assert find(p, id="post")
    assert [e.app for t in p.state.tasks for e in t.entries] == ["notifying", "second", "launcher"]


def test_a_job_is_its_apps_own_while_another_app_lies_on_top_of_its_task():
    p = phone()
    p.perform(OpenApp("Courier"))
    do(p, "set_due", due=(START + 5 * MINUTE,))
    p.state = p.reducer.apply(p.state, Open("thread", pack({"n": 1}), "second"))
    assert [e.app for e in p.state.task.entries] == ["notifying", "second"]
    p.perform(Wait(6 * MINUTE))
    assert (log(p), log(p, "second")) == ([(5, "due 0")], [])


class Twice(Seams):
    def job(self, tx, name, args, run):
        run(name, {**args, "word": "stale"})
        run(name, args)


def test_faults_reach_jobs_by_the_name_of_their_command():
    p = phone(Twice())
    do(p, "plan", name="x", at=START + MINUTE, word="new")
    p.perform(Wait(2 * MINUTE))
    assert log(p) == [(1, "stale"), (1, "new")]


def test_the_state_with_jobs_can_be_saved():
    p = phone()
    do(p, "tick", n=0)
    do(p, "post", n=1, importance="high")
    copy = pickle.loads(pickle.dumps(p.state))
    p.perform(Wait(5 * MINUTE))
    after = p.state
    p.state = copy
    p.perform(Wait(5 * MINUTE))
    assert p.state.data["notifying"] == after.data["notifying"]
    assert p.state.background == after.background


def test_alarms_are_right_also_when_an_earlier_moment_of_the_minute_comes_back():
    p = phone()
    due = tuple([START + seconds * 1000 for seconds in (10, 20, 30)])
    early = p.state.with_data("notifying", evolve(p.state.data["notifying"], due=due))
    late = evolve(early, now=START + 15_000)
    for _ in range(2):
        assert [job.at for job in next_alarms(p.reducer, late, "notifying")] == [due[1]]
        assert [job.at for job in next_alarms(p.reducer, early, "notifying")] == [due[0]]
        assert [job.at for job in next_alarms(p.reducer, evolve(early, now=due[1]), "notifying")] == [due[2]]
        assert not next_alarms(p.reducer, evolve(early, now=due[2]), "notifying")
