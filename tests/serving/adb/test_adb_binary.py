"""The adb command itself, from the wheel of adbutils."""

from __future__ import annotations

import socket
import zipfile
from pathlib import Path

import pytest

from gts_env.serving.fleet import announced
from tests.serving.adb.conftest import Adb
from tests.support.processes import read_until, said, wait_until
from tests.support.served import SCENARIO, Serving

CALENDAR = "org.gts.calendar/.MainActivity"


def followers(serving: Serving) -> int:
    """How many read the log of the first phone."""
    return serving.do(lambda: len(serving.phone.log._followers))


def test_devices_tells_model_and_state(adb: Adb) -> None:
    assert "device product:gts_x86_64 model:gts_phone device:gts_x86_64" in adb("devices", "-l")
    assert adb("get-state") == "device\n"
    assert adb("shell", "getprop", "sys.boot_completed") == "1\n"


def test_shell_hands_on_output_errors_and_result(adb: Adb) -> None:
    done = adb.run("shell", "echo out; echo bad >&2; nonsense; exit 7")
    assert done.returncode == 7
    assert b"out\n" in done.stdout
    assert b"nonsense: inaccessible or not found" in done.stderr
    assert adb.run("shell", "false").returncode == 1
    assert adb.run("shell", "-x", "echo", "old").stdout == b"old\n"


def test_a_shell_reads_lines(adb: Adb) -> None:
    done = adb.run("shell", stdin=b"echo hi\nX=1\necho $X$?\nexit 3\n")
    assert done.returncode == 3
    assert b"hi\n" in done.stdout
    assert b"10\n" in done.stdout


def test_push_and_pull_of_files_and_folders(adb: Adb, tmp_path: Path) -> None:
    folder = tmp_path / "folder" / "inner"
    folder.mkdir(parents=True)
    contents = {f"f{i}": bytes([i]) * (i * 40_000) for i in range(6)}
    for name, data in contents.items():
        (folder / name).write_bytes(data)
    adb("push", str(tmp_path / "folder"), "/sdcard/")
    assert adb("shell", "ls /sdcard/folder/inner").split() == sorted(contents)
    adb("pull", "/sdcard/folder", str(tmp_path / "back"))
    assert {file.name: file.read_bytes() for file in (tmp_path / "back" / "inner").iterdir()} == contents
    missing = adb.run("pull", "/sdcard/none", str(tmp_path))
    assert missing.returncode == 1


def test_nothing_leads_out_of_the_phone(adb: Adb, tmp_path: Path) -> None:
    here = tmp_path / "secret"
    here.write_text("of the host")
    for path in (str(here), f"/sdcard/../../../../../../..{here}", f"/sdcard/./..//..{here}"):
        assert adb.run("pull", path, str(tmp_path / "out")).returncode == 1
        assert adb.run("shell", "cat", path).returncode == 1
    (tmp_path / "given").write_text("new")
    adb("push", str(tmp_path / "given"), f"/..{here}")
    adb("shell", f"echo more > {here}; rm -rf {tmp_path}; mkdir -p {tmp_path}/made")
    assert here.read_text() == "of the host"
    assert not (tmp_path / "made").exists()
    link = tmp_path / "link"
    link.symlink_to(here)
    adb("push", str(link), "/sdcard/link")
    assert adb("shell", "cat /sdcard/link") == "of the host"  # what adb itself read on the host's side


def test_a_stub_apk_can_be_pulled_and_installed(adb: Adb, tmp_path: Path) -> None:
    place = adb("shell", "pm path org.gts.calendar").strip().removeprefix("package:")
    adb("pull", place, str(tmp_path / "base.apk"))
    assert "AndroidManifest.xml" in zipfile.ZipFile(tmp_path / "base.apk").namelist()
    assert "Success" in adb("install", "-r", str(tmp_path / "base.apk"))
    (tmp_path / "no.apk").write_bytes(b"PK nothing")
    failed = adb.run("install", str(tmp_path / "no.apk"))
    assert failed.returncode == 1
    assert b"INSTALL_PARSE_FAILED_NOT_APK" in failed.stderr + failed.stdout


def test_pictures_and_pixels(adb: Adb) -> None:
    done = adb.run("exec-out", "screencap", "-p")
    assert done.stdout.startswith(b"\x89PNG")
    raw = adb.run("exec-out", "screencap").stdout
    assert len(raw) == 16 + 1080 * 2400 * 4


def test_reverse_root_and_unknown_services(adb: Adb) -> None:
    adb("reverse", "tcp:9000", "tcp:9001")
    assert adb("reverse", "--list").split() == ["(reverse)", "tcp:9000", "tcp:9001"]
    adb("reverse", "--remove-all")
    assert adb("reverse", "--list").strip() == ""
    assert b"cannot run as root" in adb.run("root").stdout
    assert adb.run("jdwp").stdout == b""


