"""Two editors without a draft: a picker shows the values of its own."""

from __future__ import annotations

from gts_env.actions import OpenApp, PressKey, Tap
from gts_env.benchmark import Catalogue
from gts_env.devices.embedded import EmbeddedDevice
from tests.support.scenarios import node


def test_a_picker_begins_with_the_time_of_its_own_editor() -> None:
    device = EmbeddedDevice()
    device.restore(Catalogue().case("GUITestScape/Calendar-NLE-03").scenario, ())
    device.perform(OpenApp("Calendar"))
    shown = []
    for y in (600, 1500):
        device.perform(Tap(830, y))
        device.perform(Tap(*node(device.screen(), id="start_time").center))
        screen = device.screen()
        picker = [node(screen, id=f"material_{part}_tv").text for part in ("hour", "minute")]
        device.perform(PressKey("back"))
        shown.append((node(device.screen(), id="start_time").text.split()[0], ":".join(picker)))
        device.perform(PressKey("back"))
    assert all(row == picker for row, picker in shown), shown
    assert shown[0] != shown[1]
