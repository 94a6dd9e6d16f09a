from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.judge.denial import DENIED, SAID, TOPIC, denies, marks
from gts_env.judge.language import language_of
from gts_env.judge.phrases import hit_phrases, hits, hits_any_language
from gts_env.judge.words import stem, tokens

BACK = (("back", "return", "go back"), ("close", "exit", "leave", "quit", "home screen", "launcher"))
SAVE = (
    ("save", "note"),
    ("nothing happens", "no response", "not saved", "no effect", "does nothing", "dead", "no error"),
)


@pytest.mark.parametrize(
    "forms",
    [
        "close closes closed closing",
        "tap taps tapped tapping",
        "entry entries",
        "press presses pressed pressing",
        "cancel cancels cancelled canceled cancelling",
        "overlap overlaps overlapping overlapped",
        "leave leaves left leaving",
        "copy copies copied copying",
        "scroll scrolls scrolled",
        "save saves saved saving",
        "box boxes",
        "cut cuts cutting",
        "miss misses missing missed",
        "show shows shown showed showing",
        "truncate truncated truncates truncating",
        "switch switches switched",
        "agree agreed agrees",
        "go goes went gone",
    ],
)
def test_all_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len({stem(form) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    ("a", "b"), [("status", "statu"), ("this", "thi"), ("bus", "bu"), ("string", "str"), ("red", "r")]
)
def test_words_that_only_look_inflected(a: str, b: str) -> None:
    assert stem(a) != b


def test_tokens_know_where_they_stand() -> None:
    words = tokens("It doesn't open; but the app's Zürich list, is 1,5 km.")
    assert [token.word for token in words] == "it does not open but the app zurich list is 1.5 km".split()
    assert len({token.sentence for token in words}) == 2
    assert words[8].bit != words[9].bit


@pytest.mark.parametrize(
    "text",
    [
        "Pressing back in the day view closed the calendar",
        "Back exits",
        "The app exits to the launcher when I go back from the day",
        "BACK LEAVES THE APP!",
        "Bäck quits",
        "back → home launcher screen",
        "Back works fine in month view but closes the app from day view",
        "There is no problem opening the day view, back leaves the app",
        "It does not return to week view, shows home screen",
        "Back should not close the app",
        "Back button is not supposed to leave the app",
        "Pressing back closes the app instead of going back as expected",
        "Back does not work as expected: the app closes",
        "Expected behaviour is to return to the week view; the app closes when pressing back",
        "Unlike the week view, which works fine, back leaves the app",
        "No crash, but back closes the app",
        "Home works fine and back closes the app",
        "Back navigation is broken: leaves the application",
        "I pressed back. The app closed unexpectedly.",
        "Not only does back fail, it leaves the app",
        "The back button isn't working properly, it quits the app",
        "When I go back the calendar is left",
    ],
)
def test_true_reports_hit(text: str) -> None:
    assert hits(BACK, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "something is wrong",
        "The title is cut",
        "back",
        "closes",
        "feedback closes",
        "backs up and closure",
        "no problem with back, the app closes fine",
        "Back leaves the app, as expected",
        "Back works as expected and closes the app",
        "Back works as expected, it closes the app",
        "I see nothing wrong with back closing the app",
        "Back does not close the app",
        "back never leaves the app",
        "Everything works fine: back closes the day view",
        "This is not a bug: back leaves the app",
        "Back leaves the app. This is by design.",
        "Back leaves the app, not a bug",
        "No issues found with back or the home screen",
        "I could not find any defect when going back to the home screen",
        "There doesn't seem to be any problem with back leaving to the launcher",
        "Back closes the app correctly",
        "Back returning to the launcher is expected behaviour",
        "Back leaves the app, which is correct",
        "without any issue, back closed the app",
        "Nothing unusual when I go back to the launcher",
        "back to home screen all good",
        "Back and home screen are OK",
        "No bug: back leaves the app",
    ],
)
def test_vague_reports_and_denials_do_not_hit(text: str) -> None:
    assert not hits(BACK, text)


@pytest.mark.parametrize(
    ("text", "hit"),
    [
        ("Tapping save: nothing happens", True),
        ("No response after tapping save", True),
        ("The note is not saved", True),
        ("note isn't saved", True),
        ("Save did nothing", True),
        ("save has no effect", True),
        ("Tapping save with an empty title shows no error message", True),
        ("No error message is shown for the note", True),
        ("Nothing wrong with save", False),
        ("No errors, the note saved properly", False),
        ("save is not dead", False),
    ],
)
def test_phrases_with_a_negation_of_their_own(text: str, hit: bool) -> None:
    assert hits(SAVE, text) is hit


def test_words_between_and_word_order() -> None:
    groups = (("home screen",),)
    assert hits(groups, "shows the home screen")
    assert hits(groups, "shows the home launcher page screen")
    assert not hits(groups, "home a b c screen")
    assert not hits(groups, "screen home")
    assert not hits(groups, "It goes home. Screen is blank.")


