from __future__ import annotations

from gts_env.screen import Node, Screen
from gts_env.screen.elements import MOST_LABEL, elements_of, label_of
from gts_env.screen.node import CLICKABLE, SCROLLABLE


def node(text: str = "", flags: int = 0, children: tuple[Node, ...] = (), desc: str = "", hint: str = "") -> Node:
    return Node("android.view.View", "p", "", text, desc, hint, (0, 0, 9, 9), flags, children)


def screen(*roots: Node) -> Screen:
    return Screen(roots, width=100, height=200)


def test_containers_without_a_use_are_left_out() -> None:
    leaf, row, titled = node(), node(flags=CLICKABLE, children=(node("a"),)), node("title", children=(node("b"),))
    plain = node(children=(leaf, row, titled))
    found = elements_of(screen(node(flags=SCROLLABLE, children=(plain,))))
    assert [(one.text, one.flags) for one in found] == [("", 64), ("", 0), ("", 4), ("a", 0), ("title", 0), ("b", 0)]


def test_controls_stay_when_there_are_too_many() -> None:
    texts = tuple(node(f"{n}") for n in range(10))
    button = node("ok", CLICKABLE)
    found = elements_of(screen(node(children=(*texts, button))), 4)
    assert [one.text for one in found] == ["0", "1", "2", "ok"]
    many = tuple(node(f"{n}", CLICKABLE) for n in range(10))
    assert [one.text for one in elements_of(screen(node(children=many)), 3)] == ["0", "1", "2"]
    assert elements_of(screen(), 3) == ()


def test_labels() -> None:
    assert label_of(node("text", desc="desc", hint="hint")) == "text"
    assert label_of(node(desc="desc", hint="hint")) == "desc"
    assert label_of(node(hint="hint")) == "hint"
    inner = node(children=(node("Lunch"), node(children=(node(desc="12:00"),)), node()))
    assert label_of(inner) == "Lunch, 12:00"
    assert label_of(node()) == ""
    assert len(label_of(node("x" * 500))) == MOST_LABEL
    assert len(label_of(node(children=tuple(node("word") for _ in range(99))))) == MOST_LABEL
