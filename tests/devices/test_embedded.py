"""The embedded device: restore, save and load, and what it says when a scenario does not fit."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from gts_env.actions import OpenApp, PressKey, ReportDefect, Swipe, Tap, Wait
from gts_env.benchmark import parse_scenario
from gts_env.devices import open_device
from gts_env.devices.profiles import embedded_profile, profile_names
from gts_env.errors import BindingError, DeviceError, RestoreError, UnknownIdError
from tests.support.notes import NotesDevice
from tests.support.scenarios import PACK, node, notes

SMALL = (270, 600)
TEXT = (PACK / "notes" / "faulty.yaml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> object:
    assert old in TEXT
    return parse_scenario(TEXT.replace(old, new, 1), "faulty.yaml")


def test_restore_gives_the_same_bytes_again() -> None:
    device = NotesDevice()
    device.restore(notes())
    first = device.frame(SMALL)
    device.perform(OpenApp("Notes"))
    device.perform(Tap(*node(device.screen(), id="new").center))
    assert not np.array_equal(first, device.frame(SMALL))
    device.restore(notes())
    assert np.array_equal(first, device.frame(SMALL))
    assert device.screen().to_xml() == NotesDeviceRestored().screen().to_xml()


def NotesDeviceRestored() -> NotesDevice:
    device = NotesDevice()
    device.restore(notes())
    return device


def test_saved_state_survives_pickling_and_another_device() -> None:
    device = NotesDeviceRestored()
    device.perform(OpenApp("Notes"))
    device.perform(Tap(*node(device.screen(), id="compact").center))
    state = pickle.loads(pickle.dumps(device.save_state()))
    other = NotesDevice()
    other.load_state(state)
    assert other.screen().to_xml() == device.screen().to_xml()
    assert np.array_equal(other.frame(SMALL), device.frame(SMALL))
    for phone in (device, other):
        phone.perform(Tap(*node(phone.screen(), id="note", nth=2).center))
    assert other.screen().to_xml() == device.screen().to_xml()


def test_reports_touch_nothing_but_time_passes() -> None:
    device = NotesDeviceRestored()
    before = device.screen()
    device.perform(ReportDefect("CR", "x"))
    assert device.screen().time_ms == before.time_ms + 500
    device.perform(Wait(60_000))
    assert device.screen().time_ms == before.time_ms + 61_000
    device.perform(Swipe(10, 300, 10, 300, 700))
    assert device.screen().time_ms == before.time_ms + 62_200


def test_unknown_app_is_an_error_the_agent_can_read() -> None:
    device = NotesDeviceRestored()
    assert "Telegraph" in (device.perform(OpenApp("Telegraph")) or "")
    assert device.perform(OpenApp("notes")) is None
    device.perform(PressKey("home"))
    assert device.perform(OpenApp("org.gts.notes")) is None
    assert device.apps() == ("Notes", "Settings")


def test_data_that_does_not_fit_names_file_line_and_field() -> None:
    with pytest.raises(BindingError) as caught:
        NotesDevice().restore(changed("data: {}", "data:\n  compact: very"))  # type: ignore[arg-type]
    assert "faulty.yaml:7" in str(caught.value)
    assert "compact" in str(caught.value)


def test_scenario_that_is_not_ready_is_refused() -> None:
    with pytest.raises(RestoreError, match="ready"):
        NotesDevice().restore(changed("package: org.gts.launcher", "package: org.gts.notes"))  # type: ignore[arg-type]


def test_start_in_the_app() -> None:
    device = NotesDevice()
    started = changed("time_zone: Europe/Berlin}", "time_zone: Europe/Berlin, start: app}")
    with pytest.raises(RestoreError):
        device.restore(started)  # type: ignore[arg-type]
    text = TEXT.replace("time_zone: Europe/Berlin}", "start: app}").replace("ready: {package: org.gts.launcher}\n", "")
    device.restore(parse_scenario(text, "f"))
    assert device.screen().package == "org.gts.notes"


def test_unrestored_device_says_so() -> None:
    with pytest.raises(DeviceError, match="restore"):
        NotesDevice().save_state()


def test_profiles() -> None:
    assert embedded_profile("embedded-phone") == {
        "width": 1080,
        "height": 2400,
        "density": 2.625,
        "navigation": "gesture",
    }
    assert {"embedded-small-phone", "embedded-tablet"} <= set(profile_names())
    with pytest.raises(UnknownIdError, match="embedded-phone"):
        embedded_profile("embedded-fone")
    device = open_device("tests.support.notes:NotesDevice")
    assert device.size == (1080, 2400)
    with pytest.raises(UnknownIdError, match="embedded"):
        open_device("embeded")
