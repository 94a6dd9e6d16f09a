"""Variations on the embedded phone: what it shows, what it saves, and what it refuses."""

from __future__ import annotations

import pickle

import pytest

from gts_env.actions import OpenApp
from gts_env.benchmark import Catalogue, Scenario
from gts_env.benchmark.variation import variant
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.errors import RestoreError


@pytest.fixture(scope="module")
def week() -> Scenario:
    return Catalogue().scenario("calendar-week-default")


def texts(device: EmbeddedDevice) -> set[str]:
    return {node.text for node in device.screen().nodes}


def descriptions(device: EmbeddedDevice) -> set[str]:
    return {node.content_desc for node in device.screen().nodes}


def test_data_that_the_app_makes_by_itself_has_the_words_and_dates(week: Scenario) -> None:
    device = EmbeddedDevice()
    seen = []
    for k in range(4):
        device.restore(week, variation=k)
        device.perform(OpenApp("Calendar"))
        seen.append(texts(device))
        assert descriptions(device) & {
            ("Thursday, October 15", "Thursday, September 10", "Thursday, August 13", "Thursday, July 16")[k]
        }
    for k, name in enumerate(("Kim", "Noa", "Lena", "Jon")):
        assert f"Lunch with {name}" in seen[k]
        assert {f"Lunch with {other}" for other in ("Kim", "Noa", "Lena", "Jon") if other != name}.isdisjoint(seen[k])


def test_a_varied_scenario_is_restored_as_it_is(week: Scenario) -> None:
    device = EmbeddedDevice()
    device.restore(week, variation=2)
    first = device.screen().to_xml()
    device.restore(variant(week, 2))
    assert device.screen().to_xml() == first
    device.restore(variant(week, 2), variation=3)
    device.perform(OpenApp("Calendar"))
    assert "Lunch with Jon" in texts(device)
    device.restore(week)
    device.perform(OpenApp("Calendar"))
    assert "Lunch with Kim" in texts(device)


def test_saved_states_go_on_elsewhere(week: Scenario) -> None:
    device, other = EmbeddedDevice(), EmbeddedDevice()
    device.restore(week, variation=1)
    device.perform(OpenApp("Calendar"))
    state = pickle.loads(pickle.dumps(device.save_state()))
    other.restore(week)
    other.load_state(state)
    assert other.screen().to_xml() == device.screen().to_xml()
    assert "Lunch with Noa" in texts(other)


def test_a_scenario_that_does_not_vary_says_so() -> None:
    from tests.support.scenarios import notes

    with pytest.raises(RestoreError, match=r"has no variation 1.*no `vary:` block"):
        EmbeddedDevice().restore(notes(), variation=1)
