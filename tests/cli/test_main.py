"""The `gts` command finds its commands by itself and never shows a traceback for an error it knows."""

from __future__ import annotations

import os
import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from gts_env import cli
from gts_env._version import __version__
from gts_env.errors import UnknownIdError
from tests.support.processes import finished


def leave_code(*words: str) -> int:
    with pytest.raises(SystemExit) as leave:
        cli.main(words)
    return int(leave.value.code or 0)


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the command line one command that is refused by the library."""

    def refuse() -> None:
        raise UnknownIdError.of("app", "Nots", ["Notes", "Clock"])

    module = types.ModuleType("refuse")
    module.register = lambda app: app.command()(refuse)  # type: ignore[attr-defined]
    monkeypatch.setattr(cli, "_command_modules", lambda: [module])


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave_code("--version") == 0
    assert capsys.readouterr().out == f"gts-env {__version__}\n"


def test_help_tells_where_to_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave_code("--help") == 0
    text = capsys.readouterr().out
    assert "gts demo" in text
    assert "doctor" in text


def commands(app: typer.Typer, *before: str) -> Iterator[tuple[str, ...]]:
    """The words of every command and of every group of commands."""
    for command in app.registered_commands:
        assert command.callback is not None
        yield *before, command.name or command.callback.__name__.replace("_", "-")
    for group in app.registered_groups:
        assert group.typer_instance is not None
        name = (*before, str(group.name))
        yield name
        yield from commands(group.typer_instance, *name)


@pytest.mark.parametrize("words", list(commands(cli.build_app())), ids=" ".join)
def test_every_command_has_help_with_an_example(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert leave_code(*words, "--help") == 0
    text = capsys.readouterr().out.split("Usage", 1)[1].split("\n", 1)[1]
    assert f"gts {' '.join(words)} " in text.replace("\n", " "), f"no example of {words}"


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["demo", "--seed", "-1"], ["--seed", "0"]),
        (["demo", "--out", "FOLDER"], ["it is a folder", "Name another file with --out"]),
        (["doctor", "--scenario", "x"], ["Name its profile with --device"]),
        (["doctor", "--bundle", "FOLDER"], ["it is a folder", "Name another file with --bundle"]),
        (["show", "Calendar-NLE-03", "--png", "FOLDER"], ["it is a folder", "Name another file with --png"]),
        (["schema", "--out", "FOLDER"], ["it is a folder", "Name another file with --out"]),
        (["list", "--scenario", "nothing"], ["'nothing'", "which `gts list` lists"]),
        (["sheet", "calendar", "--scenario", "nothing"], ["'nothing'", "which `gts list` lists"]),
        (["sheet", "calendar", "--width", "99999999"], ["--width", "2160"]),
        (["sheet", "calendar", "--looks", "font99"], ["'font99'", "from 0.5 to 3"]),
        (["validate", "--variations", "3-1"], ["'3-1'", "ends before it begins"]),
        (["validate", "--variations", "0-999999999"], ["'0-999999999'", "more than 1000"]),
        (["validate", "--variations", "²"], ["'²'", "neither a number"]),
        (["serve", "--host", "nowhere.invalid", "--no-announce"], ["nowhere.invalid:5555", "Give --host an address"]),
        (["import", "guitestbench", "FOLDER", "--out", "FOLDER/x"], ["cannot be read"]),
        (["import", "guitestbench", "x.json", "--out", "FOLDER/x", "--apks", "FOLDER/y"], ["no folder", "--apks"]),
    ],
    ids=lambda words: " ".join(words[:3]),
)
def test_what_cannot_be_meant_is_told_with_what_mends_it(
    words: list[str], parts: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert leave_code(*[word.replace("FOLDER", str(tmp_path)) for word in words]) == cli.EXIT_REFUSED
    said = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert [part for part in parts if part not in said] == [], said


@pytest.mark.usefixtures("refusing")
def test_an_error_of_the_library_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave_code("refuse") == cli.EXIT_REFUSED
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == "error: There is no app named 'Nots'. Did you mean 'Notes'?\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = finished([sys.executable, "-m", "gts_env.cli", "list"], stdout=full, text=True)
    assert done.returncode == 1
    assert done.stderr == "error: nothing more can be written: No space left on device\n"


@pytest.mark.skipif(os.name == "nt", reason="a shell's pipe")
def test_a_reader_that_has_enough_is_no_error() -> None:
    line = f'"{sys.executable}" -m gts_env.cli list | head -1'
    done = finished(["sh", "-c", line], text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.startswith("Task ")


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave_code("docter") == 2
    assert "docter" in capsys.readouterr().err


def test_a_new_command_is_one_new_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "greet.py").write_text(
        "def register(app):\n    app.command()(greet)\n\n\ndef greet():\n    print('hello')\n"
    )
    (tmp_path / "_hidden.py").write_text("raise AssertionError('must not be imported')\n")
    (tmp_path / "no_command.py").write_text("")
    monkeypatch.setattr(cli, "__path__", [*cli.__path__, str(tmp_path)])
    names = [module.__name__.rpartition(".")[2] for module in cli._command_modules()]
    assert {"doctor", "greet"} <= set(names)
    assert "no_command" not in names
    assert names == sorted(names)
    for name in ("greet", "no_command"):
        monkeypatch.delitem(sys.modules, f"gts_env.cli.{name}")


def test_the_commands_import_nothing_heavy() -> None:
    code = "import sys; from gts_env import cli; cli.build_app(); print(*sys.modules)"
    # The package itself registers its tasks, which needs Gymnasium; drawing, Appium and the rest must wait.
    names = finished([sys.executable, "-c", code], text=True, check=True).stdout.split()
    assert not {"skia", "appium", "torch", "ray", "PIL", "httpx"} & set(names)


def test_typer_hides_no_traceback_of_a_bug() -> None:
    assert isinstance(cli.build_app(), typer.Typer)
    assert not cli.build_app().pretty_exceptions_enable
