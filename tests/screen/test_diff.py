from __future__ import annotations

import pytest

from gts_env.screen import Node, Screen
from gts_env.screen.diff import changed_nodes, same_screen, same_tree
from gts_env.screen.xml import from_xml, to_xml

from .conftest import node, screen


def row(text, i, **more):
    return node(
        "row", "", (0, 100 * i, 500, 100 * i + 100), node("title", text, (0, 100 * i, 400, 100 * i + 100)), **more
    )


def listing(*texts, clock="09:41"):
    rows = [row(text, i) for i, text in enumerate(texts)]
    return screen(node("root", "", (0, 0, 500, 900), *rows), node("clock", clock, (0, 0, 500, 50)))


def test_identical_and_rebuilt_trees_are_the_same():
    a = listing("Milk", "Bread")
    assert same_tree(a, a)
    assert same_tree(a, listing("Milk", "Bread"))
    assert same_tree(a, from_xml(to_xml(a)))
    assert not changed_nodes(a, listing("Milk", "Bread"))


CHANGES = {
    "text": {"text": "b"},
    "desc": {"desc": "b"},
    "hint": {"hint": "b"},
    "flags": {"flags": "enabled selected"},
    "bounds": {"bounds": (0, 0, 9, 9)},
    "name": {"name": "b"},
    "class": {"cls": "b"},
    "package": {"pkg": "b"},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_each_attribute_counts(change):
    base = {"name": "a", "text": "a", "bounds": (0, 0, 5, 5)}
    a, b = (
        screen(node("", "", (0, 0, 9, 9), node(**base))),
        screen(node("", "", (0, 0, 9, 9), node(**{**base, **change}))),
    )
    assert not same_tree(a, b)
    assert not same_tree(b, a)
    assert changed_nodes(a, b)


def test_volatile_nodes_may_change_come_and_go():
    a, b = listing("Milk"), listing("Milk", clock="09:42")
    assert not same_tree(a, b)
    assert same_tree(a, b, lambda n: n.name == "clock")
    without = screen(*a.roots[:1])
    assert not same_tree(a, without)
    assert same_tree(a, without, lambda n: n.name == "clock")
    assert not same_tree(a, listing("Bread"), lambda n: n.name == "clock")


def test_order_counts():
    assert not same_tree(listing("Milk", "Bread"), listing("Bread", "Milk"))


def test_same_screen_looks_at_facts_but_not_at_the_time():
    tree = listing("Milk").roots
    base = Screen(tree, width=500, height=900, time_ms=1, toast="Old")
    assert same_screen(base, Screen(tree, width=500, height=900, time_ms=2))
    assert same_screen(base, Screen(tree, width=500, height=900, toast="Old"))
    for fact in ({"toast": "New"}, {"keyboard": True}, {"night": True}, {"activity": ".B"}, {"font_scale": 1.3}):
        assert not same_screen(base, Screen(tree, width=500, height=900, **fact))


class TestChangedNodes:
    def test_changed_text(self):
        changes = changed_nodes(listing("Milk", "Bread"), listing("Milk", "Rye"))
        assert [(a.text, b.text) for a, b in changes.changed] == [("Bread", "Rye")]
        assert not changes.added
        assert not changes.removed

    def test_removed_row_is_the_row_that_went(self):
        changes = changed_nodes(listing("Milk", "Bread", "Eggs"), listing("Milk", "Eggs"))
        assert [n.children[0].text for n in changes.removed] == ["Bread"]
        assert not changes.added
        assert {(a.text, b.text) for a, b in changes.changed} == {("", ""), ("Eggs", "Eggs")}

    def test_added_row_is_the_row_that_came(self):
        changes = changed_nodes(listing("Milk", "Eggs"), listing("Bread", "Milk", "Eggs"))
        assert [n.children[0].text for n in changes.added] == ["Bread"]
        assert not changes.removed

    def test_other_window(self):
        a, b = screen(node("x")), screen(node("y"))
        changes = changed_nodes(a, b)
        assert (changes.changed, changes.added, changes.removed) == ((), b.roots, a.roots)


class Unread(Node):
    """A node that fails the test when anything below it is looked at."""

    def walk(self):
        raise AssertionError("walked through a shared subtree")


def test_shared_subtrees_are_not_walked():
    shared = Unread("List", "", "list", "", "", "", (0, 0, 9, 9), 0, tuple(row(str(i), i) for i in range(50)))
    a = screen(node("root", "", (0, 0, 9, 9), shared))
    b = screen(node("root", "", (0, 0, 9, 9), shared, node("new")))
    asked = []
    assert not same_tree(a, b, lambda n: bool(asked.append(n)))
    assert len(asked) <= 5
    assert [n.name for n in changed_nodes(a, b).added] == ["new"]
