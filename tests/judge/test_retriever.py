"""The retriever, step by step, finds what a search through the whole trajectory finds."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from hypothesis import example, given, settings
from hypothesis import strategies as st

from gts_env.actions import Wait
from gts_env.screen import Screen

from .builders import Episode, defect_yaml, judge_of, node, scenario, screen

LETTERS = "abc"
Row = list[dict[str, object]]


@cache
def shown(letters: frozenset[str]) -> Screen:
    return screen(*(node(letter) for letter in sorted(letters)))


screens = st.lists(st.frozensets(st.sampled_from(LETTERS), max_size=2), min_size=1, max_size=8)


@st.composite
def rows(draw: st.DrawFn) -> Row:
    row: Row = []
    for number in range(draw(st.integers(1, 4))):
        letter = st.sampled_from(LETTERS)
        if draw(st.booleans()):
            checkpoint: dict[str, object] = {"state": draw(letter)}
        else:
            checkpoint = {"before": draw(letter), "after": draw(letter)}
        if number and draw(st.booleans()):
            checkpoint["unless"] = draw(letter)
        if number and draw(st.integers(0, 3)) == 0:
            checkpoint["within"] = draw(st.integers(0, 2))
        row.append(checkpoint)
    return row


def as_yaml(row: Row) -> str:
    lines = []
    for checkpoint in row:
        parts = [
            f"{key}: {value if key == 'within' else f'{{has: {{id: {value}}}}}'}" for key, value in checkpoint.items()
        ]
        lines.append("  - {" + ", ".join(parts) + "}")
    return "reach:\n" + "\n".join(lines) + "\nregion: {id: a}\nphrases: [[a]]\n"


def searched(row: Row, seen: list[frozenset[str]]) -> int | None:
    """The first step at which the row is complete, by trying all assignments of checkpoints to steps."""

    def holds(checkpoint: dict[str, object], step: int) -> bool:
        if "state" in checkpoint:
            return checkpoint["state"] in seen[step]
        return step > 0 and checkpoint["before"] in seen[step - 1] and checkpoint["after"] in seen[step]

    def fits(checkpoint: dict[str, object], last: int, step: int) -> bool:
        if "state" not in checkpoint and step == last:
            return False
        if "within" in checkpoint and step - last > int(str(checkpoint["within"])):
            return False
        return not any(checkpoint.get("unless") in seen[between] for between in range(last + 1, step))

    @cache
    def complete(number: int, last: int, end: int) -> bool:
        if number == len(row):
            return True
        first = max(last, 0)
        return any(
            holds(row[number], step)
            and (number == 0 or fits(row[number], last, step))
            and complete(number + 1, step, end)
            for step in range(first, end + 1)
        )

    return next((end for end in range(len(seen)) if complete(0, -1, end)), None)


@settings(max_examples=400, deadline=None)
@given(rows(), screens)
@example(
    [{"state": "a"}, {"state": "b", "unless": "c"}],
    [frozenset("a"), frozenset("ac"), frozenset("b")],
)
def test_it_finds_what_a_search_finds(row: Row, seen: list[frozenset[str]]) -> None:
    made = scenario(defect_yaml(as_yaml(row), mode="EL"))
    episode = Episode(judge_of(made), shown(seen[0]))
    for _, after in pairwise(seen):
        episode.step(Wait(100), shown(after))
    found = next((event.step for event in episode.events if event.kind == "reach"), None)
    assert found == searched(row, seen)
