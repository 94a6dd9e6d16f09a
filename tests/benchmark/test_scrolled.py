"""``scrolled``: what is asked of a list that is seen piece by piece; true, false and unknown."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from gts_env.actions import Action, Swipe
from gts_env.benchmark.following import Followed, first, later
from gts_env.benchmark.predicates import Compiler, Reading, read_predicate
from gts_env.benchmark.scene import Scene
from gts_env.benchmark.scrolled import MOST_NODES, Joined
from gts_env.benchmark.spot import Spot
from gts_env.benchmark.yaml_lines import parse_yaml
from gts_env.errors import ScenarioError
from gts_env.screen import Node, Screen
from gts_env.screen.query import Query
from tests.judge.builders import BACK, Episode, defect_yaml, judge_of, node, scenario, screen

TOP, BOTTOM, HIGH = 200, 1000, 100
TEXTS = [f"Row {n:02}" for n in range(1, 21)]
UP = Swipe(500, 900, 500, 400)
DOWN = Swipe(500, 400, 500, 900)


def shown(texts: Sequence[str] = TEXTS, at: int = 0, *pinned: Node, extra: str = "") -> Screen:
    """A list scrolled by ``at`` pixels; rows that are cut at its edges are cut in the tree, too."""
    made = []
    for number, text in enumerate(texts):
        top, bottom = TOP + number * HIGH - at, TOP + (number + 1) * HIGH - at
        if bottom > TOP and top < BOTTOM:
            box = (0, max(top, TOP), 1080, min(bottom, BOTTOM))
            label = (20, max(top + 20, TOP), 500, min(bottom - 20, BOTTOM))
            inner = [node("title", text, box=label)] if label[1] < label[3] else []
            made.append(node("row", "", *inner, box=box, kind="LinearLayout"))
    listed = node(
        "list", "", *made, *pinned, box=(0, TOP, 1080, BOTTOM), kind="ListView", flags=("enabled", "scrollable")
    )
    return screen(listed, *([node("note", extra)] if extra else []), activity=".Main")


def ask(
    holds: str, steps: Sequence[tuple[Action, Screen]], start: Screen | None = None, opens: str = ""
) -> bool | None:
    """The answer after some steps."""
    text = f"scrolled: {{in: {{id: list}}, {opens}holds: {holds}}}"
    compiler = Compiler({})
    predicate = read_predicate(Spot(parse_yaml(text), "t"), Reading())
    assert pickle.loads(pickle.dumps(predicate)) == predicate
    test = predicate.compile(compiler)
    before = shown() if start is None else start
    unions = first(compiler.followed, before)
    for action, after in steps:
        unions = later(compiler.followed, unions, before, action, after)
        unions = pickle.loads(pickle.dumps(unions))
        before = after
    return test(Scene(before, unions=unions), {})


STEPS = [(UP, shown(at=500)), (UP, shown(at=1000))]
WHOLE = [*STEPS, (UP, shown(at=1200)), (UP, shown(at=1200))]
START = "opens_at: start, "
ABOVE = "{relation: {a: {text: Row 02}, b: {text: Row 17}, is: above}}"
BELOW = "{relation: {a: {text: Row 02}, b: {text: Row 17}, is: below}}"
SORTED = "{order: {of: {id: title}, by: text}}"


def test_relations_of_rows_never_seen_together() -> None:
    assert ask(ABOVE, STEPS) is True
    assert ask(BELOW, STEPS) is False
    assert ask(ABOVE, STEPS[:1]) is None, "row 17 was not seen yet"
    assert ask(ABOVE, [(UP, shown(at=900))]) is None, "a page was skipped"
    assert ask(ABOVE, [*STEPS, (BACK, screen(node("other")))]) is None, "the list is not shown"


def test_order_over_screens() -> None:
    assert ask(SORTED, STEPS) is True
    late = ["Row 99" if text == "Row 08" else text for text in TEXTS]
    steps = [(UP, shown(late, 500)), (UP, shown(late, 1000))]
    assert ask(SORTED, steps, shown(late)) is False
    assert ask(SORTED, [], shown(["Row 01"])) is None
    jump = [*TEXTS[:9], *[f"Entry {n}" for n in range(11)]]
    assert ask(SORTED, [(UP, shown(jump, 100)), (UP, shown(jump, 650))], shown(jump)) is False
    assert ask(SORTED, [], shown(jump, 900)) is True, "the last screen alone is in order"


def test_what_is_missing_is_missing_only_of_the_whole_list() -> None:
    missing, there = "{absent: {text: Row 99}}", "{absent: {text: Row 02}}"
    assert ask(missing, WHOLE, opens=START) is True
    assert ask(missing, WHOLE) is None, "where it begins was not seen"
    assert ask(missing, STEPS, opens=START) is None, "where it ends was not seen"
    assert ask(there, STEPS) is False
    assert ask(missing, [*WHOLE, (DOWN, shown(at=700)), (DOWN, shown(at=200)), (DOWN, shown())]) is True


def test_a_swipe_that_does_nothing_shows_an_end() -> None:
    missing = "{absent: {text: Row 99}}"
    assert ask(missing, [(DOWN, shown()), *WHOLE]) is True
    assert ask(missing, [(BACK, shown()), *WHOLE]) is None
    sideways = Swipe(900, 500, 400, 480)
    assert ask(missing, [(sideways, shown()), *WHOLE]) is None


def test_counts_and_sums_of_the_whole_list() -> None:
    prices = [f"{n}.50" for n in range(1, 21)]
    steps = [(UP, shown(prices, 500)), (UP, shown(prices, 1000)), (UP, shown(prices, 1200)), (UP, shown(prices, 1200))]
    total = "{value: {of: {sum: {id: title}, in: {id: list}}, as: number, is: 220}}"
    assert ask(total, steps, shown(prices), START) is True
    assert ask(total, steps[:2], shown(prices), START) is None, "where it ends was not seen"
    whole = "{value: {of: {sum: {id: title}}, as: number, is: 220}}"
    assert ask(whole, steps, shown(prices), START) is True
    assert ask(whole.replace("220", "221"), steps, shown(prices), START) is False
    assert ask("{count: {of: {id: title}, is: 20}}", WHOLE) is True
    assert ask("{count: {of: {id: title}, is: 20}}", STEPS) is False


def test_on_a_single_screen_it_is_that_screen() -> None:
    compiler = Compiler({})
    text = "scrolled: {in: {id: list}, holds: {has: {text: Row 03}}}"
    test = read_predicate(Spot(parse_yaml(text), "t"), Reading()).compile(compiler)
    assert test(Scene(shown()), {}) is True
    assert test(Scene(screen(node("other"))), {}) is None


def joined(steps: Sequence[tuple[Action, Screen]], start: Screen) -> Joined:
    lists = [Followed(Query(id="list"), True)]
    unions = first(lists, start)
    for action, after in steps:
        unions = later(lists, unions, start, action, after)
        start = after
    assert unions[0] is not None
    return unions[0]


def titles(known: Joined) -> list[str]:
    return [n.text for n in known.root.walk() if n.name == "title"]


def test_each_row_is_there_once_and_whole() -> None:
    known = joined([(UP, shown(at=230)), (UP, shown(at=555)), (DOWN, shown(at=310))], shown())
    assert titles(known) == TEXTS[:14]
    rows = known.root.children
    assert {row.bounds[3] - row.bounds[1] for row in rows[:-1]} == {HIGH}
    assert [row.bounds[1] for row in rows] == [TOP + n * HIGH for n in range(14)]


def test_a_heading_that_sticks_is_no_row_of_later_screens() -> None:
    sticky = node("heading", "October", box=(0, TOP, 1080, TOP + 40))
    known = joined([(UP, shown(TEXTS, 300, sticky)), (UP, shown(TEXTS, 600, sticky))], shown(TEXTS, 0, sticky))
    assert [n.text for n in known.root.walk() if n.name == "heading"] == ["October"]
    assert titles(known) == TEXTS[:14]


def test_rows_that_move_apart_begin_anew() -> None:
    inserted = [*TEXTS[:3], "New", *TEXTS[3:]]
    assert titles(joined([(BACK, shown(inserted))], shown())) == inserted[:8]
    # Rows below that all moved alike say where the new one stands.
    assert titles(joined([(UP, shown(at=500)), (DOWN, shown(inserted))], shown())) == inserted[:14]
    assert titles(joined([(UP, shown(at=500)), (BACK, shown(TEXTS[::-1]))], shown())) == TEXTS[::-1][:8]


def test_rows_that_say_the_same_are_told_apart_by_those_around() -> None:
    weekly = [text for n in range(1, 9) for text in (f"Day {n}", "Standup", "Lunch")]
    assert titles(joined([(UP, shown(weekly, 500)), (UP, shown(weekly, 1000))], shown(weekly))) == weekly[:18]
    # After a page that was skipped, single rows that say the same are not taken for those seen before.
    assert titles(joined([(UP, shown(weekly, 1000))], shown(weekly))) == weekly[10:18]
    same = ["Standup"] * 30
    assert titles(joined([(UP, shown(same, 500))], shown(same))) == same[:8]


def test_what_changed_in_place_is_the_later_one() -> None:
    done = ["Row 02 done" if text == "Row 02" else text for text in TEXTS]
    assert titles(joined([(UP, shown(at=300)), (DOWN, shown(done))], shown()))[1] == "Row 02 done"


def test_nothing_seen_twice_costs_nothing_new() -> None:
    start = shown()
    lists = [Followed(Query(id="list"), True)]
    known = first(lists, start)
    assert later(lists, known, start, BACK, start)[0] is known[0]


def test_a_list_without_end_begins_anew() -> None:
    long = [f"Row {n}" for n in range(MOST_NODES)]
    start, steps = shown(long), [(UP, shown(long, 400 * n)) for n in range(1, 8)]
    assert len(titles(joined(steps, start))) == 36


def test_the_judge_follows_it() -> None:
    basis = """
        reach: [{state: {has: {id: list}}}]
        trigger: [{state: {scrolled: {in: {id: list}, opens_at: start, holds: {absent: {text: Row 99}}}}}]
        phrases: [[row], [missing]]
    """
    made = scenario(defect_yaml(basis, mode="UTR"))
    episode = Episode(judge_of(made), shown())
    seen = [episode.step(action, after) for action, after in WHOLE]
    assert seen == [[], [], ["trigger", "evidence"], []]
    assert pickle.loads(pickle.dumps(episode.state)) == episode.state
    # Judged again from a saved state, with the same screens, it is the same.
    again = Episode(judge_of(made), shown())
    for action, after in WHOLE[:2]:
        again.step(action, after)
    saved, here = again.state, again.screen
    for _ in range(2):
        again.state, again.screen = saved, here
        assert [again.step(action, after) for action, after in WHOLE[2:]] == [["trigger", "evidence"], []]


def test_the_same_screen_may_be_asked_of_different_unions() -> None:
    basis = """
        reach: [{state: {has: {id: list}}}]
        trigger: [{state: {scrolled: {in: {id: list}, holds: {count: {of: {id: title}, is: ">= 13"}}}}}]
        phrases: [[row], [missing]]
    """
    made = scenario(defect_yaml(basis, mode="UTR"))
    judge, low = judge_of(made), shown(at=500)
    state, _ = judge.start(shown())
    _, events = judge.fold(state, shown(), UP, low)
    assert [e.kind for e in events] == ["trigger", "evidence"]
    state, _ = judge.start(low)
    _, events = judge.fold(state, low, BACK, low)
    assert events == []


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("scrolled: {holds: {has: x}}", "'in' is missing"),
        ("scrolled: {in: {id: list}}", "'holds' is missing"),
        ("scrolled: {in: {id: list}, holds: {hass: x}}", "Did you mean 'has'"),
        ("scrolled: {in: {id: list}, holds: {has: x}, opens_at: end}", "scrolled.opens_at"),
        ("scrolled: {in: {text: '${x}'}, holds: {has: x}}", "cannot be used here"),
    ],
)
def test_what_cannot_be_meant(text: str, word: str) -> None:
    with pytest.raises(ScenarioError, match=word.replace("$", "\\$")):
        read_predicate(Spot(parse_yaml(text), "t"), Reading(frozenset(), frozenset({"x"})))
