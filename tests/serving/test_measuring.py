"""The figures of `gts bench --serve`: each is there, and none is out of all bounds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gts_env.cli import build_app
from gts_env.serving import measuring
from gts_env.serving.measuring import measure


def test_each_figure_is_measured() -> None:
    figures = {name: (ms, most) for name, ms, most in measure(times=3)}
    assert {name: most for name, (_, most) in figures.items() if most is not None} == {
        "serve: adb shell input tap": 1,
        "serve: UIA2 session": 200,
        "serve: UIA2 page_source": 10,
        "serve: UIA2 screenshot 1080x2400, new each time": 25,
    }
    # Machines are busy at times; a stall of the network would be forty milliseconds at every step of the way.
    assert figures["serve: adb shell echo"][0] < 40
    assert all(0 < ms < 2000 for ms, _ in figures.values())


def test_what_cannot_be_measured_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GTS_APPIUM", str(tmp_path))
    monkeypatch.setattr(measuring, "measure", lambda: iter([("serve: adb shell echo", 1.0, None)]))
    told = CliRunner().invoke(build_app(), ["bench", "--serve", "--json"]).output.splitlines()
    figures = [json.loads(line) for line in told]
    assert [figure["value"] for figure in figures] == [1.0, None]
    assert (figures[1]["name"], figures[1]["floor"]) == ("serve: Appium session, fast capabilities", 200)
    assert "make appium" in figures[1]["reason"]
    plain = CliRunner().invoke(build_app(), ["bench", "--serve"]).output
    assert "not measured: The Appium server is not installed" in plain
