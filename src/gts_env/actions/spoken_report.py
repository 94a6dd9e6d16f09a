"""A defect report inside a text, for agent families whose vocabulary has no word for it.

None of the mobile agents of today can say that something is wrong but in the text of their last word. One form serves
them all, so that a prompt need teach no more than this::

    GUI_BUG NLE at (540, 1200) step 3: Back from the day closes the app

After ``GUI_BUG`` comes the fault mode, as a code or in words (``operation no response``), then, each if known, where it
shows and the step whose screen shows it (0 is the screen after reset), then a colon and what is wrong. Only ``GUI_BUG``
and the mode are needed. A text that merely mentions ``GUI_BUG`` further on is no report: it may say that there is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from gts_env.actions.action import FAULT_MODES, ReportDefect
from gts_env.errors import ActionError

TAG = "GUI_BUG"
"""What a report begins with."""
MODE_NAMES = {
    "CR": "content rendering",
    "EL": "element layout",
    "ONR": "operation no response",
    "UTR": "unexpected task result",
    "NLE": "navigation logic error",
}
"""The fault modes in words."""

Place = Callable[[float, float], tuple[int, int]]
"""The device pixel that a pair of numbers of the agent's frame names."""

_TAG = re.compile(r"\s*\W{0,3}GUI[_ -]?BUG\b", re.IGNORECASE)
_MODE = re.compile(rf"\b(?:{'|'.join(FAULT_MODES)})\b|(?i:{'|'.join(MODE_NAMES.values()).replace(' ', '[ _-]')})")
_BARE = re.compile(rf"\s*(?:{_MODE.pattern})\s*(?:[:(]|at\b|step\b|$)")
_NUMBER = r"\d{1,6}(?:\.\d{1,12})?"
_HEAD = re.compile(
    rf"[\s:,()\[\]-]*(?P<mode>{_MODE.pattern})[\])]?"
    rf"(?:\s+at\s*\(\s*(?P<x>{_NUMBER})\s*,\s*(?P<y>{_NUMBER})\s*\))?(?:\s+step\s+(?P<step>\d{{1,9}}))?"
)
_REST = re.compile(r"\s*[:,.-]\s?|\s+|$")


def is_report(text: str, bare: bool = False) -> bool:
    """Whether a text is a report.

    Args:
        text: What the agent says.
        bare: Whether a fault mode alone at the beginning, as in ``NLE: Back closes the app``, makes it one, too.
    """
    return bool(_TAG.match(text)) or (bare and bool(_BARE.match(text)))


def read_report(text: str, place: Place, fault_mode: str | None = None) -> ReportDefect:
    """The report that a text is.

    Args:
        text: What the agent says, with or without the tag.
        place: Turns the numbers of a point into device pixels.
        fault_mode: The mode of a report that names none.

    Raises:
        ActionError: It names no fault mode, or a point outside the screen.
    """
    tag = _TAG.match(text)
    body = text[tag.end() :] if tag else text
    head = _HEAD.match(body)
    if head is None:
        words = body.strip(" \t\n:-")
        return ReportDefect(_mode_in(body, fault_mode), words)
    point = place(float(head["x"]), float(head["y"])) if head["x"] else None
    step = int(head["step"]) if head["step"] else None
    rest = _REST.match(body, head.end())
    return ReportDefect(_code(head["mode"]), body[rest.end() if rest else head.end() :], point, step)


def write_report(report: ReportDefect, place: tuple[float, float] | None) -> str:
    """The text that :func:`read_report` reads as this report.

    Args:
        report: The report.
        place: Its point in the numbers of the agent's frame.
    """
    where = f" at ({place[0]:.12g}, {place[1]:.12g})" if place is not None else ""
    when = f" step {report.step}" if report.step is not None else ""
    words = f": {report.description}" if report.description else ""
    return f"{TAG} {report.fault_mode}{where}{when}{words}"


def mode_named(word: str) -> str:
    """The fault mode that a word or its name in words stands for.

    Raises:
        ActionError: There is no such mode.
    """
    match = _MODE.fullmatch(word.strip()) or _MODE.fullmatch(word.strip().upper())
    if match is None:
        raise _no_mode(repr(word[:60]))
    return _code(match[0])


def _mode_in(text: str, fault_mode: str | None) -> str:
    found = _MODE.search(text)
    if found is not None:
        return _code(found[0])
    if fault_mode is None:
        raise _no_mode("none")
    return fault_mode


def _code(word: str) -> str:
    folded = re.sub(r"[ _-]", " ", word).lower()
    return next((code for code, name in MODE_NAMES.items() if name == folded), word)


def _no_mode(found: str) -> ActionError:
    modes = ", ".join(f"{code} ({name})" for code, name in MODE_NAMES.items())
    return ActionError(
        "A report names a fault mode", found=found, mend=f"Such as: {TAG} ONR: nothing happens. Modes: {modes}."
    )
