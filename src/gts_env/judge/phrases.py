"""Whether the words of a report hit the key groups of a defect.

A report must hit one phrase of each group, all in one *statement*: in two adjacent sentences, and not far apart. The
last group says what is wrong: its words must be neither denied nor negated, unless the phrase itself has a negation
("does not open"), and a statement that says many of them is no statement but a list.
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
FARTHEST = 40
"""Words within which all groups are hit."""
FARTHEST_SINGLE = 120
"""Likewise for scripts without spaces, of which each character counts as a word."""
MOST_WRONG = 6
"""Different things that a statement may say to be wrong."""
MOST_ASTRAY = 2
"""Sentences that say what is wrong, but name nothing that the defect is about."""
MOST_READ = 200
"""Words of a report that are read."""
Span = tuple[int, int]
"""First and last word of a phrase, by number in the text."""
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
    words, said = tokens(text)[:MOST_READ], marks(text)[:MOST_READ]
    topics = [mark in (SAID, TOPIC) for mark in said]
    spoken = [mark == SAID for mark in said]
    wrong = _found(groups[-1], words, spoken, strict=True)
    if not wrong:
        return False
    found = [_found(group, words, topics, strict=False) for group in groups[:-1]]
    return all(found) and _stated(words, found, wrong) and not _strays(words, found, wrong)


def wrong_sentences(groups: Groups, text: str) -> frozenset[int]:
    """Numbers of the sentences that hit the last group: in which something is said to be wrong."""
    words = tokens(text)[:MOST_READ]
    spoken = [mark == SAID for mark in marks(text)[:MOST_READ]]
    numbers = sentences(words)
    return frozenset(numbers[start] for start, _ in _found(groups[-1], words, spoken, strict=True))


def sentences(words: Sequence[Token]) -> list[int]:
    """For each word the number of its sentence; what follows a colon, semicolon or dash belongs to the one before."""
    numbers: list[int] = []
    number, last = 0, 0
    for token in words:
        if token.sentence != last and not token.goes_on:
            number += 1
        last = token.sentence
        numbers.append(number)
    return numbers


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


def _found(group: Sequence[str], words: Sequence[Token], among: Sequence[bool], *, strict: bool) -> list[Span]:
    """Where the phrases of a group are hit, in order."""
    spans: set[Span] = set()
    for phrase in group:
        stems = _stems(phrase)
        free = not strict or bool(_NEGATIONS.intersection(stems))
        for start, end in _places(stems, words, among):
            if free or not (negated(words, start) or negated(words, end)):
                spans.add((start, end))
    return sorted(spans)


def _stated(words: Sequence[Token], found: Sequence[Sequence[Span]], wrong: Sequence[Span]) -> bool:
    """Whether one statement hits every group and does not say too much to be wrong."""
    numbers = sentences(words)
    farthest = FARTHEST_SINGLE if any(token.single for token in words) else FARTHEST
    for first in range(numbers[-1] + 1):
        here = [span for span in wrong if _within(span, numbers, first)]
        if not here or _apart(here) > MOST_WRONG:
            continue
        inside = [[span for span in spans if _within(span, numbers, first)] for spans in found]
        for said in here:
            if all(any(_between(said, span) <= farthest for span in spans) for spans in inside):
                return True
    return False


def _strays(words: Sequence[Token], found: Sequence[Sequence[Span]], wrong: Sequence[Span]) -> bool:
    """Whether the same is said of one thing after another, of which one is meant."""
    numbers = sentences(words)
    about = {numbers[start] for spans in found for start, _ in spans}
    return bool(found) and len({numbers[start] for start, _ in wrong} - about) > MOST_ASTRAY


def _within(span: Span, numbers: Sequence[int], first: int) -> bool:
    """Whether a phrase stands in two adjacent sentences."""
    return first <= numbers[span[0]] and numbers[span[1]] <= first + 1


def _apart(spans: Sequence[Span]) -> int:
    """How many of some phrases stand beside one another, those that share words counted once."""
    count, end = 0, -1
    for start, stop in sorted(spans, key=lambda span: span[1]):
        if start > end:
            count, end = count + 1, stop
    return count


def _between(a: Span, b: Span) -> int:
    return max(a[0] - b[1], b[0] - a[1], 0)


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
