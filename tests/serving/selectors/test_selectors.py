"""UiSelector, UiScrollable and XPath on trees made by hand."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gts_env.screen import Node, Screen
from gts_env.serving.selectors.java import SelectorError, parse
from gts_env.serving.selectors.scrollable import read_scrollable
from gts_env.serving.selectors.uiselector import selector_of
from gts_env.serving.selectors.xpath import XPathTree


def node(name: str, *children: Node, text: str = "", flags: int = 8) -> Node:
    return Node("android.view.View", "p", f"p:id/{name}", text, "", "", (0, 0, 10, 10), flags, children)


def chain(depth: int, width: int) -> Node:
    return node("leaf") if not depth else node("n", *[chain(depth - 1, width) for _ in range(width)])


TREE = node(
    "root",
    node("row", node("title", text="One"), node("sub", text="first")),
    node("row", node("title", text="Two"), node("box", node("title", text="Three"))),
)
SCREEN = Screen((TREE,), width=100, height=100)


def texts(locator: str) -> list[str]:
    return [one.text for one in selector_of(locator).find((TREE,))]


def test_uiselector() -> None:
    assert texts('new UiSelector().resourceId("p:id/title")') == ["One", "Two", "Three"]
    assert texts('new UiSelector().resourceId("p:id/title").instance(2)') == ["Three"]
    assert texts('new UiSelector().resourceId("p:id/title").instance(-1)') == []
    row = 'new UiSelector().resourceId("p:id/row")'
    title = 'new UiSelector().resourceId("p:id/title")'
    assert texts(f"{row}.childSelector({title})") == ["One", "Two", "Three"]
    assert texts(f"{row}.instance(1).childSelector({title}.instance(0))") == ["Two"]
    assert texts(f'{row}.childSelector(new UiSelector().resourceId("p:id/box")).childSelector({title})') == ["Three"]
    assert texts('new UiSelector().text("One").fromParent(new UiSelector().index(1))') == ["first"]
    assert texts("UiSelector().text('x')".replace("'", '"')) == []


def test_matches_of_matches_are_found_once() -> None:
    deep = "new UiSelector().enabled(true)"
    for _ in range(14):
        deep = f"new UiSelector().enabled(true).fromParent({deep})"
    start = time.perf_counter()
    found = list(selector_of(deep).find((chain(4, 5),)))
    assert len(found) == len({id(one) for one in found})
    assert time.perf_counter() - start < 10


@pytest.mark.parametrize(
    "locator",
    ["", "new", "new UiSelector(", 'new UiSelector().text("a', "new UiSelector().nothing(1)", "new Other()",
     "new UiSelector().text(5)", "new UiSelector().instance(true)", "new UiSelector();;", "new UiSelector().text()",
     "new UiSelector()" + ".enabled(true)" * 2000],
)  # fmt: skip
def test_what_is_no_selector_is_refused(locator: str) -> None:
    with pytest.raises(SelectorError):
        selector_of(locator)


@given(st.one_of(st.text(max_size=80), st.lists(st.sampled_from(
    ["new ", "UiSelector", "UiScrollable", "(", ")", ".", "text", "scrollIntoView", "instance", "childSelector", '"a"',
     "'", "5", "true", ",", ";", "\\", "\x00", "Ä"]), max_size=30).map("".join)))  # fmt: skip
@settings(max_examples=300, deadline=None)
def test_any_text_is_read_or_refused(locator: str) -> None:
    try:
        for made in parse(locator):
            if made.kind == "UiScrollable":
                read_scrollable(made)
            else:
                list(selector_of(locator).find((TREE,)))
    except SelectorError:
        return


def test_xpath() -> None:
    tree = XPathTree(SCREEN)
    assert [one.text for one in tree.find("//*[@resource-id='p:id/title']")] == ["One", "Two", "Three"]
    assert [one.text for one in tree.find("//*[@text='One']/../*[2]")] == ["first"]
    assert tree.find("/hierarchy") == []
    box = tree.find("//*[@resource-id='p:id/box']")[0]
    assert [one.text for one in tree.find(".//*", box)] == ["Three"]
    assert [one.text for one in tree.find("//*[@text!='']", box)] == ["Three"]
    assert tree.find("//*[matches(@text, '(T+)+hree')]")[0].text == "Three"


@pytest.mark.parametrize(
    "path",
    [
        "//[",
        "1 + 1",
        "'text'",
        "$x",
        "//*[nothing()]",
        "//x:y",
        "//*" + "[.//*" * 8 + "]" * 8,
        "/" * 5000,
        "//*[matches(@text, '(')]",
    ],
)
def test_what_is_no_xpath_is_refused(path: str) -> None:
    with pytest.raises(SelectorError):
        XPathTree(SCREEN).find(path)


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(
    ["//", "/", "*", "[", "]", "@text", "=", "'a'", "(", ")", "count", "position()", "and", "..", ".", "::", "ancestor",
     "matches", ",", "5", "|", "\x00", "document('file:///etc/passwd')"]), max_size=16).map("".join)))  # fmt: skip
@settings(max_examples=200, deadline=None)
def test_any_text_is_an_xpath_or_refused(path: str) -> None:
    try:
        found = XPathTree(SCREEN).find(path)
    except SelectorError:
        return
    assert all(isinstance(one, Node) for one in found)
