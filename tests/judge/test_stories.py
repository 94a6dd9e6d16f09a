"""Whole episodes: what must be found, and what must not be."""

from __future__ import annotations

import pickle

import pytest

from gts_env.actions import LongPress, OpenApp, PressKey, Rotate, Tap, TypeText, Wait
from gts_env.screen import Screen

from .builders import (
    APP,
    BACK,
    SWIPE_UP,
    Episode,
    button,
    defect_yaml,
    fill,
    flat,
    judge_of,
    node,
    rows,
    scenario,
    screen,
    tap,
)

LAUNCHER = "org.gts.launcher"
CELLS = [button("day_cell", str(day), (100 * i, 500, 100 * i + 100, 600)) for i, day in enumerate((15, 16, 17))]
WEEK = screen(node("week_grid", "", *CELLS, box=(0, 200, 1080, 2000)))
DAY = screen(node("day_title", "Fri 16"), button("up", desc="Up", box=(0, 0, 90, 90)))
OTHER_DAY = screen(node("day_title", "Sat 17"))
HOME = screen(button("icon", "Calendar"), package=LAUNCHER)
SEARCH = screen(node("search_field", "Standup"), button("hit", "Standup, Fri 16", (0, 300, 1080, 400)))

SCREENS = """\
week: {has: {id: week_grid}}
day: {has: {id: day_title}, not: {has: {id: week_grid}}}
"""
BACK_LEAVES = defect_yaml(
    """\
    reach:
      - state: {screen: week}
      - before: {screen: week}
        action: {type: tap, hit: {id: day_cell}}
        after: {screen: day}
        bind: {day: {text: {id: day_title}}}
    trigger:
      - before: {screen: day, has: {id: day_title, text: "${day}"}}
        action: {type: press, key: back}
        after: {package: org.gts.launcher}
        unless: {screen: week}
    phrases:
      - [back, return]
      - [close, exit, leave, quit, home screen, launcher]
    """
)


class TestBackLeavesTheApp:
    """NLE: the week view is missing from the back stack."""

    def start(self) -> Episode:
        return Episode(judge_of(scenario(BACK_LEAVES, screens=SCREENS)), HOME)

    def test_found(self) -> None:
        episode = self.start()
        assert episode.step(OpenApp("Calendar"), WEEK) == []
        assert episode.step(tap(CELLS[1]), DAY) == ["reach"]
        assert episode.step(BACK, HOME) == ["trigger", "evidence"]
        assert episode.report("NLE", "Back leaves the app") == "matched"
        assert episode.kinds() == ["reach", "trigger", "evidence", "report", "detect"]
        assert episode.summary["steps"] == {"reach": 2, "trigger": 3, "evidence": 3, "detect": 4}

    def test_detours_do_not_matter(self) -> None:
        episode = self.start()
        episode.step(OpenApp("Calendar"), WEEK)
        episode.step(SWIPE_UP, WEEK)
        episode.step(tap(CELLS[1]), DAY)
        episode.step(Rotate("landscape"), DAY)
        episode.step(Wait(1000), DAY)
        assert episode.step(BACK, HOME) == ["trigger", "evidence"]

    def test_home_is_meant_to_leave(self) -> None:
        episode = self.start()
        episode.step(OpenApp("Calendar"), WEEK)
        episode.step(tap(CELLS[1]), DAY)
        assert episode.step(PressKey("home"), HOME) == []
        assert episode.report("NLE", "Home leaves the app to the launcher") == "false"
        assert episode.summary["triggered"] is False

    def test_a_clean_app_is_not_accused(self) -> None:
        episode = self.start()
        episode.step(OpenApp("Calendar"), WEEK)
        episode.step(tap(CELLS[1]), DAY)
        assert episode.step(BACK, WEEK) == []
        # Back from the start screen leaves the app by right.
        assert episode.step(BACK, HOME) == []
        assert episode.report("NLE", "Back leaves the app") == "false"

    def test_a_day_that_was_opened_in_another_way(self) -> None:
        episode = Episode(self.start().judge, SEARCH)
        episode.step(tap(SEARCH.by_name["hit"][0]), DAY)
        assert episode.step(BACK, HOME) == []
        assert episode.summary["reached"] is False

    def test_another_day_than_the_one_opened(self) -> None:
        episode = self.start()
        episode.step(OpenApp("Calendar"), WEEK)
        episode.step(tap(CELLS[1]), DAY)
        episode.step(SWIPE_UP, OTHER_DAY)
        assert episode.step(BACK, HOME) == []

    def test_unless_ends_an_attempt_but_not_the_next(self) -> None:
        episode = self.start()
        episode.step(OpenApp("Calendar"), WEEK)
        episode.step(tap(CELLS[1]), DAY)
        episode.step(tap(DAY.by_name["up"][0]), WEEK)
        episode.step(Wait(100), DAY)
        assert episode.step(BACK, HOME) == []
        episode.step(OpenApp("Calendar"), WEEK)
        episode.step(tap(CELLS[1]), DAY)
        assert episode.step(BACK, HOME) == ["trigger", "evidence"]

    def test_an_earlier_opening_is_not_forgotten(self) -> None:
        """Two days were opened: the values of both are kept, either may trigger."""
        assert "      unless: {screen: week}\n" in BACK_LEAVES
        basis = BACK_LEAVES.replace("      unless: {screen: week}\n", "")
        episode = Episode(judge_of(scenario(basis, screens=SCREENS)), WEEK)
        episode.step(tap(CELLS[1]), DAY)
        episode.step(BACK, WEEK)
        episode.step(tap(CELLS[2]), OTHER_DAY)
        episode.step(SWIPE_UP, DAY)
        assert episode.step(BACK, HOME) == ["trigger", "evidence"]


