"""General oracles: what of a broken tree they see, and that they are silent on a healthy one."""

from __future__ import annotations

import pytest

from gts_env.agents.guidance import Guidance
from gts_env.agents.oracles import faults, lost
from gts_env.screen import Node, Screen
from gts_env.screen.node import CLICKABLE, ENABLED

TEXT = "android.widget.TextView"


def node(
    id_: str, text: str = "", box: tuple[int, int, int, int] = (0, 100, 1000, 160), *kids: Node, tap: bool = False,
    kind: str = TEXT,
) -> Node:  # fmt: skip
    name = id_ if ":" in id_ or not id_ else f"org.gts.x:id/{id_}"
    return Node(kind, "org.gts.x", name, text, "", "", box, ENABLED | (CLICKABLE if tap else 0), kids)


def screen(*kids: Node) -> Screen:
    root = node("", "", (0, 0, 1080, 2400), *kids)
    return Screen((root,), width=1080, height=2400, package="org.gts.x", activity=".MainActivity")


def row(i: int, text: str = "Row", h: int = 60) -> Node:
    top = 200 + 100 * i
    title = node("android:id/title", f"{text} {i}" if text else "", (0, top, 900, top + h))
    return node("row", "", (0, top, 1000, top + 90), title, tap=True)


def found(*kids: Node) -> list[tuple[str, str]]:
    return [(f.mode, f.what) for f in faults(screen(*kids))]


def test_a_healthy_list_is_silent() -> None:
    assert found(*[row(i) for i in range(8)]) == []
    assert found(node("bar", "100 % of null values? No: Nullify {and} AT&T")) != []
    assert found(node("bar", "Annul the nullification, AT&T, 50 %")) == []


def test_a_blank_screen() -> None:
    assert found() == [("CR", "blank")]


@pytest.mark.parametrize(
    "text", ["null", "Hello null", "Total: NaN", "%s left", "Caf\u00c3\u00a9", "a &amp; b", "{0}", "x\ufffd"]
)
def test_texts_that_nobody_wrote(text: str) -> None:
    assert [mode for mode, _ in found(node("t", text))] == ["CR"]
    assert found(node("t", text, kind="android.widget.EditText")) == []


def test_a_line_lower_than_its_like_is_cut() -> None:
    assert found(*[row(i, h=60 if i != 3 else 30) for i in range(8)]) == [("EL", "cut:title")]
    assert found(row(0), row(1, h=30)) == []


def test_rows_over_one_another() -> None:
    blocks = [node("block", name, box, tap=True) for name, box in (("A", (0, 0, 500, 300)), ("B", (60, 0, 500, 300)))]
    assert found(*blocks) == [("EL", "overlap:block")]
    beside = [node("block", name, box, tap=True) for name, box in (("A", (0, 0, 250, 300)), ("B", (250, 0, 500, 300)))]
    assert found(*beside) == []


def test_a_row_without_a_word() -> None:
    assert found(*[row(i, "Row" if i != 4 else "") for i in range(8)]) == [("CR", "empty:row")]


def test_what_a_turn_of_the_phone_loses() -> None:
    title, typed = node("alertTitle", "Sure?"), node("name", "Kim", kind="android.widget.EditText")
    assert lost(screen(title), screen(node("t", "x"))) is not None
    assert lost(screen(title), screen(title)) is None
    assert lost(screen(typed), screen(node("name", "", kind="android.widget.EditText"))) is not None
    assert lost(screen(typed), screen(typed)) is None


def test_words_of_the_instruction_lead_and_wear_out() -> None:
    guide = Guidance("Open the list of reminders and turn the phone")
    lists, other = node("row", "Reminders", tap=True), node("row", "Settings", tap=True)
    assert guide.score(lists) > guide.score(other) == 0
    assert guide.turns
    before = guide.score(lists)
    guide.followed(lists)
    assert guide.score(lists) < before
