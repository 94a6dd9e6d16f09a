"""The JSON Schema of scenario files: fresh, and of one mind with the readers."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator
from typer.testing import CliRunner

from gts_env.benchmark import parse_scenario
from gts_env.benchmark.loader import read_scenario
from gts_env.benchmark.model import LEVELS, DeviceSettings, Task
from gts_env.benchmark.predicates.base import readers
from gts_env.benchmark.schema import schema_text
from gts_env.benchmark.schema.describe import attributes, summary
from gts_env.benchmark.spot import Spot
from gts_env.benchmark.yaml_lines import read_yaml
from gts_env.cli import build_app
from gts_env.errors import GtsError
from gts_env.evaluation.fault_schema import fault_schema
from gts_env.faults.binding import operator_names
from gts_env.paths import scenarios_dir
from tests.support.scenarios import PACK

ROOT = Path(__file__).resolve().parents[2]
COMMITTED = ROOT / "docs" / "scenario.schema.json"
SHIPPED = sorted(path for path in scenarios_dir().glob("*/*.yaml"))
FAULTY = PACK / "notes" / "faulty.yaml"
WRONG: tuple[Any, ...] = (None, 7, "x", [], {"zz": 1})
"""Values put in place of what a file says."""
STEP = 11
"""One place in so many is tried: all of them take half a minute."""

Place = tuple[str | int, ...]


@pytest.fixture(scope="module")
def text() -> str:
    return schema_text()


@pytest.fixture(scope="module")
def schema(text: str) -> dict[str, Any]:
    return dict(json.loads(text))


@pytest.fixture(scope="module")
def validator(schema: dict[str, Any]) -> Draft7Validator:
    Draft7Validator.check_schema(schema)
    return Draft7Validator(schema)


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else value


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    yield at
    for key, item in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(item, (*at, key))


def put(data: Any, at: Place, value: Any) -> Any:
    if not at:
        return value
    made = copy.copy(data)
    made[at[0]] = put(data[at[0]], at[1:], value)
    return made


def refusal(data: Any) -> str:
    """Why the readers refuse a file; empty if they do not."""
    try:
        read_scenario(Spot(data, "file"))
    except GtsError as error:
        return str(error)
    return ""


def test_the_committed_one_is_fresh(text: str) -> None:
    assert COMMITTED.read_text("utf-8") == text, "write it anew: gts schema --out docs/scenario.schema.json"


@pytest.mark.parametrize("path", [*SHIPPED, FAULTY], ids=lambda path: path.stem)
def test_sound_files_are_valid(validator: Draft7Validator, path: Path) -> None:
    assert [error.message for error in validator.iter_errors(read_yaml(path))] == []


def test_it_is_never_stricter_than_the_readers(validator: Draft7Validator) -> None:
    data = plain(read_yaml(FAULTY))
    for number, at in enumerate(places(data)):
        for value in WRONG if number % STEP == 0 else ():
            changed = put(data, at, value)
            assert validator.is_valid(changed) or refusal(changed), (at, value)


def test_it_knows_every_key_that_the_readers_know(validator: Draft7Validator) -> None:
    data = plain(read_yaml(FAULTY))
    mappings = [at for at in places(data) if isinstance(get(data, at), dict)]
    for at in mappings[::5]:
        changed = put(data, at, {**get(data, at), "zz": 1})
        assert validator.is_valid(changed) == (not refusal(changed)), at


def get(data: Any, at: Place) -> Any:
    for key in at:
        data = data[key]
    return data


BROKEN = [
    ("mode: ONR", "mode: ONRR", "'ONRR' is not one of"),
    ("title: Three notes", "titel: Three notes", "'titel' was unexpected"),
    ("locale: en-US", "locale: english", "does not match"),
    ("- state: {screen: detail}", "- {state: {screen: detail}, action: tap}", "is valid under each of"),
    ("trigger:", "triger:", "unexpected"),
    ("- open_app: Notes", "- {open_app: Notes, press: back}", "is valid under each of"),
    ("has: {id: star}", "has: {idd: star}", "not valid under any"),
    ("level: goal", "level: gaol", "'gaol' is not one of"),
]


@pytest.mark.parametrize(("old", "new", "message"), BROKEN, ids=[new for _, new, _ in BROKEN])
def test_broken_files_are_refused_by_both(
    validator: Draft7Validator, tmp_path: Path, old: str, new: str, message: str
) -> None:
    text = FAULTY.read_text("utf-8").replace("time_zone:", "locale: en-US, time_zone:", 1)
    assert old in text
    file = tmp_path / "broken.yaml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    data = read_yaml(file)
    assert any(message in error.message for error in validator.iter_errors(data))
    assert refusal(data)


def test_a_display_defect_has_a_region_and_no_trigger(validator: Draft7Validator) -> None:
    data = plain(read_yaml(FAULTY))
    defect = data["defects"][0]
    defect["mode"] = "EL"
    assert any("'region' is a required" in error.message for error in validator.iter_errors(data))
    defect["basis"]["region"] = {"id": "star"}
    assert not validator.is_valid(data)
    del defect["basis"]["trigger"]
    assert validator.is_valid(data)


def test_nothing_is_left_open_but_what_is_free(schema: dict[str, Any]) -> None:
    # Arguments of commands and intents are the app's own; the readers know all else, and so does the schema.
    free = {"args", "extras"}
    assert [at for at in places(schema) if get(schema, at) == {} and free.isdisjoint(at)] == []


def test_it_explains_what_it_completes(schema: dict[str, Any]) -> None:
    definitions = schema["definitions"]
    device = definitions["device"]["properties"]
    assert set(device) == set(DeviceSettings.__dataclass_fields__)
    assert all(form.get("description") for form in device.values())
    assert definitions["task"]["properties"]["level"]["enum"] == list(LEVELS)
    (predicate,) = [option for option in definitions["predicate"]["anyOf"] if "properties" in option]
    assert set(readers()) <= set(predicate["properties"])
    assert predicate["properties"]["has"]["description"] == "A node matches."


def test_descriptions_are_those_of_the_classes() -> None:
    assert summary(Task) == "A navigation task: one Gymnasium id."
    assert attributes(Task)["id"] == "Id without the pack, for example Calendar-NLE-03."
    assert attributes(int) == {}


def test_faults_in_detail() -> None:
    validator = Draft7Validator(fault_schema())
    assert set(operator_names()) == {word["const"] for word in fault_schema()["properties"]["operator"]["anyOf"]}
    assert validator.is_valid({"operator": "drop_items", "target": {"query": "notes"}, "nth": 1})
    for wrong in ({"operator": "drop_item"}, {"operator": "drop_items", "nht": 1}, {"seam": "query"}):
        assert not validator.is_valid(wrong)


def test_the_line_for_editors_is_a_comment_to_the_readers() -> None:
    text = FAULTY.read_text("utf-8")
    line = "# yaml-language-server: $schema=../../docs/scenario.schema.json\n"
    assert parse_scenario(line + text) == parse_scenario(text)


def test_the_command(tmp_path: Path, text: str) -> None:
    assert CliRunner().invoke(build_app(), ["schema"], catch_exceptions=False).output == text
    file = tmp_path / "s.json"
    CliRunner().invoke(build_app(), ["schema", "--faults", "--out", str(file)], catch_exceptions=False)
    assert json.loads(file.read_text("utf-8"))["definitions"]["fault"] == fault_schema()
