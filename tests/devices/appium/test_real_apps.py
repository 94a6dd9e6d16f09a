"""Scenarios of real apps: data cleared or put back, settings by the shell, set-up steps; on a phone that is told to be
like any other device."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gts_env.actions import OpenApp, PressKey, Wait
from gts_env.benchmark import Scenario, parse_scenario
from gts_env.benchmark.world import WorldAct
from gts_env.devices.appium import AppiumDevice
from gts_env.devices.appium.happenings import command
from gts_env.devices.appium.needs import check_available
from gts_env.devices.appium.profile import read_profile
from gts_env.devices.appium.restoring import install
from gts_env.devices.appium.restoring.checking import check
from gts_env.devices.appium.restoring.strategies import app_data, names, strategy
from gts_env.devices.appium.restoring.work import NotRestored
from gts_env.errors import RestoreError, UnavailableError, UnknownIdError
from gts_env.screen import Screen
from tests.support.appium_device import Phones
from tests.support.processes import finished


def slow(test: Any) -> Any:
    """A test that needs Appium."""
    return pytest.mark.slow(pytest.mark.xdist_group("appium")(test))


TEXT = """\
schema: 1
scenario: real-calendar
app: real_calendar
title: A calendar with one new event
device: {start: app, dark: true, font_scale: 1.3, hour24: true}
android:
  package: org.gts.calendar
  activity: .MainActivity
  label: My calendar
  apk: {version: VERSION}
  restore: HOW
  steps:
    - open_app: My calendar
    - {tap: {text: Allow}, if: {has: {text: Allow}}}
    - tap: {id: fab_new}
    - tap: {id: title}
    - type: Badminton
    - tap: {id: save}
ready: {package: org.gts.calendar, has: {id: event_chip, text: Badminton}, device: {font_scale: "==1.3"}}
defects: []
"""


def scenario(how: str = "clear", version: str = "", events: str = "", **changed: str) -> Scenario:
    text = (
        TEXT.replace("ready:", f"{events}ready:")
        .replace("HOW", how)
        .replace("{version: VERSION}", f'{{version: "{version}"}}' if version else "{}")
    )
    for old, new in changed.items():
        text = re.sub(rf"(?m)^([ -]*){old}: .*$", rf"\g<1>{old}: {new}", text, count=1)
    return parse_scenario(text, "pack/real/calendar.yaml")


@pytest.fixture
def plain(one_phone: Phones, device: AppiumDevice) -> Any:
    device.close()
    with one_phone.device(one_phone.written("plain", can="")) as one:
        yield one


@slow
def test_clear_deletes_sets_and_sets_up(plain: AppiumDevice) -> None:
    for _again in range(2):
        plain.restore(scenario())
        screen = plain.screen()
        assert (screen.package, screen.night, screen.font_scale) == ("org.gts.calendar", True, 1.3)
        # It was cleared in between: there is one event, not two.
        assert sum(node.text == "Badminton" for node in screen.nodes) == 1
        assert plain.apps() == ("My calendar",)
        assert plain.perform(PressKey("home")) is None
        assert plain.perform(OpenApp("real_calendar")) is None
        assert plain.perform(OpenApp("org.gts.mail")) is None
        assert plain.screen().package == "org.gts.mail"
        assert plain.perform(OpenApp("Mail")) == "no app named 'Mail' is installed"


@slow
def test_set_up_that_does_not_lead_to_ready_is_told(plain: AppiumDevice) -> None:
    with pytest.raises(RestoreError, match=r"(?s)`ready` does not hold on the screen.*screen shows.*Badminton"):
        plain.restore(scenario(ready="{has: {text: Nothing of it}}"))
    with pytest.raises(RestoreError, match=r"set-up step 3 \(pack/real/calendar.yaml:\d+\) cannot be done"):
        plain.restore(scenario(tap="{id: fab_old}"))


@slow
def test_the_version_is_that_of_the_scenario(plain: AppiumDevice) -> None:
    plain.restore(scenario(version="7.11.2"))
    with pytest.raises(RestoreError, match=r"org.gts.calendar 9.9 is not on .*Found: 7.11.2"):
        plain.restore(scenario(version="9.9"))


@slow
def test_app_data_that_is_out_of_reach_is_unavailable(plain: AppiumDevice) -> None:
    with pytest.raises(UnavailableError, match="neither root"):
        plain.restore(scenario("app_data"))


@slow
def test_what_a_shell_cannot_set_is_unavailable(plain: AppiumDevice) -> None:
    with pytest.raises(UnavailableError, match=r"device.now sets the clock, which takes root"):
        plain.restore(scenario(device="{start: app, now: 2026-10-14T09:41:00}"))
    with pytest.raises(UnavailableError, match=r"device.locale cannot be set by a shell"):
        plain.restore(scenario(device="{start: app, locale: de-DE}"))


EVENTS = """\
events:
  - {at: +40min, do: {network: "off"}, device: Airplane mode., android: {network: "off"}}
  - when: {after: {package: org.gts.mail}}
    do: {launch: real_calendar}
    device: Open the calendar.
    android: {launch: real_calendar}
