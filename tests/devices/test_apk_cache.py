"""Package files: found, fetched, checked; whatever is wrong with them is told."""

from __future__ import annotations

import contextlib
import hashlib
import io
import struct
import tarfile
import zipfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gts_env.benchmark import Apk, Where
from gts_env.benchmark.apk_manifest import MANIFEST, ApkFacts, read_apk
from gts_env.devices import apk_cache
from gts_env.devices.apk_cache import apk_file
from gts_env.errors import ApkError
from gts_env.serving.axml import Attribute, Element, write_axml

URL = "https://example.org/notes.tgz"


def manifest(version: str = "3.1") -> bytes:
    def named(name: str) -> tuple[Attribute, ...]:
        return (Attribute("name", name),)

    start = Element(
        "intent-filter",
        (),
        (
            Element("action", named("android.intent.action.MAIN")),
            Element("category", named("android.intent.category.LAUNCHER")),
        ),
    )
    app = Element(
        "application", (), (Element("activity", named("Other")), Element("activity", named(".Main"), (start,)))
    )
    told = (Attribute("package", "org.example.notes"), Attribute("versionName", version), Attribute("versionCode", 31))
    return write_axml(Element("manifest", told, (app,)))


def made_apk(data: bytes | None = None, name: str = MANIFEST) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(zipfile.ZipInfo(name), manifest() if data is None else data)
    return out.getvalue()


def test_what_a_package_file_says(tmp_path: Path) -> None:
    path = tmp_path / "notes.apk"
    path.write_bytes(made_apk())
    activities = ("org.example.notes.Other", "org.example.notes.Main")
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    assert read_apk(path) == ApkFacts("org.example.notes", "3.1", 31, activities[1], activities, digest)


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", made_apk(b"<manifest/>"), made_apk(b""), made_apk(name="x")])
def test_what_is_no_package_file(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "notes.apk"
    path.write_bytes(data)
    with pytest.raises(ApkError, match=r"notes\.apk is not a package file.*Is it an APK"):
        read_apk(path)
    with pytest.raises(ApkError, match="cannot be read"):
        read_apk(tmp_path / "none.apk")


@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 255)), max_size=6))
def test_a_damaged_manifest_is_refused_or_read(tmp_path: Path, changes: list[tuple[int, int]]) -> None:
    data = bytearray(manifest())
    for at, value in changes:
        data[at % len(data)] = value
    path = tmp_path / "notes.apk"
    path.write_bytes(made_apk(bytes(data)))
    with contextlib.suppress(ApkError):
        read_apk(path)


def test_a_pool_that_says_it_is_huge(tmp_path: Path) -> None:
    data = bytearray(manifest())
    struct.pack_into("<I", data, 16, 0x7FFFFFFF)
    path = tmp_path / "notes.apk"
    path.write_bytes(made_apk(bytes(data)))
    with pytest.raises(ApkError, match="too many strings"):
        read_apk(path)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, bytes]:
    """Addresses and what lies there, in place of the network."""
    monkeypatch.setenv(apk_cache.CACHE_VARIABLE, str(tmp_path / "cache"))
    lies: dict[str, bytes] = {}
    monkeypatch.setattr(apk_cache, "_opened", lambda url: io.BytesIO(lies.pop(url)))
    return lies


def packed(kind: str) -> bytes:
    out, data = io.BytesIO(), made_apk()
    if kind == "zip":
        with zipfile.ZipFile(out, "w") as archive:
            archive.writestr("package/notes.apk", data)
    else:
        with tarfile.open(fileobj=out, mode="w:gz") as tar:
            member = tarfile.TarInfo("package/notes.apk")
            member.size = len(data)
            tar.addfile(member, io.BytesIO(data))
            link = tarfile.TarInfo("package/link.apk")
            link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
            tar.addfile(link)
    return out.getvalue()


def sought(member: str = "", digest: str = hashlib.sha256(made_apk()).hexdigest()) -> Apk:
    return Apk("3.1", url=URL, member=member, sha256=digest, where=Where("pack/notes/real.yaml", 5))


@pytest.mark.parametrize(("kind", "member"), [("apk", ""), ("tgz", "package/notes.apk"), ("zip", "package/notes.apk")])
def test_fetched_once_and_kept(answers: dict[str, bytes], kind: str, member: str) -> None:
    answers[URL] = made_apk() if kind == "apk" else packed(kind)
    path = apk_file(sought(member))
    assert path is not None
    assert read_apk(path).package == "org.example.notes"
    assert apk_file(sought(member)) == path, "the second time it is there"
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("member", "digest", "told"),
    [
        ("package/notes.apk", "0" * 64, "another checksum"),
        ("package/none.apk", "0" * 64, "cannot be fetched"),
        ("package/link.apk", "0" * 64, "cannot be fetched"),
        ("", "0" * 64, "another checksum"),
    ],
)
def test_what_is_not_as_it_should_be(answers: dict[str, bytes], member: str, digest: str, told: str) -> None:
    answers[URL] = packed("tgz")
    with pytest.raises(ApkError, match=told):
        apk_file(sought(member, digest))
    assert list(apk_cache.cache_dir().iterdir()) == [], "nothing is left half done"


def test_what_is_too_large(answers: dict[str, bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apk_cache, "MAX_APK", 10)
    answers[URL] = made_apk()
    with pytest.raises(ApkError, match="larger than 10 bytes"):
        apk_file(sought())


def test_only_https() -> None:
    handler = apk_cache._HttpsOnly()
    with pytest.raises(ValueError, match="not https"):
        handler.redirect_request(None, None, 302, "", {}, "http://example.org/x.apk")  # type: ignore[no-untyped-call]


def test_what_must_be_on_the_device_already() -> None:
    assert apk_file(Apk("3.1")) is None
