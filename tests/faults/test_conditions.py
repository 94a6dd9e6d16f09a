"""Conditions on what led to something, on settings, and on what has happened before."""

from __future__ import annotations

from typing import Any

import pytest

from gts_env.actions import LongPress
from gts_env.errors import ScenarioError
from tests.faults.trial import Step, data, fault, go, node, phone, said


def held(on: Any) -> None:
    """Hold a finger on the second item."""
    on.perform(LongPress(*node(on, "item", "1").center))


FINISH = ["tap item 1", "tap finish"]


@pytest.mark.parametrize(
    ("when", "steps", "acts"),
    [
        ({"gesture": "tap"}, FINISH, True),
        ({"gesture": "long_press"}, FINISH, False),
        ({"gesture": "long_press"}, [held], True),
        ({"gesture": ["swipe", "tap"]}, FINISH, True),
        ({"item": "2"}, [held], True),
        ({"item": "1"}, [held], False),
        ({"args": {"item": "2"}}, FINISH, True),
        ({"args": {"item": "2"}}, [held], True),
        ({"args": {"item": "1"}}, [held], False),
        ({"setting": {"unit": "km"}}, FINISH, True),
        ({"setting": {"unit": "mi"}}, FINISH, False),
        ({"setting": {"unit": "mi"}}, ["tap to_settings", "tap set_unit", "back", *FINISH], True),
        ({"nth": 1}, FINISH, True),
        ({"nth": 2}, FINISH, False),
        ({"nth": 3}, [*FINISH, "tap finish", "tap finish"], True),
        ({"nth": ">=2"}, [*FINISH, "tap finish"], True),
        ({"nth": 2, "gesture": "tap"}, [held, *FINISH], False),
        ({"seen": {"command.tick": ">=1"}}, FINISH, False),
        ({"seen": {"command.tick": ">=1"}}, ["tap find", "enter", *FINISH], True),
        ({"seen": {"opened.detail": 2}}, FINISH, False),
        ({"seen": {"opened.detail": 2}}, ["tap item 0", "back", *FINISH], True),
        ({"seen": {"returned.detail": ">=1"}}, ["tap item 1", "tap more", "back", "tap finish"], True),
        ({"seen": {"recreated.detail": ">=1"}}, ["tap item 1", "rotate", "tap finish"], True),
        ({"seen": {"resumed.detail": ">=1"}}, ["tap item 1", "home", "open", "tap finish"], True),
        ({"screen": "detail", "below": "home", "view": {"page": "two"}}, FINISH, False),
    ],
)
def test_condition_of_a_command(when: dict[str, Any], steps: list[Step], acts: bool) -> None:
    made = phone(fault("skip_command", when, target={"command": "finish"}))
    go(made, *steps[:-1])
    before = data("items.1.done")(made)
    go(made, steps[-1])
    assert (data("items.1.done")(made) == before) is acts


def test_how_often_is_part_of_what_is_saved() -> None:
    made = go(phone(fault("ignore_gesture", {"nth": 2}, target={"id": "finish"})), "tap item 0", "tap finish")
    saved = made.state
    for _ in range(2):
        made.state = saved
        assert data("items.0.done")(go(made, "tap finish")) is True
        assert data("items.0.done")(go(made, "tap finish")) is False


def test_a_view_can_depend_on_what_has_happened() -> None:
    made = phone(fault("null_text", {"seen": {"opened.detail": ">=2"}}, target={"id": "title"}))
    assert said("title")(go(made, "tap item 2")) == ("Tea",)
    assert said("title")(go(made, "back", "tap item 2")) == ("null",)


@pytest.mark.parametrize("key", ["via", "gesture", "item", "nth"])
def test_a_view_does_not_know_what_led_to_it(key: str) -> None:
    with pytest.raises(ScenarioError, match=f"{key}.*view"):
        fault("null_text", {key: "1"}, target={"id": "title"})
