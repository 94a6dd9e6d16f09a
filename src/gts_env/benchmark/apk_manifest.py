"""What a package file says of itself: package, version and the activity that starts it.

Read from its binary ``AndroidManifest.xml`` without any tool of the SDK. A package file is foreign input: sizes are
bounded, and nothing is unpacked but the manifest and, where that refers to it, the table of resources.
"""

from __future__ import annotations

import hashlib
import struct
import zipfile
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO

from gts_env.benchmark.binary_xml import Attributes, Reference, Value, elements
from gts_env.benchmark.resource_table import resource
from gts_env.errors import ApkError

MANIFEST, TABLE = "AndroidManifest.xml", "resources.arsc"
MAX_APK = 2 * 1024**3
"""Largest package file, in bytes."""
MAX_MANIFEST = 8 * 1024**2
"""Largest manifest, in bytes, unpacked."""
MAX_TABLE = 64 * 1024**2
"""Largest table of resources, in bytes, unpacked."""
_MAIN, _LAUNCHER = "android.intent.action.MAIN", "android.intent.category.LAUNCHER"

# The bytes are a stranger's: zipfile answers bad ones with any of these, compression it does not know included.
DAMAGED = (
    zipfile.BadZipFile, KeyError, IndexError, ValueError, EOFError, NotImplementedError, RuntimeError,
    struct.error, zlib.error,
)  # fmt: skip
"""What :func:`facts_in` raises of a file that is no package file."""


@dataclass(frozen=True, slots=True)
class ApkFacts:
    """What a package file says of itself.

    Attributes:
        package: Package.
        version: Version name, looked up in its resources where it stands there; empty if it says none, or none that
            can be read.
        version_code: Version code; 0 if it says none.
        launcher: Activity that starts it, in full; empty if there is none.
        activities: All activities, in full.
        sha256: Checksum of the file, 64 hex digits; empty if it was not asked for.
    """

    package: str
    version: str
    version_code: int
    launcher: str
    activities: tuple[str, ...]
    sha256: str = ""


def read_apk(path: Path) -> ApkFacts:
    """Read a package file.

    Raises:
        ApkError: It is not there, too large, not a package file or damaged; names the file.
    """
    try:
        if path.stat().st_size > MAX_APK:
            raise ValueError(f"larger than {MAX_APK} bytes")
        with path.open("rb") as file:
            return replace(facts_in(file), sha256=checksum(path))
    except OSError as error:
        raise ApkError(f"{path} cannot be read: {error.strerror}") from None
    except DAMAGED as error:
        mend = "Is it an APK? A bundle (.aab, .apks) is not one."
        raise ApkError(f"{path} is not a package file", found=str(error), mend=mend) from None


def facts_in(file: IO[bytes]) -> ApkFacts:
    """Read an open package file, all but its checksum.

    Raises:
        Exception: One of :data:`DAMAGED`: it is no package file, or is damaged.
    """
    with zipfile.ZipFile(file) as archive:
        return _Reading(archive).facts()


def checksum(path: Path) -> str:
    """SHA-256 of a file as 64 hex digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


class _Reading:
    """The manifest of one package file, and its resources where they are asked for."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive

    def facts(self) -> ApkFacts:
        package, version, code, launcher = "", "", 0, ""
        activities: list[str] = []
        marks: set[str] = set()
        for name, told in elements(_member(self._archive, MANIFEST, MAX_MANIFEST)):
            if name == "manifest":
                package = _text(told, "package")
                version = str(self._value(told.get("versionName"), ""))
                code = int(self._value(told.get("versionCode"), 0))
            elif name in ("activity", "activity-alias"):
                activities.append(_in_full(_text(told, "name"), package))
                marks.clear()
            elif name == "intent-filter":
                marks.clear()
            elif name in ("action", "category"):
                marks.add(_text(told, "name"))
                if not launcher and activities and {_MAIN, _LAUNCHER} <= marks:
                    launcher = activities[-1]
        if not package:
            raise ValueError("its manifest names no package")
        return ApkFacts(package, version, code, launcher, tuple(activities))

    def _value(self, value: Value | None, default: str | int) -> str | int:
        """A value of the manifest or of the resources; the default if there is none, or none that can be read."""
        if isinstance(value, Reference):
            try:
                value = resource(_member(self._archive, TABLE, MAX_TABLE), value.number)
            except DAMAGED:  # all else that the file says is still good
                value = None
        return default if value is None or value == "" else value


def _member(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    with archive.open(name) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise ValueError(f"its {name} is larger than {most} bytes")
    return data


def _text(told: Attributes, name: str) -> str:
    value = told.get(name)
    return value if isinstance(value, str) else ""


def _in_full(name: str, package: str) -> str:
    if name.startswith("."):
        return package + name
    return name if "." in name else f"{package}.{name}"
