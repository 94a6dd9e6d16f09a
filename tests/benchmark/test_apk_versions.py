"""What package files say of their version: plainly, through their resources, or not at all; hostile files included."""

from __future__ import annotations

import contextlib
import io
import struct
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gts_env.benchmark.android_app import UNKNOWN_VERSION, written_version
from gts_env.benchmark.android_chunks import MOST_CHUNKS, MOST_STRINGS
from gts_env.benchmark.apk_manifest import DAMAGED, MANIFEST, MAX_MANIFEST, TABLE, ApkFacts, facts_in, read_apk
from gts_env.benchmark.binary_xml import Reference, elements
from gts_env.benchmark.resource_table import resource
from gts_env.serving.apk import package_in
from gts_env.serving.axml import Attribute, Element, write_axml
from tests.support.resources import FORMS, STRING, Entry, table

NAME, CODE, ROUND, NOTHING = 0x7F030002, 0x7F030004, 0x7F030006, 0x7F030001
ENTRIES = {
    2: Entry(0x01, 0x7F030005),
    3: Entry(STRING, "wrong"),
    4: Entry(0x10, 31),
    5: Entry(STRING, "3.1 β"),
    6: Entry(0x01, ROUND),
}
FAST = settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])


def manifest(version: str | int = NAME, code: int = 7, refers: tuple[int, ...] = (NAME,)) -> bytes:
    """A manifest; numbers among `refers` are references."""
    told = (Attribute("package", "org.notes", android=False), Attribute("versionName", version))
    data = write_axml(Element("manifest", (*told, Attribute("versionCode", code))))
    for number in refers:
        data = data.replace(struct.pack("<HBBI", 8, 0, 0x10, number), struct.pack("<HBBI", 8, 0, 0x01, number))
    return data


def apk(xml: bytes, resources: bytes | None) -> io.BytesIO:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, xml)
        if resources is not None:
            archive.writestr(TABLE, resources)
    out.seek(0)
    return out


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("utf8", [False, True])
def test_a_version_is_looked_up_in_the_resources(form: str, utf8: bool) -> None:
    data = table(ENTRIES, form, utf8=utf8)
    assert resource(data, NAME) == "3.1 β"
    assert resource(data, CODE) == 31
    assert resource(data, NOTHING) is None
    assert resource(data, 0x7F040002) is None, "no such type"
    assert resource(data, 0x01030002) is None, "no such package"
    file = apk(manifest(code=CODE, refers=(NAME, CODE)), data)
    assert facts_in(file) == ApkFacts("org.notes", "3.1 β", 31, "", ())
    assert package_in(file.getvalue()) == ("org.notes", 31, "3.1 β")


def test_of_several_configurations_the_one_for_all_is_taken() -> None:
    data = table({2: Entry(STRING, "3.1")}, others=[{2: Entry(STRING, "3.1-tablet"), 3: Entry(STRING, "3.2-tablet")}])
    assert resource(data, NAME) == "3.1"
    assert resource(data, NAME + 1) == "3.2-tablet", "where there is no other"


@pytest.mark.parametrize(
    ("version", "resources"),
    [(NAME, None), (NAME, b""), (NAME, table({})), (ROUND, table(ENTRIES)), ("", None), (NAME, b"\2\0\x0c\0junk")],
)
def test_a_version_that_cannot_be_read_is_unknown(version: str | int, resources: bytes | None) -> None:
    refers = (version,) if isinstance(version, int) else ()
    file = apk(manifest(version, refers=refers), resources)
    assert facts_in(file) == ApkFacts("org.notes", "", 7, "", ())
    assert package_in(file.getvalue()) == ("org.notes", 7, UNKNOWN_VERSION)


def test_versions_as_scenario_files_hold_them() -> None:
    assert written_version("3.1 β\n") == "3.1 _"
    assert written_version(" ") == written_version("") == UNKNOWN_VERSION
    assert len(written_version("1" * 900)) == 64


def test_the_manifest_of_a_stub_comes_back() -> None:
    inner = Element("activity", (Attribute("name", ".Main"), Attribute("exported", True)))
    data = write_axml(Element("manifest", (Attribute("versionCode", 5), Attribute("other", "x")), (inner,)))
    told = [("manifest", {"versionCode": 5, "other": "x"}), ("activity", {"name": ".Main"})]
    assert list(elements(data)) == told


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
attributes = st.lists(st.builds(Attribute, texts, texts, st.booleans()), max_size=4, unique_by=lambda one: one.name)
trees = st.recursive(
    st.builds(Element, texts, attributes.map(tuple)),
    lambda inner: st.builds(Element, texts, attributes.map(tuple), st.lists(inner, max_size=3).map(tuple)),
    max_leaves=8,
)


