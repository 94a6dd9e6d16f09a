"""Every canonical action as a device is told it: one command for each, so that it is done whole or not at all."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

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
from gts_env.actions.keys import ANDROID_KEYS
from gts_env.devices.appium.session import Refused, Session
from gts_env.devices.appium.typing import type_text

if TYPE_CHECKING:
    from appium.webdriver.webdriver import WebDriver

    from gts_env.devices.appium.adb import Adb
    from gts_env.devices.appium.apps import Apps

PICK_UP_MS, PUT_DOWN_MS = 600, 150
"""How long a finger holds what it drags before it moves, and stands still before it lets go."""
_TURNS = {"portrait": 0, "landscape": 90, "reverse_landscape": 270}


@dataclass(frozen=True, slots=True)
class Hand:
    """What acts on a device.

    Attributes:
        session: A session on it.
        adb: The host's adb server.
        serial: The device.
        apps: What can be opened there.
    """

    session: Session
    adb: Adb
    serial: str
    apps: Apps

    def perform(self, action: Action) -> str | None:
        """Carry out an action; returns why the device could not do it, or None.

        Raises:
            DeviceLost: The device is gone.
        """
        try:
            return _PERFORM[type(action)](self, action)
        except Refused as error:
            return error.reason

    def do(self, action: Action, how: Callable[[WebDriver], object]) -> None:
        """Let the session do something."""
        self.session.act(_told(action), how)

    def shell(self, command: str, seconds: float = 0.0) -> tuple[int, str]:
        """Run a command on the device that may take some time of its own; returns exit code and output."""
        code, out, err = self.adb.shell(self.serial, command, self.adb.timeout + seconds)
        return code, out + err

    def wait(self, ms: int) -> None:
        """Let time of the device pass."""
        self.shell(f"sleep {ms / 1000:g}" if ms < 1000 else f"sleep {ms // 1000}.{ms % 1000:03d}", ms / 1000)


def _told(action: Action) -> str:
    return type(action).__name__


def _gesture(name: str, fields: Callable[[Any], dict[str, int]]) -> Callable[[Hand, Any], None]:
    def perform(hand: Hand, action: Any) -> None:
        hand.do(action, lambda driver: driver.execute_script(f"mobile: {name}", fields(action)))

    return perform


def _swipe(hand: Hand, action: Swipe) -> None:
    _stroke(hand, action, [_move(action.x1, action.y1, action.ms)])


def _drag(hand: Hand, action: Drag) -> None:
    _stroke(hand, action, [_pause(PICK_UP_MS), _move(action.x1, action.y1, action.ms), _pause(PUT_DOWN_MS)])


def _stroke(hand: Hand, action: Swipe | Drag, way: list[dict[str, Any]]) -> None:
    down = [_move(action.x0, action.y0, 0), {"type": "pointerDown", "button": 0}]
    finger = {
        "type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
        "actions": [*down, *way, {"type": "pointerUp", "button": 0}],
    }  # fmt: skip
    hand.do(action, lambda driver: driver.execute("actions", {"actions": [finger]}))


def _move(x: int, y: int, ms: int) -> dict[str, Any]:
    return {"type": "pointerMove", "duration": ms, "x": x, "y": y, "origin": "viewport"}


def _pause(ms: int) -> dict[str, Any]:
    return {"type": "pause", "duration": ms}


def _key(hand: Hand, action: PressKey) -> None:
    code = ANDROID_KEYS[action.key][1]
    hand.do(action, lambda driver: driver.execute_script("mobile: pressKey", {"keycode": code}))


def _rotate(hand: Hand, action: Rotate) -> None:
    def turn(driver: WebDriver) -> None:
        if action.orientation in ("portrait", "landscape"):
            driver.execute("setScreenOrientation", {"orientation": action.orientation.upper()})
            return
        driver.command_executor.add_command("setRotation", "POST", "/session/$sessionId/rotation")
        driver.execute("setRotation", {"x": 0, "y": 0, "z": _TURNS[action.orientation]})

    try:
        hand.do(action, turn)
    except Refused:
        # A screen that is locked in its place stays as it is, and no finger is told why.
        return


def _open(hand: Hand, action: OpenApp) -> str | None:
    component = hand.apps.component(action.app)
    if component is None:
        hand.wait(0)
        return f"no app named {action.app!r} is installed"
    start = "am start -W -a android.intent.action.MAIN -c android.intent.category.LAUNCHER -f 0x10200000"
    code, said = hand.shell(f"{start} -n {shlex.quote(component)}")
    failed = next((line for line in said.splitlines() if line.startswith("Error")), "")
    return (failed or said.strip() or f"am start ended with {code}") if failed or code else None


def _wait(hand: Hand, action: Wait) -> None:
    hand.wait(action.ms)


def _nothing(hand: Hand, action: Action) -> None:
    hand.wait(0)


_PERFORM: dict[type[Action], Callable[[Hand, Any], str | None]] = {
    Tap: _gesture("clickGesture", lambda a: {"x": a.x, "y": a.y}),
    DoubleTap: _gesture("doubleClickGesture", lambda a: {"x": a.x, "y": a.y}),
    LongPress: _gesture("longClickGesture", lambda a: {"x": a.x, "y": a.y, "duration": a.ms}),
    Swipe: _swipe,
    Drag: _drag,
    TypeText: lambda hand, action: type_text(hand, action),
    PressKey: _key,
    Rotate: _rotate,
    OpenApp: _open,
    Wait: _wait,
    ReportDefect: _nothing,
    Finish: _nothing,
}
