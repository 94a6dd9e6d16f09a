from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.benchmark import yaml_lines
from gts_env.benchmark.yaml_lines import MAX_BYTES, MAX_NODES, LineList, LineMap, parse_yaml, read_yaml
from gts_env.errors import ScenarioError


def test_values_know_their_lines() -> None:
    value = parse_yaml("a: 1\nb:\n  - x\n  - {c: y,\n     d: z}\n")
    assert value == {"a": 1, "b": ["x", {"c": "y", "d": "z"}]}
    assert isinstance(value, LineMap)
    assert value.lines == {"a": 1, "b": 2}
    assert isinstance(value["b"], LineList)
    assert value["b"].lines == [3, 4]
    assert value["b"][1].lines == {"c": 4, "d": 5}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("on", "on"),
        ("9:41", "9:41"),
        ("2026-10-14", "2026-10-14"),
        ("2026-10-14T09:41:00", "2026-10-14T09:41:00"),
        ("007", "007"),
        ("1_000", "1_000"),
        ("0x10", "0x10"),
        ("-12", -12),
        ("1.50", 1.5),
        (".5", 0.5),
        ("1e3", "1e3"),
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("'12'", "12"),
        ('"true"', "true"),
        ("9" * 30, "9" * 30),
        ("=", "="),
        ("<<", "<<"),
    ],
)
def test_scalars_are_what_they_seem(text: str, value: object) -> None:
    found = parse_yaml(f"a: {text}")["a"]
    assert found == value
    assert type(found) is type(value)


def test_keys_are_texts() -> None:
    assert parse_yaml("{1: a, no: b, true: c}") == {"1": "a", "no": "b", "true": "c"}
    with pytest.raises(ScenarioError, match="a key must be a text"):
        parse_yaml("? [1, 2]\n: x")


def test_duplicate_keys_are_refused() -> None:
    with pytest.raises(ScenarioError, match=r"busy\.yaml:3: key 'a' stands twice in one mapping\. First on line 1\."):
        parse_yaml("a: 1\nb: 2\na: 3\n", "busy.yaml")


@pytest.mark.parametrize(
    "text", ["a: !!python/object/apply:os.system [ls]", "a: !mine x", "a: !!set {x}", "a: !!int '3'"]
)
def test_tags_are_refused(text: str) -> None:
    with pytest.raises(ScenarioError, match="tag"):
        parse_yaml(text)


def test_aliases_may_be_used_within_bounds() -> None:
    assert parse_yaml("a: &x {b: 1}\nc: *x\n") == {"a": {"b": 1}, "c": {"b": 1}}
    laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]\n" for i in range(1, 9)
    )
    with pytest.raises(ScenarioError, match=f"more than {MAX_NODES} values"):
        parse_yaml(laughs)
    with pytest.raises(ScenarioError, match=r"nested|recursive"):
        parse_yaml("a: &a [*a]")


def test_depth_is_bounded() -> None:
    with pytest.raises(ScenarioError, match="nested"):
        parse_yaml("[" * 100 + "]" * 100)
    with pytest.raises(ScenarioError):
        parse_yaml("[" * 50_000)


def test_broken_yaml_names_the_line() -> None:
    with pytest.raises(ScenarioError, match=r"bad\.yaml:3: not YAML"):
        parse_yaml("a: 1\nb: [1, 2\nc: 3\n", "bad.yaml")


@pytest.mark.parametrize("libyaml", [True, False])
@pytest.mark.parametrize("sign", ["\0", "\x07", "\ufffe", "\ud800"])
def test_what_no_text_has_names_its_line(sign: str, libyaml: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not libyaml:
        monkeypatch.setattr(yaml_lines, "_c_parser", lambda: None)
    yaml_lines._loader_class.cache_clear()
    try:
        with pytest.raises(ScenarioError, match=rf"^bad\.yaml:3: not YAML: U\+{ord(sign):04X} is no character"):
            parse_yaml(f"a: äöü\n\nb: 日{sign}\nc: 1\n", "bad.yaml")
    finally:
        yaml_lines._loader_class.cache_clear()


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes("\ufeffa: Zürich\n".encode())
    assert read_yaml(path) == {"a": "Zürich"}
    path.write_bytes(b"a: 1\nb: \xff\n")
    with pytest.raises(ScenarioError, match=r"a\.yaml:2: is not UTF-8"):
        read_yaml(path)
    path.write_bytes(b"#" * (MAX_BYTES + 1))
    with pytest.raises(ScenarioError, match="larger than 512 KiB"):
        read_yaml(path)
    with pytest.raises(ScenarioError, match="cannot be read"):
        read_yaml(tmp_path / "none.yaml")
    path.write_bytes(b"")
    assert read_yaml(path) is None


def test_lines_survive_pickling_and_copying() -> None:
    value = parse_yaml("a: [1, {b: 2}]")
    for other in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
        assert other == value
        assert other["a"][1].lines == {"b": 1}


def test_without_libyaml_the_result_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    from gts_env.benchmark import yaml_lines

    text = "a: &x [1, 'two', {b: c}]\nd: *x\ne: >\n  folded\n  text\n"
    fast = parse_yaml(text)
    yaml_lines._loader_class.cache_clear()
    monkeypatch.setattr(yaml_lines, "_c_parser", lambda: None)
    try:
        slow = parse_yaml(text)
    finally:
        yaml_lines._loader_class.cache_clear()
    assert fast == slow
    assert fast.lines == slow.lines


words = st.text(st.characters(categories=("L", "N", "P", "S", "Zs")), max_size=8)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=10,
)


@given(plain)
def test_what_json_can_say_is_read_as_said(value: object) -> None:
    import json

    assert parse_yaml(json.dumps({"v": value}, ensure_ascii=False))["v"] == value
