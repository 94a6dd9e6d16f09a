"""The ``android:`` block of a scenario: the real app it is about, and how a real device comes into its state."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from gts_env.benchmark.model import PlanStep
from gts_env.benchmark.predicates import Predicate
from gts_env.benchmark.spot import Where
from gts_env.errors import ScenarioError

STRATEGIES = ("clear", "app_data", "snapshot")
"""How a restore begins: the app's data deleted, saved data of the app put back, the whole device taken back."""

UNKNOWN_VERSION = "unknown"
"""Stands for the version of a package file that says none, or none that can be read."""


def written_version(version: str) -> str:
    """A version name as scenario files may hold it: printable, at most 64 characters; if none, that it is unknown."""
    return re.sub(r"[^ -~]", "_", version.strip())[:64].strip() or UNKNOWN_VERSION


@dataclass(frozen=True, slots=True)
class Apk:
    """The package file of an app. It lies in the pack, or is fetched from an address, or is on the device already.

    Attributes:
        version: Version name as the package file states it; another version is another scenario. Must be there for a
            file or an address; empty if any version on the device will do, as with ``unknown``.
        file: Path within the pack, with forward slashes; empty if it is not there.
        url: Address it is fetched from, https only; empty if it has none.
        member: Path of the package file within the archive (zip, tar.gz) at the address; empty if that is the file.
        sha256: Checksum of the package file, 64 hex digits; must be there for an address, else may be empty.
        where: Place in the file.
    """

    version: str = ""
    file: str = ""
    url: str = ""
    member: str = ""
    sha256: str = ""
    where: Where = field(default=Where("", 0), compare=False)

    @property
    def wanted(self) -> str:
        """The version that must be on a device; empty if any will do."""
        return "" if self.version == UNKNOWN_VERSION else self.version

    def path(self) -> Path | None:
        """The file in the pack; None if the block names none.

        Raises:
            ScenarioError: It is not there, or a link leads out of the pack.
        """
        if not self.file:
            return None
        root = Path(self.where.file).resolve().parent.parent  # scenario files of a pack lie in folders of its own
        path = (root / PurePosixPath(self.file)).resolve()
        problem = "leads out of the pack" if root not in path.parents else "is not there" if not path.is_file() else ""
        if problem:
            raise ScenarioError(
                problem, file=self.where.file, line=self.where.line, field="android.apk.file", value=self.file,
                mend=f"Package files of a pack lie below {root}.",
            )  # fmt: skip
        return path


@dataclass(frozen=True, slots=True)
class RestoreWay:
    """How a restore begins, before the set-up steps.

    Attributes:
        how: One of :data:`STRATEGIES`.
        name: Name of the snapshot or of the saved data; empty for ``clear``.
    """

    how: str = "clear"
    name: str = ""


@dataclass(frozen=True, slots=True)
class SetupStep:
    """One action of the set-up: a step of a plan that a condition may leave out.

    Attributes:
        step: What is done.
        when: It is done only where this holds on the screen, as for a dialog that comes up on some devices.
    """

    step: PlanStep
    when: Predicate | None = None


@dataclass(frozen=True, slots=True)
class AndroidApp:
    """A real app under test and how a real device is brought into the state of the scenario.

    Attributes:
        package: Package of the app.
        activity: Activity that starts it, in full; with a leading dot, below the package.
        label: What stands under its icon: the name by which plans open it. The device asks for it if it is empty.
        apk: Its package file.
        restore: How a restore begins.
        steps: Set-up from there to the scenario's ``ready``: log-in, permissions, first-run dialogs, data.
        settings: Keys of ``device:`` that a real device must bring about; by default those that the file writes.
        where: Place in the file.
    """

    package: str
    activity: str
    apk: Apk
    restore: RestoreWay = RestoreWay()
    label: str = ""
    steps: tuple[SetupStep, ...] = ()
    settings: tuple[str, ...] = ()
    where: Where = field(default=Where("", 0), compare=False)

    @property
    def component(self) -> str:
        """Package and activity as ``am start -n`` takes them."""
        return f"{self.package}/{self.activity}"
