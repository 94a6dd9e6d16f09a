"""Stub APKs: a zip with a binary manifest, for tools that insist on a file; and the package that an APK names.

A stub is not signed and has no code: it says package, version, label and the activity that the launcher starts.
"""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from typing import TYPE_CHECKING

from gts_env.benchmark.android_app import UNKNOWN_VERSION
from gts_env.benchmark.apk_manifest import DAMAGED, MANIFEST, TABLE, facts_in
from gts_env.serving.axml import Attribute, Element, write_axml

if TYPE_CHECKING:
    from gts_env.android.phone import Phone
    from gts_env.serving.packages import Package
    from gts_env.serving.served_phone import ServedPhone

_DATE = (2020, 1, 1, 0, 0, 0)


def apk_of(package: Package, phone: Phone) -> bytes:
    """The stub of a package: the same bytes on every run."""
    activity = None
    if package.app:
        app = phone.apps.app(package.app)
        activity = f"{package.name}{app.screens[app.start].activity}"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in (
            (MANIFEST, write_axml(_manifest(package, activity))),
            (TABLE, _RESOURCES),
            ("classes.dex", _dex()),
        ):
            entry = zipfile.ZipInfo(name, _DATE)
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            archive.writestr(entry, data)
    return out.getvalue()


def package_in(data: bytes) -> tuple[str, int, str] | None:
    """Package, version code and version name that an APK names, or None if it is none."""
    try:
        facts = facts_in(io.BytesIO(data))
    except (*DAMAGED, OSError):
        return None
    package = facts.package
    fits = len(package) < 256 and package.replace(".", "").replace("_", "").isalnum() and package.isascii()
    return (package, facts.version_code, facts.version or UNKNOWN_VERSION) if fits else None


def _manifest(package: Package, activity: str | None) -> Element:
    launcher = Element(
        "intent-filter",
        (),
        (
            Element("action", (Attribute("name", "android.intent.action.MAIN"),)),
            Element("category", (Attribute("name", "android.intent.category.LAUNCHER"),)),
        ),
    )
    shown = (Element("activity", (Attribute("name", activity or ""), Attribute("exported", True)), (launcher,)),)
    return Element(
        "manifest",
        (
            Attribute("versionCode", package.code),
            Attribute("versionName", package.version),
            Attribute("package", package.name, android=False),
        ),
        (
            Element("uses-sdk", (Attribute("minSdkVersion", 26), Attribute("targetSdkVersion", 34))),
            Element("application", (Attribute("label", package.label or package.name),), shown if activity else ()),
        ),
    )


_POOL = struct.pack("<HHIIIIII", 1, 28, 28, 0, 0, 0, 28, 0)
_RESOURCES = struct.pack("<HHII", 2, 12, 12 + len(_POOL), 0) + _POOL
"""An empty table of resources: one pool without strings."""


def _dex() -> bytes:
    """A file of code without any: the header, and a map that names the header and itself."""
    names = struct.pack("<I", 2)
    names += struct.pack("<HHII", 0x0000, 0, 1, 0) + struct.pack("<HHII", 0x1000, 0, 1, 0x70)
    size = 0x70 + len(names)
    sizes = struct.pack("<15I", 0, 0, 0x70, *[0] * 12)
    rest = struct.pack("<III", size, 0x70, 0x12345678) + sizes + struct.pack("<II", len(names), 0x70)
    rest += names
    import hashlib

    signed = hashlib.sha1(rest, usedforsecurity=False).digest() + rest
    return b"dex\n035\0" + struct.pack("<I", zlib.adler32(signed)) + signed


def lay_apks(served: ServedPhone) -> None:
    """Put the stub of each package where ``pm path`` says that it lies."""
    for package in served.packages.all(served.phone):
        served.files.write(package.path, _stub(package, served.phone), _WRITTEN)


def _stub(package: Package, phone: Phone) -> bytes:
    # A phone is restored often, and its stubs are always the same.
    if package not in _MADE:
        _MADE[package] = apk_of(package, phone)
    return _MADE[package]


_MADE: dict[Package, bytes] = {}
_WRITTEN = 1_600_000_000
"""When stubs were written, in seconds since the epoch."""
