"""Navigation, view-state and lifecycle operators on the trial app."""

from __future__ import annotations

from typing import Any

import pytest

from gts_env.actions import OpenApp, Tap
from tests.faults.trial import OTHER, Case, data, fault, go, node, nodes, phone, said, stack, titles, where

HOME, DETAIL, MORE, EDITOR, SETTINGS = (
    ".MainActivity",
    ".DetailActivity",
    ".MoreActivity",
    ".EditorActivity",
    ".SettingsActivity",
)
DEEP = ["tap item 0", "tap more"]
TYPED = ["tap to_editor", "tap name", "type Milk"]


def target(screen: str, /, **params: Any) -> dict[str, Any]:
    """A fault on a screen."""
    return {"target": {"screen": screen}, **params}


def typed(on: Any) -> str:
    """What stands in the name field."""
    return node(on, "name").text


def marked(on: Any) -> bool:
    """Whether the mark is set."""
    return node(on, "mark").checked


def top_line(on: Any) -> tuple[str, int]:
    """The first line shown, and where it begins."""
    first = nodes(on, "line")[0]
    return first.text, first.bounds[3]


MOVES = [
    Case("drop_entry", target("more"), [*DEEP, "back"], where, DETAIL, HOME),
    Case("extra_entry", target("detail"), ["tap item 0", "back"], where, HOME, DETAIL),
    Case("extra_entry", target("more", screen="settings", count=2), [*DEEP, "back", "back"], where, HOME, SETTINGS),
    Case("redirect", target("editor", to="settings"), ["tap to_editor"], where, EDITOR, SETTINGS),
    Case(
        "redirect",
        target("detail", to="more"),
        ["tap item 1"],
        lambda on: (where(on), said("line")(on)[:1]) if where(on) == MORE else where(on),
        DETAIL,
        (MORE, ("Line 0 of 2",)),
    ),
    Case("redirect", target("detail", to="detail", args={"item": "3"}), ["tap item 0"], said("title"), OTHER, ("Tea",)),
    Case("redirect", target("more", to="settings", on="back"), [*DEEP, "back"], where, DETAIL, SETTINGS),
    Case("dead_move", target("detail"), ["tap item 0", "back"], where, HOME, DETAIL),
    Case("dead_move", target("editor"), ["tap to_editor", "back"], where, HOME, EDITOR),
    Case("dead_move", target("editor", on="open"), ["tap to_editor"], where, EDITOR, HOME),
    Case(
        "dead_move",
        target("confirm", on="show"),
        ["tap item 0", "tap delete"],
        lambda on: len(on.state.entry.layers),
        1,
        0,
    ),
    Case(
        "dead_move",
        target("confirm", on="dismiss"),
        ["tap item 0", "tap delete", "back"],
        lambda on: len(on.state.entry.layers),
        0,
        1,
    ),
    Case("skip_screen", target("more"), [*DEEP, "back"], where, DETAIL, HOME),
    Case("skip_screen", target("more", count=2, exit=True), [*DEEP, "back"], where, DETAIL, "launcher"),
    Case("back_to_root", target("more"), [*DEEP, "back"], where, DETAIL, HOME),
    Case("back_to_root", target("editor", exit=True), ["tap to_editor", "back"], where, HOME, "launcher"),
    Case("up_wrong", target("more", to="back"), [*DEEP, "up"], where, HOME, DETAIL),
    Case("up_wrong", target("detail", to="exit"), ["tap item 0", "up"], where, HOME, "launcher"),
    Case("up_wrong", target("detail", to="settings"), ["tap item 0", "up"], where, HOME, SETTINGS),
    Case(
        "swap_extra",
        target("detail", argument="item", collection="items"),
        ["tap item 0"],
        said("title"),
        OTHER,
        ("Bread 😀",),
    ),
    Case(
        "swap_extra",
        target("more", argument="item", drop=True),
        ["tap item 2", "tap more"],
        said("line"),
        ("Line 0 of 3",),
        ("Line 0 of 1",),
    ),
    Case("swap_extra", target("detail", argument="item", value="9"), ["tap item 0"], said("title"), OTHER, ("Gone",)),
    Case(
        "wrong_tab",
        target("home", key="page", value="two", on="returned"),
        ["tap item 0", "back"],
        said("page"),
        ("Page one",),
        ("Page two",),
    ),
    Case("wrong_tab", target("editor", key="name:text", value="Old"), ["tap to_editor"], typed, "", "Old"),
]