DEAD_SAVE = defect_yaml(
    """\
    reach:
      - state: {has: {id: save}, not: {text: {of: {id: title}, is: ""}}}
    trigger:
      - before: {has: {id: save}, not: {text: {of: {id: title}, is: ""}}}
        action: {type: tap, hit: {id: save}}
        same: {ignore: [{id: clock}]}
    phrases:
      - [save, button]
      - [nothing happens, no response, not saved, no reaction, dead, does nothing, no effect]
    """,
    mode="ONR",
)


class TestDeadButton:
    """ONR: no pixel and no node changes, and yet it is found."""

    SAVE = button("save", "Save", (900, 0, 1080, 120))

    def editor(self, title: str = "Milk", clock: str = "9:41", toast: str | None = None) -> Screen:
        return screen(
            node("title", title, box=(0, 200, 1080, 300)),
            self.SAVE,
            node("clock", clock, box=(0, 0, 90, 40)),
            toast=toast,
        )

    def test_found_without_any_change(self) -> None:
        episode = Episode(judge_of(scenario(DEAD_SAVE)), self.editor(""))
        assert episode.step(TypeText("Milk"), self.editor()) == ["reach"]
        assert episode.step(tap(self.SAVE)) == ["trigger", "evidence"]
        assert episode.report("ONR", "Save does nothing") == "matched"

    def test_the_clock_may_move(self) -> None:
        episode = Episode(judge_of(scenario(DEAD_SAVE)), self.editor())
        assert episode.step(tap(self.SAVE), self.editor(clock="9:42")) == ["trigger", "evidence"]

    def test_a_mis_tap_of_the_agent_is_not_the_app_s_fault(self) -> None:
        episode = Episode(judge_of(scenario(DEAD_SAVE)), self.editor())
        assert episode.step(Tap(500, 1500)) == []
        assert episode.step(Tap(890, 60)) == []
        assert episode.step(LongPress(1000, 60)) == []
        assert episode.report("ONR", "Save does nothing") == "false"
        assert episode.summary["triggered"] is False

    @pytest.mark.parametrize("answer", ["toast", "closes", "moves"])
    def test_any_answer_of_the_app_counts(self, answer: str) -> None:
        episode = Episode(judge_of(scenario(DEAD_SAVE)), self.editor())
        after = {"toast": self.editor(toast="Saved"), "closes": HOME, "moves": self.editor("Milk!")}[answer]
        assert episode.step(tap(self.SAVE), after) == []

    def test_without_the_condition(self) -> None:
        episode = Episode(judge_of(scenario(DEAD_SAVE)), self.editor(""))
        assert episode.step(tap(self.SAVE)) == []
        assert episode.summary["reached"] is False

    def test_reporting_is_no_action_on_the_app(self) -> None:
        basis = DEAD_SAVE.replace("{type: tap, hit: {id: save}}", "any")
        episode = Episode(judge_of(scenario(basis)), self.editor())
        episode.report("ONR", "Save does nothing")
        assert episode.summary["triggered"] is False
        assert episode.step(Wait(500)) == ["trigger", "evidence"]


