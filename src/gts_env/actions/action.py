"""The canonical actions: one frozen class per gesture, in device pixels and milliseconds.

Every other form of an action (Gymnasium sample, JSON text, an agent family's dialect) is parsed to these and
printed from these.
"""

from __future__ import annotations

from dataclasses import dataclass

MAX_TEXT = 4096
"""Longest text of one TypeText or report, in characters; longer input is refused with an ActionError."""
MAX_WAIT_MS = 24 * 60 * 60 * 1000
"""Longest Wait: one day."""
MAX_GESTURE_MS = 60_000
"""Longest LongPress, Swipe or Drag: one minute."""
KEYS = (
    "back",
    "home",
    "recents",
    "enter",
    "delete",
    "tab",
    "escape",
    "menu",
    "search",
    "power",
    "volume_up",
    "volume_down",
)
"""Keys of :class:`PressKey`, in the order in which the action space numbers them. Append only."""
ORIENTATIONS = ("portrait", "landscape", "reverse_landscape")
FAULT_MODES = ("CR", "EL", "ONR", "UTR", "NLE")
"""Content Rendering, Element Layout, Operation No Response, Unexpected Task Result, Navigation Logic Error."""
DISPLAY_MODES = ("CR", "EL")
"""Fault modes that show on one screen; the others need an interaction to surface."""


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions."""


@dataclass(frozen=True, slots=True)
class Tap(Action):
    """Touch a point and let go. Coordinates in device pixels."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class DoubleTap(Action):
    """Tap a point twice within the double-tap time-out."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class LongPress(Action):
    """Hold a point for ``ms`` milliseconds (Android takes 400 ms and more for a long press)."""

    x: int
    y: int
    ms: int = 800


@dataclass(frozen=True, slots=True)
class Swipe(Action):
    """Move a finger from (x0, y0) to (x1, y1) in ``ms`` milliseconds and lift it while it moves: lists fling."""

    x0: int
    y0: int
    x1: int
    y1: int
    ms: int = 300


@dataclass(frozen=True, slots=True)
class Drag(Action):
    """Hold (x0, y0) until it is picked up, carry it to (x1, y1) in ``ms`` milliseconds, stop, and let go."""

    x0: int
    y0: int
    x1: int
    y1: int
    ms: int = 1000


@dataclass(frozen=True, slots=True)
class TypeText(Action):
    """Type into the focused field.

    Attributes:
        text: What to type; line breaks are typed as such in a multi-line field.
        clear: Empty the field first.
        submit: Press the keyboard's action key afterwards.
    """

    text: str
    clear: bool = False
    submit: bool = False


@dataclass(frozen=True, slots=True)
class PressKey(Action):
    """Press one key of :data:`KEYS`."""

    key: str


@dataclass(frozen=True, slots=True)
class Rotate(Action):
    """Turn the device to one of :data:`ORIENTATIONS`."""

    orientation: str


@dataclass(frozen=True, slots=True)
class OpenApp(Action):
    """Start an app by its label, its short name or its package, as a tap on its icon would."""

    app: str


@dataclass(frozen=True, slots=True)
class Wait(Action):
    """Let ``ms`` milliseconds of device time pass, at most :data:`MAX_WAIT_MS`."""

    ms: int = 1000


@dataclass(frozen=True, slots=True)
class ReportDefect(Action):
    """Say that something is wrong. Touches nothing on the device.

    Attributes:
        fault_mode: One of :data:`FAULT_MODES`.
        description: What is wrong, in words.
        point: Where it shows, in device pixels, or None.
        step: Number of the step whose screen shows it (0 is the screen after reset), or None for what was seen last.
    """

    fault_mode: str
    description: str = ""
    point: tuple[int, int] | None = None
    step: int | None = None


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """End the session: the tester has nothing more to do."""


ACTION_TYPES: dict[str, type[Action]] = {
    "tap": Tap,
    "double_tap": DoubleTap,
    "long_press": LongPress,
    "swipe": Swipe,
    "drag": Drag,
    "type": TypeText,
    "press": PressKey,
    "rotate": Rotate,
    "open_app": OpenApp,
    "wait": Wait,
    "report": ReportDefect,
    "finish": Finish,
}
"""Every action by its word in files, in the order in which the action space numbers them. Append only."""
