"""Patterns of strangers: as Python matches them, and in bounded time."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gts_env.serving.selectors.java import SelectorError
from gts_env.serving.selectors.patterns import fits

WILD = ["(a+)+b", "(a|a)*b", "(a|aa)+$", "(\\w+\\s?)*!", "(x+x+)+y", "((a*)*)*b", "a*a*a*a*a*a*b"]
WILDER = [*WILD, "(.*a){20}", "(a?){30}a{30}"]
TEXTS = ["", "a", "aaa", "aab", "ab ab", "b", "one two!", "xxy", "a\nb", "Ä1_", "aaaaaaaaaa"]


@pytest.mark.parametrize("pattern", WILD)
@pytest.mark.parametrize("text", TEXTS)
def test_wild_patterns_match_as_they_should(pattern: str, text: str) -> None:
    assert fits(pattern, text) is (re.fullmatch(pattern, text, re.DOTALL) is not None)
    assert fits(pattern, text, anywhere=True) is (re.search(pattern, text, re.DOTALL) is not None)


@pytest.mark.parametrize("pattern", WILDER)
def test_wild_patterns_end(pattern: str) -> None:
    start = time.perf_counter()
    fits(pattern, "a" * 500 + "!")
    fits(pattern, "x" * 500)
    assert time.perf_counter() - start < 10


PIECES = st.sampled_from(["a", "b", ".", "[ab]", "[^a]", "\\d", "\\w", "^", "$", "\\b", "(a|b)", "(?:ab)", "a?", "b*"])


@given(
    st.lists(PIECES, min_size=1, max_size=4).map("".join),
    st.sampled_from(["+", "*", "{2,3}", "*?"]),
    st.text("ab1 \n", max_size=8),
)
@settings(max_examples=300, deadline=None)
def test_all_at_once_is_one_after_the_other(inner: str, repeat: str, text: str) -> None:
    pattern = f"(?:{inner}|a+){repeat}"
    assert fits(pattern, text) is (re.fullmatch(pattern, text, re.DOTALL) is not None)


@pytest.mark.parametrize(
    "pattern", ["(", "a" * 600, "(a{1,1000}){1000}", "((a+)+)\\1", "(?=(a+)+)b*c*d*", "\\k", "[z-a]"]
)
def test_what_cannot_be_matched_is_refused(pattern: str) -> None:
    with pytest.raises(SelectorError):
        fits(pattern, "a")


def test_tame_patterns_may_do_what_python_does() -> None:
    assert fits("(?i)pay (?=rent).*", "PAY rent")
    assert fits("(Pay|Buy) (?:rent|bread)", "Buy rent")
    assert fits("(.)\\1", "aa")
    assert not fits("pay", "PAY")
    assert fits("pay", "PAY", ignore_case=True)
    assert fits(".*", "x" * 900)