def test_menu_rows_that_are_swapped() -> None:
    """NLE: "Backup" opens the network page."""
    basis = defect_yaml(
        """\
        reach:
          - state: {screen: settings}
        trigger:
          - before: {screen: settings}
            action: {type: tap, hit: {id: entry, has: {text: Backup}}}
            after: {text: {of: {id: page_title}, not: Backup}}
        phrases:
          - [backup]
          - [network, wrong page, wrong screen, another page]
        """
    )
    entries = [
        node(
            "entry",
            "",
            node("", name, box=(0, y, 500, y + 90)),
            box=(0, y, 1080, y + 100),
            flags=("enabled", "clickable"),
        )
        for name, y in (("Network", 300), ("Backup", 400))
    ]
    settings = screen(*entries, node("page_title", "Settings"))
    made = scenario(basis, screens="settings: {has: {id: entry}}\n")
    network, backup = screen(node("page_title", "Network")), screen(node("page_title", "Backup"))

    episode = Episode(judge_of(made), settings)
    assert episode.step(Tap(700, 350), network) == []
    episode.step(BACK, settings)
    assert episode.step(Tap(700, 450), network) == ["trigger", "evidence"]
    assert episode.report("NLE", "The Backup entry opens the wrong page") == "matched"

    clean = Episode(judge_of(made), settings)
    assert clean.step(Tap(700, 450), backup) == []
    # A page without a title says nothing: unknown is not triggered.
    clean.step(BACK, settings)
    assert clean.step(Tap(700, 450), screen(node("other"))) == []


def test_a_wrong_total_that_shows_later() -> None:
    """UTR: the outcome of several steps, with evidence on a later screen."""
    basis = defect_yaml(
        """\
        reach:
          - state: {has: {id: amount}}
            bind: {before: {money: {id: total}}}
        trigger:
          - before: {has: {id: amount}}
            action: {type: tap, hit: {id: add}}
            after: {has: {id: total}}
            bind: {paid: {money: {id: amount}, from: before}}
        evidence:
          - state: {value: {of: {id: total}, as: money, not: {plus: ["${before}", "${paid}"]}}}
            within: 2
        region: {id: total}
        phrases:
          - [total, sum]
          - [wrong, not updated, stale, unchanged]
        """,
        mode="UTR",
    )
    add = button("add", "Add", (900, 0, 1000, 100))

    def form(amount: str, total: str) -> Screen:
        return screen(node("amount", amount), node("total", total, box=(0, 800, 1080, 900)), add)

    start = form("", "€ 10.00")
    made = scenario(basis)
    wrong = Episode(judge_of(made), start)
    assert wrong.kinds() == ["reach"]
    wrong.step(TypeText("2.50"), form("2.50", "€ 10.00"))
    assert wrong.step(tap(add), form("2.50", "€ 12.00")) == ["trigger", "evidence"]
    assert wrong.report("UTR", "The sum is wrong") == "matched"

    right = Episode(judge_of(made), start)
    right.step(TypeText("2.50"), form("2.50", "€ 10.00"))
    # The step alone is no misbehaviour that can be verified, and no evidence follows.
    assert right.step(tap(add), form("2.50", "€ 12.50")) == ["trigger"]
    assert right.report("UTR", "The sum is wrong") == "false"


CUT_TITLE = defect_yaml(
    """\
    reach:
      - state: {has: {id: title}, device: {font_scale: ">= 1.3"}}
    evidence:
      - state: {pixels: {of: {id: title}, is: ink_at_edge right}}
    region: {id: title}
    phrases:
      - [title, heading]
      - [cut, truncated, cut off]
    """,
    mode="EL",
)


