"""`gts doctor` tells what is right, what is wrong and how to mend it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from gts_env import paths
from gts_env.cli import _check, _check_install, _check_parts, build_app
from gts_env.cli._check import Check, CheckFunction, Status, run_checks
from gts_env.errors import InstallError
from tests.support.processes import finished


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[CheckFunction]:
    """Replace the checks by an empty list, for a test to fill."""
    own: list[CheckFunction] = []
    monkeypatch.setattr(_check, "CHECKS", own)
    return own


def good() -> Check:
    return Check("good", Status.PASS, "fine")


def poor() -> Check:
    return Check("poor", Status.WARN, "slow", "Buy a faster one.")


def bad_thing() -> Check:
    raise InstallError("It is gone", mend="Fetch it")


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(build_app(), ["doctor", *words])
    return result.exit_code, result.output


def test_this_machine_is_sound() -> None:
    # In a process of its own: what it imports may warn, and warnings are errors here.
    child = finished([sys.executable, "-m", "gts_env.cli", "doctor", "--json"], text=True)
    found = {check["name"]: check for check in json.loads(child.stdout)}
    wrong = [check for check in found.values() if check["status"] == "FAIL"]
    assert not wrong
    assert child.returncode == 0
    assert {"python", "gymnasium", "skia", "fonts", "scenarios", "profiles", "environment", "extra train"} <= set(found)


def test_one_line_a_check_and_what_mends_it(checks: list[CheckFunction]) -> None:
    checks += [good, poor]
    code, text = run()
    lines = text.splitlines()
    assert code == 0
    assert lines[0].split() == ["PASS", "good", "fine"]
    assert lines[1].split() == ["WARN", "poor", "slow"]
    assert lines[2].strip() == "Buy a faster one."
    assert lines[3].startswith("1 PASS, 1 WARN, 0 FAIL")


def test_a_failure_is_the_exit_code(checks: list[CheckFunction]) -> None:
    checks += [bad_thing, good]
    code, text = run()
    assert code == 1
    assert text.splitlines()[0].split(maxsplit=3) == ["FAIL", "bad", "thing", "It is gone. Fetch it."]
    assert "PASS  good" in text


def test_json_holds_every_field(checks: list[CheckFunction]) -> None:
    checks += [poor, bad_thing]
    code, text = run("--json")
    assert code == 1
    assert json.loads(text) == [
        {"name": "poor", "status": "WARN", "detail": "slow", "mend": "Buy a faster one."},
        {"name": "bad thing", "status": "FAIL", "detail": "It is gone. Fetch it.", "mend": ""},
    ]


def test_a_check_may_find_several_things_and_then_break(checks: list[CheckFunction]) -> None:
    def several() -> Iterator[Check]:
        yield good()
        yield poor()
        raise ZeroDivisionError("by nothing")

    checks.append(several)
    found = list(run_checks())
    assert [check.name for check in found] == ["good", "poor", "several"]
    assert found[-1].status is Status.FAIL
    assert found[-1].detail == "ZeroDivisionError: by nothing"


@pytest.mark.parametrize(
    ("version", "range_", "answer"),
    [
        ("1.1.0", ">=1.1,<2", True),
        ("1.0.9", ">=1.1,<2", False),
        ("2.0.0", ">=1.1,<2", False),
        ("1.10.2", ">=1.9", True),
        ("144.1", ">=138", True),
        ("2.0.0a1+cpu", "<2", False),
        ("5", "", True),
    ],
)
def test_satisfies(version: str, range_: str, answer: bool) -> None:
    assert _check_install.satisfies(version, range_) is answer


def test_requirements_use_only_bounds_that_are_understood() -> None:
    found = _check_install.requirements()
    assert {"gymnasium", "numpy", "skia-python", "torch"} <= {requirement.name for requirement in found}
    bounds = [bound for requirement in found for bound in requirement.range.split(",") if bound]
    assert all(bound.startswith((">=", "<")) and not bound.startswith("<=") for bound in bounds)


@pytest.mark.parametrize(
    ("requirement", "status", "detail"),
    [
        (("numpy", ">=1", ""), Status.PASS, ""),
        (("numpy", ">=999", ""), Status.FAIL, "but >=999 is needed"),
        (("no-such-thing", ">=1", ""), Status.FAIL, "not installed"),
        (("types-pyyaml", ">=6", ""), Status.FAIL, "does not import"),
    ],
)
def test_dependency(requirement: tuple[str, str, str], status: Status, detail: str) -> None:
    check = _check_install._dependency(_check_install.Requirement(*requirement))
    assert check.status is status
    assert detail in check.detail
    assert (status is Status.PASS) == (check.mend == "")


def test_half_an_extra_is_a_warning() -> None:
    numpy, absent = (_check_install.Requirement(name, ">=1", "x") for name in ("numpy", "no-such-thing"))
    assert _check_install._extra("x", [numpy]).status is Status.PASS
    assert "optional" in _check_install._extra("x", [absent]).detail
    half = _check_install._extra("x", [numpy, absent])
    assert half.status is Status.WARN
    assert "lacks no-such-thing>=1" in half.detail


def test_profiles_that_are_missing_or_broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(_check_parts, "profiles_dir", lambda: tmp_path)
    (finding,) = _findings(_check_parts.profiles)
    assert (finding.status, finding.mend) == (Status.FAIL, _check_parts._REINSTALL)
    (tmp_path / "good.yaml").write_text("a: 1\n")
    assert [finding.status for finding in _findings(_check_parts.profiles)] == [Status.PASS]
    (tmp_path / "broken.yaml").write_text("a: [1\n")
    (finding,) = _findings(_check_parts.profiles)
    assert finding.status is Status.FAIL
    assert "broken.yaml" in finding.detail


def test_a_scenario_that_does_not_load(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("name: Mine\nrevision: 3\n")
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "broken.yaml").write_text("nonsense: 1\n")
    monkeypatch.setenv("GTS_PACKS", str(tmp_path))
    for module in (paths, _check_parts):
        monkeypatch.setattr(module, "scenarios_dir", lambda: tmp_path / "no built-in pack")
    *_, finding = _findings(_check_parts.scenarios)
    assert finding.status is Status.FAIL
    assert "broken.yaml" in finding.detail


def _findings(function: CheckFunction) -> list[Check]:
    return list(_check._run(function))


def test_a_folder_that_cannot_be_written_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert _check_parts.output_folder().status is Status.PASS
    monkeypatch.setattr(Path, "cwd", lambda: tmp_path / "absent")
    assert _check_parts.output_folder().status is Status.WARN


def test_register_adds_one_command() -> None:
    from gts_env.cli import doctor

    app = typer.Typer()
    doctor.register(app)
    assert [command.callback for command in app.registered_commands] == [doctor.doctor]
