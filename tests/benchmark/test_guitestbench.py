"""Importing GUITestBench's file. The records here are made by hand in its schema; none is copied."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from gts_env.benchmark import Catalogue, open_pack
from gts_env.benchmark.making.guitestbench.keys import key_groups
from gts_env.benchmark.making.guitestbench.pack import REPORT, Outcome, import_file
from gts_env.benchmark.making.guitestbench.records import read_record
from gts_env.cli import build_app
from gts_env.errors import ScenarioError
from gts_env.evaluation.validation import paper
from gts_env.evaluation.validation.run import validate
from tests.devices.test_apk_cache import made_apk, manifest

BASIS = (
    "**Defect Description**: Tapping 'Archive' on a note has no effect.\\n\\n**Preconditions**:\\n1. Open the list.\\n"
    "2. Open a note.\\n\\n**Trigger Action**: Tapping 'Archive' in the menu.\\n\\n"
    "**Expected Behavior**: The note moves to the archive.\\n\\n"
    "**Actual Behavior**: The note remains in the list.\\n\\n"
    "**Conclusion**: GUI Defect: the menu is faulty, belonging to Operation No Response."
)
RECORD: dict[str, Any] = {
    "defect_id": "notes_1",
    "app_name": "notes-3_1",
    "defect_cate": "UI",
    "defect_type": "Operation No Response",
    "defect_desc": "The 'Archive' entry is not working.",
    "instructions": {
        "defects_oriented": ["Open the note Milk, open its menu and tap Archive."],
        "exploration_oriented": ["Put the note Milk away.", "Clear the list of notes that are done."],
    },
    "defect_info": {"github_link": "https://github.com/example/notes/issues/1", "reproduce_step": 3},
    "app_info": {
        "apk_name": "Quick Notes",
        "apk_version": "notes-v3_1.apk",
        "activity": "org.example.notes/.Main",
        "app_desc": "Notes.\\n\\nThey are kept.",
        "app_cate": "Writing",
    },
    "eval": {
        "judge_method": "llm",
        "observation": "reproduce/notes_1/3.png",
        "action_type": "click",
        "bbox": [[108, 240], [540, 480]],
        "text": None,
        "direction": None,
        "add_info": BASIS,
    },
}


def record(**changes: Any) -> dict[str, Any]:
    """The record with other values; a key such as ``eval__text`` goes into a part of it."""
    made = copy.deepcopy(RECORD)
    for key, value in changes.items():
        *parts, last = key.split("__")
        at = made
        for part in parts:
            at = at[part]
        at[last] = value
    return made


SWAPPED = record(
    defect_id="notes_2", defect_type="Navigation Logic Error", defect_desc="Click 'Trash' but jump to 'Settings'.",
    instructions={"defects_oriented": ["Open the drawer and tap Trash."], "exploration_oriented": []},
    eval__judge_method="rule", eval__add_info=None, eval__bbox=[[0, 0], [1080, 2400]],
)  # fmt: skip
TYPED = record(
    defect_id="maps", app_name="maps", defect_type="Unexpected Task Result", eval__action_type="input_text",
    eval__text='"-2.5"', app_info__apk_name="Maps 2", app_info__apk_version="maps.apk",
    app_info__activity="org.example.maps/org.example.maps.ui.MapActivity",
)  # fmt: skip


def imported(tmp_path: Path, *records: Any, apks: Path | None = None) -> tuple[Catalogue, Outcome]:
    tmp_path.mkdir(exist_ok=True)
    source = tmp_path / "bench.json"
    source.write_text(json.dumps(records), "utf-8")
    outcome = import_file(source, tmp_path / "out", apks)
    return Catalogue([open_pack(tmp_path / "out")]), outcome


def test_defects_and_tasks_of_one_version_share_a_scenario(tmp_path: Path) -> None:
    catalogue, outcome = imported(tmp_path, RECORD, SWAPPED, TYPED)
    assert catalogue.ids() == (
        "GUITestBench/Maps2-UTR-01", "GUITestBench/Maps2-UTR-02", "GUITestBench/Maps2-UTR-03",
        "GUITestBench/QuickNotes-NLE-01",
        "GUITestBench/QuickNotes-ONR-01", "GUITestBench/QuickNotes-ONR-02", "GUITestBench/QuickNotes-ONR-03",
    )  # fmt: skip
    assert (outcome.scenarios, outcome.defects, outcome.tasks) == (2, 3, {"steps": 3, "goal": 4})
    case = catalogue.case("QuickNotes-ONR-02")
    assert (case.task.level, case.task.instruction, case.task.budget) == ("goal", "Put the note Milk away.", 20)
    assert (case.task.plan, case.defect.fault) == ((), None)
    assert [defect.id for defect in case.scenario.defects] == ["notes-1", "notes-2"]
    assert catalogue.case("QuickNotes-NLE-01").task.level == "steps"


def test_the_block_says_which_app(tmp_path: Path) -> None:
    catalogue, _ = imported(tmp_path, RECORD, TYPED)
    notes, maps = (catalogue.case(i).scenario.android for i in ("QuickNotes-ONR-01", "Maps2-UTR-01"))
    assert notes is not None
    assert maps is not None
    assert (notes.component, notes.apk.version, notes.apk.file) == ("org.example.notes/.Main", "", "")
    assert maps.component == "org.example.maps/org.example.maps.ui.MapActivity"
    assert (notes.settings, notes.restore.how) == ((), "clear")
    assert any("names notes-v3_1.apk" in left for left in catalogue.case("QuickNotes-ONR-01").scenario.draft)


def test_the_basis_is_its_sections_and_its_golden_action(tmp_path: Path) -> None:
    catalogue, outcome = imported(tmp_path, RECORD, SWAPPED, TYPED)
    basis = catalogue.case("QuickNotes-ONR-01").defect.basis
    assert basis.preconditions == "1. Open the list. 2. Open a note."
    assert basis.expected == "The note moves to the archive."
    action = basis.trigger[0].action
    assert action is not None
    assert (action.types, action.area) == (("tap",), (0.1, 0.1, 0.5, 0.2))
    ruled = catalogue.case("QuickNotes-NLE-01").defect.basis
    assert ruled.expected == ruled.conclusion == "Not told by GUITestBench."
    assert ruled.trigger_text.startswith("The golden action: click in the box (0, 0) to (1080, 2400)")
    assert ("notes_2", "GUITestBench tells no description, preconditions, trigger, expected, actual, conclusion") in (
        outcome.notes
    )
    typed = catalogue.case("Maps2-UTR-01").defect
    assert typed.basis.trigger[0].action is not None
    assert typed.basis.trigger[0].action.text == "-2.5"
    assert typed.accepts == ("UTR", "ONR"), "its conclusion names another mode than its type"


@pytest.mark.parametrize(
    ("made", "about", "wrong"),
    [
        (RECORD, ["Archive"], ["not working", "no effect", "remains", "list"]),
        (SWAPPED, ["Trash"], ["jump Settings"]),
        (record(defect_desc="The recipe doesn't open.", eval__add_info=None), ["recipe"], ["doesn't open"]),
        (record(defect_desc="The recipe could not be deleted.", eval__add_info=None), ["recipe"], ["not deleted"]),
    ],
)  # fmt: skip
def test_key_phrases_are_words_of_its_texts(made: dict[str, Any], about: list[str], wrong: list[str]) -> None:
    read = read_record(made, "f", 1)
    assert key_groups(read) == [about, wrong]
    told = f"{made['defect_desc']} {made['eval']['add_info']}"
    assert all(word in told for group in key_groups(read) for phrase in group for word in phrase.split())


GOLDEN = [
    ({"eval__action_type": "navigate_back", "eval__bbox": None}, {"types": ("back",)}),
    ({"eval__action_type": "navigate_home", "eval__bbox": None}, {"types": ("press",), "key": "home"}),
    ({"eval__action_type": "scroll", "eval__direction": "down"}, {"types": ("swipe",), "direction": "up"}),
    ({"eval__action_type": "swipe", "eval__direction": "down"}, {"types": ("swipe",), "direction": "down"}),
    ({"eval__action_type": "long_press"}, {"types": ("long_press",)}),
]


@pytest.mark.parametrize(("changes", "wanted"), GOLDEN)
def test_every_kind_of_golden_action(tmp_path: Path, changes: dict[str, Any], wanted: dict[str, Any]) -> None:
    catalogue, _ = imported(tmp_path, record(**changes))
    action = catalogue.case("QuickNotes-ONR-01").defect.basis.trigger[0].action
    assert {key: getattr(action, key) for key in wanted} == wanted


def test_what_is_written_by_hand_is_read_as_what_the_public_file_writes(tmp_path: Path) -> None:
    plain = BASIS.replace("**", "").replace("\\n", "\n").replace("Behavior", "Behaviour")
    action = {"eval__action_type": "navigate_back"}
    by_hand, _ = imported(tmp_path / "hand", record(defect_type="ONR", eval__add_info=plain, eval__bbox=[], **action))
    public, _ = imported(tmp_path / "public", record(eval__bbox=None, **action))
    hand, model = (catalogue.case("QuickNotes-ONR-01").defect for catalogue in (by_hand, public))
    assert hand.basis.preconditions == "1. Open the list. 2. Open a note."
    assert hand.mode == model.mode
    for text in ("description", "preconditions", "trigger_text", "expected", "actual", "conclusion", "phrases"):
        assert getattr(hand.basis, text) == getattr(model.basis, text)


def test_an_app_may_be_called_by_a_number(tmp_path: Path) -> None:
    catalogue, _ = imported(tmp_path, record(app_info__apk_name="2048 Classic"))
    case = catalogue.case("App2048Classic-ONR-01")
    assert case.scenario.app == "app_2048_classic"


BAD = [
    ({"defect_type": "Something Else"}, "record 2 (notes_9).defect_type: unknown word. Found: 'Something Else'"),
    ({"defect_desc": None}, "record 2 (notes_9): 'defect_desc' is missing"),
    (
        {"app_info__activity": "notes"},
        "record 2 (notes_9).app_info.activity: is not of the expected form. Found: 'notes'",
    ),
    ({"app_info__activity": "a.b/.C; reboot"}, "record 2 (notes_9).app_info.activity: is not of the expected form"),
    (
        {"eval__action_type": "clik"},
        "record 2 (notes_9).eval.action_type: unknown word. Found: 'clik'. Did you mean 'click'",
    ),
    ({"eval__bbox": []}, "record 2 (notes_9).eval.action_type: has no box in `bbox`"),
    ({"eval__bbox": None}, "record 2 (notes_9).eval.action_type: has no box in `bbox`"),
    ({"eval__bbox": [[0, 0], [1081, 5]]}, "record 2 (notes_9).eval.bbox: is not a box on a screen of 1080x2400"),
    ({"eval__bbox": [[0, 0], [True, 5]]}, "record 2 (notes_9).eval.bbox[1][0]: expected a whole number"),
    ({"eval__action_type": "input_text"}, "record 2 (notes_9).eval.action_type: has no `text`"),
    ({"eval__action_type": "scroll"}, "record 2 (notes_9).eval.action_type: has no direction"),
    ({"instructions": []}, "record 2 (notes_9).instructions: expected a mapping"),
    ({"instructions__defects_oriented": [7]}, "record 2 (notes_9).instructions.defects_oriented[0]: expected a text"),
    ({"instructions__defects_oriented": ["x"] * 101}, "instructions.defects_oriented: has more than 100 instructions"),
    ({"defect_id": "notes_1"}, "record 2 (notes_1).defect_id: stands twice"),
]


@pytest.mark.parametrize(("changes", "told"), BAD)
def test_a_bad_record_is_refused_and_the_others_go_on(tmp_path: Path, changes: dict[str, Any], told: str) -> None:
    catalogue, outcome = imported(tmp_path, RECORD, record(**{"defect_id": "notes_9", **changes}))
    (refused,) = outcome.refused
    assert told in refused
    assert "bench.json: record 2" in refused  # JSON tells no lines
    assert len(catalogue.ids()) == 3
    assert told.split(". Found")[0] in (tmp_path / "out" / REPORT).read_text("utf-8")


@pytest.mark.parametrize("text", ["", "{}", "[]", "[7]", "not json", "[" * 100_000, '[{"defect_id": 5}]'])
def test_a_file_that_is_none(tmp_path: Path, text: str) -> None:
    source = tmp_path / "bench.json"
    source.write_text(text, "utf-8")
    with pytest.raises(ScenarioError, match=r"bench\.json"):
        import_file(source, tmp_path / "out")
    assert [path.name for path in tmp_path.iterdir()] == ["bench.json"], "nothing half-written"


def test_package_files_are_copied_and_believed(tmp_path: Path) -> None:
    apks = tmp_path / "apks"
    apks.mkdir()
    (apks / "notes-v3_1.apk").write_bytes(made_apk())
    (apks / "maps.apk").write_bytes(made_apk())
    catalogue, outcome = imported(tmp_path, RECORD, TYPED, apks=apks)
    notes, maps = (catalogue.case(i).scenario.android for i in ("QuickNotes-ONR-01", "Maps2-UTR-01"))
    assert notes is not None
    assert maps is not None
    path = notes.apk.path()
    assert path is not None
    assert path.read_bytes() == made_apk()
    assert (notes.apk.version, len(notes.apk.sha256), outcome.apks, outcome.missing) == ("3.1", 64, 2, [])
    assert maps.component == "org.example.notes/.Main"
    assert any(record == "maps" and "package file was believed" in why for record, why in outcome.notes)


def test_a_version_that_the_package_file_does_not_say_is_unknown(tmp_path: Path) -> None:
    apks = tmp_path / "apks"
    apks.mkdir()
    (apks / "notes-v3_1.apk").write_bytes(made_apk(manifest("")))
    (apks / "maps.apk").write_bytes(made_apk(manifest("4.0 β " + "x" * 99)))
    catalogue, _ = imported(tmp_path, RECORD, TYPED, apks=apks)
    notes, maps = (catalogue.case(i).scenario for i in ("QuickNotes-ONR-01", "Maps2-UTR-01"))
    assert notes.android is not None
    assert maps.android is not None
    assert (notes.android.apk.version, notes.android.apk.wanted) == ("unknown", "")
    assert any("does not say which it is" in left for left in notes.draft)
    assert maps.android.apk.version.startswith("4.0 _ x")
    assert not list(paper.of_app(maps)), "it is the version of its package file"


def test_numbers_that_run_out_are_told(tmp_path: Path) -> None:
    many = [record(defect_id=f"notes_{i}", instructions__exploration_oriented=["Do it."] * 100) for i in range(10)]
    catalogue, outcome = imported(tmp_path, *many)
    assert len(catalogue.ids()) == 999
    assert any("no number is left" in why for _, why in outcome.notes)


def test_a_name_that_leads_elsewhere_is_no_package_file(tmp_path: Path) -> None:
    (tmp_path / "a.apk").write_bytes(made_apk())
    (tmp_path / "apks").mkdir()
    _, outcome = imported(tmp_path, record(app_info__apk_version="../a.apk"), apks=tmp_path / "apks")
    assert outcome.missing == ["../a.apk"]


def test_a_package_that_several_apps_name_is_told(tmp_path: Path) -> None:
    _, outcome = imported(tmp_path, RECORD, record(defect_id="maps", app_name="maps", app_info__apk_name="Maps"))
    assert sum("named by records of several apps: Quick Notes, Maps" in why for _, why in outcome.notes) == 2


def test_it_lists_shows_and_validates_as_a_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "bench.json"
    source.write_text(json.dumps([RECORD, SWAPPED, record(defect_id="bad", defect_type=None)]), "utf-8")
    runner, out = CliRunner(), tmp_path / "pack"
    result = runner.invoke(build_app(), ["import", "guitestbench", str(source), "--out", str(out)])
    assert result.exit_code == 1, "a record was refused"
    assert "3 records: 2 defects in 1 scenarios, 4 tasks (2 told step by step, 2 by a goal), 1 records" in result.output
    assert "record 3 (bad): 'defect_type' is missing" in result.output
    monkeypatch.setenv("GTS_PACKS", str(out))
    listed = runner.invoke(build_app(), ["list", "--pack", "GUITestBench", "--ids"]).output
    assert len(listed.splitlines()) == 4
    assert "any version" in runner.invoke(build_app(), ["show", "QuickNotes-ONR-01", "--spoil"]).output
    catalogue = Catalogue([open_pack(out)])
    verdict = validate([catalogue.case(i) for i in catalogue.ids()])
    assert verdict.failures == [], "a draft fails nothing"
    assert verdict.summary()["need_hardware"] == 4
    assert any(failure.why == "the task has no plan" for failure in verdict.open)
    said = runner.invoke(build_app(), ["validate", "GUITestBench/*"]).output
    assert "and 3 more: the task has no plan" in said
    assert "left to do; `gts show notes-3-1` tells what" in said
    again = runner.invoke(build_app(), ["import", "guitestbench", str(source), "--out", str(out)])
    assert isinstance(again.exception, ScenarioError)
    assert "is there already" in str(again.exception)


def test_the_same_file_gives_the_same_pack(tmp_path: Path) -> None:
    source = tmp_path / "bench.json"
    source.write_text(json.dumps([RECORD, SWAPPED, TYPED]), "utf-8")
    texts = []
    for name in ("one", "two"):
        import_file(source, tmp_path / name)
        files = sorted(path for path in (tmp_path / name).rglob("*") if path.is_file())
        texts.append([(path.relative_to(tmp_path / name), path.read_bytes()) for path in files])
    assert texts[0] == texts[1]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
KEYS = [
    "defect_id", "app_name", "defect_type", "defect_desc", "instructions", "instructions__defects_oriented", "app_info",
    "app_info__apk_name", "app_info__apk_version", "app_info__activity", "eval", "eval__bbox", "eval__text",
    "eval__action_type", "eval__add_info", "eval__observation", "defect_info", "defect_info__github_link",
]  # fmt: skip


@settings(deadline=None, max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(KEYS), VALUES)
def test_whatever_a_record_says_it_is_converted_or_refused(tmp_path_factory: Any, key: str, value: Any) -> None:
    folder = tmp_path_factory.mktemp("fuzz")
    catalogue, outcome = imported(folder, TYPED, record(**{key: value}))
    assert len(list(catalogue.scenarios())) + len(outcome.refused) >= 1
    assert outcome.defects + len(outcome.refused) == 2
