from __future__ import annotations

import math
import unicodedata
from typing import ClassVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.actions import (
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
    check,
)
from gts_env.actions.action import Action
from gts_env.errors import ActionError, GtsError

from .strategies import sized_actions

BAD = {
    "right of the screen": (Tap(1080, 0), "tap.x,y: the point (1080, 0) lies outside the screen of 1080x2400 pixels"),
    "above the screen": (Swipe(5, -1, 5, 5), "swipe.x0,y0: the point (5, -1) lies outside"),
    "end below the screen": (Drag(0, 0, 0, 2400), "drag.x1,y1: the point (0, 2400) lies outside"),
    "report beside the screen": (ReportDefect("CR", point=(-1, 0)), "report.point: the point (-1, 0) lies outside"),
    "float": (Tap(1.0, 2), "tap.x: expected a whole number. Found: float 1.0"),
    "nan": (Tap(1, math.nan), "tap.y: expected a whole number. Found: float nan"),
    "bool": (Tap(True, 2), "tap.x: expected a whole number. Found: bool True"),
    "text as number": (Tap("5", 2), "tap.x: expected a whole number. Found: str '5'"),
    "none": (Tap(None, 2), "tap.x: expected a whole number. Found: NoneType None"),
    "negative time": (Wait(-1), "wait.ms: expected a number from 0 to 86400000. Found: -1"),
    "over a day": (Wait(86_400_001), "wait.ms: expected a number from 0 to 86400000. Found: 86400001"),
    "over a minute": (LongPress(1, 1, 60_001), "long_press.ms: expected a number from 0 to 60000. Found: 60001"),
    "float time": (Wait(1.5), "wait.ms: expected a whole number"),
    "key": (PressKey("bakc"), "press.key: expected one of back, home"),
    "near key": (PressKey("bakc"), "Did you mean 'back'?"),
    "no key": (PressKey(4), "press.key: expected one of"),
    "orientation": (Rotate("landscpe"), "Did you mean 'landscape'"),
    "mode": (ReportDefect("NLF"), "report.fault_mode: expected one of CR, EL, ONR, UTR, NLE. Found: str 'NLF'"),
    "list as point": (
        ReportDefect("CR", point=[1, 2]),
        "report.point: expected a pair (x, y) or None. Found: list [1, 2]",
    ),
    "three numbers": (ReportDefect("CR", point=(1, 2, 3)), "report.point: expected a pair"),
    "float point": (ReportDefect("CR", point=(1, 2.5)), "report.point: expected a whole number. Found: float 2.5"),
    "negative step": (ReportDefect("CR", step=-1), "report.step: steps are counted from 0"),
    "bool step": (ReportDefect("CR", step=True), "report.step: expected a whole number. Found: bool True"),
    "flag": (TypeText("a", clear=1), "type.clear: expected true or false. Found: int 1"),
    "no text": (TypeText(5), "type.text: expected a text. Found: int 5"),
    "bytes": (OpenApp(b"Notes"), "open_app.app: expected a text. Found: bytes b'Notes'"),
    "long text": (TypeText("x" * 100_000), "type.text: at most 4096 characters fit. Found: 100000 characters"),
    "long report": (ReportDefect("CR", "x" * 4097), "report.description: at most 4096 characters fit. Found: 4097"),
    "escape": (TypeText("a\x1b[A"), "type.text: the character U+001B at position 1 cannot be typed"),
    "return": (TypeText("\r"), "the character U+000D at position 0"),
    "nul": (ReportDefect("CR", "a\x00"), "report.description: the character U+0000 at position 1"),
    "c1": (TypeText("\x85"), "the character U+0085"),
    "surrogate": (TypeText("\ud83d"), "the character U+D83D"),
    "dict": ({"type": 0}, "Expected one of the actions tap, double_tap"),
    "base class": (Action(), "Expected one of the actions tap"),
}


@pytest.mark.parametrize(("action", "message"), BAD.values(), ids=BAD)
def test_refused(action, message):
    with pytest.raises(ActionError) as caught:
        check(action, 1080, 2400)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 400
    assert isinstance(caught.value, GtsError)
    assert isinstance(caught.value, ValueError)


@given(sized_actions)
def test_valid_actions_are_handed_back_as_they_are(pair):
    action, size = pair
    assert check(action, *size) is action


def test_screen_is_half_open():
    assert check(Tap(1079, 2399), 1080, 2400) == Tap(1079, 2399)
    assert check(Tap(0, 0), 1, 1) == Tap(0, 0)
    assert check(Tap(2000, 5), 2400, 1080) == Tap(2000, 5)


def test_whole_numbers_of_numpy_become_plain():
    action = check(ReportDefect("CR", point=(np.int64(3), np.uint8(4)), step=np.int32(1)), 10, 10)
    assert action == ReportDefect("CR", point=(3, 4), step=1)
    assert [type(part) for part in (*action.point, action.step)] == [int, int, int]
    tap = check(Tap(np.int16(3), 4), 10, 10)
    assert type(tap.x) is int
    assert check(TypeText("a", clear=np.bool_(True)), 10, 10).clear is True


class TestTexts:
    KEPT: ClassVar = ["", " ", "\n\t", "Grüße, 世界", "👩‍👩‍👧", "a\u0301\u202e\ufeff", "x" * 4096]

    @pytest.mark.parametrize("text", KEPT)
    def test_kept(self, text):
        assert check(TypeText(text), 1, 1).text == text

    @given(st.text(max_size=20))
    def test_refused_exactly_for_control_characters(self, text):
        odd = any(unicodedata.category(c) in ("Cc", "Cs") and c not in "\n\t" for c in text)
        if odd:
            with pytest.raises(ActionError, match="cannot be typed"):
                check(TypeText(text), 1, 1)
        else:
            check(TypeText(text), 1, 1)


def test_finish_needs_nothing():
    assert check(Finish(), 1, 1) == Finish()
