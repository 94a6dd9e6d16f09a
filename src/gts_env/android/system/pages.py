"""Pages of the soft keyboard: which keys stand in which row, by kind of field, page and shift."""

from __future__ import annotations

import unicodedata
from itertools import zip_longest

from gts_env.android.effects import Erase, Press, Turn, Type
from gts_env.android.system.key import Key
from gts_env.android.system.key_layouts import KeyLayout, Lines
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
BRACKETS = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def rows(
    said: KeyWords, layout: KeyLayout, kind: str, action: str, page: str, shift: str, refused: frozenset[str]
) -> Rows:
    """Keys of a board, top row first.

    Args:
        said: What keys are called.
        layout: Which characters they type.
        kind: Input type of the field.
        action: Action of the field; see :data:`ACTIONS`.
        page: ``letters``, ``symbols`` or ``more``.
        shift: ``off``, ``on`` or ``lock``.
        refused: Characters the field does not take: their keys are greyed out.
    """
    if kind in PADS:
        return _pad(said, kind, action, refused)
    if page == "letters":
        top = _letters(said, layout, shift)
    elif page == "symbols":
        turn = Key("=\\<", Turn(page="more"), "pill", 1.5, size=15, desc=said.more_symbols)
        top = _symbols(said, layout, (tuple(layout.digits), *layout.symbols), turn)
    else:
        top = _symbols(said, layout, layout.more, _to_symbols(said, layout))
    return [*top, _bottom(said, layout, kind, action, page, refused)]


def _char(
    said: KeyWords, layout: KeyLayout, ch: str, kind: str = "letter", long: str | None = None, **more: float
) -> Key:
    long = long or layout.held.get(ch)
    hold, corner = (None, "") if long is None else (Type(long), _shown(long, layout))
    label, desc = _shown(ch, layout), said.of(ch) or ch
    return Key(label, Type(ch), kind, desc=desc, hold=hold, corner=corner, **more)  # type: ignore[arg-type]


def _shown(text: str, layout: KeyLayout) -> str:
    """How a character looks on a key: as it will in the text, and a mark over or under an empty place."""
    if layout.mirrored:
        text = text.translate(BRACKETS)
    return f"\u25cc{text}" if len(text) == 1 and unicodedata.category(text) in ("Mn", "Mc") else text


def _delete(said: KeyWords, units: float = 1.5) -> Key:
    return Key("", Erase(), "side", units, icon="backspace", desc=said.delete)


def _action(said: KeyWords, action: str, units: float = 1.5) -> Key:
    name = action if action in ACTIONS else "done"
    return Key("", Press("enter"), "action", units, icon=ACTIONS[name], desc=getattr(said, name))


def _letters(said: KeyWords, layout: KeyLayout, shift: str) -> Rows:
    shifted = layout.shifted
    first, second, third = layout.letters if shifted is None or shift == "off" else shifted
    # Shorter rows stand in the middle under the first: with room at their sides, or between two wider keys.
    beside = (len(first) - len(second)) / 2
    size = 22 if len(first) <= 10 else 20
    middle = [_char(said, layout, ch, size=size) for ch in second]
    middle[0] = _char(said, layout, second[0], lead=beside, size=size)
    middle[-1] = _char(said, layout, second[-1], trail=beside, size=size)
    letters = [_char(said, layout, ch, size=size) for ch in third]
    room = len(first) - len(third)
    if shifted is None:
        last = [*letters, _delete(said, room)]
    else:
        last = [_shift(said, shift, room / 2), *letters, _delete(said, room / 2)]
    top = [_char(said, layout, ch, long=digit, size=size) for ch, digit in zip_longest(first, layout.digits)]
    return [top, middle, last]


def _shift(said: KeyWords, shift: str, units: float) -> Key:
    desc = {"off": said.shift, "on": said.shift_on, "lock": said.caps}[shift]
    tap = Turn(shift="on" if shift == "off" else "off")
    icon = "keyboard_capslock" if shift == "lock" else "shift"
    kind = "side" if shift == "off" else "pill" if shift == "on" else "action"
    return Key("", tap, kind, units, icon=icon, filled=shift == "on", double=Turn(shift="lock"), desc=desc)


def _symbols(said: KeyWords, layout: KeyLayout, lines: Lines, turn: Key) -> Rows:
    first, second, third = [[_char(said, layout, ch) for ch in line] for line in lines]
    return [first, second, [turn, *third, _delete(said)]]


def _to_symbols(said: KeyWords, layout: KeyLayout) -> Key:
    return Key(layout.to_symbols, Turn(page="symbols"), "pill", 1.5, size=15, desc=said.symbols)


def _bottom(said: KeyWords, layout: KeyLayout, kind: str, action: str, page: str, refused: frozenset[str]) -> list[Key]:
    if page == "letters":
        turn = _to_symbols(said, layout)
    else:
        turn = Key(layout.to_letters, Turn(page="letters"), "pill", 1.5, size=15, desc=said.letters)
    globe = page == "letters" and layout.second
    label = layout.space if page == "letters" else ""
    space = Key(label, Type(" "), "space", 4 if globe else 5, size=14, desc=said.space, enabled=" " not in refused)
    beside = [_char(said, layout, ch, "side") for ch in _beside_space(layout, kind, page)]
    return [turn, beside[0], *([_globe(said)] if globe else []), space, beside[1], _action(said, action)]


def _beside_space(layout: KeyLayout, kind: str, page: str) -> tuple[str, str]:
    """The characters at the sides of the space bar: plain ones where addresses are typed."""
    if page == "more":
        return (">", "<") if layout.mirrored else ("<", ">")
    plain = kind in BESIDE_SPACE or page != "letters"
    return BESIDE_SPACE.get(kind, layout.comma), "." if plain else layout.period


def _globe(said: KeyWords) -> Key:
    return Key("", Turn(language=True), "side", icon="language", desc=said.language)


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
