"""Query, guard, format, setting, event, command and job operators on the trial app."""

from __future__ import annotations

from typing import Any

import pytest

from gts_env.actions import Tap
from tests.faults.trial import OTHER, Case, data, fault, go, node, phone, said, titles, toast, where

ALL = ("Café crème", "Bread 😀", "Tea")
ITEMS = {"query": "items"}
FINISH = ["tap item 0", "tap finish"]


def flag(id_: str) -> Any:
    """Whether a switch is on."""
    return lambda on: node(on, id_).checked


QUERIES = [
    Case("drop_items", {"target": ITEMS, "nth": 1}, [], titles, ALL, ("Café crème", "Tea")),
    Case("duplicate_item", {"target": ITEMS, "nth": 0}, [], titles, ALL, (ALL[0], *ALL)),
    Case("duplicate_item", {"target": ITEMS, "nth": 0, "apart": 3}, [], titles, ALL, (*ALL, ALL[0])),
    Case("reorder", {"target": ITEMS}, [], titles, ALL, ALL[::-1]),
    Case("reorder", {"target": ITEMS, "how": "swap", "nth": -2}, [], titles, ALL, (ALL[0], ALL[2], ALL[1])),
    Case("reorder", {"target": ITEMS, "how": "first_last"}, [], titles, ALL, (*ALL[1:], ALL[0])),
    Case("reorder", {"target": ITEMS, "how": "last_first"}, [], titles, ALL, (ALL[2], *ALL[:2])),
    Case("reorder", {"target": ITEMS, "how": "as_text", "by": "price"}, [], titles, ALL, (ALL[1], ALL[2], ALL[0])),
    Case("filter_wrong", {"target": ITEMS, "cut": -1}, ["tap find", "type ea"], titles, ALL[1:], ALL),
    Case("filter_wrong", {"target": ITEMS, "value": "bread"}, [], titles, ALL, (ALL[1],)),
    Case("off_by_one", {"target": {"query": "total"}}, [], said("sum"), ("Sum €129.00",), ("Sum €130.00",)),
    Case("off_by_one", {"target": ITEMS, "by": -1}, [], titles, ALL, ALL[:2]),
    Case(
        "wrong_total", {"target": {"query": "total"}, "collection": "items"}, [], said("sum"), OTHER, ("Sum €109.00",)
    ),
    Case(
        "wrong_total",
        {"target": {"query": "total"}, "collection": "items", "nth": 1, "twice": True},
        [],
        said("sum"),
        OTHER,
        ("Sum €229.00",),
    ),
    Case(
        "wrong_total", {"target": {"query": "total"}, "factor": 2, "plus": 1}, [], said("sum"), OTHER, ("Sum €259.00",)
    ),
    Case(
        "swap_field",
        {"target": ITEMS, "field": "price"},
        [],
        said("item"),
        ("Café crème", "Price 9"),
        ("Café crème", "Price 100"),
    ),
    Case("swap_field", {"target": ITEMS, "field": "title", "both": True}, [], titles, ALL, (ALL[1], ALL[0], ALL[2])),
    Case(
        "wrong_value",
        {"target": ITEMS, "field": "price", "plus": 1},
        [],
        said("item"),
        OTHER,
        ("Café crème", "Price 10"),
    ),
    Case("wrong_value", {"target": {"query": "total"}, "value": 7}, [], said("sum"), OTHER, ("Sum €7.00",)),
    Case(
        "stale_query",
        {"target": ITEMS},
        ["tap item 0", "tap finish", "back"],
        said("item"),
        ("Café crème", "Price 9", "done"),
        ("Café crème", "Price 9"),
    ),
    Case(
        "stale_query",
        {"target": {"query": "total"}, "until": "restarted"},
        ["tap item 1", "tap later", "back"],
        said("sum"),
        ("Sum €29.00",),
        ("Sum €129.00",),
    ),
    Case("skip_guard", {"target": {"guard": "may_rename"}}, ["tap to_editor", "tap save"], data("items.length"), 3, 4),
    Case(
        "skip_guard",
        {"target": {"guard": "may_rename"}, "result": False},
        ["tap to_editor", "tap name", "type Milk", "tap save"],
        data("items.length"),
        4,
        3,
    ),
]

