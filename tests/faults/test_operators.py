"""What the operators do on a small app, and that the clean build does not."""

from __future__ import annotations

import numpy as np
import pytest

from gts_env.actions import OpenApp, PressKey, Tap
from gts_env.android.phone import Phone
from gts_env.benchmark.spot import Spot
from gts_env.faults.condition import Condition
from gts_env.faults.fault import Fault
from gts_env.faults.fault_set import FaultSet
from gts_env.faults.operators.drop_items import DropItems
from tests.support.notes import NotesDevice, registry
from tests.support.scenarios import node, notes


def opened(*defects: str) -> NotesDevice:
    """A phone with these defects live and the first note open."""
    device = NotesDevice()
    device.restore(notes(), defects)
    device.perform(OpenApp("Notes"))
    device.perform(Tap(*node(device.screen(), id="note", nth=0).center))
    return device


def test_ignored_tap_changes_neither_tree_nor_a_single_pixel() -> None:
    device = opened("star-dead")
    before, picture = device.screen(), device.screen().pixels()
    device.perform(Tap(*node(before, id="star").center))
    after = device.screen()
    assert after.roots == before.roots  # the very same nodes
    assert np.array_equal(picture, after.pixels())
    assert device.faults.fired == {"star-dead": 1}


def test_clean_build_stars_the_note() -> None:
    device = opened()
    device.perform(Tap(*node(device.screen(), id="star").center))
    assert node(device.screen(), id="state").text == "Starred"
    assert not device.faults.fired


def test_dropped_entry_makes_back_skip_a_screen() -> None:
    for defects, expected in ((("back-skips",), ".MainActivity"), ((), ".DetailActivity")):
        device = opened(*defects)
        device.perform(Tap(*node(device.screen(), id="more").center))
        assert device.screen().activity == ".MoreActivity"
        device.perform(PressKey("back"))
        assert device.screen().activity == expected


def _with_drop(nth: int, at_least: int, when: dict[str, object] | None = None) -> list[str]:
    params = {"nth": Spot(nth, "f"), "at_least": Spot(at_least, "f")}
    phone = Phone(registry())
    app = phone.apps.app("notes")
    condition = Condition(Spot(when, "f")) if when else Condition()
    fault = Fault("dropped", "notes", DropItems(app, params), {"query": "all_notes"}, condition)
    device = NotesDevice()
    device.restore(notes(), ())
    device.phone.set_seams(FaultSet((fault,)))
    device.perform(OpenApp("Notes"))
    return [n.text for n in device.screen().nodes if n.text]


@pytest.mark.parametrize(("nth", "at_least", "missing"), [(0, 1, "Milk and bread"), (-1, 3, "Passport photos")])
def test_dropped_item_is_gone_and_only_it(nth: int, at_least: int, missing: str) -> None:
    texts = _with_drop(nth, at_least)
    assert missing not in texts
    assert len({"Milk and bread", "Call Anna", "Passport photos"} & set(texts)) == 2


def test_too_few_items_lose_none() -> None:
    assert {"Milk and bread", "Call Anna", "Passport photos"} <= set(_with_drop(0, 4))


@pytest.mark.parametrize(
    ("when", "acts"),
    [
        ({"screen": "home"}, True),
        ({"screen": ["detail", "more"]}, False),
        ({"data": {"notes.length": ">= 3"}}, True),
        ({"data": {"notes.length": "> 3"}}, False),
        ({"data": {"compact": False}}, True),
        ({"config": {"font_scale": ">1.2"}}, False),
        ({"config": {"night": False}, "below": "launcher"}, True),
    ],
)
def test_conditions_decide_whether_a_fault_acts(when: dict[str, object], acts: bool) -> None:
    assert ("Milk and bread" not in _with_drop(0, 1, when)) is acts


def test_condition_that_changes_while_the_screen_is_shown_is_noticed() -> None:
    device = NotesDevice()
    device.restore(notes(), ())
    app = device.phone.apps.app("notes")
    condition = Condition(Spot({"data": {"compact": True}}, "f"))
    fault = Fault("dropped", "notes", DropItems(app, {"nth": Spot(0, "f")}), {"query": "all_notes"}, condition)
    device.phone.set_seams(FaultSet((fault,)))
    device.perform(OpenApp("Notes"))
    assert any(n.text == "Milk and bread" for n in device.screen().nodes)
    device.perform(Tap(*node(device.screen(), id="compact").center))
    assert not any(n.text == "Milk and bread" for n in device.screen().nodes)
