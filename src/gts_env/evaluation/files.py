"""Writing files whole or not at all."""

from __future__ import annotations

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
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        raise GtsError(f"cannot write {path}", found=str(error), mend=f"Name another file with {option}.") from error
