"""A saved state goes back to an environment that was made alike, and to no other."""

from __future__ import annotations

import pytest

from gts_env.actions import OpenApp
from gts_env.envs.entry import make_navigation
from gts_env.envs.suite import make_suite
from gts_env.errors import GtsError

TASK = "GUITestScape/Calendar-NLE-03"
LEAN = {"observe": ["elements"]}


def test_states_of_other_tasks_are_refused() -> None:
    env = make_navigation(task=TASK, **LEAN)
    env.reset(seed=0)
    env.step(OpenApp("Calendar"))
    state = env.unwrapped.save_state()
    other = make_navigation(task="GUITestScape/Mail-UTR-01", **LEAN)
    other.reset(seed=0)
    with pytest.raises(GtsError, match=r"a state of GUITestScape/Calendar-NLE-03 cannot .* GUITestScape/Mail-UTR-01"):
        other.unwrapped.load_state(state)
    other.step(OpenApp("Mail"))
    small = make_navigation(task=TASK, profile="embedded-small-phone", **LEAN)
    with pytest.raises(GtsError, match="on embedded-small-phone"):
        small.unwrapped.load_state(state)
    suite = make_suite(tasks=["Calendar-*"], **LEAN)
    suite.reset(seed=0)
    with pytest.raises(GtsError, match="of a suite"):
        suite.unwrapped.load_state(state)
    with pytest.raises(GtsError, match="takes what save_state gave"):
        env.unwrapped.load_state(5)
    alike = make_navigation(task="Calendar-NLE-03", **LEAN)
    alike.unwrapped.load_state(state)
    assert alike.unwrapped.screen().to_xml() == env.unwrapped.screen().to_xml()


def test_a_suite_of_nothing_is_refused() -> None:
    with pytest.raises(GtsError, match="`tasks` is empty"):
        make_suite(tasks=[])
