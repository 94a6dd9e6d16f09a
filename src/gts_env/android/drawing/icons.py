"""Material Symbols by name."""

from __future__ import annotations

import difflib
from functools import cache

from gts_env.android.drawing.fonts import FONT_DIR


class UnknownIcon(LookupError):
    """An icon name that is not in the vendored subset."""


@cache
def icon_table() -> dict[str, int]:
    """All vendored icons: name -> code point."""
    rows = (FONT_DIR / "MaterialSymbols.tsv").read_text(encoding="utf-8").splitlines()
    return {name: int(code, 16) for name, code in (row.split("\t") for row in rows)}


def icon_char(name: str) -> str:
    """The character that draws ``name`` in the symbol fonts.

    Raises:
        UnknownIcon: the subset has no such icon; the message lists near names.
    """
    table = icon_table()
    try:
        return chr(table[name])
    except KeyError:
        near = ", ".join(difflib.get_close_matches(name, table, n=5, cutoff=0.5)) or "none"
        raise UnknownIcon(
            f"No icon named {name!r} among the {len(table)} vendored ones; near names: {near}. "
            "To add one, put it into tools/icon_names.txt and run tools/build_fonts.py."
        ) from None
