"""What the text of a receipt says: whom the money went to, and how much."""

from __future__ import annotations

from dataclasses import dataclass

from gts_env.apps.living.expenses.money import RATES, amounts_in, currency_in

_TOTALS = (
    "total", "sum", "amount", "summe", "gesamt", "betrag", "paid", "الإجمالي", "المجموع", "סה״כ", "סכום", "कुल",
    "合计", "总计", "合計",
)  # fmt: skip
_PARTIAL = ("subtotal", "sub-total", "zwischensumme", "小计", "小計")
MOST_NOTE = 120


@dataclass(frozen=True, slots=True)
class Receipt:
    """A receipt as far as it was understood.

    Attributes:
        note: Its first line.
        amount: Hundredths; 0 if there is none.
        currency: Currency it names; empty if it names none that the app knows.
    """

    note: str
    amount: int
    currency: str


def read(text: str) -> Receipt:
    """Read a receipt: the line of the total counts, else the largest amount there is."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    totals = [line for line in lines if _has(line, _TOTALS) and not _has(line, _PARTIAL)]
    found = [a for line in totals or lines for a in amounts_in(line)]
    currency = currency_in("\n".join(totals)) or currency_in(text)
    note = lines[0][:MOST_NOTE] if lines else ""
    return Receipt(note, max(found, default=0), currency if currency in RATES else "")


def _has(line: str, words: tuple[str, ...]) -> bool:
    folded = line.casefold()
    return any(word in folded for word in words)
