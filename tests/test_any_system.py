"""What the library does alike on Linux, macOS and Windows, as far as that can be told from one of them."""

from __future__ import annotations

import ast
import os
import re
import sys
import zoneinfo
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path, PureWindowsPath

import pytest

import gts_env.errors
from gts_env.android import clock
from gts_env.android.drawing import glstub, skia_loader
from gts_env.apps import manifests
from gts_env.benchmark import parse_scenario
from gts_env.benchmark.pack import packs
from gts_env.envs.assignment import catalogue_of
from gts_env.errors import DeviceError, InstallError, ScenarioError
from gts_env.recording.store import folder_name
from tests.support.processes import finished

SOURCE = Path(gts_env.errors.__file__).parent
ONLY_POSIX = {
    "fcntl", "grp", "posix", "pty", "pwd", "resource", "termios", "tty",
    "os.chown", "os.fork", "os.forkpty", "os.geteuid", "os.getloadavg", "os.getuid", "os.kill", "os.killpg",
    "os.mkfifo", "os.sched_getaffinity", "os.setsid", "os.sysconf", "os.uname", "signal.SIGALRM", "signal.SIGHUP",
    "signal.SIGKILL", "signal.SIGUSR1", "signal.alarm", "signal.pause",
}  # fmt: skip
"""Modules and names that Windows does not have."""
GUARDED = {
    "devices/appium/claims.py": {"fcntl"},
    "devices/local_server.py": {"os.killpg"},
    "evaluation/bench/startup.py": {"os.sysconf"},
}
"""Uses that stand behind a question for the system."""
RESERVED = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}


@cache
def texts() -> dict[str, str]:
    return {file.relative_to(SOURCE).as_posix(): file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py"))}


def trees(words: Iterable[str]) -> Iterator[tuple[str, ast.Module]]:
    """The modules with one of these words anywhere in their text, one after the other: all of them take seconds."""
    wanted = re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b")
    yield from ((file, ast.parse(text)) for file, text in texts().items() if wanted.search(text))


def test_nothing_of_one_system_only() -> None:
    wrong = []
    for file, tree in trees({name.rpartition(".")[2] for name in ONLY_POSIX}):
        for node in ast.walk(tree):
            named = []
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                named = [f"{node.value.id}.{node.attr}"]
            elif isinstance(node, ast.Import):
                named = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                named = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
            wrong += [f"{file}: {name}" for name in named if name in ONLY_POSIX - GUARDED.get(file, set())]
    assert not wrong


def test_every_text_file_has_an_encoding_and_line_ends_of_its_own() -> None:
    # Windows would write cp1252, and turn each line feed into two characters.
    wrong = []
    for file, tree in trees(["read_text", "write_text"]):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            keywords = {keyword.arg for keyword in node.keywords}
            if name == "read_text" and isinstance(node.func, ast.Attribute):
                wrong += [] if node.args or "encoding" in keywords else [f"{file}:{node.lineno} no encoding"]
            elif name == "write_text" and isinstance(node.func, ast.Attribute):
                wrong += [] if len(node.args) > 1 or "encoding" in keywords else [f"{file}:{node.lineno} no encoding"]
                wrong += [] if "newline" in keywords else [f"{file}:{node.lineno} no newline"]
    assert not wrong


def test_names_of_files_are_legal_everywhere() -> None:
    names = [path for pack in packs() for entry in pack.index().tasks for path in [entry.file]]
    names += [folder_name(task, 5, 0) for task in ("GUITestScape/Calendar-NLE-03", 'a:b*c?"<>|', "con", "ends. ")]
    for name in names:
        assert "\\" not in name
        for part in PureWindowsPath(name).parts:
            assert part.partition(".")[0].upper() not in RESERVED
            assert not set(part) & set('<>:"|?*')
            assert part == part.rstrip(". ")


def test_files_in_the_index_have_slashes() -> None:
    for pack in packs():
        assert all((pack.root / entry.file).exists() for entry in pack.index().tasks)


def test_a_pack_in_a_folder_of_windows_is_a_folder() -> None:
    with pytest.raises(ScenarioError):
        catalogue_of(r"C:\packs\none")


def test_apps_are_modules_by_their_folders() -> None:
    assert all("\\" not in manifest.entry and "/" not in manifest.entry for manifest in manifests())


@pytest.mark.parametrize("error", [PermissionError(13, "denied"), IsADirectoryError(21, "a folder"), OSError(22, "?")])
def test_a_time_zone_that_windows_refuses_to_open(error: OSError, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> zoneinfo.ZoneInfo:
        raise error

    monkeypatch.setattr(clock, "ZoneInfo", refuse)
    with pytest.raises(DeviceError, match="not in the IANA database"):
        clock.zone("Europe")


def test_no_stand_ins_for_graphics_libraries_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    library = tmp_path / "skia.pyd"
    library.write_bytes(b"MZ\x90\x00")
    monkeypatch.setattr(sys, "platform", "win32")
    assert not glstub.supported()
    explained = skia_loader._explain(library, ImportError("DLL load failed"))
    assert isinstance(explained, InstallError)
    assert "DLL load failed" in str(explained)
    assert "apt" not in str(explained)


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_output_with_few_characters_is_no_crash(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "COLUMNS": "100"}
    words = ["show", "GUITestScape/Calendar-NLE-03", "--spoil"]
    command = [sys.executable, "-c", f"from gts_env.cli import main; main({words})"]
    done = finished(command, env=environment)
    assert done.returncode == 0, done.stderr
    assert b"Calendar-NLE-03" in done.stdout


def test_a_scenario_with_line_ends_of_windows() -> None:
    text = "schema: 1\nscenario: a\napp: mail\ntitle: A\ndefects: []\n"
    one, other = parse_scenario(text), parse_scenario(text.replace("\n", "\r\n"))
    assert (one.name, one.title) == (other.name, other.title)