def test_beginnings() -> None:
    assert hits((("overlap*",),), "an overlapping label")
    assert hits((("text overlap*",),), "the text is overlapped")
    assert not hits((("overlap*",),), "lap")


def test_all_phrases_that_occur_are_told() -> None:
    assert hit_phrases(BACK, "no problem when I go back, it closes") == ["back", "go back", "close"]


class TestOtherLanguages:
    GERMAN: ClassVar = {"de": (("zurück", "zurueck"), ("schließt", "beendet", "verlässt"))}
    CHINESE: ClassVar = {"zh": (("返回",), ("退出", "关闭"))}

    def test_phrases_of_that_language(self) -> None:
        assert hits_any_language(BACK, self.GERMAN, "Zurück beendet die App") is True
        assert hits_any_language(BACK, self.CHINESE, "按返回键后应用退出了") is True

    def test_no_hit_in_a_language_with_phrases(self) -> None:
        assert hits_any_language(BACK, self.GERMAN, "Der Titel ist nicht zu lesen und wird abgeschnitten") is False
        assert hits_any_language(BACK, self.CHINESE, "标题被截断") is False

    def test_a_language_without_phrases_is_undecided(self) -> None:
        assert hits_any_language(BACK, {}, "Beim Drücken auf Zurück wird die App geschlossen") is None
        assert hits_any_language(BACK, self.GERMAN, "返回键会退出应用") is None

    def test_mixed_texts_may_hit_in_english(self) -> None:
        assert hits_any_language(BACK, {}, "按 back 键后 app exits 了") is True

    @pytest.mark.parametrize(
        "text",
        [
            "Zurück schließt die App wie erwartet",
            "Kein Problem mit Zurück, beendet die App",
            "返回正常，没有问题，没有退出",
            "一切正常：返回后退出",
            "aucun problème avec retour",
        ],
    )
    def test_denials(self, text: str) -> None:
        assert denies(text)
        assert not hits_any_language(BACK, {**self.GERMAN, **self.CHINESE}, text)

    @pytest.mark.parametrize(
        ("text", "language"),
        [
            ("Pressing back closes the app", "en"),
            ("overlap", "en"),
            ("", "en"),
            ("Beim Drücken auf Zurück wird die App geschlossen", "de"),
            ("Al pulsar atrás la aplicación se cierra", "es"),
            ("Appuyer sur retour ferme l'application dans la vue", "fr"),
            ("返回键会退出应用", "zh"),
            ("戻るボタンを押すとアプリが閉じる", "ja"),
            ("뒤로 버튼을 누르면 앱이 종료됩니다", "ko"),
            ("Кнопка назад закрывает приложение", "ru"),
            ("زر الرجوع يغلق التطبيق", "ar"),
            ("They count as normal repetitions", "en"),
            ("Zürich is shown as Zurich", "en"),
        ],
    )
    def test_languages_are_guessed(self, text: str, language: str) -> None:
        assert language_of(text) == language


def test_denied_words_and_topics_are_told_apart() -> None:
    said = marks("Back works fine here, but it closes the app")
    assert said[:4] == (TOPIC,) * 4
    assert set(said[4:]) == {SAID}
    assert set(marks("no problem with back")) == {DENIED}
    assert denies("looks good")
    assert not denies("the icon is not correct")
    assert not denies("shows no error")


@given(st.text(max_size=120))
def test_any_text_can_be_read(text: str) -> None:
    assert len(marks(text)) == len(tokens(text))
    denies(text)
    language_of(text)
    hits(BACK, text)


@given(st.sampled_from(BACK[0]), st.sampled_from(BACK[1]), st.booleans())
def test_a_phrase_of_each_group_is_enough(first: str, second: str, swapped: bool) -> None:
    pair = (second, first) if swapped else (first, second)
    assert hits(BACK, f"When I try it {pair[0]} the thing {pair[1]}")


def test_real_reports_are_not_taken_for_denials() -> None:
    path = Path(__file__).with_name("complaints.json")
    wrong = [text for text in json.loads(path.read_text(encoding="utf-8")) if denies(text)]
    assert wrong == []


def test_nothing_to_report_is_no_complaint_that_nothing_happens() -> None:
    groups = (("star",), ("nothing", "no effect"))
    assert hits(groups, "Tapping the star: nothing happens")
    assert not hits(groups, "The star button works, nothing to report.")
    assert not hits(groups, "Star and list are fine; nothing else to complain about")


def test_none_of_them_is_wrong() -> None:
    groups = (("week", "event"), ("miss", "cut off", "not shown"))
    assert hits(groups, "In the week one event is missing")
    assert not hits(groups, "The week shows all events, none is missing")
    assert not hits(groups, "Every event of the week is there, neither is cut off")
