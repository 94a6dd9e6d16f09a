"""Which words of a report deny a defect instead of telling one.

"No problem with back", "works as expected" and "I see nothing wrong" name the right things and yet report nothing. A
negated word of trouble denies from there to the end of its part of the sentence, an approval denies the bit it stands
in, and a short approving tail ("…, as expected") what stands before it. A negation turns an approval into a complaint
("does not work as expected"), and a word of contrast ends the scope ("fine in the list, but here it closes").
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gts_env.benchmark.folding import fold
from gts_env.judge.denial_words import (
    AS_SHOULD,
    DUTY,
    FILLER,
    FINE,
    FINE_VERBS,
    GOING_ON,
    MILD,
    NEGATION,
    NONE,
    NORMAL,
    ODD,
    OTHER_LANGUAGES,
    POINTING,
    SHOWING,
    SIDE,
    TAIL,
    TELLING,
    TROUBLE,
)
from gts_env.judge.words import Token, tokens

SAID, TOPIC, DENIED = 0, 1, 2
"""A word that counts; one of an approval that is then contrasted, which may still name the topic; one that does not."""


@lru_cache(maxsize=256)
def marks(text: str) -> tuple[int, ...]:
    """For each token of a text whether it is said, is a topic only, or is denied."""
    words = tokens(text)
    found = [SAID] * len(words)
    if OTHER_LANGUAGES.search(fold(text)):
        return (DENIED,) * len(words)
    bits = _bits(words)
    for number, bit in enumerate(bits):
        names = [words[i].word for i in bit]
        if _denies_trouble(names):
            for i in (*bit, *_continuation(words, bits, number), *_before(words, bits, number)):
                found[i] = DENIED
        elif _approves(names):
            contrasted = _contrasted(words, bit)
            for i in (*bit, *_after_colon(words, bits, number), *_before(words, bits, number)):
                found[i] = TOPIC if contrasted and found[i] != DENIED else DENIED
    return tuple(found)


def denies(text: str) -> bool:
    """Whether a text as a whole denies: it says that there is no trouble, or hardly anything beside an approval."""
    found = marks(text)
    return DENIED in found or (TOPIC in found and found.count(SAID) < 2)


def negated(words: Sequence[Token], index: int) -> bool:
    """Whether a negation governs a word: one stands at most three words before it, in the same bit.

    "Should not close" and "is not supposed to close" complain of closing: they do not negate it.
    """
    for back in range(1, 4):
        i = index - back
        if i < 0 or words[i].bit != words[index].bit:
            return False
        if words[i].word in ("not", "never", "no", "without", "hardly", "none", "neither", "nor"):
            around = {words[j].word for j in (i - 1, i + 1, i + 2) if 0 <= j < len(words)}
            return not (around & DUTY) and words[min(i + 1, len(words) - 1)].word != "only"
    return False


def _bits(words: Sequence[Token]) -> list[list[int]]:
    bits: list[list[int]] = []
    for i, token in enumerate(words):
        if bits and words[bits[-1][0]].bit == token.bit:
            bits[-1].append(i)
        else:
            bits.append([i])
    return bits


def _continuation(words: Sequence[Token], bits: list[list[int]], number: int) -> list[int]:
    """The bits after a denial that only go on with it: "no problem with back, home or the title"."""
    more: list[int] = []
    part = words[bits[number][0]].part
    whole = words[bits[number][0]].word == "without"
    for bit in bits[number + 1 :]:
        first = words[bit[0]]
        if first.part != part or not (whole or len(bit) <= 2 or first.word in GOING_ON):
            break
        more.extend(bit)
    return more + _after_colon(words, bits, number)


def _after_colon(words: Sequence[Token], bits: list[list[int]], number: int) -> list[int]:
    """The sentence that explains what was denied or approved: "not a bug: …"."""
    sentence = words[bits[number][-1]].sentence
    return [i for bit in bits[number + 1 :] for i in bit if words[i].sentence == sentence + 1 and words[i].colon]


def _before(words: Sequence[Token], bits: list[list[int]], number: int) -> list[int]:
    """What a short tail is about: the bits before it in its part, or the sentence before ("… This is by design")."""
    bit = bits[number]
    first = words[bit[0]]
    if len(bit) > 6 or first.word not in TAIL:
        return []
    same = [i for other in bits[:number] if words[other[0]].part == first.part for i in other]
    if same or first.word not in POINTING:
        return same
    return [i for other in bits[:number] for i in other if words[i].sentence == first.sentence - 1]


def _denies_trouble(names: list[str]) -> bool:
    """``no (visible) problem``, ``nothing (is) wrong``, ``not a bug``, ``without any issue``, ``nothing to report``."""
    for i, name in enumerate(names):
        if name not in NONE:
            continue
        rest = names[i + 1 :]
        if name in ("nothing", "none", "not") and _ends_in_report(rest):
            return True
        steps = 0
        while rest and rest[0] in MILD and steps < 8:
            rest, steps = rest[1:], steps + 1
        for ahead in range(min(2, len(rest))):
            word = rest[ahead]
            if word in TROUBLE and not _tells_of_message(names, i, rest[ahead + 1 :], word):
                return name != "any" or i == 0
            if word in ODD and ahead == 0 and name != "any":
                return name in ("nothing", "none", "not", "never", "hardly") and (
                    name == "nothing" or not _is_event(rest)
                )
    return False


def _ends_in_report(rest: list[str]) -> bool:
    """``nothing (else) to report``, ``(not) much to note``: words of telling close to a ``to``."""
    if "to" not in rest[:3]:
        return False
    at = rest.index("to") + 1
    return at < len(rest) and rest[at] in TELLING


def _tells_of_message(names: list[str], negation: int, after: list[str], word: str) -> bool:
    """``no error message is shown`` and ``shows no error`` miss a message: that is a complaint."""
    if not word.startswith("error"):
        return False
    shows = negation > 0 and names[negation - 1] in (
        "show",
        "shows",
        "showing",
        "display",
        "displays",
        "give",
        "gives",
        "with",
    )
    return shows or any(name in SHOWING for name in after[:3])


def _is_event(rest: list[str]) -> bool:
    """``not broken down into…`` is left to the phrases; a state ends the bit or is followed by a place."""
    return len(rest) > 1 and rest[1] in ("into", "down", "up")


def _approves(names: list[str]) -> bool:
    for i in range(len(names)):
        for pattern in AS_SHOULD:
            if tuple(names[i : i + len(pattern)]) == pattern:
                return not _complains(names[:i])
        if names[i] in FINE and _is_approval(names, i):
            return not _complains(names[:i])
        if names[i] in NORMAL and names[i + 1 : i + 2] and names[i + 1] in ("behavior", "behaviour"):
            said_of = {"is", "be", "are", "seems", "normal"} & set(names[:i])
            return bool(said_of) and not _complains(names[:i])
    return False


def _is_approval(names: list[str], i: int) -> bool:
    before = [name for name in names[:i] if name not in FILLER or name in ("all", "everything")]
    after = names[i + 1 : i + 2]
    if names[i] in ("right", "good", "well") and after and after[0] in SIDE:
        return False
    if not before:
        return len(names) <= 4
    if names[i].endswith("ly") and i == len(names) - 1:
        return True
    if names[i].endswith("ly") or names[i] in ("well", "fine"):
        return any(name in FINE_VERBS for name in before[-6:])
    return before[-1] in FINE_VERBS


def _complains(before: list[str]) -> bool:
    """Whether something before an approval turns it into a complaint."""
    return any(name in NEGATION or name in DUTY or name in ("instead", "unlike", "rather") for name in before)


def _contrasted(words: Sequence[Token], bit: list[int]) -> bool:
    """Whether another statement about the same follows: "back works in the list, but …"."""
    last = words[bit[-1]]
    after = [token for token in words[bit[-1] + 1 :] if token.sentence == last.sentence]
    return any(token.part != last.part for token in after)
