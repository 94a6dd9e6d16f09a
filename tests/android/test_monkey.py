"""Twenty thousand random actions: nothing breaks, every state can be taken back, every frame is drawn right.

With rotations, changes of settings, processes that die and devices that are opened anew in the middle.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys

import numpy as np
import pytest

from gts_env.actions import (
    Action,
    DoubleTap,
    Drag,
    LongPress,
    OpenApp,
    PressKey,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.actions.action import KEYS, ORIENTATIONS
from gts_env.android.lifecycle import settle
from gts_env.android.windows import configured
from gts_env.benchmark import Catalogue
from gts_env.devices.embedded import EmbeddedDevice
from tests.support.processes import finished

SMALL = (270, 600)
TEXTS = ("hello", "Ünïcödé", "12:30", "مرحبا", "会議", "👩‍👩‍👧", "a\nb", " ")
CHANGES = (
    {"night": True},
    {"night": False},
    {"font_scale": 1.3},
    {"font_scale": 1.0},
    {"locale": "ar"},
    {"locale": "en-US"},
    {"navigation": "buttons"},
    {"navigation": "gesture"},
)


class Monkey:
    """Random actions on the phone in a scenario.

    Args:
        seed: Seed of the actions.
        scenario: Name of the scenario.
    """

    def __init__(self, seed: int, scenario: str = "calendar-week-default") -> None:
        self.random = np.random.default_rng(seed)
        self.scenario = Catalogue().scenario(scenario)
        self.device = EmbeddedDevice()
        self.device.restore(self.scenario)

    def one(self) -> None:
        """One action, or now and then something that happens to the device."""
        chance = self.random.random()
        phone = self.device.phone
        if chance < 0.01:
            before = phone.state
            phone.state = settle(phone.reducer, configured(before, **CHANGES[self._below(len(CHANGES))]), before)
        elif chance < 0.015:
            phone.kill(self.scenario.app, force=bool(self._below(2)))
        else:
            self.device.perform(self._action())

    def _below(self, limit: int) -> int:
        return int(self.random.integers(limit))

    def _point(self) -> tuple[int, int]:
        screen = self.device.screen()
        nodes = [n for n in screen.nodes if n.clickable]
        if nodes and self.random.random() < 0.6:
            return nodes[self._below(len(nodes))].center
        return self._below(screen.width), self._below(screen.height)

    def _action(self) -> Action:
        kind = self._below(100)
        if kind < 58:
            return Tap(*self._point())
        if kind < 74:
            return Swipe(*self._point(), *self._point(), 50 + self._below(600))
        if kind < 79:
            return PressKey("back")
        if kind < 83:
            return TypeText(TEXTS[self._below(len(TEXTS))], bool(self._below(2)), bool(self._below(2)))
        if kind < 87:
            return LongPress(*self._point(), 300 + self._below(1000))
        if kind < 90:
            return Drag(*self._point(), *self._point(), 500)
        if kind < 92:
            return DoubleTap(*self._point())
        if kind < 94:
            return PressKey(KEYS[self._below(len(KEYS))])
        if kind < 96:
            return Rotate(ORIENTATIONS[self._below(len(ORIENTATIONS))])
        return OpenApp(self.scenario.app) if kind < 99 else Wait(self._below(3_600_000))


@pytest.mark.slow
@pytest.mark.timeout(1000)
def test_nothing_breaks_in_twenty_thousand_actions() -> None:
    _act(Monkey(7), 20_000, back=400)


@pytest.mark.slow
@pytest.mark.parametrize(
    "scenario", ["expenses-everyday", "mail-two-accounts", "passwords-everyday", "podcasts-late-evening"]
)
def test_nothing_breaks_in_other_apps(scenario: str) -> None:
    _act(Monkey(13, scenario), 1_200, back=100)


def _act(monkey: Monkey, count: int, back: int) -> None:
    """So many actions; every so many of them the state is taken back, which costs as much as fifty actions."""
    device = monkey.device
    for number in range(count):
        monkey.one()
        if number % 40 == 0:
            device.phone.surfaces.check = True
            device.frame(SMALL)
            device.phone.surfaces.check = False
        if number % back == 0:
            _taken_back(monkey)


def _taken_back(monkey: Monkey) -> None:
    """A saved state, pickled and loaded elsewhere, is the same state and shows the same."""
    device = monkey.device
    state = pickle.loads(pickle.dumps(device.save_state()))
    other = EmbeddedDevice()
    other.load_state(state)
    assert other.phone.state == device.phone.state
    assert other.screen().to_xml() == device.screen().to_xml()
    assert np.array_equal(other.frame(SMALL), device.frame(SMALL))


def digest(actions: int) -> str:
    """A digest of all that is seen in so many actions."""
    monkey = Monkey(11)
    seen = hashlib.sha256()
    for number in range(actions):
        monkey.one()
        seen.update(monkey.device.screen().to_xml().encode())
        if number % 25 == 0:
            seen.update(monkey.device.frame(SMALL).tobytes())
    return seen.hexdigest()


@pytest.mark.slow
def test_hash_seeds_change_nothing() -> None:
    code = "from tests.android.test_monkey import digest; print(digest(300))"
    told = []
    for seed in ("0", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        done = finished([sys.executable, "-c", code], 300, text=True, check=True, env=env)
        told.append(done.stdout)
    assert told[0] == told[1]


def test_no_phone_shows_what_another_has_drawn() -> None:
    """All phones of a thread share a canvas; each frame is as one drawn in full on a canvas of its own."""
    monkeys = [Monkey(3, "expenses-everyday"), Monkey(4, "mail-two-accounts"), Monkey(5)]
    for monkey in monkeys:
        monkey.device.phone.surfaces.check = True
        monkey.device.perform(OpenApp(monkey.scenario.app))
    for _ in range(40):
        for monkey in monkeys:
            monkey.one()
            monkey.device.frame(SMALL)