FORMATS = [
    Case("wrong_format", {"target": {"kind": "date"}, "form": "long"}, [], said("date"), OTHER),
    Case("wrong_format", {"target": {"kind": "money"}, "locale": "de-DE"}, [], said("sum"), ("Sum €129.00",)),
    Case(
        "wrong_format",
        {"target": {"kind": "money"}, "find": r"\.00", "text": ""},
        [],
        said("sum"),
        OTHER,
        ("Sum €129",),
    ),
    Case("wrong_unit", {"target": {"kind": "money"}, "factor": 2}, [], said("sum"), OTHER, ("Sum €258.00",)),
    Case("wrong_unit", {"target": {"kind": "money"}, "currency": "USD"}, [], said("sum"), OTHER, ("Sum $129.00",)),
    Case("wrong_unit", {"target": {"kind": "date"}, "plus": 1}, ["tap item 0"], said("day"), OTHER),
    Case("plural", {"target": {"kind": "plural"}}, [], said("date"), OTHER),
]

UNIT = {"target": {"setting": "settings.unit"}}
SET = ["tap to_settings", "tap set_unit", "back"]
SETTINGS = [
    Case("ignore_setting", {**UNIT, "value": "km"}, SET, said("unit"), ("Unit mi",), ("Unit km",)),
    Case("ignore_setting", {"target": {"setting": "settings.loud"}}, ["tap to_settings"], flag("loud"), False, True),
    Case("late_setting", UNIT, SET, said("unit"), ("Unit mi",), ("Unit km",)),
    Case("forget_setting", UNIT, SET, data("settings.unit"), "mi", "km"),
    Case(
        "forget_setting",
        {**UNIT, "on": "recreated", "value": "ly"},
        ["tap to_settings", "tap set_unit", "rotate"],
        data("settings.unit"),
        "mi",
        "ly",
    ),
]


