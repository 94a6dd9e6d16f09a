from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from gts_env.screen import Screen
from gts_env.screen.query import find

from .conftest import node, screen


def test_parents_and_order(notes):
    row = notes.by_name["row"][1]
    assert notes.parents[id(row)].name == "list"
    assert all(id(root) not in notes.parents for root in notes.roots)
    assert [node.text for node in notes.by_name["title"]] == ["Milk", "Bread", "Milk and honey"]
    assert notes.nodes[0] is notes.roots[0]


def test_ids_of_two_packages_keep_the_drawing_order():
    nodes = [node("title", str(i), pkg=pkg) for i, pkg in enumerate(["android", "org.gts.notes", "android"])]
    assert screen(node("", "", (0, 0, 9, 9), *nodes)).by_name == {"title": nodes}


@pytest.mark.parametrize("clone", [lambda s: pickle.loads(pickle.dumps(s)), copy.deepcopy], ids=["pickle", "deepcopy"])
def test_a_copy_finds_its_own_nodes(notes, clone):
    query = {"id": "title", "inside": {"id": "row", "has": {"id": "done", "checked": True}}}
    assert find(notes, query).text == "Milk"
    twin = clone(notes)
    assert find(twin, query).text == "Milk"
    assert find(twin, query) is not find(notes, query)
    assert twin.package == notes.package


def test_pickling_draws_the_pixels_first():
    pixels = np.full((4, 2, 3), 7, np.uint8)
    twin = pickle.loads(pickle.dumps(Screen((), width=2, height=4, pixels=lambda: pixels)))
    assert np.array_equal(twin.pixels(), pixels)


def test_no_pixels_is_told():
    with pytest.raises(ValueError, match="without a screenshot"):
        Screen((), width=1, height=1).pixels()
