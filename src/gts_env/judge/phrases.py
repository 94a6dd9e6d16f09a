"""Whether the words of a report hit the key groups of a defect.

A report must hit one phrase of each group. The last group says what is wrong: its words must be neither denied nor
negated, unless the phrase itself has a negation ("does not open").
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from gts_env.benchmark.model import Groups
from gts_env.judge.denial import SAID, TOPIC, marks, negated
from gts_env.judge.language import language_of
from gts_env.judge.words import Token, stem, tokens

MAX_BETWEEN = 2
"""Words that may stand between two words of a phrase."""
_NEGATIONS = frozenset("not no never nothing without cannot none nor fail stop unable miss lack".split())


def has_words(text: str) -> bool:
    """Whether a text has any word at all."""
    return bool(tokens(text))


def hits(groups: Groups, text: str) -> bool:
    """Whether a text hits one phrase of each group and does not deny it.

    Args:
        groups: Key groups; the last says what is wrong.
        text: Words of a report.
    """
    words, said = tokens(text), marks(text)
    topics = [mark in (SAID, TOPIC) for mark in said]
    spoken = [mark == SAID for mark in said]
    if not any(spoken):
        return False
    return all(_hit(group, words, topics, strict=False) for group in groups[:-1]) and _hit(
        groups[-1], words, spoken, strict=True
    )


def hits_any_language(groups: Groups, other: Mapping[str, Groups], text: str) -> bool | None:
    """Whether a text hits the phrases of its language.

    Args:
        groups: English key groups.
        other: Key groups by language.
        text: Words of a report.

    Returns:
        True or False; None where nothing is hit and the text is in a language without phrases.
    """
    if hits(groups, text) or any(hits(each, text) for each in other.values()):
        return True
    language = language_of(text)
    return False if language == "en" or language in other else None


def hit_phrases(groups: Groups, text: str) -> list[str]:
    """The phrases that occur in a text at all, whether denied or not: for proofs and diagnosis."""
    words = tokens(text)
    everything = [True] * len(words)
    return [phrase for group in groups for phrase in group if any(_places(_stems(phrase), words, everything))]


def _hit(group: Sequence[str], words: Sequence[Token], among: Sequence[bool], *, strict: bool) -> bool:
    for phrase in group:
        stems = _stems(phrase)
        free = not strict or bool(_NEGATIONS.intersection(stems))
        if any(
            free or not (negated(words, start) or negated(words, end)) for start, end in _places(stems, words, among)
        ):
            return True
    return False


def _places(stems: tuple[str, ...], words: Sequence[Token], among: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """First and last word of each place where a phrase occurs among the words that count."""
    for start in range(len(words)):
        if stems and among[start] and _fits(stems[0], words[start]):
            end = _end(stems, words, among, start)
            if end is not None:
                yield start, end


def _end(stems: tuple[str, ...], words: Sequence[Token], among: Sequence[bool], start: int) -> int | None:
    at = start
    for wanted in stems[1:]:
        reach = 0 if words[at].single else MAX_BETWEEN
        last = words[at].place + reach + 1
        found = None
        for i in range(at + 1, len(words)):
            if words[i].place > last:
                break
            if among[i] and _fits(wanted, words[i]):
                found = i
                break
        if found is None:
            return None
        at = found
    return at


def _fits(wanted: str, token: Token) -> bool:
    if wanted.endswith("*"):
        return token.word.startswith(wanted[:-1])
    return token.stem == wanted


@lru_cache(maxsize=8192)
def _stems(phrase: str) -> tuple[str, ...]:
    """The stems of a phrase; a word that ends in ``*`` is kept as a beginning."""
    made: list[str] = []
    for word in phrase.split():
        parts = tokens(word)
        if word.endswith("*") and parts:
            made.extend([*(part.stem for part in parts[:-1]), f"{parts[-1].word}*"])
        else:
            made.extend(stem(part.word) for part in parts)
    return tuple(made)