def flat(element: Element) -> Iterator[tuple[str, dict[str, object]]]:
    yield element.name, {one.name: one.value for one in element.attributes}
    for child in element.children:
        yield from flat(child)


@FAST
@given(trees)
def test_what_is_written_is_read(tree: Element) -> None:
    assert list(elements(write_axml(tree))) == list(flat(tree))


@FAST
@given(st.binary(max_size=400), st.integers(0, 0xFFFFFFFF))
def test_junk_is_refused(data: bytes, number: int) -> None:
    for start in (b"", struct.pack("<HHI", 3, 8, 400), struct.pack("<HHII", 2, 12, 400, 1)):
        with contextlib.suppress(*DAMAGED):
            list(elements(start + data))
        with contextlib.suppress(*DAMAGED):
            resource(start + data, number)


@FAST
@given(
    st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 255)), max_size=6), st.sampled_from(FORMS), st.booleans()
)
def test_a_damaged_file_is_refused_or_read(changes: list[tuple[int, int]], form: str, of_table: bool) -> None:
    xml, resources = bytearray(manifest()), bytearray(table(ENTRIES, form))
    data = resources if of_table else xml
    for at, value in changes:
        data[at % len(data)] = value
    file = apk(bytes(xml), bytes(resources))
    if of_table:
        assert facts_in(file).package == "org.notes", "what is damaged in the resources spoils nothing else"
    with contextlib.suppress(*DAMAGED):
        facts_in(file)
    package_in(file.getvalue())


def chunk(kind: int, head: bytes, body: bytes = b"") -> bytes:
    return struct.pack("<HHI", kind, 8 + len(head), 8 + len(head) + len(body)) + head + body


def test_attributes_that_share_their_bytes_are_refused() -> None:
    # Of no width, 65535 of them would stand in a few bytes: elements enough of that kind would take for ever.
    pool = chunk(1, struct.pack("<IIIII", 1, 0, 0, 32, 0), struct.pack("<IHH", 0, 0, 0))
    element = chunk(0x102, struct.pack("<II", 0, 0), struct.pack("<IIHHHHHH", 0, 0, 20, 0, 65535, 0, 0, 0) + b"\0" * 20)
    with pytest.raises(ValueError, match="attributes do not fit"):
        list(elements(chunk(3, b"", pool + element)))


def test_more_chunks_or_strings_than_any_manifest_are_refused() -> None:
    with pytest.raises(ValueError, match=f"more than {MOST_CHUNKS} chunks"):
        list(elements(chunk(3, b"", chunk(0x103, b"") * (MOST_CHUNKS + 1))))
    count = MOST_STRINGS + 1
    strings = struct.pack(f"<{count}I", *[0] * count) + b"\0\0\0\0"
    pool = chunk(1, struct.pack("<IIIII", count, 0, 0, 28 + 4 * count, 0), strings)
    named = b"".join(
        chunk(0x102, struct.pack("<II", 0, 0), struct.pack("<IIHHHHHH", 0, i, 20, 20, 0, 0, 0, 0)) for i in range(count)
    )
    with pytest.raises(ValueError, match=f"more than {MOST_STRINGS} strings"):
        list(elements(chunk(3, b"", pool + named)))


def test_the_largest_hostile_files_take_little_time() -> None:
    began = time.process_time()
    inner = chunk(0x201, b"\3\0\0\0" + b"\0" * 44) * (MOST_CHUNKS - 1)
    package = chunk(0x200, struct.pack("<I", 0x7F), inner)
    assert resource(chunk(2, struct.pack("<I", 1), package * 6), NAME) is None
    with pytest.raises(DAMAGED):
        facts_in(apk(chunk(3, b"", b"\0" * MAX_MANIFEST), None))
    assert time.process_time() - began < 20


def test_a_file_is_named_with_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "notes.apk"
    path.write_bytes(apk(manifest(), table(ENTRIES)).getvalue())
    assert (read_apk(path).version, len(read_apk(path).sha256)) == ("3.1 β", 64)


def test_references_are_told_as_such() -> None:
    assert dict(elements(manifest()))["manifest"]["versionName"] == Reference(NAME)
