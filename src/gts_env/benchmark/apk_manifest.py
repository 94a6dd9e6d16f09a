"""What a package file says of itself: package, version and the activity that starts it.

Read from its binary ``AndroidManifest.xml`` without any tool of the SDK. A package file is foreign input: sizes are
bounded, and nothing but the manifest is unpacked.
"""

from __future__ import annotations

import hashlib
import struct
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path

from gts_env.benchmark.binary_xml import elements
from gts_env.errors import ApkError

MANIFEST = "AndroidManifest.xml"
MAX_APK = 2 * 1024**3
"""Largest package file, in bytes."""
MAX_MANIFEST = 8 * 1024**2
"""Largest manifest, in bytes, unpacked."""
_MAIN, _LAUNCHER = "android.intent.action.MAIN", "android.intent.category.LAUNCHER"

# The bytes are a stranger's: zipfile answers bad ones with any of these, compression it does not know included.
_DAMAGED = (
    zipfile.BadZipFile, KeyError, IndexError, ValueError, EOFError, NotImplementedError, RuntimeError,
    struct.error, zlib.error,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ApkFacts:
    """What a package file says of itself.

    Attributes:
        package: Package.
        version: Version name; empty if it stands in its resources.
        version_code: Version code; 0 if it says none.
        launcher: Activity that starts it, in full; empty if there is none.
        activities: All activities, in full.
        sha256: Checksum of the file, 64 hex digits.
    """

    package: str
    version: str
    version_code: int
    launcher: str
    activities: tuple[str, ...]
    sha256: str


def read_apk(path: Path) -> ApkFacts:
    """Read a package file.

    Raises:
        ApkError: It is not there, too large, not a package file or damaged; names the file.
    """
    try:
        return _facts(_manifest(path), checksum(path))
    except OSError as error:
        raise ApkError(f"{path} cannot be read: {error.strerror}") from None
    except _DAMAGED as error:
        mend = "Is it an APK? A bundle (.aab, .apks) is not one."
        raise ApkError(f"{path} is not a package file", found=str(error), mend=mend) from None


def checksum(path: Path) -> str:
    """SHA-256 of a file as 64 hex digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _manifest(path: Path) -> bytes:
    if path.stat().st_size > MAX_APK:
        raise ValueError(f"larger than {MAX_APK} bytes")
    with zipfile.ZipFile(path) as archive, archive.open(MANIFEST) as file:
        data = file.read(MAX_MANIFEST + 1)
    if len(data) > MAX_MANIFEST:
        raise ValueError(f"its manifest is larger than {MAX_MANIFEST} bytes")
    return data


def _facts(data: bytes, digest: str) -> ApkFacts:
    package, version, code, launcher = "", "", 0, ""
    activities: list[str] = []
    marks: set[str] = set()
    for name, told in elements(data):
        if name == "manifest":
            package, version = str(told.get("package", "")), _text(told.get("versionName"))
            code = int(told.get("versionCode", 0) or 0)
        elif name in ("activity", "activity-alias"):
            activities.append(_in_full(str(told.get("name", "")), package))
            marks.clear()
        elif name == "intent-filter":
            marks.clear()
        elif name in ("action", "category"):
            marks.add(str(told.get("name", "")))
            if not launcher and activities and {_MAIN, _LAUNCHER} <= marks:
                launcher = activities[-1]
    if not package:
        raise ValueError("its manifest names no package")
    return ApkFacts(package, version, code, launcher, tuple(activities), digest)


def _text(value: str | int | None) -> str:
    return value if isinstance(value, str) else ""


def _in_full(name: str, package: str) -> str:
    if name.startswith("."):
        return package + name
    return name if "." in name else f"{package}.{name}"
