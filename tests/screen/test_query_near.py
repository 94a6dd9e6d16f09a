"""``near``: the match that stands next to another node."""

from __future__ import annotations

import pytest

from gts_env.benchmark.predicates import Compiler, Reading, read_predicate
from gts_env.benchmark.scene import Scene
from gts_env.benchmark.spot import Spot
from gts_env.benchmark.yaml_lines import parse_yaml
from gts_env.errors import ScenarioError
from gts_env.screen.query import find_all
from tests.judge.builders import node, screen

FORM = screen(
    node("label", "Rent", box=(0, 0, 200, 50)),
    node("amount", "$900", box=(220, 0, 400, 50)),
    node("label", "Food", box=(0, 100, 200, 150)),
    node("amount", "$120", box=(220, 100, 400, 150)),
    node("label", "Fuel", box=(0, 600, 200, 650)),
    node("amount", "$50", box=(900, 600, 1000, 650)),
    node("box", "", node("label", "Inner", box=(20, 1010, 180, 1050)), node("note", "!", box=(20, 1060, 60, 1090)),
         box=(0, 1000, 400, 1100)),
)  # fmt: skip


@pytest.mark.parametrize(
    ("query", "texts"),
    [
        ({"id": "amount", "near": {"text": "Rent"}}, ["$900"]),
        ({"id": "amount", "near": "Food"}, ["$120"]),
        ({"id": "amount", "near": {"id": "label"}}, ["$900", "$120"]),
        ({"id": "amount", "near": "Fuel"}, []),
        ({"id": "amount", "near": "Water"}, []),
        ({"near": {"text": "Inner"}}, ["!"]),
        ({"id": "label", "near": {"id": "amount"}}, ["Rent", "Food"]),
        ({"id": "amount", "near": {"id": "label"}, "nth": -1}, ["$120"]),
        ({"id": "amount", "near": "${who}"}, ["$120"]),
    ],
)
def test_the_nearest_match_beside_each(query: dict[str, object], texts: list[str]) -> None:
    assert [n.text for n in find_all(FORM, query, {"who": "Food"})] == texts


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("text: {of: {id: amount, near: Rent}, is: $900}", True),
        ("text: {of: {id: amount, near: Rent}, is: $120}", False),
        ("text: {of: {id: amount, near: Fuel}, is: $50}", None),
    ],
)
def test_in_a_predicate(text: str, answer: bool | None) -> None:
    predicate = read_predicate(Spot(parse_yaml(text), "t"), Reading())
    assert predicate.compile(Compiler({}))(Scene(FORM), {}) is answer


def test_it_is_a_query() -> None:
    with pytest.raises(ScenarioError, match=r"near.txt.*Did you mean 'text'"):
        read_predicate(Spot(parse_yaml("has: {id: a, near: {txt: b}}"), "t"), Reading())
