"""What breaks between an environment and its device: sessions are made again, servers started again, losses told."""

from __future__ import annotations

import os
import signal
import sys
import urllib.request
from pathlib import Path

import gymnasium as gym
import pytest

from gts_env.actions import OpenApp, PressKey, Tap, Wait
from gts_env.benchmark import Catalogue
from gts_env.devices.appium import AppiumDevice, supervising
from gts_env.devices.appium.session import Session
from gts_env.errors import DeviceError, DeviceLost
from tests.support.appium import Appium, folder
from tests.support.appium_device import Phones, phones
from tests.support.processes import read_until, running, wait_until
from tests.support.served import SCENARIO

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("appium")]

WEEK = Catalogue().scenario(SCENARIO)
TASK = "GUITestScape/Calendar-NLE-03"


def end_session(appium: Appium, session: Session) -> None:
    """End a session behind its owner's back."""
    assert session._driver is not None
    url = f"{appium.url}/session/{session._driver.session_id}"
    with urllib.request.urlopen(urllib.request.Request(url, method="DELETE"), timeout=60):
        pass


def test_a_lost_session_is_made_again_and_the_episode_goes_on(appium: Appium, device: AppiumDevice) -> None:
    device.restore(WEEK)
    begun = device.session.begun
    end_session(appium, device.session)
    assert device.perform(OpenApp("Calendar")) is None
    assert device.screen().package == "org.gts.calendar"
    assert device.session.begun == begun + 1
    end_session(appium, device.session)
    # What was surely not done is done again.
    assert device.perform(PressKey("home")) is None
    assert device.screen().package == "org.gts.launcher"
    assert device.session.begun == begun + 2


def test_a_server_on_the_device_that_died_is_started_again(one_phone: Phones, device: AppiumDevice) -> None:
    device.restore(WEEK)
    device.perform(OpenApp("Calendar"))
    one_phone.serving.do(lambda: one_phone.serving.phone.processes.end("io.appium.uiautomator2.server"))
    device.perform(Wait(10))
    assert device.screen().package == "org.gts.calendar"
    screen = device.screen()
    assert device.perform(Tap(*screen.by_name["fab_new"][0].center)) is None
    assert device.screen().by_name.keys() != screen.by_name.keys()


def test_a_dead_device_is_lost_and_another_episode_goes_on_another_one(appium: Appium, tmp_path: Path) -> None:
    with phones(appium, tmp_path, 2) as two:
        env = gym.make(TASK, device="appium", profile=two.profile)
        try:
            env.reset(seed=0)
            inner: AppiumDevice = env.unwrapped.device  # type: ignore[attr-defined]
            assert inner.serial == two.serials[0]
            two.serving.run(two.serving.fleet.hosts[0].stop())
            with pytest.raises(DeviceLost, match=two.serials[0]):
                env.step(OpenApp("Calendar"))
            _, info = env.reset(seed=0)
            assert info["package"] == "org.gts.launcher"
            assert env.unwrapped.device.serial == two.serials[1]  # type: ignore[attr-defined]
            _, _, _, _, info = env.step(OpenApp("Calendar"))
            assert info["package"] == "org.gts.calendar"
        finally:
            env.close()


def test_where_no_device_is_left_the_restore_says_so(appium: Appium, tmp_path: Path) -> None:
    with phones(appium, tmp_path) as one, one.device(one.written("short", "limits: {boot: 1}")) as device:
        one.serving.run(one.serving.host.stop())
        with pytest.raises(DeviceLost, match=rf"{one.serials[0]} did not boot within 1 s"):
            device.restore(WEEK)


def test_each_environment_has_a_device_of_its_own(appium: Appium, tmp_path: Path) -> None:
    with phones(appium, tmp_path, 2) as two, two.device() as a, two.device() as b, two.device() as c:
        for one in (a, b):
            one.restore(WEEK)
        assert {a.serial, b.serial} == set(two.serials)
        with pytest.raises(DeviceError, match="every device of the profile is in use"):
            c.restore(WEEK)
        a.perform(OpenApp("Calendar"))
        assert (a.screen().package, b.screen().package) == ("org.gts.calendar", "org.gts.launcher")
        a.close()
        c.restore(WEEK)
        assert c.serial == two.serials[0]


def test_environments_in_processes_of_their_own(appium: Appium, tmp_path: Path) -> None:
    with phones(appium, tmp_path, 2) as two:
        envs = gym.make_vec(
            TASK, num_envs=2, vectorization_mode="async", device="appium", profile=two.profile, observe=["elements"],
            vector_kwargs={"context": "spawn"},
        )  # fmt: skip
        try:
            first, _ = envs.reset(seed=0)
            assert (first["elements"][0] == first["elements"][1]).all()
            seen, *_ = envs.step(envs.action_space.sample())
            assert seen["elements"].shape[0] == 2
        finally:
            envs.close()


def test_a_server_is_kept_going_and_ends_with_its_last_user(appium: Appium, tmp_path: Path) -> None:
    own = f"appium: {{start: true, folder: {folder()}}}"
    with phones(appium, tmp_path) as one, one.device(one.written("own", own)) as device:
        device.restore(WEEK)
        server = device._server
        assert server is not None
        assert server.server is not None
        process = server.server._process
        assert process is not None
        process.send_signal(signal.SIGKILL)
        process.wait(30)
        assert device.perform(OpenApp("Calendar")) is None
        assert device.screen().package == "org.gts.calendar"
        assert server.starts == 2
        url, log = server.url, server.log
        assert log is not None
        assert log.is_file()
    assert not supervising.answers(url, 2)
    assert not log.exists()


CHILD = """
import sys
from gts_env.devices.appium.profile import read_profile
from gts_env.devices.appium.supervising import use
server = use(read_profile(sys.argv[1]), 5037)
server.ensure()
print(f"pid {server.server._process.pid}", flush=True)
sys.stdin.read()
"""


def test_a_server_does_not_outlive_its_process_however_that_ends(one_phone: Phones) -> None:
    profile = one_phone.written("own", f"appium: {{start: true, folder: {folder()}}}")
    with running([sys.executable, "-c", CHILD, profile], stdout=-1, stdin=-1, text=True) as child:
        pid = int(read_until(child.stdout, "pid ").rpartition("pid ")[2])
        os.kill(pid, 0)
        child.kill()
        child.wait(30)
        wait_until(lambda: not _lives(pid))


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # Where nobody inherits orphans, as in some containers, a dead one stays in the table.
    stat = Path(f"/proc/{pid}/stat")
    return not stat.is_file() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
