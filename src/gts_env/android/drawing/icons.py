"""Material Symbols by name."""

from __future__ import annotations

from functools import cache

from gts_env.android.drawing.fonts import FONT_DIR
from gts_env.errors import UnknownIdError


@cache
def icon_table() -> dict[str, int]:
    """All vendored icons: name -> code point."""
    rows = (FONT_DIR / "MaterialSymbols.tsv").read_text(encoding="utf-8").splitlines()
    return {name: int(code, 16) for name, code in (row.split("\t") for row in rows)}


def icon_char(name: str) -> str:
    """The character that draws ``name`` in the symbol fonts.

    Raises:
        UnknownIdError: no such icon is in the vendored subset (``tools/icon_names.txt``); near names are listed.
    """
    table = icon_table()
    code = table.get(name)
    if code is None:
        raise UnknownIdError.of("icon", name, table)
    return chr(code)
