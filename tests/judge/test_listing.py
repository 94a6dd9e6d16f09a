"""Words count in one statement only, and a list of faults tells of none."""

from __future__ import annotations

import pytest

from gts_env.benchmark import Scenario
from gts_env.judge.listing import is_string_of_words, lists_faults
from gts_env.judge.phrases import MOST_READ, MOST_WRONG, hits, sentences
from gts_env.judge.words import tokens

from .builders import Episode, button, defect_yaml, judge_of, node, scenario, screen

GROUPS = (("back", "return"), ("close", "exit", "leave", "home screen", "quit", "gone", "vanish", "lost", "minimize"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Back closes the app.", True),
        ("I pressed back. The app was gone.", True),
        ("After back: the app exits; nothing else is open.", True),
        ("Back in the day view - the app exits.", True),
        ("I pressed back. I waited a little. The app was gone.", False),
        ("I pressed back. I waited. Then I looked around. It exits.", False),
        ("Steps: open the day; press back; look. Actual: it exits.", True),
        ("Going back is done by the arrow. The list is fine. When I return, the app closes.", True),
        (f"I pressed back {'and looked at it ' * 12} and the app closes.", False),
        (f"I pressed back {'and looked at it ' * 6} and the app closes.", True),
        ("Back: it closes, exits, quits, minimizes, vanishes, is gone, is lost.", False),
        ("Back: it closes, exits, quits, minimizes.", True),
        ("I pressed back. It exits. It vanished.", True),
        ("I pressed back. It exits. It vanished. It is lost.", False),
        ("Back exits. The title is lost. The list is gone. The menu vanished.", False),
        ("Back exits. Back: the list is gone. On return the menu vanished. The back key leaves it lost.", True),
        (f"{'It is so. ' * (MOST_READ // 3 + 1)}Back closes the app.", False),
    ],
)
def test_all_groups_in_one_statement(text: str, told: bool) -> None:
    assert hits(GROUPS, text) is told


def test_sentences_go_on_after_colons_semicolons_and_dashes() -> None:
    assert sentences(tokens("a: b; c - d. e! f")) == [0, 0, 0, 0, 1, 2]
    assert len(GROUPS[-1]) > MOST_WRONG


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("back list entry button title reminder missing lost gone cut overlap unreadable dead wrong blank", True),
        ("back, list, row, entry, title, reminder, day, missing, lost, gone, cut, overlap, dead, wrong, odd", True),
        ("list: two hours late, shifted, not the time entered", False),
        ("The month says three events for October 20, the day page only two, the Hiring panel is missing.", False),
        ("Synchronising a second time leaves two copies of each work entry on the day's page.", False),
        (f"The app {'goes to the list and ' * 20} closes.", True),
        ("Nach dem Drehen fehlen Liste, Titel, Datum, Uhrzeit, Ort, Notiz, Kalender, Farbe, Wiederholung, und die "
         "Erinnerung ist nicht mehr da", False),
        ("", False),
    ],
)  # fmt: skip
def test_strings_of_words(text: str, answer: bool) -> None:
    assert is_string_of_words(text) is answer


def four() -> Scenario:
    """Four live defects, each told by its own two words."""
    words = (("title", "cut"), ("picture", "blurred"), ("row", "missing"), ("button", "overlaps"))
    return scenario(
        *(
            defect_yaml(
                f"reach: [{{state: {{has: {{id: {topic}}}}}}}]\nregion: {{id: {topic}}}\n"
                f"phrases: [[{topic}], [{wrong}]]\n",
                id=f"{topic}-{wrong}",
                mode="EL",
            )
            for topic, wrong in words
        )
    )


ALL = screen(*(node(name, name, box=(0, 100 * n, 500, 100 * n + 90)) for n, name in
               enumerate(("title", "picture", "row", "button"))), button("save"))  # fmt: skip


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("The title is cut.", "matched"),
        ("The title is cut. The row is not there.", "matched"),
        ("The title is cut. The picture is blurred.", "matched"),
        ("The title is cut. The title is cut. On the next page the title is cut again.", "matched"),
        ("The title is cut. The picture is blurred. The row is missing.", "false"),
        ("The title is cut, the picture is blurred, the row is missing, the button overlaps.", "false"),
        ("The title is cut, the picture is blurred, the row is missing.", "matched"),
        ("It is cut. It is blurred. It is missing. The title is cut.", "false"),
        ("The title is cut. " * 7, "false"),
        ("The title is cut. The list is empty. The menu is stale.", "matched"),
        ("The title is cut. The list is empty. The menu is stale. The date is invisible.", "false"),
    ],
)
def test_a_list_of_faults_is_false(text: str, verdict: str) -> None:
    assert Episode(judge_of(four()), ALL).report("EL", text) == verdict


def test_a_point_counts_beside_a_list() -> None:
    everything = "The title is cut, the picture is blurred, the row is missing, the button overlaps."
    assert lists_faults(everything, [d.basis for d in four().defects])
    assert Episode(judge_of(four()), ALL).report("EL", everything, (100, 50)) == "matched"
    assert Episode(judge_of(four()), ALL).report("EL", everything, (900, 50)) == "false"
