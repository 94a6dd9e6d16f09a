"""Servers in processes of their own: waited for with a bound, and gone with all that they started."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from gts_env.devices.appium.adb import Adb
from gts_env.devices.appium.profile import ServerWish
from gts_env.devices.appium.supervising import Supervised, stand_in_sdk
from gts_env.devices.appium_server import found_adb, installed_appium, sdk_around
from gts_env.devices.local_server import LOOPBACK, LocalServer
from gts_env.errors import DeviceError, InstallError
from tests.support.processes import wait_until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="groups of processes")

CHILD = "import time; time.sleep(600)"
LISTENS = f"""
import socket, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", {CHILD!r}])
print("child", child.pid, flush=True)
with socket.create_server(("{LOOPBACK}", int(sys.argv[1]))):
    time.sleep(600)
"""


@dataclass(slots=True)
class Scripted(LocalServer):
    script: str = LISTENS

    def command(self) -> list[str]:
        return [sys.executable, "-c", self.script, str(self.port)]

    def answers(self) -> bool:
        try:
            socket.create_connection((LOOPBACK, self.port), 1).close()
        except OSError:
            return False
        return True


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    # Where nobody waits for a dead process it stays in the table.
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


def test_it_ends_with_all_that_it_started(tmp_path: Path) -> None:
    with Scripted(tmp_path) as server:
        assert server.running
        child = int(server.tail().split()[1])
        assert alive(child)
        server.start()  # it runs already
        assert server.tail().count("child") == 1
    assert not server.running
    wait_until(lambda: not alive(child))
    server.stop()  # it has ended already
    with server:
        assert server.tail().count("child") == 2


@pytest.mark.parametrize(("script", "said"), [("raise SystemExit('no more room')", "no more room"), (CHILD, "")])
def test_one_that_does_not_come_up_is_told_and_ended(tmp_path: Path, script: str, said: str) -> None:
    server = Scripted(tmp_path, seconds=2.0, script=script)
    with pytest.raises(DeviceError, match=f"Scripted did not come up on port.*{said}.*Its log is .*scripted.log"):
        server.start()
    assert not server.running


def test_an_interrupt_while_it_comes_up_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Scripted) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(Scripted, "answers", interrupt)
    server = Scripted(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        server.start()
    assert not server.running


def test_appium_is_where_it_is_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: Callable[[str], None]
) -> None:
    monkeypatch.setenv("GTS_APPIUM", str(tmp_path))
    with pytest.raises(InstallError, match="Run `make appium`"):
        installed_appium()
    (tmp_path / ".installed").touch()
    which("")
    with pytest.raises(InstallError, match="needs node"):
        installed_appium()
    which("/bin/sh")
    assert installed_appium() == tmp_path.resolve()


def test_the_log_of_a_server_that_did_not_come_up_is_there_to_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    (tmp_path / "node_modules" / "appium").mkdir(parents=True)
    (tmp_path / "node_modules" / "appium" / "index.js").write_text("console.log('no luck'); process.exit(1)")
    server = Supervised(ServerWish(start=True, folder=str(tmp_path)), "", 5037, 20)
    with pytest.raises(DeviceError, match="no luck") as caught:
        server.ensure()
    server.end()
    log = Path(str(caught.value).partition("Its log is ")[2].rstrip("."))
    assert "no luck" in log.read_text()


def test_adb_is_found_and_an_sdk_made_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: Callable[[str], None]
) -> None:
    which("/usr/bin/adb")
    assert found_adb() == Path("/usr/bin/adb")
    which("")
    tools = tmp_path / "sdk" / "platform-tools"
    tools.mkdir(parents=True)
    (tools / "adb").touch()
    monkeypatch.setenv("ANDROID_HOME", str(tmp_path / "sdk"))
    assert found_adb() == tools / "adb"
    monkeypatch.delenv("ANDROID_HOME")
    monkeypatch.delenv("ANDROID_SDK_ROOT", raising=False)
    assert found_adb().name.startswith("adb")  # from the wheel of adbutils
    assert Adb().binary == str(found_adb())
    assert stand_in_sdk(tmp_path / "none") == tmp_path / "none" / "sdk"
    monkeypatch.setenv("ANDROID_SDK_ROOT", str(tmp_path / "sdk"))
    assert stand_in_sdk(tmp_path) is None
    made = sdk_around(tools / "adb", tmp_path / "made")
    assert (made / "platform-tools" / "adb").resolve() == (tools / "adb").resolve()
    assert sdk_around(tools / "adb", tmp_path / "made") == made


@pytest.fixture
def which(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Says where the programs that are looked for lie; empty for nowhere."""

    def lie(place: str) -> None:
        monkeypatch.setattr("gts_env.devices.appium_server.shutil.which", lambda name: place or None)

    return lie
