"""`gts show` tells of a task or a scenario, and spoils nothing unless asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image
from typer.testing import CliRunner

from gts_env.benchmark import parse_scenario
from gts_env.benchmark.model import PlanStep
from gts_env.cli import build_app
from gts_env.cli._card_text import card_text
from gts_env.errors import GtsError, UnknownIdError
from gts_env.evaluation.card import query_words, scenario_card, step_words
from gts_env.evaluation.half_blocks import half_blocks, shrink
from gts_env.screen.query import Query
from tests.support.scenarios import PACK, notes

TASK = "Notes-ONR-01"
SECRETS = ("star", "does nothing", "R0100", "ignore_gesture")


@pytest.fixture(autouse=True)
def pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GTS_PACKS", str(PACK))
    monkeypatch.setenv("GTS_DEVICE", "tests.support.notes:NotesDevice")


def run(*words: str) -> str:
    result = CliRunner().invoke(build_app(), ["show", *words], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_a_task() -> None:
    text = run(TASK)
    assert text.startswith("TestNotes/Notes-ONR-01\n")
    assert 'gymnasium.make("gts_env:TestNotes/Notes-ONR-01")' in text
    assert "notes-faulty: Three notes" in text
    assert "2026-10-14 09:41 Europe/Berlin, en-US, the launcher in front" in text
    assert not [secret for secret in SECRETS if secret in text]


def test_spoilt() -> None:
    text = run(TASK, "--spoil")
    assert not [secret for secret in SECRETS if secret not in text]
    assert "R0100 https://example.org/issues/1" in text
    assert "The note is starred." in text
    assert " 1  open app Notes" in text


def test_json() -> None:
    plain: dict[str, Any] = json.loads(run(TASK, "--json"))
    assert plain["scenario"]["device"]["time_zone"] == "Europe/Berlin"
    assert "defect" not in plain
    spoilt: dict[str, Any] = json.loads(run(TASK, "--json", "--spoil"))
    assert spoilt["defect"]["reports"] == [{"id": "R0100", "url": "https://example.org/issues/1"}]
    assert spoilt["plan"][0] == "open app Notes"
    assert plain.items() <= spoilt.items()


def test_a_scenario() -> None:
    text = run("TestNotes/notes-faulty")
    assert "TestNotes/Notes-ONR-01  goal, 12 steps" in text
    assert not [secret for secret in SECRETS if secret in text]
    assert "star-dead" in run("notes-faulty", "--spoil")
    card = json.loads(run("notes-faulty", "--json"))
    assert [task["id"] for task in card["tasks"]] == ["TestNotes/Notes-ONR-01", "TestNotes/Notes-NLE-01"]
    assert card["defects"] == 2


@pytest.mark.parametrize(
    ("name", "near"), [("Notes-ONR-1", "TestNotes/Notes-ONR-01"), ("notes-fautly", "notes-faulty")]
)
def test_a_wrong_name_is_told_near_ones(name: str, near: str) -> None:
    with pytest.raises(UnknownIdError, match=f"no task or scenario named '{name}'.*'{near}'") as caught:
        run(name)
    assert str(caught.value).count(near) == 1


def test_the_first_screen_at_device_size(tmp_path: Path) -> None:
    file = tmp_path / "new" / "first.png"
    run(TASK, "--png", str(file))
    with Image.open(file) as picture:
        assert picture.size == (1080, 2400)
        assert len(picture.getcolors(1 << 24) or ()) > 50
    assert [path.name for path in file.parent.iterdir()] == ["first.png"]


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(GtsError, match=r"cannot write .*--png"):
        run(TASK, "--png", str(tmp_path / "file" / "first.png"))


def test_the_picture_beside_the_words() -> None:
    text = run(TASK, "--picture")
    assert text.count("\u2580") > 1000
    assert "\u2580" not in run(TASK)


def test_half_blocks_keep_shape_and_colours() -> None:
    picture = np.zeros((40, 20, 3), np.uint8)
    picture[:20] = (200, 100, 0)
    text = half_blocks(picture, 10)
    assert text.plain.splitlines() == ["\u2580" * 10] * 10
    styles = [str(span.style) for span in text.spans]
    assert "#c86400 on #c86400" in styles[0]
    assert "#000000 on #000000" in styles[-1]


def test_shrinking_takes_means() -> None:
    picture = np.array([[[0] * 3, [100] * 3], [[50] * 3, [250] * 3]], np.uint8)
    assert shrink(picture, 1, 1).tolist() == [[[100, 100, 100]]]
    assert shrink(picture, 2, 2).tolist() == picture.tolist()


def test_unusual_settings_are_told() -> None:
    text = (PACK / "notes" / "faulty.yaml").read_text("utf-8")
    device = "device: {dark: true, font_scale: 1.3, orientation: landscape, start: app}"
    scenario = parse_scenario("\n".join(device if s.startswith("device:") else s for s in text.splitlines()))
    words = card_text(scenario_card(scenario, ["T/a", "T/b"])).plain
    assert "en-US, dark, font scale 1.3, orientation landscape, the app in front" in words


def test_long_lines_hang_below_their_beginning() -> None:
    card = scenario_card(notes(), ["T/a", "T/b"], spoil=True)
    folded = card_text(card, 50).plain
    assert max(len(line) for line in folded.splitlines()) <= 50
    assert folded.replace("\n" + " " * 12, " ").count("\n") <= card_text(card).plain.count("\n") + 10


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (PlanStep("tap", query=Query(id="day", desc="May 1")), 'tap on day "May 1"'),
        (PlanStep("swipe", word="up"), "swipe up"),
        (PlanStep("type", text="milk", clear=True), "type 'milk' clear"),
        (PlanStep("wait", ms=900), "wait 900 ms"),
        (PlanStep("drag", query=Query(text="a"), to=Query(text="b")), 'drag on "a" to "b"'),
        (PlanStep("scroll_to", query=Query(id="row", inside=Query(id="list"))), "scroll to on row inside list"),
    ],
)
def test_steps_in_words(step: PlanStep, words: str) -> None:
    assert step_words(step) == words


def test_queries_in_words() -> None:
    assert query_words(Query(id="row", checked=True, nth=2)) == "row checked True nth 2"
