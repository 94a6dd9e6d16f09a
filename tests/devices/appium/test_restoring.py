"""A restore is believed only when it can be seen: nothing that silently restored nothing passes."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium as gym
import pytest

from gts_env.actions import OpenApp, Rotate
from gts_env.benchmark import Catalogue
from gts_env.devices.appium import AppiumDevice
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.errors import RestoreError, UnavailableError
from gts_env.evaluation.validation.on_device import unlike
from tests.support.appium_device import Phones
from tests.support.served import SCENARIO

pytestmark = pytest.mark.slow

CATALOGUE = Catalogue()
WEEK, DARK = CATALOGUE.scenario(SCENARIO), CATALOGUE.scenario("calendar-dark-list")


@pytest.fixture
def loads(one_phone: Phones) -> Iterator[Callable[[Callable[[Any, str], None]], list[str]]]:
    """Puts another function in place of the console's loading of snapshots; tells which were asked for."""
    snapshots = one_phone.serving.phone.snapshots
    asked: list[str] = []

    def put(load: Callable[[Any, str], None]) -> list[str]:
        def loading(name: str) -> None:
            asked.append(name)
            load(snapshots, name)

        snapshots.load = loading  # type: ignore[method-assign]
        return asked

    yield put
    with contextlib.suppress(AttributeError):
        del snapshots.load


def test_a_scenario_is_restored_whatever_came_before(device: AppiumDevice) -> None:
    embedded = EmbeddedDevice()
    for scenario, defects, variation in ((WEEK, None, 0), (DARK, (), 0), (WEEK, None, 2), (WEEK, (), 0)):
        device.restore(scenario, defects, variation)
        embedded.restore(scenario, defects, variation)
        for one in (device, embedded):
            assert one.perform(OpenApp("Calendar")) is None
        assert unlike(embedded.screen(), device.screen()) == ""
        device.perform(Rotate("landscape"))


def test_a_snapshot_that_does_nothing_is_found_out(device: AppiumDevice, loads: Any) -> None:
    asked = loads(lambda snapshots, name: None)
    with pytest.raises(RestoreError) as caught:
        device.restore(WEEK)
    assert asked == [SCENARIO] * 3
    said = str(caught.value)
    assert "in 3 attempts" in said
    assert "restored nothing" in said
    assert "gts-canary" in said
    # `ready` held all the while: only that the home screen is shown.
    assert WEEK.ready is not None


def test_the_error_shows_the_screen(device: AppiumDevice, loads: Any) -> None:
    loads(lambda snapshots, name: type(snapshots).load(snapshots, DARK.name))
    with pytest.raises(RestoreError, match=r"device.dark is not False after the restore") as caught:
        device.restore(WEEK)
    said = str(caught.value)
    assert "TextView" in said
    found = re.search(r"screenshot: (\S+\.png)\)", said)
    assert found is not None
    assert Path(found[1]).read_bytes().startswith(b"\x89PNG")
    Path(found[1]).unlink()


def test_what_fails_twice_is_tried_a_third_time(device: AppiumDevice, loads: Any) -> None:
    def load(snapshots: Any, name: str) -> None:
        if len(asked) == 3:
            type(snapshots).load(snapshots, name)

    asked = loads(load)
    device.restore(WEEK)
    assert len(asked) == 3
    assert device.screen().package == "org.gts.launcher"


def test_a_snapshot_that_is_not_there_is_told(one_phone: Phones, device: AppiumDevice, loads: Any) -> None:
    def load(snapshots: Any, name: str) -> None:
        type(snapshots).load(snapshots, "none-of-this-name")

    loads(load)
    with pytest.raises(RestoreError, match=r"was not loaded.*KO: There is no scenario named"):
        device.restore(WEEK)


@pytest.mark.parametrize(
    ("can", "defects", "variation", "need"),
    [
        ("time", None, 0, "is an app of gts-env"),
        ("simulated_apps, defects", None, 2, "variation 2"),
        ("simulated_apps, variations", (), 0, "defects cannot be chosen"),
    ],
)
def test_what_a_device_cannot_do_is_unavailable(
    one_phone: Phones, can: str, defects: Any, variation: int, need: str
) -> None:
    with one_phone.device(one_phone.written("poor", can=can)) as poor, pytest.raises(UnavailableError, match=need) as e:
        poor.restore(WEEK, defects, variation)
    assert WEEK.name in str(e.value)


def test_the_task_is_named_that_is_unavailable(one_phone: Phones, device: AppiumDevice) -> None:
    device.close()
    env = gym.make("GUITestScape/Calendar-NLE-03", device="appium", profile=one_phone.written("poor", can="root"))
    with pytest.raises(UnavailableError, match=r"Task 'GUITestScape/Calendar-NLE-03' is unavailable.*Use a phone that"):
        env.reset(seed=0)
    env.close()
