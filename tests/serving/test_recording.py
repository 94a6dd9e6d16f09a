"""What is done over a cable is recorded whole, the doings of a cable with it."""

from __future__ import annotations

from pathlib import Path

from gts_env.recording import Store
from gts_env.serving.making import Wanted
from gts_env.serving.shell.interpreter import Shell
from tests.support.processes import run_async

LINES = (
    "input keyevent HOME",
    "cmd uimode night yes",
    "am start -a android.intent.action.VIEW -d content://org.gts.calendar/day/2026-10-16",
    "sleep 2",
    "am force-stop org.gts.calendar",
    'am broadcast -a org.gts.REPORT --es mode NLE --es text "Back closes the app"',
)


async def _ignored(data: bytes) -> None:
    pass


def test_a_recording_goes_on_through_what_a_cable_does(tmp_path: Path) -> None:
    phone = Wanted(task="Calendar-NLE-03", record=tmp_path).phone()
    for line in LINES:
        assert run_async(Shell(phone, _ignored, _ignored).run(line)) == 0
    assert phone.env.unwrapped.steps == len(LINES)
    phone.restore()
    run_async(Shell(phone, _ignored, _ignored).run("input tap 5 5"))
    phone.env.close()
    first, second = sorted(Store(tmp_path).entries(), key=lambda entry: -entry.steps)
    assert (first.steps, first.reason) == (len(LINES), "closed")
    assert (second.steps, second.reason) == (1, "closed")


def test_sleep_lets_the_phones_time_pass() -> None:
    phone = Wanted(scenario="calendar-week-default").phone()
    before = phone.state.now
    run_async(Shell(phone, _ignored, _ignored).run("sleep 3"))
    assert phone.state.now - before == 3500
    assert run_async(Shell(phone, _ignored, _ignored).run("sleep nan")) == 1
    phone.env.close()
