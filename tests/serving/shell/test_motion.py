"""``input motionevent``: gestures by single events of a finger."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from gts_env.actions import Action, Drag, LongPress, Swipe, Tap
from gts_env.serving.finger import MOST_POINTS, Finger
from gts_env.serving.making import Wanted
from gts_env.serving.served_phone import ServedPhone
from tests.serving.shell.test_shell import ran
from tests.support.served import SCENARIO


@pytest.fixture(scope="module")
def made() -> Iterator[ServedPhone]:
    phone = Wanted(scenario=SCENARIO).phone()
    yield phone
    phone.env.close()


@pytest.fixture
def phone(made: ServedPhone, monkeypatch: pytest.MonkeyPatch) -> ServedPhone:
    # How long the machine takes must not make a press of a tap.
    monkeypatch.setattr(ServedPhone, "hand_time", property(lambda phone: phone.state.now))
    made.restore()
    return made


def test_the_hosts_time_passes_for_a_finger(made: ServedPhone) -> None:
    before = made.hand_time
    time.sleep(0.01)
    assert 5 <= made.hand_time - before < 60_000


def events(*lines: str) -> str:
    return "; ".join(line if line.startswith("sleep") else f"input motionevent {line}" for line in lines)


def last(phone: ServedPhone) -> Action | None:
    action: Action | None = phone.env.unwrapped.last_action  # type: ignore[attr-defined]
    return action


def steps(phone: ServedPhone) -> int:
    return int(phone.env.unwrapped.steps)  # type: ignore[attr-defined]


def test_a_tap_opens_an_app(phone: ServedPhone) -> None:
    (icon,) = [node for node in phone.screen().nodes if node.text == "Calendar"]
    x, y = icon.center
    assert ran(phone, events(f"DOWN {x} {y}")) == ("", "", 0)
    assert steps(phone) == 0
    assert ran(phone, f"input touchscreen motionevent up {x} {y}") == ("", "", 0)
    assert phone.component == "org.gts.calendar/.MainActivity"
    assert last(phone) == Tap(x, y)


def test_a_finger_that_moves_swipes(phone: ServedPhone) -> None:
    assert ran(phone, events("DOWN 540 1800", "MOVE 540 1500", "MOVE 540.5 1000", "UP 540 700"))[2] == 0
    action = last(phone)
    assert isinstance(action, Swipe)
    assert (action.x0, action.y0, action.x1, action.y1) == (540, 1800, 540, 700)
    assert steps(phone) == 1


def test_a_finger_that_stays_holds_and_one_that_stayed_carries(phone: ServedPhone) -> None:
    ran(phone, events("DOWN 540 1000", "sleep 1", "UP 545 1005"))
    action = last(phone)
    assert isinstance(action, LongPress)
    assert action.ms >= 1000
    ran(phone, events("DOWN 540 1000", "MOVE 541 1000", "sleep 1", "MOVE 540 1400", "UP 540 1600"))
    action = last(phone)
    assert isinstance(action, Drag)
    assert (action.x0, action.y0, action.x1, action.y1) == (540, 1000, 540, 1600)


def test_what_did_not_begin_does_nothing(phone: ServedPhone) -> None:
    assert ran(phone, events("MOVE 5 5", "UP 5 5", "DOWN 5 5", "CANCEL", "UP 5 5", "CANCEL 5 5")) == ("", "", 0)
    ran(phone, events("DOWN 5 5"))
    phone.restore()
    ran(phone, events("UP 5 5"))
    assert steps(phone) == 0


@pytest.mark.parametrize("line", ["", "DOWN", "DOWN 5", "MOVE a b", "HOVER 5 5"])
def test_what_it_refuses(phone: ServedPhone, line: str) -> None:
    out, err, code = ran(phone, events(line))
    assert (out, code) == ("", 255)
    assert err.startswith("Error: ")


def test_a_way_without_end_is_kept_in_bounds() -> None:
    finger = Finger()
    finger.press(0, 0, 0)
    for n in range(MOST_POINTS + 10):
        finger.move(n, n, n)
    assert finger._touch is not None
    assert len(finger._touch.path) == MOST_POINTS
    assert isinstance(finger.lift(5, 5, 20_000), Swipe)
