"""Writes the tables of fault operators into ``concepts/faults.md``: ``python docs/make_operators.py``."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from gts_env.faults.binding import operator_class, operator_names
from gts_env.faults.operator import SEAMS, Operator

PAGE = Path(__file__).resolve().parent / "concepts" / "faults.md"
BEGIN, END = "<!-- operators: made by docs/make_operators.py -->\n", "<!-- end of operators -->\n"
_PUBLIC = re.compile(r"Public names?: ([^.]*)\.")
_PARAMETER = re.compile(r"^    (\w+): ((?:.*\n?)(?: {8}.*\n?)*)", re.MULTILINE)


def tables() -> str:
    """One table a seam."""
    kinds = {name: operator_class(name) for name in operator_names()}
    parts = []
    for seam in SEAMS:
        rows = [_row(name, kind) for name, kind in kinds.items() if kind.seam == seam]
        head = "| operator | what it does | parameters |\n|---|---|---|\n"
        parts.append(f"### {seam.replace('_', ' ').capitalize()}\n\n{head}{''.join(rows)}")
    return "\n".join(parts)


def _row(name: str, kind: type[Operator]) -> str:
    told, _, parameters = inspect.cleandoc(kind.__doc__ or "").partition("\nParameters:\n")
    public = _PUBLIC.search(_line(told))
    what = _line(_PUBLIC.sub("", told))
    if public:
        what += f" *{public[1]}*"
    listed = [f"`{key}`: {_line(text)}" for key, text in _PARAMETER.findall(parameters)]
    return f"| `{name}` | {_cell(what)} | {_cell('<br>'.join(listed))} |\n"


def _line(text: str) -> str:
    return " ".join(text.replace("``", "`").split())


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def renewed(page: str) -> str:
    """The page with its tables made anew."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n{tables()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
