"""Pages of the soft keyboard: which keys stand in which row, by kind of field, page and shift."""

from __future__ import annotations

from gts_env.android.effects import Erase, Press, Turn, Type
from gts_env.android.system.key import Key

Rows = list[list[Key]]

ACTIONS: dict[str, tuple[str, str]] = {
    "done": ("check", "Done"),
    "next": ("keyboard_tab", "Next"),
    "search": ("search", "Search"),
    "send": ("send", "Send"),
    "go": ("arrow_forward", "Go"),
    "enter": ("keyboard_return", "Enter"),
}
"""Symbol and content description of the action key."""
PADS: dict[str, tuple[str, ...]] = {
    "number": ("123-", "456 ", "789<", ",0.>"),
    "phone": ("123-", "456+", "789<", "*0#>"),
    "datetime": ("123-", "456/", "789<", ":0.>"),
}
"""Number pads; ``<`` stands for backspace and ``>`` for the action key."""
DIAL = {"2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"}
BESIDE_SPACE = {"email": "@", "uri": "/"}
NAMES = {",": "Comma", ".": "Period", " ": "Space", "@": "At", "/": "Slash", "<": "Less than", ">": "Greater than"}
SYMBOLS = ("1234567890", "@#$_&-+()/", "*\"':;!?")
MORE = ("~`|•√π÷×§∆", "£¢€¥^°={}\\", "%©®™¶[]")


def rows(kind: str, action: str, page: str, shift: str, refused: frozenset[str]) -> Rows:
    """Keys of a board, top row first.

    Args:
        kind: Input type of the field.
        action: Action of the field; see :data:`ACTIONS`.
        page: ``letters``, ``symbols`` or ``more``.
        shift: ``off``, ``on`` or ``lock``.
        refused: Characters the field does not take: their keys are greyed out.
    """
    if kind in PADS:
        return _pad(kind, action, refused)
    if page == "letters":
        top = _letters(shift)
    elif page == "symbols":
        top = _symbols(SYMBOLS, Key("=\\<", Turn(page="more"), "pill", 1.5, size=15, desc="More symbols"))
    else:
        top = _symbols(MORE, Key("?123", Turn(page="symbols"), "pill", 1.5, size=15, desc="Symbol keyboard"))
    return [*top, _bottom(kind, action, page, refused)]


def _char(ch: str, kind: str = "letter", **more: float) -> Key:
    return Key(ch, Type(ch), kind, desc=NAMES.get(ch), **more)  # type: ignore[arg-type]


def _delete(units: float = 1.5) -> Key:
    return Key("", Erase(), "side", units, icon="backspace", desc="Delete")


def _action(action: str, units: float = 1.5) -> Key:
    icon, desc = ACTIONS.get(action, ACTIONS["done"])
    return Key("", Press("enter"), "action", units, icon=icon, desc=desc)


def _letters(shift: str) -> Rows:
    first, second, third = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
    if shift != "off":
        first, second, third = first.upper(), second.upper(), third.upper()
    middle = [_char(ch) for ch in second]
    middle[0] = _char(second[0], lead=0.5)
    middle[-1] = _char(second[-1], trail=0.5)
    return [[_char(ch) for ch in first], middle, [_shift(shift), *[_char(ch) for ch in third], _delete()]]


def _shift(shift: str) -> Key:
    desc = {"off": "Shift", "on": "Shift enabled", "lock": "Caps lock enabled"}[shift]
    tap = Turn(shift="on" if shift == "off" else "off")
    icon = "keyboard_capslock" if shift == "lock" else "shift"
    kind = "side" if shift == "off" else "pill" if shift == "on" else "action"
    return Key("", tap, kind, 1.5, icon=icon, filled=shift == "on", double=Turn(shift="lock"), desc=desc)


def _symbols(lines: tuple[str, ...], turn: Key) -> Rows:
    first, second, third = lines
    return [[_char(ch) for ch in first], [_char(ch) for ch in second], [turn, *[_char(ch) for ch in third], _delete()]]


def _bottom(kind: str, action: str, page: str, refused: frozenset[str]) -> list[Key]:
    if page == "letters":
        turn = Key("?123", Turn(page="symbols"), "pill", 1.5, size=15, desc="Symbol keyboard")
    else:
        turn = Key("ABC", Turn(page="letters"), "pill", 1.5, size=15, desc="Letter keyboard")
    before, after = (BESIDE_SPACE.get(kind, ","), ".") if page != "more" else ("<", ">")
    space = Key("", Type(" "), "letter", 5, desc="Space", enabled=" " not in refused)
    return [turn, _char(before, "side"), space, _char(after, "side"), _action(action)]


def _pad(kind: str, action: str, refused: frozenset[str]) -> Rows:
    return [[_pad_key(kind, ch, action, refused) for ch in line] for line in PADS[kind]]


def _pad_key(kind: str, ch: str, action: str, refused: frozenset[str]) -> Key:
    if ch == "<":
        return _delete(0.8)
    if ch == ">":
        return _action(action, 0.8)
    if ch.isdigit():
        return Key(ch, Type(ch), size=24, under=DIAL.get(ch, "") if kind == "phone" else "")
    units = 0.8 if ch in "-+/ " else 1.0
    icon = "space_bar" if ch == " " else None
    return Key(ch, Type(ch), "side", units, icon=icon, desc=NAMES.get(ch, ch), enabled=ch not in refused)
