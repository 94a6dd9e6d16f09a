"""View operators: what they show on the trial app, in its tree or its pixels, and that the clean app does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.faults.trial import OTHER, Case, bounds, data, drawn, fault, go, node, nodes, number, phone, said

FIRST = {"id": "item", "item": "1"}
DETAIL = ["tap item 0"]
BUTTONS = {"navigation": "buttons"}
LARGE = {"font_scale": 2.0}
ARABIC = {"locale": "ar"}


def flags(id_: str) -> object:
    """Whether a node is enabled and checked."""
    return lambda on: (node(on, id_).enabled, node(on, id_).checked)


def rows(on: object) -> list[tuple[int, ...]]:
    """Bounds of the items."""
    return [n.bounds for n in nodes(on, "item")]  # type: ignore[arg-type]


CAFE = ("Café crème", "Price 9")
SAYING = [
    Case("null_text", {"target": FIRST, "part": 1}, [], said("item"), CAFE, ("Café crème", "null")),
    Case("replace_text", {"target": FIRST, "text": "Mocha", "part": 0}, [], said("item"), CAFE, ("Mocha", "Price 9")),
    Case("replace_text", {"target": {"id": "sum"}, "find": r"€(\d+)", "text": r"\1 EUR"}, [], said("sum"), OTHER),
    Case("replace_text", {"target": {"id": "finish"}, "text": "OK"}, DETAIL, said("finish"), ("Finish",), ("OK",)),
    Case("garbled_text", {"target": FIRST}, [], said("item"), CAFE, ("CafÃ© crÃ¨me", "Price 9")),
    Case(
        "garbled_text",
        {"target": FIRST, "read_as": "utf8"},
        [],
        said("item"),
        CAFE,
        ("Caf\ufffd cr\ufffdme", "Price 9"),
    ),
    Case("garbled_text", {"target": FIRST, "read_as": "entities"}, [], said("item"), CAFE),
    Case("swap_text", {"target": FIRST}, [], said("item"), CAFE, ("Price 9", "Café crème")),
    Case(
        "stale_text",
        {"target": {"id": "ticks"}},
        ["tap find", "enter", "tap find", "enter"],
        said("ticks"),
        OTHER,
        ("Ticks 0",),
    ),
    Case("wrong_state", {"target": {"id": "loud"}}, ["tap to_settings"], flags("loud"), (True, False), (True, True)),
    Case("disabled_control", {"target": {"id": "finish"}}, DETAIL, flags("finish"), OTHER),
    Case("disabled_control", {"target": {"id": "finish"}}, [*DETAIL, "tap finish"], data("items.0.done"), True, False),
]

LAYOUT = [
    Case("drop_widget", {"target": {"id": "finish"}}, DETAIL, number("finish"), 1, 0),
    Case("drop_widget", {"target": {"id": "item", "item": "2"}}, [], rows),
    Case("drop_widget", {"target": {"id": "finish"}, "keep_room": True}, DETAIL, number("finish"), 1, 0),
    Case("duplicate_widget", {"target": {"id": "finish"}}, DETAIL, number("finish"), 1, 2),
    Case("duplicate_widget", {"target": {"id": "finish"}, "where": "beside"}, DETAIL, number("finish"), 1, 2),
    Case("unmirror", {"target": {"id": "buttons"}}, DETAIL, bounds("star"), OTHER, config=ARABIC),
    Case("scale", {"target": {"id": "finish"}}, DETAIL, bounds("finish")),
    Case("scale", {"target": FIRST, "factor": 0.5}, [], rows),
    Case("fixed_height", {"target": {"id": "long"}}, DETAIL, bounds("long"), config=LARGE),
    Case("fixed_height", {"target": FIRST, "keep_room": True}, [], drawn, config=LARGE),
    Case("ignore_inset", {"target": {"widget": "Scaffold"}}, ["tap find"], bounds("list")),
    Case("ignore_inset", {"target": {"widget": "Scaffold"}, "side": "top"}, [], bounds("toolbar")),
    Case("ignore_inset", {"target": {"widget": "Scaffold"}, "side": "bottom"}, [], bounds("list"), config=BUTTONS),
    Case("overlap_shift", {"target": {"id": "finish"}}, DETAIL, bounds("finish")),
    Case("overlap_shift", {"target": FIRST, "dx": 0.3, "dy": 0}, [], rows),
    Case("misalign", {"target": {"id": "picture", "item": "2"}}, [], drawn),
    Case("misalign", {"target": {"id": "finish"}, "dx": 12}, DETAIL, bounds("finish")),
    Case("uneven_space", {"target": {"id": "item", "item": "2"}}, [], rows),
    Case("uneven_space", {"target": FIRST, "below": -20}, [], rows),
    Case("clip", {"target": {"id": "item", "item": "2"}}, [], rows),
    Case("clip", {"target": {"id": "finish"}, "edge": "left"}, DETAIL, bounds("finish")),
    Case("clip", {"target": {"id": "finish"}, "edge": "top", "share": 0.3}, DETAIL, bounds("finish")),
    Case("truncate", {"target": {"id": "long"}}, DETAIL, drawn),
    Case("truncate", {"target": FIRST, "share": 0.2}, [], drawn),
    Case("tofu", {"target": {"id": "item", "item": "2"}, "which": "emoji"}, [], drawn),
    Case("tofu", {"target": FIRST, "which": "accents"}, [], drawn),
    Case("narrow", {"target": {"id": "links"}}, DETAIL, bounds("links")),
    Case("overflow", {"target": {"id": "long"}}, DETAIL, drawn),
    Case("squeeze", {"target": {"id": "long"}}, DETAIL, number("end"), 1, 0),
    Case("squeeze", {"target": {"id": "star"}, "least": 1}, DETAIL, bounds("finish")),
]

PAINT = [
    Case("blank_image", {"target": {"id": "picture", "item": "2"}}, [], drawn),
    Case("blank_image", {"target": {"id": "picture"}, "color": "#FF0000"}, [], drawn),
    Case("broken_image", {"target": {"id": "picture", "item": "1"}}, [], drawn),
    Case("repeat_text", {"target": {"id": "title"}}, DETAIL, drawn),
    Case("repeat_text", {"target": FIRST, "dx": 0, "dy": 1.2}, [], drawn),
    Case("recolor", {"target": {"id": "title"}, "color": "#FF00FF"}, DETAIL, drawn),
    Case("recolor", {"target": {"id": "picture"}, "color": "error", "part": "shape"}, [], drawn),
    Case("recolor", {"target": {"id": "star"}, "color": "error", "part": "icon"}, DETAIL, drawn),
    Case("low_contrast", {"target": FIRST}, [], drawn, config={"night": True}),
    Case("low_contrast", {"target": {"id": "to_settings"}, "part": "icon"}, [], drawn),
    Case("invert_colors", {"target": {"id": "picture"}}, [], drawn),
    Case("stale_theme", {"target": FIRST}, [], drawn, config={"night": True}),
    Case("stale_theme", {"target": {"widget": "Scaffold"}}, [], drawn),
    Case("occlude", {"target": {"id": "finish"}}, DETAIL, drawn),
    Case("occlude", {"target": FIRST, "from_top": True, "color": "primary"}, [], drawn),
    Case("wrong_icon", {"target": {"id": "star"}, "icon": "delete"}, DETAIL, drawn),
    Case("wrong_icon", {"target": {"id": "to_settings"}, "icon": "delete"}, [], drawn),
    Case("wrong_image", {"target": {"id": "list"}}, [], drawn),
    Case("wrong_image", {"target": {"id": "list"}, "place": 0, "shows": -1, "both": True}, [], drawn),
]


@pytest.mark.parametrize("case", [*SAYING, *LAYOUT], ids=str)
def test_view_operator_changes_the_tree(case: Case) -> None:
    replace(case, pictures=True).check()


@pytest.mark.parametrize("case", PAINT, ids=str)
def test_painting_operator_changes_pixels_and_leaves_no_mark_in_the_tree(case: Case) -> None:
    replace(case, same_tree=True, pictures=True).check()


def test_a_character_drawn_as_a_box_is_still_read() -> None:
    made = phone(fault("tofu", target=FIRST, which="accents"))
    assert said("item")(made) == CAFE


def test_a_strip_and_a_second_text_are_gone_when_their_condition_ends() -> None:
    when = {"data": {"items.0.done": False}}
    for operator, target in (("occlude", FIRST), ("repeat_text", {"id": "state"})):
        made = phone(fault(operator, when, target=target))
        go(made, "tap item 0", "tap finish", "back")
        assert drawn(made) == drawn(go(phone(), "tap item 0", "tap finish", "back"))
