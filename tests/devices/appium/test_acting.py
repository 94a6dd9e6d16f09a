"""Every canonical action does on a device what it does on the embedded phone, in the same time."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from gts_env.actions import (
    Action,
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.actions.action import KEYS
from gts_env.benchmark import Catalogue
from gts_env.devices.appium import AppiumDevice
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.evaluation.validation.on_device import FACTS, unlike
from gts_env.screen import Screen
from tests.support.served import SCENARIO

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("appium")]

WEEK = Catalogue().scenario(SCENARIO)


class Both(NamedTuple):
    """A device and the embedded phone, doing the same."""

    device: AppiumDevice
    phone: EmbeddedDevice

    @property
    def screen(self) -> Screen:
        return self.phone.screen()

    def do(self, *actions: Action) -> str | None:
        error = None
        for action in actions:
            error = self.phone.perform(action)
            assert self.device.perform(action) == error, action
            assert unlike(self.screen, self.device.screen(), (*FACTS, "time_ms")) == "", action
        return error

    def middle(self, name: str) -> tuple[int, int]:
        return self.screen.by_name[name][0].center


@pytest.fixture
def both(device: AppiumDevice) -> Both:
    pair = Both(device, EmbeddedDevice())
    for one in pair:
        one.restore(WEEK)
    pair.do(OpenApp("Calendar"))
    return pair


def test_fingers(both: Both) -> None:
    grid = both.middle("week_grid")
    x, y = grid
    both.do(Swipe(x, y, x, y - 500, 400), Swipe(x, y, x, y + 300, 90), LongPress(x, y, 650), LongPress(x, y, 200))
    both.do(PressKey("back"), DoubleTap(x, y), Drag(x, y, x, y + 240, 700), PressKey("back"))
    both.do(Swipe(x, y, x - 600, y, 250), Tap(x, y))


def test_typing(both: Both) -> None:
    assert both.do(TypeText("nowhere")) == "no text field has the focus: tap one before typing"
    both.do(Tap(*both.middle("fab_new")))
    field = next(n for n in both.screen.nodes if n.class_name.endswith("EditText"))
    both.do(Tap(*field.center), TypeText("Grüße, 你好 🎉 ‏שלום"), TypeText(" – más"), TypeText(""))
    assert "你好 🎉" in next(n for n in both.screen.nodes if n.class_name.endswith("EditText")).text
    both.do(TypeText("Anew", clear=True), TypeText("", clear=True), TypeText("\"quoted\" & <b> 'x' %s $HOME \\"))
    both.do(TypeText("done", clear=True, submit=True), TypeText("more", submit=True), TypeText("", submit=True))


def test_text_of_several_lines(both: Both) -> None:
    both.do(Tap(*both.middle("fab_new")))
    fields = [n for n in both.screen.nodes if n.class_name.endswith("EditText")]
    for field in fields:
        both.do(Tap(*field.center), TypeText("one\ntwo"), TypeText("three\n"), PressKey("delete"), TypeText("x\\n"))


@pytest.mark.parametrize("key", KEYS)
def test_keys(both: Both, key: str) -> None:
    both.do(PressKey(key), PressKey(key), PressKey("back"))


def test_turning(both: Both) -> None:
    both.do(Rotate("landscape"), Rotate("landscape"), Rotate("reverse_landscape"), Rotate("landscape"))
    both.do(Rotate("portrait"), Rotate("portrait"), Rotate("reverse_landscape"), Rotate("portrait"))


def test_time(both: Both) -> None:
    both.do(Wait(1), Wait(250), Wait(1234), Wait(3_600_000), ReportDefect("NLE", "Nothing"), Finish(), Wait(0))


def test_apps(both: Both) -> None:
    both.do(OpenApp("Mail"), OpenApp("calendar"), OpenApp("org.gts.mail"), PressKey("home"), OpenApp(" CALENDAR "))
    assert both.do(OpenApp("Nothing of it")) == "no app named 'Nothing of it' is installed"
    assert both.device.apps() == both.phone.apps()
    assert both.device.size == both.phone.size == (1080, 2400)


@pytest.mark.parametrize("seed", range(2))
def test_random_ways(both: Both, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(25):
        nodes = [n for n in both.screen.nodes if n.clickable] or list(both.screen.nodes)
        x, y = dice.choice(nodes).center
        kind = dice.random()
        if kind < 0.6:
            both.do(Tap(x, y))
        elif kind < 0.7:
            both.do(LongPress(x, y))
        elif kind < 0.85:
            both.do(Swipe(x, y, dice.randrange(both.screen.width), dice.randrange(both.screen.height)))
        elif kind < 0.95:
            both.do(PressKey("back"))
        else:
            both.do(TypeText("abc"))


def test_pictures(both: Both) -> None:
    picture = both.device.frame((270, 600))
    assert picture.shape == (600, 270, 3)
    drawn = both.phone.frame((270, 600))
    assert abs(picture.astype(int) - drawn).mean() < 4
    assert (both.device.screen().pixels() == both.screen.pixels()).all()
    both.do(Rotate("landscape"))
    lying = both.device.frame((270, 600))
    assert lying.shape == (600, 270, 3)
    assert not lying[:200].any()
    assert abs(lying.astype(int) - both.phone.frame((270, 600))).mean() < 4


def test_a_screen_stays_the_same_object(both: Both) -> None:
    assert both.device.screen() is both.device.screen()
    before = both.device.screen()
    both.do(Wait(10))
    after = both.device.screen()
    assert after is not before
    assert after.roots[0] is before.roots[0]
