"""Stub APKs."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Iterator

import pytest

from gts_env.serving.apk import apk_of, package_in
from gts_env.serving.making import Wanted
from gts_env.serving.served_phone import ServedPhone
from tests.support.served import SCENARIO


@pytest.fixture(scope="module")
def phone() -> Iterator[ServedPhone]:
    phone = Wanted(scenario=SCENARIO).phone()
    yield phone
    phone.env.close()


def test_each_package_has_one_that_says_what_it_is(phone: ServedPhone) -> None:
    for package in phone.packages.all(phone.phone):
        data = apk_of(package, phone.phone)
        assert package_in(data) == (package.name, package.code, package.version)
        assert data == apk_of(package, phone.phone)
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            assert archive.testzip() is None
            assert archive.read("classes.dex").startswith(b"dex\n035\0")


def test_the_manifest_is_binary_xml_with_label_and_launcher(phone: ServedPhone) -> None:
    calendar = phone.packages.find(phone.phone, "org.gts.calendar")
    assert calendar is not None
    with zipfile.ZipFile(io.BytesIO(apk_of(calendar, phone.phone))) as archive:
        manifest = archive.read("AndroidManifest.xml")
    kind, _, size = struct.unpack_from("<HHI", manifest)
    assert (kind, size) == (3, len(manifest))
    for text in ("Calendar", "org.gts.calendar.MainActivity", "android.intent.category.LAUNCHER"):
        assert text.encode("utf-16-le") in manifest


def test_what_is_none() -> None:
    assert package_in(b"") is None
    assert package_in(b"PK\x03\x04") is None
    empty = io.BytesIO()
    zipfile.ZipFile(empty, "w").close()
    assert package_in(empty.getvalue()) is None
