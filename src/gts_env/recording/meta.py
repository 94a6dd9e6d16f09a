"""``meta.json``: what a trajectory is about, written when it begins and again when it ends."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gts_env.errors import TrajectoryError
from gts_env.recording.json_lines import parse_line

FORMAT = 1
"""Version of the format. Raised when a reader of the old one would misread the new one."""
META = "meta.json"
REASONS = ("terminated", "truncated", "closed", "left", "failed")
"""Why a trajectory ends: the episode's own two ends; reset or closed before; the environment was set to another state
by ``load_state``; the device was lost. Where there is no ``end`` the process died, or is still writing."""
_MOST = 1024 * 1024


def write_meta(folder: Path, meta: Mapping[str, Any]) -> None:
    """Write ``meta.json`` whole or not at all."""
    part = folder / f"{META}.part"
    text = json.dumps(meta, ensure_ascii=False, allow_nan=False, indent=1) + "\n"
    part.write_text(text, "utf-8", "replace", newline="\n")
    os.replace(part, folder / META)


def read_meta(folder: Path) -> dict[str, Any]:
    """Read ``meta.json``.

    Raises:
        TrajectoryError: There is none, it is broken, or its format is not one that this version reads.
    """
    path = folder / META
    try:
        data = path.read_bytes() if path.stat().st_size <= _MOST else None
    except OSError as error:
        raise TrajectoryError(f"{path}: cannot be read", found=error.strerror or str(error)) from None
    if data is None:
        raise TrajectoryError(f"{path}: more than {_MOST} bytes")
    meta = parse_line(data, str(path))
    _check(meta, path)
    return meta


def _check(meta: dict[str, Any], path: Path) -> None:
    if meta.get("format") != FORMAT or type(meta["format"]) is not int:
        newer = "Read it with a newer gts-env." if type(meta.get("format")) is int else ""
        raise TrajectoryError(f"{path}: format: expected {FORMAT}", found=repr(meta.get("format")), mend=newer)
    end = meta.get("end")
    if end is None:
        return
    if not isinstance(end, dict) or type(end.get("steps")) is not int or not isinstance(end.get("reason"), str):
        raise TrajectoryError(f"{path}: end: expected reason and steps", found=repr(end)[:200])
