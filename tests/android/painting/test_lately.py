"""A screen that comes back a little changed is drawn only where it differs, and as a full redraw would draw it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gts_env.actions import OpenApp, PressKey, Wait
from gts_env.android.painting.lately import EACH, Lately
from gts_env.android.painting.painter import paint
from gts_env.android.painting.pixels import Folded
from gts_env.envs.entry import make_navigation
from gts_env.evaluation.bench.script import tap

BACK = PressKey("back")


@pytest.fixture
def env() -> Any:
    env = make_navigation(task="GUITestScape/Calendar-NLE-03", obs_size=[270, 600], budget=1000)
    env.reset(seed=0)
    env.step(OpenApp("Calendar"))
    return env


def _calendars(env: Any, *rows: int) -> None:
    """From the week to the calendars, of which some are ticked or not, and back a minute later."""
    env.step(tap(env.unwrapped.screen(), desc="More options"))
    env.step(tap(env.unwrapped.screen(), id="calendars"))
    for row in rows:
        env.step(tap(env.unwrapped.screen(), id="calendar_row", nth=row))
    env.step(Wait(61_000))
    env.step(BACK)


def test_a_week_a_minute_later_is_drawn_where_it_differs(env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr("gts_env.android.painting.raster.LATELY", Lately())
    monkeypatch.setattr("gts_env.android.painting.raster.paint", lambda *args: drawn.append(args[2]) or paint(*args))
    env.unwrapped.device.phone.surfaces.check = False
    for _ in range(3):
        _calendars(env, 0)
    drawn.clear()
    _calendars(env, 0)
    assert drawn, "the clock and the line of now have moved"
    assert None not in drawn, "nothing is drawn in full"


def test_it_is_what_a_full_redraw_shows(env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gts_env.android.painting.raster.LATELY", Lately())
    # Each picture is compared with one that is drawn in full.
    env.unwrapped.device.phone.surfaces.check = True
    for rows in ((), (0,), (), (1,), (0,), (), (1,), ()):
        _calendars(env, *rows)


def test_some_looks_of_each_place_are_kept_within_a_room() -> None:
    picture = Folded(np.zeros((10, 30, 3), np.uint8))
    looks = Lately(most=2, room=picture.nbytes * (EACH + 1))
    frames: list[Any] = [object() for _ in range(EACH + 2)]
    assert not looks.met(("week",))
    assert looks.met(("week",))
    for frame in frames:
        looks.keep(("week",), frame, picture)
    assert [look.frame for look in looks.find(("week",))] == frames[:1:-1]
    looks.keep(("month",), frames[0], picture)
    looks.keep(("day",), frames[0], picture)
    assert looks.find(("week",)) == (), "the place not asked for longest is gone"
    assert len(looks.find(("month",))) == len(looks.find(("day",))) == 1
