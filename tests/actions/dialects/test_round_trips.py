from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.actions import DoubleTap, Finish, Rotate, Swipe, Tap, TypeText, Wait
from gts_env.actions.dialects import dialect, dialect_names
from gts_env.actions.frames import FRAMES
from gts_env.actions.seen import Seen
from gts_env.errors import ActionError, UnknownIdError
from tests.actions.dialects.strategies import marks_on, sayable, seens
from tests.actions.strategies import actions
from tests.support.processes import finished

NAMES = dialect_names()
SEEN = Seen((1080, 2400), None, marks_on((1080, 2400)))
framed = st.none() | st.sampled_from(FRAMES)
# These two name their points in device pixels, whatever the frame.
PIXELS = ("appagent", "gtarena")


def test_the_families() -> None:
    assert NAMES == ("android_world", "appagent", "autoglm", "gtarena", "qwen", "ui_tars")


@given(st.sampled_from(NAMES), framed, seens, st.data())
def test_what_is_printed_is_parsed_again(name: str, frame: str | None, seen: Seen, data: st.DataObject) -> None:
    spoken = dialect(name, None if name in PIXELS else frame)
    action = data.draw(sayable(name, seen))
    text = spoken.print(action, seen)
    (parsed,) = spoken.parse(text, seen)
    assert parsed == spoken.rounded(action, seen)
    # What has been rounded once stays as it is.
    assert spoken.print(parsed, seen) == text


@given(st.sampled_from(NAMES), framed, seens, st.data())
def test_the_nearest_is_of_the_same_kind(name: str, frame: str | None, seen: Seen, data: st.DataObject) -> None:
    spoken = dialect(name, None if name in PIXELS else frame)
    action = data.draw(actions(seen.size))
    refused = ""
    try:
        text = spoken.print(action, seen, exact=False)
    except ActionError as error:
        refused = str(error)
    if refused:
        assert "no word for" in refused or "No element lies" in refused
        return
    (parsed,) = spoken.parse(text, seen)
    kinds = {type(action).__name__, type(parsed).__name__}
    assert len(kinds) == 1 or kinds == {"Swipe", "Drag"}


@pytest.mark.parametrize("name", NAMES)
def test_what_a_family_cannot_say_is_refused(name: str) -> None:
    with pytest.raises(ActionError, match=r"has no word for 'rotate'"):
        dialect(name).print(Rotate("landscape"), SEEN)
    with pytest.raises(ActionError, match="lies outside the screen"):
        dialect(name).print(Tap(2000, 5), SEEN)


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("android_world", TypeText("a")),  # Enter is implied
        ("android_world", Swipe(1, 2, 3, 900)),
        ("android_world", Wait(1)),
        ("ui_tars", TypeText("a", clear=True)),
        ("qwen", TypeText("a", submit=True)),
        ("autoglm", TypeText("a")),  # clearing is implied
        ("gtarena", TypeText("a", submit=True)),
        ("appagent", Swipe(300, 360, 300, 361)),
    ],
)
def test_near_is_not_exact(name: str, action: TypeText) -> None:
    with pytest.raises(ActionError, match=r"cannot say this action exactly.*exact=False"):
        dialect(name).print(action, SEEN)
    assert dialect(name).print(action, SEEN, exact=False)


def test_no_word_at_all() -> None:
    with pytest.raises(ActionError, match="Qwen has no word for 'double_tap'"):
        dialect("qwen").print(DoubleTap(1, 2), SEEN)


def test_names() -> None:
    with pytest.raises(UnknownIdError, match="Did you mean 'ui_tars'"):
        dialect("uitars")
    with pytest.raises(UnknownIdError, match="coordinate frame"):
        dialect("qwen", "meters")
    for wrong in ("nowhere:Dialect", "json:loads", "gts_env.actions.dialect:Dialect"):
        with pytest.raises(UnknownIdError, match="no dialect named"):
            dialect(wrong)


def test_a_dialect_of_one_s_own(tmp_path: Path) -> None:
    (tmp_path / "terse.py").write_text(
        "from gts_env.actions import Finish\n"
        "from gts_env.actions.dialect import Dialect\n\n"
        "class Terse(Dialect):\n"
        "    frame_name = 'px'\n\n"
        "    def _read(self, text, seen):\n"
        "        return [Finish()]\n\n"
        "    def _write(self, action, seen):\n"
        "        return 'bye'\n",
        "utf-8",
    )
    script = (
        "from gts_env.actions import Finish\n"
        "from gts_env.actions.dialects import dialect\n"
        "from gts_env.actions.seen import Seen\n"
        "print(dialect('terse:Terse').print(Finish(), Seen((9, 9))))\n"
    )
    done = finished([sys.executable, "-c", script], cwd=tmp_path, text=True, check=True)
    assert done.stdout == "bye\n"


def test_at_most_eight_actions() -> None:
    one = {"type": "wait"}
    spoken = dialect("gtarena")
    assert spoken.parse(json.dumps({"actions": [one] * 8}), SEEN) == (Wait(),) * 8
    with pytest.raises(ActionError, match=r"One to 8 actions a step\. Found: 9"):
        spoken.parse(json.dumps({"actions": [one] * 9}), SEEN)
    assert spoken.parse('{"type": "terminate"}', SEEN) == (Finish(),)
