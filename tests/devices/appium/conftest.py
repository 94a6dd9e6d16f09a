from __future__ import annotations

from collections.abc import Iterator

import pytest

from gts_env.devices.appium import AppiumDevice
from tests.support.appium import Appium
from tests.support.appium_device import Phones, phones


@pytest.fixture(scope="module")
def one_phone(appium: Appium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phones]:
    with phones(appium, tmp_path_factory.mktemp("profiles")) as served:
        yield served


@pytest.fixture(scope="module")
def device(one_phone: Phones) -> Iterator[AppiumDevice]:
    with one_phone.device() as one:
        yield one
