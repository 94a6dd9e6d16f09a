"""Layout of text: widths, wrapping, the ellipsis, alignment, carets, in the fast path and in the shaped one."""

from __future__ import annotations

import random

import pytest

from gts_env.android.drawing import fonts, paragraphs
from gts_env.android.drawing.text import TextStyle, layout_text, measure_width

from .scenes import SCRIPTS

STYLE = TextStyle(42, line_height=60)
SAMPLES = [text for _, text in SCRIPTS]
LATIN = "The quick brown fox, jumped-over the lazy dog; AVATAR To Ty P. 12:30 – 1/2 Wörld Ωμέγα Привет"


@pytest.mark.parametrize("weight", [400, 500, 700])
@pytest.mark.parametrize("text", [LATIN, "AVATAR", "Team standup", "LYRICS To: VAT 11.7"])
def test_width_is_that_of_the_shaper(text, weight):
    style = TextStyle(42, weight)
    shaped = paragraphs.build(text, style, 0).MaxIntrinsicWidth
    assert measure_width(text, style) == pytest.approx(shaped, abs=0.2)


def test_pairs_are_kerned():
    plain = fonts.font(400, 42).measureText("AVATAR")
    assert measure_width("AVATAR", STYLE) < plain - 2


@pytest.mark.parametrize("text", SAMPLES)
def test_shaped_width_is_that_of_the_drawn_line(text):
    drawn = paragraphs.build(text, STYLE, 0).LongestLine
    assert layout_text(text, STYLE, None).width == pytest.approx(drawn, abs=0.7)


def test_equal_inputs_give_the_same_block():
    first = layout_text("Hello", TextStyle(42, line_height=60), 300, max_lines=1)
    again = layout_text("Hello", TextStyle(42.0, line_height=60.0), 300.0, max_lines=1, align="start", rtl=False)
    assert first is again
    assert first is not layout_text("Hello", TextStyle(42, 500, line_height=60), 300, max_lines=1)


def test_letter_spacing_widens_every_letter():
    spaced = TextStyle(42, line_height=60, letter_spacing=1.5)
    assert measure_width("Hello", spaced) == pytest.approx(measure_width("Hello", STYLE) + 7.5)
    assert measure_width("日本", spaced) == pytest.approx(measure_width("日本", STYLE) + 3, abs=0.05)


def test_height_and_baseline():
    block = layout_text("one\ntwo\nthree", STYLE, None)
    assert (block.line_count, block.height, block.lines) == (3, 180, ("one", "two", "three"))
    assert 60 / 2 < block.baseline < 60


def test_a_style_without_line_height_takes_the_font_s():
    assert TextStyle(100).line_height == pytest.approx(117.2, abs=0.1)


@pytest.mark.parametrize("text", ["", " ", "\n", "a\n", "\n\nb"])
def test_empty_lines_count(text):
    block = layout_text(text, STYLE, 300)
    assert block.line_count == text.count("\n") + 1
    assert block.height == 60 * block.line_count


@pytest.mark.parametrize("text", ["tab\there", "nul\0", "half \ud83d pair", "soft\u00adhyphen", "\r\n", "a\u200bb"])
def test_odd_characters_do_no_harm(text):
    block = layout_text(text, STYLE, 300)
    assert block.width < 300
    assert sum(map(len, block.lines)) + text.count("\n") == len(text)


def random_text(rnd: random.Random) -> str:
    words = [*f"{LATIN} {' '.join(SAMPLES)}".split(), "incomprehensibilities" * 2, "\n"]
    pool = LATIN.split() if rnd.random() < 0.5 else words
    return " ".join(rnd.choices(pool, k=rnd.randrange(1, 25)))


@pytest.mark.parametrize("seed", range(40))
def test_wrapping_loses_nothing_and_keeps_to_the_width(seed):
    rnd = random.Random(seed)
    text, width = random_text(rnd), rnd.uniform(120, 900)
    block = layout_text(text, STYLE, width)
    assert "".join(block.lines).replace("\n", "") == text.replace("\n", "")
    assert block.width <= width + 1
    assert not block.truncated


@pytest.mark.parametrize("seed", range(40))
def test_a_text_fits_its_own_width(seed):
    text = random_text(random.Random(seed)).replace("\n", "")
    free = layout_text(text, STYLE, None)
    assert layout_text(text, STYLE, free.width).line_count == 1


