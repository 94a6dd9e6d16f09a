"""`gts serve`, from start to Ctrl-C, and the page that is for the host alone."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from adb_shell.adb_device import AdbDeviceTcp
from typer.testing import CliRunner

from gts_env.cli import build_app
from gts_env.errors import GtsError
from gts_env.recording import Store
from gts_env.serving.host import is_loopback
from tests.support.processes import read_until, running, said

TASK = "Calendar-NLE-03"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_a_task_is_served_recorded_and_judged(tmp_path: Path) -> None:
    port = free_port()
    words = [
        "--task",
        TASK,
        "--port",
        str(port),
        "--status-port",
        "0",
        "--record",
        str(tmp_path / "run"),
        "--no-announce",
    ]
    command = [sys.executable, "-m", "gts_env.cli", "serve", *words]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        told = read_until(process.stdout, "Ctrl-C")
        assert f"adb connect 127.0.0.1:{port}" in told
        device = AdbDeviceTcp("127.0.0.1", port, default_transport_timeout_s=60.0)
        device.connect()
        device.shell("am start -n org.gts.calendar/.MainActivity")
        device.shell('am broadcast -a org.gts.REPORT --es mode NLE --es text "nothing of the kind"')
        page = re.search(r"http://\S+", told)
        assert page is not None
        (status,) = json.load(urllib.request.urlopen(page[0], timeout=30))["devices"]
        assert status["task"] == f"GUITestScape/{TASK}"
        assert status["judge"]["reports"] == 1
        assert status["steps"] == 2
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(page[0][:-1] + "x", timeout=30)
        refused.value.close()
        device.close()
        process.send_signal(signal.SIGINT)
        rest, _ = said(process, 60)
        assert process.returncode == 0, rest
        assert "Ended; recorded in" in rest
    (entry,) = Store(tmp_path / "run").entries()
    assert entry.steps == 2


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
@pytest.mark.parametrize(("words", "open_console"), [([], True), (["--locked"], False)])
def test_who_can_go_to_another_build_is_told(words: list[str], open_console: bool) -> None:
    chosen = ["--scenario", "calendar-week-default=", "--port", str(free_port()), "--no-announce", *words]
    with running([sys.executable, "-m", "gts_env.cli", "serve", *chosen], stdout=subprocess.PIPE, text=True) as process:
        told = read_until(process.stdout, "Ctrl-C")
        assert ("--locked" in told) is open_console
        process.send_signal(signal.SIGINT)
        said(process, 60)


def test_what_it_refuses() -> None:
    for words, part in (
        (["--task", TASK, "--scenario", "x"], "leave --scenario out"),
        (["--port", "65535", "--devices", "2"], "lower --port"),
        (["--scenario", "calendar-week-defaul"], "calendar-week-default"),
        (["--scenario", "calendar-week-default=none-such"], "no such choice of defects"),
        (["--scenario", "calendar-week-default~x"], "names no variation"),
    ):
        result = CliRunner().invoke(build_app(), ["serve", *words])
        assert isinstance(result.exception, GtsError)
        assert part in str(result.exception)


def test_help_teaches() -> None:
    text = CliRunner().invoke(build_app(), ["serve", "--help"]).output
    for part in ("--task", "--record", "--status-port", "adb connect", "org.gts.REPORT", "--locked"):
        assert part in text


@pytest.mark.parametrize(
    ("host", "answer"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("example", False)],
)
def test_loopback(host: str, answer: bool) -> None:
    assert is_loopback(host) is answer
