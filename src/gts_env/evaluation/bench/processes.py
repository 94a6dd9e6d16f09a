"""Code that is measured in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from gts_env.errors import GtsError


def output_of(code: str) -> list[str]:
    """The lines that some Python code prints in a fresh process.

    It may write bytecode, whatever the environment says: where it may not, each process would compile all modules.

    Raises:
        GtsError: It failed.
    """
    own = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=own)
    if done.returncode:
        raise GtsError("a process of the benchmark failed", found=done.stderr.strip().splitlines()[-1])
    return done.stdout.strip().splitlines()
