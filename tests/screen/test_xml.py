from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gts_env.errors import XmlError
from gts_env.screen import Node, Screen
from gts_env.screen.xml import from_xml, tag_of, to_xml

from .conftest import node, screen

DUMP = """<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">\
<node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="org.gts.notes" content-desc=""\
 checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false"\
 scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][1080,2400]">\
<node index="0" text='5" &lt;&amp;&gt; o&apos;clock' resource-id="org.gts.notes:id/title"\
 class="android.widget.TextView" package="org.gts.notes" content-desc="it's&#10;&#128512; é"\
 checkable="true" checked="true" clickable="true"\
 enabled="false" focusable="true" focused="true" scrollable="true" long-clickable="true" password="true"\
 selected="true" bounds="[-1,2][30,40]" hint="Title" /></node></hierarchy>"""

SERVED = """<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<hierarchy index="0" class="hierarchy" rotation="1" width="2400" height="1080">
  <android.widget.FrameLayout index="0" package="org.gts.notes" class="android.widget.FrameLayout" text=""\
 checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false"\
 long-clickable="false" password="false" scrollable="false" selected="false" bounds="[0,0][2400,1080]" displayed="true">
    <android.widget.EditText index="0" package="org.gts.notes" class="android.widget.EditText" text=""\
 content-desc="Name" resource-id="org.gts.notes:id/name" checkable="false" checked="false" clickable="true"\
 enabled="true" focusable="false" focused="false" long-clickable="false" password="false" scrollable="false"\
 selected="false" bounds="[0,0][10,20]" displayed="true" hint="Your name" />
  </android.widget.FrameLayout>
  <android.widget.Toast index="1" package="com.android.settings" class="android.widget.Toast" text="Saved"\
 displayed="true" />
</hierarchy>""".replace("\n", "\r\n")


def test_uiautomator_form_is_what_uiautomator_writes():
    flags = "checkable checked clickable focusable focused scrollable long-clickable password selected"
    title = node(
        "title",
        "5\" <&> o'clock",
        (-1, 2, 30, 40),
        cls="android.widget.TextView",
        flags=flags,
        desc="it's\n\U0001f600 é",
        hint="Title",
    )
    assert to_xml(screen(node("", "", (0, 0, 1080, 2400), title, cls="android.widget.FrameLayout"))) == DUMP


def test_appium_form_is_what_the_server_writes():
    name = node(
        "name",
        "",
        (0, 0, 10, 20),
        cls="android.widget.EditText",
        flags="clickable enabled",
        desc="Name",
        hint="Your name",
    )
    root = node("", "", (0, 0, 2400, 1080), name, cls="android.widget.FrameLayout")
    landscape = Screen((root,), width=2400, height=1080, orientation="landscape", toast="Saved")
    assert landscape.to_xml("appium") == SERVED


@pytest.mark.parametrize(("text", "form"), [(DUMP, "uiautomator"), (SERVED, "appium")])
def test_reads_back_to_the_same_bytes(text, form):
    assert to_xml(from_xml(text), form) == text
    assert to_xml(from_xml(text.encode()), form) == text


def test_reading_keeps_facts():
    served = from_xml(SERVED, activity=".Main")
    assert (served.width, served.height, served.orientation, served.toast) == (2400, 1080, "landscape", "Saved")
    assert (served.package, served.activity) == ("org.gts.notes", ".Main")
    dumped = from_xml(DUMP)
    assert (dumped.width, dumped.height, dumped.toast) == (1080, 2400, None)
    assert from_xml(DUMP, width=1, height=2).height == 2
    assert from_xml("<hierarchy/>").roots == ()


def test_a_hint_that_a_device_gives_as_text_is_a_hint():
    node = '<node class="EditText" text="{}" hint="{}" showing-hint="{}" bounds="[0,0][9,9]" />'
    field = f'<hierarchy rotation="0">{node}</hierarchy>'
    for words, expected in (
        (("Name", "", "true"), ("", "Name")),
        (("Name", "Name", "true"), ("", "Name")),
        (("Jo", "Name", "false"), ("Jo", "Name")),
    ):
        read = from_xml(field.format(*words)).roots[0]
        assert (read.text, read.hint) == expected


def test_illegal_characters_are_replaced_as_each_tool_does():
    odd = screen(node("", "a\x00b\x07c\x9fd\ud800e\ufffff\U0001ffff"))
    assert ' text="a.b.c.d.e.f&#131071;"' in to_xml(odd)
    assert ' text="a?b?c\x9fd?e?f&#131071;"' in to_xml(odd, "appium")


@pytest.mark.parametrize(
    ("class_name", "tag"),
    [
        ("android.widget.TextView", "android.widget.TextView"),
        ("a.b.Outer$Inner", "a.b.Outer.Inner"),
        ("a..B$", "a.B"),
        ("a b.Ç", "a_b.Ç"),
        ("1.x", "_.x"),
        ("", "android.view.View"),
        ("$$", "android.view.View"),
    ],
)
def test_tags(class_name, tag):
    assert tag_of(class_name) == tag
    twin = from_xml(to_xml(screen(node("", "", cls=class_name)), "appium"))
    assert twin.roots[0].class_name == class_name or not class_name


