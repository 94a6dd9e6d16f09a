"""Environment and judge do not care which device it is: plans go the same way, node for node, through real Appium.

A part of the tasks of two apps is played by default, one of each mode and scenario; ``GTS_SAME=all`` plays all of them,
as ``gts validate --device PROFILE`` does.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from gts_env.benchmark import Catalogue
from gts_env.evaluation.validation.on_device import Pair
from tests.support.appium_device import Phones

pytestmark = pytest.mark.slow

CATALOGUE = Catalogue()
APPS = ("calendar", "mail")


def ids() -> list[str]:
    every = [f"{pack.name}/{entry.id}" for pack, entry in CATALOGUE.entries() if entry.app in APPS]
    if os.environ.get("GTS_SAME") == "all":
        return every
    chosen: dict[tuple[str, str], str] = {}
    for pack, entry in CATALOGUE.entries():
        if entry.app in APPS:
            chosen.setdefault((entry.scenario, entry.mode), f"{pack.name}/{entry.id}")
    return list(chosen.values())


@pytest.fixture(scope="module")
def pair(one_phone: Phones) -> Iterator[Pair]:
    pair = Pair(one_phone.profile)
    yield pair
    pair.close()


def test_both_apps_have_sixty_tasks() -> None:
    assert sum(entry.app in APPS for _, entry in CATALOGUE.entries()) >= 60
    assert len(ids()) >= 16


@pytest.mark.parametrize("task", ids())
def test_a_plan_goes_the_same_way(pair: Pair, task: str) -> None:
    compared = pair.compare(CATALOGUE.case(task))
    assert not compared.failure
    assert compared.compared
    assert compared.reward == 1.0