class TestCutTitle:
    """EL: only the picture shows it."""

    BOX = (100, 200, 700, 300)

    def shown(self, cut: bool, scale: float = 1.3, pixels: bool = True) -> Screen:
        ink = (600, 220, 700, 280) if cut else (110, 220, 300, 280)
        picture = fill(flat(), ink, (0, 0, 0)) if pixels else None
        return screen(node("title", "A long title", box=self.BOX), pixels=picture, font_scale=scale)

    def test_evidence_by_pixels(self) -> None:
        episode = Episode(judge_of(scenario(CUT_TITLE)), self.shown(cut=True))
        assert episode.kinds() == ["reach", "evidence"]
        assert episode.summary["triggered"] is None
        assert episode.report("EL", "this looks odd", (400, 250)) == "matched"

    def test_no_evidence_without_the_fault_the_condition_or_a_picture(self) -> None:
        made = scenario(CUT_TITLE)
        assert Episode(judge_of(made), self.shown(cut=False)).kinds() == ["reach"]
        assert Episode(judge_of(made), self.shown(cut=True, scale=1.0)).kinds() == []
        assert Episode(judge_of(made), self.shown(cut=True, pixels=False)).kinds() == ["reach"]


def test_missing_rows_need_the_end_of_the_list() -> None:
    basis = defect_yaml(
        """\
        reach:
          - state: {has: {id: list}}
        evidence:
          - state: {absent: {text: Zoo}, in: {id: list}}
        region: {id: list}
        phrases: [[zoo, entry, row], [missing, not shown, absent]]
        """,
        mode="CR",
    )
    episode = Episode(judge_of(scenario(basis)), screen(rows([f"{i}" for i in range(40)])))
    assert episode.kinds() == ["reach"]
    assert episode.step(SWIPE_UP, screen(rows([f"{i}" for i in range(30, 40)]))) == ["evidence"]


def test_within_is_counted_in_steps() -> None:
    basis = defect_yaml(
        """\
        reach:
          - state: {screen: week}
        trigger:
          - state: {package: org.gts.launcher}
            within: 2
        phrases: [[a], [b]]
        """
    )
    made = scenario(basis, screens=SCREENS)
    for steps, found in ((1, True), (2, True), (3, False)):
        episode = Episode(judge_of(made), WEEK)
        for _ in range(steps - 1):
            episode.step(Wait(100), DAY)
        assert ("trigger" in episode.step(Wait(100), HOME)) is found
    # A later visit to the week starts the count anew.
    episode = Episode(judge_of(made), WEEK)
    for shown in (DAY, DAY, WEEK, DAY):
        episode.step(Wait(100), shown)
    assert "trigger" in episode.step(Wait(100), HOME)


def test_a_transition_is_used_once() -> None:
    basis = defect_yaml(
        """\
        reach:
          - {before: {screen: day}, action: {type: press, key: back}, after: {screen: day}}
          - {before: {screen: day}, action: {type: press, key: back}, after: {screen: day}}
        trigger:
          - state: {screen: day}
        phrases: [[a], [b]]
        """
    )
    episode = Episode(judge_of(scenario(basis, screens=SCREENS)), DAY)
    assert episode.step(BACK, DAY) == []
    # The state may hold on the screen where the second press ended.
    assert episode.step(BACK, DAY) == ["reach", "trigger", "evidence"]


def test_a_value_that_cannot_be_read_stops_the_checkpoint() -> None:
    basis = defect_yaml(
        """\
        reach:
          - state: {has: {id: total}}
            bind: {sum: {money: {id: total}}}
        trigger: [{before: {has: {id: total}}, action: any, after: {has: {id: total}}}]
        phrases: [[a], [b]]
        """
    )
    episode = Episode(judge_of(scenario(basis)), screen(node("total", "loading")))
    assert episode.kinds() == []
    assert episode.step(Wait(500), screen(node("total", "€ 5"))) == ["reach"]


BINDS = (
    "text: {id: t} | desc: {id: t} | bounds: {id: t} | checked: {id: t} | count: {id: t} | picture: {id: t}"
    " | number: {id: n} | date: {id: d}"
)


