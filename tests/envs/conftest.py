from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gts_env.envs.navigation import NavigationEnv
from tests.envs.fake_device import KIND, PACK, FakeDevice

ONR, CR = "TestPack/Memo-ONR-01", "TestPack/Memo-CR-01"


@pytest.fixture
def make_memo() -> Iterator[Callable[..., NavigationEnv]]:
    """Make bare environments on the fake device, closed after the test."""
    made: list[NavigationEnv] = []

    def make(task: str | None = ONR, **kwargs: Any) -> NavigationEnv:
        env = NavigationEnv(task, **{"pack": PACK, "device": KIND, "observe": ["elements"], **kwargs})
        made.append(env)
        return env

    yield make
    for env in made:
        env.close()


@pytest.fixture
def memo_ids() -> tuple[str, ...]:
    """Ids of the test pack; they stay registered."""
    import gts_env

    return gts_env.register_pack(PACK)


@pytest.fixture(autouse=True)
def _no_devices_made_before() -> None:
    FakeDevice.made = 0