def at_right(on: Any) -> None:
    """Tap near the right edge of the first item."""
    _, top, right, bottom = node(on, "item").bounds
    on.perform(Tap(right - 40, (top + bottom) // 2))


EVENTS = [
    Case("ignore_gesture", {"target": {"id": "finish"}}, FINISH, data("items.0.done"), True, False),
    Case(
        "ignore_gesture", {"target": {"id": "find"}, "gesture": "type"}, ["tap find", "type tea"], titles, ("Tea",), ALL
    ),
    Case("ignore_gesture", {"target": {"id": "find"}, "gesture": "submit"}, ["tap find", "enter"], data("ticks"), 1, 0),
    Case("misroute", {"target": {"id": "item", "item": "1"}}, ["tap item 0"], said("title"), ALL[:1], ALL[1:2]),
    Case("misroute", {"target": {"id": "item"}, "to_item": "3"}, ["tap item 1"], said("title"), ALL[1:2], ALL[2:]),
    Case(
        "misroute",
        {"target": {"id": "to_editor"}, "to": "to_settings"},
        ["tap to_editor"],
        where,
        ".EditorActivity",
        ".SettingsActivity",
    ),
    Case("dead_zone", {"target": {"id": "item"}}, [at_right], where, ".DetailActivity", ".MainActivity"),
    Case(
        "dead_zone", {"target": {"id": "item"}, "zone": "edge"}, [at_right], where, ".DetailActivity", ".MainActivity"
    ),
]

COMMANDS = [
    Case("skip_command", {"target": {"command": "finish"}}, FINISH, data("items.0.done"), True, False),
    Case(
        "skip_command",
        {"target": {"command": "add"}, "keep": "moves"},
        ["tap to_editor", "tap name", "type Milk", "tap save"],
        data("items.length"),
        4,
        3,
    ),
    Case("other_command", {"target": {"command": "finish"}, "to": "tick", "args": {}}, FINISH, data("ticks"), 0, 1),
    Case(
        "run_twice",
        {"target": {"command": "add"}},
        ["tap to_editor", "tap name", "type Milk", "tap save"],
        data("items.length"),
        4,
        5,
    ),
    Case(
        "other_item",
        {"target": {"command": "finish"}, "argument": "item", "collection": "items"},
        FINISH,
        data("items.1.done"),
        False,
        True,
    ),
    Case(
        "stale_argument",
        {"target": {"command": "finish"}},
        [*FINISH, "back", "tap item 1", "tap finish"],
        data("items.1.done"),
        True,
        False,
    ),
    Case(
        "off_by_one_argument",
        {"target": {"command": "move"}, "argument": "day"},
        ["tap item 0", "tap later"],
        said("day"),
    ),
    Case(
        "lose_field",
        {"target": {"command": "move"}, "collection": "items", "field": "day"},
        ["tap item 2", "tap later"],
        said("day"),
    ),
    Case(
        "lose_field",
        {"target": {"command": "add"}, "collection": "items", "field": "price"},
        ["tap to_editor", "tap name", "type Milk", "tap save"],
        data("items.3.price"),
        1,
        0,
    ),
    Case("lose_item", {"target": {"command": "finish"}, "collection": "items"}, FINISH, data("items.length"), 3, 2),
    Case(
        "lose_item",
        {"target": {"command": "finish"}, "collection": "items", "nth": 0, "same": ["day"]},
        FINISH,
        lambda on: [i.id for i in on.state.data["trial"].items],
        ["1", "2", "3"],
        ["1", "3"],
    ),
    Case("wrong_message", {"target": {"command": "finish"}, "text": "Failed"}, FINISH, toast, "Finished", "Failed"),
    Case("wrong_message", {"target": {"command": "finish"}}, FINISH, toast, "Finished", None),
    Case("closes_screen", {"target": {"command": "finish"}}, FINISH, where, ".DetailActivity", ".MainActivity"),
    Case("closes_screen", {"target": {"command": "finish"}, "app": True}, FINISH, where, ".DetailActivity", "launcher"),
]


@pytest.mark.parametrize("case", [*QUERIES, *FORMATS, *SETTINGS, *EVENTS, *COMMANDS], ids=str)
def test_operator(case: Case) -> None:
    case.check()


def sync(on: Any) -> None:
    """Let the job fall due."""
    on.state = on.reducer.job(on.state, "trial", "sync", by=on.state.data["trial"].ticks + 1)


@pytest.mark.parametrize(
    ("operator", "after_one", "after_two"), [(None, 1, 3), ("skip_job", 0, 0), ("repeat_job", 2, 8), ("late_job", 0, 1)]
)
def test_job(operator: str | None, after_one: int, after_two: int) -> None:
    for when, acts in ((None, True), ({"data": {"ticks": 99}}, False)):
        faults = [fault(operator, when, target={"job": "sync"})] if operator else []
        made = go(phone(*faults), sync)
        assert made.state.data["trial"].ticks == (after_one if acts else 1)
        assert go(made, sync).state.data["trial"].ticks == (after_two if acts else 3)


def test_a_command_that_a_user_asks_for_is_no_job() -> None:
    made = go(phone(fault("skip_job", target={"job": "tick"})), "tap find", "enter")
    assert made.state.data["trial"].ticks == 1


@pytest.mark.parametrize(
    ("word", "x", "opens"), [("terms", 0.35, False), ("terms", 0.9, True), ("privacy", 0.35, True)]
)
def test_a_dead_word_in_a_text(word: str, x: float, opens: bool) -> None:
    made = go(phone(fault("dead_zone", target={"id": "links"}, word=word)), "tap item 0")
    left, top, right, bottom = node(made, "links").bounds
    go(made, Tap(int(left + x * (right - left)), (top + bottom) // 2))
    assert made.state.data["trial"].ticks == int(opens)


def test_a_late_setting_is_in_force_after_a_restart() -> None:
    made = go(phone(fault("late_setting", **UNIT, until="created")), *SET)
    assert said("unit")(made) == ("Unit km",)
    assert said("unit")(go(made, "tap to_editor", "back")) == ("Unit mi",)


def test_other_parts_of_the_data_are_written_as_they_are_though_a_setting_is_ignored() -> None:
    made = go(phone(fault("ignore_setting", {"screen": "home"}, **UNIT, value="mi")), "tap to_settings", "tap loud")
    assert made.state.data["trial"].settings.unit == "km"
    assert made.state.data["trial"].settings.loud
