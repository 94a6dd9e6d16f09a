"""The proofs hold on a sound pack, and each fails on a pack that breaks just what it proves."""

from __future__ import annotations

from pathlib import Path

import pytest

from gts_env.benchmark import Catalogue
from gts_env.benchmark.pack import read_pack
from gts_env.evaluation.validation import proofs, report_proofs
from gts_env.evaluation.validation.run import units, validate
from tests.support.scenarios import PACK

TEXT = (PACK / "notes" / "faulty.yaml").read_text(encoding="utf-8")
CASES = {"ONR": "TestNotes/Notes-ONR-01", "NLE": "TestNotes/Notes-NLE-01"}


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A function that makes a pack from the test scenario with pieces replaced, and gives its catalogue."""

    def make(*changes: tuple[str, str]) -> Catalogue:
        text = TEXT
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        folder = tmp_path / "pack"
        (folder / "notes").mkdir(parents=True)
        (folder / "pack.yaml").write_text((PACK / "pack.yaml").read_text(encoding="utf-8"), encoding="utf-8")
        (folder / "notes" / "faulty.yaml").write_text(text, encoding="utf-8")
        monkeypatch.setenv("GTS_PACKS", str(folder))
        monkeypatch.setenv("GTS_DEVICE", "tests.support.notes:NotesDevice")
        return Catalogue((read_pack(folder),))

    return make


def test_sound_pack_is_proved(pack) -> None:
    catalogue = pack()
    cases = [catalogue.case(i) for i in catalogue.ids()]
    told: list[str] = []
    verdict = validate(cases, told.append, 300)
    assert verdict.failures == []
    assert len(told) == units(cases)
    summary = verdict.summary()
    assert (summary["tasks"], summary["proved"], summary["defects"], summary["failed"]) == (2, 2, 2, [])
    assert summary["controls"] >= 8
    assert summary["dead_controls"] == []


def failing(catalogue: Catalogue, mode: str, proof) -> list[str]:
    return [f.why for f in proof(catalogue.case(CASES[mode]))]


def test_plan_that_misses_the_defect_fails_proof_1(pack) -> None:
    catalogue = pack(("- tap: {id: star}\n      - report", "- tap: {id: more}\n      - report"))
    assert any("misses" in why for why in failing(catalogue, "ONR", proofs.proof_1))


def test_plan_that_cannot_be_played_says_where_and_what_was_seen(pack) -> None:
    catalogue = pack(("- tap: {id: star}\n      - report", "- tap: {id: stars}\n      - report"))
    whys = " ".join(failing(catalogue, "ONR", proofs.proof_1))
    assert "faulty.yaml" in whys
    assert "stars" in whys
    assert ".DetailActivity" in whys


def test_trigger_that_holds_on_the_clean_build_fails_proofs_2_and_4(pack) -> None:
    catalogue = pack(("          same: true\n", "          after: {screen: detail}\n"))
    assert any("'trigger' on the clean build" in why for why in failing(catalogue, "ONR", proofs.proof_2))
    assert any("only the others are live" in why for why in failing(catalogue, "ONR", proofs.proof_4))


def test_operator_that_never_acts_fails_proof_3(pack) -> None:
    catalogue = pack(
        ("target: {id: star}}", "target: {id: star}, when: {screen: home}}"),
        ("          same: true\n", "          after: {screen: detail}\n"),
    )
    found = list(proofs.proof_1(catalogue.case(CASES["ONR"])))
    assert [f.proof for f in found] == [3]


def test_careless_basis_pays_the_careless_agent_and_fails_proof_5(pack) -> None:
    reach = "        - state: {screen: detail}\n      trigger:\n        - before: {screen: detail}\n"
    tap = "          action: {type: tap, hit: {id: star}}\n          same: true\n"
    anywhere = "        - state: {screen: list}\n      trigger:\n        - state: {screen: list}\n"
    catalogue = pack(
        (reach + tap, anywhere),
        ("        - [star, favourite, favorite]\n", "        - [control]\n"),
        ("[nothing, no response, not respond, no effect, dead]", "[not respond, nothing happens]"),
    )  # fmt: skip
    assert any("report-everything" in why for why in failing(catalogue, "ONR", proofs.proof_5))


def test_phrases_that_are_too_narrow_or_too_wide_fail_proof_6(pack) -> None:
    narrow = pack(("[nothing, no response, not respond, no effect, dead]", "[dead]"))
    assert any("a true report" in why for why in failing(narrow, "ONR", report_proofs.proof_6))


def test_near_miss_that_triggers_fails_proof_7(pack) -> None:
    start = "    near_miss:\n      - open_app: Notes\n      - tap: {id: note, nth: 0}\n"
    catalogue = pack(
        (f"{start}      - tap: {{id: more}}\n      - press: back\n", f"{start}      - tap: {{id: star}}\n")
    )
    assert any("gives 'trigger'" in why for why in failing(catalogue, "ONR", proofs.proof_7))


def test_instruction_that_gives_the_defect_away_fails_proof_9(pack) -> None:
    catalogue = pack(
        ("Look at the pages of a note and return.", "Look at the pages of a note and go back to the list.")
    )
    whys = [f.why for f in report_proofs.proof_9([catalogue.case(i) for i in catalogue.ids()])]
    assert any("key phrase" in why for why in whys)


def test_two_tasks_with_one_plan_fail_proof_9(pack) -> None:
    catalogue = pack()
    case = catalogue.case(CASES["ONR"])
    assert any("same start and plan" in f.why for f in report_proofs.proof_9([case, case]))


def test_variations_are_proved_each_by_itself(pack) -> None:
    block = "vary: {texts: {star: [moon, sun], dead: [mute, numb]}}\n"
    catalogue = pack(("title: Three notes\n", f"title: Three notes\n{block}"))
    cases = [catalogue.case(CASES["ONR"])]
    verdict = validate(cases, crawl_steps=0, variations=(0, 1, 2))
    assert [case.scenario.variation for case in verdict.proved_in] == [0, 1, 2]
    assert verdict.crawls == {}
    assert verdict.summary()["variations"] == 3
    assert verdict.failures == []


def test_in_several_processes_it_is_the_same(pack) -> None:
    catalogue = pack()
    cases = [catalogue.case(i) for i in catalogue.ids()]
    told: list[str] = []
    verdict = validate(cases, told.append, 30, jobs=2)
    assert verdict.summary() == validate(cases, crawl_steps=30).summary()
    assert len(told) == units(cases)
