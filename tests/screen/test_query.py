from __future__ import annotations

import pickle
from typing import ClassVar

import pytest

from gts_env.screen import Screen
from gts_env.screen.query import Query, QueryError, compile_query, find, find_all, variables


def texts(nodes):
    return [node.text for node in nodes]


CASES = {
    "id": ({"id": "title"}, ["Milk", "Bread", "Milk and honey"]),
    "id in full": ({"id": "org.gts.notes:id/title"}, ["Milk", "Bread", "Milk and honey"]),
    "id of another package": ({"id": "org.other:id/title"}, []),
    "bare text": ("Milk", ["Milk"]),
    "contains": ({"contains": "Milk"}, ["Milk", "Milk and honey"]),
    "contains keeps case": ({"contains": "milk"}, []),
    "pattern is for the whole text": ({"text_re": "Milk"}, ["Milk"]),
    "pattern": ({"text_re": "Milk.*"}, ["Milk", "Milk and honey"]),
    "desc pattern": ({"desc_re": "S.*h"}, [""]),
    "class tail": ({"class": "TextView", "contains": "Bread"}, ["Bread"]),
    "class tail is a whole part": ({"class": "View", "contains": "Bread"}, []),
    "package": ({"package": "com.android.systemui"}, ["09:41"]),
    "inside": ({"id": "title", "inside": {"id": "row", "has": {"id": "done", "checked": True}}}, ["Milk"]),
    "inside is strict": ({"id": "row", "inside": {"id": "row"}}, []),
    "has": ({"id": "row", "has": "Bread", "inside": {"id": "list"}}, [""]),
    "has nothing": ({"id": "row", "has": "Cheese"}, []),
    "state false": ({"id": "done", "enabled": False}, [""]),
    "states": ({"checkable": True, "checked": False, "enabled": True}, [""]),
    "nth": ({"id": "title", "nth": 1}, ["Bread"]),
    "nth from the end": ({"id": "title", "nth": -1}, ["Milk and honey"]),
    "nth too far": ({"id": "title", "nth": 3}, []),
    "nth too far back": ({"id": "title", "nth": -4}, []),
    "nth of an ancestor": ({"id": "title", "inside": {"id": "row", "nth": -1}}, ["Milk and honey"]),
    "empty text": ({"id": "title", "text": ""}, []),
}


@pytest.mark.parametrize(("query", "expected"), CASES.values(), ids=CASES)
def test_finds(notes, query, expected):
    assert texts(find_all(notes, query)) == expected


def test_first_match_and_none(notes):
    assert find(notes, {"id": "row", "has": "Bread"}) is notes.by_name["row"][1]
    assert find(notes, {"id": "nothing"}) is None
    assert find(Screen((), width=10, height=10), "Milk") is None


def test_result_is_the_callers_own(notes):
    find_all(notes, {"id": "title"}).clear()
    assert len(notes.by_name["title"]) == 3


def test_bindings_fill_every_string_and_are_literal_in_patterns(notes):
    query = Query.from_dict({"id": "${what}", "text_re": "${start}.*", "inside": {"id": "row", "has": "${other}"}})
    assert variables(query) == ("what", "start", "other")
    find_by = compile_query(query)
    assert texts(find_by(notes, {"what": "title", "start": "Milk", "other": "Milk and honey"})) == ["Milk and honey"]
    assert texts(find_by(notes, {"what": "title", "start": "M.lk", "other": "Milk and honey"})) == []


def test_unbound_name_is_told(notes):
    with pytest.raises(QueryError, match=r"no value is bound to 'title'.*Bound so far: name"):
        find_all(notes, {"text": "${title}"}, {"name": "x"})


class TestBadQueries:
    CASES: ClassVar = {
        "near key": ({"txt": "x"}, "unknown key 'txt'. Did you mean 'text'"),
        "path": ({"inside": {"has": {"idd": "x"}}}, "inside.has.idd: unknown key"),
        "number as text": ({"text": 16}, "text: expected a text. Found: 16. Put it in quotes"),
        "text as state": ({"checked": "yes"}, "checked: expected true or false. Found: 'yes'"),
        "bool as nth": ({"id": "a", "nth": True}, "nth: expected a whole number"),
        "empty": ({}, "would match every node"),
        "empty part": ({"contains": ""}, "contains: is empty"),
        "broken pattern": ({"text_re": "(a"}, "text_re: not a regular expression: missing )"),
        "open variable": ({"text": "${a"}, "opens no variable"),
        "list": (["a"], "a query is a mapping or a text"),
        "key that is no text": ({1: "a"}, "unknown key 1"),
    }

    @pytest.mark.parametrize(("query", "message"), CASES.values(), ids=CASES)
    def test_refused(self, query, message):
        with pytest.raises(QueryError) as caught:
            Query.from_dict(query)
        assert message in str(caught.value)

    def test_path_starts_where_asked_and_survives_pickling(self):
        with pytest.raises(ValueError, match="region") as caught:
            Query.from_dict({"inside": {"nth": "1"}}, "region")
        again = pickle.loads(pickle.dumps(caught.value))
        assert (again.field, again.value, str(again)) == ("region.inside.nth", "1", str(caught.value))


def test_query_prints_as_written():
    written = {"id": "row", "class": "View", "checked": False, "has": {"text": "Milk"}}
    assert str(Query.from_dict(written)) == "{id: 'row', class: 'View', checked: False, has: {text: 'Milk'}}"
