"""Which characters stand where on the soft keyboard, in the languages it has boards for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

from gts_env.android.locale import language_of
from gts_env.android.locale.table import eastern
from gts_env.evolving import evolve

Lines = tuple[tuple[str, ...], ...]
LATIN_DIGITS = "1234567890"
INDIC = "١٢٣٤٥٦٧٨٩٠"
DEVANAGARI = "१२३४५६७८९०"
_NONE: Mapping[str, str] = MappingProxyType({})


def lines(*rows: str) -> Lines:
    """Rows of keys, written with a space between any two."""
    return tuple([tuple(row.split()) for row in rows])


SYMBOLS = lines("@ # $ _ & - + ( ) /", "* \" ' : ; ! ?")
MORE = lines("~ ` | • √ π ÷ × § ∆", "£ ¢ € ¥ ^ ° = { } \\", "% © ® ™ ¶ [ ]")


@dataclass(frozen=True, slots=True, eq=False)
class KeyLayout:
    """The pages of one language.

    Attributes:
        letters: Three rows of letters.
        shifted: The same with shift; None for a script that has one set only, and so no shift key.
        symbols: The two rows under the digits.
        more: Three rows of rarer characters.
        digits: The digits, from one to nine and then nought; the keys of the first row of letters type them when held.
        space: What stands on the space bar: the language, where the phone has several, or how words are entered.
        to_symbols: What stands on the key that leads to the symbols.
        to_letters: What stands on the key that leads back.
        comma: Key before the space bar.
        period: Key after it.
        held: What another key types that is held: the first of the characters Android offers beside its own.
        mirrored: Whether text runs from right to left: a bracket that opens is typed by the key that shows one that
            closes, for so it looks in the text.
        second: Whether the phone has English letters beside these, with a key that leads to them.
    """

    letters: Lines
    shifted: Lines | None
    symbols: Lines = SYMBOLS
    more: Lines = MORE
    digits: str = LATIN_DIGITS
    space: str = ""
    to_symbols: str = "?123"
    to_letters: str = "ABC"
    comma: str = ","
    period: str = "."
    held: Mapping[str, str] = field(default_factory=lambda: _NONE)
    mirrored: bool = False
    second: bool = False


def _latin(*rows: str) -> KeyLayout:
    """A board of Latin letters."""
    return KeyLayout(lines(*rows), lines(*[row.upper() for row in rows]))


_QWERTY = ("q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m")
_ARABIC_LETTERS = lines("ض ص ث ق ف غ ع ه خ ح ج", "ش س ي ب ل ا ت ن م ك ط", "ذ ء ؤ ر ى ة و ز ظ د")
_HEBREW_LETTERS = lines("' - ק ר א ט ו ן ם פ", "ש ד ג כ ע י ח ל ך ף", "ז ס ב ה נ מ צ ת ץ")
_HINDI_LETTERS = lines("ौ ै ा ी ू ब ह ग द ज ड", "ो े ् ि ु प र क त च ट", "ॉ ं म न व ल स य ़")
_HINDI_SHIFTED = lines("औ ऐ आ ई ऊ भ ङ घ ध झ ढ", "ओ ए अ इ उ फ ऋ ख थ छ ठ", "ऑ ँ ण ः ळ श ष ृ ञ")
_HINDI_HELD = dict(zip("डपरकतचटमनलसय", "ढफऋखथछठणञळशष", strict=True))


_ARABIC = KeyLayout(
    _ARABIC_LETTERS,
    None,
    lines("@ # & _ - + ٪ ) ( /", "* \" ' : ؛ ! ؟"),
    lines("إ أ آ ٱ ئ ـ × ÷ » «", "£ $ € ^ ° = } { ] [", "َ ُ ِ ّ ْ ً ٍ"),
    space="العربية",
    to_symbols="؟123",
    to_letters="أ ب ج",
    comma="،",
    held=MappingProxyType({"ا": "أ", "ي": "ئ", "ل": "لا", "،": ",", "؟": "?", "؛": ";", "٪": "%", "ـ": "|"}),
    mirrored=True,
    second=True,
)
_EGYPTIAN = evolve(
    _ARABIC,
    digits=INDIC,
    to_symbols="؟١٢٣",
    held=MappingProxyType({**_ARABIC.held, **dict(zip(INDIC, LATIN_DIGITS, strict=True))}),
)
_HEBREW = KeyLayout(
    _HEBREW_LETTERS,
    None,
    lines("@ # ₪ _ & - + ) ( /", "* \" ' : ; ! ?"),
    lines("~ ` | • √ π ÷ × ״ ׳", "£ $ € ¥ ^ ° = } { \\", "% © ® ™ ־ ] ["),
    space="עברית",
    to_letters="אבג",
    mirrored=True,
    second=True,
)
_HINDI = KeyLayout(
    _HINDI_LETTERS,
    _HINDI_SHIFTED,
    lines("@ # ₹ _ & - + ( ) /", "* \" ' : ; ! ?"),
    lines("~ ` | • √ π ÷ × ॐ ऽ", "£ $ € ¥ ^ ° = { } \\", "% © ® ™ ॥ [ ]"),
    DEVANAGARI,
    space="हिन्दी",
    to_symbols="?१२३",
    to_letters="कखग",
    period="।",
    held=MappingProxyType({**_HINDI_HELD, **dict(zip(DEVANAGARI, LATIN_DIGITS, strict=True)), "।": "."}),
    second=True,
)
_ENGLISH = _latin(*_QWERTY)
_BESIDE = evolve(_ENGLISH, space="English", second=True)
_BOARDS = {
    "de": _latin("q w e r t z u i o p ü", "a s d f g h j k l ö ä", "y x c v b n m"),
    "fr": _latin("a z e r t y u i o p", "q s d f g h j k l m", "w x c v b n '"),
    "es": _latin(_QWERTY[0], "a s d f g h j k l ñ", _QWERTY[2]),
    "ar": _ARABIC,
    "he": _HEBREW,
    "hi": _HINDI,
    "zh": evolve(_ENGLISH, space="拼音"),
    "ja": evolve(_ENGLISH, space="日本語"),
}


@lru_cache(maxsize=64)
def key_layout(locale: str, other: bool = False) -> KeyLayout:
    """The board of a language tag; English where the language has none.

    Chinese and Japanese are spelt in Latin letters, as by pinyin and romaji on a phone. The letters stay what they
    are: no word is looked up for them.

    Args:
        locale: Language tag.
        other: The second board, of English letters, if the language has one.
    """
    own = _BOARDS.get(language_of(locale), _ENGLISH)
    if own.second and other:
        return _BESIDE
    return _EGYPTIAN if own is _ARABIC and eastern(locale) else own
