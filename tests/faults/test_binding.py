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


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("operator: ignore_gesture", "operator: ignore_gestur", "{line}: defects[0].fault.operator"),
        ("seam: event", "seam: view", "{line}: defects[0].fault.seam"),
        ("target: {id: star}", "target: {ids: star}", "{line}: defects[0].fault.target.ids"),
        ("target: {id: star}", "target: {id: star}, gesture: tapp", "{line}: defects[0].fault.gesture"),
        ("target: {id: star}", "target: {id: star}, when: {colour: red}", "{line}: defects[0].fault.when.colour"),
    ],
)
def test_the_place_of_what_does_not_fit_is_told(old: str, new: str, place: str) -> None:
    broken = scenario(FAULT, FAULT.replace(old, new))
    line = TEXT[: TEXT.index(FAULT)].count("\n") + 1
    with pytest.raises(ScenarioError) as caught:
        bind(broken.defects[0], registry().app("notes"))
    assert str(caught.value).startswith(f"faulty.yaml:{place.format(line=line)}: ")


def test_each_key_of_a_fault_has_a_line_of_its_own() -> None:
    block = FAULT.replace("{operator", "\n      # a comment\n      operator").rstrip("}") + "}\n      gesture: tapp"
    broken = scenario(FAULT, block.replace(", ", "\n      "))
    line = TEXT[: TEXT.index(FAULT)].count("\n") + 1
    with pytest.raises(ScenarioError, match=rf"^faulty\.yaml:{line + 5}: defects\[0\]\.fault\.gesture: "):
        bind(broken.defects[0], registry().app("notes"))


def test_two_faults_on_one_seam_and_target_are_refused() -> None:
    twice = scenario(
        "{operator: drop_entry, seam: navigation, target: {screen: more}}",
        "{operator: ignore_gesture, seam: event, target: {id: star}, gesture: long_press}",
    )
    with pytest.raises(BindingError, match=r"^faulty\.yaml:\d+: defects: .* same seam and target"):
        NotesDevice().restore(twice)


def test_every_operator_module_defines_one_operator() -> None:
    from gts_env.faults.binding import operator_class
    from gts_env.faults.operator import SEAMS

    for name in operator_names():
        kind = operator_class(name)
        assert kind.seam in SEAMS
        assert kind.__doc__
