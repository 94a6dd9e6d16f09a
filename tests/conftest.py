from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.support.appium import Appium


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object | None:
    """Share the tests out our way where the command line says ``--dist loadfile``."""
    if config.getoption("dist") != "loadfile":
        return None
    from tests.support.sharing import Sharing

    config.option.loadscopereorder = False
    return Sharing(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take long: the end is then the same for all processes."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            # Hypothesis would take the failure for one of the example, and try that again, with nobody to stop it.
            item.add_marker(pytest.mark.timeout(method="thread"))


def pytest_collection_finish() -> None:
    """What is there by now stays, so that the collector of garbage need not look at it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def appium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Appium]:
    """A real Appium server. Which tests share it, so that one will do: tests/support/sharing.py."""
    # Only here: most test runs need none of it.
    from tests.support.appium import appium_server

    with appium_server(tmp_path_factory.mktemp("appium")) as running:
        yield running
