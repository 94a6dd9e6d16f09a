"""Boards of other scripts: their letters, digits and marks, the second language, and what a held key types."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gts_env.actions import DoubleTap, LongPress, PressKey, Rotate, TypeText
from gts_env.android.drawing import fonts
from gts_env.android.drawing.paragraphs import FILES
from gts_env.android.drawing.scripts import family
from gts_env.android.system.key_layouts import _BOARDS, KeyLayout, key_layout
from gts_env.android.system.key_words import key_words
from tests.android.sample_app import find, tap
from tests.android.test_editing import focused, form

LOCALES = ("ar-EG", "ar-MA", "he-IL", "hi-IN", "zh-CN", "ja-JP", "de-DE", "fr-FR", "es-ES", "en-US")


def press(p, *names: str) -> None:
    for name in names:
        tap(p, system=True, desc=name)


def keys(p) -> list[str]:
    return [n.content_desc for n in p.screen(system=True).nodes if "inputmethod" in n.package and n.content_desc]


def hold(p, name: str) -> None:
    p.perform(LongPress(*find(p, system=True, desc=name).center))


def label(p, name: str) -> str:
    return find(p, system=True, desc=name).text


def spell(p, text: str, locale: str) -> None:
    """Type a text key by key; pages are turned, and keys held, as a person would."""
    said = key_words(locale)
    for ch in text:
        spell_one(p, ch, locale, said)


def spell_one(p, ch: str, locale: str, said) -> None:
    name = said.of(ch) or ch
    for turn in ((), (said.shift,), (said.symbols,), (said.more_symbols,), (said.letters,), (said.language,)):
        if not set(turn) <= set(keys(p)):
            continue
        press(p, *turn)
        if name in keys(p):
            press(p, name)
            return
        layout = key_layout(locale, p.state.board.other)
        held = next((k for k, long in layout.held.items() if long == ch and k in keys(p)), None)
        if held is not None:
            hold(p, held)
            return
        if turn == (said.shift,):
            press(p, said.shift_on)
    raise AssertionError(f"no key types {ch!r}")


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("ar-EG", "صباح الخير، أين المكتبة؟ ١٥ (شارع) إبراهيم"),
        ("ar-MA", "سؤال: آخر موعد 12 مايو؛ شكراً"),
        ("he-IL", "שלום עולם, מחר ב-10 (בערב)"),
        ("hi-IN", "नमस्ते दुनिया, कृपया १२ बजे ऋषि को ज़रूर बुलाएँ। छुट्टी"),
        ("hi-IN", "mail Asha"),
        ("zh-CN", "pinyin Hao"),
        ("ja-JP", "romaji, ok"),
    ],
)
def test_keys_give_the_state_that_typing_gives(locale: str, text: str) -> None:
    by_keys, by_typing = form("name", locale=locale), form("name", locale=locale)
    spell(by_keys, text, locale)
    by_typing.perform(TypeText(text))
    assert focused(by_keys).text == text
    assert by_keys.state.entry.view == by_typing.state.entry.view
    assert by_keys.state.entry.focus == by_typing.state.entry.focus


@pytest.mark.parametrize(("locale", "first"), [("ar-EG", "ض"), ("he-IL", "'"), ("hi-IN", "ौ"), ("zh-CN", "q")])
def test_letters_are_those_of_the_language(locale: str, first: str) -> None:
    p = form("name", locale=locale)
    assert keys(p)[0] == first
    rows = key_layout(locale).letters
    assert [k for k in keys(p) if len(k) == 1][: len(rows[0])] == list(rows[0])
    assert (key_words(locale).shift in keys(p)) == (locale not in ("ar-EG", "he-IL"))


@pytest.mark.parametrize(
    ("locale", "name", "globe"),
    [
        ("ar-EG", "العربية", True),
        ("he-IL", "עברית", True),
        ("hi-IN", "हिन्दी", True),
        ("zh-CN", "拼音", False),
        ("ja-JP", "日本語", False),
        ("en-US", "", False),
    ],
)
def test_the_space_bar_says_the_language(locale: str, name: str, globe: bool) -> None:
    p = form("name", locale=locale)
    said = key_words(locale)
    assert label(p, said.space) == name
    assert (said.language in keys(p)) == globe


@pytest.mark.parametrize("locale", ["ar-EG", "he-IL", "hi-IN"])
def test_the_globe_leads_to_english_and_back_and_stays_for_the_next_field(locale: str) -> None:
    p = form("name", locale=locale)
    said = key_words(locale)
    own = keys(p)
    press(p, said.language, said.shift, "Q")
    assert (label(p, said.space), keys(p)[0]) == ("English", "q")
    tap(p, id="mail")
    assert keys(p)[0] == "q"
    press(p, said.symbols, "1", said.letters)
    assert keys(p)[0] == "q"
    p.perform(PressKey("back"))
    tap(p, id="name")
    press(p, said.language)
    assert keys(p) == own
    assert focused(p).text == "Q"


def test_digits_are_those_that_the_tag_writes() -> None:
    for locale, one in (("ar-EG", "١"), ("ar-MA", "1"), ("he-IL", "1"), ("hi-IN", "१")):
        p = form("name", locale=locale)
        press(p, key_words(locale).symbols)
        assert keys(p)[0] == one
        if one != "1":
            hold(p, one)
            assert focused(p).text == "1"


def test_a_held_key_types_what_stands_in_its_corner() -> None:
    p = form("name", locale="ar-EG")
    for name in ("ا", "ي", "ل", "ض", "،"):
        hold(p, name)
    assert focused(p).text == "أئلا١,"
    p = form("name")
    hold(p, "q")
    hold(p, "a")
    press(p, "Shift")
    hold(p, "P")
    assert focused(p).text == "1a0"


def test_brackets_look_as_they_will_in_the_text() -> None:
    p = form("name", locale="he-IL")
    press(p, key_words("he").symbols)
    left, right = find(p, system=True, desc=")"), find(p, system=True, desc="(")
    assert (left.text, right.text) == ("(", ")")
    assert left.bounds[0] < right.bounds[0]
    p = form("name", locale="hi-IN")
    press(p, key_words("hi").symbols)
    assert label(p, "(") == "("


def test_marks_stand_at_an_empty_place() -> None:
    p = form("name", locale="hi-IN")
    assert (label(p, "ा"), label(p, "क")) == ("◌ा", "क")


def test_shift_holds_for_one_letter_of_hindi_too() -> None:
    p = form("name", locale="hi-IN")
    said = key_words("hi")
    press(p, said.shift, "ख", "क")
    p.perform(DoubleTap(*find(p, system=True, desc=said.shift).center))
    press(p, "भ", "घ")
    assert focused(p).text == "खकभघ"


def test_addresses_have_their_plain_characters_beside_the_space_bar() -> None:
    for locale in ("ar-EG", "hi-IN"):
        p = form("mail", locale=locale)
        assert {key_words(locale).at, key_words(locale).period} <= set(keys(p))


@pytest.mark.parametrize("way", ["portrait", "landscape"])
@pytest.mark.parametrize("locale", LOCALES)
def test_keys_fill_the_rows_and_do_not_overlap(way: str, locale: str) -> None:
    p = form("name", locale=locale)
    p.perform(Rotate(way))
    width = p.frame().size[0]
    rows: dict[int, list[tuple[int, int]]] = {}
    for node in p.screen(system=True).nodes:
        if "inputmethod" in node.package and node.content_desc:
            rows.setdefault(node.bounds[1], []).append((node.bounds[0], node.bounds[2]))
    for row in list(rows.values())[:4]:
        assert 0 <= row[0][0] <= 8
        assert width - 8 <= row[-1][1] <= width
        assert all(a[1] == b[0] for a, b in pairwise(row))
        assert min(right - left for left, right in row) >= 30 * 2.625


def test_keys_of_a_lying_tablet_are_as_tall_as_those_of_one_that_stands() -> None:
    p = form("name", width=1600, height=2560, native_density=2.0)
    tall = find(p, system=True, desc="q").bounds
    p.perform(Rotate("landscape"))
    low = find(p, system=True, desc="q").bounds
    assert low[3] - low[1] == tall[3] - tall[1]


@pytest.mark.parametrize("layout", [*_BOARDS.values(), key_layout("ar-EG"), key_layout("xx")])
def test_every_key_has_a_glyph(layout: KeyLayout) -> None:
    pages = [*layout.letters, *(layout.shifted or ()), *layout.symbols, *layout.more, layout.digits]
    shown = {ch for row in pages for key in row for ch in key} | set("".join(layout.held.values()))
    shown |= set(layout.space + layout.to_symbols + layout.to_letters + layout.comma + layout.period)
    assert [ch for ch in sorted(shown) if not _drawn(ch)] == []


def _drawn(char: str) -> bool:
    latin = fonts.face_name()
    faces = {FILES.get(family(char), latin), latin, *(FILES[f] for f in ("Arabic", "Devanagari", "Hebrew"))}
    return any(fonts.typeface(face).unicharToGlyph(ord(char)) for face in sorted(faces))
