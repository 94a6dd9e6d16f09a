from __future__ import annotations

from typing import Any

import pytest

from tests.apps.calendar.conftest import Driver


def _at_the_end(**config: Any) -> Driver:
    phone = Driver(**config).tap(desc="More options").tap(text="Settings")
    for _ in range(4):
        phone.swipe("up")
    return phone


@pytest.mark.parametrize("lying", [False, True])
def test_a_list_goes_on_behind_the_gesture_bar_and_can_be_scrolled_clear_of_it(lying: bool) -> None:
    phone = _at_the_end(orientation="landscape" if lying else "portrait")
    height = phone.phone.frame().size[1]
    bar = phone.phone.state.config.density * 24
    assert phone.one("settings_list").bounds[3] == height
    assert phone.one("notifications").bounds[3] <= height - bar


def test_a_list_ends_above_three_buttons() -> None:
    phone = _at_the_end(navigation="buttons")
    assert phone.one("settings_list").bounds[3] == phone.phone.frame().size[1] - phone.phone.state.config.density * 48


def test_a_list_ends_above_the_keyboard() -> None:
    phone = Driver().tap("search").type("e")
    assert phone.one("search_results").bounds[3] < phone.phone.frame().size[1] * 0.75
