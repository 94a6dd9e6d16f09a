from __future__ import annotations

from gts_env.screen.touch import hits, node_at

from .conftest import node, screen


def names(nodes):
    return [n.name or n.content_desc or "root" for n in nodes]


def test_path_leads_from_the_innermost_node_to_the_root(notes):
    assert names(hits(notes, 100, 350)) == ["title", "row", "list", "root"]


def test_layer_that_reacts_to_nothing_lets_the_touch_through(notes):
    assert node_at(notes, 100, 350).name == "layer"
    assert names(hits(notes, 900, 2000)) == ["new", "layer", "root"]


def test_badge_lets_the_touch_through_to_its_button():
    button = node("button", "", (0, 0, 100, 100), flags="clickable")
    badge = node("badge", "3", (60, 0, 100, 40))
    assert names(hits(screen(node("", "", (0, 0, 200, 200), button, badge)), 80, 20)) == ["button", "root"]


def test_window_on_top_takes_the_touch_even_where_it_does_not_react(notes):
    assert names(hits(notes, 10, 10)) == ["clock"]


def test_roots_of_one_package_are_one_window():
    button, layer = node("button", "", (0, 0, 100, 100), flags="clickable"), node("layer", "", (0, 0, 100, 100))
    assert names(hits(screen(button, layer), 50, 50)) == ["button"]


def test_nothing_touchable_gives_the_topmost_branch():
    below, above = node("below", "", (0, 0, 100, 100)), node("above", "", (0, 0, 100, 100))
    assert names(hits(screen(node("", "", (0, 0, 200, 200), below, above)), 50, 50)) == ["above", "root"]


def test_bounds_are_half_open():
    s = screen(node("a", "", (10, 10, 20, 20)))
    assert hits(s, 20, 15) == hits(s, 15, 20) == hits(s, 9, 15) == []
    assert names(hits(s, 10, 10)) == names(hits(s, 19, 19)) == ["a"]


def test_node_at_with_predicate(notes):
    assert node_at(notes, 100, 350, lambda n: n.clickable).name == "row"
    assert node_at(notes, 100, 350, lambda n: n.password) is None
