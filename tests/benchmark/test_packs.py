from __future__ import annotations

import importlib.metadata
import json
import os
import sys
from pathlib import Path

import pytest

from gts_env.benchmark import Catalogue, Pack, build_index, open_pack, pack, packs, register_pack, write_index
from gts_env.benchmark.index import INDEX, read_index
from gts_env.errors import ScenarioError, UnknownIdError
from tests.support.processes import finished

from .test_loader import FULL


def make_pack(root: Path, name: str = "Mine", **files: str) -> Path:
    (root / "calendar").mkdir(parents=True)
    (root / "pack.yaml").write_text(f"name: {name}\nrevision: 2\n", encoding="utf-8")
    for file, text in (files or {"busy": FULL}).items():
        (root / "calendar" / f"{file}.yaml").write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def empty_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No pack but those that a test names."""
    bare = tmp_path / "no-scenarios"
    bare.mkdir()
    monkeypatch.setattr(pack.paths, "scenarios_dir", lambda: bare)
    monkeypatch.setattr(pack, "_registered", [])
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: [])
    monkeypatch.delenv("GTS_PACKS", raising=False)


def test_a_pack_without_an_index_is_read_from_its_files(tmp_path: Path) -> None:
    mine = open_pack(make_pack(tmp_path / "mine"))
    assert (mine.name, mine.revision) == ("Mine", 2)
    assert [entry.id for entry in mine.index().tasks] == ["Calendar-NLE-03"]


def test_the_index_says_what_registration_needs(tmp_path: Path) -> None:
    mine = open_pack(make_pack(tmp_path / "mine"))
    assert write_index(mine) is True
    assert write_index(mine) is False
    entry = read_index(mine.root).tasks[0]
    assert entry == (
        "Calendar-NLE-03",
        "calendar/busy.yaml",
        "busy-week",
        "calendar",
        "back-leaves-app",
        "NLE",
        "explore",
        20,
    )
    assert json.loads((mine.root / INDEX).read_text())["revision"] == 2
    assert open_pack(mine.root) == mine
    assert read_index(mine.root) == build_index(mine)


def test_an_index_is_enough_and_reads_no_yaml(tmp_path: Path) -> None:
    mine = open_pack(make_pack(tmp_path / "mine"))
    write_index(mine)
    code = (
        "import sys; from gts_env.benchmark import open_pack; p = open_pack(sys.argv[1]);"
        "print(p.index().tasks[0].id, 'yaml' in sys.modules, 'gts_env.benchmark.model' in sys.modules)"
    )
    home = str(Path(pack.__file__).parents[1])
    stub = f"import sys, types; m = types.ModuleType('gts_env'); m.__path__ = [{home!r}]; sys.modules['gts_env'] = m;"
    done = finished([sys.executable, "-c", stub + code, str(mine.root)], text=True, check=True)
    assert done.stdout.split() == ["Calendar-NLE-03", "False", "False"]


def test_a_broken_index_says_how_to_mend_it(tmp_path: Path) -> None:
    mine = make_pack(tmp_path / "mine")
    (mine / INDEX).write_text('{"format": 99}', encoding="utf-8")
    with pytest.raises(ScenarioError, match="gts validate --index"):
        open_pack(mine)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: My Pack\nrevision: 1\n", "namespace of Gymnasium ids"),
        ("name: Mine\n", "'revision' is missing"),
        ("name: Mine\nrevision: 1\nversion: 2\n", "Did you mean 'revision'"),
    ],
)
def test_pack_files_are_checked(tmp_path: Path, text: str, message: str) -> None:
    root = make_pack(tmp_path / "mine")
    (root / "pack.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError, match=message):
        open_pack(root)


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="is not a pack"):
        open_pack(tmp_path)


def test_names_and_ids_stand_once_in_a_pack(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="scenario 'busy-week' stands twice"):
        build_index(open_pack(make_pack(tmp_path / "a", one=FULL, two=FULL)))
    other = FULL.replace("scenario: busy-week", "scenario: other")
    with pytest.raises(ScenarioError, match=r"task 'Calendar-NLE-03' stands twice in the pack.*one\.yaml"):
        build_index(open_pack(make_pack(tmp_path / "b", one=FULL, two=other)))


@pytest.mark.usefixtures("empty_house")
class TestSources:
    def test_registered(self, tmp_path: Path) -> None:
        root = make_pack(tmp_path / "mine")
        first = register_pack(root)
        assert register_pack(str(root)) == first
        assert packs() == (first,)

    def test_by_environment(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        a, b = make_pack(tmp_path / "a", "A"), make_pack(tmp_path / "b", "B")
        monkeypatch.setenv("GTS_PACKS", os.pathsep.join([str(b), str(a), ""]))
        assert [found.name for found in packs()] == ["B", "A"]

    def test_by_entry_point(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        root = make_pack(tmp_path / "a", "A")

        class Entry:
            name, value = "a", "a:pack"

            def load(self) -> object:
                return lambda: str(root)

        monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: [Entry()])
        assert [found.name for found in packs()] == ["A"]

    def test_two_packs_of_one_name_are_refused(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        a, b = make_pack(tmp_path / "a"), make_pack(tmp_path / "b")
        register_pack(a)
        with pytest.raises(ScenarioError, match="another pack is named 'Mine'"):
            register_pack(b)
        monkeypatch.setenv("GTS_PACKS", str(b))
        with pytest.raises(ScenarioError, match="another pack is named 'Mine'"):
            packs()
        monkeypatch.setenv("GTS_PACKS", str(a))
        assert len(packs()) == 1


class TestCatalogue:
    @pytest.fixture
    def catalogue(self, tmp_path: Path) -> Catalogue:
        other = FULL.replace("busy-week", "other-week").replace("Calendar-NLE-03", "Calendar-NLE-04")
        mine = open_pack(make_pack(tmp_path / "mine", busy=FULL, other=other))
        yours = open_pack(make_pack(tmp_path / "yours", "Yours"))
        return Catalogue([mine, yours])

    def test_ids(self, catalogue: Catalogue) -> None:
        assert catalogue.ids() == ("Mine/Calendar-NLE-03", "Mine/Calendar-NLE-04", "Yours/Calendar-NLE-03")

    def test_a_case_is_everything_about_a_task(self, catalogue: Catalogue) -> None:
        case = catalogue.case("Mine/Calendar-NLE-04")
        assert (case.scenario.name, case.defect.id, case.task.budget) == ("other-week", "back-leaves-app", 20)
        assert catalogue.task("Calendar-NLE-04") is case.task

    def test_unknown_and_ambiguous_ids(self, catalogue: Catalogue) -> None:
        with pytest.raises(UnknownIdError, match="Mine/Calendar-NLE-03"):
            catalogue.case("Mine/Calendar-NLE-05")
        with pytest.raises(UnknownIdError):
            catalogue.case("Calendar-NLE-03")

    def test_scenarios_by_name(self, catalogue: Catalogue) -> None:
        assert catalogue.scenario("other-week").name == "other-week"
        assert catalogue.scenario("Yours/busy-week").where.file != catalogue.scenario("busy-week").where.file
        with pytest.raises(UnknownIdError, match="Did you mean 'busy-week'"):
            catalogue.scenario("busy-weak")

    def test_all_defects(self, catalogue: Catalogue) -> None:
        assert [defect.id for _, defect in catalogue.defects()] == ["back-leaves-app"] * 3

    def test_a_file_is_read_once_until_it_changes(self, catalogue: Catalogue, tmp_path: Path) -> None:
        first = catalogue.scenario("other-week")
        assert catalogue.scenario("other-week") is first
        path = tmp_path / "mine" / "calendar" / "other.yaml"
        path.write_text(path.read_text().replace("title: A busy week", "title: Another"), encoding="utf-8")
        os.utime(path, ns=(1, 1))
        assert catalogue.scenario("other-week").title == "Another"


def test_the_built_in_pack_is_called_guitestscape() -> None:
    built_in = packs()[0]
    assert built_in.name == pack.BUILT_IN
    fresh = build_index(Pack(built_in.name, built_in.root, built_in.revision))
    assert fresh == built_in.index(), "run `gts validate --index`: the index is stale"
