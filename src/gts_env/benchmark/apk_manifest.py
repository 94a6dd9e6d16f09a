"""What a package file says of itself: package, version and the activity that starts it.

Read from its binary ``AndroidManifest.xml`` without any tool of the SDK. A package file is foreign input: sizes are
bounded, and nothing but the manifest is unpacked.
"""

from __future__ import annotations

import hashlib
import struct
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gts_env.errors import ApkError

MANIFEST = "AndroidManifest.xml"
MAX_APK = 2 * 1024**3
"""Largest package file, in bytes."""
MAX_MANIFEST = 8 * 1024**2
"""Largest manifest, in bytes, unpacked."""
_MAX_STRINGS, _LONGEST = 20_000, 1024
_XML, _POOL, _MAP, _START = 0x0003, 0x0001, 0x0180, 0x0102
_UTF8 = 0x100
_NONE = 0xFFFFFFFF
_STRING, _WHOLE = 3, 0x10
_IDS = {0x01010003: "name", 0x0101021B: "versionCode", 0x0101021C: "versionName"}
"""Ids of attributes by which they are known where their names were stripped."""
_MAIN, _LAUNCHER = "android.intent.action.MAIN", "android.intent.category.LAUNCHER"

# The bytes are a stranger's: zipfile answers bad ones with any of these, compression it does not know included.
_DAMAGED = (
    zipfile.BadZipFile, KeyError, IndexError, ValueError, EOFError, NotImplementedError, RuntimeError,
    struct.error, zlib.error,
)  # fmt: skip

Attributes = dict[str, str | int]


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
    for name, told in _elements(data):
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


def _elements(data: bytes) -> Iterator[tuple[str, Attributes]]:
    """Elements of a binary XML file, in order, with their attributes."""
    if struct.unpack_from("<H", data)[0] != _XML:
        raise ValueError("its manifest is not binary XML")
    strings: list[str] = []
    ids: tuple[int, ...] = ()
    for kind, at, size in _chunks(data):
        if kind == _POOL:
            strings = _strings(data[at : at + size])
        elif kind == _MAP:
            ids = struct.unpack_from(f"<{(size - 8) // 4}I", data, at + 8)
        elif kind == _START:
            yield _element(data, at, strings, ids)


def _chunks(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Kind, offset and size of each chunk of the file."""
    at = 8
    while at + 8 <= len(data):
        kind, _, size = struct.unpack_from("<HHI", data, at)
        if size < 8 or at + size > len(data):
            raise ValueError("its manifest is damaged")
        yield kind, at, size
        at += size


def _element(data: bytes, at: int, strings: list[str], ids: tuple[int, ...]) -> tuple[str, Attributes]:
    name, start, width, count = struct.unpack_from("<IHHH", data, at + 20)
    told: Attributes = {}
    for number in range(count):
        _, key, raw, _, _, kind, value = struct.unpack_from("<IIIHBBI", data, at + 16 + start + number * width)
        word = _IDS.get(ids[key], strings[key]) if key < len(ids) else strings[key]
        if raw != _NONE or kind == _STRING:
            told[word] = strings[raw if raw != _NONE else value]
        elif kind == _WHOLE:
            told[word] = value
    return strings[name], told


def _strings(chunk: bytes) -> list[str]:
    (header,) = struct.unpack_from("<H", chunk, 2)
    count, _, flags, start = struct.unpack_from("<IIII", chunk, 8)
    if count > _MAX_STRINGS:
        raise ValueError("its manifest has too many strings")
    offsets = struct.unpack_from(f"<{count}I", chunk, header)
    read = _utf8 if flags & _UTF8 else _utf16
    return [read(chunk, start + offset) for offset in offsets]


def _utf8(chunk: bytes, at: int) -> str:
    at += 2 if chunk[at] & 0x80 else 1  # the number of characters, which nobody needs
    size = chunk[at]
    at += 1
    if size & 0x80:
        size = (size & 0x7F) << 8 | chunk[at]
        at += 1
    return chunk[at : at + min(size, _LONGEST)].decode("utf-8", "replace")


def _utf16(chunk: bytes, at: int) -> str:
    (size,) = struct.unpack_from("<H", chunk, at)
    at += 2
    if size & 0x8000:
        size = (size & 0x7FFF) << 16 | struct.unpack_from("<H", chunk, at)[0]
        at += 2
    return chunk[at : at + 2 * min(size, _LONGEST)].decode("utf-16-le", "replace")
