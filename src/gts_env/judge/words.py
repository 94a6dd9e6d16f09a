"""The words of a text: folded, cut into tokens, reduced to stems, with the sentence and the bit they stand in."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from gts_env.benchmark.folding import fold

_TOKEN = re.compile(
    r"(?P<number>\d+(?:[.,:]\d+)*)"
    r"|(?P<single>[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])"
    r"|(?P<word>(?:(?![\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])[^\W_\d])+(?:['’`](?:[^\W_\d])+)*)"
    r"|(?P<colon>:(?!\S))"
    r"|(?P<end>[.!?;:\n\u3002\uff01\uff1f\uff1b]+|\s[-\u2013\u2014]+\s)"
    r"|(?P<comma>[,\uff0c\u3001()\[\]])"
)
_STOP = re.compile(r"[.!?\n\u3002\uff01\uff1f]")
"""What ends a sentence for good."""
_NOT = re.compile(r"(is|are|was|were|do|does|did|has|have|had|can|could|wo|would|should|ca|must|need|ai)n['’`]?t")
_FULL = {"wo": "will", "ca": "can", "ai": "is"}
_IRREGULAR = {
    form: base
    for base, forms in {
        "be": "is are am was were been being",
        "agree": "agreed",
        "begin": "began begun",
        "break": "broke broken",
        "choose": "chose chosen",
        "come": "came",
        "do": "does did done",
        "draw": "drew drawn",
        "fall": "fell fallen",
        "find": "found",
        "forget": "forgot forgotten",
        "freeze": "froze frozen",
        "get": "got gotten",
        "give": "gave given",
        "go": "goes went gone",
        "have": "has had",
        "hide": "hid hidden",
        "keep": "kept",
        "leave": "left",
        "lose": "lost",
        "make": "made",
        "mean": "meant",
        "run": "ran",
        "say": "said",
        "see": "saw seen",
        "send": "sent",
        "show": "shown",
        "stand": "stood",
        "stick": "stuck",
        "take": "took taken",
        "tell": "told",
        "think": "thought",
        "throw": "threw thrown",
        "use": "used using",
        "write": "wrote written",
    }.items()
    for form in forms.split()
}


class Token(NamedTuple):
    """One word.

    Attributes:
        word: As written, folded.
        stem: Reduced.
        place: Number of the word in the text; the end of a sentence leaves a gap of ten.
        bit: Number of the bit between commas, conjunctions and the ends of sentences.
        part: Number of the part between ends of sentences and words of contrast.
        sentence: Number of the sentence.
        single: Whether it is one character of a script without spaces.
        colon: Whether its sentence follows a colon.
        goes_on: Whether its sentence goes on with the one before, after a colon, a semicolon or a dash.
    """

    word: str
    stem: str
    place: int
    bit: int
    part: int
    sentence: int
    single: bool
    colon: bool = False
    goes_on: bool = False


CONTRAST = frozenset("but however except yet although though while whereas instead unlike despite still only".split())
"""Words that begin another statement than the one before."""
_JOINS = frozenset("and then".split())


@lru_cache(maxsize=256)
def tokens(text: str) -> tuple[Token, ...]:
    """Cut a text into tokens. ``doesn't`` becomes two words; the ending ``'s`` is dropped."""
    made: list[Token] = []
    place = bit = part = sentence = 0
    colon = goes_on = False
    for match in _TOKEN.finditer(fold(text)):
        kind = match.lastgroup
        if kind in ("end", "colon"):
            colon = kind == "colon"
            goes_on = colon or not _STOP.search(match[0])
            place, bit, part, sentence = place + 10, bit + 1, part + 1, sentence + 1
            continue
        if kind == "comma":
            bit += 1
            continue
        for word in _words(match[0]) if kind == "word" else (match[0].replace(",", "."),):
            if word in CONTRAST:
                bit, part = bit + 1, part + 1
            elif word in _JOINS:
                bit += 1
            made.append(Token(word, stem(word), place, bit, part, sentence, kind == "single", colon, goes_on))
            place += 1
    return tuple(made)


@lru_cache(maxsize=4096)
def stem(word: str) -> str:
    """A word without plural and common verb endings; the same for all forms, but not always a word itself.

    Example:
        >>> {stem(word) for word in ("close", "closes", "closed", "closing")}
        {'clos'}
    """
    word = _IRREGULAR.get(word, word)
    if len(word) <= 3 or not word.isascii() or not word.isalpha():
        return word
    word = _without_ending(word)
    if word.endswith("e") and len(word) > 3:
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] else word


def _without_ending(word: str) -> str:
    if word.endswith(("ies", "ied")) and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes", "zes")):
        return word[:-2]
    for ending in ("ing", "ed"):
        base = word.removesuffix(ending)
        if base != word and len(base) > 2 and re.search("[aeiouy]", base):
            return base
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def _words(word: str) -> tuple[str, ...]:
    match = _NOT.fullmatch(word)
    if match is not None:
        return (_FULL.get(match[1], match[1]), "not")
    if word == "cannot":
        return ("can", "not")
    return (re.split("['’`]", word)[0],)
