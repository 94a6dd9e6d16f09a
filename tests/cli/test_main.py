"""The `gts` command finds its commands by itself and never shows a traceback for an error it knows."""

from __future__ import annotations

import os
import sys
import types
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


def test_every_command_has_help_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    app = cli.build_app()
    for command in app.registered_commands:
        assert command.callback is not None
        name = command.name or command.callback.__name__.replace("_", "-")
        assert leave_code(name, "--help") == 0
        assert f"gts {name}" in capsys.readouterr().out.split("Usage", 1)[1].split("\n", 1)[1], f"no example of {name}"


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
