"""Binding of a scenario's faults, and what a binding that does not fit says."""

from __future__ import annotations

import pytest

from gts_env.benchmark import parse_scenario
from gts_env.benchmark.model import Scenario
from gts_env.errors import BindingError, ScenarioError
from gts_env.faults.binding import bind, operator_names
from tests.support.notes import NotesDevice, registry
from tests.support.scenarios import PACK

TEXT = (PACK / "notes" / "faulty.yaml").read_text(encoding="utf-8")


def scenario(old: str, new: str) -> Scenario:
    """The test scenario with a piece of its text replaced."""
    assert old in TEXT
    return parse_scenario(TEXT.replace(old, new, 1), "faulty.yaml")


FAULT = "{operator: ignore_gesture, seam: event, target: {id: star}}"


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("{operator: ignore_gestur, target: {id: star}}", ["ignore_gestur", "ignore_gesture", "faulty.yaml"]),
        ("{operator: ignore_gesture, seam: view, target: {id: star}}", ["seam", "event"]),
        ("{operator: ignore_gesture, target: {}}", ["id"]),
        ("{operator: ignore_gesture, target: {id: star}, gestures: tap}", ["gestures", "gesture"]),
        ("{operator: ignore_gesture, target: {id: star}, gesture: tapp}", ["tapp", "tap"]),
        ("{operator: drop_items, target: {query: all_note}}", ["all_note", "all_notes"]),
        ("{operator: drop_entry, target: {screen: mor}}", ["mor", "more"]),
        ("{operator: ignore_gesture, target: {id: star}, when: {colour: red}}", ["colour"]),
        ("{operator: ignore_gesture, target: {id: star}, when: {config: {nihgt: true}}}", ["nihgt"]),
    ],
)
def test_what_does_not_fit_is_told_with_file_and_value(fault: str, words: list[str]) -> None:
    broken = scenario(FAULT, fault)
    with pytest.raises(ScenarioError) as caught:
        bind(broken.defects[0], registry().app("notes"))
    for word in [*words, "faulty.yaml"]:
        assert word in str(caught.value)


def test_two_faults_on_one_seam_and_target_are_refused() -> None:
    twice = scenario(
        "{operator: drop_entry, seam: navigation, target: {screen: more}}",
        "{operator: ignore_gesture, seam: event, target: {id: star}, gesture: long_press}",
    )
    with pytest.raises(BindingError, match="same seam and target"):
        NotesDevice().restore(twice)


def test_every_operator_module_defines_one_operator() -> None:
    from gts_env.faults.binding import operator_class
    from gts_env.faults.operator import SEAMS

    for name in operator_names():
        kind = operator_class(name)
        assert kind.seam in SEAMS
        assert kind.__doc__
