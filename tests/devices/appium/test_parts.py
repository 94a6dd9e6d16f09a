"""Parts of the Appium device that need no device: facts, trees that share nodes, the console's words, pictures."""

from __future__ import annotations

import base64
import io
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import PIL.Image
import pytest

from gts_env.devices.appium.claims import claim, lease
from gts_env.devices.appium.console import Console, console_port
from gts_env.devices.appium.facts import COMMAND, Facts, read_facts
from gts_env.devices.appium.looking import Eye, shared
from gts_env.devices.appium.picture import Picture
from gts_env.devices.appium.profile import Limits
from gts_env.errors import DeviceError, DeviceLost
from gts_env.screen import Screen
from gts_env.screen.xml import from_xml

REAL = """\
  mCurrentFocus=Window{2b1c u0 com.example.notes/com.example.notes.ui.EditActivity}
  mFocusedApp=ActivityRecord{a10 u0 com.example.notes/.ui.EditActivity t12}
@gts@
  mShowRequested=true mShowForced=false mInputShown=true
  mIsInputViewShown=true
@gts@
Night mode: yes
@gts@
1.15
@gts@
de-DE,en-US
@gts@

@gts@
en-US
@gts@
1791963660.123456789
"""


def test_facts_of_a_device() -> None:
    assert COMMAND.count("@gts@") == REAL.count("@gts@")
    assert read_facts(REAL) == Facts("com.example.notes", ".ui.EditActivity", True, True, 1.15, "de-DE", 1791963660123)


def test_facts_that_are_not_told_are_those_of_a_device_from_the_box() -> None:
    assert read_facts("") == Facts("", "", False, False, 1.0, "en-US", 0)
    shade = REAL.replace("com.example.notes/com.example.notes.ui.EditActivity", "NotificationShade").replace(
        "de-DE,en-US", "null"
    )
    assert (read_facts(shade).activity, read_facts(shade).locale) == (".ui.EditActivity", "en-US")
    assert read_facts(REAL.replace(".123456789", ".%N")).time_ms == 1791963660000
    assert read_facts(REAL.replace("u0 com.example.notes/com", "u0 other.app/com")).package == "other.app"


class Sources:
    """A session that tells these trees, one after another, and the last for ever."""

    def __init__(self, *trees: str) -> None:
        self.trees, self.looks = list(trees), 0

    def look(self, what: str, do: Any) -> str:
        if "tree" not in what:
            return ""
        self.looks += 1
        return self.trees.pop(0) if len(self.trees) > 1 else self.trees[0]


class Shell:
    def shell(self, serial: str, command: str) -> tuple[int, str, str]:
        return 0, REAL, ""


def seen(sources: Any, settle: float = 30.0) -> tuple[Screen, Eye]:
    eye = Eye(sources, Shell(), "x", Limits(settle=settle, gap=0))  # type: ignore[arg-type]
    return eye.look()[0], eye


def tree_of(text: str, more: str = "") -> str:
    return f'<hierarchy rotation="3"><a.Text text="{text}" bounds="[0,0][9,9]" />{more}</hierarchy>'


def test_a_screen_is_looked_at_until_two_trees_are_equal() -> None:
    sources = Sources(tree_of("a"), tree_of("b"), tree_of("c"), tree_of("c"), tree_of("d"))
    screen, eye = seen(sources)
    assert screen.roots[0].text == "c"
    assert (sources.looks, eye.restless) == (4, 0)
    assert (screen.orientation, screen.package, screen.night) == ("landscape", "com.example.notes", True)


def test_a_toast_that_came_and_went_meanwhile_is_kept() -> None:
    toast = '<android.widget.Toast text="Saved" />'
    assert seen(Sources(tree_of("a", toast), tree_of("a")))[0].toast == "Saved"
    assert seen(Sources(tree_of("a")))[0].toast is None


def test_a_screen_that_never_rests_is_bounded() -> None:
    class Restless(Sources):
        def look(self, what: str, do: Any) -> str:
            self.looks += 1
            return tree_of(str(self.looks))

    assert seen(Restless(), settle=0.05)[1].restless == 1


def test_what_is_no_tree_is_told() -> None:
    with pytest.raises(DeviceError, match="something that is no tree"):
        seen(Sources("<html></html>"))


