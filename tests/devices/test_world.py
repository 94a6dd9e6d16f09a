"""Events of a scenario: at their time, when something is first seen, in order, also across save and load."""

from __future__ import annotations

import os
import pickle
import sys

import pytest

from gts_env.actions import OpenApp, PressKey, Wait
from gts_env.benchmark import Scenario, parse_scenario
from gts_env.benchmark.world import WorldAct
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.errors import BindingError, ScenarioError
from tests.support.mail import FOX, registry
from tests.support.processes import finished
from tests.support.scenarios import node

HEAD = """\
schema: 1
scenario: mail-world
app: mail
title: The world
device: {now: "2026-10-14T09:41:00", time_zone: Europe/Berlin}
defects: []
screens:
  message: {has: {text_re: "Message .*"}}
events:
"""
LATER = '  - {at: +10s, do: {command: receive, args: {text: late}}, device: "push"}\n'
SOON = '  - {at: +4s, do: {command: receive, args: {text: soon}}, device: "push"}\n'
SEEN = "  - {when: {state: {screen: message}}, do: {command: receive, args: {text: seen}}, embedded_only: true}\n"


def scenario(*events: str) -> Scenario:
    return parse_scenario(HEAD + "".join(events), "world.yaml")


def restored(*events: str) -> EmbeddedDevice:
    device = EmbeddedDevice(registry=registry(FOX))
    device.restore(scenario(*events))
    return device


def sent(device: EmbeddedDevice) -> tuple[str, ...]:
    found: tuple[str, ...] = device.phone.state.data["mail"].sent
    return found


def tap(device: EmbeddedDevice, **query: str) -> None:
    from gts_env.actions import Tap

    device.perform(Tap(*node(device.screen(), **query).center))


def test_each_at_its_time_in_order_of_time() -> None:
    device = restored(LATER, SOON)
    device.perform(Wait(3000))
    assert sent(device) == ()
    device.perform(Wait(1000))
    assert sent(device) == ("in soon",)
    device.perform(Wait(60_000))
    assert sent(device) == ("in soon", "in late")
    device.perform(Wait(60_000))
    assert len(sent(device)) == 2


def test_at_one_time_the_order_of_the_file_counts_and_that_within_an_event() -> None:
    same = [f"  - {{at: +4s, do: {{command: receive, args: {{text: t{n}}}}}, device: push}}\n" for n in (3, 1, 2)]
    several = (
        "  - at: 2026-10-14T09:41:04\n    device: push\n    do:\n"
        "      - {command: receive, args: {text: a}}\n      - {command: receive, args: {text: b}}\n"
    )
    device = restored(*same, several)
    device.perform(Wait(10_000))
    assert sent(device) == ("in t3", "in t1", "in t2", "in a", "in b")


def test_a_checkpoint_brings_it_about_once_after_the_step_that_first_meets_it() -> None:
    device = restored(SEEN)
    device.perform(OpenApp("Mail"))
    assert sent(device) == ()
    tap(device, id="message")
    assert sent(device) == ("in seen",)
    device.perform(PressKey("back"))
    tap(device, id="message")
    assert sent(device) == ("in seen",)


def test_a_step_can_bring_it_about_and_with_a_delay_it_comes_later() -> None:
    event = (
        "  - when: {before: {has: {id: pick}}, action: {type: press, key: home}}\n    delay: +2s\n"
        "    do: {command: receive, args: {text: gone}}\n    embedded_only: true\n"
    )
    device = restored(event)
    device.perform(PressKey("home"))
    device.perform(OpenApp("Mail"))
    device.perform(PressKey("home"))
    device.perform(Wait(1000))
    assert sent(device) == ()
    device.perform(Wait(0))
    assert sent(device) == ("in gone",)


def test_what_the_first_screen_shows_counts() -> None:
    device = restored(SEEN.replace("{screen: message}", "{package: org.gts.launcher}"))
    assert sent(device) == ("in seen",)


def test_saved_and_loaded_half_way_it_goes_on_as_it_would_have() -> None:
    device = restored(LATER, SOON, SEEN)
    device.perform(Wait(4000))
    saved = pickle.loads(pickle.dumps(device.save_state()))
    other = EmbeddedDevice(registry=registry(FOX))
    other.load_state(saved)
    for one in (device, other):
        one.perform(OpenApp("Mail"))
        tap(one, id="message")
        one.perform(Wait(10_000))
    assert sent(other) == sent(device) == ("in soon", "in seen", "in late")
    device.load_state(saved)
    assert sent(device) == ("in soon",)
    device.restore(scenario(LATER, SOON, SEEN))
    assert sent(device) == ()
    device.perform(Wait(4000))
    assert sent(device) == ("in soon",)


