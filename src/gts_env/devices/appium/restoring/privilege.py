"""How a shell gets at what is an app's own: as root, or as the app itself where that is debuggable."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work


@dataclass(frozen=True, slots=True)
class Privilege:
    """What stands in front of a command.

    Attributes:
        prefix: Such as ``su 0``; empty where the shell is root already.
        root: Whether it is root, and not just the app.
    """

    prefix: str
    root: bool

    def __call__(self, command: str) -> str:
        """A simple command with that in front."""
        return f"{self.prefix} {command}".strip()


def privilege(work: Work, *, root: bool = False) -> Privilege | None:
    """The privilege that can be had on a device; with ``root`` nothing less will do. None for none."""
    for prefix in ("", "su 0"):
        code, said = work.shell(f"{prefix} id -u".strip())
        if not code and said == "0":
            return Privilege(prefix, True)
    run_as = f"run-as {work.package}"
    if root or work.shell(f"{run_as} id -u")[0]:
        return None
    return Privilege(run_as, False)
