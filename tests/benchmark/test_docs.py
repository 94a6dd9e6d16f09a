"""The worked example of docs/concepts/test-basis.md is a scenario that does what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gts_env.actions import PressKey
from gts_env.benchmark import Scenario, parse_scenario
from gts_env.benchmark.predicates.base import readers
from gts_env.screen.query_form import KEYS
from tests.judge.builders import BACK, Episode, button, judge_of, node, screen, tap

PAGE = Path(__file__).parents[2] / "docs" / "concepts" / "test-basis.md"
HEAD = "schema: 1\nscenario: calendar-busy-week\napp: calendar\ntitle: A busy week in October\n"

CELL = button("day_cell", "16", (100, 500, 200, 600))
WEEK = screen(node("week_grid", "", CELL, box=(0, 200, 1080, 2000)))
DAY = screen(node("day_title", "Fri 16"))
HOME = screen(button("icon", "Calendar"), package="org.gts.launcher")


@pytest.fixture(scope="module")
def page() -> str:
    return PAGE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def example(page: str) -> Scenario:
    blocks = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    tasks = blocks[1][blocks[1].index("tasks:") :].replace("[ … ]", "[]")
    return parse_scenario(HEAD + blocks[0] + tasks, "calendar/busy-week.yaml")


def test_it_finds_the_defect(example: Scenario) -> None:
    episode = Episode(judge_of(example), WEEK)
    assert episode.step(tap(CELL), DAY) == ["reach"]
    assert episode.step(BACK, HOME) == ["trigger", "evidence"]
    assert episode.report("NLE", "Pressing back in the day view closed the calendar") == "matched"


def test_and_nothing_else(example: Scenario) -> None:
    episode = Episode(judge_of(example), DAY)
    assert episode.step(BACK, HOME) == []
    episode = Episode(judge_of(example), WEEK)
    episode.step(tap(CELL), DAY)
    assert episode.step(PressKey("home"), HOME) == []


def test_every_word_of_the_language_is_explained(page: str) -> None:
    words = {*readers(), *KEYS}
    assert not [word for word in sorted(words) if f"`{word}" not in page]