def test_apps_are_launched_shared_to_killed_and_cut_off() -> None:
    device = restored(
        "  - {at: +1s, do: {launch: mail}, device: am start}\n",
        "  - {at: +2s, do: {share: {text: hi, subject: s, app: mail}}, device: am start}\n",
        "  - {at: +3s, do: {intent: {data: 'https://mail.example.org/m/9', app: mail}}, device: am start}\n",
        "  - {at: +4s, do: {network: off}, device: svc wifi disable}\n",
        "  - {at: +5s, do: [{launch: web}, {kill: mail}], device: am kill}\n",
        "  - {at: +6s, do: {force_stop: mail}, device: am force-stop}\n",
        "  - {at: +7s, do: {network: on}, device: svc wifi enable}\n",
        "  - {at: +8s, do: {share: hello}, device: am start}\n",
    )
    seen = []
    for _ in range(8):
        device.perform(Wait(500))
        state = device.phone.state
        seen.append((state.entry.app, state.entry.screen, state.config.reachable, len(state.entry.layers)))
    assert seen == [
        ("mail", "inbox", True, 0),
        ("mail", "compose", True, 0),
        ("mail", "message", True, 0),
        ("mail", "message", False, 0),
        ("web", "page", False, 0),
        ("web", "page", False, 0),
        ("web", "page", True, 0),
        ("web", "page", True, 1),
    ]
    assert "mail" not in [t.app for t in device.phone.state.tasks]


@pytest.mark.parametrize(
    ("event", "line", "words"),
    [
        ("  - {do: {launch: mail}, device: x}\n", 10, "either a time"),
        ("  - {at: +1s, when: {state: {screen: message}}, do: {launch: mail}, device: x}\n", 10, "either a time"),
        ("  - {at: +1s, do: {launch: mail}}\n", 10, "real device"),
        ("  - {at: +1s, do: {launch: mail}, device: x, embedded_only: true}\n", 10, "real device"),
        ("  - at: soon\n    do: {launch: mail}\n    device: x\n", 10, "span such as"),
        ("  - at: +1s\n    delay: +2s\n    do: {launch: mail}\n    device: x\n", 11, "delay"),
        ("  - at: 2026-13-14T10:00\n    do: {launch: mail}\n    device: x\n", 10, "2026-10-14T10:00"),
        ("  - at: +1s\n    do: {launch: mail, kill: mail}\n    device: x\n", 11, "one thing at a time"),
        ("  - at: +1s\n    do: {launch: mail, app: mail}\n    device: x\n", 11, "only a command"),
        ("  - at: +1s\n    do: {network: maybe}\n    device: x\n", 11, "on, off"),
        ("  - at: +1s\n    do: {lunch: mail}\n    device: x\n", 11, "launch"),
        ("  - {at: +1s, do: {intent: {screen: inbox}}, device: x}\n", 10, "belongs to an app"),
        ("  - when: {state: {screen: massage}}\n    do: {launch: mail}\n    device: x\n", 10, "message"),
    ],
)
def test_an_event_that_cannot_be_meant_names_file_and_line(event: str, line: int, words: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario(event)
    assert f"world.yaml:{line}" in str(caught.value)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("do", "words"),
    [
        ("{launch: male}", "mail"),
        ("{command: recieve, args: {text: x}}", "receive"),
        ("{command: receive, args: {text: x, txt: x}}", "txt"),
        ("{command: receive}", "text"),
        ("{intent: {app: mail, screen: inbocks}}", "inbox"),
        ("{intent: {data: 'geo:1,2'}}", "no app answers"),
        ("{share: {text: x, app: launcher}}", "no app answers"),
    ],
)
def test_an_event_that_does_not_fit_the_apps_names_file_and_line(do: str, words: str) -> None:
    with pytest.raises(BindingError) as caught:
        restored(f"  - at: +1s\n    do: {do}\n    device: x\n")
    assert "world.yaml:11" in str(caught.value)
    assert words in str(caught.value)


def test_a_time_that_is_past_is_refused() -> None:
    with pytest.raises(BindingError, match="before the scenario's now"):
        restored("  - {at: 2026-10-14T09:40, do: {launch: mail}, device: x}\n")


def test_events_keep_what_was_written() -> None:
    (event,) = scenario(SOON).events
    assert (event.at, event.when, event.device, event.embedded_only) == (4000, None, "push", False)
    assert event.do == (WorldAct("command", "receive", None, {"text": "soon"}),)


PROGRAM = """
from tests.devices.test_world import LATER, SEEN, SOON, restored, sent, tap
from gts_env.actions import OpenApp, Wait
device = restored(LATER, SOON, SEEN)
device.perform(OpenApp("Mail"))
tap(device, id="message")
device.perform(Wait(20000))
print(sent(device), device.phone.state.data["mail"].log, device.screen().to_xml())
"""


def test_the_same_under_two_hash_seeds() -> None:
    out = [
        finished(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert out[0] == out[1]
    assert "in late" in out[0]