@pytest.mark.parametrize("seed", range(40))
def test_a_cut_text_ends_in_an_ellipsis_within_the_width(seed):
    rnd = random.Random(seed)
    text, width, limit = random_text(rnd), rnd.uniform(150, 500), rnd.randrange(1, 4)
    block = layout_text(text, STYLE, width, max_lines=limit)
    whole = layout_text(text, STYLE, width)
    assert block.truncated == (whole.line_count > limit)
    assert block.line_count == min(limit, whole.line_count)
    assert block.lines[-1].endswith("…") == block.truncated
    assert block.width <= width + 1


def test_a_cut_line_is_filled_in_mid_word():
    block = layout_text("Hello wonderful world", STYLE, 250, max_lines=1)
    assert block.lines[0].startswith("Hello w")
    assert block.width > 215


def test_a_cut_without_ellipsis():
    block = layout_text("Hello wonderful world", STYLE, 250, max_lines=1, ellipsis=False)
    assert (block.lines, block.truncated) == (("Hello ",), True)


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("well-known", 150, ("well-", "known")),
        ("up 1-2", 90, ("up ", "1-2")),
        ("日本語、日本", 140, ("日本", "語、日", "本")),
        ("カレンダー", 130, ("カレン", "ダー")),
        ("カレンダー", 180, ("カレン", "ダー")),
        ("「日」本", 140, ("「日」", "本")),
    ],
)
def test_where_lines_break(text, width, lines):
    assert layout_text(text, STYLE, width).lines == lines


def lefts(block) -> list[float]:
    return [left for _, left, _ in block.runs or block.rich]


def test_alignment_stands_in_the_width_given():
    short = measure_width("ab", STYLE)
    assert lefts(layout_text("ab", STYLE, 300)) == [0]
    assert lefts(layout_text("ab", STYLE, 300, align="center")) == [pytest.approx((300 - short) / 2)]
    assert lefts(layout_text("ab", STYLE, 300, align="end")) == [pytest.approx(300 - short)]
    assert lefts(layout_text("ab", STYLE, 300, rtl=True)) == [pytest.approx(300 - short)]
    assert lefts(layout_text("ab", STYLE, 300, align="end", rtl=True)) == [0]


def test_alignment_without_a_width_is_to_the_longest_line():
    block = layout_text("long line\nab", STYLE, None, align="end")
    assert lefts(block) == [0, pytest.approx(block.width - measure_width("ab", STYLE))]


@pytest.mark.parametrize("text", ["Hello world", "שלום עולם", "日本語の暦", "a👨‍👩‍👧b"])
def test_carets_and_offsets_agree(text):
    block = layout_text(text, STYLE, None)
    for offset in range(len(text) + 1):
        left, top, right, bottom = block.caret_rect(offset)
        assert (right, top, bottom) == (left, 0, 60)
        found = block.offset_at(left, 30)
        assert block.caret_rect(found)[0] == left


def test_carets_run_with_the_script():
    hebrew = layout_text("שלום", STYLE, None)
    assert hebrew.caret_rect(0)[0] > hebrew.caret_rect(4)[0]
    latin = layout_text("Hello", STYLE, None)
    assert [latin.caret_rect(0)[0], latin.caret_rect(5)[0]] == [0, latin.width]


def test_carets_of_wrapped_text():
    block = layout_text("first second", STYLE, 150)
    assert block.lines == ("first ", "second")
    assert block.caret_rect(6)[:2] == (0, 60)
    assert block.offset_at(-5, 500) == 6
    assert block.offset_at(1000, 90) == 12


def test_a_caret_does_not_split_a_cluster():
    block = layout_text("a👨‍👩‍👧b", STYLE, None)
    stops = {block.caret_rect(offset)[0] for offset in range(len("a👨‍👩‍👧b") + 1)}
    assert len(stops) == 4


def test_underline_and_strike_run_under_each_line():
    block = layout_text("one\ntwo", TextStyle(42, line_height=60, underline=True, strike=True), None)
    assert len(block.bars) == 4
    assert block.bars[0][1] > block.baseline > block.bars[1][1]


@pytest.mark.parametrize("rtl", [False, True])
def test_base_direction_follows_the_first_letter(rtl):
    block = layout_text("(שלום)", STYLE, 300, rtl=rtl)
    assert block.caret_rect(0)[0] > block.caret_rect(6)[0]


@pytest.mark.parametrize("text", ["إعادة ضبط الإعدادات", "سيتم تفعيل Wi-Fi الآن", "नेटवर्क और इंटरनेट"])
def test_letters_that_join_are_not_spaced(text: str) -> None:
    assert measure_width(text, TextStyle(42, letter_spacing=1.3)) == measure_width(text, TextStyle(42))
