"""Reports that do not tell of a fault but list what might be wrong: their words tell of nothing.

One who has seen a fault says in a sentence or two what it is. One who has not can still write down many faults, or many
words for them, and hope that some fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gts_env.benchmark.model import TestBasis
from gts_env.judge.language import language_of
from gts_env.judge.phrases import MOST_READ, hits, sentences, wrong_sentences
from gts_env.judge.words import stem, tokens

MOST_DEFECTS = 3
"""Live defects that the words of one report may fit, whatever mode it names."""
MOST_SENTENCES = 6
"""Sentences of a report in which something may be said to be wrong."""
MOST_FOREIGN = 1
"""Of these, sentences that say of another fault than all the rest."""
MOST_OTHER = 2
"""Likewise, counting each sentence with a word for a symptom, whether it is one of a live defect or not."""
LONG = 14
"""Words of a sentence from which on it must be more than a string of words."""
LONGEST = 60
"""Words of the longest sentence."""
LEAST_SMALL = 1 / 8
"""Share of small words in such a sentence."""
_SYMPTOMS = frozenset(
    stem(word)
    for word in "missing lost gone vanish disappear cut clipped truncated overlap covered hidden unreadable illegible "
    "invisible blank empty garbled duplicate twice crash freeze stuck unresponsive dead shifted misplaced stale "
    "outdated corrupted blurred dropped deleted nothing".split()
)
_SMALL = frozenset(
    "a an the this that these those it its i he she they we you my his her their our your there here which who what "
    "is are was were be been being am do does did has have had can could will would should may must "
    "of to in on at by for from with after before as and but if when while than then so into".split()
)


def lists_faults(text: str, bases: Iterable[TestBasis]) -> bool:
    """Whether a report is a list of faults, or of words, rather than the report of one fault.

    Args:
        text: Its words.
        bases: Test bases of the live defects.
    """
    if is_string_of_words(text):
        return True
    fitting, said = 0, list[frozenset[int]]()
    for basis in bases:
        every = (basis.phrases, *basis.phrases_other.values())
        fitting += any(hits(groups, text) for groups in every)
        said.append(frozenset[int]().union(*(wrong_sentences(groups, text) for groups in every)))
    wrong = frozenset[int]().union(*said)
    foreign = min((len(wrong - own) for own in said), default=0)
    symptoms = symptom_sentences(text)
    other = min((len((wrong | symptoms) - own) for own in said), default=0)
    return fitting > MOST_DEFECTS or len(wrong) > MOST_SENTENCES or foreign > MOST_FOREIGN or other > MOST_OTHER


def symptom_sentences(text: str) -> frozenset[int]:
    """Numbers of the sentences of an English text that name what can be wrong with an app."""
    words = tokens(text)[:MOST_READ]
    return frozenset(number for number, token in zip(sentences(words), words, strict=True) if token.stem in _SYMPTOMS)


def is_string_of_words(text: str) -> bool:
    """Whether a long sentence of a text has hardly any of the small words that make one, or no end.

    Only English is known that well.
    """
    if language_of(text) != "en":
        return False
    words = tokens(text)[:MOST_READ]
    counts, small = Counter[int](), Counter[int]()
    for number, token in zip(sentences(words), words, strict=True):
        counts[number] += 1
        small[number] += token.word in _SMALL
    return any(
        count > LONGEST or (count > LONG and small[number] < LEAST_SMALL * count) for number, count in counts.items()
    )
