"""What a report must say, when, and what it finds."""

from __future__ import annotations

import pytest

from gts_env.actions import Tap, Wait
from gts_env.judge import MAX_REPORTS, GUIJudge

from .builders import Episode, button, defect_yaml, judge_of, node, scenario, screen

DISPLAY = defect_yaml(
    """\
    reach: [{state: {has: {id: title, text: Cut}}}]
    region: {id: title}
    phrases: [[title, heading], [cut, truncated]]
    phrases_other: {de: [[titel], [abgeschnitten]]}
    """,
    id="cut-title",
    mode="EL",
    accepts="[EL, CR]",
)
DEAD = defect_yaml(
    """\
    reach: [{state: {has: {id: save}}}]
    trigger: [{action: {type: tap, hit: {id: save}}, same: true}]
    phrases: [[save], [nothing happens, dead, no response]]
    """,
    id="dead-save",
    mode="ONR",
)
SAVE = button("save", "Save", (900, 0, 1080, 120))
TITLE = node("title", "Cut", box=(100, 200, 700, 300))
BOTH = screen(TITLE, SAVE)
PLAIN = screen(node("other"))


def display(target: int | None = 0) -> Episode:
    return Episode(judge_of(scenario(DISPLAY), target), BOTH)


def dead() -> Episode:
    episode = Episode(judge_of(scenario(DEAD)), BOTH)
    assert episode.step(Tap(1000, 60)) == ["trigger", "evidence"]
    return episode


class TestDisplay:
    @pytest.mark.parametrize(
        ("mode", "text", "point", "verdict"),
        [
            ("EL", "The title is cut", None, "matched"),
            ("CR", "The title is cut", None, "matched"),
            ("UTR", "The title is cut", None, "false"),
            ("EL", "The heading looks strange", (400, 250), "matched"),
            ("EL", "The heading looks strange", (400, 400), "false"),
            ("EL", "The heading looks strange", None, "false"),
            ("EL", "The title is cut", (400, 400), "matched"),
            ("EL", "", (400, 250), "matched"),
            ("EL", "", (705, 250), "matched"),
            ("EL", "", (720, 250), "false"),
            ("EL", "", None, "false"),
            ("EL", " ... ", None, "false"),
            ("EL", "No problem with the title", (400, 250), "false"),
            ("EL", "Looks good", (400, 250), "false"),
            ("EL", "The button is fine, the title is cut", None, "matched"),
            ("EL", "Der Titel ist abgeschnitten und nicht zu lesen", None, "matched"),
            ("EL", "Der Titel ist nicht zu lesen", None, "false"),
            ("EL", "标题被截断", None, "undecided"),
            ("EL", "标题被截断", (400, 250), "matched"),
            ("UTR", "标题被截断", None, "false"),
        ],
    )
    def test_by_point_or_by_words(self, mode: str, text: str, point: tuple[int, int] | None, verdict: str) -> None:
        assert display().report(mode, text, point) == verdict

    def test_a_bare_point_must_come_soon(self) -> None:
        for late, verdict in ((0, "matched"), (2, "matched"), (3, "false")):
            episode = display()
            for _ in range(late):
                episode.step(Wait(500), PLAIN)
            assert episode.report("EL", "", (400, 250)) == verdict

    def test_words_may_come_late(self) -> None:
        episode = display()
        for _ in range(9):
            episode.step(Wait(500), PLAIN)
        assert episode.report("EL", "The title was cut") == "matched"

    def test_a_point_is_read_on_the_named_step(self) -> None:
        episode = display()
        moved = node("title", "Cut", box=(100, 1200, 700, 1300))
        episode.step(Wait(500), screen(moved))
        for _ in range(6):
            episode.step(Wait(500), PLAIN)
        assert episode.report("EL", "here", (400, 250)) == "false"
        assert episode.report("EL", "here", (400, 250), step=1) == "false"
        assert episode.report("EL", "here", (400, 250), step=5) == "false"
        assert episode.report("EL", "here", (400, 250), step=0) == "matched"

    def test_the_newest_place_counts_where_no_step_is_named(self) -> None:
        episode = display()
        episode.step(Wait(500), screen(node("title", "Cut", box=(100, 1200, 700, 1300))))
        assert episode.report("EL", "here", (400, 250)) == "false"
        assert episode.report("EL", "here", (400, 1250)) == "matched"

    def test_too_early(self) -> None:
        episode = Episode(judge_of(scenario(DISPLAY)), PLAIN)
        assert episode.report("EL", "The title is cut", (400, 250)) == "false"
        episode.step(Wait(500), BOTH)
        assert episode.report("EL", "The title is cut", step=1) == "matched", "one step of grace for counting from one"

    def test_a_step_before_the_evidence_is_too_early(self) -> None:
        episode = Episode(judge_of(scenario(DISPLAY)), PLAIN)
        for shown in (PLAIN, PLAIN, BOTH):
            episode.step(Wait(500), shown)
        assert episode.report("EL", "The title is cut", step=1) == "false"
        assert episode.report("EL", "The title is cut", step=99) == "matched", "a step to come is no step"


