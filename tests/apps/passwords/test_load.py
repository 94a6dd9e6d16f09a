"""What a scenario may bring, and what is refused."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest

from gts_env.android.clock import to_ms
from gts_env.apps.tools.passwords.data import Recipe
from gts_env.apps.tools.passwords.load import load
from gts_env.apps.tools.passwords.making import ALIKE, DIGITS, SYMBOLS, UPPER, generate, strength

NOW = to_ms(dt.datetime(2026, 10, 14, 9, 41), "Europe/Berlin")


def loaded(values: dict[str, Any]) -> Any:
    return load(values, NOW, "Europe/Berlin")


def test_the_owner_has_a_lot() -> None:
    data = loaded({})
    assert len(data.entries) > 70
    assert {e.vault for e in data.entries} == {"personal", "work", "family"}
    assert max(e.modified for e in data.entries) <= dt.datetime(2026, 10, 14, 9, 41)


def test_further_rows_stand_beside_the_owners() -> None:
    data = loaded({"extra_entries": [{"id": "x", "vault": "work", "title": "New", "group": "g20"}]})
    assert data.entries[-1].title == "New"


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"entrys": []}, "entrys: there is no such field"),
        ({"extra_entries": [{"id": "x", "vault": "works", "title": "A"}]}, r"entries\[74\].vault: there is no 'works'"),
        ({"extra_entries": [{"id": "x", "vault": "work", "title": ""}]}, "title: an entry needs one"),
        ({"extra_entries": [{"id": "e1", "vault": "work", "title": "A"}]}, "'e1' stands twice"),
        ({"extra_entries": [{"id": "x", "vault": "work", "title": "A", "group": "g1"}]}, "a group of another vault"),
        ({"extra_groups": [{"id": "g99", "vault": "work", "name": "A", "parent": "g1"}]}, "a group of another vault"),
        ({"settings": {"theme": "blue"}}, "settings.theme"),
        ({"settings": {"lock_minutes": 7}}, "lock_minutes: one of"),
        ({"recipe": {"length": 99}}, "length: 6 to 40"),
        ({"vaults": [{"id": "a", "name": "A", "password": ""}]}, "password: a vault needs one"),
    ],
)
def test_what_does_not_fit_is_refused(values: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        loaded(values)


# -- making ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_a_password_has_all_that_was_asked_for(seed: int) -> None:
    made = generate(Recipe(length=8), seed)
    assert len(made) == 8
    assert all(any(c in kind for c in made) for kind in (UPPER, DIGITS, SYMBOLS))
    assert not set(generate(Recipe(length=40, clear=True), seed)) & set(ALIKE)


def test_seeds_make_different_passwords() -> None:
    assert len({generate(Recipe(), seed) for seed in range(200)}) == 200
    assert generate(Recipe(words=True, count=3, upper=False, digits=False, separator=" "), 5).count(" ") == 2


@pytest.mark.parametrize(
    ("password", "level"), [("", 0), ("1234", 1), ("a" * 16, 1), ("lindqvist1", 2), ("vK8!tropez#nR4q2", 4)]
)
def test_strength(password: str, level: int) -> None:
    assert strength(password) == level
