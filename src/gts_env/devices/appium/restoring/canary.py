"""A canary: a file put where a restore must sweep it away. One that is still there says that nothing was restored.

``ready`` often holds on a device that was not restored at all, such as one that shows its home screen.
"""

from __future__ import annotations

import secrets
import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.devices.appium.restoring.work import NotRestored

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work

FOLDER = "/data/local/tmp"


@dataclass(frozen=True, slots=True)
class Canary:
    """A file on the device.

    Attributes:
        path: Where it lies.
        prefix: What a command needs in front to see it, such as ``su 0``.
    """

    path: str
    prefix: str = ""

    def is_there(self, work: Work) -> bool:
        """Whether the device still has it."""
        return not work.shell(f"{self.prefix} ls {shlex.quote(self.path)}".strip())[0]

    def check(self, work: Work, what: str) -> None:
        """Have it gone.

        Raises:
            NotRestored: It is there.
        """
        if self.is_there(work):
            raise NotRestored(
                f"{what} restored nothing", found=f"{self.path}, written before it, is still there afterwards"
            )


def placed(work: Work, folder: str = FOLDER, prefix: str = "") -> Canary:
    """Put a canary into a folder.

    Raises:
        NotRestored: It cannot be put there.
    """
    canary = Canary(f"{folder}/gts-canary-{secrets.token_hex(6)}", prefix)
    work.must(f"{prefix} touch {shlex.quote(canary.path)}".strip(), "the canary of a restore cannot be written")
    return canary
