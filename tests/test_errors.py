"""Errors say what was asked, found and how to mend it, and survive the way home from a worker."""

from __future__ import annotations

import pickle

import pytest

from gts_env import errors
from gts_env.errors import GtsError, MissingExtraError, ScenarioError, UnknownIdError, near

CLASSES = [value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, GtsError)]


def test_the_parts_of_a_message_become_sentences() -> None:
    error = GtsError("No such row", found="3 rows", mend="Take one of 0..2")
    assert str(error) == "No such row. Found: 3 rows. Take one of 0..2."
    assert str(GtsError("as it is")) == "as it is"


@pytest.mark.parametrize("cls", CLASSES)
def test_every_class_is_documented_and_pickles(cls: type[GtsError]) -> None:
    assert cls.__doc__
    error = pickle.loads(pickle.dumps(cls("No", mend="Yes")))
    assert type(error) is cls
    assert str(error) == "No. Yes."


def test_a_scenario_error_names_the_place_and_keeps_it() -> None:
    error = ScenarioError(
        "not a fault mode", file="Notes.yaml", line=7, field="defects[0].mode", value="XYZ", mend="Use ONR"
    )
    assert str(error) == "Notes.yaml:7: defects[0].mode: not a fault mode. Found: 'XYZ'. Use ONR."
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.file, again.line, again.field, again.value) == (
        str(error), "Notes.yaml", 7, "defects[0].mode", "XYZ",
    )  # fmt: skip


def test_a_value_of_nothing_and_a_long_one() -> None:
    assert "Found" not in str(ScenarioError("missing", field="a"))
    assert str(ScenarioError("wrong", value=0)) == "wrong. Found: 0."
    assert len(str(ScenarioError("wrong", value="x" * 999))) < 150


def test_an_unknown_id_gives_near_names_or_all() -> None:
    assert str(UnknownIdError.of("app", "nots", ["Notes", "Clock"])).endswith("Did you mean 'Notes'?")
    assert str(UnknownIdError.of("app", "zzz", ["Notes", "Clock"])).endswith("Known: Clock, Notes.")
    assert str(UnknownIdError.of("app", "zzz", [])).endswith("Known: none at all.")
    assert str(UnknownIdError.of("app", "zzz", map(str, range(50)))).endswith("Known: 50 others.")
    with pytest.raises(LookupError):
        raise UnknownIdError.of("app", "zzz", [])


def test_a_missing_extra_says_how_to_install_it() -> None:
    error = MissingExtraError.of("train", "Training with PPO")
    assert str(error) == "Training with PPO needs the extra 'train'. Install it: pip install \"gts-env[train]\"."
    with pytest.raises(ImportError):
        raise error


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("nots", "Did you mean 'Notes'?"),
        ("NOTES", "Did you mean 'Notes'?"),
        ("clok", "Did you mean 'clock' or 'clack'?"),
        ("xyz", ""),
    ],
)
def test_near(name: str, answer: str) -> None:
    assert near(name, ["Notes", "clock", "clack"]) == answer


def test_near_names_three_at_most() -> None:
    assert near("aaaa", ["aaaab", "aaaac", "aaaad", "aaaae"]).count("'") == 6


def test_near_names_of_ids() -> None:
    ids = [f"Pack/Mail-UTR-{n:02}" for n in range(1, 13)]
    assert near("Mail-UTR-1", ids).startswith("Did you mean 'Pack/Mail-UTR-01'")
    assert near("Pack/Mail-UTR-1", ids).startswith("Did you mean 'Pack/Mail-UTR-01'")
    assert near("mail-utr-12", ids).startswith("Did you mean 'Pack/Mail-UTR-12'")
    assert near("b", ["b1", "b2", "b1"]) == "Did you mean 'b1' or 'b2'?"
    assert near("0" * 9999, ["0"]) == "Did you mean '0'?"
