"""`gts doctor --device`, `gts doctor --bundle` and `gts validate --device`."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gts_env.cli import build_app
from tests.support.appium import folder
from tests.support.appium_device import Phones

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("appium")]

RUNNER = CliRunner()
APP = build_app()
KEY = "sk-live-0123456789abcdefghij"


def own(one_phone: Phones) -> str:
    return one_phone.written("own", f"appium: {{start: true, folder: {folder()}}}")


def test_the_doctor_looks_at_a_device_and_writes_a_bundle(
    one_phone: Phones, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GTS_MODEL_KEY", KEY)
    one_phone.serving.do(lambda: one_phone.serving.phone.note("I", "app", f"Authorization: Bearer {KEY} for maya"))
    bundle = tmp_path / "fault.zip"
    done = RUNNER.invoke(APP, ["doctor", "--device", own(one_phone), "--bundle", str(bundle)])
    assert done.exit_code == 0, done.output
    lines = {line.split()[1]: line for line in done.output.splitlines() if line.startswith(("PASS", "WARN", "FAIL"))}
    for name in ("profile", "java", "android", "adb", "device", "appium", "driver", "capabilities", "restore"):
        assert name in lines, done.output
        assert not lines[name].startswith("FAIL")
    assert "twice, with equal trees" in lines["restore"]
    assert "API 34" in lines["device"]
    with zipfile.ZipFile(bundle) as file:
        names = set(file.namelist())
        texts = {name: file.read(name).decode(errors="replace") for name in names if not name.endswith(".png")}
        assert file.read("screen.png").startswith(b"\x89PNG")
    assert {"checks.json", "versions.txt", "environment.txt", "tree.xml", "profile.txt", "logs/appium.log"} <= names
    assert not any(KEY in text or KEY[8:] in text for text in texts.values())
    assert "GTS_MODEL_KEY=[removed]" in texts["environment.txt"]
    assert texts["tree.xml"].startswith("<?xml")
    assert {"restore", "device"} <= {one["name"] for one in json.loads(texts["checks.json"])}


def test_the_doctor_says_what_is_wrong_and_how_to_mend_it(one_phone: Phones) -> None:
    path = Path(one_phone.written("gone"))
    path.write_text(path.read_text().replace(one_phone.serials[0], "127.0.0.1:1"))
    done = RUNNER.invoke(APP, ["doctor", "--device", str(path)])
    assert done.exit_code == 1
    assert "FAIL  device" in done.output
    assert "127.0.0.1:1 not there" in done.output
    assert "adb devices" in done.output
    unknown = RUNNER.invoke(APP, ["doctor", "--device", "served-fone", "--json"])
    assert unknown.exit_code == 1
    (found,) = (one for one in json.loads(unknown.output) if one["name"] == "profile")
    assert "served-phone" in found["detail"]


def test_validate_proves_a_device(one_phone: Phones) -> None:
    done = RUNNER.invoke(APP, ["validate", "Calendar-NLE-03", "Mail-EL-02", "--device", one_phone.profile])
    assert done.exit_code == 0, done.output
    assert done.output.count("PASS") == 2
    assert "2 same, 0 not, 0 unavailable" in done.output


def test_what_a_device_cannot_do_is_told_and_never_passed(one_phone: Phones) -> None:
    poor = one_phone.written("poor", can="root")
    done = RUNNER.invoke(APP, ["validate", "Calendar-NLE-03", "--device", poor])
    assert done.exit_code == 1
    assert "NONE" in done.output
    assert "0 same, 0 not, 1 unavailable" in done.output
    told = RUNNER.invoke(APP, ["validate", "Calendar-NLE-03", "--device", poor, "--json"])
    (task,) = json.loads(told.output.splitlines()[-1])["tasks"]
    assert "is an app of gts-env" in task["unavailable"]
