"""`gts list` tells what tasks there are, and not what their defects are unless asked."""

from __future__ import annotations

import json
import sys

import pytest
from typer.testing import CliRunner

from gts_env.benchmark.listing import FIELDS, Row, choose, tally
from gts_env.cli import build_app
from gts_env.errors import UnknownIdError
from tests.support.processes import finished
from tests.support.scenarios import PACK

ROWS = [
    Row("A/Clock-NLE-01", "A", "clock", "NLE", "goal", 20, "clock-day"),
    Row("A/Clock-CR-01", "A", "clock", "CR", "steps", 20, "clock-night"),
    Row("B/Notes-CR-01", "B", "notes", "CR", "explore", 30, "notes-few"),
]


@pytest.fixture(autouse=True)
def pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GTS_PACKS", str(PACK))


def run(*words: str) -> str:
    result = CliRunner().invoke(build_app(), ["list", *words], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_a_table_and_the_counts_by_mode() -> None:
    lines = run("--pack", "testnotes").splitlines()
    assert lines[0].split() == ["Task", "App", "Mode", "Level", "Steps", "Scenario", "Split"]
    assert lines[1].split() == ["TestNotes/Notes-NLE-01", "notes", "NLE", "explore", "12", "notes-faulty", "train"]
    assert lines[-1] == "2 tasks: 1 ONR, 1 NLE"
    assert len({line.index("notes-faulty") for line in lines[1:3]}) == 1


def test_defects_are_told_only_when_asked() -> None:
    title = "The star button of a note does nothing"
    assert title not in run("--pack", "TestNotes")
    assert title in run("--pack", "TestNotes", "--defects")
    assert "star-dead" not in run("--pack", "TestNotes", "--json")


def test_a_split() -> None:
    assert len(run("--pack", "TestNotes", "--split", "train", "--ids").split()) == 2
    assert run("--pack", "TestNotes", "--split", "test", "--ids") == ""
    with pytest.raises(UnknownIdError, match="Did you mean 'train'"):
        run("--split", "trian")


def test_bare_ids() -> None:
    assert run("--app", "notes", "--ids").split() == ["TestNotes/Notes-NLE-01", "TestNotes/Notes-ONR-01"]


def test_json_lines() -> None:
    (line,) = run("--app", "notes", "--mode", "onr", "--json", "--defects").splitlines()
    assert json.loads(line) == {
        "id": "TestNotes/Notes-ONR-01",
        "pack": "TestNotes",
        "app": "notes",
        "mode": "ONR",
        "level": "goal",
        "budget": 12,
        "scenario": "notes-faulty",
        "split": "train",
        "defect": "The star button of a note does nothing",
    }


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        ({}, ["A/Clock-NLE-01", "A/Clock-CR-01", "B/Notes-CR-01"]),
        ({"mode": ("cr",)}, ["A/Clock-CR-01", "B/Notes-CR-01"]),
        ({"mode": ("CR", "NLE"), "app": ("Clock",)}, ["A/Clock-NLE-01", "A/Clock-CR-01"]),
        ({"level": ("explore",), "pack": ("A",)}, []),
        ({"mode": ("ONR",)}, []),
        ({"scenario": ("notes-few",)}, ["B/Notes-CR-01"]),
    ],
)
def test_filters(wanted: dict[str, tuple[str, ...]], ids: list[str]) -> None:
    assert [row.id for row in choose(ROWS, wanted)] == ids


@pytest.mark.parametrize("field", FIELDS)
def test_a_wrong_filter_is_told_near_names(field: str) -> None:
    known = getattr(ROWS[0], field)
    wrong = f"{known}x" if len(known) > 2 else "AAA"
    with pytest.raises(UnknownIdError, match=f"no {field} named {wrong!r}.*{known}"):
        choose(ROWS, {field: (wrong,)})


def test_patterns() -> None:
    assert run("Notes-*", "--ids").split() == ["TestNotes/Notes-NLE-01", "TestNotes/Notes-ONR-01"]
    assert run("TestNotes/*", "--mode", "ONR", "--ids").split() == ["TestNotes/Notes-ONR-01"]
    assert run("Notes-ONR-01", "Notes-NLE-*", "--ids").split() == ["TestNotes/Notes-NLE-01", "TestNotes/Notes-ONR-01"]
    assert run("Notes-*", "--app", "mail", "--ids") == ""
    for pattern, words in (("Nots-*", r"Did you mean 'Notes-\*'"), ("Zzz-99", "which `gts list` lists")):
        with pytest.raises(UnknownIdError, match=words):
            run(pattern)


def test_tally() -> None:
    assert tally(ROWS) == "3 tasks: 2 CR, 1 NLE"
    assert tally(ROWS[:1]) == "1 task: 1 NLE"
    assert tally([]) == "0 tasks"
    assert run("--app", "notes", "--mode", "CR") == "0 tasks\n"


def test_no_yaml_is_read() -> None:
    code = (
        "import sys; from gts_env.cli import main\ntry: main(['list'])\nexcept SystemExit: print('yaml' in sys.modules)"
    )
    done = finished([sys.executable, "-c", code], text=True, check=True, env={"PYTHONPATH": "src"})
    assert done.stdout.splitlines()[-1] == "False"