def test_what_did_not_change_is_the_same_object() -> None:
    def tree(text: str) -> str:
        box = 'bounds="[0,0][9,9]"'
        rows = "".join(
            f'<node class="Row" {box}><node class="Text" text="{one}" {box} /></node>' for one in ("x", text)
        )
        return f'<hierarchy rotation="0"><node class="List" {box}>{rows}</node></hierarchy>'

    one = from_xml(tree("y")).roots[0]
    same = shared(from_xml(tree("y")).roots[0], one)
    assert same is one
    other = shared(from_xml(tree("z")).roots[0], one)
    assert other is not one
    assert other.children[0] is one.children[0]
    assert other.children[1] is not one.children[1]
    assert other.children[1].children[0].text == "z"
    assert shared(one, None) is one


@pytest.mark.parametrize(
    ("serial", "port"),
    [
        ("emulator-5554", 5554),
        ("127.0.0.1:5555", 5554),
        ("localhost:7001", 7000),
        ("192.168.1.7:5555", None),
        ("R5CT", None),
    ],
)
def test_where_the_console_is(serial: str, port: int | None) -> None:
    assert console_port(serial) == port


@contextmanager
def console(*answers: bytes) -> Iterator[int]:
    """A console that says these things, one after each line."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            wire, _ = server.accept()
            with wire:
                for answer in answers:
                    wire.sendall(answer)
                    if not wire.recv(4096):
                        return

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield server.getsockname()[1]
        thread.join(30)


def test_the_console_is_asked_and_refuses() -> None:
    with (
        console(
            b"Android Console: Authentication required\r\nOK\r\n", b"OK\r\n", b"a\r\nb\r\nOK\r\n", b"KO: no\r\n"
        ) as port,
        Console(port, 30) as one,
    ):
        assert one.say("avd snapshot list") == "a\nb"
        with pytest.raises(DeviceError, match=r"refused 'avd snapshot load x'.*KO: no"):
            one.say("avd snapshot load x")


def test_a_console_that_hangs_up_is_a_lost_device() -> None:
    with console(b"hello\r\nOK\r\n") as port, Console(port, 30) as one, pytest.raises(DeviceLost):
        one.say("ping")
    with pytest.raises(DeviceLost, match="no emulator console answers on port 1"):
        Console(1, 5)


def test_a_device_is_claimed_once() -> None:
    serials = [f"gts-test-{i}" for i in range(2)]
    one, two = lease(serials, 1), lease(serials, 1)
    assert [one.serial, two.serial] == serials
    assert one.system_port != two.system_port
    with pytest.raises(DeviceError, match="every device of the profile is in use"):
        lease(serials, 1)
    one.free()
    again = lease(serials, 1, lambda serial: False)
    assert again.serial == serials[0]
    for lease_ in (two, again):
        lease_.free()
    free = claim("gts-test-0 of adb 1")
    assert free is not None
    free.free()


def test_those_that_are_there_come_first() -> None:
    serials = [f"gts-test-{i}" for i in range(3)]
    held = lease(serials, 2, lambda serial: serial == "gts-test-1")
    assert held.serial == "gts-test-1"
    other = lease(serials, 2)
    assert other.serial == "gts-test-0"
    for one in (held, other):
        one.free()


def picture(width: int, height: int) -> Picture:
    pixels = np.full((height, width, 3), (200, 100, 50), np.uint8)
    file = io.BytesIO()
    PIL.Image.fromarray(pixels).save(file, "png")
    return Picture(base64.b64encode(file.getvalue()).decode())


def test_pictures_fit_into_the_size_asked_for() -> None:
    upright, lying = picture(108, 240), picture(240, 108)
    assert upright.pixels().shape == (240, 108, 3)
    assert (upright.fit((27, 60)) == (200, 100, 50)).all()
    assert (upright.fit((108, 240)) == upright.pixels()).all()
    fitted = lying.fit((108, 240))
    assert fitted.shape == (240, 108, 3)
    assert not fitted[:90].any()
    assert (fitted[110:130] == (200, 100, 50)).all()
    with pytest.raises(DeviceError, match="no picture"):
        Picture(base64.b64encode(b"nothing").decode()).pixels()
