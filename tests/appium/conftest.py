from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.appium import Appium
from tests.support.served import Serving, served

SCENARIO = "calendar-dark-list"
CALENDAR = "org.gts.calendar"


class Driven:
    """A served phone and a session of Appium on it."""

    def __init__(self, serving: Serving, driver: Any) -> None:
        self.serving, self.driver = serving, driver
        self._first = serving.do(lambda: serving.phone.env.unwrapped.save_state())

    def begin(self) -> None:
        """The phone as it was at first. The session goes on: it is not told."""
        self.serving.do(lambda: self.serving.phone.env.unwrapped.load_state(self._first))

    def shown(self) -> str:
        """What is in front, asked of the phone itself."""
        return self.serving.do(lambda: self.serving.phone.component)

    def texts(self) -> list[str]:
        return self.serving.do(lambda: [node.text for node in self.serving.phone.screen().nodes if node.text])

    def opened(self) -> Any:
        """The session, with the calendar in front, which shows a list of events."""
        self.driver.find_element("xpath", '//*[@text="Calendar"]').click()
        assert self.shown() == f"{CALENDAR}/.MainActivity"
        return self.driver


@pytest.fixture(scope="session")
def one_driven(appium: Appium) -> Iterator[Driven]:
    with served(scenario=SCENARIO) as serving:
        driver = appium.session(appium.connect(serving.port))
        try:
            yield Driven(serving, driver)
        finally:
            driver.quit()


@pytest.fixture
def driven(one_driven: Driven) -> Driven:
    one_driven.begin()
    return one_driven


@pytest.fixture
def driver(driven: Driven) -> Any:
    """A session with the launcher in front."""
    return driven.driver