@pytest.mark.parametrize("kind", BINDS.split(" | "))
def test_every_kind_of_value_can_be_bound(kind: str) -> None:
    basis = defect_yaml(
        f"""\
        reach:
          - state: {{has: {{id: t}}}}
            bind: {{x: {{{kind}}}}}
        trigger: [{{before: {{has: {{id: none}}}}, action: any, after: {{has: x}}}}]
        phrases: [[a], [b]]
        """
    )
    shown = screen(
        node("t", "T", desc="D", flags=("enabled", "checked")), node("n", "5 km"), node("d", "Oct 14"), pixels=flat()
    )
    episode = Episode(judge_of(scenario(basis)), shown)
    assert episode.kinds() == ["reach"]
    value = dict(episode.state.tracks[0].attempts[-1].values)["x"]
    expected = {"text": "T", "desc": "D", "bounds": (0, 0, 100, 100), "checked": "true", "count": 1, "number": 5}
    name = kind.partition(":")[0]
    if name in expected:
        assert value == expected[name]
    assert pickle.loads(pickle.dumps(episode.state)) == episode.state


def test_changed_and_pictures() -> None:
    """A canvas has no nodes: only its picture tells whether a stroke was drawn."""
    basis = defect_yaml(
        """\
        reach: [{state: {has: {id: canvas}}}]
        trigger:
          - before: {has: {id: canvas}}
            action: {type: swipe, hit: {id: canvas}, direction: up}
            same: {picture: {id: canvas}}
        phrases: [[draw, stroke], [nothing, no line]]
        """,
        mode="ONR",
    )
    made = scenario(basis)
    box = (0, 300, 1080, 2000)

    def canvas(drawn: bool, pixels: bool = True) -> Screen:
        picture = fill(flat(), (500, 600, 520, 1800), (0, 0, 0)) if drawn else flat()
        return screen(node("canvas", "", box=box), pixels=picture if pixels else None)

    assert Episode(judge_of(made), canvas(False)).step(SWIPE_UP, canvas(False)) == ["trigger", "evidence"]
    assert Episode(judge_of(made), canvas(False)).step(SWIPE_UP, canvas(True)) == []
    assert Episode(judge_of(made), canvas(False, False)).step(SWIPE_UP, canvas(False, False)) == []
    changed = scenario(basis.replace("same:", "changed:"))
    assert Episode(judge_of(changed), canvas(False)).step(SWIPE_UP, canvas(True)) == ["trigger", "evidence"]
    assert Episode(judge_of(changed), canvas(False)).step(SWIPE_UP, canvas(False)) == []


def test_the_system_s_bars_do_not_count_as_a_change() -> None:
    from gts_env.screen import Screen as Made

    bar = [node("clock", text, package="com.android.systemui") for text in ("9:41", "9:42")]
    base = screen(button("save", "Save", (0, 0, 1080, 100)))
    one, two = (Made((*base.roots, clock), width=1080, height=2400, package=APP) for clock in bar)
    basis = defect_yaml(
        """\
        reach: [{state: {has: {id: save}}}]
        trigger: [{action: {type: tap, hit: {id: save}}, same: true}]
        phrases: [[a], [b]]
        """,
        mode="ONR",
    )
    assert Episode(judge_of(scenario(basis)), one).step(Tap(500, 50), two) == ["trigger", "evidence"]


def test_many_values_stay_bounded() -> None:
    episode = Episode(
        judge_of(scenario(BACK_LEAVES.replace("      unless: {screen: week}\n", ""), screens=SCREENS)), WEEK
    )
    for number in range(60):
        episode.step(tap(CELLS[1]), screen(node("day_title", f"Day {number}")))
        episode.step(BACK, WEEK)
    assert len(episode.state.tracks[0].attempts) <= 10
    assert len(pickle.dumps(episode.state)) < 2000


def test_branches_do_not_disturb_each_other() -> None:
    """A state can be folded again from any point: the judge itself remembers nothing of an episode."""
    episode = Episode(judge_of(scenario(BACK_LEAVES, screens=SCREENS)), WEEK)
    episode.step(tap(CELLS[1]), DAY)
    state = episode.state
    one, _ = episode.judge.fold(state, DAY, BACK, HOME)
    other, _ = episode.judge.fold(state, DAY, BACK, WEEK)
    again, _ = episode.judge.fold(state, DAY, BACK, HOME)
    fresh, _ = judge_of(scenario(BACK_LEAVES, screens=SCREENS)).fold(pickle.loads(pickle.dumps(state)), DAY, BACK, HOME)
    assert one == again == fresh
    assert one != other
