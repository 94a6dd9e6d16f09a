"""Writing files whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gts_env.errors import GtsError


def write_whole(path: Path, data: bytes, option: str = "--out") -> None:
    """Write a file so that nobody finds half of it, even if the process ends meanwhile.

    Args:
        path: The file; its folder is made if there is none.
        data: What it shall hold.
        option: Option of the command by which a user names another file.

    Raises:
        GtsError: It cannot be written.
    """
    part = _part_of(path)
    with _telling(path, option):
        _made_room(path)
        part.write_bytes(data)
        part.replace(path)


def check_place(path: Path, option: str = "--out") -> None:
    """Check that a file can be written, before the work for it is done.

    Args:
        path: The file; its folder is made if there is none.
        option: Option of the command by which a user names another file.

    Raises:
        GtsError: It cannot be written.
    """
    with _telling(path, option):
        _made_room(path)
        part = _part_of(path)
        part.touch()
        part.unlink()


def _made_room(path: Path) -> None:
    if path.is_dir():
        raise IsADirectoryError("it is a folder")
    path.parent.mkdir(parents=True, exist_ok=True)


def _part_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.part")


@contextmanager
def _telling(path: Path, option: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise GtsError(
            f"cannot write {path}", found=error.strerror or str(error), mend=f"Name another file with {option}."
        ) from error
