"""The calls of UI-TARS, in the vocabulary of its prompt for phones."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gts_env.actions.action import (
    Action,
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.actions.calls import Call, quoted, read_calls
from gts_env.actions.dialect import Dialect
from gts_env.actions.frames import Point
from gts_env.actions.keys import key_named
from gts_env.actions.moves import OPPOSITE, around, direction_named
from gts_env.actions.replies import said_in
from gts_env.actions.seen import Seen
from gts_env.actions.spoken_report import is_report
from gts_env.actions.values import milliseconds, seconds
from gts_env.errors import ActionError, near

WAIT_MS = 5000
SCROLLED = 0.4
"""Share of the screen over which the finger of a scroll moves."""
_ACTION = re.compile(r"^[ \t]*Action:", re.MULTILINE)
_START = ("start_box", "point", "start_point")
_END = ("end_box", "end_point")
_WORDS = (
    "click left_double long_press type scroll drag press_home press_back hotkey open_app wait finished call_user"
).split()


class UITars(Dialect):
    r"""UI-TARS: a call after ``Action:``, as ``click(start_box='(540,1200)')``.

    Points also come as ``point='<point>540 1200</point>'``, and boxes of four numbers, of which the middle is meant.

    UI-TARS 1.5 gives pixels of the picture as resized to multiples of 28, with at least 78,400 pixels (the default
    frame here); UI-TARS 1 gives thousandths: ``frame="per_mille"``.

    * ``scroll`` down shows what is further down: the finger moves up. ``drag`` is how it swipes.
    * ``type`` presses Enter only for a line break at the end of its text, ``\n``, which is not typed.
    * ``wait`` is five seconds.
    * ``finished`` and ``call_user`` end the session.

    A defect is reported by ``finished(content='GUI_BUG NLE: Back closes the app')``, a
    :mod:`~gts_env.actions.spoken_report`; the session then goes on.
    """

    frame_name = "resized:78400:12845056"

    def _read(self, text: str, seen: Seen) -> Sequence[Action]:
        said = said_in(text)
        marked = list(_ACTION.finditer(said))
        return [self._meant(call, seen) for call in read_calls(said[marked[-1].end() :] if marked else said)]

    def _meant(self, call: Call, seen: Seen) -> Action:
        match call.name:
            case "click" | "left_single":
                return Tap(*self._place(call, _START, seen))
            case "left_double":
                return DoubleTap(*self._place(call, _START, seen))
            case "long_press":
                return self._held(call, seen)
            case "type":
                typed = call.text("content", 0)
                return TypeText(typed.removesuffix("\n"), submit=typed.endswith("\n"))
            case "scroll":
                return self._scroll(call, seen)
            case "drag" | "select":
                return Swipe(*self._place(call, _START, seen), *self._place(call, _END, seen))
            case "press_home" | "press_back":
                return PressKey(call.name.removeprefix("press_"))
            case "hotkey" | "press":
                return PressKey(key_named(str(call.value("key", 0))))
            case "open_app":
                return OpenApp(call.text("app_name", 0))
            case "wait":
                return Wait(milliseconds("wait.time", call.kwargs["time"]) if "time" in call.kwargs else WAIT_MS)
            case "finished":
                said = str(call.kwargs.get("content", call.args[0] if call.args else ""))
                return self._report(said, seen) if is_report(said) else Finish()
            case "call_user":
                return Finish()
        mend = near(call.name, _WORDS) or f"Known: {', '.join(_WORDS)}."
        raise ActionError("UI-TARS has no such call", found=repr(call.name[:60]), mend=mend)

    def _place(self, call: Call, names: Sequence[str], seen: Seen) -> Point:
        name = next((name for name in names if name in call.kwargs), names[0])
        return self._point(call.value(name, 0 if names is _START else 1), seen, f"{call.name}.{name}")

    def _held(self, call: Call, seen: Seen) -> Action:
        point = self._place(call, _START, seen)
        if call.kwargs.get("time", "") in ("", 0.0):
            return LongPress(*point)
        return LongPress(*point, milliseconds("long_press.time", call.kwargs["time"]))

    def _scroll(self, call: Call, seen: Seen) -> Swipe:
        to = direction_named(call.kwargs.get("direction"))
        middle = self._place(call, _START, seen)
        far = int(seen.size[0 if to in ("left", "right") else 1] * SCROLLED)
        return around(middle, OPPOSITE[to], far, seen.size)

    def _write(self, action: Action, seen: Seen) -> str:
        match action:
            case Tap(x, y):
                said = f"click({self._box('start_box', (x, y), seen)})"
            case DoubleTap(x, y):
                said = f"left_double({self._box('start_box', (x, y), seen)})"
            case LongPress(x, y, ms):
                held = "" if ms == LongPress(0, 0).ms else f", time='{seconds(ms)}'"
                said = f"long_press({self._box('start_box', (x, y), seen)}{held})"
            case Swipe(x0, y0, x1, y1, _) | Drag(x0, y0, x1, y1, _):
                ends = f"{self._box('start_box', (x0, y0), seen)}, {self._box('end_box', (x1, y1), seen)}"
                said = f"drag({ends})"
            case TypeText(text, _, submit):
                content = text + "\n" if submit else text
                said = f"type(content={quoted(content)})"
            case PressKey("home" | "back" as key):
                said = f"press_{key}()"
            case PressKey(key):
                said = f"hotkey(key={quoted(key)})"
            case OpenApp(app):
                said = f"open_app(app_name={quoted(app)})"
            case Wait(ms):
                said = "wait()" if ms == WAIT_MS else f"wait(time='{seconds(ms)}')"
            case ReportDefect():
                said = f"finished(content={quoted(self._reported(action, seen))})"
            case Finish():
                said = "finished(content='')"
            case _:
                raise self._unsayable(action)
        return f"Action: {said}"

    def _box(self, name: str, point: Point, seen: Seen) -> str:
        x, y = self._numbers(point, seen)
        return f"{name}='({x:.12g},{y:.12g})'"
