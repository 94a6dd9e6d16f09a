"""The arithmetic of the amount pad: numbers and the four signs, times and by before plus and minus."""

from __future__ import annotations

import re
from decimal import ROUND_HALF_EVEN, Decimal

SIGNS = "+−×÷"
MOST_DIGITS = 14
_PARTS = re.compile(r"\d*\.?\d+|\d+\.?|[+−×÷]")


def result(text: str) -> Decimal | None:
    """Value of an expression, a sign at its end left out; None for nothing typed, or for a division by nothing."""
    parts = _PARTS.findall(text.rstrip(SIGNS))
    if not parts:
        return None
    total, term, pending = Decimal(0), Decimal(parts[0]), "+"
    for sign, number in zip(parts[1::2], parts[2::2], strict=False):
        value = Decimal(number)
        if sign == "×":
            term *= value
        elif sign == "÷":
            if not value:
                return None
            term /= value
        else:
            total, term, pending = _added(total, term, pending), value, sign
    return _added(total, term, pending)


def _added(total: Decimal, term: Decimal, sign: str) -> Decimal:
    return total - term if sign == "−" else total + term


def amount(text: str) -> int | None:
    """Value of an expression in hundredths."""
    value = result(text)
    return None if value is None else int((value * 100).quantize(Decimal(1), rounding=ROUND_HALF_EVEN))


def pressed(text: str, key: str, places: int) -> str:
    """The expression after a key; a key that does not fit leaves it as it is.

    Args:
        text: Expression so far.
        key: A digit, ``.``, one of the signs, ``back`` or ``clear``.
        places: Digits after the decimal point at most.
    """
    if key == "clear":
        return ""
    if key == "back":
        return text[:-1]
    if key in SIGNS:
        if not text:
            return text
        return text[:-1] + key if text[-1] in SIGNS else text.rstrip(".") + key
    last = re.split(f"[{SIGNS}]", text)[-1]
    if key == ".":
        return text + ("." if last else "0.") if places and "." not in last else text
    if last == "0":
        return text[:-1] + key
    whole, point, part = last.partition(".")
    full = len(part) >= places if point else len(whole) >= MOST_DIGITS - 2
    return text if full else text + key


def plain(value: int, places: int) -> str:
    """Hundredths as an expression: as few digits as it takes."""
    if not value:
        return ""
    text = f"{Decimal(value) / 100:.{places}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def shown(text: str, decimal: str, group: str) -> str:
    """An expression as it is written in a language: grouped, with its decimal sign and room around the signs."""
    out = []
    for part in re.split(f"([{SIGNS}])", text):
        if part in SIGNS and part:
            out.append(f" {part} ")
            continue
        whole, point, rest = part.partition(".")
        head = f"{int(whole):,}".replace(",", group) if whole else ""
        out.append(head + (decimal + rest if point else ""))
    return "".join(out).rstrip(" ") if text and text[-1] not in SIGNS else "".join(out)