STATES = [
    Case("lose_scroll", target("more", on="recreated"), [*DEEP, "swipe", "rotate"], top_line),
    Case("lose_scroll", target("more", on="resumed", to=300), [*DEEP, "swipe", "home", "open"], top_line),
    Case("lose_draft", target("editor", on="recreated"), [*TYPED, "rotate"], typed, "Milk", ""),
    Case("lose_draft", target("editor", on="resumed", field="name"), [*TYPED, "home", "open"], typed, "Milk", ""),
    Case(
        "forget_on_rotation",
        target("home", keys="page"),
        ["tap page", "rotate"],
        said("page"),
        ("Page two",),
        ("Page one",),
    ),
    Case(
        "forget_on_rotation",
        target("detail", layers=True),
        ["tap item 0", "tap delete", "rotate"],
        lambda on: len(on.state.entry.layers),
        1,
        0,
    ),
    Case("keep_selection", target("editor"), [*TYPED, "back", "back", "tap to_editor"], typed, "", "Milk"),
    Case(
        "keep_selection",
        target("editor", keys=["mark"], on="recreated"),
        ["tap to_editor", "tap mark", "rotate"],
        marked,
        False,
        True,
    ),
    Case("skip_restore", target("home"), ["tap page", "rotate"], said("page"), ("Page two",), ("Page one",)),
    Case("restart", target("more"), [*DEEP, "home", "open"], where, MORE, HOME),
    Case(
        "restart",
        target("detail", on="recreated", screen="settings"),
        ["tap item 0", "rotate"],
        where,
        DETAIL,
        SETTINGS,
    ),
    Case("stale_return", target("detail"), [*DEEP, "tap end", "back"], said("state"), ("done",), ("open",)),
]


@pytest.mark.parametrize("case", [*MOVES, *STATES], ids=str)
def test_operator(case: Case) -> None:
    steps = [up if step == "up" else step for step in case.steps]
    Case(case.operator, case.spec, steps, case.look, case.clean, case.faulty).check()


def up(on: Any) -> None:
    """Tap the up arrow."""
    arrow = next(n for n in on.screen().nodes if n.content_desc == "Navigate up")
    on.perform(Tap(*arrow.center))


@pytest.mark.parametrize("screen", ["detail", "editor"])
@pytest.mark.parametrize("via", ["key", "gesture", "app"])
def test_key_gesture_and_button_are_told_apart_even_where_a_screen_answers_back_itself(screen: str, via: str) -> None:
    way = "tap item 0" if screen == "detail" else "tap to_editor"
    for done, word in (("back", "key"), ("edge", "gesture")):
        made = go(phone(fault("dead_move", {"via": via}, **target(screen))), way, done)
        assert (where(made) != HOME) is (word == via)
    made = go(phone(fault("dead_move", {"via": via}, **target(screen, on=["back", "up"]))), way, up)
    assert (where(made) != HOME) is (via == "app")


def test_a_dropped_entry_can_be_the_way_out_of_the_app() -> None:
    made = go(phone(fault("drop_entry", **target("more"), count=2)), *DEEP, "back")
    assert where(made) == "launcher"


def test_launching_can_be_redirected() -> None:
    made = phone(fault("redirect", **target("home", to="settings", on="launch")))
    assert where(made) == SETTINGS
    assert stack(made) == 1


def test_a_stale_screen_is_fresh_when_it_is_opened_anew() -> None:
    made = go(phone(fault("stale_return", **target("detail"))), *DEEP, "tap end", "back", "back", "tap item 0")
    assert said("state")(made) == ("done",)


def test_a_phase_is_left_out_or_taken_twice() -> None:
    made = phone()
    calls: list[str] = []
    for times in (0, 2):
        seams = phone(fault("skip_phase", **target("home"), phase="resume", times=times)).seams
        tx = made.reducer.begin(made.state)
        calls.clear()
        seams.lifecycle(tx, "home", "resume", lambda: calls.append("resume"))
        seams.lifecycle(tx, "home", "create", lambda: calls.append("create"))
        seams.lifecycle(tx, "detail", "resume", lambda: calls.append("other"))
        assert calls == ["resume"] * times + ["create", "other"]


def test_nothing_is_lost_without_a_change() -> None:
    made = phone(fault("skip_restore", **target("home")))
    go(made, "tap page", "tap item 0", "back", OpenApp("Trial"))
    assert said("page")(made) == ("Page two",)
    assert titles(made)
    assert data("ticks")(made) == 0
