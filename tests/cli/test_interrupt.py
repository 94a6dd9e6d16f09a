"""Ctrl-C ends the `gts` command without a traceback, whatever it is at."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from gts_env.cli import EXIT_INTERRUPTED
from tests.support.processes import finished

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a process of Windows cannot interrupt itself")

ROOT = Path(__file__).resolve().parents[2]
AT_IMPORT = """
import os, signal, sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
"""
AT_EXIT = """
import atexit, os, signal

atexit.register(os.kill, os.getpid(), signal.SIGINT)
"""


def run_script(before: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command as its installed script does, after some lines of Python."""
    entry = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]["gts"]
    module, _, function = entry.partition(":")
    code = (
        f"{before}\nimport sys\nfrom {module} import {function}\nsys.argv[1:] = {list(words)!r}\nsys.exit({function}())"
    )
    return finished([sys.executable, "-c", code], text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})


@pytest.mark.parametrize("module", ["gts_env", "gymnasium", "typer", "gts_env.cli.validate", "gts_env.evaluation.card"])
def test_while_modules_are_imported(module: str) -> None:
    done = run_script(AT_IMPORT.format(module=module), "show", "Calendar-NLE-03")
    assert done.returncode in (-signal.SIGINT, EXIT_INTERRUPTED)
    assert (done.stdout, done.stderr) == ("", "")


def test_the_entry_imports_nothing_before_it_is_on_guard() -> None:
    code = "import sys; before = set(sys.modules); import _gts_env_entry; print(*set(sys.modules) - before)"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    told = finished([sys.executable, "-c", code], text=True, check=True, env=env).stdout.split()
    assert set(told) <= {"_gts_env_entry", "__future__"}


def test_while_the_process_ends() -> None:
    done = run_script(AT_EXIT, "--version")
    assert done.returncode == -signal.SIGINT
    assert done.stderr == ""


def test_what_ignores_interrupts_goes_on_ignoring_them() -> None:
    ignoring = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    done = run_script(ignoring + AT_IMPORT.format(module="gymnasium"), "--version")
    assert (done.returncode, done.stderr) == (0, "")
