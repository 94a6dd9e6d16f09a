"""Proofs on paper: what is wrong with the task of a real app is told without a device."""

from __future__ import annotations

from pathlib import Path

import pytest

from gts_env.benchmark import Catalogue, open_pack
from gts_env.benchmark.making.new_scenario import Wish, new_scenario
from gts_env.evaluation.validation.run import units, validate
from tests.devices.test_apk_cache import made_apk

DRAFT = "  - Everything in this file is an example. Replace it, then take these lines out.\n"


def failures(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """What does not hold of the template as a scenario that is no draft, with some of its text replaced."""
    path = new_scenario(Wish("real", folder, "notes", android=True), {})[0]
    text = path.read_text("utf-8").replace(f"draft:\n{DRAFT}", "draft: []\n")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, "utf-8")
    catalogue = Catalogue([open_pack(folder)])
    told: list[str] = []
    cases = [catalogue.case(i) for i in catalogue.ids()]
    verdict = validate(cases, told.append)
    assert len(told) == units(cases)
    assert verdict.open == []
    return [f"{failure.proof}: {failure.why}" for failure in verdict.failures]


def test_a_sound_one(tmp_path: Path) -> None:
    assert failures(tmp_path / "p") == []


REPORT = "      - report: {mode: ONR, text: The save button does nothing., at: {id: save}}\n"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (REPORT, "", "1: the plan reports nothing"),
        (REPORT, "      - report: {mode: NLE, text: x}\n", "1: the plan reports NLE, which the defect does not accept"),
        (REPORT, "      - report: {mode: ONR, text: It is odd.}\n", "1: the words of the plan's report do not tell"),
        ("      - type: Milk\n", "      - finish: true\n", "1: the plan goes on after it has finished"),
        ("budget: 15", "budget: 3", "1: the plan has 6 steps, more than the budget of 3"),
        ("      - press: back\n", "      - tap: {id: save}\n", "7: the near miss does what the plan does"),
        ("      - The save button is dead.\n", "", "6: 3 true reports, at least 4"),
        ("- The save button is dead.", "- It is odd.", "a true report is refused by its words: 'It is odd.'"),
        ("mode: NLE, text: Save does nothing.", "mode: ONR, text: Save does nothing.", "(other_mode) is accepted"),
        ("Write an entry and keep it.", "Tap the save button.", "9: the instruction says the key phrase 'save'"),
    ],
)  # fmt: skip
def test_what_does_not_hold(tmp_path: Path, old: str, new: str, told: str) -> None:
    said = failures(tmp_path / "p", (old, new))
    assert any(told in why for why in said), said


def test_what_was_not_run_is_named(tmp_path: Path) -> None:
    new_scenario(Wish("real", tmp_path / "p", "notes", android=True), {})
    catalogue = Catalogue([open_pack(tmp_path / "p")])
    assert validate([catalogue.case(i) for i in catalogue.ids()]).summary()["not_run"] == [1, 2, 3, 4, 5, 7, 8]


def test_a_task_without_a_plan(tmp_path: Path) -> None:
    text = new_scenario(Wish("real", tmp_path / "x", "notes", android=True), {})[0].read_text("utf-8")
    assert failures(tmp_path / "p", (text[text.index("    plan:") :], "")) == ["1: the task has no plan"]


def test_the_package_file_is_the_one_it_speaks_of(tmp_path: Path) -> None:
    folder = tmp_path / "p"
    (folder / "apks").mkdir(parents=True)
    (folder / "apks" / "a.apk").write_bytes(made_apk())
    block = ('    version: "1.0"\n', '    version: "3.1"\n    file: apks/a.apk\n')
    package = ("package: org.example.app", "package: org.example.notes")
    assert failures(folder, block, package) == ["0: apks/a.apk: it has no activity org.example.notes.MainActivity"]
    for path in (folder / "notes" / "real.yaml", folder / "pack.yaml"):
        path.unlink()
    sound = ("activity: .MainActivity", "activity: .Main")
    assert failures(folder, block, package, sound) == []
    (folder / "apks" / "a.apk").unlink()
    for path in (folder / "notes" / "real.yaml", folder / "pack.yaml"):
        path.unlink()
    (said,) = failures(folder, block, package, sound)
    assert "is not there" in said
