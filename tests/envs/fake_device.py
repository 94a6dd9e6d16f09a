"""A device made by hand: a memo app of two screens, with two defects, behind the device protocol."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from zlib import crc32

import numpy as np
import numpy.typing as npt

from gts_env.actions import Action, Finish, OpenApp, PressKey, ReportDefect, Rotate, Tap, TypeText, Wait
from gts_env.benchmark import Scenario
from gts_env.errors import DeviceError, DeviceLost
from gts_env.screen import Node, Screen, hits
from gts_env.screen.node import CLICKABLE, ENABLED, FOCUSABLE, FOCUSED, SCROLLABLE

PACK = str(Path(__file__).parent / "pack")
KIND = f"{__name__}:FakeDevice"
SIZE = (1080, 2400)
ANDROID, MEMO, HOME = "android.widget.", "org.gts.memo", "org.gts.launcher"


@dataclass(frozen=True)
class State:
    """What the fake phone is in."""

    where: str = "home"
    text: str = ""
    now: int = 0
    turned: bool = False
    live: tuple[str, ...] = ()


class FakeDevice:
    """A device that counts how often it was made and restored."""

    made = 0

    def __init__(self, profile: str | None = None) -> None:
        FakeDevice.made += 1
        self.profile = profile
        self.restored = 0
        self.closed = 0
        self.state: State | None = None
        self._screen: tuple[State, Screen] | None = None

    @property
    def size(self) -> tuple[int, int]:
        return SIZE

    def restore(self, scenario: Scenario, defects: Sequence[str] | None = None, variation: int = 0) -> None:
        self.restored += 1
        live = tuple(defect.id for defect in scenario.defects) if defects is None else tuple(defects)
        self.state = State(live=live, now=variation)

    def perform(self, action: Action) -> str | None:
        state = self._running()
        error = None
        if isinstance(action, OpenApp):
            state, error = self._open(state, action.app)
        elif isinstance(action, Tap):
            state = self._tap(state, action)
        elif isinstance(action, TypeText) and state.where == "editor":
            state = replace(state, text=state.text + action.text)
        elif isinstance(action, PressKey) and action.key == "back":
            state = replace(state, where="list" if state.where == "editor" else "home")
        elif isinstance(action, Rotate):
            state = replace(state, turned=action.orientation != "portrait")
        spent = action.ms if isinstance(action, Wait) else 0
        self.state = replace(state, now=state.now + spent + 500)
        assert not isinstance(action, (ReportDefect, Finish)) or replace(self.state, now=0) == replace(state, now=0)
        return error

    def screen(self) -> Screen:
        state = self._running()
        if self._screen is None or self._screen[0] is not state:
            self._screen = (state, screen_of(state))
        return self._screen[1]

    def frame(self, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        width, height = size
        shade = crc32(repr(replace(self._running(), now=0)).encode()) % 251
        return np.full((height, width, 3), shade, np.uint8)

    def save_state(self) -> State:
        return self._running()

    def load_state(self, state: State) -> None:
        self.state = state

    def apps(self) -> tuple[str, ...]:
        return ("Memo", "Clock")

    def close(self) -> None:
        self.closed += 1

    def _running(self) -> State:
        if self.state is None:
            raise DeviceError("not restored")
        return self.state

    def _open(self, state: State, app: str) -> tuple[State, str | None]:
        if app.casefold() != "memo":
            return state, f"no app named {app!r} is installed"
        return replace(state, where="list"), None

    def _tap(self, state: State, action: Tap) -> State:
        touched = hits(self.screen(), action.x, action.y)
        name = touched[0].name if touched else ""
        if name in ("memo", "note"):
            return replace(state, where="list" if name == "memo" else "editor", text="")
        if name == "save" and "dead-save" not in state.live:
            return replace(state, where="list")
        return state


class UncloneableDevice(FakeDevice):
    """One that cannot be saved, as a real phone."""

    def save_state(self) -> State:
        raise DeviceError("This device cannot be cloned")


class LossyDevice(FakeDevice):
    """One whose connection breaks at the second action."""

    acted = 0

    def perform(self, action: Action) -> str | None:
        self.acted += 1
        if self.acted == 2:
            raise DeviceLost("The connection is gone")
        return super().perform(action)


def screen_of(state: State) -> Screen:
    """The screen of a state; the same nodes for what looks the same."""
    width, height = (SIZE[1], SIZE[0]) if state.turned else SIZE
    root = _tree(state.where, state.text, width, height, "broken-title" in state.live)
    inside = state.where != "home"
    return Screen(
        (root,),
        width=width,
        height=height,
        package=MEMO if inside else HOME,
        activity=f".{state.where.title()}Activity",
        orientation="landscape" if state.turned else "portrait",
        time_ms=state.now,
        toast="Welcome" if state.where == "list" else None,
        keyboard=state.where == "editor",
    )


@cache
def _tree(where: str, text: str, width: int, height: int, broken: bool) -> Node:
    if where == "home":
        children = (_node("TextView", "memo", "Memo", (100, 300, 300, 500), CLICKABLE, HOME),)
    elif where == "list":
        titles = ("Shopping", "CafÃ©" if broken else "Café")
        rows = tuple(
            _node("TextView", "note", title, (0, 200 + 100 * n, width, 300 + 100 * n), CLICKABLE)
            for n, title in enumerate(titles)
        )
        children = (_node("RecyclerView", "notes", "", (0, 200, width, height), SCROLLABLE, children=rows),)
    else:
        children = (
            _node("EditText", "body", text, (0, 200, width, 900), FOCUSABLE | FOCUSED | CLICKABLE),
            _node("Button", "save", "Save", (width - 200, 50, width, 150), CLICKABLE),
            _node("TextView", "count", f"{len(text)} letters", (0, 900, width, 960), 0),
        )
    package = HOME if where == "home" else MEMO
    return _node("FrameLayout", "", "", (0, 0, width, height), 0, package, children)


def _node(
    kind: str,
    name: str,
    text: str,
    bounds: tuple[int, int, int, int],
    flags: int,
    package: str = MEMO,
    children: tuple[Node, ...] = (),
) -> Node:
    full = f"{package}:id/{name}" if name else ""
    return Node(ANDROID + kind, package, full, text, "", "", bounds, flags | ENABLED, children)
