"""Calls as models write them: ``click(start_box='(10,20)')``, ``do(action="Tap", element=[1, 2])``, ``tap(5)``.

Read by hand rather than as Python: a quotation mark that was not escaped, or a line break in a text, is no reason to
refuse what is plainly meant, and nothing is ever evaluated.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from gts_env.actions.validate import shown
from gts_env.errors import ActionError

Value = str | float | tuple[float, ...]
"""A text or bare word, a number, or a list of numbers."""

_NAME = re.compile(r"\s*([A-Za-z_]\w*)\s*\(")
_KEY = re.compile(r"([A-Za-z_]\w*)\s*=\s*")
_NUMBER = re.compile(r"-?\d{1,15}(?:\.\d{1,15})?(?![\w.])")
_WORD = re.compile(r"[^\W\d]\w*")
_LIST = re.compile(r"[\[(]([\s\d.,+-]*)[\])]")
_BLANK = re.compile(r"(?:\s|#[^\n]*)*")
# What follows a quotation mark that ends a text: the end of the call, or the next argument.
_AFTER_TEXT = re.compile(r"\s*(?:\)\s*(?:$|[\n;#,])|,\s*(?:[A-Za-z_]\w*\s*=|[\"'\[(\d-]))")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\n", "\\": "\\", "'": "'", '"': '"'}
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Call:
    """One call.

    Attributes:
        name: What is called.
        args: Arguments without a name, in order.
        kwargs: Arguments with a name.
    """

    name: str
    args: tuple[Value, ...] = ()
    kwargs: dict[str, Value] = field(default_factory=dict)

    def text(self, name: str, place: int | None = None) -> str:
        """A text among the arguments, by its name or its place.

        Raises:
            ActionError: It is missing, or no text.
        """
        value = self.value(name, place)
        if not isinstance(value, str):
            raise ActionError(f"{self.name}.{name}: expected a text in quotation marks", found=shown(value))
        return value

    def value(self, name: str, place: int | None = None) -> Value:
        """An argument by its name or its place.

        Raises:
            ActionError: It is missing.
        """
        if name in self.kwargs:
            return self.kwargs[name]
        if place is not None and place < len(self.args):
            return self.args[place]
        raise ActionError(f"{self.name}.{name}: missing")


def quoted(text: str, mark: str = "'") -> str:
    """A text in quotation marks, escaped so that :func:`read_calls` gives it again."""
    for raw, escaped in (("\\", "\\\\"), (mark, f"\\{mark}"), ("\n", "\\n"), ("\t", "\\t")):
        text = text.replace(raw, escaped)
    return f"{mark}{text}{mark}"


def read_calls(text: str) -> list[Call]:
    """The calls of a text, one after another, with comments and blanks between.

    Raises:
        ActionError: Something else stands there.
    """
    calls: list[Call] = []
    place = _past(_BLANK, text, 0)
    while place < len(text):
        call, place = _call(text, place)
        calls.append(call)
        while place < len(text) and text[place] in " \t\n\r;,.":
            place += 1
        place = _past(_BLANK, text, place)
    if not calls:
        raise ActionError("Expected a call such as name(argument)", found="nothing")
    return calls


def _call(text: str, place: int) -> tuple[Call, int]:
    named = _NAME.match(text, place)
    if named is None:
        raise ActionError("Expected a call such as name(argument)", found=shown(text[place : place + 200]))
    call, place = Call(named[1]), named.end()
    args: list[Value] = []
    while True:
        place = _skip(text, place)
        if place >= len(text) or text[place] == ")":
            # A reply cut off at its last bracket is still plain.
            return Call(call.name, tuple(args), call.kwargs), place + 1
        key = _KEY.match(text, place)
        value, place = _value(text, key.end() if key else place, call.name)
        if key is None:
            args.append(value)
        elif key[1] in call.kwargs:
            raise ActionError(f"{call.name}.{key[1]}: given twice")
        else:
            call.kwargs[key[1]] = value
        place = _skip(text, place)
        if place < len(text) and text[place] == ",":
            place += 1
        elif place < len(text) and text[place] != ")":
            raise ActionError(f"{call.name}: expected a comma or a bracket", found=shown(text[place : place + 200]))


def _value(text: str, place: int, name: str) -> tuple[Value, int]:
    if place < len(text) and text[place] in "'\"":
        end = _end_of_text(text, place)
        return _ESCAPED.sub(_unescape, text[place + 1 : end]), end + 1
    if listed := _LIST.match(text, place):
        return tuple(float(part) for part in re.findall(r"-?\d{1,15}(?:\.\d{1,15})?", listed[1])), listed.end()
    if number := _NUMBER.match(text, place):
        return float(number[0]), number.end()
    if word := _WORD.match(text, place):
        return word[0], word.end()
    raise ActionError(f"{name}: expected a text, a number or a list", found=shown(text[place : place + 200]))


def _end_of_text(text: str, opened: int) -> int:
    """Where a text ends: at the first mark that an argument can end with, else at the first mark at all."""
    mark, first, place = text[opened], -1, opened + 1
    while place < len(text):
        if text[place] == "\\":
            place += 2
            continue
        if text[place] == mark:
            if _AFTER_TEXT.match(text, place + 1):
                return place
            first = place if first < 0 else first
        place += 1
    return first if first >= 0 else len(text)


def _unescape(match: re.Match[str]) -> str:
    return _ESCAPES.get(match[1], match[0])


def _past(pattern: re.Pattern[str], text: str, place: int) -> int:
    match = pattern.match(text, place)
    return match.end() if match else place


def _skip(text: str, place: int) -> int:
    while place < len(text) and text[place].isspace():
        place += 1
    return place
