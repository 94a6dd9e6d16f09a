from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.support.appium import Appium


@pytest.fixture(scope="session")
def appium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Appium]:
    """A real Appium server. Tests that ask for it bear the mark ``xdist_group("appium")``, so that one will do."""
    # Only here: most test runs need none of it.
    from tests.support.appium import appium_server

    with appium_server(tmp_path_factory.mktemp("appium")) as running:
        yield running