"""


@slow
def test_the_world_goes_on_by_the_shell(plain: AppiumDevice) -> None:
    plain.restore(scenario(events=EVENTS))
    clock = plain.screen().time_ms
    assert plain.perform(Wait(30 * 60_000)) is None
    airplane = "settings get global airplane_mode_on"
    assert plain.hand.shell(airplane)[1].strip() == "0"
    assert plain.perform(Wait(11 * 60_000)) is None
    assert plain.hand.shell(airplane)[1].strip() == "1"
    assert plain.screen().time_ms - clock > 40 * 60_000
    assert plain.perform(OpenApp("org.gts.mail")) is None
    assert plain.screen().package == "org.gts.calendar"
    # Once is once.
    assert plain.perform(OpenApp("org.gts.mail")) is None
    assert plain.screen().package == "org.gts.mail"


def test_what_a_shell_is_told() -> None:
    about = scenario(events=EVENTS)
    share = WorldAct("share", "It's here; rm -rf /", "real_calendar", {"subject": "a b"})
    told = command(share, about)
    assert shlex.split(told)[:6] == ["am", "start", "-a", "android.intent.action.SEND", "-t", "text/plain"]
    assert "It's here; rm -rf /" in shlex.split(told)
    assert shlex.split(told)[-4:] == ["-p", "org.gts.calendar", "-f", "0x10000000"]
    intent = WorldAct(
        "intent", "", None, {"action": "a.VIEW", "data": "x:y", "extras": {"n": 3, "b": True, "s": "$HOME"}}
    )
    assert command(intent, about) == "am start -a a.VIEW -d x:y --el n 3 --ez b true --es s '$HOME' -f 0x10000000"
    assert command(WorldAct("force_stop", "real_calendar"), about) == "am force-stop org.gts.calendar"


def test_events_that_no_shell_can_bring_about_are_unavailable() -> None:
    profile = read_profile("usb-phone")
    with pytest.raises(UnavailableError, match=r"happens by itself on the embedded phone only \(Airplane mode"):
        check_available(scenario(events=EVENTS.replace(', android: {network: "off"}', "")), profile, None, 0)
    with pytest.raises(UnavailableError, match="about the app 'text_editor', whose package nobody tells"):
        check_available(
            scenario(events=EVENTS.replace("android: {launch: real_calendar}", "android: {launch: text_editor}")),
            profile,
            None,
            0,
        )


@pytest.mark.parametrize("profile", ["served-phone", "avd-pixel-api34"])
def test_settings_that_no_file_asks_for_may_be_as_they_are(profile: str) -> None:
    asked = scenario(ready="{package: org.gts.calendar}")
    screen = Screen(
        (),
        width=1080,
        height=2400,
        package="org.gts.calendar",
        night=True,
        font_scale=1.3,
        locale="de-DE",
        orientation="landscape",
    )
    check(asked, read_profile(profile), screen)
    with pytest.raises(NotRestored, match=r"device\.dark is not True"):
        check(
            asked,
            read_profile(profile),
            Screen((), width=1080, height=2400, package="org.gts.calendar", font_scale=1.3),
        )


def test_strategies_are_found_by_name() -> None:
    assert names() == ("app_data", "clear", "snapshot")
    assert strategy("snapshot").WHOLE_DEVICE
    assert not strategy("clear").WHOLE_DEVICE
    with pytest.raises(UnknownIdError, match="Did you mean 'snapshot'"):
        strategy("snapshots")


needs_sh = pytest.mark.skipif(os.name == "nt", reason="the shell of a device is one of Unix")


class LocalShell:
    """A device's shell for what only a rooted one has: the same commands, run by this machine's sh in a folder."""

    def __init__(self, root: Path, package: str) -> None:
        self.root, self.package = root, package
        self.home = root / "data/data" / package
        self.home.mkdir(parents=True)
        (root / "data/local/tmp").mkdir(parents=True)
        self.said: list[str] = []
        self.broken = ""

    def __call__(self, command: str) -> tuple[int, str]:
        self.said.append(command)
        if self.broken and self.broken in command:
            return 0, ""
        if command.startswith("pm clear"):
            shutil.rmtree(self.home)
            self.home.mkdir()
            return 0, "Success"
        if command.startswith(("am ", "restorecon", "dumpsys")):
            return 0, ""
        if command == "id -u":
            return 0, "0"
        done = finished(["sh", "-c", command.replace("/data/", f"{self.root}/data/")], 30)
        return done.returncode, (done.stdout + done.stderr).decode().strip()


def work_on(shell: LocalShell, monkeypatch: pytest.MonkeyPatch) -> Any:
    def must(command: str, why: str) -> str:
        code, said = shell(command)
        if code:
            raise NotRestored(why, found=said)
        return said

    monkeypatch.setattr(install, "version", lambda work: "1.0")
    nothing = SimpleNamespace(running=True, begin=lambda: None, forget=lambda: None, perform=lambda action: None)
    return SimpleNamespace(
        scenario=scenario("app_data"), name="saved", package=shell.package, serial="x", shell=shell, must=must,
        attach=lambda: None, session=nothing, eye=nothing, hand=nothing, set_up_done=False, saved_now=False,
    )  # fmt: skip


@needs_sh
def test_app_data_is_saved_once_and_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shell = LocalShell(tmp_path, "org.example.notes")
    work = work_on(shell, monkeypatch)
    (shell.home / "old.db").write_text("old")
    app_data.restore(work)
    assert not list(shell.home.iterdir())
    assert not work.set_up_done
    # What the set-up steps make.
    (shell.home / "databases").mkdir()
    (shell.home / "databases/notes.db").write_text("notes")
    app_data.ready(work)
    assert work.saved_now
    # An episode.
    (shell.home / "databases/notes.db").write_text("changed")
    (shell.home / "more").write_text("more")
    work.saved_now = False
    app_data.restore(work)
    assert work.set_up_done
    assert (shell.home / "databases/notes.db").read_text() == "notes"
    assert not (shell.home / "more").exists()
    app_data.ready(work)
    assert not work.saved_now


@needs_sh
@pytest.mark.parametrize(("broken", "told"), [("rm -rf", "restored nothing.*gts-canary"), ("tar -xf", "gts-archived")])
def test_app_data_that_restores_nothing_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, told: str
) -> None:
    shell = LocalShell(tmp_path, "org.example.notes")
    work = work_on(shell, monkeypatch)
    app_data.restore(work)
    app_data.ready(work)
    shell.broken = broken
    with pytest.raises(NotRestored, match=told):
        app_data.restore(work)


@needs_sh
def test_clearing_that_clears_nothing_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shell = LocalShell(tmp_path, "org.example.notes")
    work = work_on(shell, monkeypatch)
    shell.broken = "pm clear"
    with pytest.raises(NotRestored, match="did not succeed"):
        strategy("clear").restore(work)
    monkeypatch.setattr(shutil, "rmtree", lambda path: None)
    monkeypatch.setattr(Path, "mkdir", lambda *a, **k: None)
    shell.broken = ""
    with pytest.raises(NotRestored, match="pm clear restored nothing"):
        strategy("clear").restore(work)


SAID = "Package [org.gts.calendar] (5f1):\n    versionName={}\n  Package [org.other] (2):\n    versionName=9\n"


@pytest.mark.parametrize(
    ("version", "on_device", "fits"),
    [
        ("7.1", "7.1", True),
        ("7.1", "7.1.2", False),
        ("7.1 beta", "7.1 beta\r", True),
        ("7.1 _", "7.1 β", True),
        ("unknown", "7.1", True),
        ("", "7.1", True),
    ],
)
def test_versions_are_compared_as_files_hold_them(version: str, on_device: str, fits: bool) -> None:
    work: Any = SimpleNamespace(
        scenario=scenario(version=version),
        package="org.gts.calendar",
        serial="x",
        shell=lambda _: (0, SAID.format(on_device)),
    )
    if fits:
        install.ensure_installed(work)
    else:
        with pytest.raises(NotRestored, match=r"Found: 7\.1\.2"):
            install.ensure_installed(work)
