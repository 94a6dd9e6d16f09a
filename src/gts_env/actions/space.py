"""The Gymnasium action space, and the way between its samples and the canonical actions.

One fixed ``Dict`` for every task and device. ``type`` says which action is meant and the other fields hold what that
action needs; fields it does not need are ignored by :func:`decode` and zero in :func:`encode`.

======================== ================================ ==========================================================
field                    space                            meaning
======================== ================================ ==========================================================
``type``                 Discrete(12)                     number in :data:`~gts_env.actions.action.ACTION_TYPES`
``point``, ``point2``    Box float32 (2,) in [0, 1]       x and y as a share of the screen's width and height;
                                                          ``point2`` is the end of a swipe or drag
``duration``             Box float64 (1,) in [0, 1]       milliseconds on a logarithmic scale from 0 to a day
``text``                 Box uint8 (1, 512)               UTF-8, ended by the first 0: text, description or app
``clear``, ``submit``    Discrete(2) each                 flags of TypeText
``key``                  Discrete(12)                     number in :data:`~gts_env.actions.action.KEYS`
``orientation``          Discrete(3)                      number in :data:`~gts_env.actions.action.ORIENTATIONS`
``fault_mode``           Discrete(5)                      number in :data:`~gts_env.actions.action.FAULT_MODES`
``point_given``          Discrete(2)                      whether a report has a ``point``
``step_given``, ``step`` Discrete(2), Discrete(100000)    whether a report names a step, and which
======================== ================================ ==========================================================

Every sample is an action, and every valid action whose text fits is a sample, exactly: ``decode(encode(a)) == a``.
Text is bytes because a Text space needs its alphabet listed, which for Unicode takes seconds and megabytes; it has two
axes because for a one-axis Box Gymnasium's checker advises a range up to 1. The scale of durations is logarithmic so
that a random one is seconds rather than half a day, and of double precision so that it is exact to the millisecond.
Longer texts (up to 4,096 characters) are given to ``step`` as an :class:`~gts_env.actions.action.Action`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from gts_env.actions.action import (
    ACTION_TYPES,
    FAULT_MODES,
    KEYS,
    MAX_GESTURE_MS,
    MAX_WAIT_MS,
    ORIENTATIONS,
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
from gts_env.actions.sample_check import check_sample
from gts_env.actions.validate import CONTROL, check
from gts_env.errors import ActionError

TEXT_BYTES = 512
"""Bytes of text in a sample."""
MAX_STEP = 100_000
_SCALE = math.log1p(MAX_WAIT_MS)
_NUMBER_OF = {kind: number for number, kind in enumerate(ACTION_TYPES.values())}

Sample = dict[str, Any]
Size = tuple[int, int]
"""Width and height of the screen in device pixels, as rotated."""


def action_space() -> spaces.Dict:
    """A new action space, as the table of this module tells. A sample costs about a quarter of a millisecond."""
    return spaces.Dict(
        [
            ("type", spaces.Discrete(len(ACTION_TYPES))),
            ("point", spaces.Box(0.0, 1.0, (2,), np.float32)),
            ("point2", spaces.Box(0.0, 1.0, (2,), np.float32)),
            ("duration", spaces.Box(0.0, 1.0, (1,), np.float64)),
            ("text", spaces.Box(0, 255, (1, TEXT_BYTES), np.uint8)),
            ("clear", spaces.Discrete(2)),
            ("submit", spaces.Discrete(2)),
            ("key", spaces.Discrete(len(KEYS))),
            ("orientation", spaces.Discrete(len(ORIENTATIONS))),
            ("fault_mode", spaces.Discrete(len(FAULT_MODES))),
            ("point_given", spaces.Discrete(2)),
            ("step_given", spaces.Discrete(2)),
            ("step", spaces.Discrete(MAX_STEP)),
        ]
    )


_SPACE = action_space()


def encode(action: Action, size: Size) -> Sample:
    """The sample that stands for an action.

    Args:
        action: Any action that is valid on the screen.
        size: Width and height of the screen in device pixels, as rotated.

    Raises:
        ActionError: The action is not valid there, or its text or step does not fit into the space.
    """
    action = check(action, *size)
    sample: Sample = {
        name: np.int64(0) if isinstance(part, spaces.Discrete) else np.zeros(part.shape or (), part.dtype)
        for name, part in _SPACE.items()
    }
    sample["type"] = np.int64(_NUMBER_OF[type(action)])
    match action:
        case Tap(x, y) | DoubleTap(x, y):
            sample["point"] = _share((x, y), size)
        case LongPress(x, y, ms):
            sample |= {"point": _share((x, y), size), "duration": _duration(ms)}
        case Swipe(x0, y0, x1, y1, ms) | Drag(x0, y0, x1, y1, ms):
            sample |= {"point": _share((x0, y0), size), "point2": _share((x1, y1), size), "duration": _duration(ms)}
        case TypeText(text, clear, submit):
            sample |= {"text": _bytes(text), "clear": np.int64(clear), "submit": np.int64(submit)}
        case PressKey(key):
            sample["key"] = np.int64(KEYS.index(key))
        case Rotate(orientation):
            sample["orientation"] = np.int64(ORIENTATIONS.index(orientation))
        case OpenApp(app):
            sample["text"] = _bytes(app)
        case Wait(ms):
            sample["duration"] = _duration(ms)
        case ReportDefect(mode, description, point, step):
            sample |= {"fault_mode": np.int64(FAULT_MODES.index(mode)), "text": _bytes(description)}
            sample |= {"point_given": np.int64(1), "point": _share(point, size)} if point is not None else {}
            sample |= {"step_given": np.int64(1), "step": _step(step)} if step is not None else {}
    return sample


def decode(sample: Mapping[str, Any], size: Size) -> Action:
    """The action that a sample stands for.

    Args:
        sample: An element of :func:`action_space`.
        size: Width and height of the screen in device pixels, as rotated.

    Raises:
        ActionError: Not an element of the space; the message names the field, what it must be and what it is.
    """
    check_sample(sample, _SPACE)
    return _READERS[int(sample["type"])](sample, size)


def _read_report(sample: Mapping[str, Any], size: Size) -> Action:
    return ReportDefect(
        FAULT_MODES[int(sample["fault_mode"])],
        _string(sample["text"]),
        _pixel(sample["point"], size) if sample["point_given"] else None,
        int(sample["step"]) if sample["step_given"] else None,
    )


def _read_typing(sample: Mapping[str, Any], _: Size) -> Action:
    return TypeText(_string(sample["text"]), bool(sample["clear"]), bool(sample["submit"]))


def _read_move(kind: type[Swipe] | type[Drag], sample: Mapping[str, Any], size: Size) -> Action:
    return kind(*_pixel(sample["point"], size), *_pixel(sample["point2"], size), _ms(sample, MAX_GESTURE_MS))


_READER_OF: dict[type[Action], Callable[[Mapping[str, Any], Size], Action]] = {
    Tap: lambda sample, size: Tap(*_pixel(sample["point"], size)),
    DoubleTap: lambda sample, size: DoubleTap(*_pixel(sample["point"], size)),
    LongPress: lambda sample, size: LongPress(*_pixel(sample["point"], size), _ms(sample, MAX_GESTURE_MS)),
    Swipe: lambda sample, size: _read_move(Swipe, sample, size),
    Drag: lambda sample, size: _read_move(Drag, sample, size),
    TypeText: _read_typing,
    PressKey: lambda sample, _: PressKey(KEYS[int(sample["key"])]),
    Rotate: lambda sample, _: Rotate(ORIENTATIONS[int(sample["orientation"])]),
    OpenApp: lambda sample, _: OpenApp(_string(sample["text"])),
    Wait: lambda sample, _: Wait(_ms(sample, MAX_WAIT_MS)),
    ReportDefect: _read_report,
    Finish: lambda *_: Finish(),
}
_READERS = [_READER_OF[kind] for kind in ACTION_TYPES.values()]


def _share(point: tuple[int, int], size: Size) -> npt.NDArray[np.float32]:
    # The middle of a pixel, so that rounding to single precision cannot reach the next one.
    return np.array([(pixel + 0.5) / side for pixel, side in zip(point, size, strict=True)], np.float32)


def _pixel(shares: npt.NDArray[np.float32], size: Size) -> tuple[int, int]:
    x, y = shares.tolist()
    return min(int(x * size[0]), size[0] - 1), min(int(y * size[1]), size[1] - 1)


def _duration(ms: int) -> npt.NDArray[np.float64]:
    return np.array([math.log1p(ms) / _SCALE])


def _ms(sample: Mapping[str, Any], most: int) -> int:
    return min(round(math.expm1(float(sample["duration"][0]) * _SCALE)), most)


def _step(step: int) -> np.int64:
    if step >= MAX_STEP:
        raise ActionError(f"report.step: the action space counts to {MAX_STEP - 1}", found=str(step))
    return np.int64(step)


def _bytes(text: str) -> npt.NDArray[np.uint8]:
    data = text.encode()
    if len(data) > TEXT_BYTES:
        raise ActionError(
            f"text: {TEXT_BYTES} bytes of UTF-8 fit into the action space",
            found=f"{len(data)} bytes",
            mend="Give the Action itself to step.",
        )
    padded = np.zeros((1, TEXT_BYTES), np.uint8)
    padded[0, : len(data)] = np.frombuffer(data, np.uint8)
    return padded


def _string(data: npt.NDArray[np.uint8]) -> str:
    # Random bytes must stand for an action too: what is no text is left out, which never makes it longer.
    text = data.tobytes().partition(b"\x00")[0].decode("utf-8", "ignore")
    return CONTROL.sub("", text)