def test_logcat_streams_and_ends_with_its_client(adb: Adb, serving: Serving) -> None:
    adb("logcat", "-c")
    with adb.beside("logcat", "-v", "brief", "ActivityTaskManager:I", "*:S") as client:
        wait_until(lambda: followers(serving) == 1)
        adb("shell", "am", "start", "-n", CALENDAR)
        assert CALENDAR.encode() in read_until(client.stdout, b"Displayed").splitlines()[-1]
    wait_until(lambda: followers(serving) == 0)


def test_instrumentation_blocks_until_it_is_stopped(adb: Adb, serving: Serving) -> None:
    runner = "io.appium.uiautomator2.server.test/androidx.test.runner.AndroidJUnitRunner"
    with adb.beside("shell", "am", "instrument", "-w", runner) as client:
        wait_until(lambda: "uiautomator2" in adb("shell", "ps -A"))
        assert client.poll() is None
        adb("shell", "am force-stop io.appium.uiautomator2.server")
        assert b"Process crashed" in said(client, 30)[0]
    assert "uiautomator2" not in adb("shell", "ps -A")


def test_two_devices_at_once(adb: Adb, serving: Serving) -> None:
    first, second = (f"127.0.0.1:{host.port}" for host in serving.fleet.hosts)
    adb.serial = second
    adb.run("connect", second)
    adb("shell", "am", "start", "-n", CALENDAR)
    assert CALENDAR in adb("shell", "dumpsys activity top")
    adb.serial = first
    assert "launcher" in adb("shell", "dumpsys activity top")


def test_an_announced_phone_is_an_emulator_with_a_console(
    adb: Adb, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANDROID_ADB_SERVER_PORT", str(adb.port))
    serials = serving.run(announced(serving.fleet.hosts[:1]))
    adb.serial = serials[0]
    wait_until(lambda: adb.run("get-state").stdout == b"device\n")
    assert adb("emu", "avd", "name").split() == ["gts_phone", "OK"]
    adb("shell", "am", "start", "-n", CALENDAR)
    assert adb("emu", "avd", "snapshot", "save", "mine").split()[-1] == "OK"
    adb("shell", "input", "keyevent", "HOME")
    with adb.beside("logcat") as follower:
        wait_until(lambda: followers(serving) == 1)
        assert adb("emu", "avd", "snapshot", "load", "mine").split()[-1] == "OK"
        said(follower, 30)  # the transport was cut
    adb("wait-for-device")
    assert CALENDAR in adb("shell", "dumpsys activity top")
    assert adb("emu", "avd", "snapshot", "load", SCENARIO).split()[-1] == "OK"
    adb("wait-for-device")
    wait_until(lambda: b"launcher" in adb.run("shell", "dumpsys activity top").stdout)
    assert "KO" in adb("emu", "avd", "snapshot", "load", "nothing-of-this-name")


def test_a_reboot_cuts_the_transports(adb: Adb, serving: Serving) -> None:
    adb("shell", "am", "start", "-n", CALENDAR)
    with adb.beside("logcat") as client:
        wait_until(lambda: followers(serving) == 1)
        adb.run("reboot")
        said(client, 30)
    adb.run("disconnect", adb.serial)
    adb.run("connect", adb.serial)
    assert CALENDAR in adb("shell", "dumpsys activity top")


def test_garbage_on_the_port_leaves_the_others_alone(adb: Adb, serving: Serving) -> None:
    for junk in (b"GET / HTTP/1.1\r\n\r\n", b"\xff" * 4096, b"CNXN" + b"\0" * 8 + b"\xff" * 12, b""):
        with socket.create_connection(("127.0.0.1", serving.port), timeout=30) as wire:
            wire.sendall(junk)
            if len(junk) >= 24:
                assert wire.recv(100) == b""
    assert adb("shell", "echo", "well") == "well\n"


@pytest.mark.parametrize("form", ["shell", "exec-out"])
def test_a_client_killed_in_mid_stream(adb: Adb, serving: Serving, form: str) -> None:
    with adb.beside(form, "logcat"):
        wait_until(lambda: followers(serving) == 1)
    wait_until(lambda: followers(serving) == 0)
    assert adb("shell", "echo", "well") == "well\n"


def test_a_phone_that_goes_ends_its_streams(adb: Adb, serving: Serving) -> None:
    with adb.beside("logcat") as client:
        wait_until(lambda: followers(serving) == 1)
        serving.run(serving.host.drop())
        said(client, 30)
    adb.run("disconnect", adb.serial)
    adb.run("connect", adb.serial)
    assert adb("shell", "echo", "back") == "back\n"
