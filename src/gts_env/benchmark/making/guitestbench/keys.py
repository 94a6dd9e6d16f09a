"""Key groups for matching reports, cut out of a record's own texts.

Every phrase is made of words of the record, in their order; no synonym is added. Two groups, as the judge wants them:

* what it is about: names in quotation marks in the texts, else the words that description and trigger share;
* what is wrong: a negation with the next word that carries meaning ("not working", "no response"); what comes after
  "but" or "instead"; and words of the actual behaviour that the expected one does not have.

A person has to look at them: they are as narrow, or as wide, as the texts happen to be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from gts_env.benchmark.making.guitestbench.records import Record

MOST = 8
"""Most phrases of a group."""
_QUOTED = re.compile(r"(?<!\w)['\"\u2018\u201c]([^'\"\u2018\u2019\u201c\u201d]{2,40})['\"\u2019\u201d](?!\w)")
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:['\u2019-][A-Za-z0-9]+)*|\+")
_NEGATIONS = frozenset("not no cannot unable never without nothing fails failed failure".split())
_TURNS = frozenset("but instead".split())
_SMALL = frozenset(
    "a an the this that these those it its is are was were be been being am do does did has have had can could will "
    "would should may must of to in on at by for from with after before as and or if when while than then so into "
    "still there here which who what where user users app application any all some such very also which e g "
    "gui ui ux defect bug".split()
)


def key_groups(record: Record) -> list[list[str]]:
    """The two groups: what it is about, and what is wrong. The first is left out where the texts tell nothing."""
    wrong = _distinct(_wrong(record))
    used = {word.casefold() for phrase in wrong for word in (phrase, *phrase.split())}
    about = [phrase for phrase in _distinct(_about(record)) if phrase.casefold() not in used]
    if not wrong:
        wrong, about = about or _meaning(record.desc), []
    return [group[:MOST] for group in (about, wrong) if group]


def _about(record: Record) -> list[str]:
    told = record.sections
    texts = (_before_turn(record.desc), told.description, told.trigger)
    names = [" ".join(name.split()) for text in texts for name in _QUOTED.findall(text) if _WORD.search(name)]
    if names:
        return names
    if told.trigger:
        shared = {word.casefold() for word in _meaning(told.description)}
        found = [word for word in _meaning(told.trigger) if word.casefold() in shared]
        if found:
            return found
    return [word for word in _meaning(record.desc) if not _negates(word)]


def _wrong(record: Record) -> Iterator[str]:
    told = record.sections
    for text in (record.desc, told.description, told.actual):
        yield from _negated(text)
        yield from _turned(text)
    healthy = {word.casefold() for word in _meaning(told.expected)}
    if healthy:
        yield from (word for word in _meaning(told.actual) if word.casefold() not in healthy and not _negates(word))


def _negated(text: str) -> Iterator[str]:
    """Each negation with the next word that carries meaning, within its sentence."""
    for sentence in re.split(r"[.;:!?]\s|\n", text):
        words = _WORD.findall(sentence)
        for number, word in enumerate(words):
            if _negates(word):
                following = next((w for w in words[number + 1 : number + 4] if w.casefold() not in _SMALL), None)
                if following is not None:
                    yield f"{word} {following}"


def _negates(word: str) -> bool:
    return word.casefold() in _NEGATIONS or word.endswith(("n't", "n\u2019t"))


def _turned(text: str) -> Iterator[str]:
    """What comes after "but" or "instead": a word that carries meaning, with the name that stands near it."""
    for turn in re.finditer(r"\b(?:but|instead)\b(?: of)?", text, re.IGNORECASE):
        rest = re.split(r"[.;!?]", text[turn.end() :])[0]
        first = next((word for word in _meaning(rest) if not _negates(word)), None)
        name = _QUOTED.search(rest)
        if first is not None:
            near = name is not None and len(_WORD.findall(rest[: name.start()])) <= 3 and first not in name[1].split()
            yield f"{first} {name[1]}" if near and name is not None else first


def _before_turn(text: str) -> str:
    return re.split(r"\b(?:but|instead)\b", text, maxsplit=1, flags=re.IGNORECASE)[0]


def _meaning(text: str) -> list[str]:
    """Words of a text that carry meaning, each once."""
    return _distinct(w for w in _WORD.findall(text) if w.casefold() not in _SMALL and (len(w) > 2 or w == "+"))


def _distinct(words: Iterable[str]) -> list[str]:
    found: dict[str, str] = {}
    for word in words:
        found.setdefault(word.casefold(), word)
    return list(found.values())
