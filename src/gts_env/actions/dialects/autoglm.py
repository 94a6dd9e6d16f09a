"""The calls ``do(...)`` and ``finish(...)`` of AutoGLM."""

from __future__ import annotations

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
from gts_env.actions.replies import said_in
from gts_env.actions.seen import Seen
from gts_env.actions.spoken_report import is_report
from gts_env.actions.values import milliseconds, seconds
from gts_env.errors import ActionError, near

LONG_PRESS_MS = 3000
_MARK = '"'
_WORDS = ("Tap", "Double Tap", "Long Press", "Swipe", "Type", "Back", "Home", "Launch", "Wait")
_NOBODY = ("Note", "Call_API", "Interact", "Take_over")


class AutoGLM(Dialect):
    """AutoGLM: ``do(action="Tap", element=[500, 500])`` or ``finish(message="...")``, also in ``<answer>``.

    Points are thousandths of the picture; its models write 0 to 999.

    * ``Swipe`` moves the finger from ``start`` to ``end``. There is no scroll.
    * ``Type`` (and ``Type_Name``) **empties the field first** and presses no Enter, for which there is no word.
    * ``Wait`` takes a text: ``duration="2 seconds"``. ``Long Press`` holds for three seconds.
    * ``Note``, ``Call_API``, ``Interact`` and ``Take_over`` ask for help that nobody gives here, and are refused.

    A defect is reported by ``finish(message="GUI_BUG NLE: Back closes the app")``, a
    :mod:`~gts_env.actions.spoken_report`; the session then goes on. Any other message ends it.
    """

    frame_name = "per_mille"

    def _read(self, text: str, seen: Seen) -> Sequence[Action]:
        return [self._meant(call, seen) for call in read_calls(said_in(text, ("answer",)))]

    def _meant(self, call: Call, seen: Seen) -> Action:
        if call.name == "finish":
            said = str(call.kwargs.get("message", call.args[0] if call.args else ""))
            return self._report(said, seen) if is_report(said) else Finish()
        if call.name != "do":
            raise ActionError("AutoGLM has no such call", found=repr(call.name[:60]), mend="Known: do, finish.")
        word = call.text("action", 0)
        match word:
            case "Tap":
                return Tap(*self._point(call.value("element"), seen, "element"))
            case "Double Tap":
                return DoubleTap(*self._point(call.value("element"), seen, "element"))
            case "Long Press":
                return LongPress(*self._point(call.value("element"), seen, "element"), LONG_PRESS_MS)
            case "Swipe":
                ends = [self._point(call.value(name), seen, name) for name in ("start", "end")]
                return Swipe(*ends[0], *ends[1])
            case "Type" | "Type_Name":
                return TypeText(call.text("text"), clear=True)
            case "Back" | "Home":
                return PressKey(word.lower())
            case "Launch":
                return OpenApp(call.text("app"))
            case "Wait":
                return Wait(milliseconds("duration", call.kwargs.get("duration", 1.0)))
        if word in _NOBODY:
            raise ActionError(f"{word}: there is nobody to ask, and nothing but the phone", mend="Go on, or finish.")
        mend = near(word, _WORDS) or f"Known: {', '.join(_WORDS)}."
        raise ActionError("do.action: unknown", found=repr(word[:60]), mend=mend)

    def _write(self, action: Action, seen: Seen) -> str:
        match action:
            case Tap(x, y):
                return f'do(action="Tap", element={self._pair((x, y), seen)})'
            case DoubleTap(x, y):
                return f'do(action="Double Tap", element={self._pair((x, y), seen)})'
            case LongPress(x, y, _):
                return f'do(action="Long Press", element={self._pair((x, y), seen)})'
            case Swipe(x0, y0, x1, y1, _) | Drag(x0, y0, x1, y1, _):
                ends = f"start={self._pair((x0, y0), seen)}, end={self._pair((x1, y1), seen)}"
                return f'do(action="Swipe", {ends})'
            case TypeText(text, _, _):
                return f'do(action="Type", text={quoted(text, _MARK)})'
            case PressKey("back" | "home" as key):
                return f'do(action="{key.capitalize()}")'
            case OpenApp(app):
                return f'do(action="Launch", app={quoted(app, _MARK)})'
            case Wait(ms):
                return f'do(action="Wait", duration="{seconds(ms)} seconds")'
            case ReportDefect():
                return f"finish(message={quoted(self._reported(action, seen), _MARK)})"
            case Finish():
                return 'finish(message="")'
        raise self._unsayable(action)

    def _pair(self, point: Point, seen: Seen) -> str:
        x, y = self._numbers(point, seen)
        return f"[{x:.12g},{y:.12g}]"
