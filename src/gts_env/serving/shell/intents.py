"""Intents as ``am`` takes them on its line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from gts_env.android.effects import pack
from gts_env.android.intents import Intent
from gts_env.serving.shell.options import whole

_EXTRAS = {
    "android.intent.extra.TEXT": "text",
    "android.intent.extra.SUBJECT": "subject",
    "android.intent.extra.EMAIL": "email",
    "sms_body": "body",
}
"""Names of extras as the phone's filters have them."""
_TAKING = {
    "-a": "action",
    "-d": "data",
    "-t": "type",
    "-p": "package",
    "-n": "component",
    "-f": "bits",
    "-c": "category",
}
_WORDS = (
    "--user",
    "--activity",
    "--receiver-permission",
    "--display",
    "--windowingMode",
    "-P",
    "-R",
    "--start-profiler",
)
_TWO = ("--es", "-e", "--ei", "--el", "--ez", "--ef", "--eu", "--esa", "--eia", "--ecn", "--esn")
_CLEAR_TASK, _CLEAR_TOP, _SINGLE_TOP, _NO_HISTORY = 0x8000, 0x0400_0000, 0x2000_0000, 0x4000_0000
_FLAGS = (
    (_CLEAR_TASK, "clear_task"),
    (_CLEAR_TOP, "clear_top"),
    (_SINGLE_TOP, "single_top"),
    (_NO_HISTORY, "no_history"),
)


class BadIntent(ValueError):
    """What stands on the line is no intent; ``str()`` is what ``am`` says of it."""


@dataclass(slots=True)
class Asked:
    """What a line asks for.

    Attributes:
        action: Action, as it was given.
        data: URI.
        type: MIME type.
        package: Package that alone may answer.
        component: ``package/activity``.
        categories: Categories.
        bits: Flags as a number.
        extras: Extras by name: texts, numbers, flags.
        options: Options of the command itself, such as ``-W`` and ``-S``.
        words: What is left: a URI, a package or a component.
    """

    action: str = ""
    data: str | None = None
    type: str | None = None
    package: str | None = None
    component: str | None = None
    categories: list[str] = field(default_factory=list)
    bits: int = 0
    extras: dict[str, Any] = field(default_factory=dict)
    options: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)

    def intent(self, app: str | None) -> Intent:
        """The phone's intent, for an app if one is named."""
        flags = tuple(name for bit, name in _FLAGS if self.bits & bit)
        extras = {_EXTRAS.get(name, name): value for name, value in self.extras.items()}
        action = self.action or "android.intent.action.VIEW"
        return Intent(action, self.data, self.type, pack(extras), app, None, flags)

    def __str__(self) -> str:
        parts = [f"act={self.action}" if self.action else ""]
        parts.append(f"cat=[{','.join(self.categories)}]" if self.categories else "")
        parts.append(f"dat={self.data}" if self.data else "")
        parts.append(f"typ={self.type}" if self.type else "")
        parts.append(f"flg={self.bits:#x}" if self.bits else "")
        parts.append(f"cmp={self.component}" if self.component else "")
        parts.append(f"pkg={self.package}" if self.package else "")
        parts.append("(has extras)" if self.extras else "")
        return f"Intent {{ {' '.join(part for part in parts if part)} }}"


def read(args: Sequence[str]) -> Asked:
    """Read the words after ``am start`` or ``am broadcast``.

    Raises:
        BadIntent: They are no intent.
    """
    asked = Asked()
    words = iter(args)
    for word in words:
        if word in _TAKING:
            _take(asked, word, _next(words, word))
        elif word == "--esn":
            asked.extras[_next(words, word)] = ""
        elif word in _TWO:
            name = _next(words, word)
            asked.extras[name] = _value(word, _next(words, word))
        elif word in _WORDS:
            _next(words, word)
        elif word.startswith("-"):
            asked.options.add(word)
        else:
            asked.words.append(word)
    for word in asked.words:
        if asked.component is None and "/" in word and ":" not in word:
            asked.component = word
        elif asked.data is None and ":" in word:
            asked.data = word
        elif asked.package is None:
            asked.package = word
            _as_the_launcher(asked)
    return asked


def _as_the_launcher(asked: Asked) -> None:
    """A package alone is what the launcher would start of it, as ``am`` has it."""
    if not (asked.action or asked.data or asked.type):
        asked.action = "android.intent.action.MAIN"
        asked.categories = asked.categories or ["android.intent.category.LAUNCHER"]


def _next(words: Any, option: str) -> str:
    found: str | None = next(words, None)
    if found is None:
        raise BadIntent(f'Error: Argument expected after "{option}"')
    return found


def _take(asked: Asked, option: str, value: str) -> None:
    if option == "-c":
        asked.categories.append(value)
    elif option == "-f":
        try:
            asked.bits = int(value, 0) & 0xFFFFFFFF
        except ValueError as error:
            raise BadIntent(f'Error: bad flags "{value}"') from error
    else:
        setattr(asked, _TAKING[option], value)


def _value(option: str, text: str) -> Any:
    if option in ("--ei", "--el"):
        number = whole(text)
        if number is None:
            raise BadIntent(f'java.lang.NumberFormatException: For input string: "{text}"')
        return number
    if option == "--ez":
        return text.lower() in ("true", "t", "1")
    return text