class TestInteraction:
    @pytest.mark.parametrize(
        ("mode", "text", "point", "verdict"),
        [
            ("ONR", "Tapping save: nothing happens", None, "matched"),
            ("UTR", "Tapping save: nothing happens", None, "false"),
            ("ONR", "Save", None, "false"),
            ("ONR", "Nothing happens", None, "false"),
            ("ONR", "It does not work", (1000, 60), "false"),
            ("ONR", "", (1000, 60), "matched"),
            ("ONR", "", (500, 1500), "false"),
            ("ONR", "", None, "false"),
            ("ONR", "Save works as expected, no response needed", None, "false"),
            ("ONR", "点保存没有反应", None, "undecided"),
        ],
    )
    def test_by_words_or_by_a_mark(self, mode: str, text: str, point: tuple[int, int] | None, verdict: str) -> None:
        assert dead().report(mode, text, point) == verdict

    def test_a_mark_alone_must_come_soon(self) -> None:
        for late, verdict in ((2, "matched"), (3, "false")):
            episode = dead()
            for _ in range(late):
                episode.step(Wait(500), PLAIN)
            assert episode.report("ONR", "", (1000, 60)) == verdict

    def test_too_early_and_then_right(self) -> None:
        episode = Episode(judge_of(scenario(DEAD)), BOTH)
        assert episode.report("ONR", "Save: nothing happens") == "false"
        episode.step(Tap(1000, 60))
        assert episode.report("ONR", "Save: nothing happens") == "matched"
        assert episode.summary["false_reports"] == 1
        assert episode.summary["detected"] is True

    def test_a_report_speaks_of_what_was_seen_before_it(self) -> None:
        episode = Episode(judge_of(scenario(DISPLAY)), PLAIN)
        from gts_env.actions import ReportDefect

        episode.step(ReportDefect("EL", "The title is cut"), BOTH)
        assert [event.verdict for event in episode.last if event.kind == "report"] == ["false"]


class TestSeveralDefects:
    def start(self, target: int | None = 0) -> Episode:
        episode = Episode(judge_of(scenario(DISPLAY, DEAD), target), BOTH)
        episode.step(Tap(1000, 60))
        return episode

    def test_another_live_defect_is_credited(self) -> None:
        episode = self.start()
        assert episode.report("ONR", "Save is dead") == "other"
        assert [(e.kind, e.defect, e.target) for e in episode.last] == [
            ("report", "dead-save", False),
            ("detect", "dead-save", False),
        ]
        assert episode.summary["detected"] is False
        assert episode.summary["others"]["dead-save"]["detected"] is True
        assert episode.report("EL", "The title is cut") == "matched"

    def test_a_repeat_is_neutral(self) -> None:
        episode = self.start()
        assert episode.report("EL", "The title is cut") == "matched"
        assert episode.report("EL", "The title is cut again") == "repeat"
        assert episode.report("ONR", "Save is dead") == "other"
        assert episode.report("ONR", "Save is dead") == "repeat"
        assert episode.summary["false_reports"] == 0

    def test_one_report_finds_one_defect_the_target_first(self) -> None:
        twin = DISPLAY.replace("cut-title", "cut-twin")
        made = scenario(DISPLAY, twin)
        episode = Episode(judge_of(made, 1), BOTH)
        assert episode.report("EL", "The title is cut") == "matched"
        assert episode.last[0].defect == "cut-twin"
        # What was not found before comes before a repeat.
        assert episode.report("EL", "The title is cut") == "other"
        assert episode.last[0].defect == "cut-title"
        assert episode.report("EL", "The title is cut") == "repeat"

    def test_without_a_target_all_are_others(self) -> None:
        episode = self.start(None)
        assert episode.report("EL", "The title is cut") == "other"
        assert episode.summary["target"] is None
        assert set(episode.summary["others"]) == {"cut-title", "dead-save"}


def test_on_a_clean_build_no_report_is_true() -> None:
    made = scenario(DISPLAY)
    episode = Episode(GUIJudge(made.defects[0], (), made.screens), BOTH)
    assert episode.kinds() == ["reach", "evidence"]
    assert episode.report("EL", "The title is cut", (400, 250)) == "false"
    assert episode.summary["detected"] is False


def test_reports_beyond_the_limit_are_ignored() -> None:
    episode = display()
    for left in range(MAX_REPORTS, 0, -1):
        assert episode.judge.reports_left(episode.state) == left
        assert episode.report("UTR", "something") == "false"
    assert episode.judge.reports_left(episode.state) == 0
    assert episode.report("EL", "The title is cut") == "ignored"
    assert episode.last == []
    assert episode.summary["reports"] == MAX_REPORTS
    assert episode.state.step == MAX_REPORTS + 1


def test_the_region_may_use_bound_values() -> None:
    basis = defect_yaml(
        """\
        reach: [{state: {has: {id: row}}, bind: {name: {text: {id: title}}}}]
        evidence: [{state: {has: {id: row, text: "${name}"}}}]
        region: {id: row, text: "${name}"}
        phrases: [[row], [cut]]
        """,
        mode="CR",
    )
    made = screen(
        node("title", "B"), node("row", "A", box=(0, 100, 900, 200)), node("row", "B", box=(0, 200, 900, 300))
    )
    assert Episode(judge_of(scenario(basis)), made).report("CR", "", (50, 150)) == "false"
    assert Episode(judge_of(scenario(basis)), made).report("CR", "", (50, 250)) == "matched"
