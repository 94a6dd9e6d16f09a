"""`gts doctor --bundle`: one file with what a stranger needs to find a fault, and nothing that is not his business."""

from __future__ import annotations

import json
import os
import platform
import zipfile
from collections.abc import Sequence
from dataclasses import asdict
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from gts_env.cli._secrets import without_secrets

if TYPE_CHECKING:
    from gts_env.cli._check import Check
    from gts_env.cli._check_device import DeviceFindings

MOST_OF_A_LOG = 2_000_000
"""Last bytes of a log that are kept."""
_VARIABLES = ("ANDROID_", "APPIUM_", "GTS_", "JAVA_HOME", "NODE_", "PATH", "PYTHON", "LANG", "LC_", "CI")
_README = """What `gts doctor --bundle` found. Keys, tokens, passwords and the home folder were taken out of every text
by their forms and names; look through it all the same before you hand it on. screen.png and tree.xml show the device as
it was: leave them out if it shows anything private.
"""


def write_bundle(path: Path, checks: Sequence[Check], findings: DeviceFindings) -> None:
    """Write a bundle.

    Args:
        path: The file, a zip.
        checks: What was checked.
        findings: What the checks of a device came by.
    """
    texts = {
        "README.txt": _README,
        "checks.json": json.dumps([asdict(check) for check in checks], indent=2),
        "versions.txt": _versions(),
        "environment.txt": _environment(),
        "tree.xml": findings.source,
        **{f"logs/{name}": text[-MOST_OF_A_LOG:] for name, text in findings.logs.items()},
    }
    if findings.device is not None:
        texts["profile.txt"] = repr(findings.device.profile)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in texts.items():
            if text:
                file.writestr(name, without_secrets(text))
        if findings.picture:
            file.writestr("screen.png", findings.picture)


def _versions() -> str:
    installed = sorted({f"{one.metadata['Name']} {one.version}" for one in metadata.distributions()}, key=str.lower)
    return "\n".join([f"python {platform.python_version()}", platform.platform(), *installed])


def _environment() -> str:
    return "\n".join(f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith(_VARIABLES))
