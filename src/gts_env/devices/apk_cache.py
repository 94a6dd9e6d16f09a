"""Package files of scenarios: found in the pack, or fetched from their address, checked and kept.

An address is as trustworthy as the checksum in the scenario file, and no more: what comes is measured while it comes,
unpacked one member at a time with a bound, and used only if its checksum is right.
"""

from __future__ import annotations

import contextlib
import os
import tarfile
import tempfile
import urllib.error
import urllib.request
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from gts_env.benchmark import Apk
from gts_env.benchmark.apk_manifest import MAX_APK, checksum
from gts_env.errors import ApkError, ScenarioError

CACHE_VARIABLE = "GTS_CACHE"
"""Environment variable that names the folder in which fetched package files are kept."""
TIMEOUT = 30.0
"""Seconds without a byte after which a download is given up."""
_BLOCK = 1 << 18


def cache_dir() -> Path:
    """Folder of fetched package files: ``GTS_CACHE``, else ``gts-env`` in the user's cache folder."""
    given = os.environ.get(CACHE_VARIABLE)
    return Path(given) if given else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gts-env"


def apk_file(apk: Apk) -> Path | None:
    """The package file on this machine, its checksum checked; fetched first where it has an address.

    Args:
        apk: What the scenario says of it.

    Returns:
        Its path; None where the scenario names neither file nor address, so that it must be on the device already.

    Raises:
        ScenarioError: The pack lacks the file.
        ApkError: It cannot be fetched, or its checksum is another.
    """
    path = apk.path()
    if path is None and apk.url:
        path = cache_dir() / f"{apk.sha256}.apk"
        if not path.is_file():
            _fetch(apk, path)
    if path is not None and apk.sha256:
        _check(apk, path)
    return path


def _check(apk: Apk, path: Path) -> None:
    found = checksum(path)
    if found != apk.sha256:
        mend = f"Is it version {apk.version}? Remove it, or mend sha256 at {apk.where}."
        raise ApkError(f"{path} has another checksum than {apk.sha256}", found=found, mend=mend)


def _fetch(apk: Apk, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        came, wanted = Path(folder, "came"), Path(folder, "wanted")
        try:
            with _opened(apk.url) as answer:
                _copy(answer, came)
            with _inside(came, apk.member) as file:
                _copy(file, wanted)
        except (OSError, ValueError, KeyError, EOFError, RuntimeError, tarfile.TarError, zipfile.BadZipFile,
                zlib.error, urllib.error.URLError) as error:  # fmt: skip
            mend = f"Fetch it by hand and put it at {path}."
            raise ApkError(f"{apk.url} cannot be fetched", found=str(error), mend=mend) from None
        _check(apk, wanted)
        wanted.replace(path)


class _HttpsOnly(urllib.request.HTTPRedirectHandler):
    """Follows a redirection only to another https address."""

    def redirect_request(self, req, fp, code, msg, headers, newurl):  # type: ignore[no-untyped-def]
        if not newurl.startswith("https://"):
            raise ValueError(f"redirected to {newurl[:200]}, which is not https")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _opened(url: str) -> contextlib.AbstractContextManager[IO[bytes]]:
    if not url.startswith("https://"):
        raise ScenarioError("only https addresses are fetched", value=url)
    answer: contextlib.AbstractContextManager[IO[bytes]] = urllib.request.build_opener(_HttpsOnly).open(
        url, timeout=TIMEOUT
    )
    return answer


@contextlib.contextmanager
def _inside(path: Path, member: str) -> Iterator[IO[bytes]]:
    """The file itself, or one member of the archive that it is. Nothing else is unpacked."""
    if not member:
        with path.open("rb") as file:
            yield file
    elif zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive, archive.open(member) as file:
            yield file
    else:
        with tarfile.open(path, "r:gz") as packed:
            inner = packed.extractfile(_member(packed, member))
            if inner is None:
                raise ValueError(f"{member} is not a file of the archive")
            with inner:
                yield inner


def _member(packed: tarfile.TarFile, name: str) -> tarfile.TarInfo:
    """A member by its name. What is larger than any package file is not even skipped."""
    while (info := packed.next()) is not None:
        if info.name == name:
            return info
        if info.size > MAX_APK or info.offset > MAX_APK:
            break
    raise KeyError(f"it has no {name}")


def _copy(source: IO[bytes], path: Path) -> None:
    size = 0
    with path.open("wb") as file:
        while block := source.read(_BLOCK):
            size += len(block)
            if size > MAX_APK:
                raise ValueError(f"it is larger than {MAX_APK} bytes")
            file.write(block)
