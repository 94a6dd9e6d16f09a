"""The emulator's console."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import pytest

from gts_env.benchmark import Catalogue
from gts_env.serving.console import GREETING, WELCOME, Console
from gts_env.serving.making import Wanted
from gts_env.serving.served_phone import ServedPhone
from tests.support.processes import run_async
from tests.support.served import SCENARIO, Serving, served


@pytest.fixture(scope="module")
def serving() -> Iterator[Serving]:
    with served() as one:
        yield one


def said(serving: Serving, *lines: str) -> str:
    with socket.create_connection(("127.0.0.1", serving.port - 1), timeout=60) as wire:
        wire.sendall("".join(f"{line}\r\n" for line in [*lines, "quit"]).encode())
        out = b""
        while piece := wire.recv(4096):
            out += piece
    return out.decode().replace("\r\n", "\n")


def test_it_greets_and_answers(serving: Serving) -> None:
    assert said(serving) == f"{GREETING}{WELCOME}\nOK\n".replace("\r", "")
    assert said(serving, "auth whatever", "avd name").endswith(f"{WELCOME}\nOK\ngts_phone\nOK\n")
    # Without a token the first answer has the welcome before it: adb skips two of them.
    assert said(serving, "avd name", "avd name").endswith(f"{WELCOME}\nOK\ngts_phone\nOK\ngts_phone\nOK\n")
    assert "    avd\n" in said(serving, "help")


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "avd",
        "avd snapshot",
        "avd snapshot load none",
        "avd snapshot delete none",
        "auth",
        "avd snapshot save clean",
    ],
)
def test_what_it_refuses(serving: Serving, line: str) -> None:
    assert "KO: " in said(serving, line)


def test_snapshots_are_scenarios_and_saved_states(serving: Serving) -> None:
    phone = serving.phone
    serving.do(lambda: phone.files.write("/sdcard/left", b"x"))
    assert "default_boot" in said(serving, "avd snapshot save mine", "avd snapshot list")
    assert "mine" in said(serving, "avd snapshot list")
    assert "KO" not in said(serving, f"avd snapshot load {SCENARIO}")
    assert serving.do(lambda: phone.files.find("/sdcard/left")) is None
    assert "KO" not in said(serving, "avd snapshot load mine", "avd snapshot delete mine")
    assert "KO" in said(serving, "avd snapshot load mine")


def test_another_scenario_can_be_loaded_and_left(serving: Serving) -> None:
    assert "KO" not in said(serving, "avd snapshot load expenses-everyday")
    assert serving.do(lambda: serving.phone.snapshots.own) == "expenses-everyday"
    assert "KO" not in said(serving, f"avd snapshot load {SCENARIO}")


def test_a_page_of_a_browser_is_not_listened_to(serving: Serving) -> None:
    with socket.create_connection(("127.0.0.1", serving.port - 1), timeout=60) as wire:
        wire.sendall(b"POST / HTTP/1.1\r\nHost: x\r\n\r\nkill\r\n")
        out = b""
        while piece := wire.recv(4096):
            out += piece
    assert b"killing" not in out
    assert not serving.host.ended.is_set()


def test_kill_ends_the_phone() -> None:
    with served() as one:
        assert "OK: killing emulator, bye bye" in said(one, "kill")
        one.run(one.fleet.ended())
        with pytest.raises(ConnectionError):
            socket.create_connection(("127.0.0.1", one.port), timeout=10)


def test_a_snapshot_may_be_a_variation_and_a_choice_of_defects(serving: Serving) -> None:
    def state() -> tuple[int, list[str]]:
        env: Any = serving.phone.env.unwrapped
        return env.setting.variation, [f.id for f in env.device.faults.faults]

    every = serving.do(state)[1]
    assert "KO" not in said(serving, f"avd snapshot load {SCENARIO}~2")
    assert serving.do(state) == (2, every)
    assert "KO" not in said(serving, f"avd snapshot load {SCENARIO}=")
    assert serving.do(state) == (0, [])
    # What was loaded last is not taken for the scenario itself.
    assert "KO" not in said(serving, f"avd snapshot load {SCENARIO}")
    assert serving.do(state) == (0, every)
    assert "KO" not in said(serving, f"avd snapshot load {SCENARIO}~1={every[0]},{every[1]}")
    assert serving.do(state) == (1, every[:2])
    assert "KO" not in said(serving, f"avd snapshot load {SCENARIO}")


@pytest.mark.parametrize("name", [f"{SCENARIO}~x", f"{SCENARIO}~", f"{SCENARIO}=no-such-defect"])
def test_a_wrong_choice_tells_no_defect(serving: Serving, name: str) -> None:
    answer = said(serving, f"avd snapshot load {name}")
    assert "KO: " in answer
    assert not any(defect.id in answer for defect in serving.phone.env.unwrapped.assignment.scenario.defects)  # type: ignore[attr-defined]


def told(phone: ServedPhone, *lines: str) -> list[bytes]:
    console = Console(phone, lambda: None, lambda: None)

    async def ask() -> list[bytes]:
        return [console.answer(line) for line in lines]

    return run_async(ask())


@pytest.mark.parametrize("locked", [False, True])
def test_nothing_said_tells_which_build_is_served(locked: bool) -> None:
    wanted = Wanted(locked=locked)
    defect = Catalogue().scenario(SCENARIO).defects[0].id
    lines = ["avd name", "avd status", "avd snapshot list", "avd snapshot load none"]
    names = [SCENARIO, f"{SCENARIO}=", f"{SCENARIO}={defect}", f"{SCENARIO}~1="]
    lines += [f"avd snapshot save {name}" for name in (*names, "mine")]
    lines += [f"avd snapshot load {name}" for name in (*names, "default_boot", "clean", "mine") if locked]
    answers = []
    for name in names[:3]:
        phone = wanted.named(name).phone()
        answers.append(told(phone, *lines))
        phone.env.close()
    assert answers[0] == answers[1] == answers[2]
    assert SCENARIO.encode() not in answers[0][2]


def test_a_build_that_was_loaded_is_not_told() -> None:
    phone = Wanted(scenario=SCENARIO).phone()
    before = told(phone, "avd snapshot list")
    assert told(phone, f"avd snapshot load {SCENARIO}=") == [b"OK\r\n"]
    assert told(phone, "avd snapshot list") == before
    phone.env.close()


def test_a_locked_phone_keeps_to_its_build() -> None:
    phone = Wanted(locked=True).named(f"{SCENARIO}=").phone()
    tried = [f"{SCENARIO}~1", f"{SCENARIO}=", "expenses-everyday"]
    assert all(answer.startswith(b"KO") for answer in told(phone, *(f"avd snapshot load {name}" for name in tried)))
    names = ("default_boot", "clean", SCENARIO)
    assert told(phone, *(f"avd snapshot load {name}" for name in names)) == [b"OK\r\n"] * 3
    assert phone.env.unwrapped.device.faults.faults == ()  # type: ignore[attr-defined]
    phone.env.close()


@pytest.mark.parametrize("wanted", [Wanted(), Wanted().named(f"{SCENARIO}=")])
def test_a_phone_that_begins_without_defects_goes_to_all(wanted: Wanted) -> None:
    phone = wanted.phone()
    assert not phone.env.unwrapped.device.faults.faults  # type: ignore[attr-defined]
    assert told(phone, f"avd snapshot load {SCENARIO}") == [b"OK\r\n"]
    assert phone.env.unwrapped.device.faults.faults  # type: ignore[attr-defined]
    phone.env.close()


def test_no_saved_state_takes_the_place_of_a_scenario(serving: Serving) -> None:
    # The next restore of a client would find it there instead of the scenario.
    assert "KO" in said(serving, "avd snapshot save expenses-everyday")
