"""Pages of the soft keyboard: which keys stand in which row, by kind of field, page and shift."""

from __future__ import annotations

from gts_env.android.effects import Erase, Press, Turn, Type
from gts_env.android.system.key import Key
from gts_env.android.system.key_words import KeyWords

Rows = list[list[Key]]

ACTIONS: dict[str, str] = {
    "done": "check",
    "next": "keyboard_tab",
    "search": "search",
    "send": "send",
    "go": "arrow_forward",
    "enter": "keyboard_return",
}
"""Symbol of the action key."""
PADS: dict[str, tuple[str, ...]] = {
    "number": ("123-", "456 ", "789<", ",0.>"),
    "phone": ("123-", "456+", "789<", "*0#>"),
    "datetime": ("123-", "456/", "789<", ":0.>"),
}
"""Number pads; ``<`` stands for backspace and ``>`` for the action key."""
DIAL = {"2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"}
BESIDE_SPACE = {"email": "@", "uri": "/"}
SYMBOLS = ("1234567890", "@#$_&-+()/", "*\"':;!?")
MORE = ("~`|•√π÷×§∆", "£¢€¥^°={}\\", "%©®™¶[]")


def rows(said: KeyWords, kind: str, action: str, page: str, shift: str, refused: frozenset[str]) -> Rows:
    """Keys of a board, top row first.

    Args:
        said: What keys are called.
        kind: Input type of the field.
        action: Action of the field; see :data:`ACTIONS`.
        page: ``letters``, ``symbols`` or ``more``.
        shift: ``off``, ``on`` or ``lock``.
        refused: Characters the field does not take: their keys are greyed out.
    """
    if kind in PADS:
        return _pad(said, kind, action, refused)
    if page == "letters":
        top = _letters(said, shift)
    elif page == "symbols":
        top = _symbols(said, SYMBOLS, Key("=\\<", Turn(page="more"), "pill", 1.5, size=15, desc=said.more_symbols))
    else:
        top = _symbols(said, MORE, Key("?123", Turn(page="symbols"), "pill", 1.5, size=15, desc=said.symbols))
    return [*top, _bottom(said, kind, action, page, refused)]


def _char(said: KeyWords, ch: str, kind: str = "letter", **more: float) -> Key:
    return Key(ch, Type(ch), kind, desc=said.of(ch), **more)  # type: ignore[arg-type]


def _delete(said: KeyWords, units: float = 1.5) -> Key:
    return Key("", Erase(), "side", units, icon="backspace", desc=said.delete)


def _action(said: KeyWords, action: str, units: float = 1.5) -> Key:
    name = action if action in ACTIONS else "done"
    return Key("", Press("enter"), "action", units, icon=ACTIONS[name], desc=getattr(said, name))


def _letters(said: KeyWords, shift: str) -> Rows:
    first, second, third = said.rows
    if shift != "off":
        first, second, third = first.upper(), second.upper(), third.upper()
    # Shorter rows stand in the middle under the first: with room at their sides, or between two wider keys.
    beside, side = (len(first) - len(second)) / 2, (len(first) - len(third)) / 2
    middle = [_char(said, ch) for ch in second]
    middle[0] = _char(said, second[0], lead=beside)
    middle[-1] = _char(said, second[-1], trail=beside)
    return [
        [_char(said, ch) for ch in first],
        middle,
        [_shift(said, shift, side), *[_char(said, ch) for ch in third], _delete(said, side)],
    ]


def _shift(said: KeyWords, shift: str, units: float) -> Key:
    desc = {"off": said.shift, "on": said.shift_on, "lock": said.caps}[shift]
    tap = Turn(shift="on" if shift == "off" else "off")
    icon = "keyboard_capslock" if shift == "lock" else "shift"
    kind = "side" if shift == "off" else "pill" if shift == "on" else "action"
    return Key("", tap, kind, units, icon=icon, filled=shift == "on", double=Turn(shift="lock"), desc=desc)


def _symbols(said: KeyWords, lines: tuple[str, ...], turn: Key) -> Rows:
    first, second, third = lines
    return [
        [_char(said, ch) for ch in first],
        [_char(said, ch) for ch in second],
        [turn, *[_char(said, ch) for ch in third], _delete(said)],
    ]


def _bottom(said: KeyWords, kind: str, action: str, page: str, refused: frozenset[str]) -> list[Key]:
    if page == "letters":
        turn = Key("?123", Turn(page="symbols"), "pill", 1.5, size=15, desc=said.symbols)
    else:
        turn = Key("ABC", Turn(page="letters"), "pill", 1.5, size=15, desc=said.letters)
    before, after = (BESIDE_SPACE.get(kind, ","), ".") if page != "more" else ("<", ">")
    space = Key("", Type(" "), "letter", 5, desc=said.space, enabled=" " not in refused)
    return [turn, _char(said, before, "side"), space, _char(said, after, "side"), _action(said, action)]


def _pad(said: KeyWords, kind: str, action: str, refused: frozenset[str]) -> Rows:
    return [[_pad_key(said, kind, ch, action, refused) for ch in line] for line in PADS[kind]]


def _pad_key(said: KeyWords, kind: str, ch: str, action: str, refused: frozenset[str]) -> Key:
    if ch == "<":
        return _delete(said, 0.8)
    if ch == ">":
        return _action(said, action, 0.8)
    if ch.isdigit():
        return Key(ch, Type(ch), size=24, under=DIAL.get(ch, "") if kind == "phone" else "")
    units = 0.8 if ch in "-+/ " else 1.0
    icon = "space_bar" if ch == " " else None
    return Key(ch, Type(ch), "side", units, icon=icon, desc=said.of(ch) or ch, enabled=ch not in refused)