def test_unknown_form_is_told():
    with pytest.raises(ValueError, match="unknown form 'html' of XML; known: uiautomator, appium"):
        to_xml(screen(), "html")


LEAF = '<node class="V" bounds="[0,0][1,1]"/>'
BAD = {
    "not closed": ("<hierarchy>\n<node", "not well-formed XML: line 2"),
    "empty": ("", "not well-formed XML"),
    "no hierarchy": ("<html/>", "Line 1: the outermost element of a window hierarchy is <hierarchy>. Found: <html>"),
    "bounds": (
        '<hierarchy>\n\n<node bounds="[0,0][1,a]"/></hierarchy>',
        "Line 3: attribute 'bounds' of <node> is not [left,top][right,bottom]. Found: '[0,0][1,a]'",
    ),
    "other digits": ('<hierarchy><node bounds="[0,0][1,١]"/></hierarchy>', "attribute 'bounds'"),
    "no bounds": (
        "<hierarchy><node/></hierarchy>",
        "attribute 'bounds' of <node> is not [left,top][right,bottom]. Found: None",
    ),
    "boolean": (
        '<hierarchy>\n<a.B checked="yes" bounds="[0,0][1,1]"/></hierarchy>',
        "Line 2: attribute 'checked' of <a.B> is neither true nor false. Found: 'yes'",
    ),
    "rotation": (
        '<hierarchy rotation="90"/>',
        "attribute 'rotation' of <hierarchy> is not one of 0, 1, 2, 3. Found: '90'",
    ),
    "width": ('<hierarchy width="wide"/>', "attribute 'width' of <hierarchy> is not a number of pixels. Found: 'wide'"),
    "text": (f"<hierarchy>{LEAF}hello</hierarchy>", "holds no text between its elements. Found: 'hello'"),
    "doctype": ('<!DOCTYPE h [<!ENTITY a "b">]><hierarchy/>', "Line 1: a window hierarchy has no document type"),
    "external": ('<!DOCTYPE h SYSTEM "file:///etc/passwd"><hierarchy/>', "no document type"),
    "unknown entity": ("<hierarchy><node text='&a;'/></hierarchy>", "not well-formed XML: line 1"),
    "surrogate": ("<hierarchy>\n\ud800</hierarchy>", "Line 2: a lone surrogate is no character"),
    "deep": ("<hierarchy>" + '<node bounds="[0,0][1,1]">' * 201, "nodes are nested deeper than 200"),
    "many": ("<hierarchy>" + LEAF * 20_001 + "</hierarchy>", "there are more than 20000 nodes"),
    "big": ("<hierarchy>" + " " * (16 * 1024 * 1024), "larger than 16777216 bytes"),
    "big in bytes only": ("<hierarchy>" + "é" * (9 * 1024 * 1024), "larger than 16777216 bytes"),
}


@pytest.mark.parametrize(("text", "message"), BAD.values(), ids=BAD)
def test_refused(text, message):
    with pytest.raises(XmlError, match=re.escape(message)):
        from_xml(text)


def test_limits_are_just_outside_what_is_allowed():
    assert len(from_xml("<hierarchy>" + LEAF * 20_000 + "</hierarchy>").nodes) == 20_000
    deep = "<hierarchy>" + '<node bounds="[0,0][1,1]">' * 200 + "</node>" * 200 + "</hierarchy>"
    assert len(from_xml(deep).nodes) == 200


texts = st.text(max_size=12)
numbers = st.integers(-99, 2400)


def nodes(children):
    return st.builds(
        Node,
        st.sampled_from(["android.widget.TextView", "a.B$C", "x"]),
        texts,
        texts,
        texts,
        texts,
        texts,
        st.tuples(numbers, numbers, numbers, numbers),
        st.integers(0, 1023),
        children,
    )


trees = st.recursive(nodes(st.just(())), lambda below: nodes(st.lists(below, max_size=3).map(tuple)), max_leaves=8)
screens = st.builds(
    lambda roots, orientation, toast: Screen(
        tuple(roots), width=1080, height=2400, orientation=orientation, toast=toast
    ),
    st.lists(trees, max_size=2),
    st.sampled_from(["portrait", "landscape", "reverse_landscape"]),
    st.none() | texts,
)


@settings(max_examples=100, deadline=None)
@given(screens, st.sampled_from(["uiautomator", "appium"]))
def test_round_trip_of_any_screen(any_screen, form):
    text = to_xml(any_screen, form)
    ET.fromstring(text.encode())
    assert to_xml(from_xml(text), form) == text


@settings(max_examples=50, deadline=None)
@given(
    st.text(
        alphabet=st.characters(min_codepoint=32, max_codepoint=0xD7FF).filter(
            lambda c: c not in "\x7f" and not "\x80" <= c <= "\x9f"
        ),
        max_size=20,
    )
)
def test_printable_text_is_kept(text):
    for form in ("uiautomator", "appium"):
        assert from_xml(to_xml(screen(node("", text)), form)).roots[0].text == text
