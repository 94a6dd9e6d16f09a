"""What `gts bench --serve` measures through a real Appium server."""

from __future__ import annotations

import pytest

from gts_env.serving.measuring_appium import measure_appium
from tests.support.appium import folder

pytestmark = pytest.mark.xdist_group("appium")


def test_each_figure_is_measured() -> None:
    folder()
    figures = {name: (ms, most) for name, ms, most in measure_appium(times=2)}
    assert len(figures) == 7
    assert [most for _, most in figures.values() if most is not None] == [10, 25, 200]
    # Machines are busy at times.
    assert all(0 < ms < 10_000 for ms, _ in figures.values())
