"""Splits: held out by app and by defect, and never changed once they are written."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

from gts_env.benchmark import Pack, open_pack
from gts_env.benchmark.index import Index, IndexEntry
from gts_env.benchmark.splits import (
    FILE,
    SPLITS,
    TEST_APPS,
    TRAIN,
    Line,
    append_splits,
    lines_of,
    matching,
    new_lines,
    read_lines,
    tasks_in,
)
from gts_env.errors import ScenarioError, UnknownIdError
from gts_env.paths import scenarios_dir

FROZEN = [
    (41, "09f85888d60e24b9c85f5efefaad750971b2123791ac8f4fa697dc6d9dca2af4"),
    (168, "25997c64d74f45a95ddcffd0cc28e63720300f3a1aeaa415c482e99203aa0e9f"),
]
"""How many lines the file had, and their checksum: one entry is added at each release, none is ever changed."""
MODES = ("CR", "EL", "ONR", "UTR", "NLE")


@pytest.fixture(scope="module")
def suite() -> Pack:
    return open_pack(scenarios_dir())


def entry(app: str, defect: str, number: int = 1, mode: str = "CR") -> IndexEntry:
    return IndexEntry(f"{app}-{defect}-{number}", f"{app}/x.yaml", "x", app, defect, mode, "goal", 20)


def app_of(name: str, defects: int) -> list[IndexEntry]:
    return [entry(name, f"d{n}", k, MODES[n % 5]) for n in range(defects) for k in (1, 2)]


def test_no_line_has_changed(suite: Pack) -> None:
    lines = [f"{line!r}\n" for line in read_lines(suite.root / FILE)]
    for count, code in FROZEN:
        assert sha256("".join(lines[:count]).encode()).hexdigest() == code, "a line of splits.tsv changed"


def test_every_task_has_a_line(suite: Pack) -> None:
    missing = new_lines(suite.index().tasks, read_lines(suite.root / FILE))
    assert not missing, "run: gts validate --index"


def test_defects_and_apps_are_held_out_whole(suite: Pack) -> None:
    lines = lines_of(suite)
    of_defect: dict[tuple[str, str], set[str]] = {}
    of_app: dict[str, set[str]] = {}
    for line in lines:
        of_defect.setdefault((line.app, line.defect), set()).add(line.split)
        of_app.setdefault(line.app, set()).add(line.split)
    assert all(len(splits) == 1 for splits in of_defect.values())
    assert all(splits == {TEST_APPS} or TEST_APPS not in splits for splits in of_app.values())


def test_the_splits_part_the_suite(suite: Pack) -> None:
    parts = [set(tasks_in(suite, name)) for name in SPLITS["all"]]
    assert sum(len(part) for part in parts) == len(set().union(*parts)) == len(suite.index().tasks)
    assert set(tasks_in(suite, "test")) == parts[2] | parts[3]
    assert tasks_in(suite, TRAIN)[0].startswith("GUITestScape/")
    with pytest.raises(UnknownIdError, match="Did you mean 'train'"):
        tasks_in(suite, "trains")


def test_a_fifth_of_the_apps_and_shares_of_defects_are_held_out() -> None:
    tasks = [task for n in range(10) for task in app_of(f"app{n}", 20)]
    lines = new_lines(tasks, [])
    held = {line.app for line in lines if line.split == TEST_APPS}
    assert len(held) == 2
    for name in {line.app for line in lines} - held:
        mine = [line for line in lines if line.app == name]
        counts = {split: len({line.defect for line in mine if line.split == split}) for split in SPLITS["all"]}
        assert counts == {"train": 12, "validation": 4, "test-defects": 4, "test-apps": 0}
        trained = {line.task for line in mine if line.split == TRAIN}
        assert {task.mode for task in tasks if task.id in trained} == set(MODES)


def test_the_order_of_the_index_plays_no_part() -> None:
    tasks = [task for n in range(6) for task in app_of(f"app{n}", 9)]
    assert new_lines(tasks, []) == new_lines(tasks[::-1], [])


def test_what_comes_new_follows_what_is_there() -> None:
    known = new_lines(app_of("one", 6), [])
    more = new_lines([*app_of("one", 6), entry("one", "d0", 3), entry("two", "d0")], known)
    assert [line.task for line in more] == ["one-d0-3", "two-d0-1"] or [line.task for line in more] == [
        "two-d0-1",
        "one-d0-3",
    ]
    split_of = {line.task: line.split for line in (*known, *more)}
    assert split_of["one-d0-3"] == split_of["one-d0-1"]
    held = [Line("x-1", TEST_APPS, "x", "d")]
    assert new_lines([entry("x", "new")], held)[0].split == TEST_APPS


def test_appending_keeps_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = Pack("Mine", tmp_path, 1)
    index = Index("Mine", 1, tuple(app_of("one", 4)))
    monkeypatch.setattr(Pack, "index", lambda self: index)
    assert append_splits(pack) == 8
    first = (tmp_path / FILE).read_bytes()
    assert first.startswith(b"# task\tsplit\tapp\tdefect")
    assert append_splits(pack) == 0
    index = Index("Mine", 1, (*index.tasks, *app_of("two", 1)))
    assert len(lines_of(pack)) == 10
    assert append_splits(pack) == 2
    assert (tmp_path / FILE).read_bytes().startswith(first)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a\ttrain\tapp\n", "parted by tabs"),
        ("a\ttrian\tapp\td\n", "parted by tabs"),
        ("# head\na\ttrain\tapp\td\na\ttrain\tapp\td\n", ":3: the task stands twice"),
    ],
)
def test_a_broken_file(text: str, words: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text, "utf-8")
    with pytest.raises(ScenarioError, match=words):
        read_lines(tmp_path / FILE)


def test_matching() -> None:
    ids = ["A/X-CR-01", "A/Y-CR-01", "B/X-EL-01"]
    assert list(matching(ids, ["X-*", "A/*"])) == ["A/X-CR-01", "B/X-EL-01", "A/Y-CR-01"]
    assert list(matching(ids, ["Y-CR-01"])) == ["A/Y-CR-01"]
    with pytest.raises(UnknownIdError, match="Did you mean 'A/X-CR-01'"):
        list(matching(ids, ["A/X-CR-1"]))


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("Calender-*", "Did you mean 'Calendar-*'"),
        ("calendar-*", "Did you mean 'Calendar-*'"),
        ("Calender-*-01", "Did you mean 'Calendar-*-01'"),
        ("Calendr*", "Did you mean 'Calendar*'"),
        ("Calendar-NEL-*", "Did you mean 'Calendar-NLE-*'"),
        ("Pack/Calender-*", "Did you mean 'Pack/Calendar-*'"),
        ("Zzz-*", "Known: Calendar-*, Mail-*"),
        ("*-[x]", "There is no task named '*-[x]'. Known: Pack/Calendar-CR-01"),
    ],
)
def test_patterns_that_fit_nothing_have_near_ones(pattern: str, words: str) -> None:
    with pytest.raises(UnknownIdError, match=re.escape(words)):
        list(matching(["Pack/Calendar-NLE-01", "Pack/Calendar-CR-01", "Pack/Mail-CR-01"], [pattern]))
