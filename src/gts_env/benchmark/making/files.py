"""Writing several files at once: all of them or none, and never over what is there."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from gts_env.errors import ScenarioError


def write_new(texts: Mapping[Path, str | bytes]) -> None:
    """Write files that are not there yet.

    Args:
        texts: What each is to hold.

    Raises:
        ScenarioError: One of them is there, or cannot be written; then none is written.
    """
    for path in texts:
        if path.exists():
            raise ScenarioError("is there already", file=path, mend="Take another name: nothing is overwritten.")
    done: list[Path] = []
    try:
        for path, text in texts.items():
            _write(path, text if isinstance(text, bytes) else text.encode("utf-8"))
            done.append(path)
    except OSError as error:
        for path in done:
            path.unlink(missing_ok=True)
        reason = error.strerror or str(error)
        raise ScenarioError(f"cannot be written: {reason}", file=error.filename or path) from None


def _write(path: Path, data: bytes) -> None:
    """Write a file beside its place, then put it there, unless somebody else did meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        beside.chmod(0o644)
        _put(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _put(beside: Path, path: Path) -> None:
    try:
        os.link(beside, path)  # unlike a renaming, never over what is there
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        beside.rename(path)
